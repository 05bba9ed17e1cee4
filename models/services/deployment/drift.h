// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"

namespace sw::services
{

enum class ChangedBy { Unknown, Model, Server, Both };

/// One object of the design that the server holds otherwise.
struct Difference
{
    deploy::Step step; ///< what would be done about it
    ChangedBy changedBy = ChangedBy::Unknown;
};

struct Comparison
{
    deploy::Plan plan;
    QList<Difference> differences;

    /// Somebody else changed the server since the last apply from here.
    bool hasServerChanged() const;
};

/// The steps of \p now, each with who changed its object since \p since was planned from the state of the last apply;
/// nullptr when there was none.
QList<Difference> differencesOf(const deploy::Plan &now, const deploy::Plan *since);

} // namespace sw::services
