// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"

namespace sw::deploy
{

/// Conditions on which index builds over data are started at all. A full disk during a build aborts the server, and
/// with a member of the set down a build never ends; both were seen. So these refuse, before anything is sent.

/// Why \p step may not be run on a server in this state; empty when it may.
QString preconditionOf(const Step &step, const ServerIdentity &server, std::optional<qint64> freeDiskBytes);
/// Why the server would refuse \p step as things are: what preconditionOf() said, or documents that share a key which a
/// unique index needs to be different. Empty when nothing is known.
QString knownFailure(const Step &step);
/// Why \p step needs an extra consent: large, or a size, free disk or state of the members that is not known; empty
/// when it does not.
QString acknowledgeReason(const Step &step, const ServerIdentity &server, std::optional<qint64> freeDiskBytes);
/// Bytes that the builds of \p step may need on disk at once, at least 1 GB.
qint64 diskNeeded(const Step &step);

} // namespace sw::deploy
