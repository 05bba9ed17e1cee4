// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/planmodel.h"

#include "models/base/text.h"

#include <QCoreApplication>
#include <QFont>
#include <QLocale>

namespace sw::items
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
        return QCoreApplication::translate("sw::items::PlanModel", text);
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
    m_choice = services::PlanChoice(plan);
    m_reports.clear();
    endResetModel();
    Q_EMIT choiceChanged();
}

const deploy::Step *PlanModel::step(int row) const
{
    const QList<deploy::Step> &steps = m_choice.plan().steps;
    return row >= 0 && row < steps.size() ? &steps.at(row) : nullptr;
}

/// One choice may change the state of several steps.
void PlanModel::tellAll()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

bool PlanModel::accept(const deploy::Step &step, const QString &text)
{
    if (!m_choice.accept(step, text))
        return false;
    tellAll();
    Q_EMIT choiceChanged();
    return true;
}

void PlanModel::soften(const deploy::Step &step, deploy::Softness softness)
{
    beginResetModel();
    m_choice.soften(step.number, softness);
    endResetModel();
    Q_EMIT choiceChanged();
}

void PlanModel::setReport(const deploy::ApplyReport &report)
{
    for (const deploy::StepReport &step : report.steps)
        m_reports.insert(step.number, step);
    tellAll();
}

int PlanModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_choice.plan().steps.size());
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
    if (!m_choice.isChosen(step))
        return tr("off");
    if (!step.needsConsent())
        return tr("ready");
    return m_choice.isAccepted(step) ? tr("confirmed") : tr("needs consent");
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
            return m_choice.isChosen(*found) ? Qt::Checked : Qt::Unchecked;
        return {};
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
        m_choice.choose(found->number);
    else
        m_choice.leaveOut(found->number);
    tellAll();
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
    const bool runs = found != nullptr && services::PlanChoice::canRun(*found);
    if (index.column() == ChosenColumn && runs && m_reports.isEmpty())
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

} // namespace sw::items
