// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/linediff.h"

#include "models/base/texts.h"

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

QList<DiffLine> collapsed(const QList<DiffLine> &lines)
{
    const auto indentOf = [](const QString &text) {
        qsizetype at = 0;
        while (at < text.size() && text[at].isSpace())
            ++at;
        return at;
    };
    QList<bool> kept(lines.size(), false);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].mark == QLatin1Char(' '))
            continue;
        for (qsizetype near = std::max<qsizetype>(0, i - 1); near <= std::min(lines.size() - 1, i + 1); ++near)
            kept[near] = true;
        qsizetype indent = indentOf(lines[i].text);
        for (qsizetype above = i - 1; above >= 0 && indent > 0; --above) {
            if (indentOf(lines[above].text) < indent) {
                kept[above] = true;
                indent = indentOf(lines[above].text);
            }
        }
    }
    QList<DiffLine> out;
    for (qsizetype i = 0; i < lines.size();) {
        qsizetype end = i;
        while (end < lines.size() && !kept[end])
            ++end;
        if (end - i > 1)
            out.append({QChar(0x2026), Text::tr("%n line(s) unchanged", nullptr, static_cast<int>(end - i))});
        else if (end - i == 1)
            out.append(lines[i]);
        for (i = end; i < lines.size() && kept[i]; ++i)
            out.append(lines[i]);
    }
    return out;
}

} // namespace sw::views
