// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::items
{
class OutlineModel;
}

namespace sw::items
{
class Selection;
}

namespace sw::views
{

class EmptyHint;

/// Everything in the project as a tree that can be searched: the way to each object without the canvas.
class OutlinePanel : public QWidget
{
    Q_OBJECT

public:
    OutlinePanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                 QWidget *parent = nullptr);

Q_SIGNALS:
    /// Enter or F4 on a row: what it stands for, selected by then, is to be edited.
    void editWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void pick(const QModelIndex &proxyIndex);
    void followSelection();
    void edit();
    void settle();
    void showMatches(const QString &text);
    void openMatches();
    void goToMatches();

    items::Selection &m_selection;
    items::OutlineModel *m_outline;
    QSortFilterProxyModel *m_filter;
    QLineEdit *m_search;
    QTreeView *m_tree;
    EmptyHint *m_nothing;
    bool m_following = false;
    int m_changing = 0; ///< changes of the model under way
};

} // namespace sw::views
