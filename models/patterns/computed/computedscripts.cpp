// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/patterns/computed/computed.h"
#include "models/patterns/core/script.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

namespace
{

constexpr char addItem[] = R"js(
// The numbers change with each item.
function @add@(item) {
  @identify@
  @source@.insertOne(item);
  @target@.updateOne({ _id: @keyOfItem@ }, @change@@upsert@);
}
)js";

constexpr char addTogether[] = R"js(
// The item and the numbers change together or not at all; needs a replica set.
function @add@(item) {
  @identify@
  const session = db.getMongo().startSession();
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      inside.getCollection(@sourceName@).insertOne(item);
      inside.getCollection(@targetName@).updateOne({ _id: @keyOfItem@ }, @change@@upsert@);
    });
  } finally {
    session.endSession();
  }
}
)js";

constexpr char countItem[] = R"js(
// Call it once for each item, after the item has been written.
function @countOne@(@key@, item) {
  @target@.updateOne({ _id: @key@ }, @change@@upsert@);
}
)js";

constexpr char addInside[] = R"js(
// The numbers are taken from the array itself, so they are always right.
function @add@(@key@, item) {
  @identify@
  return @target@.updateOne({ _id: @key@ }, [
    { $set: { @items@: { $concatArrays: [{ $ifNull: [@itemsValue@, []] }, [{ $literal: item }]] } } },
    { $set: { @object@: @fromArray@ } },
  ]).matchedCount === 1;
}
)js";

constexpr char removeInside[] = R"js(
function @remove@(@key@, id) {
  return @target@.updateOne({ _id: @key@, @itemId@: id }, [
    { $set: { @items@: { $filter: { input: @itemsValue@, as: "one", cond: { $ne: ["$$one._id", { $literal: id }] } } } } },
    { $set: { @object@: @fromArray@ } },
  ]).matchedCount === 1;
}
)js";

constexpr char addPlain[] = R"js(
function @add@(@key@, item) {
  @identify@
  return @target@.updateOne({ _id: @key@ }, { $push: { @items@: item } }).matchedCount === 1;
}
)js";

constexpr char removeItem[] = R"js(
function @remove@(id) {
  const item = @source@.findOneAndDelete({ _id: id });
  if (!item) return false;
  @target@.updateOne({ _id: @keyOfItem@@present@ }, [{ $set: { @lessOne@ } }]);
  @refreshExtremes@
  return true;
}
)js";

constexpr char removeTogether[] = R"js(
function @remove@(id) {
  const session = db.getMongo().startSession();
  let item = null;
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      item = inside.getCollection(@sourceName@).findOneAndDelete({ _id: id });
      if (item) inside.getCollection(@targetName@).updateOne({ _id: @keyOfItem@@present@ }, [{ $set: { @lessOne@ } }]);
    });
  } finally {
    session.endSession();
  }
  @refreshAfterwards@
  return item !== null;
}
)js";

constexpr char changeItem[] = R"js(
// changes holds new values by field; those that group the items stay as they are.
function @changeName@(id, changes) {
  const item = @source@.findOneAndUpdate({ _id: id }, { $set: changes });
  if (!item) return false;
  const after = { ...item, ...changes };
  @target@.updateOne({ _id: @keyOfItem@@present@ }, [{ $set: { @difference@ } }]);
  @refreshExtremes@
  return true;
}
)js";

constexpr char extremes[] = R"js(
// Smallest and largest values cannot be taken back by a sum: they are looked for again, until nobody has written meanwhile.
function @extremesName@(key) {
  for (;;) {
    const before = @target@.findOne({ _id: key });
    if (!@beforeNumbers@) return;
    const found = @source@.aggregate([@matchKey@@unwind@{ $group: { _id: null, @groupExtremes@ } }]).toArray()[0] ?? {};
    const unchanged = { _id: key, @guard@ };
    if (@target@.updateOne(unchanged, [{ $set: { @setExtremes@ } }]).matchedCount === 1) return;
  }
}
)js";

