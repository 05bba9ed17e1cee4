// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/shellscript.h"
#include "models/base/texts.h"
#include "models/patterns/core/script.h"
#include "models/patterns/hotcold/hotcold.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

namespace
{

constexpr char insertBoth[] = R"js(
// The details first: where a reader finds a document, its details are there. Nobody finds what a broken insert leaves behind,
// and the next one with that _id replaces it.
function @insert@(item) {
  const cold = @names@;
  const all = Object.entries({ _id: new ObjectId(), ...item });
  const hot = Object.fromEntries(all.filter(([name]) => !cold.includes(name)));
  const details = Object.fromEntries(all.filter(([name]) => name === "_id" || cold.includes(name)));
  const left = @details@.updateOne({ _id: hot._id }, { $setOnInsert: details }, { upsert: true }).matchedCount === 1;
  const result = @hot@.insertOne(hot);
  if (left) @details@.replaceOne({ _id: hot._id }, details);
  return result;
}
)js";

constexpr char readHot[] = R"js(
function @read@(@key@) {
  return @hot@.findOne({ _id: @key@ });
}
)js";

constexpr char readWhole[] = R"js(
// A document without details was deleted between the two reads.
function @readWhole@(@key@) {
  const hot = @hot@.findOne({ _id: @key@ });
  if (!hot) return null;
  const details = @details@.findOne({ _id: @key@ });
  return details ? { ...hot, ...details } : null;
}
)js";

constexpr char readMany[] = R"js(
function @readMany@(filter, sort = { _id: 1 }, limit = 20) {
  return @hot@.aggregate([
    { $match: filter },
    { $sort: sort },
    { $limit: limit },
    { $lookup: { from: @detailsName@, localField: "_id", foreignField: "_id", as: @joinedName@ } },
    { $replaceRoot: { newRoot: { $mergeObjects: ["$$ROOT", { $arrayElemAt: [@joinedValue@, 0] }] } } },
    { $unset: @joinedName@ },
  ]).toArray();
}
)js";

constexpr char changeCold[] = R"js(
// change is an update such as { $set: { … } } of what is in the details.
function @change@(@key@, change) {
  return @details@.updateOne({ _id: @key@ }, change).matchedCount === 1;
}
)js";

constexpr char deleteBoth[] = R"js(
// The document first: from then on nobody finds its details.
function @delete@(@key@) {
  const deleted = @hot@.deleteOne({ _id: @key@ }).deletedCount === 1;
  @details@.deleteOne({ _id: @key@ });
  return deleted;
}
)js";

constexpr char deleteLost[] = R"js(
// Details that a broken insert or delete left behind. They go if they have no document after a while either: an insert may be
// on its way.
function @deleteLost@(wait = 60000) {
  const lost = @details@.aggregate([
    { $project: { _id: 1 } },
    { $lookup: { from: @hotName@, localField: "_id", foreignField: "_id", as: "found" } },
    { $match: { found: [] } },
  ]).toArray();
  if (lost.length > 0) sleep(wait);
  let deleted = 0;
  for (const one of lost) {
    if (!@hot@.findOne({ _id: one._id }, { _id: 1 })) deleted += @details@.deleteOne({ _id: one._id }).deletedCount;
  }
  return deleted;
}
)js";

constexpr char check[] = R"js(
print("server", db.version());
print("documents", @hot@.countDocuments({}), "of these with such fields", @hot@.countDocuments({ $or: [@present@] }));
print("already in the second collection", @details@.countDocuments({}));
)js";

constexpr char create[] = R"js(
if (db.getCollectionInfos({ name: @detailsName@ }).length === 0) db.createCollection(@detailsName@);
@indexes@
)js";

constexpr char readBoth[] = R"js(
// Until all are moved: what is not in the details yet is still in the document, and in both places it is the same.
function @readWhole@(@key@) {
  const hot = @hot@.findOne({ _id: @key@ });
  if (!hot) return null;
  const details = @details@.findOne({ _id: @key@ });
  return { ...hot, ...details };
}
)js";

