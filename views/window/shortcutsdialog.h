// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QStandardItemModel;
class QTreeView;

namespace sw::views
{

class Actions;

/// All commands of the window with their keys, to be searched, run, and given other keys. Keys that two commands have
/// are marked, and so are a person's own.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(Actions &actions, QWidget *parent = nullptr);

    QLineEdit *search() const { return m_search; }
    QTreeView *list() const { return m_list; }
    QKeySequenceEdit *keys() const { return m_keys; }
    QLabel *message() const { return m_message; }
    /// The command that is selected; empty when none.
    QString current() const;
    void select(const QString &id);
    void add();
    void replace();
    void reset();
    void resetAll();

private:
    QWidget *buildEditor();
    void runCurrent();
    void refresh();
    void showCurrent();
    void showConflicts();

    Actions &m_actions;
    QLineEdit *m_search;
    QTreeView *m_list;
    QKeySequenceEdit *m_keys;
    QPushButton *m_add;
    QPushButton *m_replace;
    QPushButton *m_reset;
    QLabel *m_message;
    QStandardItemModel *m_model;
    QSortFilterProxyModel *m_filtered;
};

} // namespace sw::views
