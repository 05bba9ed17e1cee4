// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"

#include <QAbstractTableModel>

namespace sw::items
{

/// A before/after table: what, without, with, and the change in words.
class EffectModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Label, Before, After, Change, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const QList<advisor::EffectRow> &rows);
    const QList<advisor::EffectRow> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// The figure at \p index with its range and how it came about; empty for what is no figure.
    QString tip(const QModelIndex &index) const;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString spokenChange(const advisor::EffectRow &row) const;
    QString changeText(const advisor::EffectRow &row) const;

    QList<advisor::EffectRow> m_rows;
};

} // namespace sw::items
