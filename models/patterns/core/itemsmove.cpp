// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/itemsmove.h"

#include "models/base/texts.h"
#include "models/design/validator/validator.h"
#include "models/patterns/core/script.h"
#include "models/patterns/core/stored.h"

namespace sw::patterns
{

namespace
{

QHash<QString, QString> arrayValues(const QString &collection, const QString &path)
{
    return {{QStringLiteral("docs"), scriptCollection(collection)},
            {QStringLiteral("array"), scriptKey(path)},
            {QStringLiteral("arrayName"), scriptString(path)},
            {QStringLiteral("arrayValue"), scriptValue(path)},
            {QStringLiteral("lengthKey"), scriptString(path + QLatin1Char('.'))}};
}

QHash<QString, QString> withOnly(QHash<QString, QString> values, const QString &only)
{
    values.insert(QStringLiteral("only"), only.isEmpty() ? QString() : only + QStringLiteral(", "));
    return values;
}

QString cutOf(const ItemsMove &move)
{
    const QString after = move.removesArray ? QStringLiteral("\"$$REMOVE\"") : QStringLiteral("kept");
    // a document without the array gets none
    QString cut = QStringLiteral("%1: { $cond: [{ $and: [same, { $ne: [{ $type: %3 }, \"missing\"] }] }, %2, %3] }")
                      .arg(scriptKey(move.array), after, scriptValue(move.array));
    return move.more.isEmpty() ? cut : move.more + QStringLiteral(", ") + cut;
}

/// An item is in one place then, unless all of them have a copy: one that has been copied is cut off even if it is
/// among the first ones or its array is short by then, and so are those of runs that were killed or ended with an
/// error.
void addOnePlace(const ItemsMove &move, QHash<QString, QString> &values)
{
    const auto set = [&](const char *name, const QString &text, const QString &otherwise = {}) {
        values.insert(QLatin1String(name), move.copiesAll ? otherwise : text);
    };
    const auto part = [&](const char *script) {
        return boundScript(script, values).trimmed();
    };
    set("others", QStringLiteral("{}"), QStringLiteral("left"));
    set("takeOver", part("core/take-over-notes"));
    set("keepNoCopies", part("core/keep-no-copies"));
    set("tellLeft", part("core/tell-left"));
    values.insert(
        QStringLiteral("onlyMarked"),
        move.mark.isEmpty()
            ? QString()
            : QStringLiteral("{ $match: { %1: true } },").arg(scriptString(QStringLiteral("doc.") + move.mark)));
}

} // namespace

QHash<QString, QString> notesValues(const QString &all, const QString &key)
{
    return {{QStringLiteral("notedName"), scriptString(all + QStringLiteral(".moving"))},
            {QStringLiteral("formerName"), scriptString(all + QStringLiteral(".moving.former"))},
            {QStringLiteral("ofKey"),
             QStringLiteral("_id: { $gt: { of: %1, run: MinKey() }, $lt: { of: %1, run: MaxKey() } }").arg(key)}};
}

QString scriptMoveItems(const ItemsMove &move)
{
    QHash<QString, QString> values = arrayValues(move.parents, move.array);
    values.insert(
        {{QStringLiteral("move"), move.function},
         {QStringLiteral("parents"), scriptCollection(move.parents)},
         {QStringLiteral("parentsName"), scriptString(move.parents)},
         {QStringLiteral("docArrayValue"), scriptValue(QStringLiteral("doc.") + move.array)},
         {QStringLiteral("itemIds"), scriptValue(move.array + QStringLiteral("._id"))},
         {QStringLiteral("allName"), scriptString(move.all)},
         {QStringLiteral("allCollection"), scriptCollection(move.all)},
         {QStringLiteral("parentId"), scriptKey(move.parentId)},
         {QStringLiteral("parentIdName"), scriptString(move.parentId)},
         {QStringLiteral("wasParentId"), scriptValue(QStringLiteral("was.") + move.parentId)},
         {QStringLiteral("ownParentId"), scriptValue(QStringLiteral("before.") + move.parentId)},
         {QStringLiteral("chosen"), move.chosen},
         {QStringLiteral("kept"), QString::number(move.kept)},
         {QStringLiteral("beforeOrder"), scriptString(QStringLiteral("before.") + move.order)},
         {QStringLiteral("direction"), move.descending ? QStringLiteral("-1") : QStringLiteral("1")},
         {QStringLiteral("moves"),
          move.copiesAll ? QStringLiteral("true") : QStringLiteral("{ $not: [{ $in: [\"$at\", \"$keep\"] }] }")},
         {QStringLiteral("anyShape"), move.breaksRules ? QStringLiteral("bypassDocumentValidation: true") : QString()},
         {QStringLiteral("cut"), cutOf(move)}});
    values.insert(notesValues(move.all, {}));
    values.insert(QStringLiteral("giveIds"),
                  scriptIndented(scriptGiveItemIds(move.parents, move.array, move.withIds), 8));
    const bool sorts = !move.order.isEmpty() && move.kept > 0;
    values.insert(QStringLiteral("keepFirst"), sorts ? boundScript("core/keep-first", values).trimmed() : QString());
    addOnePlace(move, values);
    return boundScript("core/move-items", values);
}

QString scriptRemoveItem(const ItemsMove &move, const QString &name, const QString &key, const ItemsApart &apart)
{
    QHash<QString, QString> values = arrayValues(move.parents, move.array);
    values.insert(notesValues(move.all, key));
    values.insert({{QStringLiteral("remove"), name},
                   {QStringLiteral("key"), key},
                   {QStringLiteral("parents"), scriptCollection(move.parents)},
                   {QStringLiteral("all"), scriptCollection(move.all)},
                   {QStringLiteral("parentId"), scriptKey(move.parentId)},
                   {QStringLiteral("itemId"), scriptString(move.array + QStringLiteral("._id"))},
                   {QStringLiteral("countKey"), scriptKey(apart.count.isEmpty() ? design::idName : apart.count)},
                   {QStringLiteral("uncount"), apart.uncount},
                   {QStringLiteral("wait"), apart.wait}});
    const QString ofItem = QStringLiteral("_id: id, %1: %2").arg(values.value(QStringLiteral("parentId")), key);
    values.insert(QStringLiteral("isApart"),
                  QStringLiteral("%1.findOne({ %2 }, { _id: 1 }) !== null")
                      .arg(values.value(QStringLiteral("all")), apart.filter.isEmpty() ? ofItem : apart.filter));
    values.insert(QStringLiteral("takeApart"),
                  apart.remove.isEmpty() ? boundScript("core/remove-moved", values).trimmed() : apart.remove);
    return boundScript("core/remove-item", values);
}

QString scriptStoreApart(const QString &all, const QString &parentId, const QString &key, int blanks)
{
    const QString document =
        QStringLiteral("{ ...item, %1 }").arg(scriptNestedMember(QStringLiteral("item"), parentId, key));
    const QString same = QStringLiteral("{ _id: item._id, %1: %2 }").arg(scriptKey(parentId), key);
    return scriptStoreOnce(scriptCollection(all), document, same, blanks);
}

QString scriptDropNotes(const QString &all)
{
    return boundScript("core/drop-notes", notesValues(all, {}));
}

QString scriptCheckItems(const QString &collection, const QString &path, const QString &only)
{
    return boundScript("core/check-items", withOnly(arrayValues(collection, path), only));
}

QString scriptGiveItemIds(const QString &collection, const QString &path, const QString &only)
{
    return boundScript("core/give-item-ids", withOnly(arrayValues(collection, path), only));
}

QList<MigrationStep> stepsWithoutItemIds(const design::Design &before, const QString &collection, const QString &path,
                                         const QString &items, const UseContext &context)
{
    const design::Collection *parents = before.collection(collection);
    const design::Node *array = parents ? nodeAt(parents->root, path) : nullptr;
    if (!array || !array->isArray() || !array->item().isObject() || array->item().field(design::idName))
        return {};
    QHash<QString, QString> values = arrayValues(collection, path);
    values.insert(QStringLiteral("items"), scriptCollection(items));
    values.insert(QStringLiteral("itemsName"), scriptString(items));
    values.insert(QStringLiteral("idPath"), scriptKey(path + QStringLiteral("._id")));
    values.insert(QStringLiteral("oneId"), scriptKey(path + QStringLiteral(".$[one]._id")));
    const bool isClosed =
        parents->root.closed || array->item().closed || design::validatorOptions(context.model.model()).closed;
    values.insert(QStringLiteral("refuseApart"),
                  isClosed ? QString() : boundScript("core/refuse-items-apart", values).trimmed());
    return {{Text::tr("Take away the _id that items were given"), boundScript("core/take-item-ids", values),
             Text::tr("Not where items had an _id before, which the model does not say."), !isClosed}};
}

} // namespace sw::patterns
