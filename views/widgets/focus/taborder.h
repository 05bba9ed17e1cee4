// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace sw::views
{

/// Lets Tab go through \p parts of one window one after the other, and through each of them as its layouts show it:
/// else widgets come in the order in which they were made. To be called again when something was added.
void setTabOrderAsSeen(const QList<QWidget *> &parts);

/// Gives the focus to where it was in \p place, else to its focus proxy, else to the first of what is seen there that
/// takes keys; false when there is none.
bool takeFocus(QWidget *place);

} // namespace sw::views
