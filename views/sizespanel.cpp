// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizespanel.h"

#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/items/sizetablemodel.h"
#include "models/patterns/designbuilder.h"
#include "views/goalbar.h"
#include "views/selection.h"

#include <QApplication>
#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QPointer>
#include <QSplitter>
#include <QTableView>
#include <QThreadPool>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

constexpr schema::Goal goals[] = {schema::Goal::Simplicity, schema::Goal::Balanced, schema::Goal::Performance};

QList<WorkingSetBar> barsOf(const schema::Model &model, const QStringList &labels)
{
    QList<WorkingSetBar> bars;
    for (int i = 0; i < 3; ++i) {
        patterns::BuildOptions options;
        options.goal = goals[i];
        const sizing::SizeReport report = sizing::estimate(patterns::buildDesign(model, options), sizing::sizeOptions(model));
        WorkingSetBar bar = workingSetBar(labels.at(i), report);
        bar.current = goals[i] == model.goal;
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
    const quint64 request = ++m_request;
    QStringList labels;
    for (const schema::Goal goal : goals)
        labels << GoalBar::goalName(goal);
    QThreadPool::globalInstance()->start([panel = QPointer<SizesPanel>(this), request, model = m_document.model(), labels] {
        const QList<WorkingSetBar> bars = barsOf(model, labels);
        QMetaObject::invokeMethod(
            qApp,
            [=] {
                if (panel != nullptr)
                    panel->showBars(request, bars);
            },
            Qt::QueuedConnection);
    });
}

void SizesPanel::showBars(quint64 request, const QList<WorkingSetBar> &bars)
{
    if (request == m_request)
        m_chart->setBars(bars, m_derived.sizes().cache.bytes);
}

void SizesPanel::saveChart()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save chart"), QStringLiteral("working-set.svg"), tr("Pictures (*.svg *.png)"));
    if (!path.isEmpty() && !m_chart->saveAs(path))
        m_chart->setToolTip(tr("%1 could not be written.").arg(path));
}

} // namespace sw::views
