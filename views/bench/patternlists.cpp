// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/bench/patternlists.h"

#include "models/items/patternfitmodel.h"
#include "models/items/patternlistmodel.h"
#include "models/patterns/patternregistry.h"
#include "views/bench/fitdelegate.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/localkeys.h"
#include "views/widgets/statusline.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/patternbadge.h"
#include "views/widgets/textlabel.h"

#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace sw::views
{

using items::PatternFitModel;
using items::PatternListModel;

namespace
{

QTreeView *makeView(QAbstractItemModel *model, QAbstractItemDelegate *delegate, const QString &name)
{
    auto *view = new QTreeView;
    delegate->setParent(view);
    view->setModel(model);
    view->setItemDelegate(delegate);
    view->setHeaderHidden(true);
    view->setRootIsDecorated(false);
    view->setFrameShape(QFrame::NoFrame);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setAccessibleName(name);
    view->header()->setStretchLastSection(false);
    view->header()->setMinimumSectionSize(10);
    return view;
}

QPushButton *small(const char *name, const QString &text)
{
    auto *button = new QPushButton(icon(QLatin1String(name)), QString());
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoDefault(false);
    button->setFlat(true);
    button->setFixedSize(26, 24);
    return button;
}

QVBoxLayout *column(QWidget *host)
{
    auto *layout = new QVBoxLayout(host);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    return layout;
}

} // namespace

PatternLists::PatternLists(PatternListModel *uses, PatternFitModel *fits, QWidget *parent)
    : QWidget(parent),
      m_useModel(uses),
      m_fitModel(fits),
      m_uses(makeView(uses, new PatternDelegate(PatternListModel::PatternRole, nullptr, PatternDelegate::Show::Badge),
                      tr("Applied patterns"))),
      m_all(makeView(fits, new FitDelegate(nullptr), tr("All patterns"))),
      m_search(new QLineEdit)
{
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(makeAll());
    splitter->addWidget(makeUses());
    splitter->setStretchFactor(0, 1);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({640, 150});
    column(this)->addWidget(splitter);
    usesChanged();
}

QWidget *PatternLists::makeAll()
{
    m_search->setPlaceholderText(tr("Find a pattern"));
    m_search->setAccessibleName(tr("Find a pattern"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) { m_fitModel->setFilter(text); });
    m_all->viewport()->installEventFilter(this);
    m_all->setIndentation(0);
    m_all->setItemsExpandable(false);
    m_all->header()->setSectionResizeMode(PatternFitModel::Name, QHeaderView::Stretch);
    m_all->header()->setSectionResizeMode(PatternFitModel::Fit, QHeaderView::ResizeToContents);
    connect(m_fitModel, &QAbstractItemModel::modelReset, this, &PatternLists::keepCurrent);
    connect(m_all->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        const QString pattern = current.siblingAtColumn(0).data(PatternFitModel::PatternRole).toString();
        if (!pattern.isEmpty() && !m_telling)
            Q_EMIT patternChosen(pattern);
    });
    auto *matrix = new QPushButton(tr("Use cases…"));
    matrix->setAutoDefault(false);
    matrix->setToolTip(tr("See which patterns are usual for which use case"));
    connect(matrix, &QPushButton::clicked, this, &PatternLists::matrixRequested);
    auto *advise = new QPushButton(icon(QStringLiteral("idea")), tr("Advise…"));
    advise->setAutoDefault(false);
    advise->setToolTip(tr("See which patterns pay off for the goal, and why"));
    connect(advise, &QPushButton::clicked, this, &PatternLists::adviceRequested);
    auto *foot = new FlowLayout(6);
    foot->setContentsMargins(8, 4, 8, 6);
    foot->addWidget(advise);
    foot->addWidget(matrix);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(8, 8, 8, 6);
    head->addWidget(m_search);
    auto *host = new QWidget;
    auto *layout = column(host);
    layout->addLayout(head);
    layout->addWidget(m_all, 1);
    layout->addLayout(foot);
    return host;
}

QWidget *PatternLists::makeUses()
{
    m_uses->setUniformRowHeights(true);
    m_uses->header()->setSectionResizeMode(PatternListModel::Name, QHeaderView::ResizeToContents);
    m_uses->header()->setSectionResizeMode(PatternListModel::Target, QHeaderView::Stretch);
    m_uses->header()->setSectionResizeMode(PatternListModel::State, QHeaderView::ResizeToContents);
    m_uses->setContextMenuPolicy(Qt::CustomContextMenu);
    auto *keys = new LocalKeys(m_uses);
    keys->add({Qt::Key_Delete, Qt::Key_Backspace}, [this] { removeUse(); });
    keys->add({Qt::ALT | Qt::Key_Up}, [this] { moveUse(-1); });
    keys->add({Qt::ALT | Qt::Key_Down}, [this] { moveUse(1); });
    connect(m_uses, &QTreeView::customContextMenuRequested, this, &PatternLists::showMenu);
    connect(m_uses->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        updateButtons();
        if (!currentUse().isEmpty() && !m_telling)
            Q_EMIT useChosen(currentUse());
    });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_useModel, signal, this, &PatternLists::usesChanged);
    connect(m_useModel, &QAbstractItemModel::modelReset, this, &PatternLists::usesChanged);
    connect(m_useModel, &QAbstractItemModel::dataChanged, this, &PatternLists::tellTitle);
    connect(m_useModel, &QAbstractItemModel::layoutChanged, this, &PatternLists::updateButtons);

    m_up = small("up", tr("Apply earlier"));
    m_down = small("down", tr("Apply later"));
    m_remove = small("delete", tr("Remove the pattern"));
    connect(m_up, &QPushButton::clicked, this, [this] { moveUse(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveUse(1); });
    connect(m_remove, &QPushButton::clicked, this, &PatternLists::removeUse);
    m_title = new TextLabel(TextLabel::Style::SecondaryTitle);
    m_title->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(10, 4, 6, 2);
    head->addWidget(m_title, 1);
    for (QPushButton *button : {m_up, m_down, m_remove})
        head->addWidget(button);
    auto *empty = new TextLabel(TextLabel::Style::Secondary, tr("No pattern is applied yet."));
    empty->setWordWrap(true);
    empty->setContentsMargins(10, 2, 10, 8);
    empty->setAlignment(Qt::AlignTop);
    m_empty = empty;
    m_notice = new StatusLine;
    m_notice->setContentsMargins(10, 2, 8, 6);
    m_notice->hide();
    auto *host = new QWidget;
    auto *layout = column(host);
    layout->addLayout(head);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_uses, 1);
    layout->addWidget(m_notice);
    return host;
}

