// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

class QLineEdit;
class QStandardItemModel;
class QTreeView;

namespace sw::views
{

/// A line to type in and a list that shrinks to what fits: to go to something or run something by its name. Letters
/// need not follow each other; the best match is first.
class QuickPick : public QDialog
{
    Q_OBJECT

public:
    struct Item
    {
        QString text;
        QString detail; ///< beside the text: keys, the owner
        QString icon;
        std::function<void()> run; ///< empty: shown grey, cannot be picked
    };

    QuickPick(const QString &title, const QString &prompt, const QList<Item> &items, QWidget *parent);

    /// Opens one that deletes itself, and runs what is picked.
    static QuickPick *open(QWidget *parent, const QString &title, const QString &prompt, const QList<Item> &items);
    QLineEdit *search() const { return m_search; }
    QTreeView *list() const { return m_list; }
    /// How well \p text fits what was typed: 0 not at all; whole words and beginnings of words count more.
    static int rank(const QString &text, const QString &typed);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void pick();

    QList<Item> m_items;
    QList<qsizetype> m_shown;
    QLineEdit *m_search;
    QTreeView *m_list;
    QStandardItemModel *m_model;
};

} // namespace sw::views
