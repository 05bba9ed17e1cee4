// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/validation/workloadvalidation.h"

#include "models/schema/cardinality.h"
#include "models/schema/knownpaths.h"

#include <cmath>
#include <limits>

namespace sw::schema
{

namespace
{

bool isFinitePlace(const NodePlace &place)
{
    return std::isfinite(place.x) && std::isfinite(place.y);
}

} // namespace

void WorkloadValidation::operations()
{
    QHash<QString, int> names;
    for (const Operation &o : model().operations) {
        const Place where{QT_TR_NOOP("operation %1"), o.name.isEmpty() ? o.id.text() : o.name};
        id(o.id.text(), where);
        if (m_ids.contains(o.id))
            add(where, tr("Another operation has the same id “%1”.").arg(o.id.text()),
                tr("Give one of them another id."));
        m_ids << o.id;
        if (o.name.trimmed().isEmpty())
            add(where, tr("The operation has no name."), tr("Name what it does, such as “Show book page”."));
        else if (++names[o.name] == 2)
            add(where, tr("Two operations have this name."), tr("Rename one of them."));
        operation(o);
    }
}

void WorkloadValidation::operation(const Operation &o)
{
    const Place where{QT_TR_NOOP("operation %1"), o.name.isEmpty() ? o.id.text() : o.name};
    numbers(o, where);
    const QSet<EntityId> reached = path(o, where) + alsoAsked(o);
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

/// Entities that a read asks for the same as the one where it starts: it searches all of them at one go.
QSet<EntityId> WorkloadValidation::alsoAsked(const Operation &o)
{
    QList<FieldRef> asked = o.isRead() ? o.reads : QList<FieldRef>();
    for (const Filter &filter : o.isRead() ? o.filters : QList<Filter>())
        asked << filter.field;
    QSet<EntityId> also;
    for (const FieldRef &ref : std::as_const(asked)) {
        if (asked.contains(FieldRef{o.entity, ref.path}))
            also << ref.entity;
    }
    return also;
}

void WorkloadValidation::numbers(const Operation &o, const Place &where)
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

QSet<EntityId> WorkloadValidation::path(const Operation &o, const Place &where)
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

void WorkloadValidation::fieldRef(const FieldRef &ref, const QSet<EntityId> &reached, const Place &where)
{
    const Entity *entity = index.entity(ref.entity);
    if (!entity)
        add(where, tr("It uses a field of “%1”, which does not exist.").arg(ref.entity.text()),
            tr("Remove the field."));
    else if (!hasPath(index, *entity, ref.path))
        add(where, tr("The entity “%1” has no field “%2”.").arg(entity->name, ref.path),
            tr("Choose another field, or add it."));
    else if (!reached.contains(ref.entity))
        add(where, tr("It uses “%1.%2” without going there.").arg(entity->name, ref.path),
            tr("Add a step to “%1” to its path.").arg(entity->name));
}

void WorkloadValidation::patterns()
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
}

void WorkloadValidation::diagrams()
{
    QSet<DiagramId> seen;
    for (const Diagram &diagram : model().diagrams) {
        const Place where{QT_TR_NOOP("diagram %1"), diagram.name};
        id(diagram.id.text(), where);
        if (seen.contains(diagram.id))
            add(where, tr("Another diagram has the same id “%1”.").arg(diagram.id.text()),
                tr("Give one of them another id."));
        seen << diagram.id;
        const bool finite = std::all_of(diagram.places.begin(), diagram.places.end(), isFinitePlace) &&
                            std::all_of(diagram.collections.begin(), diagram.collections.end(), isFinitePlace);
        if (!finite)
            add(where, tr("A position is not a number."), tr("Lay the diagram out again."));
    }
}

} // namespace sw::schema
