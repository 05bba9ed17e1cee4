// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"

namespace sw::deploy
{

/// The part of a live collection that \p step is about, in the form of its from and to: what is there now. Empty:
/// absent.
base::Bson liveStateOf(const Step &step, const std::optional<LiveCollection> &live);

enum class Position { There, Ready, Elsewhere };

/// Where the object of \p step is: at its end, where it can be sent, or anywhere else, which is drift.
Position positionOf(const Step &step, const std::optional<LiveCollection> &live);

/// Says what the plan was made from and what is there.
QString driftText(const Step &step, const std::optional<LiveCollection> &live);

/// A plain index is to become unique, which takes several commands.
bool becomesUnique(const Step &step);

/// The state that the step's command leads to from its from-state; nothing when the command does not fit the step's
/// kind. Used to check plan files: a step whose to-state is not what its command does is refused.
std::optional<base::Bson> stateAfter(const Step &step);

/// The class by kind, command, from, to and number of documents; what the plan says of it plays no part.
ChangeClass classOf(const Step &step);

/// Order of the phases: adding, loosening, loading, making unique, tightening, deleting, scripted.
int phaseOf(const Step &step);

/// Brings the steps into the order of their phases, keeping that within a phase, and numbers them from 1.
void sortAndNumber(Plan &plan);

} // namespace sw::deploy
