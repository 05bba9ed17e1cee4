// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <bson/bson.h>

#include <set>

namespace sw::sizing
{

/// The cell of a point on the sphere, as 2dsphere indexes name it: the face of a cube around the earth (three bits),
/// the place on the face along a Hilbert curve (two bits for each of 30 halvings) and a last bit. Degrees.
qint64 sphereCell(double longitude, double latitude);

/// Cells of a GeoJSON geometry or of a pair of coordinates. Exact for a point; for lines and areas the cells around
/// their corners stand for those that cover them, and \p exact is set to false.
std::set<qint64> sphereCells(const bson_iter_t &geometry, bool &exact);

} // namespace sw::sizing
