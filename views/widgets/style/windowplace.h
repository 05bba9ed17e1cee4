// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QByteArray;
class QRect;
class QScreen;
class QWidget;

namespace sw::views
{

/// What a window, without the frame around it, may take of \p screen.
QRect roomOn(const QScreen &screen);
/// Brings \p window back to where saveGeometry() found it, as far as the screen has room today; false when there is
/// nothing to go by.
bool restorePlace(QWidget &window, const QByteArray &saved);

} // namespace sw::views
