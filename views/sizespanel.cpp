// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizespanel.h"

#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/items/sizetablemodel.h"
#include "models/patterns/designbuilder.h"
#include "views/goaladvice.h"
#include "views/goalbar.h"
#include "views/latestjob.h"
#include "views/selection.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

constexpr schema::Goal goals[] = {schema::Goal::Simplicity, schema::Goal::Balanced, schema::Goal::Performance};

/// For the model's own goal the design as it is, for the others what the adviser would make of it; nothing when cancelled.
QList<WorkingSetBar> barsOf(const schema::Model &model, const QStringList &labels, const LatestJob::IsCancelled &cancelled)
{
    QList<WorkingSetBar> bars;
    for (int i = 0; i < 3; ++i) {
        const bool current = goals[i] == model.goal;
        const sizing::SizeReport report = current ? sizing::estimate(patterns::buildDesign(model), sizing::sizeOptions(model))
                                                  : adviseFor(model, goals[i], cancelled).advice.sizesAfter;
        if (cancelled())
            return {};
        WorkingSetBar bar = workingSetBar(labels.at(i), report);
        bar.current = current;
        bars.append(bar);
    }
    return bars;
}

} // namespace

SizesPanel::SizesPanel(document::Document &document, document::DerivedState &derived, Selection &selection, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_derived(derived)
    , m_selection(selection)
    , m_chart(new WorkingSetChart)
    , m_sizes(new items::SizeTableModel(derived, this))
    , m_table(new QTableView)
    , m_compare(new LatestJob(this))
{
    m_table->setModel(m_sizes);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(24);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setAccessibleName(tr("Sizes of the collections"));

    auto *splitter = new QSplitter;
    splitter->addWidget(m_chart);
    splitter->addWidget(m_table);
    splitter->setSizes({560, 560});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);

    m_chart->setToolTip(tr("The goal in use as the design is now; the others with the patterns that the adviser would take for them."));
    m_chart->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_chart, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        QMenu menu;
        menu.addAction(tr("Save chart as picture…"), this, &SizesPanel::saveChart);
        menu.exec(m_chart->mapToGlobal(at));
    });
    connect(&derived, &document::DerivedState::updated, this, &SizesPanel::compareGoals);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
        const QList<sizing::CollectionSize> &rows = m_derived.sizes().collections;
        if (m_table->hasFocus() && current.row() >= 0 && current.row() < rows.size())
            m_selection.selectCollection(rows.at(current.row()).name);
    });
    compareGoals();
}

void SizesPanel::compareGoals()
{
    if (!isVisible()) {
        m_outdated = true;
        return;
    }
    m_outdated = false;
    QStringList labels;
    for (const schema::Goal goal : goals) {
        const QString name = GoalBar::goalName(goal);
        labels << (goal == m_document.model().goal ? tr("%1, now").arg(name) : name);
    }
    m_compare->start([this, model = m_document.model(), labels](const LatestJob::IsCancelled &cancelled) -> LatestJob::Delivery {
        const QList<WorkingSetBar> bars = barsOf(model, labels, cancelled);
        return [this, bars] { m_chart->setBars(bars, m_derived.sizes().cache.bytes); };
    });
}

void SizesPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_outdated)
        compareGoals();
}

void SizesPanel::saveChart()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save chart"), QStringLiteral("working-set.svg"), tr("Pictures (*.svg *.png)"));
    if (!path.isEmpty() && !m_chart->saveAs(path))
        m_chart->setToolTip(tr("%1 could not be written.").arg(path));
}

} // namespace sw::views
