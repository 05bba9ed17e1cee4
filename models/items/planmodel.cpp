// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/planmodel.h"

#include "models/base/text.h"
#include "models/deploy/plan/preconditions.h"
#include "models/services/deployment/buildtime.h"
#include "models/services/deployment/exportreport.h"

#include <QCoreApplication>
#include <QFont>
#include <QLocale>

namespace sw::items
{

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

void PlanModel::setProposal(const services::Proposal &proposal)
{
    take(proposal, services::PlanChoice(proposal.plan));
}

void PlanModel::setAgain(const services::Proposal &proposal)
{
    services::PlanChoice choice(proposal.plan);
    choice.adopt(m_choice);
    take(proposal, choice);
}

void PlanModel::take(const services::Proposal &proposal, const services::PlanChoice &choice)
{
    beginResetModel();
    m_proposal = proposal;
    m_choice = choice;
    m_reports.clear();
    m_running = 0;
    m_applying = false;
    endResetModel();
    Q_EMIT choiceChanged();
}

const deploy::Step *PlanModel::step(int row) const
{
    const QList<deploy::Step> &steps = m_choice.plan().steps;
    return row >= 0 && row < steps.size() ? &steps.at(row) : nullptr;
}

int PlanModel::rowOf(const deploy::Step &step) const
{
    const QList<deploy::Step> &steps = m_choice.plan().steps;
    for (int row = 0; row < steps.size(); ++row) {
        if (steps.at(row).object == step.object && steps.at(row).kind == step.kind && steps.at(row).from == step.from)
            return row;
    }
    return -1;
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
    m_choice.choose(step.number);
    tellAll();
    Q_EMIT choiceChanged();
    return true;
}

void PlanModel::withdraw(const deploy::Step &step)
{
    m_choice.withdraw(step);
    tellAll();
    Q_EMIT choiceChanged();
}

void PlanModel::setChosen(const deploy::Step &step, bool chosen)
{
    if (chosen)
        m_choice.choose(step.number);
    else
        m_choice.leaveOut(step.number);
    tellAll();
    Q_EMIT choiceChanged();
}

void PlanModel::setStage(const deploy::Step &step, std::optional<deploy::Softness> softness)
{
    beginResetModel();
    m_choice.setStage(step.number, softness);
    endResetModel();
    Q_EMIT choiceChanged();
}

void PlanModel::beginApply()
{
    m_reports.clear();
    m_applying = true;
    tellAll();
}

void PlanModel::setState(int number, const std::optional<deploy::StepReport> &report)
{
    m_running = report ? 0 : number;
    if (report)
        m_reports.insert(number, *report);
    tellAll();
}

void PlanModel::setReport(const deploy::ApplyReport &report)
{
    m_running = 0;
    m_applying = true;
    for (const deploy::StepReport &step : report.steps)
        m_reports.insert(step.number, step);
    tellAll();
}

int PlanModel::rowCount(const QModelIndex &parent) const
{
    const deploy::Plan &plan = m_choice.plan();
    const auto rows = plan.steps.size() + plan.unmanaged.size() + (plan.equalObjects > 0 ? 1 : 0);
    return parent.isValid() ? 0 : static_cast<int>(rows);
}

int PlanModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString PlanModel::documentsText(const deploy::Step &step) const
{
    const bool deletes = step.change == deploy::ChangeClass::MayDelete;
    const bool isUnique = step.kind == deploy::StepKind::CreateIndex || step.kind == deploy::StepKind::ChangeIndex;
    switch (step.violators.state) {
    case deploy::Violators::State::NotAsked: {
        const QString time = services::buildTimeText(step);
        return time.isEmpty() ? QStringLiteral("–") : time;
    }
    case deploy::Violators::State::None:
        return deletes ? tr("none today") : isUnique ? tr("no duplicates") : tr("0 fail");
    case deploy::Violators::State::Unknown:
        return tr("unknown");
    case deploy::Violators::State::Some:
        break;
    }
    const QString count = QLocale().toString(step.violators.count);
    const QString shown = step.violators.atLeast ? tr("at least %1").arg(count) : count;
    return deletes    ? tr("%1 would be deleted").arg(shown)
           : isUnique ? tr("%1 duplicates").arg(shown)
                      : tr("%1 fail").arg(shown);
}

std::optional<Status> PlanModel::documentsStatus(const deploy::Step &step) const
{
    switch (step.violators.state) {
    case deploy::Violators::State::NotAsked:
        return std::nullopt;
    case deploy::Violators::State::None:
        return Status::Ok;
    case deploy::Violators::State::Some:
        return step.change == deploy::ChangeClass::MayDelete ? Status::Bad : Status::Warn;
    case deploy::Violators::State::Unknown:
        break;
    }
    return Status::Warn;
}

QString PlanModel::stateText(const deploy::Step &step) const
{
    if (const auto report = m_reports.constFind(step.number); report != m_reports.constEnd())
        return services::stateText(report->state);
    if (m_running == step.number)
        return tr("running …");
    if (step.change == deploy::ChangeClass::ScriptOnly)
        return tr("in script");
    if (!deploy::knownFailure(step).isEmpty())
        return tr("would fail");
    if (!m_choice.isChosen(step))
        return tr("off");
    if (m_applying)
        return tr("waiting");
    if (!step.needsConsent())
        return tr("ready");
    return m_choice.isAccepted(step) ? tr("confirmed") : tr("needs consent");
}

std::optional<Status> PlanModel::stateOf(const deploy::Step &step) const
{
    if (const auto report = m_reports.constFind(step.number); report != m_reports.constEnd()) {
        if (step.change == deploy::ChangeClass::ScriptOnly)
            return std::nullopt;
        return deploy::isDone(report->state)                                             ? Status::Ok
               : report->state == deploy::StepState::Unknown                             ? Status::Warn
               : report->state == deploy::StepState::NotDone && report->detail.isEmpty() ? std::optional<Status>()
                                                                                         : Status::Bad;
    }
    if (m_running == step.number)
        return Status::Info;
    if (!deploy::knownFailure(step).isEmpty())
        return Status::Bad;
    if (m_applying || !m_choice.isChosen(step))
        return std::nullopt;
    return step.needsConsent() && !m_choice.isAccepted(step) ? Status::Warn : Status::Ok;
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
    case ServerColumn: {
        const services::Difference *difference = m_proposal.differenceOf(step);
        const QString now = base::visibleText(step.onServer);
        return difference && difference->isByHand() ? tr("%1 (by hand)").arg(now) : now;
    }
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

QString PlanModel::tip(const deploy::Step &step, int column) const
{
    if (column == StateColumn) {
        const auto report = m_reports.constFind(step.number);
        const QString why =
            report != m_reports.constEnd() && !report->detail.isEmpty() ? report->detail : deploy::knownFailure(step);
        if (!why.isEmpty())
            return base::visibleText(why);
    }
    if (column == DocumentsColumn && !services::buildTimeText(step).isEmpty())
        return tr("%1 to build, on a server that has little else to do").arg(services::buildTimeText(step));
    return column == ChosenColumn ? QString() : text(step, column);
}

/// Of a row below the steps.
QString PlanModel::factText(int row, int column) const
{
    const deploy::Plan &plan = m_choice.plan();
    const auto place = row - plan.steps.size() - (plan.equalObjects > 0 ? 1 : 0);
    const bool equal = place < 0;
    switch (column) {
    case NumberColumn:
        return QStringLiteral("–");
    case ClassColumn:
        return equal ? changeClassLook(deploy::ChangeClass::Equal).code + QLatin1Char(' ') +
                           changeClassLook(deploy::ChangeClass::Equal).word
                     : QString();
    case ObjectColumn:
        return equal ? tr("%n object(s)", nullptr, plan.equalObjects) : base::visibleText(plan.unmanaged.value(place));
    case ChangeColumn:
        return equal ? tr("already equal") : tr("not in the model, left unchanged");
    case ServerColumn:
        return equal ? QString() : tr("present");
    default:
        return {};
    }
}

QVariant PlanModel::factData(const QModelIndex &index, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return factText(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return index.column() == NumberColumn ? int(Qt::AlignRight | Qt::AlignVCenter)
                                              : int(Qt::AlignLeft | Qt::AlignVCenter);
    case ClassRole:
        return static_cast<int>(deploy::ChangeClass::Equal);
    case SecondaryRole:
        return true;
    default:
        return {};
    }
}

QVariant PlanModel::data(const QModelIndex &index, int role) const
{
    const deploy::Step *found = step(index.row());
    if (found == nullptr)
        return index.isValid() ? factData(index, role) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == ChosenColumn ? QVariant() : text(*found, index.column());
    case Qt::ToolTipRole:
        return tip(*found, index.column());
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
    case StatusRole: {
        const std::optional<Status> status = index.column() == StateColumn       ? stateOf(*found)
                                             : index.column() == DocumentsColumn ? documentsStatus(*found)
                                                                                 : std::nullopt;
        return status ? QVariant(static_cast<int>(*status)) : QVariant();
    }
    case SecondaryRole:
        return index.column() == NumberColumn || index.column() == ServerColumn || index.column() == StateColumn;
    default:
        return {};
    }
}

bool PlanModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const deploy::Step *found = step(index.row());
    if (found == nullptr || role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable))
        return false;
    setChosen(*found, value.toInt() == Qt::Checked);
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
        return tr("Documents, time");
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
    if (index.column() == ChosenColumn && runs && !m_applying)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

} // namespace sw::items
