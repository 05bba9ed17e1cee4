// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/preallocation/preallocationscripts.h"

#include "models/base/texts.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/schema/fieldpath.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using schema::FieldType;
using schema::isNumber;
using Values = QHash<QString, QString>;

namespace
{

/// The expression that keeps what is in the array and fills the rest: missing and null both become empty.
QString filledExpression(const PreparedPlaces &places, const QString &empty)
{
    const QString columns = QString::number(places.columns);
    const auto orEmpty = [&](const QString &value) {
        return QStringLiteral("{ $ifNull: [%1, %2] }").arg(value, empty);
    };
    if (!places.nested)
        return QStringLiteral("{ $map: { input: { $range: [0, %1] }, as: \"i\", in: %2 } }")
            .arg(columns, orEmpty(QStringLiteral("{ $arrayElemAt: [all, \"$$i\"] }")));
    const QString inRow = orEmpty(QStringLiteral("{ $arrayElemAt: [\"$$row\", \"$$j\"] }"));
    const QString flat = orEmpty(
        QStringLiteral("{ $arrayElemAt: [all, { $add: [{ $multiply: [\"$$i\", %1] }, \"$$j\"] }] }").arg(columns));
    return QStringLiteral("{ $map: { input: { $range: [0, %1] }, as: \"i\", in: { $let: { vars: { row: { $arrayElemAt: "
                          "[all, \"$$i\"] } }, in:\n"
                          "  { $map: { input: { $range: [0, %2] }, as: \"j\", in: { $cond: [{ $isArray: \"$$row\" }, "
                          "%3, %4] } } } } } } }")
        .arg(QString::number(places.rows), columns, inRow, flat);
}

/// How many places the rows of the array at \p path have; \p plain for what is no row.
QString sizesOfRows(const QString &path, const QString &plain)
{
    return QStringLiteral(
               "{ $map: { input: { $ifNull: [%1, []] }, as: \"row\", in: { $cond: [{ $isArray: \"$$row\" }, { "
               "$size: \"$$row\" }, %2] } } }")
        .arg(scriptValue(path), plain);
}

QString hasPlace(const QString &path, int at)
{
    return QStringLiteral("%1: { $exists: true }").arg(scriptString(path + QLatin1Char('.') + QString::number(at)));
}

/// Of a document that has all rows and places, none of them null.
QString wholeFilter(const PreparedPlaces &places, const QString &path)
{
    const QString all = QStringLiteral("{ $ifNull: [%1, []] }").arg(scriptValue(path));
    if (!places.nested)
        return QStringLiteral("%1, $expr: { $not: [{ $in: [null, %2] }] }")
            .arg(hasPlace(path, places.columns - 1), all);
    return QStringLiteral("$expr: { $and: [{ $eq: [{ $size: %1 }, %2] }, { $eq: [{ $min: %3 }, %4] },\n"
                          "  { $not: [{ $anyElementTrue: [{ $map: { input: %1, as: \"row\", in: { $cond: [{ $isArray: "
                          "\"$$row\" }, { $in: [null, \"$$row\"] }, true] } } }] }] }] }")
        .arg(all, QString::number(places.rows), sizesOfRows(path, QStringLiteral("-1")),
             QString::number(places.columns));
}

/// Of a document that has too many rows or places, as a list or in rows.
QString longerFilter(const PreparedPlaces &places, const QString &path)
{
    if (!places.nested)
        return hasPlace(path, places.columns);
    const QString all = QStringLiteral("{ $ifNull: [%1, []] }").arg(scriptValue(path));
    return QStringLiteral(
               "$expr: { $or: [{ $gt: [{ $max: %1 }, %2] },\n  { $gt: [{ $size: %3 }, { $cond: [{ $isArray: { "
               "$arrayElemAt: [%3, 0] } }, %4, %5] }] }] }")
        .arg(sizesOfRows(path, QStringLiteral("0")), QString::number(places.columns), all, QString::number(places.rows),
             QString::number(places.rows * places.columns));
}

/// "empty" as it stands in scripts.
QString scriptEmpty(FieldType type, const QString &text)
{
    if (type == FieldType::Int32)
        return text;
    if (type == FieldType::Int64)
        return QStringLiteral("Long(%1)").arg(scriptString(text));
    if (type == FieldType::Double)
        return text == QLatin1String("0") ? QStringLiteral("Double(0)") : QStringLiteral("Double(%1)").arg(text);
    if (type == FieldType::Decimal128)
        return QStringLiteral("Decimal128(%1)").arg(scriptString(text));
    return type == FieldType::Bool ? text : scriptString(text);
}

/// The same where an expression is expected, in which a text that begins with "$" would be a field.
QString emptyValue(FieldType type, const QString &text)
{
    const bool literal = type == FieldType::String && text.startsWith(QLatin1Char('$'));
    return literal ? QStringLiteral("{ $literal: %1 }").arg(scriptString(text)) : scriptEmpty(type, text);
}

/// The free places of doc, none as long as its places are not prepared.
QString freeList(const PreparedPlaces &places, const QString &row, const QString &column)
{
    const QString array = scriptOptionalMember({}, QStringLiteral("doc.") + places.place.path).mid(1);
    const QString empty = scriptEmpty(places.item, places.empty);
    const QString isFree = isNumber(places.item) ? QStringLiteral("Number(value) === %1").arg(places.empty)
                                                 : QStringLiteral("value === %1").arg(empty);
    const QString inRow = QStringLiteral("flatMap((value, %1) => (%2 ? [%3] : []))");
    if (!places.nested)
        return QStringLiteral("(%1 ?? []).").arg(array) + inRow.arg(column, isFree, column);
    const QString position = QStringLiteral("{ %1, %2 }").arg(row, column);
    return QStringLiteral("(%1 ?? []).flatMap((places, %2) => (Array.isArray(places) ? places.%3 : []))")
        .arg(array, row, inRow.arg(column, isFree, position));
}

void addUndo(Values &values, const PreparedPlaces &places)
{
    const QString path = places.place.path;
    const QString all = QStringLiteral(
        "{ $reduce: { input: %1, initialValue: [], in:\n"
        "  { $concatArrays: [\"$$value\", { $cond: [{ $isArray: \"$$this\" }, \"$$this\", [\"$$this\"]] }] } } }");
    const QString beyond = places.nested ? QStringLiteral(".0.0") : QLatin1Char('.') + QString::number(places.least);
    values.insert(QStringLiteral("list"), places.nested ? all.arg(scriptValue(path)) : scriptValue(path));
    values.insert(QStringLiteral("least"), QString::number(places.least));
    values.insert(QStringLiteral("beyondLeast"), scriptString(path + beyond));
    values.insert(QStringLiteral("emptyValue"), emptyValue(places.item, places.empty));
}

Values valuesOf(const PreparedPlaces &places)
{
    const design::Location &place = places.place;
    const QString doc = schema::singularName(place.collection);
    const QString thing = schema::singularName(schema::lastName(place.path));
    const QString empty = scriptEmpty(places.item, places.empty);
    const QString rows = QString::number(places.rows);
    const QString columns = QString::number(places.columns);
    const QString row = places.calendar ? QStringLiteral("day") : QStringLiteral("row");
    const QString column = places.calendar ? QStringLiteral("slot")
                           : places.nested ? QStringLiteral("column")
                                           : QStringLiteral("position");
    Values values{
        {QStringLiteral("docs"), scriptCollection(place.collection)},
        {QStringLiteral("path"), scriptKey(place.path)},
        {QStringLiteral("pathText"), scriptString(place.path + QLatin1Char('.'))},
        {QStringLiteral("pathValue"), scriptValue(place.path)},
        {QStringLiteral("empty"), empty},
        {QStringLiteral("emptyArray"),
         places.nested
             ? QStringLiteral("Array.from({ length: %1 }, () => Array(%2).fill(%3))").arg(rows, columns, empty)
             : QStringLiteral("Array(%1).fill(%2)").arg(columns, empty)},
        {QStringLiteral("position"), places.nested ? row + QStringLiteral(", ") + column : column},
        {QStringLiteral("positionText"), places.nested ? QStringLiteral("%1 + \".\" + %2").arg(row, column) : column},
        {QStringLiteral("freeList"), freeList(places, row, column)},
        {QStringLiteral("idOf"),
         places.id == FieldType::ObjectId ? QStringLiteral("_id = new ObjectId()") : QStringLiteral("_id")},
        {QStringLiteral("prepare"), scriptName(QStringLiteral("prepare"), doc)},
        {QStringLiteral("prepareAll"), scriptName(QStringLiteral("prepareAll"), schema::pluralName(doc))},
        {QStringLiteral("take"), scriptName(QStringLiteral("take"), thing)},
        {QStringLiteral("free"), scriptName(QStringLiteral("free"), thing)},
        {QStringLiteral("findFree"), scriptName(QStringLiteral("findFree"), schema::pluralName(thing))}};
    const QStringList members{QStringLiteral("...document"), QString(design::idName), places.fixed,
                              scriptNestedMember(QStringLiteral("document"), place.path, QStringLiteral("empty"))};
    values.insert(QStringLiteral("storeOnce"), scriptStoreOnce(values.value(QStringLiteral("docs")),
                                                               scriptObject(members), QStringLiteral("{ _id }"), 2));
    values.insert(QStringLiteral("filled"), filledExpression(places, emptyValue(places.item, places.empty)));
    values.insert(QStringLiteral("whole"), wholeFilter(places, place.path));
    addUndo(values, places);
    return values;
}

} // namespace