constexpr char readOne[] = R"js(
function @read@(@key@) {
  return @target@.findOne({ _id: @key@ });
}
)js";

constexpr char readFresh[] = R"js(
// Numbers that are older than @seconds@ s are calculated by the reader who finds them.
function @read@(@key@) {
  const found = @target@.findOne({ _id: @key@ });
  const oldest = new Date(Date.now() - @seconds@ * 1000);
  @missing@
  if (@foundStamp@ > oldest) return found;
  @count@(@filterOfKey@);
  return @target@.findOne({ _id: @key@ });
}
)js";

constexpr char mean[] = R"js(
// A mean needs no item: the sum by the number of items.
function @meanName@(@key@) {
  const [found] = @target@.aggregate([
    { $match: { _id: @key@ } },
    { $project: { mean: { $cond: [{ $gt: [@countValue@, 0] }, { $divide: [@sumValue@, @countValue@] }, null] } } },
  ]).toArray();
  return found ? found.mean : null;
}
)js";

constexpr char countInto[] = R"js(
// {} for all of them.
function @count@(filter) {
  @target@.aggregate([
    { $match: filter },
    { $lookup: { from: @sourceName@, localField: "_id", foreignField: @parentIdName@, as: "found"@let@, pipeline: [@unwind@@again@{ $group: { _id: null, @group@ } }] } },
    { $project: { numbers: { @fromFound@@stampNow@ } } },
    { $merge: { into: @targetName@, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { @object@: @stored@ } }] } },
  ]);
}
)js";

constexpr char countInside[] = R"js(
function @count@(filter) {
  @target@.updateMany(filter, [{ $set: { @object@: @fromArray@ } }]);
}
)js";

constexpr char countApart[] = R"js(
// filter chooses items: {} for all of them, or all those of one group.
function @count@(filter) {
  @begun@
  @source@.aggregate([
    @unwindLine@
    { $match: filter },
    { $group: { _id: @groupKey@, @group@ } },
    { $set: { @tidy@@stampNow@@fixed@ } },
    { $merge: { into: @targetName@, on: "_id", whenMatched: @whenMatched@, whenNotMatched: "insert" } },
  ], { allowDiskUse: true });
  @forget@
}
)js";

constexpr char startNumbers[] = R"js(
// The numbers of a new document, which has no items yet.
function @startName@() {
  return { @zeros@@stamp@: new Date() };
}
)js";

constexpr char checkBefore[] = R"js(
print("server", db.version());
print("documents", @source@.countDocuments({}));
print("with numbers already", @target@.countDocuments({ @stampKey@: { $exists: true } }));
)js";

constexpr char compareCounts[] = R"js(
print("items", @countItems@);
print("counted", @target@.aggregate([{ $group: { _id: null, n: { $sum: @countValue@ } } }]).toArray());
)js";

QString countScript(const ComputedParts &parts, const QHash<QString, QString> &values)
{
    return scriptFilled(parts.embedded ? countInside : parts.object.isEmpty() ? countApart : countInto, values);
}

/// The code that writes one item, when the numbers change with it.
CodeSnippet addSnippet(const ComputedParts &parts, const QHash<QString, QString> &values, const QString &operation)
{
    const QString title = Text::tr("Add an item");
    if (parts.embedded)
        return {
            title, operation, scriptFilled(parts.onWrite() ? addInside : addPlain, values), 1, QStringLiteral("_id"),
            {}};
    if (!parts.items.isEmpty())
        return {Text::tr("Count an item"),       operation,
                scriptFilled(countItem, values), 1,
                QStringLiteral("_id"),           Text::tr("The item itself is written as before.")};
    const QString crash =
        parts.transaction
            ? QString()
            : Text::tr(
                  "After a crash between the two writes the numbers are one behind; counting again puts them right.");
    return {title, operation, scriptFilled(parts.transaction ? addTogether : addItem, values), 2, QStringLiteral("_id"),
            crash};
}

