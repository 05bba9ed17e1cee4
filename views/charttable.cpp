// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charttable.h"

#include <QFont>

namespace sw::views
{

namespace
{

int alignment(int column)
{
    return column == 0 ? int(Qt::AlignLeft | Qt::AlignVCenter) : int(Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace

void ChartTableModel::setTable(const ChartTable &table)
{
    beginResetModel();
    m_table = table;
    endResetModel();
}

Explanation ChartTableModel::explanation(int row) const
{
    return row >= 0 && row < m_table.rows.size() ? m_table.rows.at(row).explanation : Explanation();
}

QVariant ChartTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ChartTable::Row &row = m_table.rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.cells.value(index.column());
    case Qt::ToolTipRole:
        return row.cells.value(index.column()).toHtmlEscaped();
    case Qt::TextAlignmentRole:
        return alignment(index.column());
    case Qt::FontRole: {
        QFont bold;
        bold.setWeight(QFont::Bold);
        return row.bold ? QVariant(bold) : QVariant();
    }
    default:
        return {};
    }
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    return role == Qt::DisplayRole ? QVariant(m_table.headers.value(section)) : QVariant();
}

} // namespace sw::views
