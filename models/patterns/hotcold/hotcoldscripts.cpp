// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/hotcold/hotcoldscripts.h"

#include "models/base/shellscript.h"
#include "models/base/texts.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/hotcold/coldfields.h"
#include "models/patterns/hotcold/hotcoldfaults.h"
#include "models/schema/fieldpath.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

namespace
{

/// Texts made of each name, with commas between.
template <typename Make>
QString forEach(const QStringList &names, const Make &make)
{
    QStringList texts;
    for (const QString &name : names)
        texts << make(name);
    return texts.join(QStringLiteral(", "));
}

/// { $eq: ["$text", "$$new.text"] }, … : each field says the same in both places, or is in neither.
QString sameText(const QStringList &names, const QString &other)
{
    return forEach(names, [&](const QString &name) {
        return QStringLiteral("{ $eq: [%1, %2] }")
            .arg(scriptValue(name), scriptString(other + QLatin1Char('.') + name));
    });
}

QHash<QString, QString> valuesOf(const HotColdParts &parts)
{
    QHash<QString, QString> values{
        {QStringLiteral("hot"), scriptCollection(parts.hot)},
        {QStringLiteral("hotName"), scriptString(parts.hot)},
        {QStringLiteral("details"), scriptCollection(parts.details)},
        {QStringLiteral("detailsName"), scriptString(parts.details)},
        {QStringLiteral("joined"), scriptKey(parts.joined)},
        {QStringLiteral("joinedName"), scriptString(parts.joined)},
        {QStringLiteral("names"), QStringLiteral("[%1]").arg(forEach(parts.cold, scriptString))},
        {QStringLiteral("project"),
         QStringLiteral("{ %1 }").arg(
             forEach(parts.cold, [](const QString &name) { return scriptKey(name) + QStringLiteral(": 1"); }))},
        {QStringLiteral("present"),
         forEach(parts.cold,
                 [](const QString &name) { return QStringLiteral("{ %1: { $exists: true } }").arg(scriptKey(name)); })},
        {QStringLiteral("onlyDetails"),
         forEach(
             parts.cold,
             [](const QString &name) {
                 return QStringLiteral(
                            "{ $and: [{ $ne: [{ $type: %1 }, \"missing\"] }, { $eq: [{ $type: %2 }, \"missing\"] }] }")
                     .arg(scriptValue(name), scriptString(QStringLiteral("$$hot.") + name));
             })},
        {QStringLiteral("sameNew"), sameText(parts.cold, QStringLiteral("$$new"))},
        {QStringLiteral("sameHot"), sameText(parts.cold, QStringLiteral("$$hot"))},
        {QStringLiteral("insert"), scriptName(QStringLiteral("insert"), parts.item)},
        {QStringLiteral("read"), scriptName(QStringLiteral("read"), parts.item)},
        {QStringLiteral("readWhole"), scriptName(QStringLiteral("readWhole"), parts.item)},
        {QStringLiteral("readMany"), scriptName(QStringLiteral("findWhole"), parts.hot)},
        {QStringLiteral("change"), scriptName(QStringLiteral("changeDetailsOf"), parts.item)},
        {QStringLiteral("delete"), scriptName(QStringLiteral("delete"), parts.item)},
        {QStringLiteral("deleteLost"), scriptName(QStringLiteral("deleteLostDetailsOf"), parts.hot)},
        {QStringLiteral("key"), scriptName({}, parts.item) + QStringLiteral("Id")}};
    const QString details = QStringLiteral("details"), id = QStringLiteral("{ _id: details._id }");
    const QString collection = values.value(details);
    values.insert(QStringLiteral("storeDetails"),
                  scriptStoreOnce(collection, details, id, 2, QStringLiteral("left = true;")));
    values.insert(QStringLiteral("storeAgain"), scriptStoreOnce(collection, details, id, 6));
    values.insert(QStringLiteral("takeOut"), boundScript("hot-cold/take-out", values).trimmed());
    return values;
}

/// Which operation of the entity a piece of code serves: the first one of a kind that reads, or writes, cold fields or
/// none.
class Served
{
public:
    Served(const HotColdParts &parts, const UseContext &context) : m_parts(parts), m_context(context) {}

