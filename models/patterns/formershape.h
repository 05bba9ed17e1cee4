// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"

#include <functional>

namespace sw::patterns
{

/// What tells documents of a collection that a pattern has not shaped yet from those that it has.
struct FormerShape
{
    QStringList gone;    ///< one of these is there, and
    QStringList given;   ///< none of these; or, where nothing goes,
    QStringList lacking; ///< one of these is not there

    bool isEmpty() const { return gone.isEmpty() && lacking.isEmpty(); }
    /// The same as a filter, and as an expression of JavaScript in which has(names) says whether a document has the
    /// value at the path of these names; both empty when nothing tells them apart.
    QString filter() const;
    QString test() const;
};

/// Another use in a design, beside the one that asks, and what the design is without it.
struct OtherShape
{
    const schema::PatternUse &use;
    const design::Design &without; ///< its indexes say nothing
    QStringList formers;           ///< collections that there are only without it
    QStringList made;              ///< collections that it makes
    bool isEarlier = false;        ///< it is used before the one that asks

    /// What it takes away goes to collections of its own.
    bool moves() const { return formers.isEmpty() && !made.isEmpty(); }
};

/// \p former: the collection as it is without the pattern that makes it \p shaped.
FormerShape formerShape(const design::Collection &former, const design::Collection &shaped, const OtherShape &other);

/// Collections of \p one that \p other has not.
QStringList namesBeyond(const design::Design &one, const design::Design &other);
/// Calls \p visit with each use in \p design that shapes documents, other than \p use.
void forOtherShapes(const schema::ModelIndex &model, const design::Design &design, const schema::PatternUse &use,
                    const std::function<void(const OtherShape &)> &visit);

} // namespace sw::patterns
