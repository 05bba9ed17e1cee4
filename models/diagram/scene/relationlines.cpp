// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/relationlines.h"

#include "models/diagram/scene/entitycards.h"
#include "models/diagram/scene/lineglyphs.h"

namespace sw::diagram
{

namespace
{

using RowKey = std::pair<schema::RelationshipId, bool>;

LineEnd endOf(qsizetype card, qsizetype row)
{
    LineEnd end;
    end.card = card;
    end.row = row;
    return end;
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

void addRelationLines(Scene &scene, const schema::ModelIndex &model, const QList<LinkRow> &links,
                      const Metrics &metrics)
{
    QHash<RowKey, qsizetype> rows;
    rows.reserve(links.size());
    scene.lines.reserve(model.model().relationships.size());
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
        line.a = endOf(a, rowOf(a, true));
        line.b = endOf(b, rowOf(b, false));
        line.attributes = attributeRows(relationship.attributes);
        const schema::Entity *child = model.entity(relationship.b.entity);
        line.identifying = child && child->kind == schema::EntityKind::Weak && child->owner == relationship.a.entity;
        applyNotation(line, relationship, scene.notation, metrics);
        scene.lines.append(std::move(line));
    }
    addInheritance(scene, model);
}

} // namespace sw::diagram