    QString read(bool cold) const
    {
        return first([&](const schema::Operation &operation) {
            return operation.isRead() &&
                   coldFieldsRead(m_context.model, operation, entity(), m_parts.cold).isEmpty() != cold;
        });
    }
    QString write(schema::OperationKind kind) const
    {
        return first([&](const schema::Operation &operation) {
            const bool cold =
                std::any_of(operation.writes.cbegin(), operation.writes.cend(), [&](const schema::FieldRef &ref) {
                    return m_parts.cold.contains(schema::topLevel(ref.path));
                });
            return operation.kind == kind && (kind != schema::OperationKind::Update || cold);
        });
    }

private:
    const schema::Entity &entity() const { return *m_context.model.entity(m_context.use.entity); }
    template <typename Wanted>
    QString first(const Wanted &wanted) const
    {
        for (const schema::Operation *operation : m_context.model.operationsOf(entity().id)) {
            if (operation->entity == entity().id && wanted(*operation))
                return operation->name;
        }
        return {};
    }

    const HotColdParts &m_parts;
    const UseContext &m_context;
};

/// A command that builds \p indexes in \p collection where they are not there yet; empty for none.
QString createIndexes(const QString &collection, const QList<design::Index> &indexes)
{
    QStringList specifications;
    bool parses = false;
    for (const design::Index &index : indexes) {
        const QString specification = QString::fromUtf8(base::shellExpression(indexSpecification(index), 2));
        parses = parses || specification.contains(QLatin1String("parse("));
        specifications << QStringLiteral("  ") + specification + QStringLiteral(",");
    }
    if (specifications.isEmpty())
        return {};
    const QString command = QStringLiteral("db.runCommand({ createIndexes: %1, indexes: [\n%2\n] });")
                                .arg(scriptString(collection), specifications.join(QLatin1Char('\n')));
    return parses
               ? QStringLiteral("{\nconst parse = text => EJSON.parse(text, { relaxed: false });\n%1\n}").arg(command)
               : command;
}

/// The indexes of \p collection in \p in that it does not have in \p out.
QList<design::Index> lostIndexes(const design::Design &in, const design::Design &out, const QString &collection)
{
    const design::Collection *from = in.collection(collection), *to = out.collection(collection);
    QList<design::Index> lost = from ? from->indexes : QList<design::Index>();
    lost.removeIf([&](const design::Index &index) {
        return to && std::any_of(to->indexes.cbegin(), to->indexes.cend(),
                                 [&](const design::Index &other) { return other.name == index.name; });
    });
    return lost;
}

} // namespace

std::optional<HotColdParts> hotColdParts(const design::Design &design, const UseContext &context)
{
    const design::Collection *details = madeCollection(design, context);
    const design::Node *id = details ? details->root.field(design::idName) : nullptr;
    const design::Collection *hot = id && id->reference ? design.collection(id->reference->collection) : nullptr;
    if (!hot)
        return std::nullopt;
    HotColdParts parts{hot->name, details->name, coldFields(context), schema::singularName(hot->name),
                       QStringLiteral("details")};
    while (hot->root.field(parts.joined) || parts.cold.contains(parts.joined))
        parts.joined += QLatin1Char('_');
    return parts;
}

