{
// $oneRun$
// $compare$
goOn();
$items$.drop();
taken.drop();
running.drop();
}