QList<CodeSnippet> preparedPlacesCode(const PreparedPlaces &places, const UseContext &context)
{
    const Values values = valuesOf(places);
    QString inserts, updates;
    for (const schema::Operation *operation : context.model.operationsOf(context.use.entity)) {
        if (operation->kind == schema::OperationKind::Insert && inserts.isEmpty())
            inserts = operation->name;
        const bool writes = std::any_of(operation->writes.cbegin(), operation->writes.cend(),
                                        [&](const schema::FieldRef &ref) { return ref.path == context.use.path; });
        if (operation->kind == schema::OperationKind::Update && writes && updates.isEmpty())
            updates = operation->name;
    }
    const QString all = places.calendar ? boundScript("pre-allocation/new-periods", values) : QString();
    const QString id(design::idName);
    return {{Text::tr("Create a document with empty places"),
             inserts,
             boundScript("pre-allocation/new-places", values) + all,
             1,
             id,
             {}},
            {Text::tr("Take a place"), updates, boundScript("pre-allocation/take-place", values), 1, id,
             Text::tr("Positions count from 0.")},
            {Text::tr("Give a place back"), {}, boundScript("pre-allocation/free-place", values), 1, id, {}},
            {Text::tr("Find the free places"), {}, boundScript("pre-allocation/find-free", values), 1, id, {}}};
}

