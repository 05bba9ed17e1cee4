// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/freeplace.h"

#include <algorithm>
#include <cmath>

namespace sw::diagram
{

namespace
{

constexpr double margin = 30; // so that a line finds its way
constexpr double step = 40;
constexpr int mostRings = 60;

bool isFree(const Scene &scene, const QRectF &place)
{
    const QRectF wide = place.adjusted(-margin, -margin, margin, margin);
    const auto covers = [&wide](const auto &each) {
        return each.rect.intersects(wide);
    };
    const auto isInTheWay = [&covers](const NoteBox &note) {
        return !note.area && covers(note);
    };
    return std::none_of(scene.cards.cbegin(), scene.cards.cend(), covers) &&
           std::none_of(scene.notes.cbegin(), scene.notes.cend(), isInTheWay);
}

} // namespace

QPointF freePlace(const Scene &scene, const QPointF &wanted, const QSizeF &size)
{
    for (int ring = 0; ring <= mostRings; ++ring) {
        QPointF best;
        double nearest = -1;
        for (int x = -ring; x <= ring; ++x) {
            for (int y = -ring; y <= ring; ++y) {
                if (std::max(std::abs(x), std::abs(y)) != ring) // only the ring itself
                    continue;
                const QPointF place = wanted + QPointF(x * step, y * step);
                const double away = std::hypot(x, y);
                if ((nearest < 0 || away < nearest) && isFree(scene, {place, size})) {
                    nearest = away;
                    best = place;
                }
            }
        }
        if (nearest >= 0)
            return best;
    }
    return wanted;
}

} // namespace sw::diagram
