// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/metrics.h"
#include "models/diagram/scene/viewstate.h"

#include <QStringList>

namespace sw::diagram
{

/// What stands at a line of an operation's path, with its place.
struct PlacedText
{
    qsizetype line = -1;
    QStringList lines; ///< two where one is too long for its place
    QRectF rect;       ///< in scene units
};

/// How large these texts are drawn at \p zoom: never too small to be read.
double pathTextScale(double zoom);

/// Puts the texts of \p state near the ends they speak of, in sight, and where they cover no card, number or other text
/// if there is such a place.
QList<PlacedText> placePathTexts(const Scene &scene, const ViewState &state, const Metrics &metrics,
                                 const Camera &camera);

} // namespace sw::diagram
