// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/placement/pairplacement.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/design/shape/linknames.h"

#include <algorithm>

namespace sw::design
{

using base::countText;
using base::PerSecond;
using schema::Placement;
using schema::RelationshipType;

namespace
{

constexpr double fewItems = 100;

QString costText(double cost)
{
    return QString::number(cost, 'f', 2);
}

const Candidate *allowed(const QList<Candidate> &candidates, Placement placement)
{
    const auto found = std::find_if(candidates.cbegin(), candidates.cend(), [&](const Candidate &one) {
        return one.placement == placement && one.refusedBy.isEmpty();
    });
    return found == candidates.cend() ? nullptr : &*found;
}

/// The same load with the host as a.
Load seenFromHost(const Load &load, bool hostIsA)
{
    return hostIsA ? load : Load{load.fromB, load.fromA,   load.itemsFromB, load.itemsFromA, load.onlyB,
                                 load.onlyA, load.writesB, load.writesA,    load.linkWrites};
}

bool belongsToHost(const PlacementSides &sides)
{
    const schema::Entity &guest = *sides.guest->entity;
    const bool weak = guest.kind == schema::EntityKind::Weak && guest.owner == sides.host->entity->id;
    return sides.relationship->composition || weak || sides.relationship->type == RelationshipType::OneToOne;
}

} // namespace

ScoreInput PairPlacement::scoreInput(const PlacementSides &sides) const
{
    const schema::Relationship &relationship = *sides.relationship;
    const schema::RelationshipEnd &hostEnd = sides.hostIsA ? relationship.a : relationship.b;
    const schema::RelationshipEnd &guestEnd = sides.hostIsA ? relationship.b : relationship.a;
    const auto idBytes = [](const EntityFacts &facts) {
        return likelyValueBytes(*facts.shape.field(idName));
    };
    ScoreInput input;
    input.parent = sides.host->likely;
    input.child = sides.guest->likely;
    const QString link = referenceName(hostEnd, *sides.host->entity);
    input.reference = idBytes(*sides.host) + base::Bytes(2 + static_cast<double>(link.toUtf8().size()));
    input.id = idBytes(*sides.guest);
    input.array = embeddedName(guestEnd, *sides.guest->entity, relationship.type);
    input.items = guestEnd.perOther.likely;
    input.childIndexes = m_facts.weighted().filteredPaths(sides.guest->entity->id);
    input.load = seenFromHost(m_facts.weighted().of(relationship), sides.hostIsA);
    return input;
}

std::optional<Constraint> PairPlacement::nestingConstraint(const PlacementSides &sides, const QString &taken) const
{
    if (!taken.isEmpty())
        return Constraint{QStringLiteral("G5"), taken};
    if (m_facts.encloses(*sides.host, sides.guest->entity->id))
        return Constraint{QStringLiteral("G4"),
                          Text::tr("%1 are inside %2 already.").arg(sides.hostName(), sides.guestName())};
    if (m_facts.hasKinds(sides.guest->entity->id))
        return Constraint{QStringLiteral("G5"),
                          Text::tr("%1 are of several kinds with places of their own.").arg(sides.guestName())};
    return std::nullopt;
}

QList<Candidate> PairPlacement::candidatesFor(const PlacementSides &sides, const QString &taken) const
{
    const ScoreInput input = scoreInput(sides);
    const ConstraintInput constraints = sides.constraintInput();
    const bool single = sides.relationship->type == RelationshipType::OneToOne;
    const double factor = embedFactor(m_facts.prices(), m_facts.options().goal);
    std::optional<Constraint> noEmbedding = nestingConstraint(sides, taken);
    if (!noEmbedding)
        noEmbedding = embeddingConstraint(constraints);
    std::optional<Constraint> noReference;
    if (sides.relationship->mustBeAtomic && !noEmbedding)
        noReference = Constraint{QStringLiteral("G8"),
                                 Text::tr("Both change together or not at all: one document does that by itself.")};
    std::optional<Constraint> noIds = noReference ? noReference : idsConstraint(constraints);

    const double embed = embedOneCost(input, m_facts.prices());
    const QString factorText = Text::tr("%1 × %2 for the goal").arg(costText(embed), QString::number(factor));
    const Placement here = sides.hostIsA ? Placement::EmbedInA : Placement::EmbedInB;
    const Placement parentId = sides.hostIsA ? Placement::ReferenceFromB : Placement::ReferenceFromA;
    const Placement ids = sides.hostIsA ? Placement::ReferenceFromA : Placement::ReferenceFromB;
    QList<Candidate> candidates{candidateOf(here, embed * factor, noEmbedding, factorText),
                                candidateOf(parentId, referManyCost(input, m_facts.prices()), noReference,
                                            Text::tr("the id in %1").arg(sides.guestName())),
                                candidateOf(ids, referOneCost(input, m_facts.prices()), noIds,
                                            Text::tr("the ids in %1").arg(sides.hostName()))};
    if (!single) {
        const QString copies =
            Text::tr("only by choice: %1 whole copies of each of %2, where an extended reference copies the few fields "
                     "that are shown")
                .arg(countText(input.items), sides.hostName());
        candidates << candidateOf(Placement::EmbedInB, embedManyCost(input, m_facts.prices()) * factor, noReference,
                                  copies);
    }
    return candidates;
}

void PairPlacement::explain(const PlacementSides &sides, QStringList &reasons) const
{
    const Load rates = seenFromHost(m_facts.rates().of(*sides.relationship), sides.hostIsA);
    const double together = rates.fromA + rates.fromB;
    const auto text = [](double rate) {
        return base::rateText(PerSecond(rate));
    };
    if (!rates.isIdle()) {
        reasons << Text::tr("%1 reads want %2 and %3 together, %4 want %2 alone and %5 want %3 alone.")
                       .arg(text(together), sides.hostName(), sides.guestName(), text(rates.onlyA), text(rates.onlyB));
    }
    if (rates.fromA > 0 && sides.relationship->type == RelationshipType::OneToMany) {
        reasons << Text::tr("A read wants %1 of %2 %3.")
                       .arg(countText(rates.wantedFromA(0)), countText(sides.guests().likely), sides.guestName());
    }
    if (sides.relationship->composition)
        reasons << Text::tr("%1 are deleted with their %2.").arg(sides.guestName(), sides.hostName());
}

/// True when most reads of the guest do not come from its host, and it could live without it.
bool PairPlacement::isWantedElsewhere(const PlacementSides &sides, QStringList &reasons) const
{
    const Load load = seenFromHost(m_facts.weighted().of(*sides.relationship), sides.hostIsA);
    const double all = load.fromA + load.fromB + load.onlyB;
    if (belongsToHost(sides) || all <= 0 || load.fromA / all >= m_facts.prices().share)
        return false;
    reasons << Text::tr("Only %1 of the reads of %2 come from %3.")
                   .arg(base::percentText(load.fromA / all), sides.guestName(), sides.hostName());
    return true;
}

/// Without a workload: embed what belongs to the host alone, or is little and known to nobody else.
bool PairPlacement::embedsUnasked(const PlacementSides &sides, QStringList &reasons) const
{
    const schema::Entity &guest = *sides.guest->entity;
    if (belongsToHost(sides)) {
        reasons << Text::tr("No operation uses the relationship; %1 belong to %2.")
                       .arg(sides.guestName(), sides.hostName());
        return true;
    }
    bool known = false;
    for (const schema::Relationship *other : m_facts.model().relationshipsOf(guest.id)) {
        const bool inside = other != sides.relationship &&
                            m_facts.homeOf(other->a.entity == guest.id ? other->b.entity : other->a.entity) == other;
        known = known || (other != sides.relationship && !inside);
    }
    if (!known && sides.guests().max <= fewItems) {
        reasons << Text::tr("No operation uses the relationship; %1 are at most %2 and linked to nothing else.")
                       .arg(sides.guestName(), countText(sides.guests().max));
        return true;
    }
    reasons << Text::tr("No operation uses the relationship; %1 are many or linked to others as well.")
                   .arg(sides.guestName());
    return false;
}

Placement PairPlacement::choose(const PlacementSides &sides, const QList<Candidate> &candidates,
                                QStringList &reasons) const
{
    const Candidate &embed = candidates.at(0);
    const Candidate &parentId = candidates.at(1);
    explain(sides, reasons);
    if (!embed.refusedBy.isEmpty()) {
        reasons << Text::tr("Not embedded (%1): %2").arg(embed.refusedBy, embed.reason);
        if (sides.relationship->mustBeAtomic)
            reasons << Text::tr("Writes of both need a transaction.");
    } else {
        reasons << embeddingWarnings(sides.constraintInput());
        if (!parentId.refusedBy.isEmpty()) {
            reasons << Text::tr("Embedded (%1): %2").arg(parentId.refusedBy, parentId.reason);
            return embed.placement;
        }
        if (m_facts.weighted().of(*sides.relationship).isIdle())
            return embedsUnasked(sides, reasons) ? embed.placement : parentId.placement;
        reasons << Text::tr("Embedding costs %1 (%2), the id in %3 costs %4.")
                       .arg(costText(embed.cost), embed.reason, sides.guestName(), costText(parentId.cost));
        if (!isWantedElsewhere(sides, reasons) && prefersEmbedding(embed.cost, parentId.cost, m_facts.prices()))
            return embed.placement;
    }
    const Candidate *ids = allowed(candidates, candidates.at(2).placement);
    return ids && ids->cost < parentId.cost ? ids->placement : parentId.placement;
}

PlacementDecision PairPlacement::decide(const PlacementSides &sides, const QString &taken) const
{
    const schema::Relationship &relationship = *sides.relationship;
    PlacementDecision decision;
    decision.relationship = relationship.id;
    decision.candidates = candidatesFor(sides, taken);
    const Candidate &embed = decision.candidates.at(0);
    if (relationship.placement == Placement::Automatic) {
        decision.placement = choose(sides, decision.candidates, decision.reasons);
        return decision;
    }
    const bool asked = relationship.placement == embed.placement;
    const std::optional<Constraint> impossible = nestingConstraint(sides, taken);
    if (asked && impossible) {
        decision.reasons << Text::tr("Chosen to be embedded, but that cannot be: %1").arg(impossible->text);
        decision.placement = decision.candidates.at(1).placement;
        return decision;
    }
    decision.placement = relationship.placement;
    decision.chosenByPerson = true;
    decision.reasons << Text::tr("Chosen by a person.");
    for (const Candidate &candidate : std::as_const(decision.candidates)) {
        if (candidate.placement == decision.placement && !candidate.refusedBy.isEmpty())
            decision.reasons << Text::tr("Against it (%1): %2").arg(candidate.refusedBy, candidate.reason);
    }
    return decision;
}

} // namespace sw::design
