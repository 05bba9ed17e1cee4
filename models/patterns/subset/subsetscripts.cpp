// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/subset/subsetscripts.h"

#include "models/base/texts.h"
#include "models/patterns/core/itemsmove.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/subset/subsetvalues.h"
#include "models/schema/fieldpath.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Node;

namespace
{

const Node *madeBy(const QList<Node> &fields, const UseContext &context, bool array)
{
    const auto found = std::find_if(fields.cbegin(), fields.cend(), [&](const Node &node) {
        return node.origin.use == context.use.id && node.isArray() == array;
    });
    return found == fields.cend() ? nullptr : &*found;
}

/// Path of the array that the use shortened, going through objects.
QString arrayPath(const Node &root, const UseContext &context)
{
    QString path;
    forEachNode(root, [&](const QString &at, const Node &node) {
        if (path.isEmpty() && node.isArray() && node.origin.use == context.use.id)
            path = at;
    });
    return path;
}

/// The items of \p chosen documents, verified; what stays is cut to the first ones, or the array goes altogether.
ItemsMove moveOf(const SubsetParts &parts, const QString &chosen)
{
    ItemsMove move;
    move.function = scriptName(QStringLiteral("move"), schema::pluralName(parts.item));
    move.parents = parts.parents;
    move.array = parts.array;
    move.all = parts.all;
    move.parentId = parts.parentId;
    move.chosen = chosen;
    move.order = parts.order;
    move.descending = parts.descending;
    move.copiesAll = parts.keepsAll;
    return move;
}

/// Takes a copy among the first items away once its item is gone, where \p taken says so, and counts one less.
QString removeCopy(const SubsetParts &parts, QHash<QString, QString> values, const QString &taken)
{
    if (parts.count.isEmpty())
        return QStringLiteral("if (%1) %2").arg(taken, values.value(QStringLiteral("pullCopy")));
    values.insert(QStringLiteral("taken"), taken);
    values.insert(QStringLiteral("countKey"), scriptKey(parts.count));
    return scriptIndented(boundScript("subset/uncount", values), 2);
}

/// Removes an item beside those who move items, and beside those who add it with the writers of the migration where
/// \p waits.
QString removeItem(const SubsetParts &parts, QHash<QString, QString> values, bool waits = false)
{
    const QString key = values.value(QStringLiteral("key")), name = scriptName(QStringLiteral("remove"), parts.item);
    const QString pull = QStringLiteral("%1.updateOne({ _id: %2, %3: id }, { $pull: { %4: { _id: id } } });")
                             .arg(scriptCollection(parts.parents), key,
                                  scriptString(parts.array + QStringLiteral("._id")), scriptKey(parts.array));
    values.insert(QStringLiteral("pullCopy"), pull);
    if (parts.keepsAll && !parts.fromArray) {
        values.insert(QStringLiteral("remove"), name);
        const bool counts = !parts.count.isEmpty();
        values.insert(QStringLiteral("uncount"),
                      counts ? removeCopy(parts, values, QStringLiteral("removed")) : QString());
        values.insert(QStringLiteral("pullCopy"), counts ? QStringLiteral("if (!removed) ") + pull : pull);
        return boundScript("subset/remove-copied", values);
    }
    // an item that is in the array only is none that has been counted, where the whole list is apart
    const QString counted = QStringLiteral("%1 && (!was || %2 != null)")
                                .arg(parts.keepsAll ? QStringLiteral("apart > 0") : QStringLiteral("removed"),
                                     scriptMember(QStringLiteral("was"), parts.count));
    ItemsApart apart;
    apart.count = parts.count;
    if (waits)
        apart.wait = scriptIndented(boundScript("subset/wait-for-adders", values), 2);
    if (parts.keepsAll) // a document that has its whole list still is counted when it is cut
        apart.uncount = removeCopy(parts, values, parts.count.isEmpty() ? QStringLiteral("apart > 0") : counted);
    else if (!parts.count.isEmpty())
        apart.uncount =
            QStringLiteral("if (%1) %2.updateOne({ _id: %3, %4: { $exists: true } }, { $inc: { %4: -1 } });")
                .arg(counted, scriptCollection(parts.parents), key, scriptKey(parts.count));
    return scriptRemoveItem(moveOf(parts, {}), name, key, apart);
}

} // namespace

QStringList copiedFields(const UseContext &context)
{
    QStringList fields = pathsOf(context.parameters.value(QStringLiteral("fields")));
    const QString order = schema::topLevel(context.text("order"));
    if (!fields.isEmpty() && !order.isEmpty() && !fields.contains(order))
        fields << order;
    return fields;
}

