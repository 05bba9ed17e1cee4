// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace sw::views
{

class Actions;

/// All commands of the window with their keys, to be searched; a command can be run from here.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(const Actions &actions, QWidget *parent = nullptr);

    QLineEdit *search() const { return m_search; }
    QTreeView *list() const { return m_list; }

private:
    void runCurrent();

    const Actions &m_actions;
    QLineEdit *m_search;
    QTreeView *m_list;
    QSortFilterProxyModel *m_filtered;
};

} // namespace sw::views
