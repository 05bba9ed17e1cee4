// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/workload.h"

#include "models/base/units.h"
#include "models/design/shape/entityshape.h"
#include "models/schema/knownpaths.h"

#include <QSet>

#include <algorithm>

namespace sw::design
{

namespace
{

/// The entities in \p entities with all their super-entities, each once.
QSet<schema::EntityId> withSupers(const schema::ModelIndex &model, const QList<schema::EntityId> &entities)
{
    QSet<schema::EntityId> all;
    for (const schema::EntityId &id : entities) {
        const schema::Entity *entity = model.entity(id);
        if (!entity || all.contains(id))
            continue;
        all.insert(id);
        for (const schema::Entity *super : superEntities(model, *entity))
            all.insert(super->id);
    }
    return all;
}

/// How many of the weak \p entity belong to one document of its owner.
double partsOfOne(const schema::ModelIndex &model, const schema::Entity &entity)
{
    const schema::Entity *owner = model.entity(entity.owner);
    return owner && owner->count.likely > 0 ? std::max(1.0, entity.count.likely / owner->count.likely) : 1;
}

} // namespace

QList<schema::EntityId> askedBesides(const schema::ModelIndex &model, const schema::Operation &operation)
{
    QList<schema::EntityId> known{operation.entity}, besides;
    for (const schema::PathStep &step : operation.path)
        known << step.to;
    const auto isKindOf = [&](const schema::EntityId &one, const schema::EntityId &other) {
        const schema::Entity *entity = model.entity(one);
        const QList<const schema::Entity *> supers =
            entity ? superEntities(model, *entity) : QList<const schema::Entity *>();
        return std::any_of(supers.cbegin(), supers.cend(),
                           [&](const schema::Entity *super) { return super->id == other; });
    };
    const auto add = [&](const schema::EntityId &id) {
        const bool related =
            known.contains(id) || std::any_of(known.cbegin(), known.cend(), [&](const schema::EntityId &other) {
                return isKindOf(id, other) || isKindOf(other, id);
            });
        if (!operation.isRead() || related || !model.entity(id))
            return;
        known << id;
        besides << id;
    };
    for (const schema::FieldRef &read : operation.reads)
        add(read.entity);
    for (const schema::Filter &filter : operation.filters)
        add(filter.field.entity);
    for (const schema::SortKey &key : operation.sort)
        add(key.field.entity);
    return besides;
}

QList<schema::EntityId> writtenEntities(const schema::Operation &operation)
{
    QList<schema::EntityId> written;
    if (operation.isRead())
        return written;
    const auto add = [&](const schema::EntityId &id) {
        if (!id.isEmpty() && !written.contains(id))
            written << id;
    };
    if (operation.kind != schema::OperationKind::Update || operation.writes.isEmpty())
        add(operation.entity);
    for (const schema::FieldRef &ref : operation.writes)
        add(ref.entity);
    for (const schema::EntityId &id : operation.atomicWith)
        add(id);
    return written;
}

QHash<schema::EntityId, Inserts> insertsOf(const schema::ModelIndex &model)
{
    QHash<schema::EntityId, Inserts> all;
    for (const schema::Operation &operation : model.model().operations) {
        const double perDay = operation.perSecond * base::secondsPerDay;
        if (operation.kind == schema::OperationKind::Delete)
            all[operation.entity].deleted += perDay * operation.selectivity.value_or(1);
        if (operation.kind != schema::OperationKind::Insert)
            continue;
        for (const schema::EntityId &id : writtenEntities(operation)) {
            const schema::Entity *entity = model.entity(id);
            if (entity && id == operation.entity)
                all[id].own += perDay;
            else if (entity && operation.entity == entity->owner)
                all[id].withOwner += perDay * partsOfOne(model, *entity);
            else
                all[id].besides += perDay;
        }
    }
    return all;
}

double growthByParents(const schema::ModelIndex &model, const schema::Entity &entity)
{
    double growth = 0;
    for (const schema::Entity *one : superEntities(model, entity) + QList<const schema::Entity *>{&entity}) {
        for (const schema::Relationship *relationship : model.relationshipsOf(one->id)) {
            const schema::Entity *parent = model.entity(relationship->a.entity);
            if (parent && relationship->b.entity == one->id && relationship->growth == schema::Growth::Unbounded)
                growth += std::max(0.0, relationship->growthPerParentPerDay) * std::max(0.0, parent->count.likely);
        }
    }
    return growth;
}

double givenGrowth(const schema::ModelIndex &model, const schema::Entity &entity)
{
    return entity.growthPerDay > 0 ? entity.growthPerDay : growthByParents(model, entity);
}

double growthPerDay(const schema::ModelIndex &model, const schema::Entity &entity, const Inserts &inserts)
{
    const double given = givenGrowth(model, entity);
    return given > 0 || entity.lifecycle != schema::Lifecycle::KeepForever ? given : inserts.added();
}

double growthPerDay(const schema::ModelIndex &model, const schema::Entity &entity)
{
    return growthPerDay(model, entity, insertsOf(model).value(entity.id));
}

Workload::Workload(const schema::ModelIndex &model, Weighing weighing)
{
    for (const schema::Operation &operation : model.model().operations) {
        const double weight = weighing == Weighing::Rate ? 1 : static_cast<double>(operation.criticality);
        const double rate = operation.perSecond * weight;
        addFilters(operation);
        if (operation.isRead())
            addRead(model, operation, rate);
        else
            addWrite(model, operation, rate);
    }
}

void Workload::addFilters(const schema::Operation &operation)
{
    QHash<schema::EntityId, QStringList> paths;
    for (const schema::Filter &filter : operation.filters) {
        if (filter.field.path != QLatin1String("_id"))
            paths[filter.field.entity] << filter.field.path;
    }
    for (auto it = paths.begin(); it != paths.end(); ++it) {
        it->sort();
        if (!m_filtered[it.key()].contains(*it))
            m_filtered[it.key()] << *it;
    }
}

int Workload::wantedIndexes(const schema::EntityId &entity) const
{
    const QList<QStringList> all = m_filtered.value(entity);
    const auto isPartOfAnother = [&](const QStringList &paths) {
        return std::any_of(all.cbegin(), all.cend(), [&](const QStringList &other) {
            return other.size() > paths.size() &&
                   std::includes(other.cbegin(), other.cend(), paths.cbegin(), paths.cend());
        });
    };
    return static_cast<int>(
        std::count_if(all.cbegin(), all.cend(), [&](const auto &one) { return !isPartOfAnother(one); }));
}

void Workload::addRead(const schema::ModelIndex &model, const schema::Operation &operation, double rate)
{
    QList<schema::EntityId> visited{operation.entity};
    QSet<schema::RelationshipId> followed;
    for (const schema::PathStep &step : operation.path) {
        visited << step.to;
        const schema::Relationship *relationship = model.relationship(step.relationship);
        if (!relationship || followed.contains(step.relationship))
            continue;
        followed.insert(step.relationship);
        addStep(*relationship, step, rate);
    }
    for (const schema::EntityId &id : withSupers(model, visited))
        m_reads[id] += rate;
}

void Workload::addStep(const schema::Relationship &relationship, const schema::PathStep &step, double rate)
{
    Sums &sums = m_relationships[relationship.id];
    sums.reads += rate;
    const bool toA = step.to == relationship.a.entity && !relationship.isSelf();
    const double all = toA ? relationship.a.perOther.likely : relationship.b.perOther.likely;
    const double items = step.itemsWanted ? qMin(*step.itemsWanted, all) : all;
    (toA ? sums.load.fromB : sums.load.fromA) += rate;
    (toA ? sums.load.itemsFromB : sums.load.itemsFromA) += rate * items;
}

void Workload::addWrite(const schema::ModelIndex &model, const schema::Operation &operation, double rate)
{
    for (const schema::EntityId &id : withSupers(model, writtenEntities(operation)))
        m_writes[id] += rate;
    if (operation.kind == schema::OperationKind::Update || operation.kind == schema::OperationKind::Delete)
        m_changes[operation.entity] += rate;
    QSet<schema::RelationshipId> followed;
    for (const schema::PathStep &step : operation.path) {
        if (followed.contains(step.relationship))
            continue;
        followed.insert(step.relationship);
        m_relationships[step.relationship].load.linkWrites += rate;
    }
}

Load Workload::of(const schema::Relationship &relationship) const
{
    const Sums sums = m_relationships.value(relationship.id);
    Load load = sums.load;
    load.onlyA = qMax(0.0, readsOf(relationship.a.entity) - sums.reads);
    load.onlyB = qMax(0.0, readsOf(relationship.b.entity) - sums.reads);
    load.writesA = writesOf(relationship.a.entity);
    load.writesB = writesOf(relationship.b.entity);
    load.changesA = m_changes.value(relationship.a.entity);
    load.changesB = m_changes.value(relationship.b.entity);
    return load;
}

namespace
{

bool isKey(const schema::Entity &entity, const QString &path)
{
    const schema::Field *field = schema::fieldAtPath(entity.fields, path);
    return path == QLatin1String("_id") || (field && field->unique);
}

/// Whether a unique index of \p entity holds nothing but \p paths, which are all compared with one value.
bool areKeyTogether(const schema::Entity &entity, const QStringList &paths)
{
    return std::any_of(entity.indexes.cbegin(), entity.indexes.cend(), [&](const schema::IndexDefinition &index) {
        return index.unique && !index.keys.isEmpty() && index.partialFilter.isEmpty() &&
               std::all_of(index.keys.cbegin(), index.keys.cend(),
                           [&](const schema::IndexKey &key) { return paths.contains(key.path); });
    });
}

/// How many documents of its own entity \p operation finds by the key of another one that they are linked to, along its
/// path or by the field that holds the link; nothing when \p filter is no such key.
std::optional<double> linkedToOne(const schema::ModelIndex &model, const schema::Operation &operation,
                                  const schema::Filter &filter)
{
    const schema::Entity *filtered = model.entity(filter.field.entity);
    if (!filtered || filter.op != schema::FilterOp::Equal)
        return std::nullopt;
    if (filtered->id == operation.entity) {
        const std::optional<schema::LinkPath> held = schema::linkAt(model, *filtered, filter.field.path);
        const schema::Entity *target = held ? model.entity(held->target) : nullptr;
        if (!target || !isKey(*target, held->rest))
            return std::nullopt;
        const schema::Relationship &link = *held->relationship;
        return (held->toParent || link.a.entity == target->id ? link.b : link.a).perOther.likely;
    }
    if (!isKey(*filtered, filter.field.path))
        return std::nullopt;
    for (const schema::PathStep &step : operation.path) {
        const schema::Relationship *relationship = model.relationship(step.relationship);
        if (!relationship || step.to != filtered->id)
            continue;
        const schema::RelationshipEnd &own =
            relationship->a.entity == operation.entity ? relationship->a : relationship->b;
        if (own.entity == operation.entity)
            return own.perOther.likely;
    }
    return std::nullopt;
}

/// Values that \p field may have; 0 when nobody says.
double valuesOf(const schema::Field *field)
{
    return !field                  ? 0
           : field->distinctValues ? std::max(1.0, *field->distinctValues)
                                   : static_cast<double>(field->enumValues.size());
}

/// What the filters of an operation leave of the documents of its entity.
struct Left
{
    double share = 1;
    double least = 1;       ///< documents: a link that few have may find less than one
    bool told = false;      ///< links or values tell something
    bool selective = false; ///< a value of which nothing is known is compared
    bool ranged = false;
    QStringList compared; ///< own paths, each with one value
};

Left leftBy(const schema::ModelIndex &model, const schema::Operation &operation, const schema::Entity &entity)
{
    Left left;
    for (const schema::Filter &filter : operation.filters) {
        const bool own = filter.field.entity == entity.id;
        const bool equal = filter.op == schema::FilterOp::Equal;
        left.ranged = left.ranged || !equal;
        if (own && equal)
            left.compared << filter.field.path;
        if (const std::optional<double> linked = linkedToOne(model, operation, filter)) {
            left.share *= std::min(1.0, *linked / std::max(1.0, entity.count.likely));
            left.least = std::min(left.least, *linked);
            left.told = true;
        } else if (own && equal) {
            const schema::Field *field = schema::fieldOfKind(model, entity, filter.field.path);
            const double values = valuesOf(field);
            left.share /= values > 0 ? values : 1;
            left.told = left.told || values > 0;
            left.selective = left.selective || (values <= 0 && field && field->type != schema::FieldType::Bool);
        }
    }
    return left;
}

} // namespace

FoundDocuments documentsFound(const schema::ModelIndex &model, const schema::Operation &operation)
{
    using By = FoundDocuments::By;
    constexpr double page = 20; // of a list
    const schema::Entity *entity = model.entity(operation.entity);
    const double all = entity ? entity->count.likely : 1;
    if (operation.selectivity)
        return {std::min(*operation.selectivity, std::max(1.0, all))};
    if (operation.kind == schema::OperationKind::Insert || !entity)
        return {};
    const bool isAggregate = operation.kind == schema::OperationKind::Aggregate;
    const bool isSorted = !operation.sort.isEmpty();
    if (operation.filters.isEmpty()) {
        if (isAggregate)
            return {all};
        return isSorted ? FoundDocuments{std::clamp(all, 1.0, page), By::Page} : FoundDocuments{1, By::One};
    }
    const Left left = leftBy(model, operation, *entity);
    if (areKeyTogether(*entity, left.compared) ||
        std::any_of(left.compared.cbegin(), left.compared.cend(),
                    [&](const QString &path) { return isKey(*entity, path); }))
        return {};
    if (left.selective && !isAggregate && !isSorted && !left.ranged)
        return {1, By::One};
    const double found = std::max(left.least, all * left.share);
    if (isAggregate)
        return {found, left.told ? By::Known : By::All};
    const bool isCut = found > page;
    return {std::min(found, page), isCut || left.selective || !left.told ? By::Page : By::Known};
}

double foundDocuments(const schema::ModelIndex &model, const schema::Operation &operation)
{
    return documentsFound(model, operation).number;
}

QHash<schema::EntityId, double> reachedDocuments(const schema::ModelIndex &model, const schema::Operation &operation,
                                                 qsizetype steps)
{
    const double found = foundDocuments(model, operation);
    QHash<schema::EntityId, double> reached{{operation.entity, found}};
    for (const schema::PathStep &step : operation.path.mid(0, steps)) {
        const schema::Relationship *relationship = model.relationship(step.relationship);
        if (!relationship)
            continue;
        const bool toA = relationship->a.entity == step.to && !relationship->isSelf();
        const schema::RelationshipEnd &end = toA ? relationship->a : relationship->b;
        const double start = reached.value(toA ? relationship->b.entity : relationship->a.entity, found);
        reached.insert(step.to, start * std::min(step.itemsWanted.value_or(end.perOther.likely), end.perOther.likely));
    }
    return reached;
}

} // namespace sw::design