std::optional<SubsetParts> subsetParts(const design::Design &design, const UseContext &context)
{
    SubsetParts parts;
    const QString mode = context.text("mode");
    parts.keepsAll = mode == QLatin1String("keepAll");
    parts.items = context.parameters.value(QStringLiteral("n")).toInt();
    parts.order = context.text("order");
    parts.descending = context.parameters.value(QStringLiteral("descending")).toBool();
    parts.fields = copiedFields(context);
    if (!context.use.relationship.isEmpty()) {
        const base::Result<StoredChildren> stored = storedChildren(design, context);
        if (!stored || stored->isEmbedded())
            return std::nullopt;
        parts.parents = stored->parentCollection;
        parts.all = stored->childCollection;
        parts.parentId = stored->parentId;
        parts.grouped = stored->items;
    }
    for (const Collection &collection : design.collections) {
        if (!context.use.relationship.isEmpty())
            break;
        if (collection.origin.use == context.use.id) {
            const Node *parentId = madeBy(collection.root.fields, context, false);
            for (const Node &node : collection.root.fields)
                parentId = node.reference && node.origin.use == context.use.id ? &node : parentId;
            parts.all = collection.name;
            parts.parentId = parentId ? parentId->name : QString();
        } else if (!arrayPath(collection.root, context).isEmpty()) {
            parts.parents = collection.name;
        }
    }
    const Collection *parents = design.collection(parts.parents);
    parts.array = parents ? arrayPath(parents->root, context) : QString();
    const Collection *all = design.collection(parts.all);
    parts.fromArray = all && all->origin.use == context.use.id;
    if (parts.array.isEmpty() || parts.all.isEmpty())
        return std::nullopt;
    const Node *count = madeBy(parents->root.fields, context, false);
    parts.count = count ? count->name : QString();
    parts.parent = schema::singularName(parts.parents);
    parts.item = schema::singularName(schema::lastName(parts.array));
    return parts;
}

QList<CodeSnippet> subsetCode(const SubsetParts &parts, const UseContext &context)
{
    const QHash<QString, QString> values = subsetValues(parts);
    QString adds, reads;
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    for (const schema::Operation &operation : context.model.model().operations) {
        if (!relationship)
            break;
        if (operation.kind == schema::OperationKind::Insert && operation.entity == relationship->b.entity &&
            adds.isEmpty())
            adds = operation.name;
        if (operation.isRead() && operation.follows(relationship->id) && reads.isEmpty())
            reads = operation.name;
    }
    const QString listIndex = parts.parentId + (parts.order.isEmpty() ? QString() : QStringLiteral(", ") + parts.order);
    const CodeSnippet few{Text::tr("Read the document with its first items"),
                          reads,
                          boundScript("subset/read-few", values),
                          1,
                          QStringLiteral("_id"),
                          {}};
    if (!parts.grouped.isEmpty())
        return {{Text::tr("Keep a copy of an item"), adds, boundScript("subset/keep-copy", values), 1,
                 QStringLiteral("_id"),
                 Text::tr("The item itself is written into its document of several items, as before.")},
                few};
    const int removes = parts.keepsAll ? parts.fromArray ? 6 : 2 : parts.count.isEmpty() ? 5 : 6;
    const QString once = parts.keepsAll ? Text::tr("The two writes need no transaction: after a crash between them the "
                                                   "whole list is right, and the repair corrects the copies.")
                                        : Text::tr("An item is copied before it is cut off, so none is lost.");
    QList<CodeSnippet> snippets{
        {Text::tr("Add an item"), adds,
         boundScript(parts.keepsAll ? "subset/add-to-both" : "subset/add-and-move", values), parts.keepsAll ? 3 : 5,
         QStringLiteral("_id"), once},
        few,
        {Text::tr("Read more of the list"),
         {},
         boundScript("subset/read-more", values),
         1,
         listIndex,
         parts.keepsAll ? QString() : Text::tr("The first items are in the document only.")},
        {Text::tr("Remove an item"),
         {},
         removeItem(parts, values),
         removes,
         QStringLiteral("_id"),
         parts.keepsAll ? Text::tr("The document has one copy fewer until the next item comes.")
                        : Text::tr("Beside those who move items: what they copy meanwhile does not come back.")}};
    if (canRepair(parts))
        snippets << CodeSnippet{parts.keepsAll ? Text::tr("Repair the first items and their number")
                                               : Text::tr("Repair the number of items"),
                                {},
                                boundScript("subset/repair", values),
                                1,
                                {},
                                Text::tr("After a client was killed between the two writes of an item.")};
    if (canPutFirst(parts))
        snippets << CodeSnippet{
            Text::tr("Put the first items back into the document"),
            {},
            boundScript("subset/put-first", values),
            1,
            {},
            Text::tr("While no client writes items: after removals, or where their order changed.")};
    return snippets;
}

