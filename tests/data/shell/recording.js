// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a script for MongoDB's shell in an empty context whose db only records: node recording.js SCRIPT [EXISTING-JSON]
// EXISTING-JSON: {"name": "type", ...} of collections that are there already, {"fail": ["createIndexes", ...]} inside it
// under the key "" makes those commands fail, {"helpers": true} there lets the shell's own helpers be called, which are
// recorded as {"getCollection": NAME, "call": METHOD}. Prints one line of canonical Extended JSON for each command, then "done" or
// "error: ...". EJSON behaves like the bson package's where that matters here: objects are copied key by key.
"use strict";
const fs = require("fs");
const vm = require("vm");

class Typed {
  constructor(json) { this.json = json; }
}

const typeNames = ["$oid", "$numberInt", "$numberLong", "$numberDouble", "$numberDecimal", "$binary", "$uuid", "$date", "$timestamp", "$regularExpression",
                   "$regex", "$code", "$symbol", "$undefined", "$minKey", "$maxKey", "$dbPointer", "$ref"];

function converted(value) {
  if (Array.isArray(value)) return value.map(converted);
  if (value === null || typeof value !== "object") return value;
  if (Object.keys(value).some(key => typeNames.includes(key))) return new Typed(JSON.stringify(value));
  const copy = {};
  for (const key of Object.keys(value)) copy[key] = converted(value[key]);
  return copy;
}

const EJSON = {
  parse(text, options) {
    if (!options || options.relaxed !== false) throw new Error("EJSON.parse without {relaxed: false} loses types");
    return converted(JSON.parse(text));
  },
};

function isMap(value) { return Object.prototype.toString.call(value) === "[object Map]"; }

function written(value) {
  if (value === null) return "null";
  if (value instanceof Typed) return value.json;
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number" && Number.isInteger(value)) return `{"$numberInt":"${value}"}`;
  if (Array.isArray(value)) return "[" + value.map(written).join(",") + "]";
  const entries = isMap(value) ? [...value] : Object.entries(value);
  if (typeof value === "object") return "{" + entries.map(([key, each]) => JSON.stringify(key) + ":" + written(each)).join(",") + "}";
  throw new Error("not a value: " + typeof value);
}

const existing = JSON.parse(process.argv[3] || "{}");
const failing = (existing[""] || {}).fail || [];
const helpers = Boolean((existing[""] || {}).helpers);
delete existing[""];
const lines = [];
const helperOf = collection => new Proxy({}, {
  get(target, call) {
    return () => {
      lines.push(written({getCollection: collection, call}));
      return call === "getIndexes" ? [] : 0;
    };
  },
});
const db = new Proxy({}, {
  get(target, name) {
    if (helpers && name === "getCollection") return helperOf;
    if (helpers && name === "getCollectionInfos") return filter => helperOf(filter.name)[name]();
    if (name !== "runCommand") throw new Error("db." + String(name) + " was used");
    return command => {
      lines.push(written(command));
      const kind = isMap(command) ? [...command.keys()][0] : Object.keys(command)[0];
      if (failing.includes(kind)) return {ok: 0, errmsg: "refused"};
      if (kind !== "listCollections") return {ok: 1};
      const name = command.filter.name;
      const found = Object.prototype.hasOwnProperty.call(existing, name) ? [{name, type: existing[name]}] : [];
      return {ok: 1, cursor: {id: 0, firstBatch: found}};
    };
  },
  set() { throw new Error("db was written to"); },
});

const printed = [];
const context = vm.createContext({db, EJSON, print: text => { printed.push(text); }});
const before = Object.keys(context).join();
let end = "done";
try {
  vm.runInContext(fs.readFileSync(process.argv[2], "utf8"), context, {timeout: 20000});
  if (Object.keys(context).join() !== before) end = "error: globals were made";
} catch (error) {
  end = "error: " + error.message.replace(/\n/g, " ");
}
if (printed.some(text => /[^\n -~]/.test(text))) end = "error: unescaped text was printed";
process.stdout.write(lines.map(line => line + "\n").join("") + end + "\n");
