// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/patterns/core/script.h"
#include "models/patterns/timeseries/timeseries.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using schema::FieldType;

namespace
{

constexpr char addItems[] = R"js(
function @add@(@source@item) {
  return @series@.insertOne({ @fixed@...item@sourceField@ });
}
// Many at once and in the order of their dates is what the server stores best.
function @addAll@(@source@items) {
  return @series@.insertMany(items.map(item => ({ @fixed@...item@sourceField@ })), { ordered: false });
}
)js";

constexpr char readItems[] = R"js(
// From the first moment up to, but not including, the second.
function @read@(@source@from, to) {
  return @series@.find({ @ofSource@@time@: { $gte: from, $lt: to } }).sort({ @time@: 1 }).toArray();
}
)js";

constexpr char readNewest[] = R"js(
function @newest@(@onlySource@) {
  return @series@.find({ @ofOneSource@ }).sort({ @time@: -1 }).limit(1).toArray()[0];
}
)js";

constexpr char average[] = R"js(
// unit is minute, hour, day, week or month.
function @average@(@source@from, to, unit) {
  return @series@.aggregate([
    { $match: { @ofSource@@time@: { $gte: from, $lt: to } } },
    { $group: { _id: { $dateTrunc: { date: @timeValue@, unit: unit } }, average: { $avg: @numberValue@ }, least: { $min: @numberValue@ }, most: { $max: @numberValue@ }, n: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ]).toArray();
}
)js";

constexpr char check[] = R"js(
print("server", db.version());
print("documents", @items@.countDocuments({}));
print("the new collection", db.getCollectionInfos({ name: @seriesName@ })[0]?.type ?? "is not there yet");
const undated = @items@.countDocuments({ @time@: { $not: { $type: "date" } } });
if (undated > 0) throw new Error(undated + " documents have no date, which a time-series collection refuses: give them one first");
)js";

constexpr char create[] = R"js(
const [found] = db.getCollectionInfos({ name: @seriesName@ });
if (!found) db.createCollection(@seriesName@, { timeseries: { @options@ } });
else if (found.type !== "timeseries") throw new Error("there is another collection of this name already");
@createIndex@
)js";

// _id is not unique in a time-series collection: what an earlier run has copied is looked up by it, within the dates of
// a batch, so that only the buckets of that time are read. The values keep their types because the shell does not turn
// them into JavaScript's own. Functions are values here because the shell lifts others out of their block.
constexpr char walk[] = R"js(
{
const asStored = { promoteValues: false };
const key = item => EJSON.stringify(item._id, { relaxed: false });
const missingOf = items => {
  const dates = { $gte: @firstTime@, $lte: @lastTime@ };
  const there = new Set(@series@.find({ @time@: dates, _id: { $in: items.map(item => item._id) } }, { _id: 1 }, asStored).toArray().map(key));
  return items.filter(item => !there.has(key(item)));
};
let @total@ = 0;
let items = [];
const flush = () => {
  if (items.length === 0) return;
  const missing = missingOf(items);
  @total@ += missing.length;
  @insert@
  items = [];
};
for (const item of @items@.find({}, {}, asStored).sort({ @time@: 1, _id: 1 }).allowDiskUse()) {
  items.push(item);
  if (items.length === 1000) flush();
}
flush();
)js";

constexpr char copied[] = R"js(
print("copied", copied);
}
)js";

constexpr char compared[] = R"js(
print("documents", @items@.countDocuments({}), "in the new collection", @series@.countDocuments({}), "missing", missed);
if (missed > 0) throw new Error("documents are missing: does an old writer still run? Then copy again");
}
)js";

constexpr char expire[] = R"js(
db.runCommand({ collMod: @seriesName@, expireAfterSeconds: @seconds@ });
)js";

