// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/placement/placement.h"

#include "models/base/texts.h"
#include "models/design/placement/linkplacement.h"
#include "models/design/placement/pairplacement.h"

namespace sw::design
{

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

/// One of several hosts that would hold a guest.
struct Wish
{
    qsizetype position = -1; ///< in the model's relationships
    PlacementSides sides;
    double saving = 0;
    int rank = 0; ///< the person's choice 3, composition 2, weak owner 1
};

} // namespace

Placements::Placements(const schema::ModelIndex &model, const MappingOptions &options) : m_facts(model, options)
{
    const QList<schema::Relationship> &relationships = model.model().relationships;
    m_decisions.resize(relationships.size());
    for (qsizetype i = 0; i < relationships.size(); ++i) {
        const schema::Relationship &relationship = relationships.at(i);
        m_positions.insert(relationship.id, i);
        m_decisions[i].relationship = relationship.id;
        const PlacementSides sides = m_facts.sidesOf(relationship);
        if (!sides.host || !sides.guest)
            continue; // an end is missing; validateModel says so
        if (isPair(relationship))
            m_hosted[sides.guest->entity->id] << i;
        else
            decideLink(i, sides);
    }
    for (const schema::EntityId &id : childrenFirst())
        decideGuest(id);
}

void Placements::decideLink(qsizetype position, const PlacementSides &sides)
{
    const LinkPlacement links(m_facts);
    const schema::Relationship &relationship = *sides.relationship;
    m_decisions[position] =
        relationship.type == RelationshipType::ManyToMany ? links.decideMany(sides) : links.decideSelf(sides);
    m_facts.link(relationship, m_decisions.at(position).placement);
}

Placements::Placements(const schema::ModelIndex &part, const Placements &whole) : m_facts(part, whole.m_facts)
{
    const QList<schema::Relationship> &relationships = part.model().relationships;
    m_decisions.reserve(relationships.size());
    for (const schema::Relationship &relationship : relationships) {
        m_positions.insert(relationship.id, m_decisions.size());
        m_decisions << whole.decision(relationship);
    }
}

/// Every entity after those that it may hold, so that their sizes are known; within a circle in model order.
QList<schema::EntityId> Placements::childrenFirst() const
{
    QHash<schema::EntityId, QList<schema::EntityId>> guests;
    for (const schema::Relationship &relationship : m_facts.model().model().relationships) {
        const PlacementSides sides = m_facts.sidesOf(relationship);
        if (sides.host && sides.guest && isPair(relationship))
            guests[sides.host->entity->id] << sides.guest->entity->id;
    }
    QList<schema::EntityId> order;
    QHash<schema::EntityId, qsizetype> next; // position of the guest to enter next
    for (const schema::Entity &entity : m_facts.model().model().entities) {
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

void Placements::decideGuest(const schema::EntityId &guest)
{
    const QList<qsizetype> positions = m_hosted.value(guest);
    std::optional<Wish> best;
    for (const qsizetype i : positions) {
        Wish wish;
        wish.position = i;
        wish.sides = m_facts.sidesOf(m_facts.model().model().relationships.at(i));
        const schema::Relationship &relationship = *wish.sides.relationship;
        const schema::Entity &entity = *wish.sides.guest->entity;
        m_decisions[i] = PairPlacement(m_facts).decide(wish.sides, {});
        if (!embeds(m_decisions.at(i).placement, wish.sides.hostIsA))
            continue;
        const bool isWeak = entity.kind == schema::EntityKind::Weak && entity.owner == wish.sides.host->entity->id;
        wish.rank = m_decisions.at(i).chosenByPerson ? 3 : relationship.composition ? 2 : isWeak ? 1 : 0;
        const QList<Candidate> &candidates = m_decisions.at(i).candidates;
        wish.saving = candidates.size() > 1 ? candidates.at(1).counted() - candidates.at(0).counted() : 0;
        const bool better = !best || wish.rank > best->rank || (wish.rank == best->rank && wish.saving > best->saving);
        if (better)
            best = wish;
    }
    if (!best) {
        linkUnlessHome(positions, -1);
        return;
    }
    const QString taken = Text::tr("%1 are kept inside %2.")
                              .arg(schema::collectionNameOf(*best->sides.guest->entity),
                                   schema::collectionNameOf(*best->sides.host->entity));
    for (const qsizetype i : positions) {
        const PlacementSides sides = m_facts.sidesOf(m_facts.model().model().relationships.at(i));
        const bool isWanted =
            embeds(m_decisions.at(i).placement, sides.hostIsA) || embeds(m_decisions.at(i).recommended, sides.hostIsA);
        if (i != best->position && isWanted)
            m_decisions[i] = PairPlacement(m_facts).decide(sides, taken);
    }
    m_facts.embed(best->sides);
    linkUnlessHome(positions, best->position);
}

void Placements::linkUnlessHome(const QList<qsizetype> &positions, qsizetype home)
{
    for (const qsizetype i : positions) {
        if (i != home)
            m_facts.link(m_facts.model().model().relationships.at(i), m_decisions.at(i).placement);
    }
}

const PlacementDecision &Placements::decision(const schema::Relationship &relationship) const
{
    return m_decisions.at(m_positions.value(relationship.id));
}

} // namespace sw::design
