// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scene.h"

#include <optional>

namespace sw::diagram
{

/// Room that lines keep from cards, in scene units.
inline constexpr double clearance = 6;
/// From a card's border to the first bend: room for the foot.
inline constexpr double stubLength = 24;
/// How far a segment may move from where it was found.
inline constexpr double nudgeReach = 72;

/// An interval of coordinates, empty when low > high.
struct Span
{
    double low = 0;
    double high = 0;

    bool isEmpty() const { return low > high; }
    double middle() const { return (low + high) / 2; }
    double clamp(double value) const { return std::clamp(value, low, high); }
    bool overlaps(const Span &other, double margin) const
    {
        return low < other.high + margin && other.low < high + margin;
    }
};

/// Questions about free room between the cards of a scene. Cards at the ends of a line may be left out by number.
class Obstacles
{
public:
    explicit Obstacles(const Scene &scene) : m_scene(scene) {}

    /// True when the straight piece keeps its clearance from all cards but the two.
    bool isFree(const QPointF &from, const QPointF &to, qsizetype skip = -1, qsizetype skipToo = -1) const;
    /// How far a horizontal at \p y can lead from \p x to the right (or left) before it meets a card, within \p limit.
    double reach(double y, double x, double limit, qsizetype skip) const;
    /// Free intervals of x for a vertical over \p ys within \p range, ascending.
    QList<Span> freeColumns(const Span &range, const Span &ys) const;
    /// Where the vertical at \p x over \p ys (or the horizontal at y over xs) may be moved to without meeting a card;
    /// at most nudgeReach to each side.
    Span columnAround(double x, const Span &ys) const;
    Span rowAround(double y, const Span &xs, qsizetype skip = -1, qsizetype skipToo = -1) const;

private:
    const Scene &m_scene;
};

} // namespace sw::diagram
