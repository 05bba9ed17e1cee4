// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/layout/layoutengine.h"

namespace sw::diagram
{

/// Puts boxes whose rough places are known into columns: nothing overlaps, borders are in line, and the upright parts
/// of all lines have alleys of their own. Boxes change places while that shortens links. Deterministic.
class ColumnStack
{
public:
    /// Room between the boxes in canvas units.
    struct Gaps
    {
        double column = 140; ///< at least; an alley with many lines is wider
        double row = 36;
        bool widens = true; ///< alleys by their lines, and streets across all columns where there are many boxes
    };

    ColumnStack(const QList<QSizeF> &sizes, const QList<LayoutLink> &links, const Gaps &gaps);

    /// Of what is drawn on each link: the alleys get room for it.
    void setLinkWidths(const QList<double> &widths) { m_widths = widths; }
    /// Columns of equal height, as many as make the whole \p aspect times as wide as high, from rough \p centres.
    void fill(const QList<QPointF> &centres, double aspect);
    /// One column for each x among \p centres, which keep their distances up and down.
    void keep(const QList<QPointF> &centres);
    /// All columns begin at the top.
    void alignTops();
    /// Swaps boxes while links become shorter.
    void improve(int rounds);
    /// Moves boxes within their columns towards what they are linked with, so that lines become straight.
    void relax();

    /// Top left corners, from 0, 0.
    QList<QPointF> corners() const;
    QSizeF size() const;

private:
    struct Place
    {
        qsizetype column = -1;
        double y = 0; ///< of the centre
    };

    void cut(const QList<qsizetype> &sorted, qsizetype count);
    void stack(QList<qsizetype> &column);
    void stackAll();
    double heightOf(const QList<qsizetype> &column) const;
    double costAt(qsizetype box, const Place &place, qsizetype other) const;
    bool trySwaps(qsizetype box);
    bool swapGains(qsizetype a, qsizetype b) const;
    void exchange(qsizetype a, qsizetype b);
    double wantedY(qsizetype box) const;
    void relaxColumn(const QList<qsizetype> &column);
    double alley(qsizetype column) const;
    double widestLink(qsizetype column) const;
    double street() const;
    double widthOf(const QList<qsizetype> &column) const;

    const QList<QSizeF> m_sizes;
    QList<LayoutLink> m_links;
    QList<double> m_widths;
    QList<QList<qsizetype>> m_neighbours;
    Gaps m_gaps;
    QList<QList<qsizetype>> m_columns;
    QList<Place> m_places;
    QList<double> m_heights; ///< of the columns
    double m_pitch = 0;      ///< from column to column, on average
    double m_height = 0;
};

} // namespace sw::diagram
