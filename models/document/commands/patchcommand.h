// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/commands/command.h"
#include "models/document/edits/modelpatch.h"

namespace sw::document
{

/// Any edit of structure: adding, removing, reordering, with all that hangs on it. It keeps the difference of the two
/// models by id, so undo restores values and order exactly, whatever the edit was.
class PatchCommand final : public Command
{
public:
    /// \p after: the document's model as it shall be; must be made from the model as it is now.
    PatchCommand(Document &document, const QString &text, const schema::Model &after);

protected:
    bool apply(schema::Model &model, ChangeEvent &event) override;
    void revert(schema::Model &model, ChangeEvent &event) override;

private:
    ModelPatch m_patch;
};

} // namespace sw::document
