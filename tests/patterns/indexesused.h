// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/patterncase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

namespace sw::patterntesting
{

/// Tells which indexes serve emitted code: the script lets the server note each operation, calls the functions of the
/// live script and all that only read, and answers with faults and with what was not tried.
struct IndexTrace
{
    QString wrappers; ///< behind the code: each function says when it begins and ends
    QString script;
};

namespace indextrace
{

constexpr char calls[] = R"js(
const samplesOf = collection => {
  const ids = collection.find({}, { _id: 1 }).toArray().map(one => one._id);
  return ids.filter((id, n) => n % Math.ceil(ids.length / 25) === 0);
};
const valueOf = (name, sample, index) => {
  const paths = Object.keys(allIndexes.find(one => one.names.includes(index))?.key ?? {});
  if (name.startsWith("filter")) return Object.fromEntries(paths.filter(path => path !== "type" && path !== "_id").map(path => [path, 1]));
  if (name === "wanted") return [Object.fromEntries(paths.map(path => [path.split(".").pop(), 1]))];
  if (name.startsWith("sort")) return {};
  const known = { direction: 1, limit: 5, skip: 0, page: 1, from: new Date(0), to: new Date(4e12), date: new Date(), key: "hull" };
  return known[name] ?? sample;
};
)js";

constexpr char run[] = R"js(
const untried = [];
db.setProfilingLevel(0);
db.system.profile.drop();
db.createCollection("system.profile", { capped: true, size: 33554432 });
const allIndexes = [];
const names = db.getCollectionInfos().filter(one => one.type === "collection" && !one.name.startsWith("system.")).map(one => one.name);
for (const name of names) {
  for (const index of db.getCollection(name).getIndexes()) {
    const keys = Object.entries(index.key);
    allIndexes.push({ collection: name, key: index.key, index: index.name,
      text: "{ " + keys.map(([path, kind]) => path + ": " + (typeof kind === "string" ? `"${kind}"` : kind)).join(", ") + " }",
      names: [index.name, ...keys.map((key, i) => keys.slice(0, i + 1).map(([path]) => path).join(", "))] });
  }
}
const accesses = () => new Map(names.flatMap(name => db.getCollection(name).aggregate([{ $indexStats: {} }]).toArray().map(one => [name + " " + one.name, Number(one.accesses.ops)])));
const before = accesses();
db.setProfilingLevel(2);
try {
  if (live.factsAfter) live.factsAfter();
  for (let i = 0; live.write && i < 8; i += 1) live.write(3, i);
} catch (error) {
  untried.push("after the other writes: " + error.message);
}
db.traced.findOne({ begin: "" });
%1
db.setProfilingLevel(0);
const after = accesses();
const joined = allIndexes.filter(one => after.get(one.collection + " " + one.index) > (before.get(one.collection + " " + one.index) ?? 0)).flatMap(one => one.names);
const used = {};
const open = [];
for (const op of db.system.profile.find().sort({ $natural: 1 }).toArray()) {
  const name = op.ns.slice(db.getName().length + 1);
  const { begin, end } = name === "traced" ? op.command.filter : {};
  if (begin === "") open.length = 0;
  if (begin) open.push(begin);
  if (end && open.includes(end)) open.splice(open.lastIndexOf(end), 1);
  if (name === "traced" || !op.planSummary) continue;
  const plan = op.planSummary;
  const there = allIndexes.filter(one => one.collection === name);
  const by = /IDHACK|EXPRESS/.test(plan) ? ["_id"] : there.filter(one => plan.includes(one.text)).flatMap(one => one.names);
  if (there.length === 0 && plan.includes("IXSCAN")) by.push("time series");
  if (/"\$(lookup|graphLookup|unionWith)"/.test(EJSON.stringify(op.command))) by.push(...joined);
  for (const one of open) {
    used[one] ||= { names: [], scans: [] };
    used[one].names.push(...by);
    if (plan.includes("COLLSCAN") && op.docsExamined > 0) used[one].scans.push(name + " " + EJSON.stringify(op.command).slice(0, 300));
  }
}
db.system.profile.drop();
const faults = [];
for (const snippet of %2) {
  const called = snippet.functions.filter(name => used[name]);
  if (snippet.index === "" || snippet.functions.length === 0) continue;
  if (called.length === 0) {
    untried.push(snippet.title);
    continue;
  }
  const all = new Set(called.flatMap(name => used[name].names));
  if (!all.has(snippet.index) && !all.has("time series")) faults.push(snippet.title + ": not by " + snippet.index + " but " + [...all]);
  if (!snippet.mayScan) faults.push(...called.flatMap(name => used[name].scans).map(text => snippet.title + ": reads all of " + text));
}
return { faults, untried };
)js";

} // namespace indextrace