constexpr char putBack[] = R"js(
@series@.aggregate([
  { $merge: { into: @itemsName@, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
], { allowDiskUse: true });
)js";

/// The first broken number, for the example of an average.
QString numberOf(const schema::Entity &entity)
{
    return firstField(entity.fields, [](const schema::Field &field) {
        return field.type == FieldType::Double || field.type == FieldType::Decimal128;
    });
}

QString optionsOf(const design::TimeSeriesOptions &options)
{
    QString text = QStringLiteral("timeField: ") + scriptString(options.timeField);
    if (!options.metaField.isEmpty())
        text += QStringLiteral(", metaField: ") + scriptString(options.metaField);
    return text + QStringLiteral(", granularity: ") + scriptString(options.granularity);
}

/// Names and conditions; a field called "item" or "from" must not become an argument, so that of the source is always
/// "source".
QHash<QString, QString> valuesOf(const Collection &series, const schema::Entity &entity, const UseContext &context)
{
    const design::TimeSeriesOptions &options = *series.timeSeries;
    const QString one = singularOf(entity), many = schema::pluralName(one);
    const bool hasSource = !options.metaField.isEmpty();
    const bool givesSource = hasSource && context.text("meta").isEmpty();
    const QString source = scriptKey(options.metaField) + QStringLiteral(": source");
    const QString fixed = fixedValues(series.root, {options.timeField, options.metaField});
    const QString number = numberOf(entity);
    return {{QStringLiteral("series"), scriptCollection(series.name)},
            {QStringLiteral("seriesName"), scriptString(series.name)},
            {QStringLiteral("time"), scriptKey(options.timeField)},
            {QStringLiteral("timeValue"), scriptValue(options.timeField)},
            {QStringLiteral("firstTime"), scriptMember(QStringLiteral("items[0]"), options.timeField)},
            {QStringLiteral("lastTime"), scriptMember(QStringLiteral("items[items.length - 1]"), options.timeField)},
            {QStringLiteral("numberValue"), number.isEmpty() ? QString() : scriptValue(number)},
            {QStringLiteral("add"), scriptName(QStringLiteral("add"), one)},
            {QStringLiteral("addAll"), scriptName(QStringLiteral("addAll"), many)},
            {QStringLiteral("read"), scriptName(QStringLiteral("read"), many)},
            {QStringLiteral("newest"), scriptName(QStringLiteral("newest"), one)},
            {QStringLiteral("average"), scriptName(QStringLiteral("average"), many)},
            {QStringLiteral("fixed"), fixed.isEmpty() ? QString() : fixed + QStringLiteral(", ")},
            {QStringLiteral("sourceField"), givesSource ? QStringLiteral(", ") + source : QString()},
            {QStringLiteral("source"), hasSource ? QStringLiteral("source, ") : QString()},
            {QStringLiteral("onlySource"), hasSource ? QStringLiteral("source") : QString()},
            {QStringLiteral("ofSource"), hasSource ? source + QStringLiteral(", ") : QString()},
            {QStringLiteral("ofOneSource"), hasSource ? source : QString()},
            {QStringLiteral("options"), optionsOf(options)},
            {QStringLiteral("seconds"), QString::number(series.expireAfterSeconds.value_or(0))},
            {QStringLiteral("createIndex"), !hasSource
                                                ? QString()
                                                : QStringLiteral("%1.createIndex({ %2: 1, %3: 1 });")
                                                      .arg(scriptCollection(series.name), scriptKey(options.metaField),
                                                           scriptKey(options.timeField))}};
}

/// The values for code that writes: an entity's own source field is in the item already.
QHash<QString, QString> writerValues(QHash<QString, QString> values)
{
    if (values.value(QStringLiteral("sourceField")).isEmpty())
        values.insert(QStringLiteral("source"), QString());
    return values;
}

QString readersOf(const QHash<QString, QString> &values)
{
    return scriptFilled(readItems, values) + scriptFilled(readNewest, values);
}

} // namespace

QList<CodeSnippet> timeSeriesCode(const Collection &series, const schema::Entity &entity, const UseContext &context)
{
    const QHash<QString, QString> values = valuesOf(series, entity, context);
    QString adds, reads;
    for (const schema::Operation *operation : context.model.operationsOf(entity.id)) {
        if (operation->kind == schema::OperationKind::Insert && operation->entity == entity.id && adds.isEmpty())
            adds = operation->name;
        if (operation->isRead() && reads.isEmpty())
            reads = operation->name;
    }
    const QString index = series.indexes.isEmpty() ? QString() : series.indexes.first().name;
    QList<CodeSnippet> snippets{
        {Text::tr("Add values"),
         adds,
         scriptFilled(addItems, writerValues(values)),
         1,
         {},
         Text::tr("There is no validator: the server refuses nothing but a value without a date. Not inside a "
                  "transaction.")},
        {Text::tr("Read a range of time"), reads, scriptFilled(readItems, values), 1, index, {}},
        {Text::tr("Read the newest value"), {}, scriptFilled(readNewest, values), 1, index, {}}};
    if (!values.value(QStringLiteral("numberValue")).isEmpty())
        snippets << CodeSnippet{
            Text::tr("Averages over a range of time"), {}, scriptFilled(average, values), 1, index, {}};
    return snippets;
}

Migration timeSeriesMigration(const QString &from, const Collection &series, const schema::Entity &entity,
                              const UseContext &context)
{
    QHash<QString, QString> values = valuesOf(series, entity, context);
    values.insert(QStringLiteral("items"), scriptCollection(from));
    values.insert(QStringLiteral("itemsName"), scriptString(from));
    const auto walking = [&](const QString &total, const QString &insert) {
        QHash<QString, QString> more = values;
        more.insert(QStringLiteral("total"), total);
        more.insert(QStringLiteral("insert"), insert);
        return scriptFilled(walk, more);
    };
    const QString copying =
        QStringLiteral("if (missing.length > 0) %1.insertMany(missing);").arg(values.value(QStringLiteral("series")));
    Migration migration;
    migration.steps = {
        {Text::tr("Check"), scriptFilled(check, values), {}},
        {Text::tr("Create the time-series collection"), scriptFilled(create, values),
         Text::tr("Needs MongoDB 5.0. The server takes no validator for it, so the rules of the design are not "
                  "enforced there.")},
        {Text::tr("Start writers that use the new code, stop the old ones"),
         scriptFilled(addItems, writerValues(values)),
         Text::tr("From now on the old collection stays as it is. Readers find new values in the new collection and "
                  "old ones in the old one.")},
        {Text::tr("Copy"), walking(QStringLiteral("copied"), copying) + scriptFilled(copied, values),
         Text::tr(
             "In the order of the dates. A second run copies what is missing; never run it twice at the same time.")},
        {Text::tr("Compare"), walking(QStringLiteral("missed"), {}) + scriptFilled(compared, values), {}},
        {Text::tr("Start readers that use the new code"), readersOf(values), {}}};
    if (series.expireAfterSeconds)
        migration.steps << MigrationStep{Text::tr("Let old values expire"), scriptFilled(expire, values),
                                         Text::tr("The server deletes whole buckets, within a minute or so.")};
    migration.steps << MigrationStep{Text::tr("Keep the old collection until nobody reads it"), {}, {}};
    migration.undo = {
        {Text::tr("Start the old writers, stop the new ones"), {}, {}},
        {Text::tr("Put the values back"), scriptFilled(putBack, values), Text::tr("Those that expired are gone.")}};
    return migration;
}

} // namespace sw::patterns
