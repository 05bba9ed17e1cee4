// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/planchoice.h"

#include "models/deploy/bsonread.h"
#include "models/deploy/plan/preconditions.h"

#include <algorithm>

namespace sw::services
{

namespace
{

bool isSameStep(const deploy::Step &a, const deploy::Step &b)
{
    return a.kind == b.kind && a.object == b.object && a.from == b.from;
}

/// The step of \p plan about \p object whose rules may come in stages.
const deploy::Step *softenable(const deploy::Plan &plan, const QString &object)
{
    const auto found = std::find_if(plan.steps.cbegin(), plan.steps.cend(), [&](const deploy::Step &one) {
        return one.object == object && PlanChoice::canSoften(one);
    });
    return found == plan.steps.cend() ? nullptr : &*found;
}

} // namespace

PlanChoice::PlanChoice(const deploy::Plan &plan) : m_plan(plan), m_original(plan)
{
    for (const deploy::Step &step : plan.steps) {
        const bool fails = step.kind != deploy::StepKind::Manual && !canRun(step);
        if (step.change == deploy::ChangeClass::MayDelete || fails)
            leaveOut(step.number);
    }
}

bool PlanChoice::canRun(const deploy::Step &step)
{
    return step.kind != deploy::StepKind::Manual && deploy::knownFailure(step).isEmpty() &&
           !(step.change == deploy::ChangeClass::MayDelete &&
             step.violators.state == deploy::Violators::State::Unknown);
}

bool PlanChoice::isChosen(const deploy::Step &step) const
{
    return canRun(step) && !m_leftOut.contains(step.number);
}

void PlanChoice::choose(int number)
{
    const deploy::Step *wanted = m_plan.step(number);
    const bool canBe = wanted != nullptr && canRun(*wanted) &&
                       std::all_of(m_plan.steps.cbegin(), m_plan.steps.cend(), [&](const deploy::Step &step) {
                           return !deploy::needs(*wanted, step) || canRun(step);
                       });
    if (!canBe || !m_leftOut.remove(number))
        return;
    for (const deploy::Step &step : m_plan.steps) {
        if (deploy::needs(*wanted, step))
            choose(step.number);
    }
}

void PlanChoice::leaveOut(int number)
{
    m_leftOut.insert(number);
    const deploy::Plan rest = chosenPlan();
    for (const deploy::Step &step : m_plan.steps) {
        if (rest.step(step.number) == nullptr)
            m_leftOut.insert(step.number);
    }
}

bool PlanChoice::canSoften(const deploy::Step &step, deploy::Softness softness)
{
    const bool isModerate = deploy::textAt(step.command, "validationLevel") == QLatin1String("moderate");
    return step.kind == deploy::StepKind::ChangeValidator && step.change == deploy::ChangeClass::MayRefuseWrites &&
           (softness == deploy::Softness::Warn || !isModerate);
}

const deploy::Step *PlanChoice::original(const deploy::Step &step) const
{
    const auto found = std::find_if(m_original.steps.cbegin(), m_original.steps.cend(),
                                    [&](const deploy::Step &one) { return isSameStep(one, step); });
    return found == m_original.steps.cend() ? nullptr : &*found;
}

bool PlanChoice::hasStages(const deploy::Step &step) const
{
    const deploy::Step *full = original(step);
    return full != nullptr && canSoften(*full);
}

std::optional<deploy::Softness> PlanChoice::stageOf(const deploy::Step &step) const
{
    const auto found = m_stages.constFind(step.object);
    return found != m_stages.cend() && hasStages(step) ? std::optional(*found) : std::nullopt;
}

void PlanChoice::soften(int number, deploy::Softness softness)
{
    setStage(number, softness);
}

void PlanChoice::setStage(int number, std::optional<deploy::Softness> softness)
{
    const deploy::Step *wanted = m_plan.step(number);
    if (wanted == nullptr || !hasStages(*wanted))
        return;
    withdraw(*wanted);
    if (softness)
        m_stages.insert(wanted->object, *softness);
    else
        m_stages.remove(wanted->object);
    const deploy::Plan before = m_plan;
    m_plan = m_original;
    for (auto stage = m_stages.cbegin(); stage != m_stages.cend(); ++stage) {
        if (const deploy::Step *step = softenable(m_plan, stage.key()))
            deploy::soften(m_plan, step->number, *stage);
    }
    QSet<int> leftOut;
    for (const deploy::Step &step : before.steps) {
        const auto now = std::find_if(m_plan.steps.cbegin(), m_plan.steps.cend(),
                                      [&](const deploy::Step &other) { return isSameStep(step, other); });
        if (m_leftOut.contains(step.number) && now != m_plan.steps.cend())
            leftOut.insert(now->number);
    }
    m_leftOut = leftOut;
}

void PlanChoice::adopt(const PlanChoice &earlier)
{
    const QHash<QString, deploy::Softness> stages = earlier.m_stages;
    for (auto stage = stages.cbegin(); stage != stages.cend(); ++stage) {
        if (const deploy::Step *step = softenable(m_plan, stage.key()))
            setStage(step->number, *stage);
    }
    const QList<deploy::Step> steps = m_plan.steps;
    for (const deploy::Step &step : steps) {
        const auto then =
            std::find_if(earlier.m_plan.steps.cbegin(), earlier.m_plan.steps.cend(), [&](const deploy::Step &one) {
                return isSameStep(one, step) && one.to == step.to && one.what == step.what;
            });
        if (then == earlier.m_plan.steps.cend())
            continue;
        if (!earlier.isChosen(*then) && canRun(*then))
            leaveOut(step.number);
        else if (earlier.isChosen(*then))
            choose(step.number);
        const bool isWorse = step.violators.state != then->violators.state ||
                             step.violators.count > then->violators.count ||
                             step.violators.atLeast != then->violators.atLeast;
        if (step.needsConsent() && earlier.isAccepted(*then) && !isWorse)
            accept(step, deploy::acknowledgement(m_plan, step));
    }
}

QString PlanChoice::wordOf(const deploy::Step &step) const
{
    return deploy::acknowledgement(m_plan, step).section(QLatin1Char(':'), 1);
}

bool PlanChoice::accept(const deploy::Step &step, const QString &text)
{
    const QString wanted = deploy::acknowledgement(m_plan, step);
    if (text.isEmpty() || wanted.isEmpty() || (text != wanted && text != wordOf(step)))
        return false;
    if (!m_accepted.contains(wanted))
        m_accepted << wanted;
    return true;
}

void PlanChoice::withdraw(const deploy::Step &step)
{
    m_accepted.removeAll(deploy::acknowledgement(m_plan, step));
}

bool PlanChoice::isAccepted(const deploy::Step &step) const
{
    return m_accepted.contains(deploy::acknowledgement(m_plan, step));
}

int PlanChoice::waitingCount() const
{
    return static_cast<int>(std::count_if(m_plan.steps.cbegin(), m_plan.steps.cend(), [this](const deploy::Step &step) {
        return isChosen(step) && step.needsConsent() && !isAccepted(step);
    }));
}

int PlanChoice::consentCount() const
{
    return static_cast<int>(std::count_if(m_plan.steps.cbegin(), m_plan.steps.cend(), [this](const deploy::Step &step) {
        return isChosen(step) && step.needsConsent();
    }));
}

int PlanChoice::chosenCount() const
{
    return static_cast<int>(std::count_if(m_plan.steps.cbegin(), m_plan.steps.cend(),
                                          [this](const deploy::Step &step) { return isChosen(step); }));
}

deploy::Plan PlanChoice::chosenPlan() const
{
    deploy::Plan out = m_plan;
    for (const deploy::Step &step : m_plan.steps) {
        if (m_leftOut.contains(step.number) || (step.kind != deploy::StepKind::Manual && !canRun(step)))
            deploy::leaveOut(out, step.number);
    }
    return out;
}

} // namespace sw::services
