// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/extendedreference/extendedreferencescripts.h"

#include "models/base/texts.h"
#include "models/design/access/accessresolver.h"
#include "models/design/workload.h"
#include "models/patterns/core/indexscript.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/patterns/extendedreference/joinedreads.h"
#include "models/patterns/extendedreference/readscript.h"
#include "models/schema/fieldpath.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

namespace
{

QString projectionOf(const QStringList &fields)
{
    QStringList keys;
    for (const QString &field : fields)
        keys << scriptKey(field) + QStringLiteral(": 1");
    return keys.join(QStringLiteral(", "));
}

/// The stage that renews all copies of an original in a holder, which may refer to another one by now.
QString refreshStage(const ReferenceParts &parts)
{
    const auto renewed = [](const QString &object, const QString &whole, const QString &other) {
        return QStringLiteral("{ $cond: [{ $eq: [%1, \"$$new.copy._id\"] }, %2, %3] }")
            .arg(scriptString(object + QStringLiteral("._id")), whole, other);
    };
    const auto merged = [&](const QString &object) {
        QString former = scriptString(object);
        for (const QString &field : parts.fleeting) // what the original has lost, its copies lose as well
            former = QStringLiteral("{ $unsetField: { field: %1, input: %2 } }").arg(scriptString(field), former);
        return QStringLiteral("{ $mergeObjects: [%1, \"$$new.copy\"] }").arg(former);
    };
    const QString set = QStringLiteral("{ $set: { %1: %2 } }");
    if (parts.list.isEmpty()) {
        const QString object = QLatin1Char('$') + parts.object;
        return set.arg(scriptKey(parts.object), renewed(object, merged(object), scriptString(object)));
    }
    const QString object = parts.inItem.isEmpty() ? QStringLiteral("$$one") : QStringLiteral("$$one.") + parts.inItem;
    const QString whole =
        parts.inItem.isEmpty()
            ? merged(object)
            : QStringLiteral("{ $mergeObjects: [\"$$one\", { %1: %2 }] }").arg(scriptKey(parts.inItem), merged(object));
    const QString mapped = QStringLiteral("{ $map: { input: %1, as: \"one\", in: %2 } }")
                               .arg(scriptValue(parts.list), renewed(object, whole, QStringLiteral("\"$$one\"")));
    return set.arg(scriptKey(parts.list), mapped);
}

QHash<QString, QString> valuesOf(const ReferenceParts &parts)
{
    const bool list = !parts.list.isEmpty();
    const QString inside = parts.inItem.isEmpty() ? QString() : QLatin1Char('.') + parts.inItem;
    const QString prefix = (list ? parts.list + QStringLiteral(".$[one]") + inside : parts.object) + QLatin1Char('.');
    QStringList names;
    for (const QString &field : parts.followed)
        names << scriptString(field);
    const QString filter =
        QStringLiteral("{ arrayFilters: [{ %1: %2 }] }")
            .arg(scriptString(QStringLiteral("one") + inside + QStringLiteral("._id")), QStringLiteral("@id@"));
    return {{QStringLiteral("holders"), scriptCollection(parts.holders)},
            {QStringLiteral("holdersName"), scriptString(parts.holders)},
            {QStringLiteral("originals"), scriptCollection(parts.originals)},
            {QStringLiteral("originalsName"), scriptString(parts.originals)},
            {QStringLiteral("original"), scriptName({}, parts.original)},
            {QStringLiteral("originalId"), scriptName({}, parts.original) + QStringLiteral("Id")},
            {QStringLiteral("holderId"), scriptName({}, parts.holder) + QStringLiteral("Id")},
            {QStringLiteral("read"), scriptName(QStringLiteral("read"), parts.holder)},
            {QStringLiteral("copy"), scriptName(QStringLiteral("copyOf"), parts.original)},
            {QStringLiteral("change"), scriptName(QStringLiteral("change"), parts.original)},
            {QStringLiteral("watch"), scriptName(QStringLiteral("watch"), parts.originals)},
            {QStringLiteral("projection"), projectionOf(parts.fields)},
            {QStringLiteral("followed"), projectionOf(parts.followed)},
            {QStringLiteral("copied"), parts.policy == QLatin1String("expiry")
                                           ? QStringLiteral("{ ...found, cached_at: new Date() }")
                                           : QStringLiteral("found")},
            {QStringLiteral("stamp"), parts.policy == QLatin1String("expiry")
                                          ? QStringLiteral("{ $set: { cached_at: \"$$NOW\" } }")
                                          : QString()},
            {QStringLiteral("storeWith"), scriptName(QStringLiteral("storeWith"), parts.original)},
            {QStringLiteral("refresh"), scriptName(QStringLiteral("renewCopiesOf"), parts.originals)},
            {QStringLiteral("renewed"), refreshStage(parts)},
            {QStringLiteral("place"), scriptString(parts.holders + QLatin1Char('.') + parts.object)},
            {QStringLiteral("example"), scriptKey(parts.followed.value(0))},
            {QStringLiteral("fieldNames"), names.join(QStringLiteral(", "))},
            {QStringLiteral("prefix"), scriptString(prefix)},
            {QStringLiteral("idPath"), scriptString(parts.object + QStringLiteral("._id"))},
            {QStringLiteral("idValue"), scriptValue(parts.object + QStringLiteral("._id"))},
            {QStringLiteral("object"), scriptKey(parts.object)},
            {QStringLiteral("objectName"), scriptString(parts.object)},
            {QStringLiteral("objectValue"), scriptValue(parts.object)},
            {QStringLiteral("filters"), list ? filter : QString()}};
}

/// The update of copies with the id in a variable of the script.
QString filledWithId(const char *text, QHash<QString, QString> values, const QString &id)
{
    values.insert(QStringLiteral("filters"),
                  values.value(QStringLiteral("filters")).replace(QStringLiteral("@id@"), id));
    return boundScript(text, values);
}

/// The item with \p value as its member \p to instead of its member \p from, where it has \p marker.
QString replacedMember(const QString &marker, const QString &from, const QString &to, const QString &value)
{
    return QStringLiteral("{ $cond: [{ $eq: [{ $type: %1 }, \"missing\"] }, \"$$one\", { $unsetField: { field: %2, "
                          "input: { $mergeObjects: [\"$$one\", { %3: %4 }] } } }] }")
        .arg(marker, scriptString(from), scriptKey(to), value);
}

/// What the lists look like before and after, as expressions of an update.
void addListValues(const ReferenceParts &parts, QHash<QString, QString> &values)
{
    const bool wholeItem = parts.inItem.isEmpty();
    const QString oldName = schema::lastName(parts.oldPath);
    const QString before = wholeItem ? parts.oldPath : parts.list;
    const QString id = wholeItem ? QStringLiteral("\"$$one\"") : scriptString(QStringLiteral("$$one.") + oldName);
    const QString found = QStringLiteral("{ $mergeObjects: [{ $first: { $filter: { input: \"$c\", as: \"d\", cond: { "
                                         "$eq: [\"$$d._id\", %1] } } } }, { _id: %1 }] }")
                              .arg(id);
    const QString copy = scriptString(QStringLiteral("$$one.") + parts.inItem + QStringLiteral("._id"));
    values.insert(QStringLiteral("beforeKey"), scriptKey(before));
    values.insert(QStringLiteral("list"), scriptKey(parts.list));
    values.insert(QStringLiteral("listValue"), scriptValue(parts.list));
    values.insert(QStringLiteral("mapped"), wholeItem ? found : replacedMember(id, oldName, parts.inItem, found));
    values.insert(QStringLiteral("restored"),
                  wholeItem ? QStringLiteral("\"$$one._id\"") : replacedMember(copy, parts.inItem, oldName, copy));
    values.insert(QStringLiteral("dropList"),
                  wholeItem ? QStringLiteral("{ $unset: %1 },").arg(scriptString(parts.object)) : QString());
    const QString there = wholeItem ? parts.list : parts.object + QStringLiteral("._id");
    values.insert(QStringLiteral("there"), scriptKey(there));
}

/// Stops where the new place holds something else already, or the former one no id.
QString refuseOdd(const ReferenceParts &parts)
{
    const QString old = scriptKey(parts.oldPath), object = scriptKey(parts.object);
    if (parts.list.isEmpty())
        return scriptRefuse(parts.holders,
                            QStringLiteral("%1: { $ne: null }, %2: { $exists: false }")
                                .arg(object, scriptKey(parts.object + QStringLiteral("._id"))),
                            ownFieldReason(parts.object)) +
               scriptRefuse(parts.holders, old + QStringLiteral(": { $type: \"array\" }"),
                            QStringLiteral("these documents have a list in %1 and no single id: mend them first")
                                .arg(parts.oldPath));
    if (!parts.inItem.isEmpty())
        return scriptRefuseNoList(parts.holders, parts.list) +
               scriptRefuse(parts.holders,
                            QStringLiteral("%1: { $elemMatch: { %2: { $exists: true }, %3: { $ne: null }, %4: { "
                                           "$exists: false } } }")
                                .arg(scriptKey(parts.list), scriptKey(schema::lastName(parts.oldPath)),
                                     scriptKey(parts.inItem), scriptKey(parts.inItem + QStringLiteral("._id"))),
                            ownFieldReason(parts.object));
    return scriptRefuseNoList(parts.holders, parts.oldPath) +
           scriptRefuse(parts.holders,
                        QStringLiteral("$or: [{ %1 }, { %2: { $elemMatch: { _id: { $exists: false } } } }]")
                            .arg(scriptOfOtherType(scriptValue(parts.list), {QStringLiteral("array")}), object),
                        ownFieldReason(parts.object));
}

/// The object with the copies, or the list of them, as an expression beside the originals in "c".
QString copiesOf(const ReferenceParts &parts, const QHash<QString, QString> &values)
{
    if (parts.list.isEmpty())
        return QStringLiteral("{ $mergeObjects: [{ $first: \"$c\" }, { _id: %1 }] }")
            .arg(values.value(QStringLiteral("oldValue")));
    return QStringLiteral("{ $map: { input: %1, as: \"one\", in: %2 } }")
        .arg(values.value(parts.inItem.isEmpty() ? QStringLiteral("oldValue") : QStringLiteral("listValue")),
             values.value(QStringLiteral("mapped")));
}

/// What is one value in the model may be a list in an original.
QString refuseTwoLists(const ReferenceParts &parts, QHash<QString, QString> values)
{
    const QString inside = QStringLiteral("doc.");
    values.insert(QStringLiteral("oldName"), scriptString(inside + parts.oldPath));
    values.insert(QStringLiteral("oldValue"), scriptValue(inside + parts.oldPath));
    values.insert(QStringLiteral("listValue"), scriptValue(inside + parts.list));
    values.insert(QStringLiteral("place"), scriptKey(inside + (parts.list.isEmpty() ? parts.object : parts.list)));
    values.insert(QStringLiteral("copies"), copiesOf(parts, values));
    return scriptRefuseTwoLists(
        {{parts.holders, scriptKey(parts.oldPath) + QStringLiteral(": { $exists: true }"),
          boundStages("extended-reference/as-copied", values).replace(QLatin1Char('\n'), QStringLiteral("\n    "))}},
        parts.indexes);
}

/// Documents get the copies.
QString refuseLarge(const ReferenceParts &parts, const QHash<QString, QString> &values)
{
    constexpr int least = 1024 * 1024; // copies are as large as what the originals hold
    const auto sizeOf = [](const QString &value) {
        return QStringLiteral("{ $bsonSize: { x: %1 } }").arg(value);
    };
    const bool items = !parts.list.isEmpty() && !parts.inItem.isEmpty();
    QStringList growth{QStringLiteral("one.bytes"), sizeOf(copiesOf(parts, values))};
    if (items)
        growth << QStringLiteral("{ $subtract: [0, %1] }").arg(sizeOf(values.value(QStringLiteral("listValue"))));
    Growth size{parts.holders, scriptKey(parts.oldPath) + QStringLiteral(": { $exists: true }"),
                boundStages("extended-reference/with-originals", values),
                QStringLiteral("{ $add: [%1] }").arg(growth.join(QStringLiteral(", "))), QString::number(least)};
    size.server = "5";
    return scriptRefuseLarge(size);
}

/// Only a name that is longer than an object with the id, or than that of the list, makes a document larger again.
QString refuseLargeBack(const ReferenceParts &parts, const QHash<QString, QString> &values)
{
    const bool list = !parts.list.isEmpty();
    const bool wholeItems = list && parts.inItem.isEmpty();
    const QString now = schema::lastName(wholeItems ? parts.list : list ? parts.inItem : parts.object);
    constexpr qsizetype objectWithId = 10;
    const qsizetype saved = now.toUtf8().size() + (wholeItems ? 0 : objectWithId);
    if (schema::lastName(parts.oldPath).toUtf8().size() <= saved)
        return {};
    return scriptRefuseLarge(
        {parts.holders,
         values.value(list ? QStringLiteral("there") : QStringLiteral("idPath")) +
             QStringLiteral(": { $exists: true }"),
         QString(values.value(QStringLiteral("stages"))).replace(QLatin1Char('\n'), QStringLiteral("\n      "))});
}

bool keepsInStep(const ReferenceParts &parts)
{
    return !parts.followed.isEmpty() && parts.policy != QLatin1String("expiry");
}

QString storeScript(const ReferenceParts &parts, const QHash<QString, QString> &values)
{
    return keepsInStep(parts) ? boundScript("extended-reference/take-copies", values) +
                                    boundScript("extended-reference/store-copy", values)
                              : boundScript("extended-reference/make-copy", values) +
                                    boundScript("extended-reference/store-kept-copy", values);
}

/// The renewed copy: what keeps its state is taken from the former one.
QString renewedCopy(const ReferenceParts &parts)
{
    QStringList members{QStringLiteral("...found")};
    for (const QString &field : parts.fields) {
        const QString top = schema::topLevel(field);
        const QString member =
            QStringLiteral("...(%1 in copy && { %2: copy[%1] })").arg(scriptString(top), scriptKey(top));
        if (!parts.followed.contains(field) && !members.contains(member))
            members << member;
    }
    return QStringLiteral("{ %1, cached_at: new Date() }").arg(members.join(QStringLiteral(", ")));
}

/// Renews the copies in a document that was read.
QString renewScript(const ReferenceParts &parts)
{
    QHash<QString, QString> values = valuesOf(parts);
    const QString document = QStringLiteral("document");
    const bool isList = !parts.list.isEmpty();
    const QString copies = QStringLiteral("(%1 ?? [])").arg(scriptOptionalMember(document, parts.list));
    values.insert(QStringLiteral("renew"), scriptName(QStringLiteral("renew"), parts.holder));
    values.insert(
        QStringLiteral("copies"),
        !isList ? QStringLiteral("[%1]").arg(scriptOptionalMember(document, parts.object))
        : parts.inItem.isEmpty()
            ? copies
            : copies +
                  QStringLiteral(".map(one => %1)").arg(scriptOptionalMember(QStringLiteral("one"), parts.inItem)));
    const QString inside = parts.inItem.isEmpty() ? QString() : QLatin1Char('.') + parts.inItem;
    values.insert(QStringLiteral("renewedCopy"), renewedCopy(parts));
    values.insert(QStringLiteral("target"),
                  isList ? scriptString(parts.list + QStringLiteral(".$[one]") + inside) : scriptKey(parts.object));
    return filledWithId("extended-reference/renew", values, QStringLiteral("copy._id"));
}

/// The reads that the copies spare their lookups, as they are in the design; without any, one by _id.
QList<CodeSnippet> readCode(const ReferenceParts &parts, const design::Design &design, const UseContext &context)
{
    constexpr qsizetype shown = 3;
    const QString title = Text::tr("Read with the copied fields");
    const QHash<QString, QString> values = valuesOf(parts);
    const CodeSnippet byId{title, {}, boundScript("extended-reference/read-one", values), 1, QStringLiteral("_id"), {}};
    const QString comment = byId.script.section(QLatin1Char('\n'), 0, 0) + QLatin1Char('\n');
    const design::DesignIndex places(design);
    const design::AccessResolver resolver(places, context.model);
    const design::Collection &holders = *design.collection(parts.holders);
    QList<CodeSnippet> snippets;
    QString unsaved;
    const auto add = [&](const CodeSnippet &code) {
        const bool isKnown = std::any_of(snippets.cbegin(), snippets.cend(),
                                         [&](const CodeSnippet &one) { return one.script == code.script; });
        if (!code.script.isEmpty() && !isKnown && snippets.size() < shown)
            snippets << code;
    };
    for (const JoinedRead &read : joinedReads(context.model, *referenceEnds(context))) {
        const schema::Operation &operation = *read.operation;
        if (!read.isSavedBy(parts.fields))
            unsaved = unsaved.isEmpty() ? operation.name : unsaved;
        if (!read.isSavedBy(parts.fields) || operation.kind != schema::OperationKind::Read)
            continue;
        for (const design::Access &look : resolver.of(operation)) {
            if (look.collection != parts.holders || look.way == design::Access::Way::Holders)
                continue;
            const QString script = readScript(scriptName(QStringLiteral("read"), operation.name), holders, look,
                                              design::foundDocuments(context.model, operation));
            if (look.isWhole() || look.isById(holders))
                add({title, operation.name, byId.script, 1, byId.indexUsed, {}});
            else if (!script.isEmpty())
                add({title, operation.name, comment + script, 1, indexUsedBy(holders, look), {}});
            break;
        }
    }
    if (!snippets.isEmpty())
        return snippets;
    snippets << byId;
    if (unsaved.isEmpty())
        return snippets;
    snippets.first().script = byId.script.mid(comment.size()); // there is a join all the same
    snippets.first().note =
        Text::tr("“%1” needs more than the copied fields: it still looks up %2.").arg(unsaved, parts.originals);
    return snippets;
}

} // namespace

