// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/kinds/kindscode.h"

#include "models/base/texts.h"
#include "models/patterns/core/script.h"
#include "models/patterns/kinds/mergedsource.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

namespace
{

/// The first operation that asks for \p entity first.
const schema::Operation *operationOn(const schema::ModelIndex &model, const schema::EntityId &entity, bool reads)
{
    const QList<const schema::Operation *> operations = model.operationsOf(entity);
    const auto found = std::find_if(operations.cbegin(), operations.cend(), [&](const schema::Operation *operation) {
        return operation->entity == entity && operation->isRead() == reads;
    });
    return found == operations.cend() ? nullptr : *found;
}

QString nameOf(const schema::Operation *operation)
{
    return operation ? operation->name : QString();
}

/// Name of the index that serves \p operation.
QString indexFor(const design::Collection &collection, const schema::Operation *operation)
{
    const auto index =
        std::find_if(collection.indexes.cbegin(), collection.indexes.cend(),
                     [&](const design::Index &one) { return operation && one.reasons.contains(operation->name); });
    return index == collection.indexes.cend() ? QString() : index->name;
}

} // namespace

QList<CodeSnippet> kindsCode(const design::Design &design, const Merging &merging,
                             const QList<schema::EntityId> &entities, const UseContext &context)
{
    const design::Collection &collection = *design.collection(merging.target);
    QStringList taken;
    QHash<QString, QString> values{
        {QStringLiteral("all"), scriptCollection(merging.target)},
        {QStringLiteral("type"), scriptKey(merging.discriminator)},
        {QStringLiteral("numbers"), newVersions(versionFields(collection.root))},
        {QStringLiteral("kindOfDoc"), scriptMember(QStringLiteral("doc"), merging.discriminator)},
        {QStringLiteral("find"), freeScriptName(QStringLiteral("findAll"), merging.target, taken)},
        {QStringLiteral("handle"), freeScriptName(QStringLiteral("handle"), merging.target, taken)}};
    QList<CodeSnippet> snippets{{Text::tr("Find across the kinds"),
                                 nameOf(operationOn(context.model, context.use.entity, true)),
                                 boundScript("kinds/find-all", values),
                                 1,
                                 {},
                                 Text::tr("One query where there was one for each kind.")},
                                {Text::tr("A way for each kind"), {}, boundScript("kinds/handle", values), 0, {}, {}}};
    if (const design::Node *list = collection.root.field(sourcesName); list && list->origin == context.origin()) {
        values.insert(QStringLiteral("findSource"),
                      freeScriptName(QStringLiteral("findSourceOf"), merging.target, taken));
        snippets << CodeSnippet{Text::tr("Find the document of a source"),
                                {},
                                boundScript("kinds/find-source", values),
                                1,
                                QStringLiteral("source_ids.source_1_source_ids.id_1"),
                                {}};
    }
    for (qsizetype i = 0; i < merging.kinds.size(); ++i) {
        const QString value = merging.kinds.at(i).value;
        const schema::Operation *reads = operationOn(context.model, entities.at(i), true);
        values.insert(QStringLiteral("value"), scriptString(value));
        values.insert(QStringLiteral("find"), freeScriptName(QStringLiteral("find"), value, taken));
        values.insert(QStringLiteral("add"), freeScriptName(QStringLiteral("add"), value, taken));
        values.insert(QStringLiteral("change"), freeScriptName(QStringLiteral("change"), value, taken));
        values.insert(QStringLiteral("remove"), freeScriptName(QStringLiteral("remove"), value, taken));
        snippets << CodeSnippet{Text::tr("Find \"%1\"").arg(value),
                                nameOf(reads),
                                boundScript("kinds/find-kind", values),
                                1,
                                indexFor(collection, reads),
                                {}}
                 << CodeSnippet{Text::tr("Write \"%1\"").arg(value),
                                nameOf(operationOn(context.model, entities.at(i), false)),
                                boundScript("kinds/write-kind", values),
                                1,
                                QStringLiteral("_id"),
                                {}};
    }
    return snippets;
}

} // namespace sw::patterns