/// Stops where the array is none, or holds rows beside single places.
static QString refuseOdd(const PreparedPlaces &places, const Values &values)
{
    const QString path = scriptKey(places.place.path);
    QString out = scriptRefuseNoList(places.place.collection, places.place.path);
    if (places.nested)
        out += scriptRefuse(places.place.collection,
                            QStringLiteral("$and: [{ %1: { $elemMatch: { $type: \"array\" } } }, { %1: { $elemMatch: { "
                                           "$not: { $type: \"array\" } } } }]")
                                .arg(path),
                            QStringLiteral("these documents have rows and single places in %1: mend them first")
                                .arg(places.place.path));
    out += scriptRefuse(places.place.collection, longerFilter(places, places.place.path),
                        QStringLiteral("these documents have more places in %1 than there will be: take some away, or "
                                       "let the layout have more")
                            .arg(places.place.path));
    const QString all = QStringLiteral("[{ $ifNull: [%1, []] },").arg(scriptValue(places.place.path));
    const QString filled = values.value(QStringLiteral("filled")).replace(QStringLiteral("[all,"), all);
    return out + scriptRefuseLarge({places.place.collection,
                                    QStringLiteral("$nor: [{ %1 }]").arg(values.value(QStringLiteral("whole"))),
                                    QStringLiteral("{ $set: { %1: %2 } },").arg(path, filled)});
}

Migration preparedPlacesMigration(const PreparedPlaces &places)
{
    const Values values = valuesOf(places);
    const QString code =
        boundScript("pre-allocation/new-places", values) + boundScript("pre-allocation/take-place", values) +
        boundScript("pre-allocation/free-place", values) + boundScript("pre-allocation/find-free", values);
    Migration migration;
    migration.steps = {
        checkStep(refuseOdd(places, values) + boundScript("pre-allocation/check-places", values)),
        {Text::tr("Start readers and writers that use the new code"), code,
         Text::tr("The old ones end here: what they append or put at a position would be a place too "
                  "many, or in the place of a row. "
                  "Until a document is filled up, its places are not yet free.")},
        {Text::tr("Add the missing places"), boundScript("pre-allocation/fill-places", values),
         Text::tr("Needs MongoDB 4.2. What is in the array keeps its position; null becomes an empty place. "
                  "Writers of the new code may go on.")},
        {Text::tr("Compare"), boundScript("pre-allocation/compare-places", values), {}}};
    migration.undo = {{Text::tr("Take the empty places at the end away"),
                       boundScript("pre-allocation/take-away", values),
                       Text::tr("Stop the writers first. Empty places between others stay.")}};
    return migration;
}

} // namespace sw::patterns
