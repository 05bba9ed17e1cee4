// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/linemaker.h"

namespace sw::diagram
{

namespace
{

using RowKey = std::pair<schema::RelationshipId, bool>;

/// Size of the label with its height, at 0, 0 until the line has a way.
QRectF textRect(const QString &text, const Metrics &metrics)
{
    return text.isEmpty() ? QRectF() : QRectF(0, 0, metrics.width(FontRole::Label, text), metrics.rowHeight - 4);
}

LineEnd endOf(qsizetype card, qsizetype row, const schema::Cardinality &count, const Metrics &metrics)
{
    LineEnd end;
    end.card = card;
    end.row = row;
    end.glyph = glyphOf(count);
    end.label = countLabel(count);
    end.labelRect = textRect(end.label, metrics);
    return end;
}

QRectF attributesRect(const QList<Row> &rows, const Metrics &metrics)
{
    if (rows.isEmpty())
        return {};
    double width = 60;
    for (const Row &row : rows)
        width = std::max(width, metrics.width(FontRole::Row, row.fullName) + metrics.width(FontRole::Type, row.type) + 34);
    return {0, 0, std::ceil(width), static_cast<double>(rows.size()) * metrics.rowHeight + 6};
}

void addInheritance(Scene &scene, const schema::ModelIndex &model)
{
    for (const schema::Entity &entity : model.model().entities) {
        const qsizetype from = entity.superEntity.isEmpty() ? -1 : scene.indexOf(NodeKey::ofEntity(entity.id));
        const qsizetype to = from < 0 ? -1 : scene.indexOf(NodeKey::ofEntity(entity.superEntity));
        if (to < 0)
            continue;
        Line line;
        line.key = schema::inheritanceLineKey(entity.id);
        line.style = LineStyle::Inheritance;
        line.a.card = from;
        line.b.card = to;
        line.b.glyph = Glyph::Triangle;
        scene.lines.append(line);
    }
}

} // namespace

Glyph glyphOf(const schema::Cardinality &count)
{
    if (count.max <= 1)
        return count.min >= 1 ? Glyph::One : Glyph::ZeroOrOne;
    if (count.isZillions())
        return Glyph::Zillions;
    return count.min >= 1 ? Glyph::OneOrMany : Glyph::ZeroOrMany;
}

void addRelationLines(Scene &scene, const schema::ModelIndex &model, const QList<LinkRow> &links, const Metrics &metrics)
{
    QHash<RowKey, qsizetype> rows;
    for (const LinkRow &link : links)
        rows.insert({link.relationship, link.ofA}, link.row);
    for (const schema::Relationship &relationship : model.model().relationships) {
        const qsizetype a = scene.indexOf(NodeKey::ofEntity(relationship.a.entity));
        const qsizetype b = scene.indexOf(NodeKey::ofEntity(relationship.b.entity));
        if (a < 0 || b < 0)
            continue;
        Line line;
        line.relationship = relationship.id;
        line.key = relationship.id.text();
        const auto rowOf = [&](qsizetype card, bool ofA) {
            return scene.cards.at(card).collapsed ? qsizetype(-1) : rows.value({relationship.id, ofA}, 0);
        };
        line.a = endOf(a, rowOf(a, true), relationship.a.perOther, metrics);
        line.b = endOf(b, rowOf(b, false), relationship.b.perOther, metrics);
        line.attributes = attributeRows(relationship.attributes);
        line.attributesRect = attributesRect(line.attributes, metrics);
        const schema::Entity *child = model.entity(relationship.b.entity);
        line.identifying = child && child->kind == schema::EntityKind::Weak && child->owner == relationship.a.entity;
        scene.lines.append(line);
    }
    addInheritance(scene, model);
}

} // namespace sw::diagram
