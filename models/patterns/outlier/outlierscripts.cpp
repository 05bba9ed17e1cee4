// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/patterns/core/script.h"
#include "models/patterns/outlier/outlier.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using Form = OutlierParts::Form;
using Values = QHash<QString, QString>;

namespace
{

constexpr char spillItem[] = R"js(
// What does not fit; the same item twice is stored once.
function @spill@(@key@, item) {
  @extras@.updateOne({ _id: item._id }, { $setOnInsert: { ...item, @parentId@: @key@ } }, { upsert: true });
}
)js";

constexpr char spillToList[] = R"js(
// What does not fit; the same item twice is stored once.
function @spill@(@key@, item) {
  const open = { @parentId@: @key@, @listId@: { $ne: item._id } };
  for (;;) {
    if (@extras@.findOne({ @parentId@: @key@, @listId@: item._id }, { _id: 1 })) return;
    try {
      @extras@.updateOne(open, { $push: { @list@: item }, $setOnInsert: { _id: new ObjectId() } }, { upsert: true });
      return;
    } catch (error) {
      if (error.code !== 11000) throw error; // somebody made the document, or stored the item, at the same moment
    }
  }
}
)js";

constexpr char spillToBucket[] = R"js(
// What does not fit; the same item twice is stored once. The index allows one open bucket for each document.
function @spill@(@key@, item) {
  const open = { @parentId@: @key@, count: { $lt: @size@ }, @listId@: { $ne: item._id } };
  for (;;) {
    if (@extras@.findOne({ @parentId@: @key@, @listId@: item._id }, { _id: 1 })) return;
    try {
      @extras@.updateOne(open, { $push: { @list@: item }, $inc: { count: 1 }, $setOnInsert: { _id: new ObjectId() } }, { upsert: true });
      return;
    } catch (error) {
      if (error.code !== 11000) throw error; // somebody opened the bucket, or stored the item, at the same moment
    }
  }
}
)js";

constexpr char addItem[] = R"js(
function @add@(@key@, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: @key@, @flag@: { $ne: true }, @last@: { $exists: false }, @itemId@: { $ne: item._id } };
  if (@parents@.updateOne(fits, { $push: { @array@: item } }).matchedCount === 1) return true;
  if (!@parents@.findOne({ _id: @key@ }, { _id: 1 })) return false;
  if (@parents@.findOne({ _id: @key@, @itemId@: item._id }, { _id: 1 })) return true; // a second try
  @spill@(@key@, item);
  return @parents@.updateOne({ _id: @key@ }, { $set: { @flag@: true } }).matchedCount === 1;
}
)js";

constexpr char readAll[] = R"js(
// The second query only for the few that have more.
function @read@(@key@) {
  const parent = @parents@.findOne({ _id: @key@ });
  if (!parent || !@parentFlag@) return parent;
  const rest = @restItems@;
  const known = new Set(@parentArray@.map(item => EJSON.stringify(item._id)));
  @parentArray@.push(...rest.filter(item => !known.has(EJSON.stringify(item._id))));
  return parent;
}
)js";

