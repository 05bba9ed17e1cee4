// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/planmodel.h"

#include "models/base/text.h"
#include "views/widgets/style/icons.h"

#include <QCoreApplication>
#include <QFont>
#include <QLocale>

namespace sw::views
{

namespace
{

QString stateName(deploy::StepState state)
{
    switch (state) {
    case deploy::StepState::Done:
        return PlanModel::tr("done");
    case deploy::StepState::AlreadyDone:
        return PlanModel::tr("was done already");
    case deploy::StepState::NotDone:
        return PlanModel::tr("not done");
    case deploy::StepState::Refused:
        return PlanModel::tr("refused");
    case deploy::StepState::Unknown:
        return PlanModel::tr("outcome unknown");
    }
    return {};
}

} // namespace

ChangeClassLook changeClassLook(deploy::ChangeClass change)
{
    const auto tr = [](const char *text) {
        return QCoreApplication::translate("sw::views::PlanModel", text);
    };
    switch (change) {
    case deploy::ChangeClass::Equal:
        return {QStringLiteral("class-equal"), QStringLiteral("C0"), tr("equal")};
    case deploy::ChangeClass::Adds:
        return {QStringLiteral("class-add"), QStringLiteral("C1"), tr("adds")};
    case deploy::ChangeClass::LoadsServer:
        return {QStringLiteral("class-load"), QStringLiteral("C2"), tr("loads the server")};
    case deploy::ChangeClass::MayRefuseWrites:
        return {QStringLiteral("warning"), QStringLiteral("C3"), tr("may refuse writes")};
    case deploy::ChangeClass::MayDelete:
        return {QStringLiteral("error"), QStringLiteral("C4"), tr("may delete")};
    case deploy::ChangeClass::ScriptOnly:
        return {QStringLiteral("class-script"), QStringLiteral("C5"), tr("script only")};
    }
    return {};
}

PlanModel::PlanModel(QObject *parent) : QAbstractTableModel(parent)
{}

void PlanModel::setPlan(const deploy::Plan &plan)
{
    beginResetModel();
    m_plan = plan;
    m_chosen.clear();
    m_confirmed.clear();
    m_reports.clear();
    for (const deploy::Step &step : m_plan.steps) {
        if (step.change < deploy::ChangeClass::MayDelete)
            m_chosen.insert(step.number);
    }
    endResetModel();
    Q_EMIT choiceChanged();
}

const deploy::Step *PlanModel::step(int row) const
{
    return row >= 0 && row < m_plan.steps.size() ? &m_plan.steps.at(row) : nullptr;
}

deploy::Plan PlanModel::chosenPlan() const
{
    deploy::Plan plan = m_plan;
    plan.steps.clear();
    for (const deploy::Step &step : m_plan.steps) {
        if (m_chosen.contains(step.number))
            plan.steps << step;
    }
    return plan;
}

int PlanModel::unconfirmedCount() const
{
    int count = 0;
    for (const deploy::Step &step : m_plan.steps)
        count += m_chosen.contains(step.number) && step.needsConsent() && !m_confirmed.contains(step.number);
    return count;
}

QStringList PlanModel::accepted() const
{
    QStringList names;
    for (const deploy::Step &step : m_plan.steps) {
        if (m_confirmed.contains(step.number))
            names << changeClassLook(step.change).code + QLatin1Char(':') + step.object;
    }
    return names;
}

QString PlanModel::confirmationText(const deploy::Step &step) const
{
    if (step.change != deploy::ChangeClass::MayDelete)
        return step.object;
    return QStringLiteral("DELETE %1 IN %2.%3")
        .arg(QString::number(step.violators.count), m_plan.database, step.collection);
}

void PlanModel::setConfirmed(int number, bool confirmed)
{
    if (confirmed)
        m_confirmed.insert(number);
    else
        m_confirmed.remove(number);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT choiceChanged();
}

void PlanModel::setReport(const deploy::ApplyReport &report)
{
    for (const deploy::StepReport &step : report.steps)
        m_reports.insert(step.number, step);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int PlanModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_plan.steps.size());
}

int PlanModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString PlanModel::documentsText(const deploy::Step &step) const
{
    switch (step.violators.state) {
    case deploy::Violators::State::NotAsked:
        return QStringLiteral("–");
    case deploy::Violators::State::None:
        return tr("0 fail");
    case deploy::Violators::State::Unknown:
        return tr("unknown");
    case deploy::Violators::State::Some:
        break;
    }
    const QString count = QLocale().toString(step.violators.count);
    const QString shown = step.violators.atLeast ? tr("at least %1").arg(count) : count;
    return step.change == deploy::ChangeClass::MayDelete ? tr("%1 would go").arg(shown) : tr("%1 fail").arg(shown);
}

QString PlanModel::stateText(const deploy::Step &step) const
{
    if (const auto report = m_reports.constFind(step.number); report != m_reports.constEnd())
        return stateName(report->state);
    if (step.change == deploy::ChangeClass::ScriptOnly)
        return tr("in script");
    if (!m_chosen.contains(step.number))
        return tr("off");
    if (!step.needsConsent())
        return tr("ready");
    return m_confirmed.contains(step.number) ? tr("confirmed") : tr("needs consent");
}

QString PlanModel::text(const deploy::Step &step, int column) const
{
    switch (column) {
    case NumberColumn:
        return QString::number(step.number);
    case ClassColumn: {
        const ChangeClassLook look = changeClassLook(step.change);
        return look.code + QLatin1Char(' ') + look.word;
    }
    case ObjectColumn:
        return base::visibleText(step.object);
    case ChangeColumn:
        return base::visibleText(step.what);
    case ServerColumn:
        return base::visibleText(step.onServer);
    case PlanColumn:
        return base::visibleText(step.inPlan);
    case DocumentsColumn:
        return documentsText(step);
    case StateColumn:
        return stateText(step);
    default:
        return {};
    }
}

QVariant PlanModel::data(const QModelIndex &index, int role) const
{
    const deploy::Step *found = step(index.row());
    if (found == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return index.column() == ChosenColumn ? QVariant() : text(*found, index.column());
    case Qt::CheckStateRole:
        if (index.column() == ChosenColumn)
            return m_chosen.contains(found->number) ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::DecorationRole:
        return index.column() == ClassColumn ? icon(changeClassLook(found->change).icon) : QVariant();
    case Qt::FontRole:
        if (index.column() == ObjectColumn) {
            QFont font;
            font.setWeight(QFont::DemiBold);
            return font;
        }
        return {};
    case Qt::TextAlignmentRole:
        return index.column() == NumberColumn ? int(Qt::AlignRight | Qt::AlignVCenter)
                                              : int(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return index.column() == ChosenColumn ? tr("Run step %1").arg(found->number) : text(*found, index.column());
    case ClassRole:
        return static_cast<int>(found->change);
    default:
        return {};
    }
}

bool PlanModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const deploy::Step *found = step(index.row());
    if (found == nullptr || role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable))
        return false;
    if (value.toInt() == Qt::Checked)
        m_chosen.insert(found->number);
    else
        m_chosen.remove(found->number);
    Q_EMIT dataChanged(this->index(index.row(), 0), this->index(index.row(), ColumnCount - 1));
    Q_EMIT choiceChanged();
    return true;
}

QVariant PlanModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("#");
    case ClassColumn:
        return tr("Class");
    case ObjectColumn:
        return tr("Object");
    case ChangeColumn:
        return tr("Change");
    case ServerColumn:
        return tr("On the server");
    case PlanColumn:
        return tr("In the plan");
    case DocumentsColumn:
        return tr("Documents");
    case StateColumn:
        return tr("State");
    default:
        return {};
    }
}

Qt::ItemFlags PlanModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const deploy::Step *found = step(index.row());
    const bool runs = found != nullptr && found->change != deploy::ChangeClass::ScriptOnly;
    if (index.column() == ChosenColumn && runs && m_reports.isEmpty())
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

} // namespace sw::views
