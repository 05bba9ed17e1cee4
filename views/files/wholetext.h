// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace sw::views
{

/// Opens a dialog with a plain \p text of any length, to read and to copy.
void showWholeText(QWidget *parent, const QString &title, const QString &text);

} // namespace sw::views
