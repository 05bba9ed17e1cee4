// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/placement/pairplacement.h"

#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementtexts.h"
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
constexpr double mostItems = 200;    ///< that are embedded though nobody reads them
constexpr double usualPartner = 0.5; ///< of 1:1: the share that has one

/// How embedding compares with a reference for the workload; the costs themselves are in the candidates.
QString comparisonText(double embedding, double reference)
{
    const double times = std::max(embedding, reference) / std::max(1e-9, std::min(embedding, reference));
    if (times < 1.05)
        return Text::tr("Embedding and a reference cost about the same for this workload.");
    const QString number = countText(times);
    return embedding < reference ? Text::tr("Embedding is %1 times cheaper for this workload.").arg(number)
                                 : Text::tr("A reference is %1 times cheaper for this workload.").arg(number);
}

/// What decides against the costs: how much they count for the goal, else that a document is simpler than two.
QString preferenceText(const Candidate &embed, const Candidate &reference, double tie)
{
    const bool byCost = prefersEmbedding(embed.cost, reference.cost, tie);
    const bool byGoal = prefersEmbedding(embed.counted(), reference.counted(), tie);
    if (byGoal != byCost)
        return preferredWayText(embed);
    if (byGoal && embed.counted() > reference.counted())
        return Text::tr("One document is simpler than two, and may cost up to %1 more.").arg(base::percentText(tie));
    return {};
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
    return hostIsA ? load : Load{load.fromB,   load.fromA,   load.itemsFromB, load.itemsFromA, load.onlyB,   load.onlyA,
                                 load.writesB, load.writesA, load.linkWrites, load.changesB,   load.changesA};
}

bool belongsToHost(const PlacementSides &sides)
{
    const schema::Entity &guest = *sides.guest->entity;
    const bool weak = guest.kind == schema::EntityKind::Weak && guest.owner == sides.host->entity->id;
    return (sides.relationship->composition && sides.hostIsA) || weak;
}

/// Reads that find the guests through their host.
double readsFromHost(const PlacementSides &sides, const Load &load)
{
    return load.fromA + (sides.relationship->type == RelationshipType::OneToOne ? load.fromB : 0);
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
    input.childIndexes = m_facts.weighted().wantedIndexes(sides.guest->entity->id);
    input.load = seenFromHost(m_facts.weighted().of(relationship), sides.hostIsA);
    input.idIndexes = input.load.changesB > 0 ? 1 : 0;
    const schema::Entity &host = *sides.host->entity;
    input.parentsInUse = host.count.likely * schema::hotShareOf(host);
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
    if (!noEmbedding && !embeddingConstraints(constraints).isEmpty())
        noEmbedding = embeddingConstraints(constraints).first();
    if (!noEmbedding && !sides.relationship->mustBeAtomic) {
        noEmbedding = evidenceConstraint(sides);
        if (!noEmbedding)
            noEmbedding = lengthConstraint(sides);
    }
    std::optional<Constraint> noReference;
    if (sides.relationship->mustBeAtomic && !noEmbedding)
        noReference = Constraint{QStringLiteral("G8"),
                                 Text::tr("Both change together or not at all: one document does that by itself.")};
    std::optional<Constraint> noIds = noReference ? noReference : idsConstraint(constraints);

    const double embed = embedOneCost(input, m_facts.prices());
    const QString idle = embed <= 0 ? Text::tr("No operation uses this relationship.") : QString();
    const Placement here = sides.hostIsA ? Placement::EmbedInA : Placement::EmbedInB;
    const Placement parentId = sides.hostIsA ? Placement::ReferenceFromB : Placement::ReferenceFromA;
    const Placement ids = sides.hostIsA ? Placement::ReferenceFromA : Placement::ReferenceFromB;
    QList<Candidate> candidates{candidateOf(here, embed, noEmbedding, idle),
                                candidateOf(parentId, referManyCost(input, m_facts.prices()), noReference,
                                            Text::tr("the id in %1").arg(sides.guestName())),
                                candidateOf(ids, referOneCost(input, m_facts.prices()), noIds,
                                            Text::tr("the ids in %1").arg(sides.hostName()))};
    if (!single) {
        const QString shown = Text::tr("an extended reference copies only the fields that are shown");
        const double many = std::round(input.items);
        const QString copies =
            many >= 2 ? Text::tr("only by choice: stores %1 whole copies of each document of %2; %3")
                            .arg(countText(many), sides.hostName(), shown)
            : many >= 1
                ? Text::tr("only by choice: stores a whole copy of each document of %1; %2")
                      .arg(sides.hostName(), shown)
                : Text::tr("only by choice: stores whole copies of documents of %1; %2").arg(sides.hostName(), shown);
        candidates << candidateOf(Placement::EmbedInB, embedManyCost(input, m_facts.prices()), noReference, copies);
    }
    for (Candidate &candidate : candidates)
        candidate.weight = candidate.placement == parentId || candidate.placement == ids ? 1 : factor;
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
        reasons << (together > 0 ? Text::tr("Reads that need both %2 and %3: %1.")
                                       .arg(text(together), sides.hostName(), sides.guestName())
                                 : Text::tr("No read needs both %1 and %2.").arg(sides.hostName(), sides.guestName()));
        for (const auto &[rate, name, other] : {std::tuple(rates.onlyA, sides.hostName(), sides.guestName()),
                                                {rates.onlyB, sides.guestName(), sides.hostName()}}) {
            if (rate > 0)
                reasons << Text::tr("Reads of %2 that need no %3: %1.").arg(text(rate), name, other);
        }
    }
    const bool areMany = sides.guests().likely >= 1; // of less than one there is nothing to choose from
    if (rates.fromA > 0 && sides.relationship->type == RelationshipType::OneToMany && areMany) {
        const double wanted = rates.wantedFromA(0);
        const QString all = countText(sides.guests().likely);
        reasons << (wanted < sides.guests().likely
                        ? Text::tr("A read wants %1 of the %2 %3.").arg(countText(wanted), all, sides.guestName())
                        : Text::tr("A read wants all of the %1 %2.").arg(all, sides.guestName()));
    }
    if (sides.relationship->composition)
        reasons << Text::tr("%1 are deleted with their %2.").arg(sides.guestName(), sides.hostName());
}