constexpr char sweepAll[] = R"js(
// The mark first, so that writers spill; then only what was marked is copied and cut, whatever passes the threshold meanwhile.
function @sweep@() {
  @parents@.updateMany({ @beyond@: { $exists: true } }, { $set: { @flag@: true } });
  const marked = @parents@.find({ @flag@: true, @beyond@: { $exists: true } }, { _id: 1 }).toArray().map(doc => doc._id);
  for (let from = 0; from < marked.length; from += 1000) {
    const ids = marked.slice(from, from + 1000);
    const rest = [
      { $match: { _id: { $in: ids }, @beyond@: { $exists: true } } },
      { $project: { @array@: { $slice: [@arrayValue@, @threshold@, { $size: @arrayValue@ }] } } },
      { $unwind: @arrayValue@ },
    ];
    @parents@.aggregate([
      ...rest,
      { $replaceRoot: { newRoot: { $mergeObjects: [@arrayValue@, { @parentId@: "$_id" }] } } },
      { $merge: { into: @extrasName@, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
    ], { allowDiskUse: true });
    const copies = @parents@.aggregate([
      ...rest,
      { $lookup: { from: @extrasName@, localField: @itemId@, foreignField: "_id", as: "copy" } },
      { $match: { $expr: { $in: ["$_id", @copyParentId@] } } },
      { $group: { _id: { document: "$_id", item: @arrayIds@ } } },
      { $count: "n" },
    ], { allowDiskUse: true }).toArray();
    const items = @parents@.aggregate([...rest, { $count: "n" }]).toArray();
    if ((copies[0]?.n ?? 0) < (items[0]?.n ?? 0)) throw new Error("items without a copy, or with the _id of another item: nothing more is cut");
    @parents@.updateMany({ _id: { $in: ids }, @flag@: true }, [{ $set: { @array@: { $slice: [@arrayValue@, @threshold@] } } }]);
  }
}
)js";

constexpr char sweepByClient[] = R"js(
// The mark first, so that writers spill; then only what was marked is copied and cut, whatever passes the threshold meanwhile.
function @sweep@() {
  @parents@.updateMany({ @beyond@: { $exists: true } }, { $set: { @flag@: true } });
  // Without promoted values every number keeps its type on the way through the shell.
  for (const doc of @parents@.find({ @flag@: true, @beyond@: { $exists: true } }, { @array@: 1 }, { promoteValues: false })) {
    for (const item of @docArray@.slice(@threshold@)) @spill@(doc._id, item);
    @parents@.updateOne({ _id: doc._id, @flag@: true }, [{ $set: { @array@: { $slice: [@arrayValue@, @threshold@] } } }]);
  }
}
)js";

constexpr char checkLengths[] = R"js(
print("server", db.version());
print("documents", @parents@.countDocuments({}), "with more than @threshold@", @parents@.countDocuments({ @beyond@: { $exists: true } }));
print("items", @parents@.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: [@arrayValue@, []] } } } } }]).toArray());
print("already apart", @extras@.countDocuments({}));
)js";

constexpr char compareLengths[] = R"js(
print("items", @parents@.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: [@arrayValue@, []] } } } } }]).toArray(), "and apart", @apart@);
const long = @parents@.countDocuments({ @flag@: true, @beyond@: { $exists: true } });
print("marked documents that are still too long", long);
@mustBeNone@
)js";

constexpr char putBack[] = R"js(
@extras@.aggregate([
  { $sort: { _id: 1 } },
  @unwind@
  { $group: { _id: @parentIdValue@, items: { $push: @whole@ } } },
  @cleanItems@
  { $merge: { into: @parentsName@, on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { @array@: { $concatArrays: [{ $ifNull: [@arrayValue@, []] }, { $filter: { input: "$$new.items", as: "one",
      cond: { $not: [{ $in: ["$$one._id", { $ifNull: [@arrayIds@, []] }] }] } } }] } } },
  ] } },
], { allowDiskUse: true });
const missing = @extras@.aggregate([
  @unwind@
  { $group: { _id: @parentIdValue@, ids: { $push: @restId@ } } },
  { $lookup: { from: @parentsName@, localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { $expr: { $not: [{ $setIsSubset: ["$ids", { $ifNull: [{ $arrayElemAt: [@backIds@, 0] }, []] }] }] } } },
  { $count: "n" },
], { allowDiskUse: true }).toArray();
print("documents whose items are not back (must be none)", missing);
if (missing.length > 0) throw new Error("look for the documents of these items before anything is removed");
@parents@.updateMany({ @flag@: { $exists: true } }, { $unset: { @flag@: "" } });
@extras@.drop();
)js";

QString spillOf(const OutlierParts &parts)
{
    switch (parts.form) {
    case Form::OneDocument:
        return QLatin1String(spillToList);
    case Form::Buckets:
        return QLatin1String(spillToBucket);
    case Form::PerItem:
        break;
    }
    return QLatin1String(spillItem);
}

QString lastName(const QString &path)
{
    return path.mid(path.lastIndexOf(QLatin1Char('.')) + 1);
}

