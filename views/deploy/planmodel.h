// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"

#include <QAbstractTableModel>
#include <QSet>

namespace sw::views
{

/// How a change class is shown everywhere: icon, code and word, never colour alone.
struct ChangeClassLook
{
    QString icon;
    QString code; ///< "C3"
    QString word; ///< "may refuse writes"
};
ChangeClassLook changeClassLook(deploy::ChangeClass change);

/// The steps of a plan as a table in which steps can be left out and states appear while they run.
class PlanModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        ChosenColumn,
        NumberColumn,
        ClassColumn,
        ObjectColumn,
        ChangeColumn,
        ServerColumn,
        PlanColumn,
        DocumentsColumn,
        StateColumn,
        ColumnCount
    };
    enum Role { ClassRole = Qt::UserRole + 1 };

    explicit PlanModel(QObject *parent = nullptr);

    void setPlan(const deploy::Plan &plan);
    const deploy::Plan &plan() const { return m_plan; }
    const deploy::Step *step(int row) const;
    /// Steps that will run: chosen, and confirmed where that is needed.
    deploy::Plan chosenPlan() const;
    int chosenCount() const { return static_cast<int>(m_chosen.size()); }
    /// Chosen steps that still wait for a typed confirmation.
    int unconfirmedCount() const;
    /// "C3:books" for each confirmed step.
    QStringList accepted() const;
    /// The text a person has to type to allow \p step: its object, or "DELETE n IN db.collection".
    QString confirmationText(const deploy::Step &step) const;
    void setConfirmed(int number, bool confirmed);
    bool isConfirmed(int number) const { return m_confirmed.contains(number); }
    void setReport(const deploy::ApplyReport &report);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void choiceChanged();

private:
    QString text(const deploy::Step &step, int column) const;
    QString documentsText(const deploy::Step &step) const;
    QString stateText(const deploy::Step &step) const;

    deploy::Plan m_plan;
    QSet<int> m_chosen;    ///< step numbers
    QSet<int> m_confirmed; ///< step numbers
    QHash<int, deploy::StepReport> m_reports;
};

} // namespace sw::views
