// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortcutsdialog.h"

#include "views/actions.h"
#include "views/icons.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

enum Column { Command, Keys, Help, ColumnCount };
constexpr int idRole = Qt::UserRole;

QString plain(QString text)
{
    return text.remove(QLatin1Char('&'));
}

QStandardItem *readOnly(const QString &text)
{
    auto *item = new QStandardItem(text);
    item->setEditable(false);
    return item;
}

QStandardItemModel *makeModel(const Actions &actions, QObject *parent)
{
    auto *model = new QStandardItemModel(0, ColumnCount, parent);
    model->setHorizontalHeaderLabels(
        {ShortcutsDialog::tr("Command"), ShortcutsDialog::tr("Keys"), ShortcutsDialog::tr("What it does")});
    for (const ActionSpec &spec : actions.specs()) {
        QStringList keys;
        for (const QKeySequence &key : spec.keys)
            keys << key.toString(QKeySequence::NativeText);
        QStandardItem *command = readOnly(plain(spec.text));
        command->setIcon(icon(spec.icon));
        command->setData(spec.id, idRole);
        model->appendRow({command, readOnly(keys.join(QStringLiteral(", "))), readOnly(spec.help)});
    }
    return model;
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const Actions &actions, QWidget *parent)
    : QDialog(parent),
      m_actions(actions),
      m_search(new QLineEdit),
      m_list(new QTreeView),
      m_filtered(new QSortFilterProxyModel(this))
{
    setWindowTitle(tr("Shortcuts"));
    m_filtered->setSourceModel(makeModel(actions, this));
    m_filtered->setFilterKeyColumn(-1);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_search->setPlaceholderText(tr("Find a command or a key"));
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(tr("Find a command or a key"));
    m_list->setModel(m_filtered);
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setUniformRowHeights(true);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(-1, Qt::AscendingOrder);
    m_list->setAccessibleName(tr("Commands"));
    m_list->header()->setSectionResizeMode(Command, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Keys, QHeaderView::ResizeToContents);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *run = buttons->addButton(tr("Run"), QDialogButtonBox::ActionRole);
    run->setToolTip(tr("Run the command that is selected"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    layout->addWidget(buttons);
    resize(680, 520);

    connect(m_search, &QLineEdit::textChanged, m_filtered, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_search, &QLineEdit::textChanged, this, [this] { m_list->setCurrentIndex(m_filtered->index(0, 0)); });
    connect(m_list, &QTreeView::activated, this, &ShortcutsDialog::runCurrent);
    connect(run, &QPushButton::clicked, this, &ShortcutsDialog::runCurrent);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    run->setDefault(true);
    m_search->setFocus();
}

void ShortcutsDialog::runCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    QAction *action =
        current.isValid() ? m_actions.action(current.siblingAtColumn(Command).data(idRole).toString()) : nullptr;
    if (action == nullptr || !action->isEnabled())
        return;
    accept();
    action->trigger();
}

} // namespace sw::views
