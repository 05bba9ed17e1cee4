// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/sizing.h"

#include <QAbstractTableModel>

namespace sw::document
{
class DerivedState;
}

namespace sw::items
{

/// The estimate of each collection, and of all together in the last row.
class SizeTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { CollectionColumn, DocumentsColumn, LikelyColumn, LargestColumn, DataColumn, StorageColumn, IndexesColumn, HotColumn, ColumnCount };

    explicit SizeTableModel(document::DerivedState &derived, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void refresh();
    QString text(const sizing::CollectionSize &size, int column) const;
    QString totalText(int column) const;
    QString toolTip(const sizing::CollectionSize &size, int column) const;

    document::DerivedState &m_derived;
    sizing::SizeReport m_report;
};

} // namespace sw::items
