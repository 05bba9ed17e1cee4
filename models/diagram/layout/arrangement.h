// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/layout/layoutengine.h"

#include <QRectF>

namespace sw::diagram
{

/// A card to be placed.
struct ArrangeBox
{
    enum class Role {
        Moves,
        Locked, ///< stays, and the others are placed around it as what they are linked with
        Outside ///< stays, and is only in the way
    };
    QRectF rect;
    Role role = Role::Moves;
    qsizetype area = -1; ///< that it is a member of
};

/// All that a layout is made from: a value, so that it can be worked on in a thread.
struct ArrangeRequest
{
    QList<ArrangeBox> boxes;
    QList<LayoutLink> links; ///< from the one side to the many side
    QList<double> widths;    ///< of what is drawn on each link; may be empty
    QList<QRectF> areas;
    QList<QRectF> notes; ///< go along with the nearest box
    LayoutMethod method = LayoutMethod::Automatic;
    double aspect = 1.6; ///< width to height of what it is looked at in
};

struct Arrangement
{
    QList<QPointF> corners; ///< top left, of all boxes
    QList<QRectF> areas;
    QList<QPointF> notes;
    QString notice; ///< why the result is not as good as it could be; mostly empty
};

/// New places for the boxes that move: linked ones near each other in columns, parts that hang together packed into the
/// given aspect, members inside their areas, nothing on anything else. When \p engine fails, a simpler layout of our
/// own is used and the notice tells so. Error: Cancelled. Deterministic.
base::Result<Arrangement> arrange(const ArrangeRequest &request, const LayoutEngine &engine,
                                  const base::Progress &progress = {});

} // namespace sw::diagram