QList<CodeSnippet> referenceCode(const ReferenceParts &parts, const design::Design &design, const UseContext &context)
{
    const QHash<QString, QString> values = valuesOf(parts);
    const QString index = parts.index ? parts.index->name : QString();
    const QString noIndex =
        parts.index ? QString()
                    : Text::tr("No operation of the model changes the copied fields, so %1 has no index on %2: each "
                               "change reads all of its documents. Where changes are more than rare, add the index.")
                          .arg(parts.holders, parts.object + QStringLiteral("._id"));
    QList<CodeSnippet> snippets = readCode(parts, design, context);
    snippets << CodeSnippet{Text::tr("Make a copy"), {}, boundScript("extended-reference/make-copy", values), 1,
                            QStringLiteral("_id"),   {}};
    snippets << CodeSnippet{Text::tr("Store a document with a copy"),
                            {},
                            storeScript(parts, values),
                            keepsInStep(parts) ? 3 : 2,
                            QStringLiteral("_id"),
                            keepsInStep(parts) && parts.index ? Text::tr("Copies are found by the index %1.").arg(index)
                                                              : QString()};
    const QString id = values.value(QStringLiteral("originalId"));
    if (parts.followed.isEmpty())
        return snippets;
    if (parts.policy == QLatin1String("transaction"))
        snippets << CodeSnippet{Text::tr("Change the original and its copies"),
                                {},
                                filledWithId("extended-reference/change-together", values, id),
                                2,
                                index,
                                noIndex};
    else if (parts.policy == QLatin1String("bulk"))
        snippets << CodeSnippet{Text::tr("Change the original and its copies"),
                                {},
                                boundScript("extended-reference/take-copies", values) +
                                    boundScript("extended-reference/change", values),
                                2,
                                index,
                                QStringList{Text::tr("Readers may see the old copies for a moment."), noIndex}
                                    .join(QLatin1Char(' '))
                                    .trimmed()};
    else if (parts.policy == QLatin1String("changeStream"))
        snippets << CodeSnippet{Text::tr("Keep the copies in step"),
                                {},
                                boundScript("extended-reference/take-copies", values) +
                                    boundScript("extended-reference/watch-changes", values),
                                2,
                                index,
                                noIndex};
    else if (parts.policy == QLatin1String("expiry"))
        snippets << CodeSnippet{Text::tr("Renew the copies that are too old when they are read"),
                                {},
                                renewScript(parts),
                                3,
                                QStringLiteral("_id"),
                                {}};
    return snippets;
}

