// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/workingsetchange.h"

#include "models/base/text.h"
#include "models/base/texts.h"

#include <QMap>

#include <algorithm>
#include <cmath>

namespace sw::services
{

namespace
{

constexpr double seen = 0.005; ///< of a figure that has two or three digits
constexpr double small = 0.1;  ///< of the largest part
constexpr qsizetype mostParts = 3;

/// What is in memory of something, before and now.
struct Part
{
    QString name;
    std::optional<double> before;
    std::optional<double> now;

    double change() const { return now.value_or(0) - before.value_or(0); }
    QString text() const
    {
        const auto bytes = [](double value) {
            return base::bytesText(base::Bytes(value));
        };
        if (!before)
            return Text::tr("%1: %2 (new)", "part of the working set").arg(name, bytes(*now));
        if (!now)
            return Text::tr("%1: %2 (no longer)", "part of the working set").arg(name, bytes(*before));
        return Text::tr("%1: %2 → %3").arg(name, bytes(*before), bytes(*now));
    }
};

using Parts = QMap<QString, Part>;

void addParts(Parts &parts, const sizing::SizeReport &sizes, std::optional<double> Part::*side)
{
    const auto add = [&](const QString &name, base::Bytes bytes) {
        Part &part = parts[name];
        part.name = name;
        part.*side = bytes.value();
    };
    for (const sizing::CollectionSize &collection : sizes.collections) {
        const QString name = base::visibleText(collection.name);
        add(Text::tr("documents of %1").arg(name), collection.hot.likely);
        for (const sizing::IndexSize &index : collection.indexes)
            add(Text::tr("index %1 of %2").arg(base::visibleText(index.name), name), index.inUse.likely);
    }
}

} // namespace

QStringList workingSetChanges(const sizing::SizeReport &before, const sizing::SizeReport &now)
{
    const double from = before.workingSet.likely.value();
    const double to = now.workingSet.likely.value();
    if (std::abs(to - from) <= seen * std::max(from, to))
        return {};
    Parts all;
    addParts(all, before, &Part::before);
    addParts(all, now, &Part::now);
    QList<Part> parts = all.values();
    std::stable_sort(parts.begin(), parts.end(),
                     [](const Part &a, const Part &b) { return std::abs(a.change()) > std::abs(b.change()); });
    QStringList texts;
    for (const Part &part : std::as_const(parts)) {
        if (texts.size() < mostParts && std::abs(part.change()) > small * std::abs(parts.first().change()))
            texts << part.text();
    }
    return texts;
}

QString workingSetChangeText(const sizing::SizeReport &before, const sizing::SizeReport &now)
{
    const QStringList changes = workingSetChanges(before, now);
    if (changes.isEmpty())
        return {};
    return Text::tr("The working set goes from %1 to %2, mostly by: %3.")
        .arg(base::bytesText(before.workingSet.likely), base::bytesText(now.workingSet.likely),
             changes.join(QStringLiteral("; ")));
}

} // namespace sw::services
