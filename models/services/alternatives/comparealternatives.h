// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/differences/designdifference.h"
#include "models/services/evaluation/evaluation.h"

namespace sw::services
{

/// A design with its name and what follows from it.
struct NamedDesign
{
    QString name;
    schema::Goal goal = schema::Goal::Balanced;
    PricedDesign priced;
    FindingCounts findings;

    double totalCost() const;     ///< per second, in the advisor's units, weighed by importance
    QString patternNames() const; ///< "–" where none is in use
};

/// The design of \p model, whose \p evaluation is known; an empty \p name is that of the design as it is.
NamedDesign namedDesign(const schema::Model &model, const QString &name, const Evaluation &evaluation);

/// A row of two designs side by side.
struct SideBySideRow
{
    QString label; ///< a heading when both texts are empty
    QString left;
    QString right;

    bool isHeading() const { return left.isEmpty() && right.isEmpty(); }
    bool differs() const { return left != right; }
};

struct AlternativeComparison
{
    NamedDesign left;
    NamedDesign right;
    DesignDifference difference; ///< from left to right
};

/// The designs that \p model has with \p left and \p right taken; an empty name is the design as it is. Error Usage.
base::Result<AlternativeComparison> compareAlternatives(const schema::Model &model, const QString &left,
                                                        const QString &right);

/// The same for window and command line: goal, collections, documents, bytes, working set, patterns, findings, each
/// collection, and the cost of each operation.
QList<SideBySideRow> rowsOf(const AlternativeComparison &comparison);

} // namespace sw::services
