// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/explain.h"
#include "models/base/texts.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::advisor
{

namespace
{

bool differs(double before, double after)
{
    return std::abs(after - before) > 0.001 * std::max(std::abs(before), std::abs(after));
}

} // namespace

QList<EffectRow> effectsOf(const Candidate &candidate, base::Bytes elsewhere)
{
    const Outcome &before = *candidate.before;
    const Outcome &after = *candidate.after;
    using Unit = EffectRow::Unit;
    QList<EffectRow> rows;
    for (auto it = after.collections.cbegin(); it != after.collections.cend(); ++it) {
        const auto old = before.collections.constFind(it.key());
        if (old != before.collections.constEnd() && differs(old->document.value(), it.value().document.value()))
            rows.append({Text::tr("one document of %1").arg(it.key()), old->document.value(),
                         it.value().document.value(), Unit::Bytes, true});
        const double documents = old == before.collections.constEnd() ? 0 : old->documents;
        if (differs(documents, it.value().documents))
            rows.append(
                {Text::tr("documents in %1").arg(it.key()), documents, it.value().documents, Unit::Count, true});
    }
    for (auto it = before.collections.cbegin(); it != before.collections.cend(); ++it) {
        if (!after.collections.contains(it.key()))
            rows.append({Text::tr("documents in %1").arg(it.key()), it.value().documents, 0, Unit::Count, true});
    }
    const auto add = [&](const QString &label, double from, double to, Unit unit) {
        if (differs(from, to))
            rows.append({label, from, to, unit, true});
    };
    add(Text::tr("all documents"), before.data.value(), after.data.value(), Unit::Bytes);
    add(Text::tr("working set"), (elsewhere + before.workingSet).value(), (elsewhere + after.workingSet).value(),
        Unit::Bytes);
    add(Text::tr("index entries"), before.indexEntries, after.indexEntries, Unit::Count);
    add(Text::tr("documents read"), before.documentsRead, after.documentsRead, Unit::PerSecond);
    add(Text::tr("documents written"), before.documentsWritten, after.documentsWritten, Unit::PerSecond);
    add(Text::tr("commands"), before.commands, after.commands, Unit::PerSecond);
    add(Text::tr("cost of the operations around it"), 1, 1 - candidate.savedShare(before, after), Unit::Percent);
    return rows;
}

} // namespace sw::advisor
