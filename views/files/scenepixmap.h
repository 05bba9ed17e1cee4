// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/output/renderfile.h"

#include <QPixmap>

namespace sw::views
{

/// The colours for a picture that lies in the window.
diagram::PictureTheme usualPictureTheme();

/// \p scene as large as fits into \p size, device-independent pixels; painted as small as it is shown, so that it takes
/// no time. Null where there is nothing to show.
QPixmap scenePixmap(const diagram::Scene &scene, diagram::PictureTheme theme, QSize size, double ratio);

} // namespace sw::views
