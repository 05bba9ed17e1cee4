// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/goalspage.h"

#include "views/figuretips.h"
#include "views/goaldelegate.h"
#include "views/goalheader.h"
#include "views/goaltablemodel.h"
#include "views/textlabel.h"

#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

constexpr int rowHeight = 26;
constexpr int headerHeight = 176;
constexpr int labelWidth = 180;

base::Bytes scaleOf(const QList<GoalAdvice> &goals)
{
    base::Bytes scale;
    for (const GoalAdvice &goal : goals)
        scale = std::max({scale, goal.advice.sizesAfter.workingSet.likely, goal.advice.sizesAfter.cache.bytes});
    return scale * 1.05;
}

} // namespace

GoalsPage::GoalsPage(QWidget *parent)
    : QWidget(parent),
      m_model(new GoalTableModel(this)),
      m_view(new QTableView),
      m_busy(new TextLabel(TextLabel::Style::Secondary, tr("Designing for all three goals…")))
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new GoalDelegate(m_view));
    m_view->setShowGrid(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionMode(QAbstractItemView::NoSelection);
    m_view->setTabKeyNavigation(false);
    m_view->setAccessibleName(tr("Goals side by side"));
    FigureTips::install(m_view, FigureTips::TipOf([this](const QModelIndex &index) { return m_model->tip(index); }));
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_busy->setContentsMargins(16, 16, 16, 16);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_busy);
    layout->addWidget(m_view, 1);
    m_view->hide();
}

void GoalsPage::show(const QList<GoalAdvice> &goals, schema::Goal current)
{
    m_model->setGoals(goals);
    m_model->setCurrentGoal(current);
    m_busy->setVisible(goals.isEmpty());
    m_view->setVisible(!goals.isEmpty());
    if (!goals.isEmpty())
        makeHeaders(goals, current);
}

void GoalsPage::makeHeaders(const QList<GoalAdvice> &goals, schema::Goal current)
{
    const base::Bytes scale = scaleOf(goals);
    QHeaderView *columns = m_view->horizontalHeader();
    columns->setSectionResizeMode(QHeaderView::Stretch);
    columns->setSectionResizeMode(0, QHeaderView::Fixed);
    columns->resizeSection(0, labelWidth);
    m_view->setRowHeight(0, headerHeight);
    for (int i = 0; i < goals.size(); ++i) {
        const schema::Goal goal = goals.at(i).advice.goal;
        auto *header = new GoalHeader(goals.at(i), goal == current, scale);
        connect(header, &GoalHeader::taken, this, [this, goal] { Q_EMIT taken(goal); });
        m_view->setIndexWidget(m_model->index(0, i + 1), header);
    }
}

} // namespace sw::views
