// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/plan/plan.h"
#include "models/design/design.h"
#include "models/services/deployment/baseline.h"

namespace sw::services
{

/// Adds to \p plan what changed its name since \p baseline: how many documents still have the former name, and as steps
/// that are never sent the scripts that bring them along. Errors of reads, Cancelled.
base::Result<void> addRenames(deploy::Session &session, deploy::Plan &plan, const design::Design &design,
                              const Baseline &baseline, const base::Progress &progress = {});

/// The script of all that changed its name, for mongosh; empty when nothing did. \p cuts: only the steps that remove
/// what is old.
QString renameScript(const deploy::Plan &plan, const design::Design &design, bool cuts);

} // namespace sw::services