namespace
{

/// The whole list counts more than the copies of its first items, as long as the document says that these are copies;
/// otherwise what is in the array.
void addWayBack(const SubsetParts &parts, QHash<QString, QString> &values)
{
    const QString few = QStringLiteral("{ $ifNull: [%1, []] }").arg(scriptValue(parts.array));
    const QString fewIds =
        QStringLiteral("{ $ifNull: [%1, []] }").arg(scriptValue(parts.array + QStringLiteral("._id")));
    const auto without = [](const QString &items, const QString &ids) {
        return QStringLiteral("{ $filter: { input: %1, as: \"one\", cond: { $not: [{ $in: [\"$$one._id\", %2] }] } } }")
            .arg(items, ids);
    };
    const QString items = QStringLiteral("\"$$new.items\""), ids = QStringLiteral("\"$$new.items._id\"");
    const bool known = parts.keepsAll && !parts.count.isEmpty();
    values.insert(QStringLiteral("isBack"),
                  known ? QStringLiteral("{ $eq: [{ $type: %1 }, \"missing\"] }").arg(scriptValue(parts.count))
                        : QStringLiteral("{ $setIsSubset: [%1, %2] }").arg(ids, fewIds));
    values.insert(QStringLiteral("together"), known ? without(few, ids) + QStringLiteral(", ") + items
                                                    : few + QStringLiteral(", ") + without(items, fewIds));
}

/// Each item is a document of its own.
QHash<QString, QString> backValues(const SubsetParts &parts, QHash<QString, QString> values)
{
    values.insert({{QStringLiteral("unwind"), {}},
                   {QStringLiteral("restId"), QStringLiteral("\"$_id\"")},
                   {QStringLiteral("whole"), QStringLiteral("\"$$ROOT\"")},
                   {QStringLiteral("ownBytes"), bytesOfOwn(parts.parentId)}});
    return values;
}

QHash<QString, QString> migrationValues(const SubsetParts &parts)
{
    QHash<QString, QString> values = subsetValues(parts);
    const QString direction = parts.descending ? QStringLiteral("-1") : QStringLiteral("1");
    QString keys = QStringLiteral("{ %1: 1").arg(scriptKey(parts.parentId));
    if (!parts.order.isEmpty() && parts.grouped.isEmpty())
        keys += QStringLiteral(", %1: %2").arg(scriptKey(parts.order), direction);
    values.insert(QStringLiteral("listKeys"), keys + QStringLiteral(" }"));
    const QString same = QStringLiteral("$expr: sameValue({ $unsetField: { field: %1, input: \"$$ROOT\" } }, item)");
    values.insert(QStringLiteral("sameAsItem"),
                  parts.parentId.contains(QLatin1Char('.')) ? QString() : same.arg(scriptString(parts.parentId)));
    values.insert(QStringLiteral("copyParentId"), scriptValue(QStringLiteral("copy.") + parts.parentId));
    values.insert(QStringLiteral("itemIdKey"), scriptString(parts.array + QStringLiteral("._id")));
    values.insert(QStringLiteral("docArray"), scriptMember(QStringLiteral("doc"), parts.array));
    values.insert(QStringLiteral("docArrayValue"), scriptValue(QStringLiteral("doc.") + parts.array));
    values.insert(QStringLiteral("withFirst"), boundStages("subset/with-first", values));
    values.insert(QStringLiteral("lacking"), boundStages("subset/lacking", values));
    addWayBack(parts, values);
    return values;
}

QString cutArrays(const SubsetParts &parts, const QHash<QString, QString> &values)
{
    ItemsMove move = moveOf(parts, QStringLiteral("{ $nor: [{ %1 }] }").arg(values.value(QStringLiteral("marker"))));
    move.kept = parts.items;
    if (parts.keepsAll && parts.order.isEmpty()) { // the first ones of the whole list
        move.order = design::idName;
        move.descending = true;
    }
    if (!parts.count.isEmpty())
        move.more = QStringLiteral("%1: { $cond: [{ $and: [same, { $eq: [{ $type: %3 }, \"missing\"] }] }, { $size: { "
                                   "$ifNull: [%2, []] } }, %3] }")
                        .arg(scriptKey(parts.count), scriptValue(parts.array), scriptValue(parts.count));
    const bool sortsFew = !parts.keepsAll && !parts.order.isEmpty(); // short arrays, which need no move
    return scriptMoveItems(move) + move.function + QStringLiteral("();\n") +
           (sortsFew ? boundScript("subset/sort-few", values) : QString());
}

/// Documents get the number of their items, and items that become documents the id of theirs; longer arrays shrink.
QString refuseLarge(const SubsetParts &parts)
{
    const QString items =
        QStringLiteral("{ $map: { input: { $ifNull: [%1, []] }, as: \"one\", in: { $add: [{ $cond: [{ $eq: "
                       "[{ $type: \"$$one\" }, \"object\"] }, { $bsonSize: \"$$one\" }, 0] }, { $bsonSize: { %2: "
                       "\"$_id\" } }, 17] } } }")
            .arg(scriptValue(parts.array), scriptKey(parts.parentId));
    QString out = scriptRefuseLarge({parts.parents,
                                     QStringLiteral("%1: { $type: \"object\" }").arg(scriptKey(parts.array)),
                                     {},
                                     QStringLiteral("{ $max: %1 }").arg(items)});
    if (!parts.count.isEmpty())
        out +=
            scriptRefuseLarge(Growth::by(parts.parents,
                                         QStringLiteral("%1: { $exists: false }, %2: { $exists: false }")
                                             .arg(scriptKey(parts.count), scriptString(parts.array + QLatin1Char('.') +
                                                                                       QString::number(parts.items))),
                                         bytesOfField(parts.count, 4)));
    return out;
}

QString putBackIntoList(const SubsetParts &parts)
{
    ItemsMove move = moveOf(parts, QStringLiteral("{ %1: { $exists: true } }").arg(scriptKey(parts.array)));
    move.removesArray = true;
    move.breaksRules = true; // as they may have done before
    return scriptMoveItems(move) + move.function + QStringLiteral("();\n") + scriptDropNotes(parts.all);
}

/// Stops where documents have an array or a number of their own in the place of the first items and their count.
QString refuseOwn(const SubsetParts &parts)
{
    QString out = scriptRefuseOwn(parts.parents, parts.array, {QStringLiteral("array")});
    if (parts.count.isEmpty())
        return out;
    out += scriptRefuse(parts.parents,
                        QStringLiteral("%1: { $exists: false }, %2: { $nin: [null, []] }")
                            .arg(scriptKey(parts.count), scriptKey(parts.array)),
                        ownFieldReason(parts.array));
    return out + scriptRefuseOwn(parts.parents, parts.count, integerLikeTypes());
}

/// Stops where documents have no room for their first items, which only large ones fill.
QString refuseLargeCopies(const SubsetParts &parts, const QHash<QString, QString> &values)
{
    const int part = 1024 * 1024 / parts.items;
    Growth growth{parts.parents, scriptKey(parts.array) + QStringLiteral(": null"),
                  values.value(QStringLiteral("withFirst")),
                  QStringLiteral("{ $add: [one.bytes, %1, { $bsonSize: { x: \"$few\" } }] }")
                      .arg(bytesOfField(parts.count, 4) + parts.array.size())};
    growth.least =
        QStringLiteral("%1.findOne({ $expr: { $gt: [{ $bsonSize: \"$$ROOT\" }, %2] } }, { _id: 1 }) ? 0 : %3")
            .arg(scriptCollection(parts.all), QString::number(part), growth.least);
    growth.server = "5";
    return scriptRefuseLarge(growth);
}

Migration fromApart(const SubsetParts &parts, const QHash<QString, QString> &values)
{
    const QString stop = Text::tr("Needs MongoDB 5.0. Stop the writers of the items before this step: what they add, "
                                  "change or delete meanwhile would be missing or wrong in the copies.");
    const bool grouped = !parts.grouped.isEmpty();
    const char *const writers = grouped          ? "subset/keep-copy"
                                : parts.keepsAll ? "subset/add-to-both"
                                                 : "subset/add-and-move";
    Migration migration;
    const QString putFirst = canPutFirst(parts)
                                 ? boundScript("subset/put-first", values) + values.value(QStringLiteral("putFirst")) +
                                       QStringLiteral("({});\n")
                                 : QString();
    const QString counts =
        parts.keepsAll || parts.count.isEmpty() ? QString() : boundScript("subset/count-again", values);
    const QString items = grouped || !parts.keepsAll ? QString() : boundScript("subset/compare-copied-items", values);
    migration.steps = {
        {Text::tr("Build the index"), boundScript(grouped ? "subset/create-helper" : "subset/create-list", values),
         grouped ? Text::tr("It finds the documents of one parent while items are copied.") : QString(), false, false},
        checkStep(refuseOwn(parts) + refuseLargeCopies(parts, values)),
        {Text::tr("Copy the first items"),
         boundScript(parts.keepsAll ? "subset/gather-again" : "subset/gather-items", values) + counts, stop},
        {Text::tr("Compare"),
         boundScript(parts.keepsAll ? "subset/compare-copies" : "subset/compare-rest", values) + items,
         {}},
        {Text::tr("Start writers that use the new code"), boundScript(writers, values), {}}};
    if (grouped)
        migration.steps << MigrationStep{
            Text::tr("Drop the index again"), boundScript("subset/drop-helper", values), {}};
    if (!parts.keepsAll) {
        migration.steps.insert(
            3, {Text::tr("Take the copied items out of the list"),
                scriptRefuseUnsendable(parts.parents, scriptKey(parts.array) + QStringLiteral(": { $exists: true }"),
                                       scriptKey(parts.array) + QStringLiteral(": 1")) +
                    boundScript("core/same-value", {}) + boundScript("subset/take-out-of-list", values) + putFirst,
                Text::tr("The writers of the items are still stopped.")});
        migration.undo << MigrationStep{Text::tr("Put the items back into the list"), putBackIntoList(parts),
                                        Text::tr("Stop the writers first.")};
    }
    migration.undo << MigrationStep{Text::tr("Remove the copies"), boundScript("subset/take-away", values), {}};
    return migration;
}

} // namespace

