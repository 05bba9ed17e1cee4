// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/consent.h"
#include "models/deploy/plan/planedit.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace sw::services
{

/// Which steps of a plan a person wants, and which of them are acknowledged. What may delete documents is left out
/// until somebody asks for it; steps for a script stay in the plan and are never sent, nor are those that are known to
/// fail.
class PlanChoice
{
public:
    PlanChoice() = default;
    explicit PlanChoice(const deploy::Plan &plan);

    const deploy::Plan &plan() const { return m_plan; }
    /// Of \p earlier, a choice from a plan for the same place: what was left out, taken in, softened and acknowledged,
    /// of each step that is the same still. An acknowledgement goes where more documents would be hurt than then.
    void adopt(const PlanChoice &earlier);

    /// False for what is only scripted, for what is known to fail, and for what would delete nobody knows how many
    /// documents.
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
    /// The step could come into force in stages, whichever it is at now.
    bool hasStages(const deploy::Step &step) const;
    /// Nothing: in full.
    std::optional<deploy::Softness> stageOf(const deploy::Step &step) const;
    /// The same as soften(), and back. An acknowledgement of the step is withdrawn.
    void setStage(int number, std::optional<deploy::Softness> softness);

    /// What a person types to acknowledge \p step: "books", "DELETE 212 IN shop.orders".
    QString wordOf(const deploy::Step &step) const;
    /// \p text is what a person has typed; true when it is the word or the acknowledgement of \p step.
    bool accept(const deploy::Step &step, const QString &text);
    void withdraw(const deploy::Step &step);
    bool isAccepted(const deploy::Step &step) const;
    /// Chosen steps that lack their acknowledgement.
    int waitingCount() const;
    int chosenCount() const;
    /// Chosen steps that need an acknowledgement, given or not.
    int consentCount() const;

    deploy::Plan chosenPlan() const;
    /// Of a person who has seen the plan.
    deploy::Consent consent() const { return {true, m_accepted}; }

private:
    const deploy::Step *original(const deploy::Step &step) const;

    deploy::Plan m_plan;
    deploy::Plan m_original;                   ///< with all rules in full
    QHash<QString, deploy::Softness> m_stages; ///< by object
    QSet<int> m_leftOut;                       ///< numbers
    QStringList m_accepted;
};

} // namespace sw::services