// While a document holds such fields, they are what counts, and its details, if there are any, are a copy that nobody
// changes.
constexpr char moveFirst[] = R"js(
// Until all are moved: a document is moved before the first change of its details.
function @change@(@key@, change) {
  @hot@.aggregate([
    { $match: { _id: @key@ } },
    { $lookup: { from: @detailsName@, localField: "_id", foreignField: "_id", as: @joinedName@ } },
    { $match: { @joined@: [] } },
    { $project: @project@ },
    { $merge: { into: @detailsName@, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
  ]);
  @details@.aggregate([
    { $match: { _id: @key@ } },
    { $merge: { into: @hotName@, on: "_id", whenNotMatched: "discard", whenMatched: [
      @takeOut@
    ] } },
  ]);
  if (@hot@.findOne({ _id: @key@, $or: [@present@] }, { _id: 1 })) throw new Error("a writer with the old code has changed this document since it was copied");
  return @details@.updateOne({ _id: @key@ }, change).matchedCount === 1;
}
)js";

constexpr char copyAll[] = R"js(
@hot@.aggregate([
  { $lookup: { from: @detailsName@, localField: "_id", foreignField: "_id", as: @joinedName@ } },
  { $match: { @joined@: [] } },
  { $project: @project@ },
  { $merge: { into: @detailsName@, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
]);
)js";

constexpr char compare[] = R"js(
function notCopied(filter) {
  return @hot@.aggregate([
    { $match: filter },
    { $lookup: { from: @detailsName@, localField: "_id", foreignField: "_id", as: @joinedName@ } },
    { $match: { @joined@: [] } },
    { $project: { _id: 1 } },
    { $limit: 1000 },
  ]).toArray().map(one => one._id);
}
function changedSince(filter) {
  return @hot@.aggregate([
    { $match: { ...filter, $or: [@present@] } },
    { $lookup: { from: @detailsName@, localField: "_id", foreignField: "_id", as: @joinedName@ } },
    { $unwind: @joinedValue@ },
    { $match: { $expr: { $not: [{ $and: [@sameJoined@] }] } } },
    { $project: { _id: 1 } },
    { $limit: 1000 },
  ]).toArray().map(one => one._id);
}
// Those that were on their way at the first look are not wrong at the second one.
const lacking = notCopied({ _id: { $in: notCopied({}) } });
const changed = changedSince({ _id: { $in: changedSince({}) } });
print("documents", @hot@.countDocuments({}), "details", @details@.countDocuments({}));
print("documents without details (must be none)", lacking);
print("documents that were changed after the copy (must be none)", changed);
if (lacking.length > 0) throw new Error("run the copy again before anything is taken out");
if (changed.length > 0) throw new Error("a writer still uses the old code: stop it, delete the details of these documents and copy again");
)js";

constexpr char takeOutAll[] = R"js(
@details@.aggregate([{ $merge: { into: @hotName@, on: "_id", whenNotMatched: "discard", whenMatched: [
  @takeOut@
] } }]);
const left = @hot@.countDocuments({ $or: [@present@] });
print("documents that still hold such fields (must be none)", left);
if (left > 0) throw new Error("they were changed or added by a writer with the old code: stop it, then copy and compare again");
)js";

// Only where the details say the same: what an old writer changed since then stays and shows.
constexpr char takeOut[] = R"js(
{ $replaceWith: { $cond: [
        { $and: [@sameNew@] },
        { $arrayToObject: { $filter: { input: { $objectToArray: "$$ROOT" }, as: "one", cond: { $not: [{ $in: ["$$one.k", @names@] }] } } } },
        "$$ROOT",
      ] } },
)js";

constexpr char dropMoved[] = R"js(
for (const name of [@indexNames@]) {
  if (@hot@.getIndexes().some(index => index.name === name)) @hot@.dropIndex(name);
}
)js";

constexpr char putBack[] = R"js(
@formerIndexes@
@details@.aggregate([{ $merge: { into: @hotName@, on: "_id", whenNotMatched: "discard", whenMatched: [
  { $replaceWith: { $mergeObjects: ["$$ROOT", "$$new", "$$ROOT"] } },
] } }]);
// Then, once the counts agree: @details@.drop()
)js";

/// Texts made of each name, with commas between.
template <typename Make>
QString forEach(const QStringList &names, const Make &make)
{
    QStringList texts;
    for (const QString &name : names)
        texts << make(name);
    return texts.join(QStringLiteral(", "));
}

/// { $eq: ["$text", "$$new.text"] }, … : each field says the same in both places, or is in neither.
QString sameText(const QStringList &names, const QString &other)
{
    return forEach(names, [&](const QString &name) {
        return QStringLiteral("{ $eq: [%1, %2] }")
            .arg(scriptValue(name), scriptString(other + QLatin1Char('.') + name));
    });
}

