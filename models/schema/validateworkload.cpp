// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/names.h"
#include "models/schema/validation.h"

#include <cmath>
#include <limits>

namespace sw::schema
{

namespace
{

constexpr double infinity = std::numeric_limits<double>::infinity();

bool isFinitePlace(const NodePlace &place)
{
    return std::isfinite(place.x) && std::isfinite(place.y);
}

} // namespace

void Validation::operations()
{
    QHash<QString, int> names;
    for (const Operation &o : model().operations) {
        const Place where{QT_TR_NOOP("operation %1"), o.name.isEmpty() ? o.id.text() : o.name};
        id(o.id.text(), where);
        if (m_operationIds.contains(o.id))
            add(where, tr("Another operation has the same id “%1”.").arg(o.id.text()),
                tr("Give one of them another id."));
        m_operationIds << o.id;
        if (o.name.trimmed().isEmpty())
            add(where, tr("The operation has no name."), tr("Name what it does, such as “Show book page”."));
        else if (++names[o.name] == 2)
            add(where, tr("Two operations have this name."), tr("Rename one of them."));
        operation(o);
    }
}

void Validation::operation(const Operation &o)
{
    const Place where{QT_TR_NOOP("operation %1"), o.name.isEmpty() ? o.id.text() : o.name};
    operationNumbers(o, where);
    const QSet<EntityId> reached = operationPath(o, where);
    for (const Filter &filter : o.filters)
        fieldRef(filter.field, reached, where);
    for (const SortKey &key : o.sort)
        fieldRef(key.field, reached, where);
    for (const FieldRef &ref : o.reads)
        fieldRef(ref, reached, where);
    QSet<EntityId> written = reached;
    for (const EntityId &also : o.atomicWith) {
        if (!index.entity(also))
            add(where, tr("The entity “%1” that changes together with it does not exist.").arg(also.text()),
                tr("Choose another one or none."));
        written << also;
    }
    for (const FieldRef &ref : o.writes)
        fieldRef(ref, written, where);
}

void Validation::operationNumbers(const Operation &o, const Place &where)
{
    number(o.perSecond, 0, infinity, QT_TR_NOOP("The rate per second"), where);
    number(o.peakFactor, 1, infinity, QT_TR_NOOP("The factor at the peak"), where);
    if (o.selectivity)
        number(*o.selectivity, 0, infinity, QT_TR_NOOP("The number of documents expected"), where);
    if (o.latencyMs)
        number(*o.latencyMs, 0, infinity, QT_TR_NOOP("The latency in milliseconds"), where);
    if (o.freshnessSeconds)
        number(*o.freshnessSeconds, 0, infinity, QT_TR_NOOP("The age in seconds that is tolerated"), where);
}

QSet<EntityId> Validation::operationPath(const Operation &o, const Place &where)
{
    QSet<EntityId> reached{o.entity};
    if (!index.entity(o.entity))
        add(where, tr("The entity “%1” where it starts does not exist.").arg(o.entity.text()),
            tr("Choose an entity or delete the operation."));
    for (const PathStep &step : o.path) {
        if (step.itemsWanted)
            number(*step.itemsWanted, 0, infinity, QT_TR_NOOP("The number of items wanted"), where);
        const Relationship *link = index.relationship(step.relationship);
        if (!link || !index.entity(step.to)) {
            add(where, tr("A step of its path follows a relationship or reaches an entity that does not exist."),
                tr("Remove the step or choose another one."));
            continue;
        }
        const bool forwards = link->b.entity == step.to && reached.contains(link->a.entity);
        const bool backwards = link->a.entity == step.to && reached.contains(link->b.entity);
        if (!forwards && !backwards)
            add(where,
                tr("Its path cannot reach “%1” by the relationship “%2”.")
                    .arg(index.entity(step.to)->name, placeOf(*link).name),
                tr("A step starts at an entity that the steps before it have reached."));
        reached << step.to;
    }
    return reached;
}

/// True for the names that documents give to a link to \p other: its role or entity, alone or as an id ("book_id",
/// "author_ids").
bool Validation::isLinkName(const QString &name, const RelationshipEnd &other) const
{
    const Entity *target = index.entity(other.entity);
    if (!target || name.isEmpty())
        return false;
    if (name == other.role)
        return true;
    const QString one = singularName(other.role.isEmpty() ? snakeCase(target->name) : other.role);
    return name == one || name == pluralName(one) || name == one + QLatin1String("_id") ||
           name == one + QLatin1String("_ids");
}

bool Validation::hasPath(const Entity &entity, const QString &path) const
{
    const QString first = path.section(QLatin1Char('.'), 0, 0);
    if (first == QLatin1String("_id") || fieldAtPath(entity.fields, path))
        return true;
    for (const Relationship *link : index.relationshipsOf(entity.id)) {
        if ((link->b.entity == entity.id && isLinkName(first, link->a)) ||
            (link->a.entity == entity.id && isLinkName(first, link->b)))
            return true;
    }
    // A kind of another entity has that entity's fields too.
    const Entity *super = &entity;
    for (int level = 0; level < maximumFieldDepth && super && !super->superEntity.isEmpty(); ++level) {
        super = index.entity(super->superEntity);
        if (super && fieldAtPath(super->fields, path))
            return true;
    }
    return false;
}

void Validation::fieldRef(const FieldRef &ref, const QSet<EntityId> &reached, const Place &where)
{
    const Entity *entity = index.entity(ref.entity);
    if (!entity)
        add(where, tr("It uses a field of “%1”, which does not exist.").arg(ref.entity.text()),
            tr("Remove the field."));
    else if (!hasPath(*entity, ref.path))
        add(where, tr("The entity “%1” has no field “%2”.").arg(entity->name, ref.path),
            tr("Choose another field, or add it."));
    else if (!reached.contains(ref.entity))
        add(where, tr("It uses “%1.%2” without going there.").arg(entity->name, ref.path),
            tr("Add a step to “%1” to its path.").arg(entity->name));
}

void Validation::patternsAndDiagrams()
{
    QSet<PatternUseId> uses;
    for (const PatternUse &use : model().patterns) {
        const Place where{QT_TR_NOOP("pattern %1"), use.pattern};
        id(use.id.text(), where);
        if (uses.contains(use.id))
            add(where, tr("Another use of a pattern has the same id “%1”.").arg(use.id.text()),
                tr("Give one of them another id."));
        uses << use.id;
        if (use.pattern.isEmpty())
            add(where, tr("No pattern is named."), tr("Remove the row."));
        if (!use.entity.isEmpty() && !index.entity(use.entity))
            add(where, tr("It is applied to the entity “%1”, which does not exist.").arg(use.entity.text()),
                tr("Remove the pattern or choose another target."));
        if (!use.relationship.isEmpty() && !index.relationship(use.relationship))
            add(where, tr("It is applied to the relationship “%1”, which does not exist.").arg(use.relationship.text()),
                tr("Remove the pattern or choose another target."));
    }
    QSet<DiagramId> diagrams;
    for (const Diagram &diagram : model().diagrams) {
        const Place where{QT_TR_NOOP("diagram %1"), diagram.name};
        id(diagram.id.text(), where);
        if (diagrams.contains(diagram.id))
            add(where, tr("Another diagram has the same id “%1”.").arg(diagram.id.text()),
                tr("Give one of them another id."));
        diagrams << diagram.id;
        const bool finite = std::all_of(diagram.places.begin(), diagram.places.end(), isFinitePlace) &&
                            std::all_of(diagram.collections.begin(), diagram.collections.end(), isFinitePlace);
        if (!finite)
            add(where, tr("A position is not a number."), tr("Lay the diagram out again."));
    }
}

} // namespace sw::schema
