// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

namespace sw::items
{

/// The rows of a text as spreadsheets copy or save them: cells apart by tabs, else by semicolons, else by commas;
/// quoted ones may hold these and line breaks. Cells are trimmed.
QList<QStringList> readSeparated(const QString &text);

/// The same apart by tabs, as spreadsheets paste them.
QString writeSeparated(const QList<QStringList> &rows);

} // namespace sw::items
