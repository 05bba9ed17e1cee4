// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/routing/obstacles.h"
#include "models/diagram/scene/hittest.h"

namespace sw::diagram
{

/// Gives both ends of \p line the sides that its bend needs. False, and nothing done, when no way can be made of the
/// bend where the cards are now: a card is beyond its first bend, or in the way. Then the line runs as if it had none.
bool takeBend(const Scene &scene, const Obstacles &obstacles, Line &line);

/// The points of a line with a bend, from port to port.
QList<QPointF> bentPoints(const Line &line);

/// The bend that keeps \p line as it runs, with its piece \p piece (from point piece to the next) moved to \p to: an x
/// for an upright piece, a y for a level one. A piece at a card gets a jog, because its end stays in its row.
schema::LineWay bendOf(const Line &line, qsizetype piece, double to);

/// \p way without jogs too small to be meant.
schema::LineWay tidied(const schema::LineWay &way);

/// The piece of \p line nearest to \p point; -1 for a line without points.
qsizetype pieceAt(const Line &line, const QPointF &point);

bool isUpright(const Line &line, qsizetype piece);
/// The upright or level piece nearest to the middle of \p line; -1 when it has none.
qsizetype middlePiece(const Line &line, bool upright);

/// Whether what is hit is a piece of a line that can be dragged aside: not where lines are only hinted at.
bool canBend(const Scene &scene, const Hit &hit, double zoom);

} // namespace sw::diagram
