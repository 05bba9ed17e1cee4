// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

namespace sw::views
{

/// Where a window of the \p wanted size stands on a screen that has \p room, so that as much as possible of \p other
/// stays in sight: beside it, or at the edge that covers less. It is never larger than \p room, and smaller than
/// \p least only where there is no more room.
QRect placeBeside(const QRect &room, const QRect &other, const QSize &wanted, const QSize &least);

} // namespace sw::views
