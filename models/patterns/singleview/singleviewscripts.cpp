// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/singleview/singleviewscripts.h"

#include "models/base/texts.h"
#include "models/patterns/core/indexscript.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/schema/names.h"

#include <QCoreApplication>

namespace sw::patterns
{

namespace
{

using Values = QHash<QString, QString>;

QString joined(const QStringList &parts)
{
    return parts.join(QStringLiteral(", "));
}

/// ["contact", "mail"]
QString pathNames(const QString &path)
{
    QStringList names;
    for (const QString &name : path.split(QLatin1Char('.')))
        names << scriptString(name);
    return QLatin1Char('[') + joined(names) + QLatin1Char(']');
}

/// An object in which \p value is at \p path: contact: { mail: key }.
QString holding(const QString &path, const QString &value)
{
    const QString name = scriptKey(path.section(QLatin1Char('.'), 0, 0));
    if (!path.contains(QLatin1Char('.')))
        return QStringLiteral("%1: %2").arg(name, value);
    return QStringLiteral("%1: { %2 }").arg(name, holding(path.section(QLatin1Char('.'), 1), value));
}

/// The _id of the view that a document of \p source belongs to, as an expression of a pipeline.
QString keyStage(const ViewParts &parts, const ViewSource &source)
{
    const QString value = scriptValue(source.key);
    const QString text =
        parts.ignoresCase
            ? QStringLiteral("{ $cond: [{ $eq: [{ $type: %1 }, \"string\"] }, { $toLower: { $trim: { input: %1, chars: "
                             "\" \\t\\r\\n\" } } }, %1] }")
                  .arg(value)
            : value;
    return QStringLiteral(
               "{ $let: { vars: { key: %1 }, in: { $cond: [{ $and: [{ $in: [{ $type: \"$$key\" }, [\"string\", "
               "\"int\", \"long\", \"double\", \"objectId\", \"binData\"]] }, { $ne: [\"$$key\", \"\"] }] }, "
               "\"$$key\", { source: { $literal: %2 }, id: \"$_id\" }] } } }")
        .arg(text, scriptString(source.collection));
}

QString rowOf(const ViewSource &source)
{
    QStringList fields;
    for (const ViewField &field : source.fields)
        fields << QStringLiteral("[%1, %2]").arg(pathNames(field.path), scriptString(field.name));
    return QStringLiteral("{ name: %1, key: %2, fields: [%3] },")
        .arg(scriptString(source.collection), pathNames(source.key), joined(fields));
}

Values valuesOf(const ViewParts &parts)
{
    const QString views = parts.view;
    const QString one = schema::singularName(views);
    QStringList rows, names, nothingLeft;
    for (const ViewSource &source : parts.sources) {
        rows << rowOf(source);
        names << scriptString(source.collection);
        nothingLeft << QStringLiteral("%1: { $in: [null, []] }").arg(scriptKey(source.collection));
    }
    const ViewSource &first = parts.sources.first();
    return {
        {QStringLiteral("view"), scriptCollection(views)},
        {QStringLiteral("viewName"), scriptString(views)},
        {QStringLiteral("sources"), scriptName(QStringLiteral("systemsOf"), one)},
        {QStringLiteral("keyOf"), scriptName(QStringLiteral("keyOf"), one)},
        {QStringLiteral("together"), scriptName(QStringLiteral("together"), one)},
        {QStringLiteral("read"), scriptName(QStringLiteral("read"), one)},
        {QStringLiteral("add"), scriptName(QStringLiteral("addTo"), one)},
        {QStringLiteral("change"), scriptName(QStringLiteral("changeIn"), one)},
        {QStringLiteral("findConflicts"), scriptName(QStringLiteral("findConflictsIn"), views)},
        {QStringLiteral("differing"), scriptName(QStringLiteral("differingFrom"), views)},
        {QStringLiteral("textKey"), parts.ignoresCase ? boundScript("single-view/text-key", {}).trimmed() : QString()},
        {QStringLiteral("rows"), rows.join(QStringLiteral("\n    "))},
        {QStringLiteral("names"), joined(names)},
        {QStringLiteral("nothingLeft"), joined(nothingLeft)},
        {QStringLiteral("most"), QString::number(parts.most)},
        {QStringLiteral("lastPlace"), QString::number(parts.most - 1)},
        {QStringLiteral("first"), scriptCollection(first.collection)},
        {QStringLiteral("firstName"), scriptString(first.collection)},
        {QStringLiteral("firstKey"), keyStage(parts, first)},
        {QStringLiteral("keyInItem"), holding(first.key, QStringLiteral("key"))}};
}

Values with(Values values, const ViewParts &parts, const ViewSource &source)
{
    values.insert(QStringLiteral("source"), scriptCollection(source.collection));
    values.insert(QStringLiteral("sourceName"), scriptString(source.collection));
    values.insert(QStringLiteral("keyStage"), keyStage(parts, source));
    values.insert(QStringLiteral("list"), scriptKey(source.collection));
    values.insert(QStringLiteral("listValue"), scriptValue(source.collection));
    values.insert(QStringLiteral("newList"), scriptString(QStringLiteral("$$new.") + source.collection));
    values.insert(QStringLiteral("idPath"), scriptString(source.collection + QStringLiteral("._id")));
    values.insert(QStringLiteral("idsValue"), scriptValue(source.collection + QStringLiteral("._id")));
    return values;
}

/// \p file for each of the systems.
QString ofEach(const char *file, const Values &values, const ViewParts &parts)
{
    QString out;
    for (const ViewSource &source : parts.sources)
        out += boundScript(file, with(values, parts, source));
    return out;
}

QString basics(const Values &values)
{
    return boundScript("single-view/sources", values) + boundScript("single-view/key-of", values);
}

QString readScript(const Values &values)
{
    return boundScript("single-view/together", values) + boundScript("single-view/read", values);
}

/// Stops where the collection of the views holds something else.
QString refuseOthers(const ViewParts &parts)
{
    QStringList noSource;
    for (const ViewSource &source : parts.sources)
        noSource << QStringLiteral("%1: { $exists: false }").arg(scriptKey(source.collection));
    return scriptRefuse(
        parts.view, joined(noSource),
        QStringLiteral("these documents of %1 are no views: move them elsewhere first").arg(parts.view));
}

} // namespace

QList<CodeSnippet> viewCode(const ViewParts &parts, const UseContext &context)
{
    const Values values = valuesOf(parts);
    QString reads, inserts, changes;
    for (const ViewSource &source : parts.sources) {
        for (const schema::Operation *operation : context.model.operationsOf(source.entity->id)) {
            QString &name = operation->isRead()                                ? reads
                            : operation->kind == schema::OperationKind::Insert ? inserts
                                                                               : changes;
            name = name.isEmpty() ? operation->name : name;
        }
    }
    const QString id = QStringLiteral("_id");
    return {{Text::tr("Read what all systems know"), reads, basics(values) + readScript(values), 1, id,
             Text::tr("Values that differ are all there, each with the system and the document it is from.")},
            {Text::tr("Add a document of a system"), inserts, basics(values) + boundScript("single-view/add", values),
             1, id, Text::tr("source is the name of the collection that the documents of the system had.")},
            {Text::tr("Change a document of a system"), changes,
             basics(values) + boundScript("single-view/change", values), 2,
             parts.sources.first().collection + QStringLiteral("._id"),
             Text::tr("Needs a replica set, because a document with another key moves in a transaction.")},
            {Text::tr("Find what the systems say differently"),
             {},
             basics(values) + boundScript("single-view/together", values) +
                 boundScript("single-view/find-conflicts", values),
             1,
             {},
             Text::tr("It reads all views.")}};
}

Migration viewMigration(const ViewParts &parts, const design::Design &before, const design::Design &after,
                        const UseContext &context)
{
    Values values = valuesOf(parts);
    QStringList unions;
    for (const ViewSource &source : parts.sources.mid(1))
        unions << boundStages("single-view/union", with(values, parts, source)).trimmed();
    values.insert(QStringLiteral("unions"), unions.join(QStringLiteral("\n  ")));
    const QString compare = basics(values) + boundScript("single-view/compare", values);
    QString code, formerIndexes;
    for (const CodeSnippet &snippet : viewCode(parts, context))
        code += snippet.script;
    for (const ViewSource &source : parts.sources)
        formerIndexes += createIndexScripts(before.collection(source.collection));
    const QString sizes =
        QStringLiteral("{\n") + boundScript("single-view/check-sizes", values) + QStringLiteral("}\n");
    Migration migration;
    migration.steps = {checkStep(boundScript("single-view/check", values) + refuseOthers(parts) +
                                     ofEach("single-view/check-source", values, parts) + sizes,
                                 Text::tr("Needs MongoDB 4.4. Documents without a key get a view of their own.")),
                       {Text::tr("Stop those who write"),
                        {},
                        Text::tr("A document that changes after it was copied would keep its former values.")},
                       {Text::tr("Build the indexes"), createIndexScripts(after.collection(parts.view)), {}},
                       {Text::tr("Copy"), ofEach("single-view/copy", values, parts), {}},
                       {Text::tr("Compare"),
                        compare + boundScript("single-view/together", values) +
                            boundScript("single-view/find-conflicts", values) + boundScript("single-view/tell", values),
                        Text::tr("It also tells where the systems say different things; all of it is kept.")},
                       {Text::tr("Start readers and writers that use the new code"), code, {}},
                       {Text::tr("Drop the former collections"),
                        compare + boundScript("single-view/drop-sources", values),
                        Text::tr("Only when they are no longer used."), true}};
    migration.undo = {
        {Text::tr("Stop those who write"), {}, Text::tr("What they write meanwhile would be lost.")},
        checkStep(boundScript("single-view/check-back", values)),
        {Text::tr("Copy the documents of each system back"), ofEach("single-view/copy-back", values, parts), {}},
        {Text::tr("Remove the views"), boundScript("single-view/remove-view", values), {}},
        {Text::tr("Build the former indexes"), formerIndexes, {}}};
    return migration;
}

} // namespace sw::patterns
