// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/arranger.h"

#include <algorithm>

// Parts beside boxes that stay where they are.
namespace sw::diagram
{

namespace
{

/// What stays keeps this from what is placed.
constexpr double fixedGap = 36;

} // namespace

void Arranger::placeAround(Group &group)
{
    FreePlaces taken(fixedGap);
    for (qsizetype box = 0; box < m_request.boxes.size(); ++box) {
        if (stays(box))
            taken.add(rectOf(box));
    }
    if (group.area < 0) {
        for (const QRectF &area : std::as_const(m_result.areas))
            taken.add(area);
    }
    for (const bool locked : {true, false}) {
        for (const LayoutBlock &block : std::as_const(group.blocks)) {
            if (std::any_of(block.boxes.begin(), block.boxes.end(), [this](qsizetype box) { return stays(box); }) !=
                locked)
                continue;
            if (locked)
                placeWithLocked(group, block, taken);
            else if (group.area >= 0 || m_partial)
                placeWhole(group, block, taken);
            else
                continue;
        }
    }
    if (group.area >= 0)
        fitArea(group);
}

void Arranger::placeWithLocked(const Group &group, const LayoutBlock &block, FreePlaces &taken)
{
    QPointF offset;
    double count = 0;
    for (qsizetype i = 0; i < block.boxes.size(); ++i) {
        if (!stays(block.boxes.at(i)))
            continue;
        offset += m_request.boxes.at(block.boxes.at(i)).rect.topLeft() - block.corners.at(i);
        ++count;
    }
    offset = onGrid(offset / count);
    for (qsizetype i = 0; i < block.boxes.size(); ++i) {
        const qsizetype box = block.boxes.at(i);
        if (stays(box))
            continue;
        const QSizeF size = m_request.boxes.at(box).rect.size();
        m_result.corners[box] = taken.nearest(size, block.corners.at(i) + offset, acceptsIn(group));
        taken.add({m_result.corners.at(box), size});
    }
}

void Arranger::placeWhole(const Group &group, const LayoutBlock &block, FreePlaces &taken)
{
    const QRectF former = formerRect(block);
    QPointF wanted = former.center() - QPointF(block.size.width(), block.size.height()) / 2;
    if (group.area >= 0 && !m_partial)
        wanted = m_request.areas.at(group.area).topLeft() + QPointF(areaMargin, titleRoom);
    const QPointF corner = taken.nearest(block.size, wanted, acceptsIn(group));
    put(block, corner);
    taken.add({corner, block.size});
}

std::function<bool(const QRectF &)> Arranger::acceptsIn(const Group &group) const
{
    if (group.area < 0)
        return {};
    return [this, &group](const QRectF &rect) {
        const QRectF grown = m_result.areas.at(group.area) | withMargins(rect);
        for (qsizetype i = 0; i < m_result.areas.size(); ++i) {
            if (i != group.area && (m_groups.at(i).anchored || m_partial) && m_result.areas.at(i).intersects(grown))
                return false;
        }
        for (qsizetype box = 0; box < m_request.boxes.size(); ++box) {
            if (stays(box) && m_request.boxes.at(box).area != group.area && rectOf(box).intersects(grown))
                return false;
        }
        return true;
    };
}

void Arranger::fitArea(const Group &group)
{
    QRectF members;
    bool moved = false;
    for (qsizetype box = 0; box < m_request.boxes.size(); ++box) {
        if (m_request.boxes.at(box).area != group.area)
            continue;
        members |= rectOf(box);
        moved = moved || !stays(box);
    }
    if (!moved)
        return;
    QRectF &area = m_result.areas[group.area];
    area = m_partial ? area | withMargins(members) : withMargins(members);
}

} // namespace sw::diagram