QSize PatternLists::sizeHint() const
{
    return {FitDelegate::widestName(fontMetrics()) + FitDelegate::widestFit +
                m_all->style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 8,
            QWidget::sizeHint().height()};
}

void PatternLists::usesChanged()
{
    const bool none = m_useModel->rowCount() == 0;
    tellTitle();
    m_empty->setVisible(none);
    m_uses->setVisible(!none);
    updateButtons();
}

/// What was declined stands there as well, switched off.
void PatternLists::tellTitle()
{
    bool off = false;
    for (int row = 0; row < m_useModel->rowCount(); ++row)
        off = off || m_useModel->index(row, 0).data(Qt::CheckStateRole).toInt() == Qt::Unchecked;
    m_title->setText(off ? tr("Applied or switched off, in this order") : tr("Applied, in this order"));
}

void PatternLists::updateButtons()
{
    const int row = m_uses->currentIndex().row();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_useModel->rowCount());
    m_remove->setEnabled(row >= 0);
    m_notice->hide();
}

schema::PatternUseId PatternLists::currentUse() const
{
    return schema::PatternUseId(m_uses->currentIndex().siblingAtColumn(0).data(PatternListModel::UseRole).toString());
}

void PatternLists::setCurrent(const QString &pattern, const schema::PatternUseId &use)
{
    m_pattern = pattern;
    keepCurrent();
    const QScopedValueRollback<bool> telling(m_telling, true);
    const int row = m_useModel->rowOf(use.text());
    if (row >= 0)
        m_uses->setCurrentIndex(m_useModel->index(row, 0));
    else
        m_uses->setCurrentIndex({});
    updateButtons();
}

void PatternLists::keepCurrent()
{
    const QScopedValueRollback<bool> telling(m_telling, true);
    for (int group = 0; group < m_fitModel->rowCount(); ++group)
        m_all->setFirstColumnSpanned(group, {}, true);
    m_all->expandAll();
    const QModelIndex index = m_fitModel->indexOf(m_pattern);
    if (index.isValid() && m_all->currentIndex() != index) {
        m_all->setCurrentIndex(index);
        m_all->scrollTo(index);
    }
}

QString PatternLists::notice() const
{
    return m_notice->isHidden() ? QString() : m_notice->text();
}

bool PatternLists::isPointedAt() const
{
    return m_all->viewport()->underMouse();
}

bool PatternLists::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_all->viewport() && event->type() == QEvent::Leave)
        Q_EMIT pointerLeft();
    return QWidget::eventFilter(watched, event);
}

void PatternLists::moveUse(int by)
{
    const QString use = currentUse().text();
    if (use.isEmpty())
        return;
    const auto moved = m_useModel->step(m_uses->currentIndex().row(), by);
    updateButtons();
    if (moved)
        return;
    m_notice->setMessage(Status::Info, moved.error().message + QLatin1Char(' ') + moved.error().wayOut);
    m_notice->show();
}

void PatternLists::removeUse()
{
    if (!currentUse().isEmpty())
        Q_EMIT removalRequested(currentUse());
}

void PatternLists::showMenu(const QPoint &position)
{
    const QModelIndex index = m_uses->indexAt(position).siblingAtColumn(PatternListModel::Name);
    if (!index.isValid())
        return;
    m_uses->setCurrentIndex(index);
    QMenu menu(this);
    const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    menu.addAction(on ? tr("Switch off") : tr("Switch on"), this, [this, index, on] {
        m_useModel->setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    });
    menu.addAction(icon(QStringLiteral("up")), tr("Apply earlier"), this, [this] { moveUse(-1); })
        ->setEnabled(m_up->isEnabled());
    menu.addAction(icon(QStringLiteral("down")), tr("Apply later"), this, [this] { moveUse(1); })
        ->setEnabled(m_down->isEnabled());
    menu.addSeparator();
    menu.addAction(icon(QStringLiteral("delete")), tr("Remove"), this, &PatternLists::removeUse);
    menu.exec(m_uses->viewport()->mapToGlobal(position));
}

} // namespace sw::views
