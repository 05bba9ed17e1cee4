// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/scenebuilder.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/designindex.h"
#include "models/diagram/layout/layout.h"
#include "models/diagram/routing/rerouting.h"
#include "models/diagram/routing/router.h"
#include "models/diagram/scene/cardmaker.h"
#include "models/diagram/scene/collectioncards.h"
#include "models/diagram/scene/documentlines.h"
#include "models/diagram/scene/entitycards.h"
#include "models/diagram/scene/relationlines.h"
#include "models/patterns/patternregistry.h"

namespace sw::diagram
{

namespace
{

void addNotes(Scene &scene, const schema::Diagram &diagram)
{
    for (const bool areas : {true, false}) {
        for (const schema::Note &note : diagram.notes) {
            if (note.area == areas)
                scene.notes.append({note.id,
                                    base::visibleText(note.text),
                                    {note.x, note.y, note.width, note.height},
                                    note.color,
                                    areas,
                                    {}});
        }
    }
}

/// Gives every card a place: its own in \p places, or an automatic one.
template <typename Places, typename KeyOf>
void placeCards(Scene &scene, const Places &places, const KeyOf &keyOf)
{
    QList<LayoutBox> boxes;
    boxes.reserve(scene.cards.size());
    bool missing = false;
    for (const Card &card : std::as_const(scene.cards)) {
        LayoutBox box{card.rect.size(), std::nullopt};
        const auto found = places.constFind(keyOf(card.key));
        if (found != places.cend())
            box.topLeft = QPointF(found->x, found->y);
        else
            missing = true;
        boxes.append(box);
    }
    QList<std::pair<qsizetype, qsizetype>> links;
    if (missing) {
        for (const Line &line : std::as_const(scene.lines))
            links.append({line.a.card, line.b.card});
    }
    const QList<QPointF> corners = layoutMissing(boxes, links);
    for (qsizetype i = 0; i < scene.cards.size(); ++i)
        scene.cards[i].rect.moveTopLeft(corners.at(i));
}

template <typename Places, typename Key>
void setState(Card &card, const Places &places, const Key &key)
{
    const auto found = places.constFind(key);
    if (found == places.cend())
        return;
    card.collapsed = found->collapsed;
    card.locked = found->locked;
}

/// The ways that a person gave to lines.
void addBends(Scene &scene, const schema::Diagram &diagram)
{
    if (diagram.lines.isEmpty())
        return;
    for (Line &line : scene.lines) {
        const auto found = diagram.lines.constFind(line.key);
        if (found != diagram.lines.cend())
            line.bend = *found;
    }
}

void finish(Scene &scene, const schema::Diagram &diagram, const Scene *former, bool routed)
{
    addBends(scene, diagram);
    indexScene(scene);
    if (!routed)
        return;
    if (former)
        routeChanged(scene, *former);
    else
        routeAll(scene);
}

/// Ways that a person gave to lines go along when both cards move by the same distance.
void shiftBends(Scene &scene, const QHash<NodeKey, QPointF> &topLeft)
{
    const auto distance = [&](qsizetype card) -> std::optional<QPointF> {
        const auto to = topLeft.constFind(scene.cards.at(card).key);
        return to == topLeft.cend() ? std::nullopt : std::optional(*to - scene.cards.at(card).rect.topLeft());
    };
    for (auto it = topLeft.cbegin(); it != topLeft.cend(); ++it) {
        const qsizetype card = scene.indexOf(it.key());
        for (const qsizetype index : scene.linesOf.value(card)) {
            Line &line = scene.lines[index];
            if (!line.bend || line.a.card != card || distance(line.a.card) != distance(line.b.card))
                continue;
            for (qsizetype i = 0; i < line.bend->at.size(); ++i)
                line.bend->at[i] += i % 2 == 0 ? distance(card)->x() : distance(card)->y();
        }
    }
}

/// Marks the fields that an index begins with.
void markIndexed(Scene &scene, const design::Design &design)
{
    const design::DesignIndex index(design);
    for (Card &card : scene.cards) {
        const auto home = index.homeOf(card.entity);
        const design::Collection *collection = home ? index.collection(home->collection) : nullptr;
        if (!collection)
            continue;
        const QString prefix = home->path.isEmpty() ? QString() : home->path + QLatin1Char('.');
        QSet<QString> paths;
        for (const design::Index &each : collection->indexes) {
            if (!each.keys.isEmpty() && each.keys.first().path.startsWith(prefix))
                paths.insert(each.keys.first().path.mid(prefix.size()));
        }
        for (Row &row : card.rows)
            row.indexed = row.mark != Mark::Key && paths.contains(row.path);
    }
}

/// Says at the lines and on the cards which relationships are embedded, and by which fields are copied.
void markStored(Scene &scene, const design::Design &design, const Metrics &metrics)
{
    QSet<schema::RelationshipId> embedded, copied;
    for (const design::PlacementDecision &decision : design.placements) {
        if (decision.placement == schema::Placement::EmbedInA || decision.placement == schema::Placement::EmbedInB)
            embedded.insert(decision.relationship);
    }
    for (const schema::PatternUse &use : design.applied) {
        const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(use.pattern);
        if (pattern && pattern->family() == patterns::Family::Copy && !embedded.contains(use.relationship))
            copied.insert(use.relationship);
    }
    for (Card &card : scene.cards) {
        for (Row &row : card.rows) {
            row.nested = row.mark == Mark::Link && embedded.contains(row.relationship);
            row.copied = row.mark == Mark::Link && copied.contains(row.relationship);
        }
    }
    for (Line &line : scene.lines) {
        if (line.style != LineStyle::Relation)
            continue;
        if (embedded.contains(line.relationship))
            line.caption = Text::tr("embedded", "a relationship");
        else if (copied.contains(line.relationship))
            line.caption = Text::tr("fields copied", "a relationship");
        else
            continue;
        line.captionRect = QRectF(0, 0, metrics.width(FontRole::Label, line.caption), metrics.rowHeight - 4);
    }
}

Scene emptyScene(const Metrics &metrics)
{
    Scene scene;
    scene.rowHeight = metrics.rowHeight;
    scene.footerHeight = metrics.footer;
    scene.indent = metrics.indent;
    return scene;
}

} // namespace

bool isShown(const schema::Diagram &diagram, const schema::EntityId &entity)
{
    return diagram.wholeModel || diagram.places.contains(entity);
}

schema::Diagram mainDiagram(const schema::Model &model)
{
    return model.diagrams.isEmpty() ? schema::Diagram() : model.diagrams.first();
}

Scene SceneBuilder::modelScene(const schema::Model &model, const schema::Diagram &diagram,
                               const Derivatives &derivatives, const SceneOptions &options) const
{
    Scene scene = unroutedModelScene(model, diagram, derivatives, options);
    finish(scene, diagram, derivatives.former, options.routed);
    return scene;
}

Scene SceneBuilder::unroutedModelScene(const schema::Model &model, const schema::Diagram &diagram,
                                       const Derivatives &derivatives, const SceneOptions &options) const
{
    const schema::ModelIndex index(model);
    const EntityCardMaker maker{index, m_metrics, options};
    Scene scene = emptyScene(m_metrics);
    scene.notation = options.notation;
    scene.cards.reserve(model.entities.size());
    scene.byKey.reserve(model.entities.size());
    QList<LinkRow> links, own;
    for (const schema::Entity &entity : model.entities) {
        if (!isShown(diagram, entity.id))
            continue;
        own.clear();
        Card card = maker.make(entity, index.relationshipsOf(entity.id), own);
        setState(card, diagram.places, entity.id);
        fitCard(card, m_metrics);
        scene.byKey.insert(card.key, scene.cards.size());
        scene.cards.append(std::move(card));
        links += own;
    }
    addRelationLines(scene, index, links, m_metrics);
    placeCards(scene, diagram.places, [](const NodeKey &key) { return key.entity; });
    addNotes(scene, diagram);
    if (derivatives.design) {
        markIndexed(scene, *derivatives.design);
        markStored(scene, *derivatives.design, m_metrics);
    }
    return scene;
}

Scene SceneBuilder::documentsScene(const schema::Model &model, const schema::Diagram &diagram,
                                   const Derivatives &derivatives, const SceneOptions &options) const
{
    Scene scene = emptyScene(m_metrics);
    scene.tinted = options.tints;
    if (!derivatives.design)
        return scene;
    const CollectionCardMaker maker{m_metrics, options, derivatives.sizes};
    for (const design::Collection &collection : derivatives.design->collections) {
        const bool ofEntity = model.entity(collection.entity()) != nullptr;
        if (ofEntity && !isShown(diagram, collection.entity()))
            continue;
        Card card = maker.make(collection);
        if (const schema::Entity *entity = model.entity(collection.entity()))
            card.color = entity->color;
        setState(card, diagram.collections, collection.name);
        fitCard(card, m_metrics);
        scene.byKey.insert(card.key, scene.cards.size());
        scene.cards.append(card);
    }
    addDocumentLines(scene, *derivatives.design, options, m_metrics);
    placeCards(scene, diagram.collections, [](const NodeKey &key) { return key.collection; });
    finish(scene, diagram, derivatives.former, options.routed);
    return scene;
}

namespace
{

void shiftLine(Scene &scene, qsizetype index, const QPointF &shift)
{
    removeLine(scene, index);
    Line &line = scene.lines[index];
    for (QPointF &point : line.points)
        point += shift;
    for (LineEnd *end : {&line.a, &line.b}) {
        end->point += shift;
        end->labelRect.translate(shift);
    }
    line.captionRect.translate(shift);
    line.attributesRect.translate(shift);
    insertLine(scene, index);
}

/// Whether a card that is not at one of its ends is in the way of the line.
bool isBlocked(const Scene &scene, const Line &line)
{
    for (qsizetype i = 1; i < line.points.size(); ++i) {
        for (const qsizetype card :
             scene.cardGrid.query(QRectF(line.points.at(i - 1), line.points.at(i)).normalized())) {
            if (card != line.a.card && card != line.b.card && runsThrough(line, scene.cards.at(card).rect))
                return true;
        }
    }
    return false;
}

/// Those that the cards at \p places are in the way of.
void addBlocked(const Scene &scene, const QList<QRectF> &places, QSet<qsizetype> &lines)
{
    for (const QRectF &place : places) {
        for (const qsizetype line : scene.lineGrid.query(place)) {
            if (runsThrough(scene.lines.at(line), place))
                lines.insert(line);
        }
    }
}

/// Lines between cards that moved by the same way go with them as they are; they are taken out of \p lines.
void shiftLines(Scene &scene, const QHash<qsizetype, QPointF> &shifts, QSet<qsizetype> &lines, Reroute reroute)
{
    if (shifts.size() < 2)
        return;
    for (auto it = lines.begin(); it != lines.end();) {
        const Line &line = scene.lines.at(*it);
        const auto a = shifts.constFind(line.a.card);
        const auto b = shifts.constFind(line.b.card);
        if (a == shifts.cend() || b == shifts.cend() || *a != *b || line.points.isEmpty()) {
            ++it;
            continue;
        }
        shiftLine(scene, *it, *a);
        if (reroute == Reroute::Settle && isBlocked(scene, scene.lines.at(*it)))
            ++it;
        else
            it = lines.erase(it);
    }
}

} // namespace

void moveCards(Scene &scene, const QHash<NodeKey, QPointF> &topLeft, Reroute reroute)
{
    shiftBends(scene, topLeft);
    QSet<qsizetype> lines;
    QHash<qsizetype, QPointF> shifts;
    QList<QRectF> covered;
    for (auto it = topLeft.cbegin(); it != topLeft.cend(); ++it) {
        const qsizetype index = scene.indexOf(it.key());
        if (index < 0)
            continue;
        Card &card = scene.cards[index];
        shifts.insert(index, *it - card.rect.topLeft());
        scene.cardGrid.remove(index, card.rect);
        card.rect.moveTopLeft(*it);
        scene.cardGrid.insert(index, card.rect);
        covered.append(card.rect.adjusted(-lineRoom, -lineRoom, lineRoom, lineRoom));
        for (const qsizetype line : scene.linesOf.value(index))
            lines.insert(line);
    }
    shiftLines(scene, shifts, lines, reroute);
    if (reroute == Reroute::Settle) {
        addBlocked(scene, covered, lines);
        indexAreas(scene);
    }
    QList<qsizetype> sorted(lines.cbegin(), lines.cend());
    std::sort(sorted.begin(), sorted.end());
    routeLines(scene, sorted);
}

void moveNote(Scene &scene, const schema::NoteId &id, const QRectF &rect)
{
    for (NoteBox &note : scene.notes) {
        if (note.id == id)
            note.rect = rect;
    }
    indexAreas(scene);
}

} // namespace sw::diagram
