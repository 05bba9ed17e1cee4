// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/commands/patchcommand.h"

#include "models/document/document.h"

namespace sw::document
{

PatchCommand::PatchCommand(Document &document, const QString &text, const schema::Model &after)
    : Command(document, text), m_patch(document.model(), after)
{}

bool PatchCommand::apply(schema::Model &model, ChangeEvent &event)
{
    if (m_patch.isEmpty())
        return false;
    m_patch.apply(model);
    event = m_patch.event();
    return true;
}

void PatchCommand::revert(schema::Model &model, ChangeEvent &event)
{
    m_patch.revert(model);
    event = m_patch.event();
}

} // namespace sw::document