/// How the rest is read and brought back, which depends on whether it is one document for each item.
void addRestValues(Values &values, const OutlierParts &parts)
{
    const bool perItem = parts.form == Form::PerItem;
    const QString list = lastName(parts.array);
    const QString found = QStringLiteral("%1.find({ %2: %3 }).sort({ _id: 1 }).toArray()")
                              .arg(values.value(QStringLiteral("extras")), values.value(QStringLiteral("parentId")),
                                   values.value(QStringLiteral("key")));
    const QString clean =
        QStringLiteral(".map(({ %1: parentId, ...item }) => item)").arg(values.value(QStringLiteral("parentId")));
    values.insert(QStringLiteral("restItems"),
                  found + (perItem
                               ? clean
                               : QStringLiteral(".flatMap(one => %1)").arg(scriptMember(QStringLiteral("one"), list))));
    values.insert(QStringLiteral("list"), scriptKey(list));
    values.insert(QStringLiteral("unwind"),
                  perItem ? QString() : QStringLiteral("{ $unwind: %1 },").arg(scriptValue(list)));
    values.insert(QStringLiteral("whole"), perItem ? QStringLiteral("\"$$ROOT\"") : scriptValue(list));
    values.insert(QStringLiteral("listId"), scriptString(list + QStringLiteral("._id")));
    values.insert(QStringLiteral("restId"),
                  perItem ? QStringLiteral("\"$_id\"") : scriptValue(list + QStringLiteral("._id")));
    values.insert(QStringLiteral("cleanItems"),
                  perItem
                      ? QStringLiteral("{ $unset: %1 },").arg(scriptString(QStringLiteral("items.") + parts.parentId))
                      : QString());
    const QString sum =
        QStringLiteral("%1.aggregate([{ $group: { _id: null, n: { $sum: { $size: %2 } } } }]).toArray()")
            .arg(values.value(QStringLiteral("extras")), scriptValue(list));
    values.insert(QStringLiteral("apart"),
                  perItem ? values.value(QStringLiteral("extras")) + QStringLiteral(".countDocuments({})") : sum);
}

Values valuesOf(const OutlierParts &parts)
{
    const auto at = [&](int position) {
        return scriptString(parts.array + QLatin1Char('.') + QString::number(position));
    };
    const QString parent = scriptName({}, parts.parent);
    Values values{
        {QStringLiteral("parents"), scriptCollection(parts.parents)},
        {QStringLiteral("parentsName"), scriptString(parts.parents)},
        {QStringLiteral("extras"), scriptCollection(parts.extras)},
        {QStringLiteral("extrasName"), scriptString(parts.extras)},
        {QStringLiteral("array"), scriptKey(parts.array)},
        {QStringLiteral("arrayValue"), scriptValue(parts.array)},
        {QStringLiteral("arrayIds"), scriptValue(parts.array + QStringLiteral("._id"))},
        {QStringLiteral("itemId"), scriptString(parts.array + QStringLiteral("._id"))},
        {QStringLiteral("flag"), scriptKey(parts.flag)},
        {QStringLiteral("parentId"), scriptKey(parts.parentId)},
        {QStringLiteral("parentIdValue"), scriptValue(parts.parentId)},
        {QStringLiteral("copyParentId"), scriptValue(QStringLiteral("copy.") + parts.parentId)},
        {QStringLiteral("backIds"), scriptValue(QStringLiteral("back.") + parts.array + QStringLiteral("._id"))},
        {QStringLiteral("size"), QString::number(OutlierParts::bucketSize)},
        {QStringLiteral("mustBeNone"),
         parts.sweeps ? QString()
                      : QStringLiteral("if (long > 0) throw new Error(\"run the step before once more\");")},
        {QStringLiteral("threshold"), QString::number(parts.threshold)},
        {QStringLiteral("last"), at(parts.limit() - 1)},
        {QStringLiteral("beyond"), at(parts.threshold)},
        {QStringLiteral("parentFlag"), scriptMember(QStringLiteral("parent"), parts.flag)},
        {QStringLiteral("parentArray"), scriptMember(QStringLiteral("parent"), parts.array)},
        {QStringLiteral("docArray"), scriptMember(QStringLiteral("doc"), parts.array)},
        {QStringLiteral("add"), scriptName(QStringLiteral("add"), parts.item)},
        {QStringLiteral("spill"), scriptName(QStringLiteral("spill"), parts.item)},
        {QStringLiteral("read"), scriptName(QStringLiteral("read"), parts.parent)},
        {QStringLiteral("sweep"), scriptName(QStringLiteral("sweep"), schema::pluralName(parts.parent))},
        {QStringLiteral("key"), parent + QStringLiteral("Id")}};
    addRestValues(values, parts);
    return values;
}

