// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/commands/movenodescommand.h"

#include "models/document/document.h"

#include <algorithm>

namespace sw::document
{

namespace
{

schema::Diagram *findDiagram(schema::Model &model, const schema::DiagramId &id)
{
    const auto found = std::find_if(model.diagrams.begin(), model.diagrams.end(),
                                    [&id](const schema::Diagram &d) { return d.id == id; });
    return found == model.diagrams.end() ? nullptr : &*found;
}

template <typename Key, typename Value>
void exchange(QHash<Key, Value> &places, QHash<Key, std::optional<Value>> &others)
{
    for (auto it = others.begin(); it != others.end(); ++it) {
        std::optional<Value> former;
        if (const auto found = places.constFind(it.key()); found != places.cend())
            former = *found;
        if (*it)
            places.insert(it.key(), **it);
        else
            places.remove(it.key());
        *it = former;
    }
}

/// True when \p others would leave \p places as they are.
template <typename Key, typename Value>
bool isSame(const QHash<Key, Value> &places, const QHash<Key, std::optional<Value>> &others)
{
    for (auto it = others.cbegin(); it != others.cend(); ++it) {
        const auto found = places.constFind(it.key());
        if (it->has_value() != (found != places.cend()) || (it->has_value() && **it != *found))
            return false;
    }
    return true;
}

} // namespace

MoveNodesCommand::MoveNodesCommand(Document &document, const QString &text, schema::DiagramId diagram,
                                   const Entities &entities, const Collections &collections, const Lines &lines)
    : Command(document, text), m_diagram(std::move(diagram))
{
    for (auto it = entities.cbegin(); it != entities.cend(); ++it)
        m_entities.insert(it.key(), *it);
    for (auto it = collections.cbegin(); it != collections.cend(); ++it)
        m_collections.insert(it.key(), *it);
    for (auto it = lines.cbegin(); it != lines.cend(); ++it)
        m_lines.insert(it.key(), *it);
}

void MoveNodesCommand::tell(ChangeEvent &event) const
{
    event.changes = Change::Places;
    event.diagrams.insert(m_diagram);
    for (auto it = m_entities.cbegin(); it != m_entities.cend(); ++it)
        event.moved.insert(it.key());
    for (auto it = m_collections.cbegin(); it != m_collections.cend(); ++it)
        event.movedCollections.insert(it.key());
}

void MoveNodesCommand::swapPlaces(schema::Diagram &diagram)
{
    exchange(diagram.places, m_entities);
    exchange(diagram.collections, m_collections);
    exchange(diagram.lines, m_lines);
}

bool MoveNodesCommand::isUnchanged(const schema::Diagram &diagram) const
{
    return isSame(diagram.places, m_entities) && isSame(diagram.collections, m_collections) &&
           isSame(diagram.lines, m_lines);
}

bool MoveNodesCommand::apply(schema::Model &model, ChangeEvent &event)
{
    schema::Diagram *diagram = findDiagram(model, m_diagram);
    if (!diagram || isUnchanged(*diagram))
        return false;
    swapPlaces(*diagram);
    tell(event);
    return true;
}

void MoveNodesCommand::revert(schema::Model &model, ChangeEvent &event)
{
    if (schema::Diagram *diagram = findDiagram(model, m_diagram))
        swapPlaces(*diagram);
    tell(event);
}

bool MoveNodesCommand::mergeWith(const QUndoCommand *other)
{
    const auto *next = dynamic_cast<const MoveNodesCommand *>(other);
    if (!next || next->m_diagram != m_diagram || !isSameBurst(*next) || next->text() != text())
        return false;
    for (auto it = next->m_entities.cbegin(); it != next->m_entities.cend(); ++it) {
        if (!m_entities.contains(it.key()))
            m_entities.insert(it.key(), *it);
    }
    for (auto it = next->m_collections.cbegin(); it != next->m_collections.cend(); ++it) {
        if (!m_collections.contains(it.key()))
            m_collections.insert(it.key(), *it);
    }
    for (auto it = next->m_lines.cbegin(); it != next->m_lines.cend(); ++it) {
        if (!m_lines.contains(it.key()))
            m_lines.insert(it.key(), *it);
    }
    if (const schema::Diagram *diagram = findDiagram(model(), m_diagram))
        setObsolete(isUnchanged(*diagram));
    return true;
}

} // namespace sw::document
