// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/subset/subsetvalues.h"

#include "models/patterns/core/itemsmove.h"
#include "models/patterns/core/script.h"
#include "models/patterns/core/stored.h"
#include "models/schema/names.h"

namespace sw::patterns
{

namespace
{

/// What the parts of a count are replaced by: nothing when no count is kept.
void addCountValues(const SubsetParts &parts, QHash<QString, QString> &values)
{
    const bool counts = !parts.count.isEmpty();
    const QString key = scriptKey(parts.count);
    const auto set = [&](const char *name, const QString &text) {
        values.insert(QLatin1String(name), counts ? text : QString());
    };
    set("inc", QStringLiteral("$inc: { %1: 1 }").arg(key));
    set("countOne", QStringLiteral("%1.updateOne({ _id: %2 }, { $inc: { %3: 1 } });")
                        .arg(scriptCollection(parts.parents), values.value(QStringLiteral("key")), key));
    set("countGathered", QStringLiteral("%1: \"$$new.count\"").arg(key));
    set("sameCount",
        QStringLiteral("{ $eq: [%1, { $ifNull: [{ $first: \"$all.n\" }, 0] }] }").arg(scriptValue(parts.count)));
    set("otherCount", QStringLiteral("{ $ne: [%1, { $size: { $setUnion: [%2, \"$all._id\"] } }] }")
                          .arg(scriptValue(parts.count), values.value(QStringLiteral("fewIds"))));
    set("unsetCountHere", QStringLiteral("{ $unset: %1 },").arg(scriptString(parts.count)));
    set("unsetCount", QStringLiteral("%1.updateMany({ %2: { $exists: true } }, { $unset: { %2: \"\" } });")
                          .arg(scriptCollection(parts.parents), key));
    const QString beyond = scriptString(parts.array + QLatin1Char('.') + QString::number(parts.items));
    values.insert(QStringLiteral("marker"), counts ? QStringLiteral("%1: { $exists: true }").arg(key)
                                                   : QStringLiteral("%1: { $exists: false }").arg(beyond));
}

/// Which fields of an item its copy has.
void addFieldValues(const SubsetParts &parts, QHash<QString, QString> &values)
{
    QStringList names{scriptString(QString(design::idName))}, shown;
    for (const QString &field : parts.fields) {
        names << scriptString(field);
        shown << scriptKey(field) + QStringLiteral(": 1");
    }
    const bool all = parts.fields.isEmpty();
    // an object with the id of the parent has more in it, and stays in the copy
    const bool isInside = parts.grouped.isEmpty() && parts.parentId.contains(QLatin1Char('.'));
    values.insert(QStringLiteral("completeItem"),
                  isInside ? QStringLiteral("item = { ...item, %1 };")
                                 .arg(scriptNestedMember(QStringLiteral("item"), parts.parentId,
                                                         values.value(QStringLiteral("key"))))
                           : QString());
    values.insert(QStringLiteral("shown"),
                  all && isInside ? QString()
                  : all           ? QStringLiteral("{ $unset: %1 }").arg(scriptString(parts.parentId))
                                  : QStringLiteral("{ $project: { %1 } }").arg(shown.join(QStringLiteral(", "))));
    values.insert(QStringLiteral("copied"), all ? QStringLiteral("item") : QStringLiteral("copy"));
    values.insert(QStringLiteral("makeCopy"),
                  all ? QString()
                      : QStringLiteral("const copy = Object.fromEntries([%1].filter(name => name in item)"
                                       ".map(name => [name, item[name]]));")
                            .arg(names.join(QStringLiteral(", "))));
}

/// What puts the first items and their number right again.
void addRepairValues(const SubsetParts &parts, QHash<QString, QString> &values)
{
    const auto add = [&](const char *name, const QString &text) {
        values.insert(QLatin1String(name), text);
    };
    const QString order = parts.order.isEmpty() ? QString(design::idName) : parts.order;
    add("repair", scriptName(QStringLiteral("repair"), schema::pluralName(parts.parent)));
    add("putFirst", scriptName(QStringLiteral("putFirst"), schema::pluralName(parts.item)));
    add("what", parts.keepsAll
                    ? QStringLiteral("// Repairs the first items and their number, as the whole list has them.")
                    : QStringLiteral("// Repairs the number of items."));
    add("wasOrder", scriptValue(QStringLiteral("was.") + order));
    add("fewOrder", scriptValue(QStringLiteral("few.") + order));
    add("newParentId", scriptString(QStringLiteral("$$new.") + parts.parentId));
    add("isAfterBest",
        QStringLiteral("{ %1: [%2, %3] }")
            .arg(parts.descending ? QStringLiteral("$lt") : QStringLiteral("$gt"),
                 scriptString(QStringLiteral("$$one.") + order), scriptValue(QStringLiteral("best.") + order)));
    const QString count = scriptValue(parts.count);
    const auto counted = [&](const char *name, const QString &text) {
        add(name, parts.count.isEmpty() ? QString() : text);
    };
    counted("wasCount", QStringLiteral("wasCount: ") + count);
    counted("wrongCount", QStringLiteral("{ $ne: [\"$wasCount\", \"$count\"] }"));
    counted("sameCountNow", QStringLiteral("{ $eq: [%1, \"$$new.wasCount\"] }").arg(count));
    counted("sameCountSeen", QStringLiteral("{ $eq: [\"$count\", one.count] }"));
    counted("repairedCount",
            QStringLiteral("%1: { $cond: [same, \"$$new.count\", %2] }").arg(scriptKey(parts.count), count));
    add("look", scriptIndented(boundStages(parts.keepsAll ? "subset/look-copies" : "subset/look-rest", values), 4));
}

/// Takes the items out of the documents that a bucket pattern has put them into, which may be in an array in another.
QString unpackStages(const QString &path)
{
    QStringList stages;
    for (qsizetype dot = path.indexOf(QLatin1Char('.')); dot >= 0; dot = path.indexOf(QLatin1Char('.'), dot + 1))
        stages << QStringLiteral("{ $unwind: %1 }").arg(scriptValue(path.left(dot)));
    if (!path.isEmpty())
        stages << QStringLiteral("{ $unwind: %1 }, { $replaceRoot: { newRoot: %1 } }").arg(scriptValue(path));
    return stages.join(QStringLiteral(", "));
}

/// Whether an item comes after the one that was read as the last with its parent and still is, or where there is room,
/// after one that is apart, as the server orders values of all types.
QString staysApart(const SubsetParts &parts)
{
    if (parts.order.isEmpty())
        return QStringLiteral("false");
    const QString last = parts.array + QLatin1Char('.') + QString::number(parts.items - 1) + QLatin1Char('.');
    const QString key = scriptName({}, parts.parent) + QStringLiteral("Id");
    const QString afterLast =
        QStringLiteral("%1.findOne({ _id: %2, %3: rest[0]._id, %4: { $not: { %5: %6 } } }, { _id: 1 })")
            .arg(scriptCollection(parts.parents), key, scriptString(last + QStringLiteral("_id")),
                 scriptString(last + parts.order), parts.descending ? QStringLiteral("$lt") : QStringLiteral("$gt"),
                 scriptMember(QStringLiteral("item"), parts.order));
    const QString afterApart =
        QStringLiteral("%1.aggregate([{ $match: { %2: %3 } }, { $sort: %4 }, { $limit: 1 }, { $match: { $expr: { %5: "
                       "[%6, { $literal: %7 ?? null }] } } }]).hasNext()")
            .arg(scriptCollection(parts.all), scriptKey(parts.parentId), key, scriptSort(parts.order, parts.descending),
                 parts.descending ? QStringLiteral("$gt") : QStringLiteral("$lt"), scriptValue(parts.order),
                 scriptOptionalMember(QStringLiteral("item"), parts.order));
    return QStringLiteral("rest.length > 0 ? %1 : %2").arg(afterLast, afterApart);
}

} // namespace

QHash<QString, QString> subsetValues(const SubsetParts &parts)
{
    const QString items = QString::number(parts.items);
    QString sorted = QStringLiteral("$position: 0");
    if (parts.order.isEmpty() && parts.keepsAll && parts.grouped.isEmpty())
        sorted = QStringLiteral("$sort: { _id: -1 }"); // as the whole list is read, whoever comes first
    else if (!parts.order.isEmpty())
        sorted = QStringLiteral("$sort: ") + scriptSort(parts.order, parts.descending);
    const auto at = [&](int position) {
        return scriptString(parts.array + QLatin1Char('.') + QString::number(position));
    };
    QHash<QString, QString> values{
        {QStringLiteral("parents"), scriptCollection(parts.parents)},
        {QStringLiteral("all"), scriptCollection(parts.all)},
        {QStringLiteral("parentsName"), scriptString(parts.parents)},
        {QStringLiteral("allName"), scriptString(parts.all)},
        {QStringLiteral("array"), scriptKey(parts.array)},
        {QStringLiteral("arrayName"), scriptValue(parts.array)},
        {QStringLiteral("parentId"), scriptKey(parts.parentId)},
        {QStringLiteral("parentIdName"), scriptString(parts.parentId)},
        {QStringLiteral("parentIdValue"), scriptValue(parts.parentId)},
        {QStringLiteral("sorted"), sorted},
        {QStringLiteral("sort"),
         parts.order.isEmpty() ? QStringLiteral("{ _id: -1 }") : scriptSort(parts.order, parts.descending)},
        // an array that nothing sorts is in the order in which its items came
        {QStringLiteral("sortBack"),
         parts.order.isEmpty() ? QStringLiteral("{ _id: 1 }") : scriptSort(parts.order, parts.descending)},
        {QStringLiteral("n"), items},
        {QStringLiteral("last"), at(parts.items - 1)},
        {QStringLiteral("second"), at(1)},
        {QStringLiteral("beyond"), at(parts.items)},
        {QStringLiteral("before"), QString::number(parts.items - 1)},
        {QStringLiteral("staysApart"), staysApart(parts)},
        {QStringLiteral("parentArray"), scriptMember(QStringLiteral("parent"), parts.array)},
        {QStringLiteral("itemIdName"), scriptString(parts.array + QStringLiteral("._id"))},
        {QStringLiteral("fewIds"),
         QStringLiteral("{ $ifNull: [%1, []] }").arg(scriptValue(parts.array + QStringLiteral("._id")))},
        {QStringLiteral("sameOrder"), parts.order.isEmpty()
                                          ? QString()
                                          : QStringLiteral("{ $eq: [{ $ifNull: [%1, []] }, %2] }")
                                                .arg(scriptValue(parts.array + QLatin1Char('.') + parts.order),
                                                     scriptValue(QStringLiteral("few.") + parts.order))},
        {QStringLiteral("groupedParentId"), scriptString(QStringLiteral("items.") + parts.parentId)},
        {QStringLiteral("unpacked"), unpackStages(parts.grouped)},
        {QStringLiteral("sameValue"), boundScript("core/same-value", {})},
        {QStringLiteral("wasParentId"), scriptValue(QStringLiteral("was.") + parts.parentId)},
        {QStringLiteral("keep"), scriptName(QStringLiteral("keepFirst"), schema::pluralName(parts.item))},
        {QStringLiteral("add"), scriptName(QStringLiteral("add"), parts.item)},
        {QStringLiteral("read"), scriptName(QStringLiteral("read"), parts.parent)},
        {QStringLiteral("more"), scriptName(QStringLiteral("more"), schema::pluralName(parts.item))},
        {QStringLiteral("key"), scriptName({}, parts.parent) + QStringLiteral("Id")}};
    const QString key = values.value(QStringLiteral("key"));
    values.insert(QStringLiteral("storeApart"), scriptStoreApart(parts.all, parts.parentId, key, 2));
    values.insert(QStringLiteral("storeInside"), scriptStoreApart(parts.all, parts.parentId, key, 4));
    values.insert(notesValues(parts.all, key));
    addCountValues(parts, values);
    addFieldValues(parts, values);
    addRepairValues(parts, values);
    values.insert(QStringLiteral("sortFirst"),
                  parts.order.isEmpty() ? QString() : boundScript("subset/sort-first", values).trimmed());
    return values;
}

bool canRepair(const SubsetParts &parts)
{
    return parts.grouped.isEmpty() && (parts.keepsAll || !parts.count.isEmpty());
}

bool canPutFirst(const SubsetParts &parts)
{
    return !parts.keepsAll && !parts.order.isEmpty();
}

} // namespace sw::patterns
