// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/sizes/charttable.h"

#include <QFont>

namespace sw::items
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

const sizing::Figure *ChartTableModel::figureAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= m_table.rows.size() || index.column() < 1)
        return nullptr;
    const QList<sizing::Figure> &figures = m_table.rows.at(index.row()).figures;
    return index.column() <= figures.size() && !figures.at(index.column() - 1).title.isEmpty()
               ? &figures.at(index.column() - 1)
               : nullptr;
}

sizing::Explanation ChartTableModel::explanation(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= m_table.rows.size())
        return {};
    const sizing::Explanation &ofRow = m_table.rows.at(index.row()).explanation;
    const sizing::Figure *figure = figureAt(index);
    if (!figure)
        return ofRow;
    sizing::Explanation explanation{figure->title, sizing::details(*figure)};
    if (figure->how.isEmpty())
        explanation.lines << ofRow.lines;
    return explanation;
}

QString ChartTableModel::tip(const QModelIndex &index) const
{
    const sizing::Figure *figure = figureAt(index);
    if (!figure)
        return {};
    return sizing::toolTip({figure->title, figure->unit, figure->value, explanation(index).lines.mid(1)});
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

} // namespace sw::items
