// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace sw::views
{

struct DiffLine
{
    QChar mark; ///< ' ' kept, '-' removed, '+' added, '…' left out
    QString text;
};

/// The lines of two texts side by side in one list: the longest common lines are kept. Texts of more than 2,000 lines
/// are shown as removed and added as a whole.
QList<DiffLine> lineDiff(const QStringList &before, const QStringList &after);

/// Only what changes: removed and added lines, the line before and after them, and by their indentation the lines that
/// they are inside of. Runs of others become one line with the mark '…'.
QList<DiffLine> collapsed(const QList<DiffLine> &lines);

} // namespace sw::views