QList<CodeSnippet> changeSnippets(const ComputedParts &parts, const QHash<QString, QString> &values,
                                  const ComputedLoad &load)
{
    const QString script = parts.hasExtremes() && !parts.embedded ? scriptFilled(extremes, values) : QString();
    QString removes, changes;
    for (const schema::Operation *operation : load.writes) {
        if (operation->kind == schema::OperationKind::Delete && removes.isEmpty())
            removes = operation->name;
        if (operation->kind == schema::OperationKind::Update && changes.isEmpty())
            changes = operation->name;
    }
    if (parts.embedded && parts.onWrite() && parts.generatesId)
        return {
            {Text::tr("Remove an item"), removes, scriptFilled(removeInside, values), 1, QStringLiteral("_id"), {}}};
    QList<CodeSnippet> snippets;
    if (parts.embedded || !parts.removable || !parts.onWrite())
        return snippets;
    snippets << CodeSnippet{Text::tr("Remove an item"),
                            removes,
                            script + scriptFilled(parts.transaction ? removeTogether : removeItem, values),
                            2,
                            QStringLiteral("_id"),
                            {}};
    if (!changes.isEmpty())
        snippets << CodeSnippet{Text::tr("Change an item"), changes, script + scriptFilled(changeItem, values), 2,
                                QStringLiteral("_id"),      {}};
    return snippets;
}

} // namespace

QList<CodeSnippet> computedCode(const ComputedParts &parts, const UseContext &context)
{
    const ComputedLoad load = computedLoad(context);
    QHash<QString, QString> values = computedValues(parts);
    QString adds;
    for (const schema::Operation *operation : load.writes)
        adds = operation->kind == schema::OperationKind::Insert && adds.isEmpty() ? operation->name : adds;
    const QString reads = load.reads.isEmpty() ? QString() : load.reads.first()->name;
    const bool stale = parts.refresh == QLatin1String("staleOnRead");
    QList<CodeSnippet> snippets;
    if (parts.onWrite())
        snippets << addSnippet(parts, values, adds);
    if (!parts.object.isEmpty())
        snippets << CodeSnippet{
            Text::tr("Numbers of a new document"), {}, scriptFilled(startNumbers, values), 0, {}, {}};
    snippets << changeSnippets(parts, values, load);
    const QString again =
        parts.onWrite() ? Text::tr("Only while nobody writes items, unless the array itself holds them.")
                        : Text::tr("To be started by a timer every %1 s.").arg(values.value(QStringLiteral("seconds")));
    if (stale)
        snippets << CodeSnippet{Text::tr("Read, and calculate when too old"),
                                reads,
                                countScript(parts, values) + scriptFilled(readFresh, values),
                                1,
                                QStringLiteral("_id"),
                                {}};
    else
        snippets << CodeSnippet{Text::tr("Read"), reads, scriptFilled(readOne, values), 1, QStringLiteral("_id"), {}}
                 << CodeSnippet{Text::tr("Count again"), {}, countScript(parts, values), 1, parts.parentId, again};
    const auto sum = std::find_if(parts.measures.cbegin(), parts.measures.cend(),
                                  [](const Measure &one) { return one.kind == Measure::Kind::Sum && !one.optional; });
    if (sum != parts.measures.cend() && parts.measures.first().kind == Measure::Kind::Count) {
        values.insert(QStringLiteral("meanName"),
                      scriptName(QStringLiteral("mean"), parts.item + QLatin1Char(' ') + sum->field));
        values.insert(QStringLiteral("countValue"), scriptValue(parts.pathOf(parts.measures.first())));
        values.insert(QStringLiteral("sumValue"), scriptValue(parts.pathOf(*sum)));
        snippets << CodeSnippet{Text::tr("Mean"), {}, scriptFilled(mean, values), 1, QStringLiteral("_id"), {}};
    }
    return snippets;
}

