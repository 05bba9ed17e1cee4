// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/commands/commandgroup.h"

#include "models/document/document.h"

#include <utility>

namespace sw::document
{

CommandGroup::CommandGroup(Document &document, const QString &text) : QUndoCommand(text), m_document(document)
{}

void CommandGroup::add(std::unique_ptr<QUndoCommand> step)
{
    if (!m_steps.empty() && m_steps.back()->id() == step->id() && m_steps.back()->mergeWith(step.get())) {
        if (m_steps.back()->isObsolete())
            m_steps.pop_back();
        return;
    }
    m_steps.push_back(std::move(step));
}

void CommandGroup::redo()
{
    if (std::exchange(m_done, false))
        return;
    m_document.beginBatch();
    for (const auto &step : m_steps)
        step->redo();
    m_document.endBatch();
}

void CommandGroup::undo()
{
    m_document.beginBatch();
    for (auto step = m_steps.rbegin(); step != m_steps.rend(); ++step)
        (*step)->undo();
    m_document.endBatch();
}

} // namespace sw::document
