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
    base::Bson
        lastApplied{}; ///< what the server held after the last apply from this machine; empty = absent, or unknown

    /// Somebody changed it on the server by hand since then.
    bool isByHand() const { return changedBy == ChangedBy::Server || changedBy == ChangedBy::Both; }
};

/// "unknown", "model", "server", "both".
QString changedByName(ChangedBy side);
/// "the model", "the server, by hand"; for people.
QString changedByText(ChangedBy side);

struct Comparison
{
    deploy::Plan plan;
    QList<Difference> differences;

    /// Somebody else changed the server since the last apply from here.
    bool hasServerChanged() const;
};

/// What the last apply left, and what would have been planned from that.
struct LastApplied
{
    const deploy::Snapshot &snapshot;
    deploy::Plan plan;
};

/// The steps of \p now, each with who changed its object since \p last; nullptr when nothing is known of it.
QList<Difference> differencesOf(const deploy::Plan &now, const LastApplied *last);

} // namespace sw::services
