// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/rows.h"
#include "models/services/indexes/indexlist.h"

namespace sw::items
{

/// Indexes of an entity, a collection or the whole design, as rows for people.
class IndexTableModel : public KeyedTable<QString>
{
    Q_OBJECT

public:
    enum Column { Keys, Origin, Size, UsedBy, ColumnCount };

    using KeyedTable<QString>::KeyedTable;

    void setIndexes(const QList<services::ListedIndex> &indexes);
    /// nullptr when there is none.
    const services::ListedIndex *at(const QModelIndex &index) const;
    /// What is to be seen at first sight, and more: "orders.status_1: status -1 · unique. Used by …".
    QString tip(const QModelIndex &index) const;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const services::ListedIndex &index, int column) const;

    QHash<QString, services::ListedIndex> m_indexes;
};

} // namespace sw::items
