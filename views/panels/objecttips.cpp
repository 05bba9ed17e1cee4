// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/objecttips.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementtexts.h"
#include "models/diagram/scene/hittest.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/services/questions/explanations.h"
#include "models/services/questions/operations.h"

#include <QCoreApplication>

namespace sw::views
{

ObjectTips::ObjectTips(const document::Document &document, const document::DerivedState &derived)
    : m_document(document), m_derived(derived)
{}

QString ObjectTips::ofEntity(const schema::EntityId &entity) const
{
    const schema::ModelIndex index(m_document.model());
    const schema::Entity *found = index.entity(entity);
    return found ? sizing::toolTip(base::visibleText(found->name), sizing::entityFigures(index, *found)) : QString();
}

QString ObjectTips::ofCollection(const QString &collection) const
{
    if (!m_derived.design().collection(collection))
        return {};
    const sizing::FigureSource source = services::figureSource(m_document.model(), m_derived.evaluation());
    return sizing::toolTip(base::visibleText(collection), sizing::figuresOf(source, collection));
}

QString ObjectTips::ofOperation(const schema::OperationId &operation) const
{
    const auto range = services::costRange(m_document.model(), m_derived.evaluation(), operation);
    if (!range)
        return {};
    const sizing::Figure rate{Text::tr("Rate"), sizing::Unit::PerSecond, sizing::point(range->likely.perSecond), {}};
    const QList<sizing::Figure> costs = sizing::costFigures(m_document.model(), *range);
    return sizing::toolTip(base::visibleText(range->likely.name), {rate, costs.at(costs.size() - 2), costs.last()});
}

QString ObjectTips::ofRelationship(const schema::RelationshipId &relationship) const
{
    const schema::Relationship *found = m_document.model().relationship(relationship);
    const design::PlacementDecision *decision = m_derived.design().placement(relationship);
    if (!found || !decision)
        return {};
    return base::paragraphs({base::visibleText(schema::relationshipName(m_document.model(), *found)),
                             base::visibleText(design::placementText(m_document.model(), *found, decision->placement)),
                             base::visibleText(decision->reasons.value(0))});
}

QString ObjectTips::onScene(const diagram::Scene &scene, const QPointF &point, double zoom) const
{
    if (const diagram::Hit hit = diagram::hitTest(scene, point, zoom);
        hit.line >= 0 && scene.lines.at(hit.line).style == diagram::LineStyle::Relation)
        return ofRelationship(scene.lines.at(hit.line).relationship);
    for (const diagram::Card &card : scene.cards) {
        if (!card.rect.contains(point) || point.y() < card.rect.bottom() - scene.footerHeight)
            continue;
        return card.document ? ofCollection(card.key.collection) : ofEntity(card.entity);
    }
    return {};
}

} // namespace sw::views
