// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/layout/arrangement.h"
#include "models/diagram/layout/blockpacking.h"
#include "models/diagram/layout/layoutparts.h"

#include <functional>

namespace sw::diagram
{

/// Between parts that have nothing to do with each other.
inline constexpr double partGap = 80;
/// Inside an area around its members; the title is on top.
inline constexpr double areaMargin = 30;
inline constexpr double titleRoom = 48;

/// The area that holds \p members.
inline QRectF withMargins(const QRectF &members)
{
    return members.adjusted(-areaMargin, -titleRoom, areaMargin, areaMargin);
}

/// On the grid of the canvas.
QPointF onGrid(const QPointF &point);

/// The work of arrange(): splits what is to be placed into areas and parts, places each part, then the parts around
/// what stays and beside each other. Each step has a file of its own.
class Arranger
{
public:
    Arranger(const ArrangeRequest &request, const LayoutEngine &engine, const base::Progress &progress);

    base::Result<Arrangement> run();

private:
    using Role = ArrangeBox::Role;

    /// The members of an area, or what is in none.
    struct Group
    {
        qsizetype area = -1;
        QList<qsizetype> boxes;
        QList<LayoutPart> parts;
        QList<LayoutBlock> blocks;
        bool anchored = false; ///< something in it stays
    };

    /// Something that is moved as a whole: a part without an area, or an area with all that is in it.
    struct Unit
    {
        LayoutBlock block;
        qsizetype area = -1;
    };

    bool stays(qsizetype box) const { return m_request.boxes.at(box).role != Role::Moves; }
    QRectF rectOf(qsizetype box) const { return {m_result.corners.at(box), m_request.boxes.at(box).rect.size()}; }
    void split();
    base::Result<void> placeParts();
    /// Boxes without links fill what the others leave free: a strip below, or beside.
    void fitGrid(Group &group) const;
    /// An empty list, and a notice, when the engine failed.
    base::Result<QList<QList<QPointF>>> ask(const QList<LayoutGraph> &graphs);
    void put(const LayoutBlock &block, const QPointF &corner);
    /// Where the boxes of \p block are now, those that move.
    QRectF formerRect(const LayoutBlock &block) const;
    /// A group in which something stays: its parts around that, in the area that grows as needed.
    void placeAround(Group &group);
    /// The block goes where its locked boxes are; what would lie on something steps aside.
    void placeWithLocked(const Group &group, const LayoutBlock &block, FreePlaces &taken);
    void placeWhole(const Group &group, const LayoutBlock &block, FreePlaces &taken);
    /// An area must not grow over what is not in it.
    std::function<bool(const QRectF &)> acceptsIn(const Group &group) const;
    void fitArea(const Group &group);
    /// Areas and parts that have nothing that stays.
    QList<Unit> freeUnits() const;
    Unit areaUnit(const Group &group) const;
    base::Result<void> placeUnits();
    /// It stays, or it was placed around what stays.
    bool isPlaced(qsizetype box) const;
    /// Linked units near each other, the others around them.
    base::Result<QList<QPointF>> unitCorners(const QList<Unit> &units);
    base::Result<QList<LayoutBlock>> unitBlocks(const QList<LayoutPart> &parts, const QList<Unit> &units);
    LayoutBlock linkedUnits(const LayoutPart &part, const QList<QPointF> &centres) const;
    void placeNotes();
    qsizetype nearestBox(const QRectF &note) const;

    const ArrangeRequest &m_request;
    const LayoutEngine &m_engine;
    const base::Progress &m_progress;
    Arrangement m_result;
    QList<Group> m_groups; ///< the areas, and last what is in none
    bool m_partial = false;
};

} // namespace sw::diagram
