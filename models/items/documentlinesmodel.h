// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/patternuses/compareddocuments.h"

#include <QAbstractItemModel>

#include <memory>

namespace sw::items
{

/// Example documents as a tree: collections, below them their fields, and what became of each line in another design.
/// Runs of fields that stay as they are hide behind a line of their own.
class DocumentLinesModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Mark, Text, Size, ColumnCount };
    enum Role {
        MarkRole = Qt::UserRole, ///< services::LineMark as int; Kept for a collection
        NameRole,                ///< what stands before the colon; empty in lists
        ValueRole,
        CollectionRole, ///< true for the line of a collection
        OpenRole,       ///< whether it is worth showing what is below it
        PatternRole,    ///< id of the pattern that made the line; empty for none
        FirstRole,      ///< true for the first line of a run that one pattern made
        PathRole        ///< of the field in its collection
    };

    explicit DocumentLinesModel(QObject *parent = nullptr);
    ~DocumentLinesModel() override;

    struct Document
    {
        QString collection;
        services::ComparedDocument::Side side;
    };
    /// \p folding: long runs of kept fields hide.
    void setDocuments(const QList<Document> &documents, bool folding = true);
    /// The lines whose name or value has \p text, in the order of the tree.
    QModelIndexList find(const QString &text) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Line;
    static const Line *lineAt(const QModelIndex &index);
    void collect(const Line &line, const QModelIndex &place, const QString &text, QModelIndexList &found) const;

    std::unique_ptr<Line> m_root;
};

/// The sign of \p mark in a gutter: → moved, ❐ copied, + added, − removed, nothing for what is kept.
QString markSign(services::LineMark mark);
/// "moved", "copied", …; empty for what is kept.
QString markText(services::LineMark mark);

} // namespace sw::items
