// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/arrangescene.h"

namespace sw::diagram
{

namespace
{

ArrangeBox::Role roleOf(const Card &card, const QSet<NodeKey> &selected)
{
    if (!selected.isEmpty() && !selected.contains(card.key))
        return ArrangeBox::Role::Outside;
    return card.locked ? ArrangeBox::Role::Locked : ArrangeBox::Role::Moves;
}

/// Layered layouts put what others depend on before them: the entity that is more general, the document referred to.
bool runsBackwards(const Line &line)
{
    const auto isOne = [](Glyph glyph) {
        return glyph == Glyph::One || glyph == Glyph::ZeroOrOne;
    };
    if (line.style == LineStyle::Relation)
        return isOne(line.b.glyph) && !isOne(line.a.glyph);
    return line.style != LineStyle::Copy;
}

} // namespace

ArrangeRequest requestFor(const Scene &scene, const QSet<NodeKey> &selected, LayoutMethod method, double aspect)
{
    ArrangeRequest request;
    request.method = method;
    request.aspect = std::clamp(aspect, 0.5, 4.0);
    QHash<qsizetype, qsizetype> areas;
    for (qsizetype i = 0; i < scene.notes.size(); ++i) {
        const NoteBox &note = scene.notes.at(i);
        if (note.area) {
            areas.insert(i, request.areas.size());
            request.areas.append(note.rect);
        } else if (selected.isEmpty()) {
            request.notes.append(note.rect);
        }
    }
    for (const Card &card : scene.cards)
        request.boxes.append({card.rect, roleOf(card, selected), areas.value(card.area, -1)});
    for (const Line &line : scene.lines) {
        if (runsBackwards(line))
            request.links.append({line.b.card, line.a.card});
        else
            request.links.append({line.a.card, line.b.card});
        request.widths.append(std::max(line.attributesRect.width(), line.captionRect.width()));
    }
    return request;
}

document::LayoutEdit editFor(const Scene &scene, const QSet<NodeKey> &selected, const Arrangement &arrangement)
{
    document::LayoutEdit edit;
    for (qsizetype i = 0; i < scene.cards.size(); ++i) {
        const Card &card = scene.cards.at(i);
        if (roleOf(card, selected) != ArrangeBox::Role::Moves)
            continue;
        if (card.key.entity.isEmpty())
            edit.collections.insert(card.key.collection, arrangement.corners.at(i));
        else
            edit.entities.insert(card.key.entity, arrangement.corners.at(i));
    }
    qsizetype area = 0;
    qsizetype note = 0;
    for (const NoteBox &box : scene.notes) {
        if (box.area)
            edit.notes.insert(box.id, arrangement.areas.at(area++));
        else if (selected.isEmpty())
            edit.notes.insert(box.id, QRectF(arrangement.notes.at(note++), box.rect.size()));
    }
    for (const Line &line : scene.lines) {
        const bool moves = roleOf(scene.cards.at(line.a.card), selected) == ArrangeBox::Role::Moves ||
                           roleOf(scene.cards.at(line.b.card), selected) == ArrangeBox::Role::Moves;
        if (line.bend && moves)
            edit.straightened.append(line.key);
    }
    return edit;
}

} // namespace sw::diagram
