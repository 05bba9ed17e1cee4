// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/goalspage.h"

#include "models/items/goaltablemodel.h"
#include "views/patterns/goaldelegate.h"
#include "views/patterns/goalheader.h"
#include "views/widgets/charts/figuretips.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QSettings>
#include <QTableView>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

using items::GoalTableModel;

constexpr int goalRowHeight = 26;
constexpr int headerHeight = 160;
constexpr int labelWidth = 224;
const QString differencesSetting = QStringLiteral("goals/onlyDifferences");
const QString bestSetting = QStringLiteral("goals/markBest");

base::Bytes scaleOf(const QList<services::GoalAdvice> &goals)
{
    base::Bytes scale;
    for (const services::GoalAdvice &goal : goals)
        scale = std::max({scale, goal.evaluation.sizes.workingSet.likely, goal.evaluation.sizes.cache.bytes});
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
    m_view->verticalHeader()->setDefaultSectionSize(goalRowHeight);
    m_busy->setContentsMargins(16, 16, 16, 16);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_busy);
    layout->addWidget(m_view, 1);
    m_view->hide();
}

void GoalsPage::show(const QList<services::GoalAdvice> &goals, schema::Goal current)
{
    m_model->setGoals(goals);
    m_model->setCurrentGoal(current);
    m_busy->setVisible(goals.isEmpty());
    m_view->setVisible(!goals.isEmpty());
    if (goals.isEmpty())
        return;
    makeHeaders(goals, current);
    makeChoices();
    updateRows();
}

void GoalsPage::makeChoices()
{
    auto *corner = new QWidget;
    corner->setAutoFillBackground(true);
    corner->setBackgroundRole(QPalette::AlternateBase);
    auto *title = new TextLabel(TextLabel::Style::SecondaryTitle, tr("Show"));
    m_onlyDifferences = new QCheckBox(tr("Only &differences"));
    m_onlyDifferences->setToolTip(tr("Leave out what is the same for all goals"));
    m_markBest = new QCheckBox(tr("Mark the &best"));
    m_markBest->setToolTip(tr("A flag on the lowest value of each row. No design wins every row: indexes and writes "
                              "are the price of small documents."));
    auto *layout = new QVBoxLayout(corner);
    layout->setContentsMargins(12, 12, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(title);
    const auto add = [&](QCheckBox *box, const QString &setting, bool usual) {
        box->setChecked(QSettings().value(setting, usual).toBool());
        layout->addWidget(box);
        connect(box, &QCheckBox::toggled, this, [this, setting](bool on) {
            QSettings().setValue(setting, on);
            updateRows();
        });
    };
    add(m_onlyDifferences, differencesSetting, false);
    add(m_markBest, bestSetting, true);
    layout->addStretch();
    m_view->setIndexWidget(m_model->index(0, 0), corner);
}

void GoalsPage::updateRows()
{
    m_model->setBestMarked(m_markBest->isChecked());
    for (int row = 0; row < m_model->rowCount(); ++row)
        m_view->setRowHidden(row, m_onlyDifferences->isChecked() && !m_model->differs(row));
}

void GoalsPage::makeHeaders(const QList<services::GoalAdvice> &goals, schema::Goal current)
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
