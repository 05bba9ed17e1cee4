// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/shellscript.h"
#include "models/patterns/merging.h"
#include "models/patterns/script.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace sw::patterns
{

using design::Collection;
using Values = QHash<QString, QString>;

namespace
{

class Text
{
    Q_DECLARE_TR_FUNCTIONS(Merging)
};

constexpr char check[] = R"js(
print("server", db.version());
const kinds = [
@kinds@
];
const clashes = [];
for (const { name, kind } of kinds) {
  print(name, kind, db.getCollection(name).countDocuments({}));
  for (const other of new Set([...kinds.map(one => one.name), @targetName@])) {
    if (other === name) continue;
    const ids = db.getCollection(name).aggregate([
      { $match: { @type@: { $in: [null, kind] } } },
      { $lookup: { from: other, localField: "_id", foreignField: "_id", as: "same" } },
      { $match: { same: { $elemMatch: { @type@: { $ne: kind } } } } },
      { $limit: 20 },
      { $project: { _id: 1 } },
    ]).toArray().map(one => one._id);
    if (ids.length > 0) clashes.push(name + " and " + other + " " + EJSON.stringify(ids));
  }
}
print("ids that two collections have (must be none)", clashes);
if (clashes.length > 0) throw new Error("give these documents other ids first, and those who refer to them: " + clashes.join("; "));
@checkUnique@
)js";

constexpr char checkUnique[] = R"js(
for (const path of [@unique@]) {
  const values = [{ $match: { [path]: { $exists: true } } }, { $project: { value: "$" + path } }];
  const twice = db.getCollection(kinds[0].name).aggregate([
    ...values,
    ...kinds.slice(1).map(one => ({ $unionWith: { coll: one.name, pipeline: values } })),
    { $group: { _id: { value: "$value", id: "$_id" } } },
    { $group: { _id: "$_id.value", n: { $sum: 1 } } },
    { $match: { n: { $gt: 1 } } },
    { $limit: 20 },
  ], { allowDiskUse: true }).toArray().map(one => one._id);
  print("values of a unique field that two documents have (must be none)", path, twice);
  if (twice.length > 0) throw new Error("these values have to be unique: " + path + " " + EJSON.stringify(twice));
}
)js";

constexpr char makeIndexes[] = R"js(
@parse@
for (const [name, indexes] of [
@indexes@
]) {
  @dropOthers@
  if (indexes.length > 0) db.runCommand({ createIndexes: name, indexes: indexes });
}
)js";

constexpr char dropOthers[] = R"js(
const text = one => EJSON.stringify([one.name, one.key, one.unique ?? false, one.sparse ?? false, one.partialFilterExpression ?? null, one.expireAfterSeconds ?? null]);
  const there = db.getCollectionInfos({ name: name }).length > 0 ? db.getCollection(name).getIndexes() : [];
  for (const old of there) if (old.name !== "_id_" && !indexes.some(one => text(one) === text(old))) db.getCollection(name).dropIndex(old.name);
)js";

constexpr char copyOther[] = R"js(
@source@.aggregate([
  { $set: { @type@: { $literal: @value@ } } },
  @stages@
  { $merge: { into: @targetName@, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
]);
)js";

constexpr char markOwn[] = R"js(
@source@.updateMany({ @type@: { $exists: false } }, [
  { $set: { @type@: { $literal: @value@ } } },
  @stages@
]);
)js";

