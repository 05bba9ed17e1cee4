// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/arranger.h"

#include "models/diagram/layout/columnstack.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace sw::diagram
{

namespace
{

/// What stays keeps this from what is placed.
constexpr double fixedGap = 36;

constexpr double noteGap = 8;

/// Around areas.
constexpr double areaGap = 100;

constexpr double snap = 10; ///< grid of the canvas, in scene units

} // namespace

Arranger::Arranger(const ArrangeRequest &request, const LayoutEngine &engine, const base::Progress &progress)
    : m_request(request), m_engine(engine), m_progress(progress)
{
    for (const ArrangeBox &box : request.boxes) {
        m_result.corners.append(box.rect.topLeft());
        m_partial = m_partial || box.role == Role::Outside;
    }
    m_result.areas = request.areas;
    for (const QRectF &note : request.notes)
        m_result.notes.append(note.topLeft());
}

base::Result<Arrangement> Arranger::run()
{
    split();
    if (const auto placed = placeParts(); !placed)
        return placed.error();
    for (Group &group : m_groups) {
        if (group.anchored)
            placeAround(group);
    }
    if (const auto placed = placeUnits(); !placed)
        return placed.error();
    placeNotes();
    return m_result;
}

void Arranger::split()
{
    m_groups.resize(m_request.areas.size() + 1);
    for (qsizetype i = 0; i < m_request.areas.size(); ++i) {
        m_groups[i].area = i;
        m_groups[i].anchored = m_partial;
    }
    for (qsizetype i = 0; i < m_request.boxes.size(); ++i) {
        const ArrangeBox &box = m_request.boxes.at(i);
        Group &group = box.area >= 0 && box.area < m_request.areas.size() ? m_groups[box.area] : m_groups.last();
        group.anchored = group.anchored || stays(i);
        if (box.role != Role::Outside)
            group.boxes.append(i);
    }
    for (Group &group : m_groups)
        group.parts = partsOf(m_request, group.boxes);
}

base::Result<void> Arranger::placeParts()
{
    QList<LayoutGraph> graphs;
    for (const Group &group : std::as_const(m_groups)) {
        for (const LayoutPart &part : group.parts)
            graphs += graphsFor(part, m_request.method);
    }
    const auto centres = ask(graphs);
    if (!centres)
        return centres.error();
    qsizetype at = 0;
    for (Group &group : m_groups) {
        for (const LayoutPart &part : std::as_const(group.parts)) {
            const qsizetype count = graphsFor(part, m_request.method).size();
            if (count > 0 && centres->isEmpty())
                group.blocks.append(simpleBlockOf(part));
            else
                group.blocks.append(blockOf(part, graphs.mid(at, count), centres->mid(at, count), m_request.aspect));
            at += count;
        }
        fitGrid(group);
    }
    return {};
}

void Arranger::fitGrid(Group &group) const
{
    if (group.parts.size() < 2 || !group.parts.last().links.isEmpty() || group.parts.last().boxes.size() < 2)
        return;
    const LayoutPart &loose = group.parts.last();
    double area = 0;
    for (const QSizeF &size : loose.sizes)
        area += (size.width() + partGap / 2) * (size.height() + partGap / 2);
    const QSizeF &largest = group.blocks.first().size;
    const QList<LayoutBlock> tries{gridOf(loose, largest.width()), gridOf(loose, area / largest.height()),
                                   group.blocks.last()};
    double least = 0;
    for (const LayoutBlock &grid : tries) {
        QList<QSizeF> sizes;
        for (const LayoutBlock &block : std::as_const(group.blocks))
            sizes.append(block.size);
        sizes.last() = grid.size;
        const QList<QPointF> corners = packBlocks(sizes, partGap, m_request.aspect);
        QRectF all;
        for (qsizetype i = 0; i < sizes.size(); ++i)
            all |= QRectF(corners.at(i), sizes.at(i));
        const double drawn = std::max(all.width(), all.height() * m_request.aspect);
        if (least == 0 || drawn < least) {
            group.blocks.last() = grid;
            least = drawn;
        }
    }
}

base::Result<QList<QList<QPointF>>> Arranger::ask(const QList<LayoutGraph> &graphs)
{
    if (graphs.isEmpty() || !m_result.notice.isEmpty())
        return QList<QList<QPointF>>();
    const auto centres = m_engine.centres(graphs, m_progress);
    if (centres || centres.error().code == base::ErrorCode::Cancelled)
        return centres;
    m_result.notice = centres.error().text();
    return QList<QList<QPointF>>();
}

void Arranger::put(const LayoutBlock &block, const QPointF &corner)
{
    for (qsizetype i = 0; i < block.boxes.size(); ++i) {
        if (!stays(block.boxes.at(i)))
            m_result.corners[block.boxes.at(i)] = corner + block.corners.at(i);
    }
}

QRectF Arranger::formerRect(const LayoutBlock &block) const
{
    QRectF all;
    for (const qsizetype box : block.boxes)
        all |= stays(box) ? QRectF() : m_request.boxes.at(box).rect;
    return all;
}

QPointF onGrid(const QPointF &point)
{
    return {std::round(point.x() / snap) * snap, std::round(point.y() / snap) * snap};
}

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

void Arranger::placeNotes()
{
    FreePlaces taken(noteGap);
    for (qsizetype box = 0; box < m_request.boxes.size(); ++box)
        taken.add(rectOf(box));
    for (qsizetype i = 0; i < m_request.notes.size(); ++i) {
        const QRectF &note = m_request.notes.at(i);
        const qsizetype box = nearestBox(note);
        if (box < 0 || m_result.corners.at(box) == m_request.boxes.at(box).rect.topLeft())
            continue;
        const QPointF wanted = note.topLeft() + m_result.corners.at(box) - m_request.boxes.at(box).rect.topLeft();
        m_result.notes[i] = taken.nearest(note.size(), wanted);
        taken.add({m_result.notes.at(i), note.size()});
    }
}

qsizetype Arranger::nearestBox(const QRectF &note) const
{
    qsizetype best = -1;
    double least = 0;
    for (qsizetype box = 0; box < m_request.boxes.size(); ++box) {
        const QRectF &rect = m_request.boxes.at(box).rect;
        const double dx = std::max({0.0, rect.left() - note.right(), note.left() - rect.right()});
        const double dy = std::max({0.0, rect.top() - note.bottom(), note.top() - rect.bottom()});
        if (best < 0 || std::hypot(dx, dy) < least) {
            best = box;
            least = std::hypot(dx, dy);
        }
    }
    return best;
}

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
