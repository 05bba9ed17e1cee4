// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/arranger.h"

#include <cmath>

namespace sw::diagram
{

namespace
{

constexpr double snap = 10;

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

base::Result<Arrangement> arrange(const ArrangeRequest &request, const LayoutEngine &engine,
                                  const base::Progress &progress)
{
    return Arranger(request, engine, progress).run();
}

} // namespace sw::diagram