QHash<QString, QString> valuesOf(const HotColdParts &parts)
{
    QHash<QString, QString> values{
        {QStringLiteral("hot"), scriptCollection(parts.hot)},
        {QStringLiteral("hotName"), scriptString(parts.hot)},
        {QStringLiteral("details"), scriptCollection(parts.details)},
        {QStringLiteral("detailsName"), scriptString(parts.details)},
        {QStringLiteral("joined"), scriptKey(parts.joined)},
        {QStringLiteral("joinedName"), scriptString(parts.joined)},
        {QStringLiteral("joinedValue"), scriptValue(parts.joined)},
        {QStringLiteral("names"), QStringLiteral("[%1]").arg(forEach(parts.cold, scriptString))},
        {QStringLiteral("project"),
         QStringLiteral("{ %1 }").arg(
             forEach(parts.cold, [](const QString &name) { return scriptKey(name) + QStringLiteral(": 1"); }))},
        {QStringLiteral("present"),
         forEach(parts.cold,
                 [](const QString &name) { return QStringLiteral("{ %1: { $exists: true } }").arg(scriptKey(name)); })},
        {QStringLiteral("sameNew"), sameText(parts.cold, QStringLiteral("$$new"))},
        {QStringLiteral("sameJoined"), sameText(parts.cold, QLatin1Char('$') + parts.joined)},
        {QStringLiteral("insert"), scriptName(QStringLiteral("insert"), parts.item)},
        {QStringLiteral("read"), scriptName(QStringLiteral("read"), parts.item)},
        {QStringLiteral("readWhole"), scriptName(QStringLiteral("readWhole"), parts.item)},
        {QStringLiteral("readMany"), scriptName(QStringLiteral("findWhole"), parts.hot)},
        {QStringLiteral("change"), scriptName(QStringLiteral("changeDetailsOf"), parts.item)},
        {QStringLiteral("delete"), scriptName(QStringLiteral("delete"), parts.item)},
        {QStringLiteral("deleteLost"), scriptName(QStringLiteral("deleteLostDetailsOf"), parts.hot)},
        {QStringLiteral("key"), scriptName({}, parts.item) + QStringLiteral("Id")}};
    values.insert(QStringLiteral("takeOut"), scriptFilled(takeOut, values).trimmed());
    return values;
}

/// Which operation of the entity a piece of code serves: the first one of a kind that reads, or writes, cold fields or
/// none.
class Served
{
public:
    Served(const HotColdParts &parts, const UseContext &context) : m_parts(parts), m_context(context) {}

    QString read(bool cold) const
    {
        return first([&](const schema::Operation &operation) {
            return operation.isRead() &&
                   coldFieldsRead(m_context.model, operation, entity(), m_parts.cold).isEmpty() != cold;
        });
    }
    QString write(schema::OperationKind kind) const
    {
        return first([&](const schema::Operation &operation) {
            const bool cold =
                std::any_of(operation.writes.cbegin(), operation.writes.cend(), [&](const schema::FieldRef &ref) {
                    return m_parts.cold.contains(ref.path.section(QLatin1Char('.'), 0, 0));
                });
            return operation.kind == kind && (kind != schema::OperationKind::Update || cold);
        });
    }

private:
    const schema::Entity &entity() const { return *m_context.model.entity(m_context.use.entity); }
    template <typename Wanted>
    QString first(const Wanted &wanted) const
    {
        for (const schema::Operation *operation : m_context.model.operationsOf(entity().id)) {
            if (operation->entity == entity().id && wanted(*operation))
                return operation->name;
        }
        return {};
    }

    const HotColdParts &m_parts;
    const UseContext &m_context;
};

/// A command that builds \p indexes in \p collection where they are not there yet; empty for none.
QString createIndexes(const QString &collection, const QList<design::Index> &indexes)
{
    QStringList specifications;
    bool parses = false;
    for (const design::Index &index : indexes) {
        const QString specification = QString::fromUtf8(base::shellExpression(indexSpecification(index), 2));
        parses = parses || specification.contains(QLatin1String("parse("));
        specifications << QStringLiteral("  ") + specification + QStringLiteral(",");
    }
    if (specifications.isEmpty())
        return {};
    const QString command = QStringLiteral("db.runCommand({ createIndexes: %1, indexes: [\n%2\n] });")
                                .arg(scriptString(collection), specifications.join(QLatin1Char('\n')));
    return parses
               ? QStringLiteral("{\nconst parse = text => EJSON.parse(text, { relaxed: false });\n%1\n}").arg(command)
               : command;
}