constexpr char missingFrom[] = R"js(
const kinds = [
@kinds@
];
// Documents of a kind that are not in the one collection, or not as this kind.
function missing({ name, kind }) {
  if (name === @targetName@) return @target@.countDocuments({ @type@: { $exists: false } });
  return db.getCollection(name).aggregate([
    { $lookup: { from: @targetName@, localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { @type@: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
)js";

constexpr char compare[] = R"js(
for (const one of kinds) {
  const left = missing(one);
  print(one.name, db.getCollection(one.name).countDocuments({}), one.kind, @target@.countDocuments({ @type@: one.kind }), "missing (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + one.name);
}
)js";

constexpr char dropSources[] = R"js(
for (const one of kinds) {
  if (one.name === @targetName@) continue;
  if (missing(one) > 0) throw new Error("some documents were not copied: " + one.name);
  db.getCollection(one.name).drop();
}
)js";

constexpr char copyBack[] = R"js(
@target@.aggregate([
  { $match: { @type@: @value@ } },
  @back@
  { $unset: @typeName@ },
  { $merge: { into: @sourceName@, on: "_id", whenMatched: "replace", whenNotMatched: "insert" } },
]);
)js";

constexpr char checkBack[] = R"js(
const kinds = [
@kinds@
];
for (const { name, kind } of kinds) {
  if (name === @targetName@) continue;
  const left = @target@.aggregate([
    { $match: { @type@: kind } },
    { $lookup: { from: name, localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: [] } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
  print(name, "not copied back (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + name);
}
)js";

constexpr char unmarkOwn[] = R"js(
for (const { name, kind } of kinds) if (name !== @targetName@) @target@.deleteMany({ @type@: kind });
@target@.updateMany({ @type@: { $exists: true } }, [
  @back@
  { $unset: @typeName@ },
]);
)js";

constexpr char dropTarget[] = R"js(
@target@.drop();
)js";

/// The lines of [name, indexes] for \p collections, and whether they need parse().
QString indexLines(const QList<const Collection *> &collections)
{
    QStringList lines;
    for (const Collection *collection : collections) {
        QStringList indexes;
        for (const design::Index &index : collection->indexes)
            indexes << QStringLiteral("    ") + QString::fromUtf8(base::shellExpression(design::indexSpecification(index), 4)) + QLatin1Char(',');
        lines << QStringLiteral("  [") + scriptString(collection->name)
                + (indexes.isEmpty() ? QStringLiteral(", []],") : QStringLiteral(", [\n") + indexes.join(QLatin1Char('\n')) + QStringLiteral("\n  ]],"));
    }
    return lines.join(QLatin1Char('\n'));
}

/// \p exists: one of them may have other indexes by now, which would be in the way.
QString indexScript(const QList<const Collection *> &collections, bool exists)
{
    const QString lines = indexLines(collections);
    const QString parse = lines.contains(QLatin1String("parse(")) ? QStringLiteral("const parse = text => EJSON.parse(text, { relaxed: false });") : QString();
    return scriptFilled(makeIndexes, {{QStringLiteral("indexes"), lines}, {QStringLiteral("parse"), parse}, {QStringLiteral("dropOthers"), exists ? QString::fromUtf8(dropOthers).trimmed() : QString()}});
}

/// Paths whose values have to be unique over all kinds.
QString uniquePaths(const Collection &merged, const QString &discriminator)
{
    QStringList paths;
    for (const design::Index &index : merged.indexes) {
        const bool ofOneKind = QJsonDocument::fromJson(index.partialFilter.toRelaxedJson()).object().contains(discriminator);
        if (index.unique && index.keys.size() == 1 && index.keys.first().path != discriminator && !ofOneKind)
            paths << scriptString(index.keys.first().path);
    }
    return paths.join(QStringLiteral(", "));
}

Values valuesOf(const QString &target, const QString &discriminator, const QList<MergedSource> &sources)
{
    QStringList kinds;
    for (const MergedSource &source : sources)
        kinds << QStringLiteral("  { name: ") + scriptString(source.collection) + QStringLiteral(", kind: ") + scriptString(source.value) + QStringLiteral(" },");
    return {{QStringLiteral("kinds"), kinds.join(QLatin1Char('\n'))}, {QStringLiteral("target"), scriptCollection(target)},
            {QStringLiteral("targetName"), scriptString(target)},     {QStringLiteral("type"), scriptKey(discriminator)},
            {QStringLiteral("typeName"), scriptString(discriminator)}};
}

Values with(Values values, const MergedSource &source)
{
    values.insert(QStringLiteral("source"), scriptCollection(source.collection));
    values.insert(QStringLiteral("sourceName"), scriptString(source.collection));
    values.insert(QStringLiteral("value"), scriptString(source.value));
    values.insert(QStringLiteral("stages"), source.stages);
    values.insert(QStringLiteral("back"), source.back);
    return values;
}

QList<MigrationStep> wayBack(const design::Design &before, const Values &values, const QString &target, const QList<MergedSource> &sources)
{
    QString copies, ownBack;
    QList<const Collection *> plain;
    bool own = false;
    for (const MergedSource &source : sources) {
        const bool isTarget = source.collection == target;
        own = own || isTarget;
        if (isTarget)
            ownBack = source.back;
        else
            copies += scriptFilled(copyBack, with(values, source));
        if (const Collection *collection = before.collection(source.collection))
            plain << collection;
    }
    Values last = values;
    last.insert(QStringLiteral("back"), ownBack);
    return {{Text::tr("Stop those who write"), {}, Text::tr("What they write meanwhile would be lost.")},
            {Text::tr("Copy each kind back"), copies, {}},
            {Text::tr("Remove what was put together"), scriptFilled(checkBack, values) + scriptFilled(own ? unmarkOwn : dropTarget, last), {}},
            {Text::tr("Build the former indexes"), indexScript(plain, own), {}}};
}

} // namespace

Migration mergeMigration(const design::Design &before, const design::Design &after, const QString &target, const QString &discriminator,
                         const QList<MergedSource> &sources, const QString &code)
{
    const Collection *merged = after.collection(target);
    if (!merged)
        return {};
    Values values = valuesOf(target, discriminator, sources);
    const QString unique = uniquePaths(*merged, discriminator);
    const QString ofUnique = unique.isEmpty() ? QString() : scriptFilled(checkUnique, {{QStringLiteral("unique"), unique}}).trimmed();
    values.insert(QStringLiteral("checkUnique"), ofUnique);
    QString copies;
    bool own = false;
    for (const MergedSource &source : sources) {
        const bool isTarget = source.collection == target;
        own = own || isTarget;
        const QString script = scriptFilled(isTarget ? markOwn : copyOther, with(values, source));
        copies = isTarget ? script + copies : copies + script;
    }
    const QString missing = scriptFilled(missingFrom, values);
    Migration migration;
    migration.steps = {{Text::tr("Check"), scriptFilled(check, values), unique.isEmpty() ? QString() : Text::tr("Needs MongoDB 4.4.")},
                       {Text::tr("Stop those who write"), {}, Text::tr("A document that changes after it was copied would keep its former values.")},
                       {Text::tr("Build the new indexes"), indexScript({merged}, own), {}},
                       {Text::tr("Copy"), copies, Text::tr("Needs MongoDB 4.2.")},
                       {Text::tr("Compare"), missing + scriptFilled(compare, values), {}},
                       {Text::tr("Start readers and writers that use the new code"), code, {}},
                       {Text::tr("Drop the former collections"), missing + scriptFilled(dropSources, values), Text::tr("Only once nobody uses them any more.")}};
    migration.undo = wayBack(before, values, target, sources);
    return migration;
}

} // namespace sw::patterns
