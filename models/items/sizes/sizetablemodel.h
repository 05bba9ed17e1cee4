// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/sizing.h"

#include <QAbstractTableModel>

namespace sw::document
{
class DerivedState;
}

namespace sw::items
{

/// The estimate of each collection with its indexes below it, and of all together in the last row. Figures that have a
/// range show it.
class SizeTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        CollectionColumn,
        DocumentsColumn,
        LikelyColumn,
        LargestColumn,
        DataColumn,
        StorageColumn,
        IndexesColumn,
        HotColumn,
        ColumnCount
    };
    enum Role {
        CollectionRole = Qt::UserRole, ///< name; empty in the last row
        IndexRole                      ///< name; empty in a collection's own row
    };

    explicit SizeTableModel(document::DerivedState &derived, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void refresh();
    /// A row: a collection of the report, one of its indexes when \c index is not -1.
    struct Row
    {
        qsizetype collection;
        qsizetype index = -1;
    };
    static QList<Row> rowsOf(const sizing::SizeReport &report);
    QString display(const QModelIndex &index) const;
    QString text(const sizing::CollectionSize &size, int column) const;
    QString indexText(const QString &collection, const sizing::IndexSize &size, int column) const;
    QString totalText(int column) const;

    document::DerivedState &m_derived;
    sizing::SizeReport m_report;
    QList<Row> m_rows; ///< without the last
};

} // namespace sw::items
