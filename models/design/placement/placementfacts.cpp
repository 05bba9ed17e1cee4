// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/placement/placementfacts.h"

#include "models/design/shape/documentsize.h"
#include "models/design/shape/entityshape.h"
#include "models/design/shape/linknames.h"

#include <algorithm>

namespace sw::design
{

using schema::RelationshipType;

schema::Cardinality PlacementSides::guests() const
{
    return hostIsA ? relationship->b.perOther : relationship->a.perOther;
}

QString PlacementSides::hostName() const
{
    return schema::collectionNameOf(*host->entity);
}

QString PlacementSides::guestName() const
{
    return schema::collectionNameOf(*guest->entity);
}

ConstraintInput PlacementSides::constraintInput() const
{
    const Node *id = guest->shape.field(idName);
    return {*relationship, *host->entity,         *guest->entity, hostIsA,     host->atMost,
            guest->atMost, likelyValueBytes(*id), host->depth,    guest->depth};
}

PlacementFacts::PlacementFacts(const schema::ModelIndex &model, const MappingOptions &options)
    : m_model(model),
      m_options(options),
      m_prices(scorePrices(model.model())),
      m_weighted(model, Workload::Weighing::RateTimesCriticality),
      m_rates(model, Workload::Weighing::Rate)
{
    const QList<schema::Entity> &entities = model.model().entities;
    m_facts.reserve(entities.size());
    for (const schema::Entity &entity : entities) {
        EntityFacts facts;
        facts.entity = &entity;
        facts.shape = shapeOfEntity(model, entity);
        const DocumentSize size = documentSize(facts.shape);
        facts.likely = size.likely;
        facts.atMost = size.high;
        facts.depth = nestingDepth(facts.shape);
        m_facts.insert(entity.id, facts);
    }
    reserveReferences();
    collectKinds();
}

/// The id of the other end that a document holds when the relationship is not embedded.
void PlacementFacts::reserveReferences()
{
    for (const schema::Relationship &relationship : m_model.model().relationships) {
        if (relationship.type == RelationshipType::ManyToMany || !m_facts.contains(relationship.a.entity) ||
            !m_facts.contains(relationship.b.entity))
            continue;
        m_facts[relationship.b.entity].atMost += linkBytes(relationship, schema::Placement::ReferenceFromB, false);
        if (relationship.type == RelationshipType::OneToOne)
            m_facts[relationship.a.entity].atMost += linkBytes(relationship, schema::Placement::ReferenceFromA, true);
    }
}

PlacementFacts::PlacementFacts(const schema::ModelIndex &part, const PlacementFacts &whole)
    : m_model(part),
      m_options(whole.m_options),
      m_prices(whole.m_prices),
      m_weighted(whole.m_weighted),
      m_rates(whole.m_rates)
{
    const QList<schema::Entity> &entities = part.model().entities;
    m_facts.reserve(entities.size());
    for (const schema::Entity &entity : entities) {
        EntityFacts facts;
        facts.entity = &entity;
        facts.shape = whole.shapeOf(entity.id);
        const schema::Relationship *home = whole.homeOf(entity.id);
        facts.home = home ? part.relationship(home->id) : nullptr;
        m_facts.insert(entity.id, facts);
    }
    collectKinds();
}

void PlacementFacts::collectKinds()
{
    for (const schema::Entity &entity : m_model.model().entities) {
        if (!entity.superEntity.isEmpty() && entity.superEntity != entity.id && m_model.entity(entity.superEntity))
            m_kinds[entity.superEntity] << &entity;
    }
}

const schema::Relationship *PlacementFacts::homeOf(const schema::EntityId &entity) const
{
    const auto found = m_facts.constFind(entity);
    return found == m_facts.constEnd() ? nullptr : found->home;
}

PlacementSides PlacementFacts::sidesOf(const schema::Relationship &relationship) const
{
    PlacementSides sides;
    sides.relationship = &relationship;
    const auto facts = [&](const schema::RelationshipEnd &end) {
        const auto found = m_facts.constFind(end.entity);
        return found == m_facts.constEnd() ? nullptr : &*found;
    };
    const EntityFacts *a = facts(relationship.a);
    const EntityFacts *b = facts(relationship.b);
    if (relationship.type == RelationshipType::OneToOne && a && b) {
        const bool aIsWeak = a->entity->kind == schema::EntityKind::Weak && a->entity->owner == b->entity->id;
        const bool aHoldsAll = relationship.a.perOther.min >= 1 && a->entity->count.likely >= b->entity->count.likely;
        const bool bHoldsAll = relationship.b.perOther.min >= 1 && b->entity->count.likely >= a->entity->count.likely;
        sides.hostIsA = aHoldsAll == bHoldsAll ? !aIsWeak : aHoldsAll;
        if (relationship.placement == schema::Placement::EmbedInA ||
            relationship.placement == schema::Placement::EmbedInB)
            sides.hostIsA = relationship.placement == schema::Placement::EmbedInA;
    }
    sides.host = sides.hostIsA ? a : b;
    sides.guest = sides.hostIsA ? b : a;
    return sides;
}

bool PlacementFacts::encloses(const EntityFacts &host, const schema::EntityId &guest) const
{
    const EntityFacts *at = &host;
    while (at) {
        if (at->entity->id == guest)
            return true;
        const schema::Relationship *home = at->home;
        at = home ? sidesOf(*home).host : nullptr;
    }
    return false;
}

void PlacementFacts::embed(const PlacementSides &sides)
{
    const schema::Relationship &relationship = *sides.relationship;
    const EntityFacts guest = *sides.guest;
    EntityFacts &host = m_facts[sides.host->entity->id];
    m_facts[guest.entity->id].home = &relationship;
    const QString name =
        embeddedName(sides.hostIsA ? relationship.b : relationship.a, *guest.entity, relationship.type);
    const base::Bytes header(2 + static_cast<double>(name.toUtf8().size()));
    const schema::Cardinality guests = sides.guests();
    const bool single = relationship.type == RelationshipType::OneToOne;
    host.likely += header + (single ? guest.likely : arrayBytes(guests.likely, guest.likely));
    host.atMost += header + (single ? guest.atMost : arrayBytes(guests.max, guest.atMost));
    host.depth = std::max(host.depth, guest.depth + (single ? 1 : 2));
}

base::Bytes PlacementFacts::linkBytes(const schema::Relationship &relationship, schema::Placement placement,
                                      bool fromA) const
{
    using enum schema::Placement;
    const schema::RelationshipEnd &end = fromA ? relationship.b : relationship.a;
    const EntityFacts &other = *m_facts.constFind(end.entity);
    const bool holdsId = placement == TwoWayReference || placement == (fromA ? ReferenceFromA : ReferenceFromB);
    if (!holdsId && placement != (fromA ? EmbedInA : EmbedInB))
        return base::Bytes(0);
    const bool single =
        relationship.type == RelationshipType::OneToOne || (relationship.type == RelationshipType::OneToMany && !fromA);
    Node item = holdsId ? *other.shape.field(idName) : other.shape;
    if (holdsId && !relationship.attributes.isEmpty()) {
        item = makeObject({}, {item});
        for (const schema::Field &attribute : relationship.attributes)
            item.fields << nodeOfField(attribute, {});
    }
    const base::Bytes each = item.isObject() ? documentSize(item).high : likelyValueBytes(item);
    const double count = end.perOther.isUnbounded() ? end.perOther.likely * unboundedFactor : end.perOther.max;
    const QString name = single ? referenceName(end, *other.entity) : idsName(end, *other.entity);
    return base::Bytes(2 + static_cast<double>(name.toUtf8().size())) + (single ? each : arrayBytes(count, each));
}

void PlacementFacts::link(const schema::Relationship &relationship, schema::Placement placement)
{
    const bool holdsCopies = placement == schema::Placement::EmbedInB; // its references are counted already
    if (relationship.type == RelationshipType::ManyToMany || holdsCopies)
        m_facts[relationship.b.entity].atMost += linkBytes(relationship, placement, false);
    if (relationship.type != RelationshipType::OneToOne)
        m_facts[relationship.a.entity].atMost += linkBytes(relationship, placement, true);
}

} // namespace sw::design
