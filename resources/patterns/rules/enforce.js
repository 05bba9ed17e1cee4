{
const name = $name$;
// $staged$
// $enforce$
if (!enforce(name, staged(name), $level$, $action$)) throw new Error("documents break the rules, which only warn: mend them, then run this step again");
print(name, "rules are in force:", $level$, $action$);
}
