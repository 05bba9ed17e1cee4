// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/fixes/placementfixes.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementtexts.h"
#include "models/design/shape/documentsize.h"

#include <algorithm>

namespace sw::services
{

namespace
{

using schema::Placement;

bool embeds(Placement placement)
{
    return placement == Placement::EmbedInA || placement == Placement::EmbedInB;
}

QString nameOf(const FixContext &context, const schema::EntityId &entity)
{
    const schema::Entity *found = context.index().entity(entity);
    return found ? base::visibleText(found->name) : entity.text();
}

/// What a button that stores \p link in this way says.
QString textOf(const FixContext &context, const schema::Relationship &link, Placement placement)
{
    const QString a = nameOf(context, link.a.entity);
    const QString b = nameOf(context, link.b.entity);
    switch (placement) {
    case Placement::EmbedInA:
        return Text::tr("Embed %1 in %2").arg(b, a);
    case Placement::EmbedInB:
        return Text::tr("Embed %1 in %2").arg(a, b);
    case Placement::ReferenceFromA:
        return Text::tr("Link from %1 to %2 instead").arg(a, b);
    case Placement::ReferenceFromB:
        return Text::tr("Link from %1 to %2 instead").arg(b, a);
    case Placement::TwoWayReference:
        return Text::tr("Link in both directions instead");
    case Placement::LinkCollection:
        return Text::tr("Keep links of %1 and %2 in a collection").arg(a, b);
    case Placement::Automatic:
        break;
    }
    return Text::tr("Leave it to the advisor");
}

Fix storing(const FixContext &context, const QString &id, const schema::Relationship &link, Placement placement)
{
    return fixBy(id, textOf(context, link, placement),
                 [id = link.id, placement](schema::Model &model) { model.relationship(id)->placement = placement; });
}

/// The cheapest way to store \p link that nothing forbids, among those that embed or those that do not.
std::optional<Placement> bestWay(const FixContext &context, const schema::Relationship &link, bool embedding)
{
    const design::PlacementDecision *decision = context.design().placement(link.id);
    if (!decision)
        return std::nullopt;
    const design::Candidate *best = nullptr;
    for (const design::Candidate &one : decision->candidates) {
        if (embeds(one.placement) == embedding && one.refusedBy.isEmpty() &&
            !design::isOnlyByChoice(link, one.placement) && one.placement != decision->placement &&
            one.placement != Placement::Automatic && (!best || one.counted() < best->counted()))
            best = &one;
    }
    return best ? std::optional(best->placement) : std::nullopt;
}

QList<Fix> linking(const FixContext &context, const schema::Relationship &link)
{
    const std::optional<Placement> way = bestWay(context, link, false);
    return way ? QList<Fix>{storing(context, QStringLiteral("link"), link, *way)} : QList<Fix>();
}

} // namespace

QList<Fix> linkInstead(const FixContext &context, const checks::Finding &finding)
{
    const schema::Relationship *link = context.relationship(finding);
    return link ? linking(context, *link) : QList<Fix>();
}

QList<Fix> linkLargestPart(const FixContext &context, const checks::Finding &finding)
{
    const design::Collection *collection = context.places().collection(finding.collection);
    const schema::Relationship *largest = nullptr;
    base::Bytes most;
    for (const design::Node &field : collection ? collection->root.fields : QList<design::Node>()) {
        const schema::Relationship *link = context.index().relationship(field.source.relationship);
        const design::PlacementDecision *decision = link ? context.design().placement(link->id) : nullptr;
        const base::Bytes bytes = design::likelyFieldBytes(field);
        if (decision && embeds(decision->placement) && field.origin.isEmpty() && bytes > most) {
            largest = link;
            most = bytes;
        }
    }
    return largest ? linking(context, *largest) : QList<Fix>();
}

/// Of a 1:N the many are kept in the one: the other way each of them would hold a copy.
QList<Fix> embedInstead(const FixContext &context, const checks::Finding &finding)
{
    const schema::Relationship *link = context.relationship(finding);
    const std::optional<Placement> way = link ? bestWay(context, *link, true) : std::nullopt;
    if (!way || (link->type == schema::RelationshipType::OneToMany && *way != Placement::EmbedInA))
        return {};
    return {storing(context, QStringLiteral("embed"), *link, *way)};
}

QList<Fix> leaveToAdvisor(const FixContext &context, const checks::Finding &finding)
{
    const schema::Relationship *link = context.relationship(finding);
    if (!link || link->placement == Placement::Automatic)
        return {};
    return {storing(context, QStringLiteral("automatic"), *link, Placement::Automatic)};
}

QList<Fix> keepMoment(const FixContext &context, const checks::Finding &finding)
{
    const design::Node *node = context.node(finding);
    const schema::Relationship *link = context.relationship(finding);
    if (!link || !node || !node->copyOf)
        return {};
    return {fixBy(QStringLiteral("snapshot"),
                  Text::tr("Keep %1 as it was at that moment").arg(base::visibleText(node->copyOf->path)),
                  [id = link->id, path = node->copyOf->path](schema::Model &model) {
                      model.relationship(id)->snapshotFields << path;
                  })};
}

QList<Fix> referToId(const FixContext &context, const checks::Finding &finding)
{
    const schema::Relationship *link = context.relationship(finding);
    if (!link)
        return {};
    const bool atA = link->a.entity == finding.entity && !link->a.link.key.isEmpty();
    return {fixBy(QStringLiteral("refer-to-id"), Text::tr("Refer to _id"), [id = link->id, atA](schema::Model &model) {
        schema::Relationship &changed = *model.relationship(id);
        schema::LinkFields &fields = (atA ? changed.a : changed.b).link;
        fields.key.clear();
        fields.names.clear();
    })};
}

} // namespace sw::services
