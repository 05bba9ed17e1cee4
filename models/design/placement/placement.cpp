// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/placement/placement.h"

#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/design/shape/entityshape.h"
#include "models/design/shape/linknames.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::design
{

using base::Bytes;
using schema::RelationshipType;

namespace
{

bool isPair(const schema::Relationship &relationship)
{
    return relationship.type != RelationshipType::ManyToMany && !relationship.isSelf();
}

bool embeds(schema::Placement placement, bool hostIsA)
{
    return placement == (hostIsA ? schema::Placement::EmbedInA : schema::Placement::EmbedInB);
}

} // namespace

schema::Cardinality Placements::Sides::guests() const
{
    return hostIsA ? relationship->b.perOther : relationship->a.perOther;
}

Placements::Placements(const schema::ModelIndex &model, const MappingOptions &options)
    : m_model(model),
      m_options(options),
      m_prices(scorePrices(model.model())),
      m_weighted(model, Workload::Weighing::RateTimesCriticality),
      m_rates(model, Workload::Weighing::Rate)
{
    collectFacts();
    const QList<schema::Relationship> &relationships = model.model().relationships;
    m_decisions.resize(relationships.size());
    for (qsizetype i = 0; i < relationships.size(); ++i) {
        const schema::Relationship &relationship = relationships.at(i);
        m_positions.insert(relationship.id, i);
        m_decisions[i].relationship = relationship.id;
        const Sides sides = sidesOf(relationship);
        if (!sides.host || !sides.guest)
            continue; // an end is missing; validateModel says so
        if (isPair(relationship))
            m_hosted[sides.guest->entity->id] << i;
        else
            m_decisions[i] = relationship.type == RelationshipType::ManyToMany ? decideMany(sides) : decideSelf(sides);
    }
    for (const schema::EntityId &id : childrenFirst())
        decideGuest(id);
}

Placements::Placements(const schema::ModelIndex &part, const Placements &whole)
    : m_model(part),
      m_options(whole.m_options),
      m_prices(whole.m_prices),
      m_weighted(whole.m_weighted),
      m_rates(whole.m_rates)
{
    const QList<schema::Entity> &entities = part.model().entities;
    m_facts.reserve(entities.size());
    for (const schema::Entity &entity : entities) {
        Facts facts;
        facts.entity = &entity;
        facts.shape = whole.shapeOf(entity.id);
        const schema::Relationship *home = whole.homeOf(entity.id);
        facts.home = home ? part.relationship(home->id) : nullptr;
        m_facts.insert(entity.id, facts);
    }
    collectKinds();
    const QList<schema::Relationship> &relationships = part.model().relationships;
    m_decisions.reserve(relationships.size());
    for (const schema::Relationship &relationship : relationships) {
        m_positions.insert(relationship.id, m_decisions.size());
        m_decisions << whole.decision(relationship);
    }
}

void Placements::collectFacts()
{
    const QList<schema::Entity> &entities = m_model.model().entities;
    m_facts.reserve(entities.size());
    for (const schema::Entity &entity : entities) {
        Facts facts;
        facts.entity = &entity;
        facts.shape = shapeOfEntity(m_model, entity);
        const DocumentSize size = documentSize(facts.shape);
        facts.likely = size.likely;
        facts.atMost = size.high;
        facts.depth = nestingDepth(facts.shape);
        m_facts.insert(entity.id, facts);
    }
    collectKinds();
}

void Placements::collectKinds()
{
    for (const schema::Entity &entity : m_model.model().entities) {
        if (!entity.superEntity.isEmpty() && entity.superEntity != entity.id && m_model.entity(entity.superEntity))
            m_kinds[entity.superEntity] << &entity;
    }
}

Placements::Sides Placements::sidesOf(const schema::Relationship &relationship) const
{
    Sides sides;
    sides.relationship = &relationship;
    const auto facts = [&](const schema::RelationshipEnd &end) {
        const auto found = m_facts.constFind(end.entity);
        return found == m_facts.constEnd() ? nullptr : &*found;
    };
    const Facts *a = facts(relationship.a);
    const Facts *b = facts(relationship.b);
    if (relationship.type == RelationshipType::OneToOne && a && b) {
        const bool aIsWeak = a->entity->kind == schema::EntityKind::Weak && a->entity->owner == b->entity->id;
        const bool onlyBAlways = relationship.b.perOther.min >= 1 && relationship.a.perOther.min < 1;
        sides.hostIsA = !aIsWeak && (!onlyBAlways || relationship.composition);
        if (relationship.placement == schema::Placement::EmbedInA ||
            relationship.placement == schema::Placement::EmbedInB)
            sides.hostIsA = relationship.placement == schema::Placement::EmbedInA;
    }
    sides.host = sides.hostIsA ? a : b;
    sides.guest = sides.hostIsA ? b : a;
    return sides;
}

/// Every entity after those that it may hold, so that their sizes are known; within a circle in model order.
QList<schema::EntityId> Placements::childrenFirst() const
{
    QHash<schema::EntityId, QList<schema::EntityId>> guests;
    for (const schema::Relationship &relationship : m_model.model().relationships) {
        const Sides sides = sidesOf(relationship);
        if (sides.host && sides.guest && isPair(relationship))
            guests[sides.host->entity->id] << sides.guest->entity->id;
    }
    QList<schema::EntityId> order;
    QHash<schema::EntityId, qsizetype> next; // position of the guest to enter next
    for (const schema::Entity &entity : m_model.model().entities) {
        if (next.contains(entity.id))
            continue;
        QList<schema::EntityId> path{entity.id};
        next.insert(entity.id, 0);
        while (!path.isEmpty()) {
            const schema::EntityId top = path.last();
            const QList<schema::EntityId> below = guests.value(top);
            const qsizetype at = next[top]++;
            if (at >= below.size()) {
                order << path.takeLast();
            } else if (!next.contains(below.at(at))) {
                next.insert(below.at(at), 0);
                path << below.at(at);
            }
        }
    }
    return order;
}

bool Placements::encloses(const Facts &host, const schema::EntityId &guest) const
{
    const Facts *at = &host;
    while (at) {
        if (at->entity->id == guest)
            return true;
        const schema::Relationship *home = at->home;
        at = home ? sidesOf(*home).host : nullptr;
    }
    return false;
}

void Placements::decideGuest(const schema::EntityId &guest)
{
    const QList<qsizetype> positions = m_hosted.value(guest);
    std::optional<Wish> best;
    for (const qsizetype i : positions) {
        Wish wish;
        wish.position = i;
        wish.sides = sidesOf(m_model.model().relationships.at(i));
        const schema::Relationship &relationship = *wish.sides.relationship;
        const schema::Entity &entity = *wish.sides.guest->entity;
        m_decisions[i] = decidePair(wish.sides, {});
        if (!embeds(m_decisions.at(i).placement, wish.sides.hostIsA))
            continue;
        const bool isWeak = entity.kind == schema::EntityKind::Weak && entity.owner == wish.sides.host->entity->id;
        wish.rank = m_decisions.at(i).chosenByPerson ? 3 : relationship.composition ? 2 : isWeak ? 1 : 0;
        const QList<Candidate> &candidates = m_decisions.at(i).candidates;
        wish.saving = candidates.size() > 1 ? candidates.at(1).cost - candidates.at(0).cost : 0;
        const bool better = !best || wish.rank > best->rank || (wish.rank == best->rank && wish.saving > best->saving);
        if (better)
            best = wish;
    }
    if (!best)
        return;
    const QString taken = Text::tr("%1 are kept inside %2.")
                              .arg(schema::collectionNameOf(*best->sides.guest->entity),
                                   schema::collectionNameOf(*best->sides.host->entity));
    for (const qsizetype i : positions) {
        const Sides sides = sidesOf(m_model.model().relationships.at(i));
        if (i != best->position && embeds(m_decisions.at(i).placement, sides.hostIsA))
            m_decisions[i] = decidePair(sides, taken);
    }
    embed(best->sides);
}

void Placements::embed(const Sides &sides)
{
    const schema::Relationship &relationship = *sides.relationship;
    const Facts guest = *sides.guest;
    Facts &host = m_facts[sides.host->entity->id];
    m_facts[guest.entity->id].home = &relationship;
    const QString name =
        embeddedName(sides.hostIsA ? relationship.b : relationship.a, *guest.entity, relationship.type);
    const Bytes header(2 + static_cast<double>(name.toUtf8().size()));
    const schema::Cardinality guests = sides.guests();
    const bool single = relationship.type == RelationshipType::OneToOne;
    host.likely += header + (single ? guest.likely : arrayBytes(guests.likely, guest.likely));
    host.atMost += header + (single ? guest.atMost : arrayBytes(guests.max, guest.atMost));
    host.depth = std::max(host.depth, guest.depth + (single ? 1 : 2));
}

const PlacementDecision &Placements::decision(const schema::Relationship &relationship) const
{
    return m_decisions.at(m_positions.value(relationship.id));
}

const schema::Relationship *Placements::homeOf(const schema::EntityId &entity) const
{
    const auto found = m_facts.constFind(entity);
    return found == m_facts.constEnd() ? nullptr : found->home;
}

} // namespace sw::design
