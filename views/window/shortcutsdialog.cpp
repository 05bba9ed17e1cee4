// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/shortcutsdialog.h"

#include "views/widgets/style/icondelegate.h"
#include "views/widgets/style/icons.h"
#include "views/window/actions.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
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

QStandardItem *readOnly(const QString &text)
{
    auto *item = new QStandardItem(text);
    item->setEditable(false);
    return item;
}

QString keysText(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

} // namespace

ShortcutsDialog::ShortcutsDialog(Actions &actions, QWidget *parent)
    : QDialog(parent),
      m_actions(actions),
      m_search(new QLineEdit),
      m_list(new QTreeView),
      m_keys(new QKeySequenceEdit),
      m_message(new QLabel),
      m_model(new QStandardItemModel(0, ColumnCount, this)),
      m_filtered(new QSortFilterProxyModel(this))
{
    setWindowTitle(tr("Shortcuts"));
    m_filtered->setSourceModel(m_model);
    m_filtered->setFilterKeyColumn(-1);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_search->setPlaceholderText(tr("Find a command or a key"));
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(tr("Find a command or a key"));
    m_list->setModel(m_filtered);
    m_list->setItemDelegateForColumn(Command, new IconDelegate(this));
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setUniformRowHeights(true);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(-1, Qt::AscendingOrder);
    m_list->setAccessibleName(tr("Commands"));
    refresh();
    m_list->header()->setSectionResizeMode(Command, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Keys, QHeaderView::ResizeToContents);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *run = buttons->addButton(tr("Run"), QDialogButtonBox::ActionRole);
    run->setToolTip(tr("Run the command that is selected"));
    QPushButton *resetAllButton = buttons->addButton(tr("Reset all"), QDialogButtonBox::ResetRole);
    resetAllButton->setToolTip(tr("Give all commands the keys that they came with"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    layout->addWidget(buildEditor());
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    resize(760, 620);

    connect(m_search, &QLineEdit::textChanged, m_filtered, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_search, &QLineEdit::textChanged, this, [this] { m_list->setCurrentIndex(m_filtered->index(0, 0)); });
    connect(m_list, &QTreeView::activated, this, &ShortcutsDialog::runCurrent);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ShortcutsDialog::showCurrent);
    connect(run, &QPushButton::clicked, this, &ShortcutsDialog::runCurrent);
    connect(resetAllButton, &QPushButton::clicked, this, &ShortcutsDialog::resetAll);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    run->setDefault(true);
    m_search->setFocus();
    showCurrent();
}

QWidget *ShortcutsDialog::buildEditor()
{
    auto *widget = new QWidget;
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    auto *label = new QLabel(tr("New keys"));
    label->setBuddy(m_keys);
    m_keys->setAccessibleName(tr("New keys"));
    m_add = new QPushButton(tr("Add"));
    m_add->setToolTip(tr("The command has these keys too"));
    m_replace = new QPushButton(tr("Use only these"));
    m_replace->setToolTip(tr("The command has these keys only; none when the box is empty"));
    m_reset = new QPushButton(tr("Reset"));
    m_reset->setToolTip(tr("Give the command the keys that it came with"));
    row->addWidget(label);
    row->addWidget(m_keys, 1);
    for (QPushButton *button : {m_add, m_replace, m_reset}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    connect(m_add, &QPushButton::clicked, this, &ShortcutsDialog::add);
    connect(m_replace, &QPushButton::clicked, this, &ShortcutsDialog::replace);
    connect(m_reset, &QPushButton::clicked, this, &ShortcutsDialog::reset);
    return widget;
}

void ShortcutsDialog::refresh()
{
    const QString selected = current();
    m_model->clear();
    m_model->setHorizontalHeaderLabels({tr("Command"), tr("Keys"), tr("What it does")});
    for (const WindowCommand &command : m_actions.commands()) {
        QStandardItem *name = readOnly(m_actions.fullName(command));
        name->setIcon(icon(command.icon));
        name->setData(command.id, idRole);
        QStandardItem *keys = readOnly(keysText(m_actions.keysOf(command.id)));
        QFont font = keys->font();
        font.setBold(m_actions.hasOwnKeys(command.id));
        keys->setFont(font);
        if (!m_actions.conflictsOf(command.id).isEmpty())
            keys->setIcon(icon(QStringLiteral("warning")));
        m_model->appendRow({name, keys, readOnly(command.help)});
    }
    select(selected);
}

QString ShortcutsDialog::current() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? index.siblingAtColumn(Command).data(idRole).toString() : QString();
}

void ShortcutsDialog::select(const QString &id)
{
    for (int row = 0; row < m_filtered->rowCount(); ++row) {
        const QModelIndex index = m_filtered->index(row, Command);
        if (index.data(idRole).toString() == id)
            m_list->setCurrentIndex(index);
    }
}

void ShortcutsDialog::showCurrent()
{
    const QString id = current();
    for (QWidget *each :
         {static_cast<QWidget *>(m_keys), static_cast<QWidget *>(m_add), static_cast<QWidget *>(m_replace)})
        each->setEnabled(!id.isEmpty());
    m_reset->setEnabled(!id.isEmpty() && m_actions.hasOwnKeys(id));
    m_keys->clear();
    showConflicts();
}

void ShortcutsDialog::showConflicts()
{
    QStringList names;
    const QStringList conflicts = current().isEmpty() ? QStringList() : m_actions.conflictsOf(current());
    for (const WindowCommand &command : m_actions.commands()) {
        if (conflicts.contains(command.id))
            names << m_actions.fullName(command);
    }
    m_message->setText(names.isEmpty()
                           ? QString()
                           : tr("These keys are used by %1 as well: neither works until one of them changes.")
                                 .arg(names.join(QStringLiteral(", "))));
}

void ShortcutsDialog::add()
{
    const QString id = current();
    if (id.isEmpty() || m_keys->keySequence().isEmpty())
        return;
    QList<QKeySequence> keys = m_actions.keysOf(id);
    if (!keys.contains(m_keys->keySequence()))
        keys << m_keys->keySequence();
    m_actions.setKeys(id, keys);
    refresh();
    showCurrent();
}

void ShortcutsDialog::replace()
{
    const QString id = current();
    if (id.isEmpty())
        return;
    QList<QKeySequence> keys;
    if (!m_keys->keySequence().isEmpty())
        keys << m_keys->keySequence();
    m_actions.setKeys(id, keys);
    refresh();
    showCurrent();
}

void ShortcutsDialog::reset()
{
    if (current().isEmpty())
        return;
    m_actions.resetKeys(current());
    refresh();
    showCurrent();
}

void ShortcutsDialog::resetAll()
{
    for (const WindowCommand &command : m_actions.commands()) {
        if (m_actions.hasOwnKeys(command.id))
            m_actions.resetKeys(command.id);
    }
    refresh();
    showCurrent();
}

void ShortcutsDialog::runCurrent()
{
    QAction *action = current().isEmpty() ? nullptr : m_actions.action(current());
    if (action == nullptr || !action->isEnabled())
        return;
    accept();
    action->trigger();
}

} // namespace sw::views
