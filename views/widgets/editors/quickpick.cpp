// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/quickpick.h"

#include "models/base/text.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icondelegate.h"
#include "views/widgets/style/icons.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace sw::views
{

namespace
{

constexpr qsizetype mostShown = 200;

} // namespace

QuickPick::QuickPick(const QString &title, const QString &prompt, const QList<Item> &items, QWidget *parent)
    : QDialog(parent),
      m_items(items),
      m_search(new QLineEdit),
      m_list(new QTreeView),
      m_model(new QStandardItemModel(this))
{
    setWindowTitle(title);
    m_search->setPlaceholderText(prompt);
    m_search->setAccessibleName(prompt);
    m_search->installEventFilter(this);
    m_list->setModel(m_model);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setItemDelegateForColumn(0, new IconDelegate(this));
    m_list->setRootIsDecorated(false);
    m_list->setHeaderHidden(true);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_model->setColumnCount(2);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->setAccessibleName(title);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    resize(520, 380);
    connect(m_search, &QLineEdit::textChanged, this, &QuickPick::refresh);
    connect(m_list, &QTreeView::activated, this, &QuickPick::pick);
    connect(m_list, &QTreeView::clicked, this, &QuickPick::pick);
    refresh();
    m_search->setFocus();
}

QuickPick *QuickPick::open(QWidget *parent, const QString &title, const QString &prompt, const QList<Item> &items)
{
    auto *pick = new QuickPick(title, prompt, items, parent);
    pick->setAttribute(Qt::WA_DeleteOnClose);
    pick->setModal(true);
    pick->show();
    return pick;
}

int QuickPick::rank(const QString &text, const QString &typed)
{
    if (typed.isEmpty())
        return 1;
    if (const qsizetype at = text.indexOf(typed, 0, Qt::CaseInsensitive); at >= 0) {
        const bool word = at == 0 || !text.at(at - 1).isLetterOrNumber();
        const bool whole = at + typed.size() == text.size() || !text.at(at + typed.size()).isLetterOrNumber();
        const qsizetype rest = text.size() - typed.size(); // among equals, what was typed is most of the nearest
        return (at == 0 ? 400 : 200) + (word ? 100 : 0) + (whole ? 50 : 0) -
               static_cast<int>(std::min<qsizetype>(rest, 40));
    }
    qsizetype at = 0;
    int score = 1;
    for (const QChar letter : typed) {
        const qsizetype found = text.indexOf(letter, at, Qt::CaseInsensitive);
        if (found < 0)
            return 0;
        if (found == 0 || !text.at(found - 1).isLetterOrNumber())
            score += 10;
        at = found + 1;
    }
    return score;
}

void QuickPick::refresh()
{
    QList<std::pair<int, qsizetype>> ranked;
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        const int fit = rank(m_items.at(i).text, m_search->text());
        if (fit > 0)
            ranked.append({m_items.at(i).run ? -fit : 0, i});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    m_model->setRowCount(0);
    m_shown.clear();
    for (const auto &[fit, index] : std::as_const(ranked)) {
        if (m_shown.size() == mostShown)
            break;
        const Item &item = m_items.at(index);
        m_shown.append(index);
        auto *name = new QStandardItem(icon(item.icon), base::visibleText(item.text));
        auto *detail = new QStandardItem(base::visibleText(item.detail));
        detail->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        if (item.run)
            detail->setForeground(secondaryText());
        for (QStandardItem *each : {name, detail})
            each->setEnabled(item.run != nullptr);
        m_model->appendRow({name, detail});
    }
    m_list->setCurrentIndex(m_model->index(0, 0));
}

void QuickPick::pick()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    const std::function<void()> run = m_items.at(m_shown.at(current.row())).run;
    if (!run)
        return;
    // What runs may open another dialog: first this one goes.
    QTimer::singleShot(0, parentWidget(), run);
    accept();
    close();
}

bool QuickPick::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QCoreApplication::sendEvent(m_list, event);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            pick();
            return true;
        default:
            break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace sw::views
