// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/advice/goaladvice.h"
#include "models/sizing/figures/figure.h"

#include <QAbstractTableModel>

namespace sw::items
{

/// The figures of the goals' designs side by side, with the best value of each row marked. Its first row is left to the
/// headers of the columns; rows without values are headings.
class GoalTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using GoalAdvice = services::GoalAdvice;
    enum Role {
        BestRole = Qt::UserRole, ///< the lowest value of its row
        ShareRole,               ///< of the highest value of its row, 0 to 1; invalid: no bar
        HeadingRole,
        NoteRole ///< secondary text beside a label
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setGoals(const QList<GoalAdvice> &goals);
    void setCurrentGoal(schema::Goal goal);
    /// Whether the lowest values have their flag.
    void setBestMarked(bool marked);
    /// Whether the goals differ in \p row; of a heading whether they do in a row below it. True for the headers of the
    /// columns.
    bool differs(int row) const;
    bool isCurrent(int column) const;
    int columnOf(schema::Goal goal) const;

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size()) + 1;
    }
    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_goals.size()) + 1;
    }
    /// The figure at \p index with its range and how it came about; empty where there is none.
    QString tip(const QModelIndex &index) const;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        QString label;
        QString note;         ///< beside the label
        QList<double> values; ///< empty: a heading
        QStringList texts;
        QList<int> statuses;           ///< empty: none
        QList<sizing::Figure> figures; ///< what the texts are of
    };

    using Figure = std::function<sizing::Figure(const GoalAdvice &)>;
    void addHeading(const QString &label);
    void addRow(const QString &label, const Figure &figure);
    void addWork(const QString &label, sizing::Figure sizing::WorkFigures::*figure);
    void addWorkRows();
    QVariant labelData(const Row &row, int role) const;
    bool isBest(const Row &row, qsizetype goal) const;
    void addCount(const QString &label, const QString &how, const std::function<double(const GoalAdvice &)> &count);
    void addBytes(const QString &label, const QString &how,
                  const std::function<sizing::Range(const GoalAdvice &)> &bytes);
    void addRows();
    void addFindings();

    QList<GoalAdvice> m_goals;
    schema::Goal m_current = schema::Goal::Balanced;
    QList<Row> m_rows;
    bool m_bestMarked = true;
};

} // namespace sw::items
