// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/outlier/outlierscripts.h"

#include "models/base/texts.h"
#include "models/patterns/core/itemsmove.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/schema/fieldpath.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using Form = OutlierParts::Form;
using Values = QHash<QString, QString>;

namespace
{

const char *spillOf(const OutlierParts &parts)
{
    switch (parts.form) {
    case Form::OneDocument:
        return "outlier/spill-to-list";
    case Form::Buckets:
        return "outlier/spill-to-bucket";
    case Form::PerItem:
        break;
    }
    return "outlier/spill-item";
}

/// The same of many items, where they share documents.
const char *spillManyOf(const OutlierParts &parts)
{
    return parts.form == Form::Buckets ? "outlier/spill-many-to-buckets" : "outlier/spill-many-to-list";
}

/// How the rest is read and brought back, which depends on whether it is one document for each item.
void addRestValues(Values &values, const OutlierParts &parts)
{
    const bool perItem = parts.form == Form::PerItem;
    const QString list = schema::lastName(parts.array);
    const QString found = QStringLiteral("%1.find({ %2: %3 }).sort({ _id: 1 }).toArray()")
                              .arg(values.value(QStringLiteral("extras")), values.value(QStringLiteral("parentId")),
                                   values.value(QStringLiteral("key")));
    const QString clean =
        QStringLiteral(".map(({ %1: parentId, ...item }) => item)").arg(values.value(QStringLiteral("parentId")));
    values.insert(QStringLiteral("restItems"),
                  found + (perItem
                               ? clean
                               : QStringLiteral(".flatMap(one => %1)").arg(scriptMember(QStringLiteral("one"), list))));
    values.insert(QStringLiteral("storedItems"),
                  QStringLiteral("%1.find({ %2: _id }, {}, asStored).toArray().flatMap(one => %3)")
                      .arg(values.value(QStringLiteral("extras")), values.value(QStringLiteral("parentId")),
                           scriptMember(QStringLiteral("one"), list)));
    values.insert(QStringLiteral("list"), scriptKey(list));
    values.insert(QStringLiteral("listItem"), scriptString(list + QStringLiteral(".$")));
    values.insert(QStringLiteral("oneList"), scriptMember(QStringLiteral("one"), list));
    values.insert(QStringLiteral("unwind"),
                  perItem ? QString() : QStringLiteral("{ $unwind: %1 },").arg(scriptValue(list)));
    values.insert(QStringLiteral("whole"), perItem ? QStringLiteral("\"$$ROOT\"") : scriptValue(list));
    values.insert(QStringLiteral("ownBytes"), perItem ? bytesOfOwn(parts.parentId) : QStringLiteral("0"));
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

/// Of the documents with more items than stay, as the inside of an object.
QString isLongFilter(const Values &values)
{
    return values.value(QStringLiteral("beyond")) + QStringLiteral(": { $exists: true }");
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
        {QStringLiteral("array"), scriptKey(parts.array)},
        {QStringLiteral("arrayValue"), scriptValue(parts.array)},
        {QStringLiteral("arrayIds"), scriptValue(parts.array + QStringLiteral("._id"))},
        {QStringLiteral("itemId"), scriptString(parts.array + QStringLiteral("._id"))},
        {QStringLiteral("flag"), scriptKey(parts.flag)},
        {QStringLiteral("parentId"), scriptKey(parts.parentId)},
        {QStringLiteral("parentIdValue"), scriptValue(parts.parentId)},
        {QStringLiteral("fewIds"),
         QStringLiteral("{ $ifNull: [%1, []] }").arg(scriptValue(parts.array + QStringLiteral("._id")))},
        {QStringLiteral("moveItems"), scriptName(QStringLiteral("move"), schema::pluralName(parts.item))},
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
        {QStringLiteral("spillMany"), scriptName(QStringLiteral("spill"), schema::pluralName(parts.item))},
        {QStringLiteral("read"), scriptName(QStringLiteral("read"), parts.parent)},
        {QStringLiteral("sweep"), scriptName(QStringLiteral("sweep"), schema::pluralName(parts.parent))},
        {QStringLiteral("remove"), scriptName(QStringLiteral("remove"), parts.item)},
        {QStringLiteral("key"), parent + QStringLiteral("Id")}};
    values.insert(QStringLiteral("ofId"),
                  notesValues(parts.extras, QStringLiteral("_id")).value(QStringLiteral("ofKey")));
    values.insert(notesValues(parts.extras, values.value(QStringLiteral("key"))));
    values.insert(QStringLiteral("storeApart"),
                  scriptStoreApart(parts.extras, parts.parentId, values.value(QStringLiteral("key")), 2));
    const QString isLong = isLongFilter(values);
    values.insert(QStringLiteral("giveIds"), scriptIndented(scriptGiveItemIds(parts.parents, parts.array, isLong), 10));
    addRestValues(values, parts);
    return values;
}

ItemsMove moveOf(const OutlierParts &parts, const Values &values)
{
    ItemsMove move;
    move.function = values.value(QStringLiteral("moveItems"));
    move.parents = parts.parents;
    move.array = parts.array;
    move.all = parts.extras;
    move.parentId = parts.parentId;
    move.chosen = QStringLiteral("{ %1: true, %2: { $exists: true } }")
                      .arg(values.value(QStringLiteral("flag")), values.value(QStringLiteral("beyond")));
    move.withIds = isLongFilter(values);
    move.mark = parts.flag;
    move.kept = parts.threshold;
    return move;
}

/// Removes an item beside those who move items.
QString removeItem(const OutlierParts &parts, const Values &values)
{
    ItemsApart apart;
    if (parts.form != Form::PerItem) {
        apart.remove =
            boundScript(parts.form == Form::Buckets ? "outlier/remove-from-bucket" : "outlier/remove-from-list", values)
                .trimmed();
        apart.filter = QStringLiteral("%1: %2, %3: id")
                           .arg(values.value(QStringLiteral("parentId")), values.value(QStringLiteral("key")),
                                values.value(QStringLiteral("listId")));
    }
    return scriptRemoveItem(moveOf(parts, values), values.value(QStringLiteral("remove")),
                            values.value(QStringLiteral("key")), apart);
}

/// What moves the items beyond the threshold; sweep() begins it.
QString sweepOf(const OutlierParts &parts, const Values &values)
{
    if (parts.form != Form::PerItem)
        return removeItem(parts, values) + boundScript(spillManyOf(parts), values) +
               boundScript("core/same-value", {}) + boundScript("outlier/sweep-by-client", values);
    return scriptMoveItems(moveOf(parts, values)) + boundScript("outlier/sweep-all", values);
}

QString indexesOf(const OutlierParts &parts)
{
    QString out;
    for (const design::Index &index : parts.indexes) {
        QStringList options;
        if (index.unique)
            options << QStringLiteral("name: %1, unique: true").arg(scriptString(index.name));
        if (!index.partialFilter.isEmpty())
            options << QStringLiteral("partialFilterExpression: { count: { $lt: %1 } }").arg(OutlierParts::bucketSize);
        const QString more = options.isEmpty()
                                 ? QString()
                                 : QStringLiteral(", { ") + options.join(QStringLiteral(", ")) + QStringLiteral(" }");
        out += QStringLiteral("%1.createIndex(%2%3);\n")
                   .arg(scriptCollection(parts.extras), scriptIndexKeys(index.keys), more);
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
        if (operation->isRead() && operation->follows(relationship->id) && reads.isEmpty())
            reads = operation->name;
    }
    QList<CodeSnippet> snippets{
        {Text::tr("Add an item"), adds, boundScript(spillOf(parts), values) + boundScript("outlier/add-item", values),
         1, QStringLiteral("_id"), Text::tr("One query, except for the few long lists.")},
        {Text::tr("Read the document with all items"), reads, boundScript("outlier/read-all", values), 1,
         QStringLiteral("_id"), Text::tr("A second query for the few long lists.")}};
    snippets << CodeSnippet{Text::tr("Remove an item"),
                            {},
                            removeItem(parts, values),
                            5,
                            QStringLiteral("_id"),
                            Text::tr("Beside those who move items: what they copy meanwhile does not come back.")};
    if (parts.sweeps)
        snippets << CodeSnippet{Text::tr("Move out the overflow"),        {}, sweepOf(parts, values), 4, {},
                                Text::tr("A job that runs now and then.")};
    return snippets;
}

Migration outlierMigration(const OutlierParts &parts)
{
    const Values values = valuesOf(parts);
    const QString isLong = isLongFilter(values);
    const QString spill = boundScript(spillOf(parts), values);
    Migration migration;
    migration.steps = {
        checkStep(
            scriptCheckItems(parts.parents, parts.array, isLong) +
            (parts.form == Form::PerItem
                 ? QString()
                 : scriptRefuseUnsendable(parts.parents, isLong, scriptKey(parts.array) + QStringLiteral(": 1"))) +
            scriptRefuseLarge(Growth::by(
                parts.parents,
                QStringLiteral("%1, %2: { $exists: false }").arg(isLong, values.value(QStringLiteral("flag"))),
                bytesOfField(parts.flag, 1))) +
            boundScript("outlier/check-lengths", values)),
        {Text::tr("Build the indexes of the second collection"), indexesOf(parts), {}},
        {Text::tr("Start readers that know the mark"), boundScript("outlier/read-all", values), {}},
        {Text::tr("Start writers that spill"), spill + boundScript("outlier/add-item", values),
         Text::tr("Before anything is moved: an old writer knows no mark.")},
        {Text::tr("Deploy code that removes items from both"), removeItem(parts, values),
         Text::tr("An item that other code removes while it is moved may come back.")},
        {Text::tr("Give the items of long lists an identity"), scriptGiveItemIds(parts.parents, parts.array, isLong),
         Text::tr("Writers may go on. Without it a second run would copy the items again. Code removes items of other "
                  "lists that have no "
                  "_id as before.")},
        {Text::tr("Move out the overflow"),
         sweepOf(parts, values) + values.value(QStringLiteral("sweep")) + QStringLiteral("();\n"),
         Text::tr("Writers may go on: only what has a copy that is the same is cut off.")},
        {Text::tr("Compare"), boundScript("outlier/compare-lengths", values) + scriptDropNotes(parts.extras), {}}};
    migration.undo = checkedSteps(scriptRefuseLargeBack(values.value(QStringLiteral("extras")), values),
                                  {{Text::tr("Put the items back into the arrays"),
                                    boundScript("outlier/put-back", values), Text::tr("Stop the writers first.")}});
    return migration;
}

} // namespace sw::patterns
