// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/record/paperpages.h"
#include "models/services/record/record.h"

class QPaintDevice;

namespace sw::record
{

/// A diagram that stands on pages of its own, after the page of the line before it.
struct PaperPicture
{
    services::RecordBlock block;
    qsizetype after = 0; ///< as many lines come before it
};

struct PaperRecord
{
    QList<PaperLine> lines;
    QList<PaperPicture> pictures;
};

/// The lines of a record on pages of \p width by \p height, as \p device prints them.
PaperRecord linesOf(const services::Record &record, const QPaintDevice &device, double width, double height);

/// What the texts of a column ask for, in units of the device.
struct ColumnNeed
{
    double least = 0;  ///< its longest word
    double wanted = 0; ///< its longest line, if nothing is broken
    double text = 0;   ///< all lines of its longest cell, side by side
};

/// Widths of columns that fill \p room so that the tallest cells have the fewest lines: columns of long texts share
/// what the others leave.
QList<double> columnWidths(const QList<ColumnNeed> &columns, double room);

} // namespace sw::record