Migration referenceMigration(const ReferenceParts &parts)
{
    const bool list = !parts.list.isEmpty();
    QHash<QString, QString> values = valuesOf(parts);
    values.insert(QStringLiteral("old"), scriptKey(parts.oldPath));
    values.insert(QStringLiteral("oldName"), scriptString(parts.oldPath));
    values.insert(QStringLiteral("oldValue"), scriptValue(parts.oldPath));
    if (list)
        addListValues(parts, values);
    values.insert(QStringLiteral("stages"),
                  boundStages(list ? "extended-reference/list-back" : "extended-reference/one-back", values).trimmed());
    Migration migration;
    const bool lists = list && parts.inItem.isEmpty();
    const char *copy = lists  ? "extended-reference/copy-list"
                       : list ? "extended-reference/copy-items"
                              : "extended-reference/copy-one";
    migration.steps = {checkStep(boundScript("extended-reference/check", values) + refuseOdd(parts) +
                                 refuseTwoLists(parts, values) + refuseLarge(parts, values)),
                       {Text::tr("Start writers that store the copies"), storeScript(parts, values), {}},
                       {Text::tr("Copy"), boundScript(copy, values),
                        Text::tr("Needs MongoDB 5.0. A document that changes meanwhile is taken in the next round; an "
                                 "id without a document keeps the id alone.")},
                       {Text::tr("Compare"), boundScript("extended-reference/compare-ids", values), {}},
                       {Text::tr("Switch the readers, then drop the index of the old field"), {}, {}}};
    if (parts.index)
        migration.steps.insert(1, {Text::tr("Build the new index"),
                                   createIndexScript(values.value(QStringLiteral("holders")), *parts.index),
                                   {}});
    migration.undo =
        checkedSteps(refuseLargeBack(parts, values),
                     {{Text::tr("Back to the id alone"),
                       boundScript(list ? "extended-reference/back-to-list" : "extended-reference/back-to-one", values),
                       {}}});
    return migration;
}

} // namespace sw::patterns
