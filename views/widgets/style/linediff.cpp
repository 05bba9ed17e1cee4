// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/linediff.h"

#include <algorithm>

namespace sw::views
{

namespace
{

constexpr qsizetype largest = 2000;

/// lengths[i][j]: common lines of before from i and after from j.
QList<QList<int>> commonLengths(const QStringList &before, const QStringList &after)
{
    QList<QList<int>> lengths(before.size() + 1, QList<int>(after.size() + 1, 0));
    for (qsizetype i = before.size() - 1; i >= 0; --i) {
        for (qsizetype j = after.size() - 1; j >= 0; --j)
            lengths[i][j] =
                before[i] == after[j] ? lengths[i + 1][j + 1] + 1 : std::max(lengths[i + 1][j], lengths[i][j + 1]);
    }
    return lengths;
}

} // namespace

QList<DiffLine> lineDiff(const QStringList &before, const QStringList &after)
{
    QList<DiffLine> lines;
    qsizetype i = 0;
    qsizetype j = 0;
    if (before.size() <= largest && after.size() <= largest) {
        const QList<QList<int>> lengths = commonLengths(before, after);
        while (i < before.size() && j < after.size()) {
            if (before[i] == after[j]) {
                lines.append({QLatin1Char(' '), before[i++]});
                ++j;
            } else if (lengths[i + 1][j] >= lengths[i][j + 1]) {
                lines.append({QLatin1Char('-'), before[i++]});
            } else {
                lines.append({QLatin1Char('+'), after[j++]});
            }
        }
    }
    while (i < before.size())
        lines.append({QLatin1Char('-'), before[i++]});
    while (j < after.size())
        lines.append({QLatin1Char('+'), after[j++]});
    return lines;
}

} // namespace sw::views
