// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/placement/placementtexts.h"

#include "models/base/texts.h"
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
    const bool isNamed = !to.role.isEmpty() || to.link.names.size() == 1;
    if (toMany)
        return isNamed ? idsName(to, entity) : QLatin1String("related_") + idsName(to, entity);
    const bool isParent = relationship.type == schema::RelationshipType::OneToMany && !isNamed;
    return isParent ? QStringLiteral("parent_id") : referenceName(to, entity);
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

constexpr double sameCost = 0.05; // a share that nobody decides by

} // namespace

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
    const auto chosen = std::find_if(decision.candidates.cbegin(), decision.candidates.cend(),
                                     [&](const Candidate &one) { return one.placement == decision.placement; });
    if (chosen == decision.candidates.cend() || chosen->cost <= 0)
        return Text::tr("no operation tells them apart");
    const double times = candidate.cost / chosen->cost;
    const QString share = QLocale().toString(times, 'g', 3);
    if (times > 1 + sameCost)
        return Text::tr("%1 times the cost").arg(share);
    if (decision.chosenByPerson && !decision.isAsRecommended())
        return times < 1 - sameCost ? Text::tr("only %1 times the cost, but a person chose otherwise").arg(share)
                                    : Text::tr("the same cost, but a person chose otherwise");
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
        return Text::tr("the same cost, and one document is simpler than two");
    if (relationship.type == schema::RelationshipType::OneToMany && candidate.placement == Placement::ReferenceFromA)
        return Text::tr("the same cost, and the list of ids would grow with each document");
    return Text::tr("the same cost; the reasons beside decide");
}

bool isOnlyByChoice(const schema::Relationship &relationship, schema::Placement placement)
{
    return relationship.type == schema::RelationshipType::OneToMany && placement == schema::Placement::EmbedInB;
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
