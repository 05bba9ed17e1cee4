// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/layoutedits.h"

#include "models/document/document.h"
#include "models/document/edits/edittexts.h"
#include "models/document/edits/projectedits.h"

#include <QUrl>

namespace sw::document
{

namespace
{

/// How far the cards of a diagram move.
class Moves
{
public:
    Moves(const schema::Diagram &diagram, const QHash<schema::EntityId, QPointF> &entities,
          const QHash<QString, QPointF> &collections)
        : m_diagram(diagram), m_entities(entities), m_collections(collections)
    {}

    std::optional<QPointF> of(const schema::EntityId &id) const { return distance(m_diagram.places, m_entities, id); }
    std::optional<QPointF> of(const QString &collection) const
    {
        return distance(m_diagram.collections, m_collections, collection);
    }

    /// Of a line of the Documents view: its key names both collections.
    std::optional<QPointF> ofDocumentLine(const QString &key) const
    {
        for (auto from = m_collections.cbegin(); from != m_collections.cend(); ++from) {
            if (!key.startsWith(schema::documentLinePrefix(from.key())))
                continue;
            const QString target = QUrl::fromPercentEncoding(key.section(QLatin1Char('/'), -1).toLatin1());
            const std::optional<QPointF> distance = of(from.key());
            if (distance && of(target) == distance)
                return distance;
        }
        return std::nullopt;
    }

private:
    template <typename Key>
    static std::optional<QPointF> distance(const QHash<Key, schema::NodePlace> &places,
                                           const QHash<Key, QPointF> &moved, const Key &key)
    {
        const auto from = places.constFind(key);
        const auto to = moved.constFind(key);
        if (from == places.cend() || to == moved.cend())
            return std::nullopt;
        return *to - QPointF(from->x, from->y);
    }

    const schema::Diagram &m_diagram;
    const QHash<schema::EntityId, QPointF> &m_entities;
    const QHash<QString, QPointF> &m_collections;
};

schema::LineWay shifted(schema::LineWay way, const QPointF &distance)
{
    for (qsizetype i = 0; i < way.at.size(); ++i)
        way.at[i] += i % 2 == 0 ? distance.x() : distance.y();
    return way;
}

} // namespace

void applyTo(schema::Diagram &diagram, const LayoutEdit &edit)
{
    const auto put = [](schema::NodePlace &place, const QPointF &corner) {
        place.x = corner.x();
        place.y = corner.y();
    };
    for (auto it = edit.entities.cbegin(); it != edit.entities.cend(); ++it)
        put(diagram.places[it.key()], *it);
    for (auto it = edit.collections.cbegin(); it != edit.collections.cend(); ++it)
        put(diagram.collections[it.key()], *it);
    for (schema::Note &note : diagram.notes) {
        const auto rect = edit.notes.constFind(note.id);
        if (rect == edit.notes.cend())
            continue;
        note.x = rect->x();
        note.y = rect->y();
        note.width = rect->width();
        note.height = rect->height();
    }
    for (const QString &key : edit.straightened)
        diagram.lines.remove(key);
}

bool applyLayout(Document &document, const schema::DiagramId &diagram, const LayoutEdit &edit, const QString &text)
{
    document.endBurst();
    return editModel(document, text, [&](schema::Model &model) { applyTo(diagramIn(model, diagram), edit); });
}

bool setLineWay(Document &document, const schema::DiagramId &diagram, const QString &key,
                const std::optional<schema::LineWay> &way)
{
    if (!way)
        return straightenLines(document, diagram, {key});
    return editModel(document, Text::tr("Bend a line"),
                     [&](schema::Model &model) { diagramIn(model, diagram).lines.insert(key, *way); });
}

bool straightenLines(Document &document, const schema::DiagramId &diagram, const QStringList &keys)
{
    return editModel(
        document, keys.size() == 1 ? Text::tr("Straighten a line") : Text::tr("Straighten %1 lines").arg(keys.size()),
        [&](schema::Model &model) {
            for (const QString &key : keys)
                diagramIn(model, diagram).lines.remove(key);
        });
}

QHash<QString, schema::LineWay> waysMovedAlong(const schema::Model &model, const schema::Diagram &diagram,
                                               const QHash<schema::EntityId, QPointF> &entities,
                                               const QHash<QString, QPointF> &collections)
{
    QHash<QString, schema::LineWay> result;
    if (diagram.lines.isEmpty())
        return result;
    const Moves moves(diagram, entities, collections);
    const auto consider = [&](const QString &key, const std::optional<QPointF> &a, const std::optional<QPointF> &b) {
        const auto way = diagram.lines.constFind(key);
        if (way != diagram.lines.cend() && a && b && *a == *b && !a->isNull())
            result.insert(key, shifted(*way, *a));
    };
    for (const schema::Relationship &relationship : model.relationships)
        consider(relationship.id.text(), moves.of(relationship.a.entity), moves.of(relationship.b.entity));
    for (const schema::Entity &entity : model.entities) {
        if (!entity.superEntity.isEmpty())
            consider(schema::inheritanceLineKey(entity.id), moves.of(entity.id), moves.of(entity.superEntity));
    }
    for (auto it = diagram.lines.cbegin(); it != diagram.lines.cend() && !collections.isEmpty(); ++it)
        consider(it.key(), moves.ofDocumentLine(it.key()), moves.ofDocumentLine(it.key()));
    return result;
}

} // namespace sw::document
