// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/consent.h"
#include "models/deploy/plan/planedit.h"

#include <QSet>

namespace sw::services
{

/// Which steps of a plan a person wants, and which of them are acknowledged. What may delete documents is left out
/// until somebody asks for it; steps for a script stay in the plan and are never sent.
class PlanChoice
{
public:
    PlanChoice() = default;
    explicit PlanChoice(const deploy::Plan &plan);

    const deploy::Plan &plan() const { return m_plan; }
    /// False for what is only scripted, and for what would delete nobody knows how many documents.
    static bool canRun(const deploy::Step &step);
    bool isChosen(const deploy::Step &step) const;
    /// With the steps that it needs.
    void choose(int number);
    /// With the steps that need it.
    void leaveOut(int number);

    /// A stricter validator that could come into force in stages, and is not at this one yet.
    static bool canSoften(const deploy::Step &step, deploy::Softness softness = deploy::Softness::Warn);
    /// The steps get new numbers.
    void soften(int number, deploy::Softness softness = deploy::Softness::Warn);

    /// \p text is what a person has typed; true when it is the acknowledgement of \p step.
    bool accept(const deploy::Step &step, const QString &text);
    bool isAccepted(const deploy::Step &step) const;
    /// Chosen steps that lack their acknowledgement.
    int waitingCount() const;
    int chosenCount() const;

    deploy::Plan chosenPlan() const;
    /// Of a person who has seen the plan.
    deploy::Consent consent() const { return {true, m_accepted}; }

private:
    deploy::Plan m_plan;
    QSet<int> m_leftOut; ///< numbers
    QStringList m_accepted;
};

} // namespace sw::services
