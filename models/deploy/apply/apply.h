// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/plan/consent.h"

#include <functional>

namespace sw::deploy
{

enum class StepState { Done, AlreadyDone, NotDone, Refused, Unknown };

struct StepReport
{
    int number = 0;
    StepState state = StepState::NotDone;
    QString detail;
};

struct ApplyReport
{
    QList<StepReport> steps;
    bool verified = false;            ///< read back and equal
    std::optional<base::Error> error; ///< why it stopped
    Snapshot reached;                 ///< of verified: the plan's collections as they were read back, without sizes
};

/// Carried out, now or before.
constexpr bool isDone(StepState state)
{
    return state == StepState::Done || state == StepState::AlreadyDone;
}
/// Steps of \p report that are carried out.
int doneCount(const ApplyReport &report);

/// Told of each step when it begins (nothing) and when it has ended, one call at a time, in a thread that applies.
using StepWatch = std::function<void(int number, const std::optional<StepReport> &report)>;

/// Runs \p plan: each step is compared with the live state first, sent only when that is what the plan was made from,
/// and read back after. Stops at the first failure. \p journalPath is made new and receives one line per event, synced
/// before each send; one that exists already means that the plan was used. Nothing is sent when a consent is missing.
ApplyReport applyPlan(Session &session, const Plan &plan, const Consent &consent, const QString &journalPath,
                      const base::Progress &progress = {}, const StepWatch &watch = {});

} // namespace sw::deploy