/// Whether others than the host are linked to the guest and not kept in it: at all, or so that they hold its id.
bool PairPlacement::isLinked(const PlacementSides &sides, LinkedBy by) const
{
    const schema::EntityId &guest = sides.guest->entity->id;
    const QList<const schema::Relationship *> all = m_facts.model().relationshipsOf(guest);
    return std::any_of(all.cbegin(), all.cend(), [&](const schema::Relationship *other) {
        const bool isInside = m_facts.homeOf(other->a.entity == guest ? other->b.entity : other->a.entity) == other;
        const bool holdsId = other->a.entity == guest && other->type != RelationshipType::ManyToMany;
        return other != sides.relationship && !isInside && (by == LinkedBy::Any || (holdsId && !other->isSelf()));
    });
}

/// Why guests that no read finds through their host are not embedded; nothing for those that belong to it, are few and
/// are known to nobody else.
std::optional<Constraint> PairPlacement::idleConstraint(const PlacementSides &sides) const
{
    const schema::Cardinality guests = sides.guests();
    const bool single = sides.relationship->type == RelationshipType::OneToOne;
    const bool drawnOnly = m_facts.model().model().operations.isEmpty();
    const bool few = single || guests.max <= mostItems;
    const bool belongs = belongsToHost(sides) || (single && guests.likely >= usualPartner);
    const Load load = seenFromHost(m_facts.rates().of(*sides.relationship), sides.hostIsA);
    const bool isWrittenAlone = load.linkWrites <= 0 && load.writesB > load.onlyA;
    if (load.fromB + load.onlyB + load.changesB > 0 || isWrittenAlone)
        return Constraint{QString(evidenceCode),
                          Text::tr("No operation reads %1 from %2.").arg(sides.guestName(), sides.hostName())};
    if (!drawnOnly && isLinked(sides, LinkedBy::ItsId))
        return Constraint{
            QString(evidenceCode),
            Text::tr("No operation reads %1 from %2, and others link to %1.").arg(sides.guestName(), sides.hostName())};
    if (few && (belongs || (drawnOnly && guests.max <= fewItems && !isLinked(sides, LinkedBy::Any))))
        return std::nullopt;
    return Constraint{QString(evidenceCode), Text::tr("No operation uses the relationship; %1 are many or do not "
                                                      "belong to %2.")
                                                 .arg(sides.guestName(), sides.hostName())};
}

