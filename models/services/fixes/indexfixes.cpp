// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/fixes/indexfixes.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/services/indexes/indexchanges.h"

#include <algorithm>

namespace sw::services
{

namespace
{

QString pathsText(const QList<schema::IndexKey> &keys)
{
    QStringList paths;
    for (const schema::IndexKey &key : keys)
        paths << base::visibleText(key.path);
    return paths.join(QLatin1String(", "));
}

/// The index that a finding with the object "books: title_1" is about; nullptr for others.
const design::Index *indexOf(const design::Collection &collection, const checks::Finding &finding)
{
    const auto found =
        std::find_if(collection.indexes.cbegin(), collection.indexes.cend(), [&](const design::Index &index) {
            return finding.object == collection.name + QLatin1String(": ") + index.name;
        });
    return found == collection.indexes.cend() ? nullptr : &*found;
}

bool mayBeDropped(const design::Index &index)
{
    return !index.owner.isEmpty() || design::OwnIndexes::whyKept(index).isEmpty();
}

base::Result<void> drop(schema::Model &model, const QString &collection, const design::Index &index,
                        const QString &reason)
{
    IndexChanges changes(model);
    const auto dropped = index.owner.isEmpty() ? changes.suppress(collection, index.name, reason)
                                               : changes.remove(index.owner, index.ownName);
    if (dropped)
        model = changes.model();
    return dropped;
}

/// Adds an index that a person owns, or has the derived one built again that was not wanted.
base::Result<void> add(schema::Model &model, const design::OwnedForm &form)
{
    schema::Entity &entity = *model.entity(form.entity);
    const qsizetype restored = entity.suppressedIndexes.removeIf(
        [&](const schema::SuppressedIndex &one) { return schema::sameKeys(one.keys, form.definition.keys); });
    if (restored > 0)
        return {};
    IndexChanges changes(model);
    const auto added = changes.add(form.entity, form.definition);
    if (added)
        model = changes.model();
    return added;
}

/// \p index with other keys, and with the name that follows from them.
design::Index withKeys(design::Index index, const QList<schema::IndexKey> &keys)
{
    index.keys = keys;
    index.name = schema::defaultIndexName(keys);
    return index;
}

/// Changes what \p operation does with each filter that reads a whole index because it ignores case.
QList<schema::FieldRef> replaceInsensitive(schema::Operation &operation, schema::FilterOp op)
{
    QList<schema::FieldRef> changed;
    for (schema::Filter &filter : operation.filters) {
        if (filter.op != schema::FilterOp::CaseInsensitiveRegex)
            continue;
        filter.op = op;
        changed << filter.field;
    }
    return changed;
}

Fix uniqueFix(const schema::EntityId &entity, const schema::Field &field)
{
    return fixBy(QStringLiteral("unique"), Text::tr("Make %1 unique").arg(base::visibleText(field.name)),
                 [entity, id = field.id](schema::Model &model) {
                     schema::findField(model.entity(entity)->fields, id)->unique = true;
                 });
}

} // namespace

QList<Fix> addIndex(const FixContext &context, const checks::Finding &finding)
{
    const design::Collection *collection = context.places().collection(finding.collection);
    if (!collection || finding.keys.isEmpty())
        return {};
    const design::OwnedForm form = design::ownedForm(withKeys({}, finding.keys), *collection, context.index());
    return {{QStringLiteral("add-index"), Text::tr("Add an index on %1").arg(pathsText(finding.keys)),
             [form](schema::Model &model) {
                 return add(model, form);
             }}};
}

QList<Fix> widenIndex(const FixContext &context, const checks::Finding &finding)
{
    const design::Collection *collection = context.places().collection(finding.collection);
    const design::Index *index = collection ? indexOf(*collection, finding) : nullptr;
    if (!index || finding.keys.size() <= index->keys.size())
        return {};
    const design::OwnedForm form = design::ownedForm(withKeys(*index, finding.keys), *collection, context.index());
    const QString added = pathsText(finding.keys.mid(index->keys.size()));
    return {{QStringLiteral("widen-index"), Text::tr("Append %1 to the index").arg(added),
             [form, in = collection->name, index = *index](schema::Model &model) {
                 IndexChanges changes(model);
                 const auto changed = index.owner.isEmpty()
                                          ? changes.replace(in, index.name, form.definition)
                                          : changes.change(index.owner, index.ownName, form.definition);
                 if (changed)
                     model = changes.model();
                 return changed;
             }}};
}

QList<Fix> dropIndex(const FixContext &context, const checks::Finding &finding)
{
    const design::Collection *collection = context.places().collection(finding.collection);
    const design::Index *index = collection ? indexOf(*collection, finding) : nullptr;
    if (!index || !mayBeDropped(*index))
        return {};
    return {{QStringLiteral("drop-index"), Text::tr("Drop index %1").arg(base::visibleText(index->name)),
             [in = collection->name, index = *index, reason = finding.title](schema::Model &model) {
                 return drop(model, in, index, reason);
             }}};
}

QList<Fix> dropUnusedIndexes(const FixContext &context, const checks::Finding &finding)
{
    const design::Collection *collection = context.places().collection(finding.collection);
    const sizing::CollectionSize *size = context.evaluation().sizes.collection(finding.collection);
    QList<design::Index> unused;
    for (const sizing::IndexSize &one : size ? size->indexes : QList<sizing::IndexSize>()) {
        for (const design::Index &index : collection->indexes) {
            if (index.name == one.name && !one.used && mayBeDropped(index) && index.origin.isEmpty())
                unused << index;
        }
    }
    if (unused.isEmpty())
        return {};
    QStringList names;
    for (const design::Index &index : unused)
        names << base::visibleText(index.name);
    return {{QStringLiteral("drop-unused-indexes"),
             Text::tr("Drop unused indexes (%1)").arg(names.join(QLatin1String(", "))),
             [in = collection->name, unused](schema::Model &model) {
                 for (const design::Index &index : unused) {
                     const auto dropped = drop(model, in, index, Text::tr("No operation uses it."));
                     if (!dropped)
                         return dropped;
                 }
                 return base::Result<void>();
             }}};
}

QList<Fix> searchByCollation(const FixContext &, const checks::Finding &finding)
{
    return {
        {QStringLiteral("collation-index"), Text::tr("Add a collation index"),
         [id = finding.operation](schema::Model &model) {
             base::Result<void> result;
             for (const schema::FieldRef &field : replaceInsensitive(*model.operation(id), schema::FilterOp::Equal)) {
                 schema::IndexDefinition index;
                 index.keys = {{field.path, schema::KeyKind::Ascending}};
                 index.name = schema::defaultIndexName(index.keys) + QLatin1String("_any_case");
                 index.collation = {{QStringLiteral("locale"), QStringLiteral("en")}, {QStringLiteral("strength"), 2}};
                 IndexChanges changes(model);
                 result = changes.add(field.entity, index);
                 if (!result)
                     return result;
                 model = changes.model();
             }
             return result;
         }}};
}

/// A text index answers only what a query begins with: fields of the entity that the operation starts at.
QList<Fix> searchByText(const FixContext &context, const checks::Finding &finding)
{
    const schema::Operation *operation = context.model().operation(finding.operation);
    const bool begins =
        operation &&
        std::all_of(operation->filters.cbegin(), operation->filters.cend(), [&](const schema::Filter &filter) {
            return filter.op != schema::FilterOp::CaseInsensitiveRegex || filter.field.entity == operation->entity;
        });
    if (!begins)
        return {};
    return {fixBy(QStringLiteral("text-index"), Text::tr("Search words by a text index"),
                  [id = finding.operation](schema::Model &model) {
                      replaceInsensitive(*model.operation(id), schema::FilterOp::Text);
                  })};
}

QList<Fix> makeUnique(const FixContext &context, const checks::Finding &finding)
{
    const design::Node *node = context.node(finding);
    const schema::Entity *entity = node ? context.index().entity(node->source.entity) : nullptr;
    const schema::Field *field = entity ? schema::findField(entity->fields, node->source.field) : nullptr;
    return field && !field->unique ? QList<Fix>{uniqueFix(entity->id, *field)} : QList<Fix>();
}

QList<Fix> makeKeyUnique(const FixContext &context, const checks::Finding &finding)
{
    const schema::Relationship *link = context.relationship(finding);
    QList<Fix> fixes;
    for (const schema::RelationshipEnd *end : {link ? &link->a : nullptr, link ? &link->b : nullptr}) {
        const schema::Entity *entity = end && end->entity == finding.entity && end->perOther.max <= 1
                                           ? context.index().entity(end->entity)
                                           : nullptr;
        const schema::Field *field =
            entity && end->link.key.size() == 1 ? schema::fieldAtPath(entity->fields, end->link.key.first()) : nullptr;
        if (field && !field->unique)
            fixes << uniqueFix(entity->id, *field);
    }
    return fixes;
}

} // namespace sw::services
