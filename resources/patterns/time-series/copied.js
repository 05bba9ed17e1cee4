{ // not emitted
print("copied", copied);
}