Migration subsetMigration(const SubsetParts &parts, bool fromArray)
{
    const QHash<QString, QString> values = migrationValues(parts);
    if (!fromArray)
        return fromApart(parts, values);
    Migration migration;
    migration.steps = {
        checkStep(scriptCheckItems(parts.parents, parts.array) + refuseLarge(parts) +
                  boundScript("subset/check-arrays", values)),
        {Text::tr("Create the second collection and its index"), boundScript("subset/create-list", values), {}}};
    if (parts.keepsAll)
        migration.steps << MigrationStep{Text::tr("Deploy writers that write to both"),
                                         boundScript("subset/migration-writers", values),
                                         Text::tr("They cut nothing off until the array has been copied.")};
    migration.steps << MigrationStep{Text::tr("Give every item an identity"),
                                     scriptGiveItemIds(parts.parents, parts.array),
                                     Text::tr("Writers may go on. Without it a second run would copy the items "
                                              "again.")};
    if (parts.keepsAll) {
        migration.steps
            << MigrationStep{Text::tr("Copy"), boundScript("subset/copy-items", values),
                             Text::tr("Writers may go on. Items of documents that old code deletes later stay in %1.")
                                 .arg(parts.all)}
            << MigrationStep{Text::tr("Compare"), boundScript("subset/compare-items", values), {}};
    }
    migration.steps << MigrationStep{Text::tr("Switch the readers"),
                                     {},
                                     Text::tr("They take the rest from the second collection.")}
                    << MigrationStep{Text::tr("Deploy code that removes items from both"),
                                     removeItem(parts, values, parts.keepsAll),
                                     Text::tr("An item that other code removes while it is moved may come back.")}
                    << MigrationStep{Text::tr("Cut the arrays"), cutArrays(parts, values) + scriptDropNotes(parts.all),
                                     Text::tr("Writers may go on: only what has a copy that is the same is cut off.")}
                    << MigrationStep{Text::tr("Deploy the final writers"),
                                     parts.keepsAll
                                         ? boundScript("subset/add-to-both", values) + removeItem(parts, values)
                                         : boundScript("subset/add-and-move", values),
                                     {}};
    if (canRepair(parts))
        migration.steps << MigrationStep{Text::tr("Repair what interrupted writers left"),
                                         boundScript("subset/repair", values) + values.value(QStringLiteral("repair")) +
                                             QStringLiteral("({});\n"),
                                         Text::tr("Writers may go on. Run it again after a writer was killed.")};
    migration.undo =
        checkedSteps(scriptRefuseLargeBack(scriptCollection(parts.all), backValues(parts, values)),
                     {{Text::tr("Put the items back into the array"), boundScript("subset/put-back", values),
                       Text::tr("Stop the writers first.")},
                      {Text::tr("Take the items out of the second collection"),
                       boundScript("subset/take-out-apart", values), Text::tr("Only what the arrays hold as well.")},
                      {Text::tr("Drop the second collection"), boundScript("subset/drop-apart", values),
                       Text::tr("Only when it is no longer used."), true}});
    return migration;
}

} // namespace sw::patterns
