// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/status.h"
#include "models/services/deployment/deployment.h"
#include "models/services/deployment/planchoice.h"

#include <QAbstractTableModel>
#include <QHash>

namespace sw::items
{

/// How a change class is shown everywhere: icon, code and word, never colour alone.
struct ChangeClassLook
{
    QString icon;
    QString code; ///< "C3"
    QString word; ///< "may refuse writes"
};
ChangeClassLook changeClassLook(deploy::ChangeClass change);

/// The steps of a plan as a table in which steps can be left out and states appear while they run. Below them what is
/// equal already, and what is on the server and not in the model.
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

    void setProposal(const services::Proposal &proposal);
    /// The same with what a person chose and acknowledged before, as far as it fits.
    void setAgain(const services::Proposal &proposal);
    const services::Proposal &proposal() const { return m_proposal; }
    const services::PlanChoice &choice() const { return m_choice; }
    /// nullptr for a row that is no step.
    const deploy::Step *step(int row) const;
    int rowOf(const deploy::Step &step) const;
    /// \p text is what a person has typed; true when it acknowledges the step, which is taken in then.
    bool accept(const deploy::Step &step, const QString &text);
    void withdraw(const deploy::Step &step);
    void setChosen(const deploy::Step &step, bool chosen);
    /// Makes a stricter validator one of a stage before, or of nothing, in full; the rows get a new order.
    void setStage(const deploy::Step &step, std::optional<deploy::Softness> softness);
    /// From now on nothing can be chosen.
    void beginApply();
    /// \p report: nothing when the step begins.
    void setState(int number, const std::optional<deploy::StepReport> &report);
    void setReport(const deploy::ApplyReport &report);
    bool isApplying() const { return m_applying; }
    int finishedCount() const { return static_cast<int>(m_reports.size()); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void choiceChanged();

private:
    void take(const services::Proposal &proposal, const services::PlanChoice &choice);
    void tellAll();
    QString text(const deploy::Step &step, int column) const;
    QString factText(int row, int column) const;
    QVariant factData(const QModelIndex &index, int role) const;
    QString documentsText(const deploy::Step &step) const;
    QString stateText(const deploy::Step &step) const;
    std::optional<Status> stateOf(const deploy::Step &step) const;
    std::optional<Status> documentsStatus(const deploy::Step &step) const;
    QString tip(const deploy::Step &step, int column) const;

    services::Proposal m_proposal;
    services::PlanChoice m_choice;
    QHash<int, deploy::StepReport> m_reports;
    int m_running = 0; ///< number of the step that is under way
    bool m_applying = false;
};

} // namespace sw::items
