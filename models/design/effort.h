// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/node.h"

namespace sw::design
{

/// Documents of one collection.
struct Amount
{
    QString collection;
    double documents = 1;

    friend bool operator==(const Amount &, const Amount &) = default;
};

/// Work that a pattern takes off an operation or adds to it, as far as the shapes cannot tell: an operation that is
/// answered by a stored sum, a write that happens once in a hundred times, a copy that is kept of each old state.
struct Effort
{
    schema::OperationId operation; ///< empty: work of its own, such as a job that runs every hour
    QString name;                  ///< of work of its own, for people
    double perSecond = 0;          ///< of work of its own
    double share = 1;              ///< of the operation's executions that reach the server
    QList<schema::RelationshipId>
        stored;                    ///< steps that need not be followed: what they are for is stored at their start
    std::optional<Amount> instead; ///< what a read finds in place of its own documents, with all that its path reaches
    QList<Amount> reads;           ///< in addition, each by a command of its own
    QList<Amount> writes;          ///< in addition, each by a command of its own
    Origin origin;

    friend bool operator==(const Effort &, const Effort &) = default;
};

} // namespace sw::design
