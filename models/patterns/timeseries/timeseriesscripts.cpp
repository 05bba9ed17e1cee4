// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/timeseries/timeseriesscripts.h"

#include "models/base/texts.h"
#include "models/patterns/core/indexscript.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using schema::FieldType;

namespace
{

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
            {QStringLiteral("fixed"), fixed},
            {QStringLiteral("sourceField"), givesSource ? source : QString()},
            {QStringLiteral("source"), hasSource ? QStringLiteral("source") : QString()},
            {QStringLiteral("ofSource"), hasSource ? source : QString()},
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
    return boundScript("time-series/read-items", values) + boundScript("time-series/read-newest", values);
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
         boundScript("time-series/add-items", writerValues(values)),
         1,
         {},
         Text::tr("There is no validator: the server refuses nothing but a value without a date. Not inside a "
                  "transaction.")},
        {Text::tr("Read a range of time"), reads, boundScript("time-series/read-items", values), 1, index, {}},
        {Text::tr("Read the newest value"), {}, boundScript("time-series/read-newest", values), 1, index, {}}};
    if (!values.value(QStringLiteral("numberValue")).isEmpty())
        snippets << CodeSnippet{
            Text::tr("Averages over a range of time"), {}, boundScript("time-series/average", values), 1, index, {}};
    return snippets;
}

Migration timeSeriesMigration(const Collection &from, const Collection &series, const schema::Entity &entity,
                              const UseContext &context)
{
    QHash<QString, QString> values = valuesOf(series, entity, context);
    values.insert(QStringLiteral("items"), scriptCollection(from.name));
    values.insert(QStringLiteral("itemsName"), scriptString(from.name));
    values.insert(QStringLiteral("itemTime"), scriptMember(QStringLiteral("item"), series.timeSeries->timeField));
    const auto walking = [&](const QString &total, const QString &insert, const QString &onlyKept = {}) {
        QHash<QString, QString> more = values;
        more.insert(QStringLiteral("total"), total);
        more.insert(QStringLiteral("insert"), insert);
        more.insert(QStringLiteral("onlyKept"), onlyKept);
        return boundScript("time-series/walk", more);
    };
    const QString copying =
        QStringLiteral("if (missing.length > 0) %1.insertMany(missing);").arg(values.value(QStringLiteral("series")));
    Migration migration;
    migration.steps = {
        checkStep(
            boundScript("time-series/check", values) +
            scriptRefuseUndated(from.name, series.timeSeries->timeField,
                                QStringLiteral("these documents have no date, which a time-series collection refuses: "
                                               "give them one first")) +
            scriptRefuse(from.name, QStringLiteral("$expr: { $gt: [{ $bsonSize: \"$$ROOT\" }, 4194304] }"),
                         QStringLiteral("these documents are larger than the 4 MB that a time-series collection takes: "
                                        "make them smaller or move them elsewhere first")) +
            scriptRefuse(
                from.name,
                QStringLiteral("%1: { $gt: new Date(-1000), $lte: new Date(0) }")
                    .arg(values.value(QStringLiteral("time"))),
                QStringLiteral("these documents are from the last second before 1970 or its first moment; a "
                               "time-series collection takes them and does not find them by their date: correct "
                               "the date first"))),
        {Text::tr("Create the time-series collection"), boundScript("time-series/create", values),
         Text::tr("Needs MongoDB 5.0. The server takes no validator for it, so the rules of the design are not "
                  "enforced there.")},
        {Text::tr("Start writers that use the new code, stop the old ones"),
         boundScript("time-series/add-items", writerValues(values)),
         Text::tr("From now on the old collection stays as it is. Readers find new values in the new collection and "
                  "old ones in the old one.")},
        {Text::tr("Copy"), walking(QStringLiteral("copied"), copying) + boundScript("time-series/copied", values),
         Text::tr("In the order of the dates, while the new code writes. A second run copies what is missing; never "
                  "run it twice at the same time.")},
        {Text::tr("Compare"), walking(QStringLiteral("missed"), {}) + boundScript("time-series/compared", values), {}},
        {Text::tr("Start readers that use the new code"), readersOf(values), {}}};
    if (series.expireAfterSeconds)
        migration.steps << MigrationStep{Text::tr("Let old values expire"), boundScript("time-series/expire", values),
                                         Text::tr("The server deletes whole buckets, within a minute or so.")};
    const QString onlyKept =
        series.expireAfterSeconds ? scriptIndented(boundScript("time-series/only-kept", values), 2) : QString();
    migration.steps << MigrationStep{Text::tr("Drop the former collection"),
                                     walking(QStringLiteral("missed"), {}, onlyKept) +
                                         boundScript("time-series/compared", values) +
                                         boundScript("time-series/drop-items", values),
                                     Text::tr("Only when it is no longer used."), true};
    migration.undo = {{Text::tr("Start the old writers, stop the new ones"), {}, {}},
                      {Text::tr("Put the values back"), boundScript("time-series/put-back", values),
                       Text::tr("Those that expired are gone.")},
                      {Text::tr("Build the former indexes"), createIndexScripts(&from), {}}};
    return migration;
}

} // namespace sw::patterns
