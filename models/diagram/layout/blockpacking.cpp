// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/blockpacking.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sw::diagram
{

namespace
{

constexpr double packingSnap = 10;

/// The upper outline of what was placed: steps from left to right.
struct Step
{
    double x;
    double width;
    double y;
};

class Skyline
{
public:
    explicit Skyline(double width) : m_steps{{0, width, 0}} {}

    /// Takes the lowest place that is \p size wide, the left one of several.
    QPointF take(const QSizeF &size)
    {
        std::optional<QPointF> best;
        for (qsizetype i = 0; i < m_steps.size(); ++i) {
            const std::optional<double> y = heightFrom(i, size.width());
            if (y && (!best || *y < best->y() - 0.5))
                best = QPointF(m_steps.at(i).x, *y);
        }
        const QPointF place = best.value_or(QPointF(0, highest()));
        raise(place.x(), size.width(), place.y() + size.height());
        return place;
    }

private:
    std::optional<double> heightFrom(qsizetype index, double width) const
    {
        double y = 0;
        for (qsizetype i = index; i < m_steps.size(); ++i) {
            y = std::max(y, m_steps.at(i).y);
            width -= m_steps.at(i).width;
            if (width <= 0.01)
                return y;
        }
        return std::nullopt;
    }

    double highest() const
    {
        return std::max_element(m_steps.begin(), m_steps.end(), [](const Step &a, const Step &b) { return a.y < b.y; })
            ->y;
    }

    void raise(double x, double width, double y)
    {
        QList<Step> steps;
        bool added = false;
        for (const Step &step : std::as_const(m_steps)) {
            const double end = step.x + step.width;
            if (end <= x + 0.01 || step.x >= x + width - 0.01) {
                if (step.x >= x + width - 0.01 && !added) {
                    steps.append({x, width, y});
                    added = true;
                }
                steps.append(step);
                continue;
            }
            if (step.x < x)
                steps.append({step.x, x - step.x, step.y});
            if (!added)
                steps.append({x, width, y});
            added = true;
            if (end > x + width)
                steps.append({x + width, end - x - width, step.y});
        }
        m_steps = steps;
    }

    QList<Step> m_steps;
};

struct Packing
{
    QList<QPointF> corners;
    double badness = 0;
};

Packing packInto(double width, const QList<QSizeF> &sizes, const QList<qsizetype> &order, double gap, double aspect)
{
    Packing packing{QList<QPointF>(sizes.size()), 0};
    Skyline skyline(width + gap);
    double right = 0;
    double bottom = 0;
    for (const qsizetype block : order) {
        const QSizeF size = sizes.at(block) + QSizeF(gap, gap);
        packing.corners[block] = skyline.take(size);
        right = std::max(right, packing.corners.at(block).x() + sizes.at(block).width());
        bottom = std::max(bottom, packing.corners.at(block).y() + sizes.at(block).height());
    }
    // What counts is how small it has to be drawn to fit a window of that aspect.
    packing.badness = std::max(right, bottom * aspect);
    return packing;
}

} // namespace

QList<QPointF> packBlocks(const QList<QSizeF> &sizes, double gap, double aspect)
{
    QList<qsizetype> order(sizes.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](qsizetype a, qsizetype b) { return sizes.at(a).height() > sizes.at(b).height(); });
    double area = 0;
    double widest = 0;
    for (const QSizeF &size : sizes) {
        area += (size.width() + gap) * (size.height() + gap);
        widest = std::max(widest, size.width());
    }
    Packing best;
    for (const double factor : {0.8, 0.9, 1.0, 1.1, 1.25, 1.4, 1.6}) {
        const double width = std::ceil(std::max(widest, std::sqrt(area * aspect) * factor) / packingSnap) * packingSnap;
        Packing packing = packInto(width, sizes, order, gap, aspect);
        if (best.corners.isEmpty() || packing.badness < best.badness - 1)
            best = std::move(packing);
    }
    return best.corners;
}

void FreePlaces::add(const QRectF &rect)
{
    m_grid.insert(m_rects.size(), rect);
    m_rects.append(rect);
    m_bounds |= rect;
}

bool FreePlaces::isFree(const QRectF &rect) const
{
    const QRectF room = rect.adjusted(-m_gap, -m_gap, m_gap, m_gap);
    const QList<qsizetype> near = m_grid.query(room);
    return std::none_of(near.begin(), near.end(), [&](qsizetype i) { return m_rects.at(i).intersects(room); });
}

QPointF FreePlaces::nearest(const QSizeF &size, const QPointF &wanted,
                            const std::function<bool(const QRectF &)> &accepts) const
{
    const QPointF start(std::round(wanted.x() / packingSnap) * packingSnap,
                        std::round(wanted.y() / packingSnap) * packingSnap);
    const auto fits = [&](const QPointF &corner) {
        const QRectF rect(corner, size);
        return isFree(rect) && (!accepts || accepts(rect));
    };
    if (fits(start))
        return start;
    // Rings around the wanted place, wider apart further out.
    double step = 20;
    for (double radius = step; radius < 60'000; radius += step) {
        std::optional<QPointF> best;
        const auto consider = [&](const QPointF &offset) {
            const bool nearer =
                !best || std::hypot(offset.x(), offset.y()) < std::hypot(best->x() - start.x(), best->y() - start.y());
            if (nearer && fits(start + offset))
                best = start + offset;
        };
        for (double along = -radius; along <= radius; along += step) {
            for (const QPointF &offset :
                 {QPointF(along, radius), QPointF(along, -radius), QPointF(radius, along), QPointF(-radius, along)})
                consider(offset);
        }
        if (best)
            return *best;
        step = std::max(step, std::floor(radius / 8 / packingSnap) * packingSnap);
    }
    return {start.x(), std::ceil((m_bounds.bottom() + m_gap) / packingSnap) * packingSnap};
}

} // namespace sw::diagram
