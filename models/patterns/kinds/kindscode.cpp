// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/patterns/core/script.h"
#include "models/patterns/kinds/kinds.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

namespace
{

constexpr char findAll[] = R"js(
// All kinds together, by one query.
function @find@(filter = {}, sort = {}) {
  return @all@.find(filter).sort(sort).toArray();
}
)js";

constexpr char handle[] = R"js(
// One way through the code for each kind, by its name in handlers.
function @handle@(doc, handlers) {
  if (!Object.hasOwn(handlers, doc@member@)) throw new Error("no code for this kind: " + doc@member@);
  return handlers[doc@member@](doc);
}
)js";

constexpr char findKind[] = R"js(
// The kind is named, so that the indexes of this kind serve the query.
function @find@(filter = {}, sort = {}) {
  return @all@.find({ $and: [{ @type@: @value@ }, filter] }).sort(sort).toArray();
}
)js";

constexpr char writeKind[] = R"js(
// fields: what such a document has besides its kind.
function @add@(fields) {
  return @all@.insertOne({ ...fields, @type@: @value@ }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function @change@(id, change) {
  const result = @all@.updateOne({ _id: id, @type@: @value@ }, change);
  return result.matchedCount === 1;
}
function @remove@(id) {
  const result = @all@.deleteOne({ _id: id, @type@: @value@ });
  return result.deletedCount === 1;
}
)js";

constexpr char findSource[] = R"js(
// source is the name of the former collection or of a system, id what identifies the document there.
function @findSource@(source, id) {
  return @all@.findOne({ source_ids: { $elemMatch: { source: source, id: id } } });
}
)js";

/// \p verb and \p name as a name for a function, with a number when it is taken.
QString functionName(const QString &verb, const QString &name, QStringList &taken)
{
    const QString wanted = scriptName(verb, name);
    QString free = wanted;
    for (int n = 2; taken.contains(free); ++n)
        free = wanted + QString::number(n);
    taken << free;
    return free;
}

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
        {QStringLiteral("member"), scriptMember({}, merging.discriminator)},
        {QStringLiteral("find"), functionName(QStringLiteral("findAll"), merging.target, taken)},
        {QStringLiteral("handle"), functionName(QStringLiteral("handle"), merging.target, taken)}};
    QList<CodeSnippet> snippets{{Text::tr("Find across the kinds"),
                                 nameOf(operationOn(context.model, context.use.entity, true)),
                                 scriptFilled(findAll, values),
                                 1,
                                 {},
                                 Text::tr("One query where there was one for each kind.")},
                                {Text::tr("A way for each kind"), {}, scriptFilled(handle, values), 0, {}, {}}};
    if (const design::Node *list = collection.root.field(sourcesName); list && list->origin == context.origin()) {
        values.insert(QStringLiteral("findSource"),
                      functionName(QStringLiteral("findSourceOf"), merging.target, taken));
        snippets << CodeSnippet{Text::tr("Find the document of a source"),
                                {},
                                scriptFilled(findSource, values),
                                1,
                                QStringLiteral("source_ids.source_1_source_ids.id_1"),
                                {}};
    }
    for (qsizetype i = 0; i < merging.kinds.size(); ++i) {
        const QString value = merging.kinds.at(i).value;
        const schema::Operation *reads = operationOn(context.model, entities.at(i), true);
        values.insert(QStringLiteral("value"), scriptString(value));
        values.insert(QStringLiteral("find"), functionName(QStringLiteral("find"), value, taken));
        values.insert(QStringLiteral("add"), functionName(QStringLiteral("add"), value, taken));
        values.insert(QStringLiteral("change"), functionName(QStringLiteral("change"), value, taken));
        values.insert(QStringLiteral("remove"), functionName(QStringLiteral("remove"), value, taken));
        snippets << CodeSnippet{Text::tr("Find \"%1\"").arg(value), nameOf(reads),
                                scriptFilled(findKind, values),     1,
                                indexFor(collection, reads),        {}}
                 << CodeSnippet{Text::tr("Write \"%1\"").arg(value),
                                nameOf(operationOn(context.model, entities.at(i), false)),
                                scriptFilled(writeKind, values),
                                1,
                                QStringLiteral("_id"),
                                {}};
    }
    return snippets;
}

} // namespace sw::patterns
