// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/placement/placementtexts.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementconstraints.h"
#include "models/design/shape/linknames.h"

#include <QLocale>

#include <algorithm>

namespace sw::design
{

namespace
{

/// What a document of an entity that is linked to itself holds to lead to \p to.
QString linkNameWithin(const schema::Relationship &relationship, const schema::RelationshipEnd &to,
                       const schema::Entity &entity)
{
    const bool toMany = relationship.type == schema::RelationshipType::ManyToMany ||
                        (relationship.type == schema::RelationshipType::OneToMany && &to == &relationship.b);
    return toMany ? idsName(relationship, to, entity) : referenceName(referredEnd(relationship, to), entity);
}

/// A link between documents of one entity, told by its name in them.
QString linkWithin(const schema::Model &model, const schema::Relationship &relationship,
                   const schema::RelationshipEnd &to)
{
    const schema::Entity *entity = model.entity(to.entity);
    if (!entity)
        return Text::tr("link from %1 to %1").arg(to.entity.text());
    const QString name = linkNameWithin(relationship, to, *entity);
    const bool isOther = &to == &relationship.a && name == linkNameWithin(relationship, relationship.b, *entity);
    return (isOther ? Text::tr("link back from %1 to %1 (%2)") : Text::tr("link from %1 to %1 (%2)"))
        .arg(entity->name, name);
}

const Candidate *candidateFor(const PlacementDecision &decision, schema::Placement placement)
{
    const auto found = std::find_if(decision.candidates.cbegin(), decision.candidates.cend(),
                                    [placement](const Candidate &each) { return each.placement == placement; });
    return found == decision.candidates.cend() ? nullptr : &*found;
}

constexpr double sameCost = 0.05; // a share that nobody decides by

} // namespace

bool isPlacedByData(const schema::Model &model, const schema::Relationship &relationship)
{
    const auto isSampled = [&model](const schema::RelationshipEnd &end) {
        const schema::Entity *entity = model.entity(end.entity);
        return entity != nullptr && entity->sampled.documents > 0;
    };
    return relationship.isDoubted() && !relationship.isAgreed() && isSampled(relationship.a) &&
           isSampled(relationship.b);
}

QString placementText(const schema::Model &model, const schema::Relationship &relationship, schema::Placement placement)
{
    const auto nameOf = [&](const schema::RelationshipEnd &end) {
        const schema::Entity *entity = model.entity(end.entity);
        return entity ? entity->name : end.entity.text();
    };
    const QString a = nameOf(relationship.a);
    const QString b = nameOf(relationship.b);
    switch (placement) {
    case schema::Placement::EmbedInA:
        return Text::tr("%1 inside %2").arg(b, a);
    case schema::Placement::EmbedInB:
        return Text::tr("%1 inside %2").arg(a, b);
    case schema::Placement::ReferenceFromA:
        return relationship.isSelf() ? linkWithin(model, relationship, relationship.b)
                                     : Text::tr("link from %1 to %2").arg(a, b);
    case schema::Placement::ReferenceFromB:
        return relationship.isSelf() ? linkWithin(model, relationship, relationship.a)
                                     : Text::tr("link from %1 to %2").arg(b, a);
    case schema::Placement::TwoWayReference:
        return Text::tr("links between %1 and %2").arg(a, b);
    case schema::Placement::LinkCollection:
        return Text::tr("collection of links between %1 and %2").arg(a, b);
    case schema::Placement::Automatic:
        break;
    }
    return schema::relationshipName(model, relationship);
}

QString rejectionText(const schema::Relationship &relationship, const PlacementDecision &decision,
                      const Candidate &candidate)
{
    if (!candidate.refusedBy.isEmpty())
        return candidate.reason.isEmpty() ? Text::tr("not possible") : candidate.reason;
    if (isOnlyByChoice(relationship, candidate.placement))
        return candidate.reason;
    const Candidate *chosen = candidateFor(decision, decision.placement);
    const bool isIdle = chosen == nullptr || chosen->cost <= 0;
    const double times = isIdle ? 1 : candidate.cost / chosen->cost;
    const QString share = QLocale().toString(times, 'g', 3);
    const QString same = isIdle ? Text::tr("no operation tells them apart") : Text::tr("the same cost");
    if (times > 1 + sameCost)
        return Text::tr("%1 times the cost").arg(share);
    if (decision.chosenByPerson && !decision.isAsRecommended() && relationship.isDoubted())
        return times < 1 - sameCost ? Text::tr("only %1 times the cost, and still to be decided").arg(share)
                                    : Text::tr("%1, and still to be decided").arg(same);
    if (decision.chosenByPerson && !decision.isAsRecommended())
        return times < 1 - sameCost ? Text::tr("only %1 times the cost, but a person chose otherwise").arg(share)
                                    : Text::tr("%1, but a person chose otherwise").arg(same);
    const bool isOfGoal = times < 1 - sameCost && candidate.counted() > chosen->counted();
    if (isOfGoal)
        return candidate.weight > chosen->weight
                   ? Text::tr("only %1 times the cost, but this goal favours links").arg(share)
                   : Text::tr("only %1 times the cost, but this goal favours embedding").arg(share);
    if (times < 1 - sameCost)
        return Text::tr("only %1 times the cost, but the reasons beside count for more").arg(share);
    using schema::Placement;
    const auto embeds = [](Placement placement) {
        return placement == Placement::EmbedInA || placement == Placement::EmbedInB;
    };
    if (embeds(decision.placement) && !embeds(candidate.placement))
        return Text::tr("%1, and one document is simpler than two").arg(same);
    if (relationship.type == schema::RelationshipType::OneToMany && candidate.placement == Placement::ReferenceFromA)
        return Text::tr("%1, and the list of ids would grow with each document").arg(same);
    return decision.reasons.isEmpty() ? same : Text::tr("%1; the reasons beside decide").arg(same);
}

bool isOnlyByChoice(const schema::Relationship &relationship, schema::Placement placement)
{
    return relationship.type == schema::RelationshipType::OneToMany && placement == schema::Placement::EmbedInB;
}

QString preferredWayText(const Candidate &embedding)
{
    return embedding.weight < 1 ? Text::tr("This goal favours embedding: it counts %1 of its cost.")
                                      .arg(base::percentText(embedding.weight))
                                : Text::tr("This goal favours links: it counts the cost of embedding %1 times.")
                                      .arg(base::countText(embedding.weight));
}

const Candidate *cheaperWay(const PlacementDecision &decision)
{
    const Candidate *recommended = candidateFor(decision, decision.recommended);
    const Candidate *cheapest = nullptr;
    for (const Candidate &each : decision.candidates) {
        if (canBeChosen(each) && (cheapest == nullptr || each.cost < cheapest->cost))
            cheapest = &each;
    }
    const bool isCheaper =
        recommended != nullptr && cheapest != nullptr && cheapest->cost < (1 - sameCost) * recommended->cost;
    return isCheaper ? cheapest : nullptr;
}

QStringList whyNotCheapest(const schema::Model &model, const schema::Relationship &relationship,
                           const PlacementDecision &decision)
{
    const Candidate *cheapest = cheaperWay(decision);
    if (cheapest == nullptr)
        return {};
    const Candidate *recommended = candidateFor(decision, decision.recommended);
    const bool isHeldBack = !cheapest->refusedBy.isEmpty() || isOnlyByChoice(relationship, cheapest->placement);
    QString reason = isHeldBack ? cheapest->reason : QString();
    const bool isOfGoal = recommended->counted() <= cheapest->counted();
    const bool isOwned = relationship.composition && (decision.recommended == schema::Placement::EmbedInA ||
                                                      decision.recommended == schema::Placement::EmbedInB);
    if (!isHeldBack && isOfGoal)
        reason = preferredWayText(recommended->weight != 1 ? *recommended : *cheapest);
    else if (!isHeldBack && isOwned)
        reason = Text::tr("What is deleted with its parent is embedded even if that costs somewhat more.");
    else if (!isHeldBack && !decision.chosenByPerson) // the first of several tells how many there are
        reason = decision.reasons.mid(decision.reasons.size() > 1 ? 1 : 0).join(QLatin1Char(' '));
    QStringList sentences{Text::tr("Not the cheapest: %1 would cost %2 less.")
                              .arg(placementText(model, relationship, cheapest->placement),
                                   base::percentText(1 - cheapest->cost / recommended->cost))};
    if (!reason.isEmpty())
        sentences << reason.left(1).toUpper() + reason.mid(1) +
                         (reason.endsWith(QLatin1Char('.')) ? QString() : QStringLiteral("."));
    return sentences;
}

void explainChoice(PlacementDecision &decision, const schema::Model &model, const schema::Relationship &relationship,
                   const QStringList &recommendation)
{
    const bool isFound = isPlacedByData(model, relationship);
    if (decision.isAsRecommended()) {
        decision.reasons = recommendation;
        decision.reasons << (isFound ? Text::tr("Found in the data, and recommended by the program.")
                             : relationship.isAgreed()
                                 ? Text::tr("Recommended by the program, and a person agreed.")
                                 : Text::tr("Chosen by a person, and recommended by the program."));
        return;
    }
    decision.reasons << (isFound                   ? Text::tr("Found in the data, not decided yet.")
                         : relationship.isAgreed() ? Text::tr("A person agreed when the program recommended it.")
                                                   : Text::tr("Chosen by a person."));
    for (const Constraint &constraint : std::as_const(decision.violated))
        decision.reasons << Text::tr("Against it (%1): %2").arg(constraint.code, constraint.text);
    const QString other = placementText(model, relationship, decision.recommended);
    decision.reasons << (relationship.isAgreed()
                             ? Text::tr("Now it recommends: %1.").arg(other)
                             : Text::tr("For this relationship alone the program would take: %1.").arg(other));
    decision.reasons << recommendation;
}

} // namespace sw::design
