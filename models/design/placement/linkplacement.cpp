// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/placement/linkplacement.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementtexts.h"

#include <algorithm>

namespace sw::design
{

using base::countText;
using schema::Placement;

namespace
{

constexpr double strongRatio = 100;

bool isRefused(const QList<Candidate> &candidates, Placement placement)
{
    return std::any_of(candidates.cbegin(), candidates.cend(),
                       [&](const Candidate &one) { return one.placement == placement && !one.refusedBy.isEmpty(); });
}

bool hasVolatileAttributes(const schema::Relationship &relationship)
{
    return std::any_of(relationship.attributes.cbegin(), relationship.attributes.cend(),
                       [](const schema::Field &field) { return field.mutability == schema::Mutability::Often; });
}

/// Cost of following links that the documents of either side hold: a document, then \p items joined ones.
double followCost(const ScorePrices &prices, double reads, double items)
{
    return reads * (prices.command + prices.fetch) + reads * items * prices.join;
}

} // namespace

/// The candidates of an N:M differ by where the ids are: what a link costs to write, and one more fetch by a link
/// collection.
QList<Candidate> LinkPlacement::candidatesFor(const PlacementSides &sides) const
{
    const schema::Relationship &relationship = *sides.relationship;
    const Load load = m_facts.weighted().of(relationship);
    const double likelyInA = relationship.b.perOther.likely;
    const double likelyInB = relationship.a.perOther.likely;
    const double reads = followCost(m_facts.prices(), load.fromA, load.wantedFromA(likelyInA)) +
                         followCost(m_facts.prices(), load.fromB, load.wantedFromB(likelyInB));
    const double write = m_facts.prices().command + m_facts.prices().write + m_facts.prices().index;
    const double linked = load.wantedFromA(likelyInA) * load.fromA + load.wantedFromB(likelyInB) * load.fromB;
    PlacementSides swapped = sides;
    std::swap(swapped.host, swapped.guest);
    swapped.hostIsA = false;
    std::optional<Constraint> noA = idsConstraint(sides.constraintInput());
    std::optional<Constraint> noB = idsConstraint(swapped.constraintInput());
    const std::optional<Constraint> noBoth = noA ? noA : noB;
    const QString a = sides.hostName();
    const QString b = sides.guestName();
    return {candidateOf(Placement::ReferenceFromA, reads + load.linkWrites * write, noA,
                        Text::tr("%1 ids in each of %2").arg(countText(likelyInA), a)),
            candidateOf(Placement::ReferenceFromB, reads + load.linkWrites * write, noB,
                        Text::tr("%1 ids in each of %2").arg(countText(likelyInB), b)),
            candidateOf(Placement::TwoWayReference, reads + load.linkWrites * 2 * write, noBoth,
                        Text::tr("two documents written for each link")),
            candidateOf(Placement::LinkCollection,
                        reads + linked * m_facts.prices().join + load.linkWrites * (write + m_facts.prices().index * 2),
                        {}, Text::tr("a document for each link, read on the way"))};
}

Placement LinkPlacement::choose(const PlacementSides &sides, const QList<Candidate> &candidates,
                                QStringList &reasons) const
{
    const schema::Relationship &relationship = *sides.relationship;
    const double inA = relationship.b.perOther.likely;
    const double inB = relationship.a.perOther.likely;
    const bool noA = isRefused(candidates, Placement::ReferenceFromA);
    const bool noB = isRefused(candidates, Placement::ReferenceFromB);
    reasons << Text::tr("A document of %1 typically has %2 %3, a document of %3 has %4 %1.")
                   .arg(sides.hostName(), countText(inA), sides.guestName(), countText(inB));
    if (hasVolatileAttributes(relationship)) {
        reasons << Text::tr("The link has values of its own that change often.");
        return Placement::LinkCollection;
    }
    if (noA && noB) {
        reasons << Text::tr("Neither side can hold the ids: %1").arg(candidates.at(0).reason);
        return Placement::LinkCollection;
    }
    const double ratio = std::max(inA, inB) / std::max(1.0, std::min(inA, inB));
    const QString ratioText = countText(std::min(inA, inB) > 0 ? std::max(inA, inB) / std::min(inA, inB) : ratio);
    LinkSides balanced = balancedSides(inA, inB, m_facts.rates().of(relationship));
    if (balanced == LinkSides::Both && !relationship.attributes.isEmpty()) {
        balanced = inA <= inB ? LinkSides::A : LinkSides::B;
        reasons << Text::tr("The link has values of its own, which are kept once, on the side that holds fewer.");
    } else if (balanced == LinkSides::Both) {
        reasons << Text::tr("Both sides have similar numbers (ratio %1): both hold the ids, which takes two writes for "
                            "each link.")
                       .arg(ratioText);
    } else {
        reasons << (ratio >= strongRatio
                        ? Text::tr("A ratio of %1 speaks strongly for ids on one side, the one that holds fewer.")
                        : Text::tr("A ratio of %1 speaks for ids on one side."))
                       .arg(ratioText);
    }
    if (noA || noB)
        reasons << Text::tr("Not on the other side: %1").arg(candidates.at(noA ? 0 : 1).reason);
    const Placement one =
        noA || (balanced == LinkSides::B && !noB) ? Placement::ReferenceFromB : Placement::ReferenceFromA;
    return balanced == LinkSides::Both && !noA && !noB ? Placement::TwoWayReference : one;
}

PlacementDecision LinkPlacement::decideMany(const PlacementSides &sides) const
{
    PlacementDecision decision;
    decision.relationship = sides.relationship->id;
    decision.candidates = candidatesFor(sides);
    QStringList recommendation;
    decision.recommended = choose(sides, decision.candidates, recommendation);
    if (sides.relationship->placement == Placement::Automatic) {
        decision.placement = decision.recommended;
        decision.reasons = recommendation;
        return decision;
    }
    decision.placement = sides.relationship->placement;
    decision.chosenByPerson = true;
    for (const Candidate &candidate : std::as_const(decision.candidates)) {
        if (candidate.placement == decision.placement && !candidate.refusedBy.isEmpty())
            decision.violated << Constraint{candidate.refusedBy, candidate.reason};
    }
    explainChoice(decision, m_facts.model().model(), *sides.relationship, recommendation);
    return decision;
}

/// An entity linked to itself is never nested in itself: it holds the id of its parent or partner.
PlacementDecision LinkPlacement::decideSelf(const PlacementSides &sides) const
{
    using enum Placement;
    PlacementDecision decision;
    decision.relationship = sides.relationship->id;
    const Constraint endless{QStringLiteral("G4"), Text::tr("%1 in %1 would nest without end.").arg(sides.hostName())};
    const Load load = m_facts.weighted().of(*sides.relationship);
    const double reads = followCost(m_facts.prices(), load.fromA, load.wantedFromA(sides.guests().likely));
    const double write = m_facts.prices().command + m_facts.prices().write + m_facts.prices().index;
    decision.candidates = {
        candidateOf(ReferenceFromB, reads + load.writesB * write, {}, Text::tr("the id of the one above in each")),
        candidateOf(ReferenceFromA, reads + load.writesB * 2 * write, idsConstraint(sides.constraintInput()),
                    Text::tr("the ids of those below in each")),
        candidateOf(EmbedInA, 0, endless, {})};
    const Placement asked = sides.relationship->placement;
    decision.chosenByPerson =
        asked == ReferenceFromA || asked == ReferenceFromB || asked == TwoWayReference || asked == LinkCollection;
    decision.recommended = ReferenceFromB;
    decision.placement = decision.chosenByPerson ? asked : decision.recommended;
    const QString usual = Text::tr("A hierarchy keeps the id of the one above in each document.");
    if (decision.chosenByPerson) {
        explainChoice(decision, m_facts.model().model(), *sides.relationship, {usual});
        return decision;
    }
    if (asked != Automatic)
        decision.refuse(endless);
    decision.reasons << usual;
    return decision;
}

} // namespace sw::design
