// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/figures/figure.h"

#include <QAbstractTableModel>

namespace sw::items
{

/// The figures of a chart as text: the first column names, the others hold numbers with their unit.
struct ChartTable
{
    struct Row
    {
        QStringList cells;
        sizing::Explanation explanation{}; ///< of cells without a figure of their own
        bool bold = false;
        QList<sizing::Figure> figures{}; ///< of the cells behind the first one; empty: they are none
    };
    QStringList headers;
    QList<Row> rows;
};

class ChartTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const ChartTable &table);
    /// Of the cell's figure, else of its row.
    sizing::Explanation explanation(const QModelIndex &index) const;
    /// The cell's figure with its range and explanation, as markup; empty where it has none.
    QString tip(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
    }
    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_table.headers.size());
    }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// nullptr where the cell has none.
    const sizing::Figure *figureAt(const QModelIndex &index) const;

    ChartTable m_table;
};

} // namespace sw::items
