// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/scene.h"

#include <algorithm>

namespace sw::diagram
{

QRectF Card::rowRect(qsizetype row, double rowHeight) const
{
    if (row < 0)
        return {rect.left(), rect.top(), rect.width(), rowsTop};
    return {rect.left(), rect.top() + rowsTop + static_cast<double>(row) * rowHeight, rect.width(), rowHeight};
}

QRectF Line::bounds() const
{
    QRectF result = a.labelRect | b.labelRect | captionRect | attributesRect;
    for (const QPointF &point : points)
        result |= QRectF(point - QPointF(12, 12), QSizeF(24, 24));
    return result;
}

const Card *Scene::card(const NodeKey &key) const
{
    const qsizetype index = indexOf(key);
    return index < 0 ? nullptr : &cards.at(index);
}

QRectF Scene::bounds() const
{
    QRectF result;
    for (const Card &card : cards)
        result |= card.rect;
    for (const Line &line : lines)
        result |= line.bounds();
    for (const NoteBox &note : notes)
        result |= note.rect;
    return result;
}

void indexScene(Scene &scene)
{
    scene.byKey.clear();
    scene.byRelationship.clear();
    scene.linesOf.clear();
    scene.cardGrid.clear();
    scene.lineGrid.clear();
    for (qsizetype i = 0; i < scene.cards.size(); ++i) {
        scene.byKey.insert(scene.cards.at(i).key, i);
        scene.cardGrid.insert(i, scene.cards.at(i).rect);
    }
    for (qsizetype i = 0; i < scene.lines.size(); ++i) {
        const Line &line = scene.lines.at(i);
        scene.byRelationship[line.relationship].append(i);
        scene.linesOf[line.a.card].append(i);
        if (line.b.card != line.a.card)
            scene.linesOf[line.b.card].append(i);
        insertLine(scene, i);
    }
    indexAreas(scene);
}

void indexAreas(Scene &scene)
{
    for (Card &card : scene.cards)
        card.area = -1;
    for (qsizetype n = 0; n < scene.notes.size(); ++n) {
        NoteBox &note = scene.notes[n];
        note.members.clear();
        if (!note.area)
            continue;
        for (const qsizetype index : scene.cardGrid.query(note.rect)) {
            Card &card = scene.cards[index];
            if (card.area >= 0 || !note.rect.contains(card.rect.center()))
                continue;
            card.area = n;
            note.members.append(index);
        }
    }
}

void insertLine(Scene &scene, qsizetype index)
{
    const Line &line = scene.lines.at(index);
    for (const QRectF &rect : line.pieces())
        scene.lineGrid.insert(index, rect);
}

void removeLine(Scene &scene, qsizetype index)
{
    const Line &line = scene.lines.at(index);
    for (const QRectF &rect : line.pieces())
        scene.lineGrid.remove(index, rect);
}

QList<QRectF> Line::pieces() const
{
    QList<QRectF> result;
    if (points.isEmpty())
        return result; // its texts have no places yet
    for (qsizetype i = 1; i < points.size(); ++i)
        result.append(QRectF(points.at(i - 1), points.at(i)).normalized().adjusted(-10, -10, 10, 10));
    for (const QRectF &rect : {a.labelRect, b.labelRect, captionRect, attributesRect}) {
        if (!rect.isNull())
            result.append(rect);
    }
    return result;
}

} // namespace sw::diagram
