// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/changeevent.h"
#include "models/schema/model.h"

namespace sw::document
{

/// How one list of objects with ids became another one. Values that went or came are kept with their places, so that
/// the way back restores the same order.
template <typename T>
struct ListPatch
{
    struct Placed
    {
        qsizetype index = 0;
        T value;
    };
    struct Changed
    {
        qsizetype index = 0; ///< in the new list
        T before;
        T after;
    };
    QList<Placed> removed;  ///< ascending, index in the old list
    QList<Placed> inserted; ///< ascending, index in the new list
    QList<Changed> changed;
    /// When what stayed changed its order: for each place among the kept objects of the new list, the place in the old
    /// one.
    QList<qsizetype> order;

    bool isEmpty() const { return removed.isEmpty() && inserted.isEmpty() && changed.isEmpty() && order.isEmpty(); }
};

/// The difference of two models by object, small where the edit was small; undo and redo of structure edits are made of
/// it.
class ModelPatch
{
public:
    ModelPatch(const schema::Model &before, const schema::Model &after);

    bool isEmpty() const;
    /// \p model must equal the former model.
    void apply(schema::Model &model) const;
    /// \p model must equal the latter model.
    void revert(schema::Model &model) const;
    /// What apply and revert alike change.
    const ChangeEvent &event() const { return m_event; }

private:
    void describe();

    ListPatch<schema::Entity> m_entities;
    ListPatch<schema::Relationship> m_relationships;
    ListPatch<schema::Operation> m_operations;
    ListPatch<schema::PatternUse> m_patterns;
    ListPatch<schema::Diagram> m_diagrams;
    bool m_projectChanged = false;
    schema::Model m_projectBefore; ///< all but the lists above
    schema::Model m_projectAfter;
    ChangeEvent m_event;
};

} // namespace sw::document
