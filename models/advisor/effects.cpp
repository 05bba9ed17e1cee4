// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/effects.h"

#include "models/base/text.h"
#include "models/base/texts.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::advisor
{

bool EffectRow::differs() const
{
    return std::abs(after - before) > 0.001 * std::max(std::abs(before), std::abs(after));
}

namespace
{

void addRow(QList<EffectRow> &rows, const QString &label, double before, double after, sizing::Unit unit)
{
    if (const EffectRow row{label, before, after, unit, true}; row.differs())
        rows.append(row);
}

/// All rows but the last one.
QList<EffectRow> figureRows(const Outcome &before, const Outcome &after, base::Bytes elsewhere)
{
    using sizing::Unit;
    QList<EffectRow> rows;
    const auto add = [&](const QString &label, double from, double to, Unit unit) {
        addRow(rows, label, from, to, unit);
    };
    for (auto it = after.collections.cbegin(); it != after.collections.cend(); ++it) {
        const auto old = before.collections.constFind(it.key());
        const bool known = old != before.collections.constEnd();
        if (known)
            add(Text::tr("one document of %1").arg(it.key()), old->document.value(), it.value().document.value(),
                Unit::Bytes);
        add(Text::tr("documents in %1").arg(it.key()), known ? old->documents : 0, it.value().documents, Unit::Count);
    }
    for (auto it = before.collections.cbegin(); it != before.collections.cend(); ++it) {
        if (!after.collections.contains(it.key()))
            rows.append({Text::tr("documents in %1").arg(it.key()), it.value().documents, 0, Unit::Count, true});
    }
    add(Text::tr("all documents"), before.data.value(), after.data.value(), Unit::Bytes);
    add(Text::tr("working set"), (elsewhere + before.workingSet).value(), (elsewhere + after.workingSet).value(),
        Unit::Bytes);
    add(Text::tr("index entries"), before.indexEntries, after.indexEntries, Unit::Count);
    add(Text::tr("documents read"), before.documentsRead, after.documentsRead, Unit::PerSecond);
    add(Text::tr("documents written"), before.documentsWritten, after.documentsWritten, Unit::PerSecond);
    add(Text::tr("commands"), before.commands, after.commands, Unit::PerSecond);
    return rows;
}

/// What the share that a pattern saves is a share of.
QString sharedBy(const Candidate &candidate)
{
    switch (candidate.pattern->benefitOf()) {
    case patterns::BenefitOf::Indexes:
        return Text::tr("indexes");
    case patterns::BenefitOf::OwnOperations:
        return Text::tr("cost of the operations that it changes");
    case patterns::BenefitOf::OperationsAround:
        break;
    }
    QStringList names;
    for (const schema::EntityId &entity : entitiesOf(candidate.area->model(), candidate.finding.target))
        names << base::visibleText(candidate.area->model().entity(entity)->name);
    return Text::tr("cost of all operations of %1").arg(names.join(QLatin1String(", ")));
}

} // namespace

QList<EffectRow> effectsOf(const Candidate &candidate, base::Bytes elsewhere)
{
    const Outcome &before = *candidate.before;
    const Outcome &after = *candidate.after;
    const double saved = candidate.savedShare(before, after);
    QList<EffectRow> rows = figureRows(before, after, elsewhere);
    addRow(rows, sharedBy(candidate), 1, 1 - saved, sizing::Unit::Share);
    return rows;
}

QList<EffectRow> effectsOf(const Outcome &before, const Outcome &after, base::Bytes elsewhere, double saved)
{
    QList<EffectRow> rows = figureRows(before, after, elsewhere);
    addRow(rows, Text::tr("cost of affected operations"), 1, 1 - saved, sizing::Unit::Share);
    return rows;
}

} // namespace sw::advisor
