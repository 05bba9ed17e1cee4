// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/apply/apply.h"
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
    const services::PlanChoice &choice() const { return m_choice; }
    const deploy::Step *step(int row) const;
    /// \p text is what a person has typed; true when it acknowledges the step.
    bool accept(const deploy::Step &step, const QString &text);
    /// Makes a stricter validator one of a stage before; the rows get a new order.
    void soften(const deploy::Step &step, deploy::Softness softness);
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
    void tellAll();
    QString text(const deploy::Step &step, int column) const;
    QString documentsText(const deploy::Step &step) const;
    QString stateText(const deploy::Step &step) const;

    services::PlanChoice m_choice;
    QHash<int, deploy::StepReport> m_reports;
};

} // namespace sw::items
