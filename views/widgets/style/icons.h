// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

namespace sw::views
{

/// The icon resources/icons/<name>.svg, drawn in the colour of the text it stands beside, so that it follows the theme
/// and the state of its button without being loaded again. An unknown name gives an empty icon.
QIcon icon(const QString &name);

/// The same drawing in one colour, for delegates and badges. \p size in device-independent pixels.
QPixmap iconPixmap(const QString &name, int size, const QColor &color, qreal devicePixelRatio);

} // namespace sw::views
