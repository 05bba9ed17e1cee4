// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/effectmodel.h"

#include "models/base/text.h"
#include "views/appearance.h"

#include <QFont>

#include <cmath>

namespace sw::views
{

namespace
{

using advisor::EffectRow;

bool differs(double before, double after)
{
    return std::abs(after - before) > 0.001 * std::max(std::abs(before), std::abs(after));
}

} // namespace

QString effectValueText(double value, EffectRow::Unit unit)
{
    switch (unit) {
    case EffectRow::Unit::Bytes:
        return base::bytesText(base::Bytes(value));
    case EffectRow::Unit::Count:
        return base::countText(value);
    case EffectRow::Unit::PerSecond:
        return base::rateText(base::PerSecond(value));
    case EffectRow::Unit::Percent:
        break;
    }
    return base::percentText(value);
}

QList<EffectRow> effectRows(const sizing::SizeReport &before, const sizing::SizeReport &after)
{
    using Unit = EffectRow::Unit;
    QList<EffectRow> rows;
    const auto add = [&rows](const QString &label, double from, double to, Unit unit) {
        if (differs(from, to))
            rows.append({label, from, to, unit, true});
    };
    for (const sizing::CollectionSize &now : after.collections) {
        const sizing::CollectionSize *old = before.collection(now.name);
        const QString name = base::visibleText(now.name);
        if (old != nullptr) {
            add(EffectModel::tr("%1, likely").arg(name), old->document.likely.value(), now.document.likely.value(),
                Unit::Bytes);
            add(EffectModel::tr("%1, largest").arg(name), old->documentMaximum.value(), now.documentMaximum.value(),
                Unit::Bytes);
        }
        add(EffectModel::tr("%1, documents").arg(name), old != nullptr ? old->documents.likely : 0,
            now.documents.likely, Unit::Count);
    }
    for (const sizing::CollectionSize &old : before.collections) {
        if (after.collection(old.name) == nullptr)
            add(EffectModel::tr("%1, documents").arg(base::visibleText(old.name)), old.documents.likely, 0,
                Unit::Count);
    }
    add(EffectModel::tr("Data"), before.data.value(), after.data.value(), Unit::Bytes);
    add(EffectModel::tr("Indexes"), before.indexes.value(), after.indexes.value(), Unit::Bytes);
    add(EffectModel::tr("Working set"), before.workingSet.likely.value(), after.workingSet.likely.value(), Unit::Bytes);
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
