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

/// Widths of columns that are \p least wide and want \p wanted: narrow ones get what they want, wide ones share what
/// is left of \p room.
QList<double> columnWidths(QList<double> least, const QList<double> &wanted, double room);

} // namespace sw::record