inline IndexTrace indexTraceOf(const testsupport::PatternCase &one)
{
    static const QRegularExpression function(QStringLiteral("^function (\\w+)\\(([^)]*)\\) \\{.*?^\\}"),
                                             QRegularExpression::MultilineOption |
                                                 QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression writes(
        QStringLiteral("update|insert|delete|findAnd|findOneAnd|\\$merge|\\$out|bulkWrite|Session|watch\\("));
    static const QRegularExpression collection(
        QStringLiteral("db\\.(?:getCollection\\(\"(?:[^\"\\\\]|\\\\.)*\"\\)|\\w+)"));
    IndexTrace out;
    QString calls;
    QJsonArray snippets;
    QSet<QString> known;
    for (const testsupport::PatternStage &stage : one.stages) {
        for (const patterns::CodeSnippet &snippet : stage.code) {
            QJsonArray functions;
            bool mayScan = snippet.note.contains(QLatin1String("index"));
            for (auto it = function.globalMatch(snippet.script); it.hasNext();) {
                const QRegularExpressionMatch match = it.next();
                const QString name = match.captured(1), body = match.captured();
                if (!body.contains(QLatin1String("db.")))
                    continue;
                functions << name;
                mayScan = mayScan || match.captured(2).contains(QLatin1String("filter"));
                if (known.contains(name))
                    continue;
                known << name;
                out.wrappers += QStringLiteral("{ const plain = %1; %1 = function (...given) { db.traced.findOne({ "
                                               "begin: \"%1\" }); let out; try { out = plain(...given); } finally { "
                                               "db.traced.findOne({ end: \"%1\" }); } return out; }; }\n"
                                               "globalThis.traced ||= {};\n"
                                               "globalThis.traced.%1 = %1;\n")
                                    .arg(name);
                if (body.contains(writes))
                    continue;
                QStringList values;
                for (const QString &parameter : match.captured(2).split(QStringLiteral(", "), Qt::SkipEmptyParts))
                    values << QStringLiteral("valueOf(\"%1\", sample, %2)")
                                  .arg(
                                      parameter.section(QLatin1Char(' '), 0, 0),
                                      QString::fromUtf8(
                                          QJsonDocument(QJsonArray{snippet.indexUsed}).toJson(QJsonDocument::Compact)) +
                                          QStringLiteral("[0]"));
                calls += QStringLiteral("for (const sample of samplesOf(%1)) { try { traced.%2(%3); } catch (error) { "
                                        "untried.push(\"%2: \" + error.message); } }\n")
                             .arg(collection.match(body).captured(), name, values.join(QStringLiteral(", ")));
            }
            snippets << QJsonObject{{QStringLiteral("title"), snippet.title},
                                    {QStringLiteral("index"), snippet.indexUsed},
                                    {QStringLiteral("functions"), functions},
                                    {QStringLiteral("mayScan"), mayScan}};
        }
    }
    out.script =
        QLatin1String(indextrace::calls) +
        QString(QLatin1String(indextrace::run))
            .replace(QLatin1String("%1"), calls)
            .replace(QLatin1String("%2"), QString::fromUtf8(QJsonDocument(snippets).toJson(QJsonDocument::Compact)));
    return out;
}

} // namespace sw::patterntesting
