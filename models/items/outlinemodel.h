// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/changeevent.h"
#include "models/items/outlinenode.h"

#include <QAbstractItemModel>

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::items
{

/// Entities with their fields, relationships, operations and collections as a tree. After an edit only the rows that
/// came, went or look different are told, so that a view keeps what is expanded and selected.
class OutlineModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, FigureColumn, ColumnCount };
    enum Role { KindRole = Qt::UserRole + 1, KeyRole, OwnerRole, IconRole, PatternRole };

    OutlineModel(document::Document &document, document::DerivedState &derived, QObject *parent = nullptr);
    ~OutlineModel() override;

    /// The row of the object with \p key of \p kind; \p owner: its entity or collection, for fields and paths.
    QModelIndex find(OutlineNode::Kind kind, const QString &key, const QString &owner = {}) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    OutlineNode *nodeOf(const QModelIndex &index) const;
    QModelIndex indexOf(const OutlineNode &node) const;
    void onChanged(const document::ChangeEvent &event);
    void refresh();
    void sync(OutlineNode &shown, OutlineNode &wanted);
    std::unique_ptr<OutlineNode> build() const;

    document::Document &m_document;
    document::DerivedState &m_derived;
    std::unique_ptr<OutlineNode> m_root;
};

} // namespace sw::items
