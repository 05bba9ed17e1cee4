// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/documentlinesmodel.h"

#include <QColor>
#include <QHash>
#include <QTreeView>

namespace sw::views
{

QColor markTint(services::LineMark mark);
QColor markColor(services::LineMark mark); ///< of its sign, on its tint
QColor markBar(services::LineMark mark);
/// The sign of \p mark in the middle of \p rect, drawn where fonts may not have it.
void paintMark(QPainter *painter, const QRect &rect, services::LineMark mark);

/// Example documents as a tree that can be folded: each line with its sign, tint and bytes. What a person folds or
/// opens stays so when the documents change.
class DocumentTree : public QTreeView
{
    Q_OBJECT

public:
    explicit DocumentTree(QWidget *parent = nullptr);

    /// \p folding: long runs of kept fields hide.
    void setDocuments(const QList<items::DocumentLinesModel::Document> &documents, bool folding = true);
    /// Tints lines by the pattern that made them, whose badge stands at the first one, instead of by what became of
    /// them; all of them are open at first.
    void setTintedByPattern();
    bool isTintedByPattern() const { return m_byPattern; }
    const items::DocumentLinesModel &lines() const { return *m_lines; }
    /// All lines below the documents, or everything opened again.
    void foldAll(bool folded);
    /// Selects the next line with \p text, from the current one on; -1: the one before; 0: the current one if it has
    /// it. False when there is none.
    bool findNext(const QString &text, int step = 1);

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QColor tintOf(const QModelIndex &index) const;
    QColor barOf(const QModelIndex &index) const;
    void openLines(const QModelIndex &parent);
    void remember(const QModelIndex &index, bool open);
    static QString keyOf(const QModelIndex &index);

    items::DocumentLinesModel *m_lines;
    QHash<QString, bool> m_chosen; ///< what a person folded or opened
    bool m_filling = false;
    bool m_byPattern = false;
};

} // namespace sw::views
