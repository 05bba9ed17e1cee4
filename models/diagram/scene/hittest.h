// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scene.h"

namespace sw::diagram
{

/// What is at a point of the scene.
struct Hit
{
    enum class Part {
        Nothing,
        Header,
        Row,
        Footer,
        Border, ///< of a card: where a new line is dragged from
        Fold,   ///< the arrow of a row with nested rows
        Line,
        LineEnd,    ///< within a glyph's length of a card
        LineLabel,  ///< the cardinality at an end
        Attributes, ///< the box on an N:M line
        Note,
        NoteCorner, ///< bottom right, for resizing
        Area        ///< its title; the inside of an area is Nothing
    };
    Part part = Part::Nothing;
    qsizetype card = -1;
    qsizetype row = -1;
    qsizetype line = -1;
    qsizetype piece = -1; ///< of the line, from this point to the next; -1 beside its ways
    qsizetype note = -1;
    bool atA = true; ///< of a line's end or label: end a, else b

    bool isCard() const { return card >= 0; }
    friend bool operator==(const Hit &, const Hit &) = default;
};

/// The topmost thing at \p point; \p zoom widens what is hard to hit (borders, lines) to 4 pixels on screen.
Hit hitTest(const Scene &scene, const QPointF &point, double zoom);

/// Cards that touch \p rect, in scene order: for a rubber band.
QList<NodeKey> cardsIn(const Scene &scene, const QRectF &rect);

} // namespace sw::diagram
