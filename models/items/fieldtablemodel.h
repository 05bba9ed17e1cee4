// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/document/changeevent.h"
#include "models/items/rows.h"
#include "models/schema/field.h"

namespace sw::document
{
class Document;
}

namespace sw::items
{

/// The fields of one entity (or the attributes of a relationship) as a table that is edited in place; nested fields
/// follow their object, with their depth.
class FieldTableModel : public KeyedTable<QString>
{
    Q_OBJECT

public:
    enum Column { Name, Type, Items, Required, Size, Unique, Description, ColumnCount };
    enum Role {
        FieldRole = Qt::UserRole, ///< id as text
        DepthRole,                ///< 0 for the owner's own fields
        PathRole,
        ChoicesRole ///< names a type may have
    };

    explicit FieldTableModel(document::Document &document, QObject *parent = nullptr);

    const document::FieldOwner &owner() const { return m_owner; }
    void setOwner(const document::FieldOwner &owner);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    document::FieldKey keyAt(const QModelIndex &index) const;
    QModelIndex indexOf(const schema::FieldId &id) const;

Q_SIGNALS:
    void rejected(const sw::base::Error &error);

private:
    void onChanged(const document::ChangeEvent &event);
    QList<QString> wantedKeys();
    QVariant display(const schema::Field &field, int column) const;
    base::Result<void> change(const document::FieldKey &key, int column, const QVariant &value);

    document::Document &m_document;
    document::FieldOwner m_owner;
    QHash<QString, int> m_depths;
};

} // namespace sw::items