QList<CodeSnippet> hotColdCode(const HotColdParts &parts, const UseContext &context)
{
    using Kind = schema::OperationKind;
    const QHash<QString, QString> values = valuesOf(parts);
    const Served served(parts, context);
    const QString id = QStringLiteral("_id");
    return {{Text::tr("Insert a document and its details"), served.write(Kind::Insert),
             boundScript("hot-cold/insert-both", values), 2, id,
             Text::tr("The two writes need no transaction: after a crash between them the document is not there, and "
                      "can be inserted again.")},
            {Text::tr("Read the document"), served.read(false), boundScript("hot-cold/read-hot", values), 1, id, {}},
            {Text::tr("Read the document with its details"), served.read(true),
             boundScript("hot-cold/read-whole", values), 2, id,
             Text::tr("The two parts are of two moments: who has to see both change together reads in a transaction.")},
            {Text::tr("Read several with their details"),
             {},
             boundScript("hot-cold/read-many", values),
             1,
             id,
             Text::tr("One command; the server looks each of the details up.")},
            {Text::tr("Change the details"), served.write(Kind::Update), boundScript("hot-cold/change-cold", values), 1,
             id, Text::tr("What stays in the document is changed there, by a write of its own.")},
            {Text::tr("Delete a document and its details"), served.write(Kind::Delete),
             boundScript("hot-cold/delete-both", values), 2, id,
             Text::tr("A crash between the writes leaves orphaned details. Insert a document with the same _id only "
                      "after the delete has ended.")},
            {Text::tr("Delete what is left behind"),
             {},
             boundScript("hot-cold/delete-lost", values),
             4,
             id,
             Text::tr("Run it from time to time.")}};
}

Migration hotColdMigration(const HotColdParts &parts, const design::Design &before, const design::Design &after)
{
    QHash<QString, QString> values = valuesOf(parts);
    const design::Collection *details = after.collection(parts.details);
    const QList<design::Index> lost = lostIndexes(before, after, parts.hot);
    QStringList lostNames;
    for (const design::Index &index : lost)
        lostNames << index.name;
    values.insert(QStringLiteral("indexNames"), forEach(lostNames, scriptString));
    values.insert(QStringLiteral("indexes"), details ? createIndexes(parts.details, details->indexes) : QString());
    values.insert(QStringLiteral("formerIndexes"), createIndexes(parts.hot, lost));
    Migration migration;
    migration.steps = {
        checkStep(boundScript("hot-cold/check", values)),
        {Text::tr("Create the second collection and its indexes"), boundScript("hot-cold/create", values), {}},
        {Text::tr("Deploy readers that ask both collections"), boundScript("hot-cold/read-both", values),
         Text::tr("No reader may expect the moved fields in the document any more.")},
        {Text::tr("Deploy writers that write to both"),
         boundScript("hot-cold/insert-both", values) + boundScript("hot-cold/move-first", values) +
             boundScript("hot-cold/delete-both", values),
         Text::tr("Stop all others that write the moved fields: what they change after the copy is found by the "
                  "comparison, not moved. Needs MongoDB 4.2.")},
        {Text::tr("Copy"), boundScript("hot-cold/copy-all", values),
         Text::tr("Writers may go on. Details of what is deleted meanwhile may be left behind; they are deleted at the "
                  "end.")},
        {Text::tr("Compare"), boundScript("hot-cold/compare", values), {}},
        {Text::tr("Take the copied fields out of the documents"), boundScript("hot-cold/take-out-all", values),
         Text::tr("Only where the details say the same.")}};
    if (!lost.isEmpty())
        migration.steps << MigrationStep{
            Text::tr("Drop the indexes that moved"), boundScript("hot-cold/drop-moved", values), {}};
    migration.steps << MigrationStep{Text::tr("Deploy the final readers and writers"),
                                     boundScript("hot-cold/read-whole", values) +
                                         boundScript("hot-cold/change-cold", values) +
                                         boundScript("hot-cold/delete-lost", values),
                                     Text::tr("Later, delete what is left behind.")};
    migration.undo =
        checkedSteps(boundScript("hot-cold/check-back", values),
                     {{Text::tr("Put the fields back into the documents"), boundScript("hot-cold/put-back", values),
                       Text::tr("Stop the writers of these fields before.")},
                      {Text::tr("Drop the second collection"), boundScript("hot-cold/drop-details", values),
                       Text::tr("Only when it is no longer used."), true}});
    return migration;
}

} // namespace sw::patterns
