// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sw::views
{

/// The colours offered for entities, mid-tones that show on light and dark cards alike; the first is none.
QStringList entityColors();
/// Their names, in the same order.
QStringList entityColorNames();

} // namespace sw::views
