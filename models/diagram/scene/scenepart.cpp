// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/scenepart.h"

#include "models/diagram/scene/hittest.h"

namespace sw::diagram
{

Scene partOf(const Scene &scene, const QSet<NodeKey> &keys)
{
    Scene part;
    part.notation = scene.notation;
    part.rowHeight = scene.rowHeight;
    part.footerHeight = scene.footerHeight;
    part.indent = scene.indent;
    QHash<qsizetype, qsizetype> numbers;
    QRectF bounds;
    for (qsizetype i = 0; i < scene.cards.size(); ++i) {
        if (!keys.contains(scene.cards.at(i).key))
            continue;
        numbers.insert(i, part.cards.size());
        part.cards.append(scene.cards.at(i));
        bounds |= scene.cards.at(i).rect;
    }
    for (const Line &line : scene.lines) {
        if (!numbers.contains(line.a.card) || !numbers.contains(line.b.card))
            continue;
        part.lines.append(line);
        part.lines.last().a.card = numbers.value(line.a.card);
        part.lines.last().b.card = numbers.value(line.b.card);
    }
    for (const NoteBox &note : scene.notes) {
        if (note.area ? std::any_of(note.members.begin(), note.members.end(),
                                    [&](qsizetype member) { return numbers.contains(member); })
                      : bounds.intersects(note.rect))
            part.notes.append(note);
    }
    indexScene(part);
    return part;
}

Scene partIn(const Scene &scene, const QRectF &rect)
{
    const QList<NodeKey> keys = cardsIn(scene, rect);
    return partOf(scene, {keys.begin(), keys.end()});
}

} // namespace sw::diagram