/// Why what is known of the workload speaks against embedding: nobody reads the guests from their host, or most of
/// their uses do not come from there.
std::optional<Constraint> PairPlacement::evidenceConstraint(const PlacementSides &sides) const
{
    const Load load = seenFromHost(m_facts.weighted().of(*sides.relationship), sides.hostIsA);
    const double together = readsFromHost(sides, load);
    if (together <= 0)
        return idleConstraint(sides);
    const double all = load.fromA + load.fromB + load.onlyB + load.changesB;
    const double wanted = belongsToHost(sides) ? m_facts.prices().ownedShare : m_facts.prices().share;
    if (together / all >= wanted)
        return std::nullopt;
    return Constraint{QString(evidenceCode),
                      Text::tr("Only %1 of the uses of %2 come from %3.")
                          .arg(base::percentText(together / all), sides.guestName(), sides.hostName())};
}

/// Why an array that is short as a rule is not embedded all the same: some of them may get long. Where 99 of 100 are
/// known to be short, Outlier can take what the others have too many of.
std::optional<Constraint> PairPlacement::lengthConstraint(const PlacementSides &sides) const
{
    const schema::Cardinality guests = sides.guests();
    const double longest = std::min(guests.max, sides.relationship->p99.value_or(guests.max));
    const base::Bytes bytes = arrayBytes(longest, sides.guest->atMost);
    const ScorePrices &prices = m_facts.prices();
    if (sides.relationship->type == RelationshipType::OneToOne ||
        (longest <= prices.items && bytes <= base::mebibytes(prices.arrayMiB)))
        return std::nullopt;
    return Constraint{QString(lengthCode),
                      Text::tr("A document of %1 may come to hold %2 %3 (%4 with the longest texts allowed), where %5 "
                               "are usual: each change would rewrite them all.")
                          .arg(sides.hostName(), countText(longest), sides.guestName(), base::bytesText(bytes),
                               countText(guests.likely))};
}

Placement PairPlacement::choose(const PlacementSides &sides, const QList<Candidate> &candidates,
                                QStringList &reasons) const
{
    const Candidate &embed = candidates.at(0);
    const Candidate &parentId = candidates.at(1);
    explain(sides, reasons);
    if (!embed.refusedBy.isEmpty()) {
        reasons << Text::tr("Not embedded: %1").arg(embed.reason);
        if (sides.relationship->mustBeAtomic)
            reasons << Text::tr("Writes of both need a transaction.");
    } else {
        reasons << embeddingWarnings(sides.constraintInput());
        if (!parentId.refusedBy.isEmpty()) {
            reasons << Text::tr("Embedded (%1): %2").arg(parentId.refusedBy, parentId.reason);
            return embed.placement;
        }
        const Load load = seenFromHost(m_facts.weighted().of(*sides.relationship), sides.hostIsA);
        if (readsFromHost(sides, load) <= 0) {
            reasons << (belongsToHost(sides) ? Text::tr("No operation uses the relationship; %1 belong to %2.")
                                             : Text::tr("No operation uses the relationship; %1 of %2 are few."))
                           .arg(sides.guestName(), sides.hostName());
            return embed.placement;
        }
        reasons << comparisonText(embed.cost, parentId.cost);
        const double tie = belongsToHost(sides) ? m_facts.prices().composition : m_facts.prices().tie;
        if (const QString preference = preferenceText(embed, parentId, tie); !preference.isEmpty())
            reasons << preference;
        if (prefersEmbedding(embed.counted(), parentId.counted(), tie))
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
    QStringList recommendation;
    decision.recommended = choose(sides, decision.candidates, recommendation);
    if (relationship.placement == Placement::Automatic) {
        decision.placement = decision.recommended;
        decision.reasons = recommendation;
        return decision;
    }
    const bool isEmbedding = relationship.placement == embed.placement;
    const std::optional<Constraint> impossible = nestingConstraint(sides, taken);
    if (isEmbedding && impossible) {
        decision.refuse(*impossible);
        decision.placement = decision.candidates.at(1).placement;
        return decision;
    }
    decision.placement = relationship.placement;
    decision.chosenByPerson = true;
    if (isEmbedding)
        decision.violated = embeddingConstraints(sides.constraintInput());
    for (const Candidate &candidate : std::as_const(decision.candidates)) {
        if (!isEmbedding && candidate.placement == decision.placement && !candidate.refusedBy.isEmpty())
            decision.violated << Constraint{candidate.refusedBy, candidate.reason};
    }
    explainChoice(decision, m_facts.model().model(), relationship, recommendation);
    return decision;
}

} // namespace sw::design
