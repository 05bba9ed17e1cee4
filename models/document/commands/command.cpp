// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/commands/command.h"

#include "models/document/document.h"

#include <utility>

namespace sw::document
{

Command::Command(Document &document, const QString &text)
    : QUndoCommand(text), m_document(document), m_burst(document.burst())
{}

schema::Model &Command::model() const
{
    return m_document.m_now.model;
}

void Command::redo()
{
    if (std::exchange(m_done, false))
        return;
    ChangeEvent event;
    if (!apply(m_document.m_now.model, event)) {
        setObsolete(true);
        return;
    }
    m_document.notify(event);
}

void Command::undo()
{
    ChangeEvent event;
    revert(m_document.m_now.model, event);
    m_document.notify(event);
}

} // namespace sw::document
