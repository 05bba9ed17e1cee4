// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/effectmodel.h"

#include "models/base/text.h"
#include "models/items/status.h"
#include "models/services/comparison/changetext.h"
#include "models/services/comparison/effects.h"

#include <cmath>

namespace sw::items
{

using advisor::EffectRow;

void EffectModel::setRows(const QList<EffectRow> &rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

QString EffectModel::changeText(const EffectRow &row) const
{
    if (!row.differs())
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
    return arrow + base::percentText(std::abs(factor - 1));
}

/// The same where the arrow is not seen.
QString EffectModel::spokenChange(const EffectRow &row) const
{
    const bool isShare = row.differs() && row.before > 0 && row.after > 0 && row.after < 2 * row.before &&
                         !std::isinf(row.before) && !std::isinf(row.after);
    if (!isShare)
        return changeText(row);
    return services::changeText(row.before, row.after);
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
        return services::effectValueText(index.column() == Before ? row.before : row.after, row.unit);
    case Qt::AccessibleTextRole:
        if (index.column() == Change)
            return spokenChange(row);
        return index.column() == Label ? QVariant() : services::effectText(row, index.column() == After);
    case Qt::ToolTipRole:
        return index.column() == Label    ? QVariant(row.label.toHtmlEscaped())
               : index.column() == Change ? QVariant(spokenChange(row).toHtmlEscaped())
                                          : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Label ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                       : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case SecondaryRole:
        return index.column() == Before;
    case StatusRole:
        if (index.column() != Change || !row.differs())
            return {};
        return static_cast<int>((row.after < row.before) == row.lowerIsBetter ? Status::Ok : Status::Warn);
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
        return sizing::toolTip(row.label, {{after ? tr("With") : tr("Without"), row.unit,
                                            sizing::point(after ? row.after : row.before), expected}});
    }
    return sizing::toolTip({row.label, row.unit, *range, after ? row.howAfter : row.howBefore});
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

} // namespace sw::items
