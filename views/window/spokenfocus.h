// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAccessibleEvent;

namespace sw::views
{

/// False for a list in a panel whose current row follows what is done elsewhere: Qt tells a screen reader that it has
/// the focus.
bool isTrueFocus(const QAccessibleEvent &event);

/// Leaves such events out from now on.
void installSpokenFocus();

} // namespace sw::views
