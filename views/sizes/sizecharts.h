// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/sizes/sizequestions.h"
#include "views/widgets/charts/chartview.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace sw::base
{
class Job;
}

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::items
{
class ChartTableModel;
class Selection;
class SizeTableModel;
} // namespace sw::items

namespace sw::views
{

class FlowLayout;

class SegmentedControl;
class SizeChart;
class TextLabel;

using items::GrowthMeasure;
using items::SizeAnswer;
using items::SizeRequest;

/// The charts of sizes with their figures in a table: one question at a time, answered in the background.
class SizeCharts : public QWidget
{
    Q_OBJECT

public:
    SizeCharts(document::Document &document, document::DerivedState &derived, items::Selection &selection,
               QWidget *parent = nullptr);

    void ask(SizeQuestion question);
    /// The row of controls above the chart, for what stands beside them.
    FlowLayout *bar() const { return m_bar; }
    ChartView *chart() const;
    QTableView *table() const;

Q_SIGNALS:
    void shown(); ///< a new answer

protected:
    void showEvent(QShowEvent *event) override;

private:
    void makeBar();
    void makeTables();
    QWidget *makeBody();
    QWidget *makeFigures();
    QLayout *makeSummary();
    void clear();
    void addCharts();
    void refresh();
    void fillSubjects();
    SizeRequest request() const;
    void show(SizeQuestion question, const SizeAnswer &answer);
    void showSummary(const SizeAnswer &answer);
    void explain(const QPoint &globalPosition);
    void explainCell(const QModelIndex &index);
    sizing::Explanation explanationOf(const QModelIndex &index) const;
    void collectionChosen(const QModelIndex &current);

    document::Document &m_document;
    document::DerivedState &m_derived;
    items::Selection &m_selection;
    base::Job *m_job;
    SizeAnswer m_answer;
    SizeQuestion m_question = SizeQuestion::WorkingSet;
    QHash<int, QString> m_subjects; ///< chosen for each question
    std::optional<double> m_ramGiB; ///< asked about, when it is not the project's
    bool m_outdated = true;
    bool m_filling = false;

    FlowLayout *m_bar;
    SegmentedControl *m_questions;
    QComboBox *m_subject;
    QComboBox *m_measure;
    QDoubleSpinBox *m_ram;
    QToolButton *m_explain;
    QToolButton *m_save;
    QStackedWidget *m_body;
    TextLabel *m_nothing; ///< instead of chart and table, why there are none
    QStackedWidget *m_charts;
    QList<SizeChart *> m_chartOf; ///< each question
    QStackedWidget *m_tables;
    items::SizeTableModel *m_sizes;
    QTableView *m_sizeTable;
    items::ChartTableModel *m_figures;
    QTableView *m_figureTable;
    QLabel *m_statusIcon;
    TextLabel *m_summary;
};

} // namespace sw::views
