// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/placement/placementtexts.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementconstraints.h"

#include <algorithm>

namespace sw::design
{

static const Candidate *candidateFor(const PlacementDecision &decision, schema::Placement placement)
{
    const auto found = std::find_if(decision.candidates.cbegin(), decision.candidates.cend(),
                                    [placement](const Candidate &each) { return each.placement == placement; });
    return found == decision.candidates.cend() ? nullptr : &*found;
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
        return Text::tr("link from %1 to %2").arg(a, b);
    case schema::Placement::ReferenceFromB:
        return Text::tr("link from %1 to %2").arg(b, a);
    case schema::Placement::TwoWayReference:
        return Text::tr("links between %1 and %2").arg(a, b);
    case schema::Placement::LinkCollection:
        return Text::tr("collection of links between %1 and %2").arg(a, b);
    case schema::Placement::Automatic:
        break;
    }
    return schema::relationshipName(model, relationship);
}

bool isOnlyByChoice(const schema::Relationship &relationship, schema::Placement placement)
{
    return relationship.type == schema::RelationshipType::OneToMany && placement == schema::Placement::EmbedInB;
}

const Candidate *cheaperWay(const PlacementDecision &decision)
{
    constexpr double same = 0.95; // of the cost: less far off is no difference
    const Candidate *recommended = candidateFor(decision, decision.recommended);
    const Candidate *cheapest = nullptr;
    for (const Candidate &each : decision.candidates) {
        if (canBeChosen(each) && (cheapest == nullptr || each.cost < cheapest->cost))
            cheapest = &each;
    }
    const bool isCheaper = recommended != nullptr && cheapest != nullptr && cheapest->cost < same * recommended->cost;
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
    const bool isOwned = relationship.composition && (decision.recommended == schema::Placement::EmbedInA ||
                                                      decision.recommended == schema::Placement::EmbedInB);
    if (!isHeldBack && isOwned)
        reason = Text::tr("What is deleted with its parent is embedded even if that costs somewhat more.");
    else if (!isHeldBack && !decision.chosenByPerson) // the first of several tells how many there are
        reason = decision.reasons.mid(decision.reasons.size() > 1 ? 1 : 0).join(QLatin1Char(' '));
    QStringList sentences{Text::tr("Not the cheapest: as this goal counts, %1 would cost %2 less.")
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
    if (decision.isAsRecommended()) {
        decision.reasons = recommendation;
        decision.reasons << (relationship.isAgreed() ? Text::tr("Recommended by the program, and a person agreed.")
                                                     : Text::tr("Chosen by a person, and recommended by the program."));
        return;
    }
    decision.reasons << (relationship.isAgreed() ? Text::tr("A person agreed when the program recommended it.")
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
