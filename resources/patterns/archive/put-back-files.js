function $restore$(folder) {
  const fs = require("fs");
  const names = fs.readdirSync(folder).filter(name => name.startsWith($fileName$ + "-") && name.endsWith(".jsonl")).sort().reverse();
  for (const name of names) {
    for (const line of fs.readFileSync(folder + "/" + name, "utf8").split("\n")) {
      if (line === "") continue;
      const one = EJSON.parse(line, { relaxed: false });
      // $putBack$
    }
  }
}
