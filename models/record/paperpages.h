// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>

#include <memory>

class QPainter;
class QPointF;
class QTextLayout;

namespace sw::record
{

/// A line of a text that was laid out, and where on the page it begins.
struct PaperText
{
    std::shared_ptr<const QTextLayout> layout;
    int line = 0;
    double left = 0;
};

/// A line across a page, which no page cuts: of a paragraph, of a row of a table (a text in each cell), of code.
/// Lengths are in units of the device.
struct PaperLine
{
    double height = 0;
    double above = 0; ///< room that is left out at the top of a page
    QList<PaperText> texts{};
    double down = 0; ///< of the texts in it
    QColor ground{};
    bool ruled = false;     ///< a rule is drawn below
    bool keepsNext = false; ///< stands on the page of the line that follows
    qsizetype head = -1;    ///< first of the lines that are repeated where this one begins a page
    qsizetype heads = 0;
};

struct PlacedLine
{
    qsizetype line = 0;
    double top = 0;
};

/// The pages of \p lines, none higher than \p height unless a line alone is. Lines that keep what follows go to the
/// next page with it, as far as a page holds them.
QList<QList<PlacedLine>> placeLines(const QList<PaperLine> &lines, double height);

void drawLine(QPainter &painter, const PaperLine &line, const QPointF &at, double width);

} // namespace sw::record
