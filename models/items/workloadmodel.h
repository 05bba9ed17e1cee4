// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/document/changeevent.h"
#include "models/items/rows.h"

namespace sw::document
{
class Document;
}
namespace sw::schema
{
struct Operation;
}

namespace sw::items
{

/// The workload sheet: one row for each operation, all but the path edited in place. Rates and times are read as people
/// write them ("24/day", "15 ms").
class WorkloadModel : public KeyedTable<QString>
{
    Q_OBJECT

public:
    enum Column { Name, Kind, Rate, Peak, Criticality, Latency, MayBeOld, Path, ColumnCount };
    enum Role {
        OperationRole = Qt::UserRole, ///< id as text
        IconRole,
        SortRole,   ///< number or text to sort by
        ChoicesRole ///< what a cell may be, as texts; empty for free text
    };

    explicit WorkloadModel(document::Document &document, QObject *parent = nullptr);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    QModelIndex indexOf(const schema::OperationId &id) const;
    const schema::Operation *operationAt(const QModelIndex &index) const;
    /// Above a column.
    static QString heading(int section);

Q_SIGNALS:
    void rejected(const sw::base::Error &error);

private:
    void onChanged(const document::ChangeEvent &event);
    QVariant display(const schema::Operation &operation, int column) const;
    QVariant edit(const schema::Operation &operation, int column) const;
    QVariant sortKey(const schema::Operation &operation, int column) const;
    QString path(const schema::Operation &operation) const;
    base::Result<void> change(const schema::OperationId &id, int column, const QString &text);

    document::Document &m_document;
};

} // namespace sw::items
