// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/commands/command.h"
#include "models/schema/diagram.h"

#include <QHash>

namespace sw::document
{

/// New places of entities and collections in one diagram; the frames of one drag become one step.
class MoveNodesCommand final : public Command
{
public:
    using Entities = QHash<schema::EntityId, schema::NodePlace>;
    using Collections = QHash<QString, schema::NodePlace>;
    using Lines = QHash<QString, schema::LineWay>; ///< ways that move along, by key

    MoveNodesCommand(Document &document, const QString &text, schema::DiagramId diagram, const Entities &entities,
                     const Collections &collections = {}, const Lines &lines = {});

    bool mergeWith(const QUndoCommand *other) override;

protected:
    bool apply(schema::Model &model, ChangeEvent &event) override;
    void revert(schema::Model &model, ChangeEvent &event) override;

private:
    void tell(ChangeEvent &event) const;
    void swapPlaces(schema::Diagram &diagram);
    bool isUnchanged(const schema::Diagram &diagram) const;

    schema::DiagramId m_diagram;
    /// The places to set, or the former ones while those are set; no value: the object had no place.
    QHash<schema::EntityId, std::optional<schema::NodePlace>> m_entities;
    QHash<QString, std::optional<schema::NodePlace>> m_collections;
    QHash<QString, std::optional<schema::LineWay>> m_lines;
};

} // namespace sw::document
