// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace sw::views
{

struct DiffLine
{
    QChar mark; ///< ' ' kept, '-' removed, '+' added
    QString text;
};

/// The lines of two texts side by side in one list: the longest common lines are kept. Texts of more than 2,000 lines
/// are shown as removed and added as a whole.
QList<DiffLine> lineDiff(const QStringList &before, const QStringList &after);

} // namespace sw::views
