// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/routing/obstacles.h"

namespace sw::diagram
{

/// A way between two ports, before lines are spread over channels.
struct Way
{
    QList<QPointF> points;
    double cost = 0; ///< length and bends
};

/// A place on a card's border from which a line starts.
struct Port
{
    qsizetype card = -1;
    Side side = Side::Right;
    QPointF point;

    /// +1 to the right, -1 to the left.
    double direction() const { return side == Side::Right ? 1 : -1; }
};

double costOf(const QList<QPointF> &points);

/// The way with at most two bends between the ports, when there is a free one: straight, across, or around one side.
std::optional<Way> simpleWay(const Obstacles &obstacles, const Port &a, const Port &b);

} // namespace sw::diagram
