// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "models/advisor/subjectarea.h"
#include "models/sizing/files/knownindexpages.h"

namespace sw::advisor
{

/// What matters of one collection for a before/after table.
struct CollectionFigures
{
    base::Bytes document;
    double documents = 0;
    int indexes = 0; ///< besides the one on _id

    friend bool operator==(const CollectionFigures &, const CollectionFigures &) = default;
};

/// A design of an area in figures: enough to compare it with another one, without keeping the design.
struct Outcome
{
    QList<double> costs; ///< of each operation, per second, measured; in the order of the area's places for them
    QMap<QString, CollectionFigures> collections;
    base::Bytes data;
    base::Bytes workingSet; ///< of the area alone
    double indexEntries = 0;
    double documentsRead = 0;    ///< per second, by lookups too
    double documentsWritten = 0; ///< per second
    double commands = 0;         ///< round trips per second
    QList<design::Problem> problems;
    QList<design::SkippedUse> skipped;

    double documents() const;

    friend bool operator==(const Outcome &, const Outcome &) = default;
};

/// What \p sizes and \p costs say of a design of \p area: all but its own working set and its problems.
Outcome outcomeOf(const SubjectArea &area, const sizing::SizeReport &sizes, const sizing::OperationCosts &costs);

/// What nobody can accept a pattern for: an error that was not there; empty when it brings none.
QString newError(const Outcome &before, const Outcome &after);

/// How the designs are made and judged: the same for all areas of one advice.
struct Setting
{
    Judge judge;
    base::Bytes cache;
    base::Bytes workingSet; ///< of the whole design as far as it has come
    std::shared_ptr<sizing::KnownIndexPages> indexPages = std::make_shared<sizing::KnownIndexPages>();
};

} // namespace sw::advisor
