// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/routing/obstacles.h"

namespace sw::diagram
{

/// Drops points on straight pieces and repeated ones.
QList<QPointF> simplified(const QList<QPointF> &points);

/// simplified(), and takes out jogs: a piece between two bends moves into line with its neighbour where there is room,
/// so that ways found on a lattice look drawn by hand. The ends stay.
QList<QPointF> straightened(const Obstacles &obstacles, const QList<QPointF> &points, qsizetype cardA, qsizetype cardB);

} // namespace sw::diagram
