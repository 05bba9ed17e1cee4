// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/suggestion.h"

#include "models/base/texts.h"

#include <QList>

#include <algorithm>
#include <utility>

namespace sw::base
{

namespace
{

/// Edits (insert, delete, replace) that turn one word into the other.
int distance(const QString &a, const QString &b)
{
    QList<int> row(b.size() + 1);
    for (int j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (int i = 1; i <= a.size(); ++i) {
        int diagonal = std::exchange(row[0], i);
        for (int j = 1; j <= b.size(); ++j) {
            const int replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, replaced}));
        }
    }
    return row.last();
}

} // namespace

QString nearest(const QString &word, const QStringList &candidates)
{
    if (word.size() > 64)
        return {};
    QString best;
    const int tolerated = word.size() < 4 ? 1 : std::max(2, static_cast<int>(word.size()) / 3);
    int bestDistance = tolerated + 1;
    for (const QString &candidate : candidates) {
        const int d = distance(word.toLower(), candidate.toLower());
        if (d < bestDistance) {
            best = candidate;
            bestDistance = d;
        }
    }
    return best;
}

QString firstOf(const QStringList &names, qsizetype most)
{
    return names.first(qMin(most, names.size())).join(QStringLiteral(", ")) +
           (names.size() > most ? QStringLiteral(", …") : QString());
}

QString suggestion(const QString &word, const QStringList &candidates)
{
    const QString near = nearest(word, candidates);
    if (!near.isEmpty())
        return Text::tr("Did you mean '%1'?").arg(near);
    constexpr qsizetype most = 20;
    return candidates.isEmpty() ? QString() : Text::tr("There are: %1.").arg(firstOf(candidates, most));
}

} // namespace sw::base