QString filled(const QString &text, const Values &values)
{
    return scriptFilled(text.toUtf8().constData(), values);
}

QString indexesOf(const OutlierParts &parts)
{
    QString out;
    for (const design::Index &index : parts.indexes) {
        QStringList keys, options;
        for (const design::IndexKey &key : index.keys)
            keys << scriptKey(key.path) + QStringLiteral(": 1");
        if (index.unique)
            options << QStringLiteral("name: %1, unique: true").arg(scriptString(index.name));
        if (!index.partialFilter.isEmpty())
            options << QStringLiteral("partialFilterExpression: { count: { $lt: %1 } }").arg(OutlierParts::bucketSize);
        const QString more = options.isEmpty()
                                 ? QString()
                                 : QStringLiteral(", { ") + options.join(QStringLiteral(", ")) + QStringLiteral(" }");
        out += QStringLiteral("%1.createIndex({ %2 }%3);\n")
                   .arg(scriptCollection(parts.extras), keys.join(QStringLiteral(", ")), more);
    }
    return out;
}

} // namespace

QList<CodeSnippet> outlierCode(const OutlierParts &parts, const UseContext &context)
{
    const Values values = valuesOf(parts);
    QString adds, reads;
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    for (const schema::Operation *operation :
         relationship ? context.model.operationsOf(relationship->b.entity) : QList<const schema::Operation *>()) {
        if (operation->kind == schema::OperationKind::Insert && operation->entity == relationship->b.entity &&
            adds.isEmpty())
            adds = operation->name;
        const bool follows =
            std::any_of(operation->path.cbegin(), operation->path.cend(),
                        [&](const schema::PathStep &step) { return step.relationship == relationship->id; });
        if (operation->isRead() && follows && reads.isEmpty())
            reads = operation->name;
    }
    QList<CodeSnippet> snippets{{Text::tr("Add an item"), adds,
                                 filled(spillOf(parts), values) + scriptFilled(addItem, values), 1,
                                 QStringLiteral("_id"), Text::tr("One trip, but for the few long lists.")},
                                {Text::tr("Read the document with all items"), reads, scriptFilled(readAll, values), 1,
                                 QStringLiteral("_id"), Text::tr("Another trip for the few long lists.")}};
    if (parts.sweeps)
        snippets << CodeSnippet{Text::tr("Move out what is too much"),    {}, scriptFilled(sweepAll, values), 4, {},
                                Text::tr("A job that runs now and then.")};
    return snippets;
}

Migration outlierMigration(const OutlierParts &parts)
{
    const Values values = valuesOf(parts);
    const bool perItem = parts.form == Form::PerItem;
    const QString spill = filled(spillOf(parts), values);
    const QString sweep = perItem ? scriptFilled(sweepAll, values) : spill + scriptFilled(sweepByClient, values);
    Migration migration;
    migration.steps = {{Text::tr("Check"), scriptFilled(checkLengths, values), {}},
                       {Text::tr("Build the indexes of the second collection"), indexesOf(parts), {}},
                       {Text::tr("Start readers that know the mark"), scriptFilled(readAll, values), {}},
                       {Text::tr("Start writers that spill"), spill + scriptFilled(addItem, values),
                        Text::tr("Before anything is moved: an old writer knows no mark.")},
                       {Text::tr("Give every item an identity"), scriptGiveItemIds(parts.parents, parts.array),
                        Text::tr("Without it a second run would copy the items again.")},
                       {Text::tr("Move out what is too much"),
                        sweep + values.value(QStringLiteral("sweep")) + QStringLiteral("();\n"),
                        {}},
                       {Text::tr("Compare"), scriptFilled(compareLengths, values), {}}};
    migration.undo = {{Text::tr("Put the items back into the arrays"), scriptFilled(putBack, values),
                       Text::tr("Stop the writers first.")}};
    return migration;
}

} // namespace sw::patterns