namespace
{

MigrationStep compareStep(const ComputedParts &parts, QHash<QString, QString> values)
{
    if (parts.measures.first().kind != Measure::Kind::Count)
        return {Text::tr("Compare"), {}, Text::tr("Take some documents and add up their items by hand.")};
    const QString source = scriptCollection(parts.source);
    const QString size =
        QStringLiteral(
            "%1.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: [%2, []] } } } } }]).toArray()")
            .arg(source, scriptValue(parts.items));
    values.insert(QStringLiteral("countItems"),
                  parts.items.isEmpty() ? source + QStringLiteral(".countDocuments({})") : size);
    values.insert(QStringLiteral("countValue"), scriptValue(parts.pathOf(parts.measures.first())));
    return {Text::tr("Compare"), scriptFilled(compareCounts, values), {}};
}

/// The first run: what has numbers already keeps them, so that it can be started again at any time.
QString firstRun(const ComputedParts &parts, QHash<QString, QString> values)
{
    values.insert(QStringLiteral("stored"),
                  QStringLiteral("{ $ifNull: [%1, \"$$new.numbers\"] }").arg(scriptValue(parts.object)));
    values.insert(QStringLiteral("whenMatched"), QStringLiteral("\"keepExisting\""));
    values.insert(QStringLiteral("forget"), QString());
    values.insert(QStringLiteral("begun"), QString());
    const QString filter = parts.object.isEmpty()
                               ? QStringLiteral("{}")
                               : QStringLiteral("{ %1: { $exists: false } }").arg(scriptKey(parts.object));
    QString script = countScript(parts, values);
    return script + QStringLiteral("%1(%2);\n").arg(values.value(QStringLiteral("count")), filter);
}

} // namespace

Migration computedMigration(const ComputedParts &parts, schema::ServerVersion server)
{
    const QHash<QString, QString> values = computedValues(parts);
    Migration migration;
    migration.steps << MigrationStep{Text::tr("Check"), scriptFilled(checkBefore, values), {}};
    const MigrationStep writers{
        parts.onWrite() ? Text::tr("Start writers that use the new code")
                        : Text::tr("Start the timer and readers that use the new code"),
        parts.onWrite() ? addSnippet(parts, values, {}).script : QString(),
        parts.object.isEmpty() ? QString() : Text::tr("Whoever makes a new document starts its numbers with 0.")};
    if (parts.embedded && parts.onWrite())
        migration.steps << writers;
    else if (parts.onWrite())
        migration.steps << MigrationStep{
            Text::tr("Stop the writers of the items"),
            {},
            Text::tr("An item that is written while the others are counted could be missing, or count twice.")};
    const QString needs = parts.embedded ? Text::tr("Needs MongoDB 4.2.") : Text::tr("Needs MongoDB 5.0.");
    const bool able = server >= (parts.embedded ? schema::ServerVersion{4, 2} : schema::ServerVersion{5, 0});
    migration.steps << MigrationStep{Text::tr("Calculate for the first time"), firstRun(parts, values),
                                     able ? QString() : needs}
                    << compareStep(parts, values);
    if (!parts.embedded || !parts.onWrite())
        migration.steps << writers;
    if (!parts.sortedBy.isEmpty())
        migration.steps << MigrationStep{Text::tr("Build the index for sorting"),
                                         scriptFilled("@target@.createIndex({ @sortKey@: -1 });", values),
                                         {}};
    migration.steps << MigrationStep{
        Text::tr("Switch the readers, tighten the validator"),
        {},
        Text::tr("Set it to warn and moderate, look for documents that fail, then error and strict.")};
    const char *undo = parts.object.isEmpty()
                           ? "@target@.drop();"
                           : "@target@.updateMany({ @object@: { $exists: true } }, { $unset: { @object@: \"\" } });";
    migration.undo = {{Text::tr("Remove the numbers"), scriptFilled(undo, values),
                       Text::tr("First switch readers and writers back.")}};
    return migration;
}

} // namespace sw::patterns
