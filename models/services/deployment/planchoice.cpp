// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/planchoice.h"

#include "models/deploy/bsonread.h"

#include <algorithm>

namespace sw::services
{

namespace
{

bool isSameStep(const deploy::Step &a, const deploy::Step &b)
{
    return a.kind == b.kind && a.object == b.object && a.from == b.from;
}

} // namespace

PlanChoice::PlanChoice(const deploy::Plan &plan) : m_plan(plan)
{
    for (const deploy::Step &step : plan.steps) {
        if (step.change == deploy::ChangeClass::MayDelete)
            leaveOut(step.number);
    }
}

bool PlanChoice::canRun(const deploy::Step &step)
{
    return step.kind != deploy::StepKind::Manual && !(step.change == deploy::ChangeClass::MayDelete &&
                                                      step.violators.state == deploy::Violators::State::Unknown);
}

bool PlanChoice::isChosen(const deploy::Step &step) const
{
    return canRun(step) && !m_leftOut.contains(step.number);
}

void PlanChoice::choose(int number)
{
    const deploy::Step *wanted = m_plan.step(number);
    if (wanted == nullptr || !canRun(*wanted) || !m_leftOut.remove(number))
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

void PlanChoice::soften(int number, deploy::Softness softness)
{
    const deploy::Plan before = m_plan;
    if (!deploy::soften(m_plan, number, softness))
        return;
    QSet<int> leftOut;
    for (const deploy::Step &step : before.steps) {
        const auto now = std::find_if(m_plan.steps.cbegin(), m_plan.steps.cend(),
                                      [&](const deploy::Step &other) { return isSameStep(step, other); });
        if (m_leftOut.contains(step.number) && now != m_plan.steps.cend())
            leftOut.insert(now->number);
    }
    m_leftOut = leftOut;
}

bool PlanChoice::accept(const deploy::Step &step, const QString &text)
{
    if (text.isEmpty() || text != deploy::acknowledgement(m_plan, step))
        return false;
    if (!m_accepted.contains(text))
        m_accepted << text;
    return true;
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

int PlanChoice::chosenCount() const
{
    return static_cast<int>(std::count_if(m_plan.steps.cbegin(), m_plan.steps.cend(),
                                          [this](const deploy::Step &step) { return isChosen(step); }));
}

deploy::Plan PlanChoice::chosenPlan() const
{
    deploy::Plan out = m_plan;
    for (const int number : m_leftOut)
        deploy::leaveOut(out, number);
    return out;
}

} // namespace sw::services