/// The indexes of \p collection in \p in that it does not have in \p out.
QList<design::Index> lostIndexes(const design::Design &in, const design::Design &out, const QString &collection)
{
    const design::Collection *from = in.collection(collection), *to = out.collection(collection);
    QList<design::Index> lost = from ? from->indexes : QList<design::Index>();
    lost.removeIf([&](const design::Index &index) {
        return to && std::any_of(to->indexes.cbegin(), to->indexes.cend(),
                                 [&](const design::Index &other) { return other.name == index.name; });
    });
    return lost;
}

} // namespace

QList<CodeSnippet> hotColdCode(const HotColdParts &parts, const UseContext &context)
{
    using Kind = schema::OperationKind;
    const QHash<QString, QString> values = valuesOf(parts);
    const Served served(parts, context);
    const QString id = QStringLiteral("_id");
    return {{Text::tr("Insert a document and its details"), served.write(Kind::Insert),
             scriptFilled(insertBoth, values), 2, id,
             Text::tr("The two writes need no transaction: after a crash between them the document is not there, and "
                      "can be inserted again.")},
            {Text::tr("Read the document"), served.read(false), scriptFilled(readHot, values), 1, id, {}},
            {Text::tr("Read the document with its details"), served.read(true), scriptFilled(readWhole, values), 2, id,
             Text::tr("The two parts are of two moments: who has to see both change together reads in a transaction.")},
            {Text::tr("Read several with their details"),
             {},
             scriptFilled(readMany, values),
             1,
             id,
             Text::tr("One command; the server looks each of the details up.")},
            {Text::tr("Change the details"), served.write(Kind::Update), scriptFilled(changeCold, values), 1, id,
             Text::tr("What stays in the document is changed there, by a write of its own.")},
            {Text::tr("Delete a document and its details"), served.write(Kind::Delete),
             scriptFilled(deleteBoth, values), 2, id,
             Text::tr("A crash between the writes leaves details behind that nobody finds. Insert a document with the "
                      "same _id only after the delete has ended.")},
            {Text::tr("Delete what is left behind"),
             {},
             scriptFilled(deleteLost, values),
             3,
             id,
             Text::tr("Run it from time to time.")}};
}

Migration hotColdMigration(const HotColdParts &parts, const design::Design &before, const design::Design &after)
{
    QHash<QString, QString> values = valuesOf(parts);
    const design::Collection *details = after.collection(parts.details);
    const QList<design::Index> lost = lostIndexes(before, after, parts.hot);
    QStringList lostNames;
    for (const design::Index &index : lost)
        lostNames << index.name;
    values.insert(QStringLiteral("indexNames"), forEach(lostNames, scriptString));
    values.insert(QStringLiteral("indexes"), details ? createIndexes(parts.details, details->indexes) : QString());
    values.insert(QStringLiteral("formerIndexes"), createIndexes(parts.hot, lost));
    Migration migration;
    migration.steps = {
        {Text::tr("Check"), scriptFilled(check, values), {}},
        {Text::tr("Create the second collection and its indexes"), scriptFilled(create, values), {}},
        {Text::tr("Deploy readers that ask both collections"), scriptFilled(readBoth, values),
         Text::tr("Nobody may expect the moved fields in the document any more.")},
        {Text::tr("Deploy writers that write to both"),
         scriptFilled(insertBoth, values) + scriptFilled(moveFirst, values) + scriptFilled(deleteBoth, values),
         Text::tr("Stop all others that write the moved fields: what they change after the copy is found by the "
                  "comparison, not moved. Needs MongoDB 4.2.")},
        {Text::tr("Copy"), scriptFilled(copyAll, values),
         Text::tr("Writers may go on. Details of what is deleted meanwhile may be left behind; they are deleted at the "
                  "end.")},
        {Text::tr("Compare"), scriptFilled(compare, values), {}},
        {Text::tr("Take the copied fields out of the documents"), scriptFilled(takeOutAll, values),
         Text::tr("Only where the details say the same.")}};
    if (!lost.isEmpty())
        migration.steps << MigrationStep{Text::tr("Drop the indexes that moved"), scriptFilled(dropMoved, values), {}};
    migration.steps << MigrationStep{Text::tr("Deploy the final readers and writers"),
                                     scriptFilled(readWhole, values) + scriptFilled(changeCold, values),
                                     Text::tr("Later, delete what is left behind.")};
    migration.undo = {{Text::tr("Put the fields back into the documents"), scriptFilled(putBack, values),
                       Text::tr("Stop the writers of these fields before.")}};
    return migration;
}

} // namespace sw::patterns
