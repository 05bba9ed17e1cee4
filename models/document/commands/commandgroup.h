// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/commands/command.h"

#include <memory>
#include <vector>

namespace sw::document
{

/// Steps that are undone and redone together, with one event for all of them.
class CommandGroup final : public QUndoCommand
{
public:
    CommandGroup(Document &document, const QString &text);

    /// Takes a step that has been executed.
    void add(std::unique_ptr<QUndoCommand> step);
    bool isEmpty() const { return m_steps.empty(); }
    /// The next redo() does nothing: the steps are done already.
    void markDone() { m_done = true; }

    void redo() override;
    void undo() override;

private:
    Document &m_document;
    std::vector<std::unique_ptr<QUndoCommand>> m_steps;
    bool m_done = false;
};

} // namespace sw::document
