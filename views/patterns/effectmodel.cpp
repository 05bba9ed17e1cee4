// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/effectmodel.h"

#include "models/base/text.h"
#include "models/sizing/estimate/ranges.h"
#include "models/sizing/figures/explain.h"
#include "models/sizing/figures/figure.h"
#include "views/widgets/style/appearance.h"

#include <QFont>

#include <cmath>

namespace sw::views
{

namespace
{

using advisor::EffectRow;
using sizing::Interval;

bool differs(double before, double after)
{
    return std::abs(after - before) > 0.001 * std::max(std::abs(before), std::abs(after));
}

sizing::Unit unitOf(EffectRow::Unit unit)
{
    switch (unit) {
    case EffectRow::Unit::Bytes:
        return sizing::Unit::Bytes;
    case EffectRow::Unit::Count:
        return sizing::Unit::Count;
    case EffectRow::Unit::PerSecond:
        return sizing::Unit::PerSecond;
    case EffectRow::Unit::Percent:
        break;
    }
    return sizing::Unit::Share;
}

QStringList documentHow()
{
    return {EffectModel::tr(
        "BSON of one document: optional fields by their share, arrays at their likely length. Low: without optional "
        "fields and with the shortest arrays. High: with all of them and long arrays.")};
}

QStringList documentsHow()
{
    return {EffectModel::tr("As many as the model says at least, likely and at most.")};
}

QStringList largestHow()
{
    return {EffectModel::tr("All fields present, arrays at their greatest length and texts at their greatest.")};
}

QStringList dataHow()
{
    return {EffectModel::tr("Documents × bytes of one, over all collections. Low: all documents as small as they may "
                            "be. High: all as large.")};
}

QStringList fileHow()
{
    return {EffectModel::tr(
        "The sum over all files. Low: loaded at one go and without free space. High: with free space and history.")};
}

} // namespace

QString effectValueText(double value, EffectRow::Unit unit)
{
    return unit == EffectRow::Unit::Count ? base::countText(value) : sizing::valueText(value, unitOf(unit));
}

QString effectText(const EffectRow &row, bool after)
{
    const auto &range = after ? row.rangeAfter : row.rangeBefore;
    return range ? sizing::rangeText(*range, unitOf(row.unit))
                 : effectValueText(after ? row.after : row.before, row.unit);
}

QList<EffectRow> effectRows(const sizing::SizeReport &before, const sizing::SizeReport &after)
{
    using Unit = EffectRow::Unit;
    using sizing::documentsInterval;
    using sizing::intervalOf;
    using sizing::point;
    QList<EffectRow> rows;
    const auto add = [&rows](const QString &label, const Interval &from, const Interval &to, Unit unit,
                             const QStringList &howBefore = {}, const QStringList &howAfter = {}) {
        if (differs(from.likely, to.likely))
            rows.append({label, from.likely, to.likely, unit, true, from, to, howBefore, howAfter});
    };
    for (const sizing::CollectionSize &now : after.collections) {
        const sizing::CollectionSize *old = before.collection(now.name);
        const QString name = base::visibleText(now.name);
        if (old != nullptr) {
            add(EffectModel::tr("%1, likely").arg(name), intervalOf(old->document), intervalOf(now.document),
                Unit::Bytes, documentHow(), documentHow());
            add(EffectModel::tr("%1, largest").arg(name), point(old->documentMaximum.value()),
                point(now.documentMaximum.value()), Unit::Bytes, largestHow(), largestHow());
        }
        add(EffectModel::tr("%1, documents").arg(name), old != nullptr ? documentsInterval(*old) : Interval(),
            documentsInterval(now), Unit::Count, documentsHow(), documentsHow());
    }
    for (const sizing::CollectionSize &old : before.collections) {
        if (after.collection(old.name) == nullptr)
            add(EffectModel::tr("%1, documents").arg(base::visibleText(old.name)), documentsInterval(old), {},
                Unit::Count, documentsHow(), documentsHow());
    }
    add(EffectModel::tr("Data"), intervalOf(dataRange(before)), intervalOf(dataRange(after)), Unit::Bytes, dataHow(),
        dataHow());
    add(EffectModel::tr("Storage"), intervalOf(storageRange(before)), intervalOf(storageRange(after)), Unit::Bytes,
        fileHow(), fileHow());
    add(EffectModel::tr("Indexes"), intervalOf(indexRange(before)), intervalOf(indexRange(after)), Unit::Bytes,
        fileHow(), fileHow());
    add(EffectModel::tr("Working set"), intervalOf(before.workingSet), intervalOf(after.workingSet), Unit::Bytes,
        sizing::explainWorkingSet(before), sizing::explainWorkingSet(after));
    return rows;
}

void EffectModel::setRows(const QList<EffectRow> &rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

QString EffectModel::changeText(const EffectRow &row) const
{
    if (!differs(row.before, row.after))
        return tr("= same");
    const bool more = row.after > row.before;
    const QString arrow = more ? QStringLiteral("▲ ") : QStringLiteral("▼ ");
    if (std::isinf(row.before) || std::isinf(row.after))
        return arrow + (more ? tr("no limit") : tr("limited"));
    if (row.before <= 0)
        return arrow + tr("new");
    if (row.after <= 0)
        return arrow + tr("none left");
    const double factor = row.after / row.before;
    if (factor >= 2)
        return arrow + tr("× %1").arg(base::countText(std::round(factor * 10) / 10));
    const QString share = base::percentText(std::abs(factor - 1));
    return arrow + (more ? tr("%1 more", "share").arg(share) : tr("%1 less").arg(share));
}

QVariant EffectModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const EffectRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Label)
            return row.label;
        if (index.column() == Change)
            return changeText(row);
        return effectValueText(index.column() == Before ? row.before : row.after, row.unit);
    case Qt::AccessibleTextRole:
        return index.column() == Before || index.column() == After ? effectText(row, index.column() == After)
                                                                   : QVariant();
    case Qt::ToolTipRole:
        return index.column() == Label ? QVariant(row.label.toHtmlEscaped()) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Label ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                       : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ForegroundRole:
        if (index.column() == Before)
            return secondaryText();
        if (index.column() != Change || !differs(row.before, row.after))
            return {};
        return statusText((row.after < row.before) == row.lowerIsBetter ? Status::Ok : Status::Warn);
    default:
        return {};
    }
}

QString EffectModel::tip(const QModelIndex &index) const
{
    if (!index.isValid() || index.column() == Label || index.column() == Change || index.row() >= m_rows.size())
        return {};
    const EffectRow &row = m_rows.at(index.row());
    const bool after = index.column() == After;
    const auto &range = after ? row.rangeAfter : row.rangeBefore;
    if (!range) {
        const QStringList expected{tr("The expected value: counts and lengths of the model as they are likely to be.")};
        return sizing::toolTip(row.label, {{after ? tr("With") : tr("Without"), unitOf(row.unit),
                                            sizing::point(after ? row.after : row.before), expected}});
    }
    return sizing::toolTip({row.label, unitOf(row.unit), *range, after ? row.howAfter : row.howBefore});
}

QVariant EffectModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == Label ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QString titles[] = {tr("Effect"), tr("Without"), tr("With"), tr("Change")};
    return section >= 0 && section < ColumnCount ? titles[section] : QString();
}

} // namespace sw::views
