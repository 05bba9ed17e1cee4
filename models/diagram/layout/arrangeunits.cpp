// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/arranger.h"

#include "models/diagram/layout/columnstack.h"

#include <QHash>

#include <algorithm>

// Areas and parts that are moved as a whole, beside each other.
namespace sw::diagram
{

namespace
{

/// Around areas.
constexpr double areaGap = 100;

} // namespace

QList<Arranger::Unit> Arranger::freeUnits() const
{
    QList<Unit> units;
    for (const Group &group : m_groups) {
        if (group.area >= 0) {
            if (!group.anchored)
                units.append(areaUnit(group));
            continue;
        }
        for (const LayoutBlock &block : group.blocks) {
            const bool holds =
                std::any_of(block.boxes.begin(), block.boxes.end(), [this](qsizetype box) { return stays(box); });
            if (!holds && !m_partial)
                units.append({block, -1});
        }
    }
    return units;
}

Arranger::Unit Arranger::areaUnit(const Group &group) const
{
    Unit unit;
    unit.area = group.area;
    unit.block.size = m_request.areas.at(group.area).size();
    if (group.blocks.isEmpty())
        return unit;
    QList<QSizeF> sizes;
    for (const LayoutBlock &block : group.blocks)
        sizes.append(block.size);
    const QList<QPointF> places = packBlocks(sizes, partGap / 2, m_request.aspect);
    QRectF all;
    for (qsizetype i = 0; i < places.size(); ++i) {
        const LayoutBlock &block = group.blocks.at(i);
        unit.block.boxes += block.boxes;
        for (const QPointF &corner : block.corners)
            unit.block.corners.append(corner + places.at(i) + QPointF(areaMargin, titleRoom));
        all |= QRectF(places.at(i), block.size);
    }
    unit.block.size = withMargins(all).size();
    return unit;
}

base::Result<void> Arranger::placeUnits()
{
    const QList<Unit> units = freeUnits();
    if (units.isEmpty())
        return {};
    const auto corners = unitCorners(units);
    if (!corners)
        return corners.error();
    QRectF former;
    for (const ArrangeBox &box : m_request.boxes)
        former |= box.rect;
    FreePlaces taken(partGap);
    QRectF fixed;
    for (qsizetype box = 0; box < m_request.boxes.size(); ++box) {
        const qsizetype area = m_request.boxes.at(box).area;
        if (!isPlaced(box))
            continue;
        fixed |= rectOf(box);
        taken.add(area >= 0 ? m_result.areas.at(area) : rectOf(box));
    }
    for (qsizetype i = 0; i < units.size(); ++i) {
        const LayoutBlock &block = units.at(i).block;
        QPointF corner = corners->at(i) + onGrid(former.topLeft());
        if (!fixed.isNull()) {
            corner = taken.nearest(block.size, fixed.center() - QPointF(block.size.width(), block.size.height()) / 2);
            taken.add({corner, block.size});
        }
        put(block, corner);
        if (units.at(i).area >= 0)
            m_result.areas[units.at(i).area] = {corner, block.size};
    }
    return {};
}

bool Arranger::isPlaced(qsizetype box) const
{
    const ArrangeBox &each = m_request.boxes.at(box);
    if (stays(box) || m_partial || (each.area >= 0 && m_groups.at(each.area).anchored))
        return true;
    if (each.area >= 0)
        return false;
    for (const LayoutBlock &block : m_groups.last().blocks) {
        if (block.boxes.contains(box))
            return std::any_of(block.boxes.begin(), block.boxes.end(),
                               [this](qsizetype other) { return stays(other); });
    }
    return false;
}

base::Result<QList<QPointF>> Arranger::unitCorners(const QList<Unit> &units)
{
    ArrangeRequest whole;
    QHash<qsizetype, qsizetype> unitOf;
    for (qsizetype i = 0; i < units.size(); ++i) {
        whole.boxes.append({QRectF(QPointF(), units.at(i).block.size), Role::Moves, -1});
        for (const qsizetype box : units.at(i).block.boxes)
            unitOf.insert(box, i);
    }
    for (const auto &[a, b] : m_request.links) {
        if (unitOf.contains(a) && unitOf.contains(b) && unitOf.value(a) != unitOf.value(b))
            whole.links.append({unitOf.value(a), unitOf.value(b)});
    }
    QList<qsizetype> all;
    for (qsizetype i = 0; i < units.size(); ++i)
        all.append(i);
    const auto blocks = unitBlocks(partsOf(whole, all), units);
    if (!blocks)
        return blocks.error();
    QList<QSizeF> sizes;
    for (const LayoutBlock &block : *blocks)
        sizes.append(block.size);
    const QList<QPointF> places = packBlocks(sizes, partGap, m_request.aspect);
    QList<QPointF> corners(units.size());
    for (qsizetype i = 0; i < blocks->size(); ++i) {
        for (qsizetype k = 0; k < blocks->at(i).boxes.size(); ++k)
            corners[blocks->at(i).boxes.at(k)] = places.at(i) + blocks->at(i).corners.at(k);
    }
    return corners;
}

base::Result<QList<LayoutBlock>> Arranger::unitBlocks(const QList<LayoutPart> &parts, const QList<Unit> &units)
{
    QList<LayoutGraph> graphs;
    for (const LayoutPart &part : parts)
        graphs += graphsFor(part, LayoutMethod::Force);
    const auto centres = ask(graphs);
    if (!centres)
        return centres.error();
    QList<LayoutBlock> blocks;
    qsizetype at = 0;
    for (const LayoutPart &part : parts) {
        if (part.links.isEmpty()) {
            for (const qsizetype unit : part.boxes)
                blocks.append(LayoutBlock{{unit}, {QPointF()}, units.at(unit).block.size});
            continue;
        }
        blocks.append(centres->isEmpty() ? simpleBlockOf(part) : linkedUnits(part, centres->at(at)));
        ++at;
    }
    return blocks;
}

LayoutBlock Arranger::linkedUnits(const LayoutPart &part, const QList<QPointF> &centres) const
{
    ColumnStack stack(part.sizes, part.links, {areaGap, areaGap, false});
    stack.fill(centres, m_request.aspect);
    stack.improve(20);
    return {part.boxes, stack.corners(), stack.size()};
}

} // namespace sw::diagram
