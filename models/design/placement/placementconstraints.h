// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/design/design.h"
#include "models/schema/model.h"

namespace sw::design
{

/// A fact that forbids a way to store a relationship, whatever it would cost.
struct Constraint
{
    QString code; ///< "G1" … "G8"
    QString text; ///< the numbers, for people
};

/// What the constraints look at: a host whose documents would hold the guests, or their ids.
struct ConstraintInput
{
    const schema::Relationship &relationship;
    const schema::Entity &host;
    const schema::Entity &guest;
    schema::Cardinality guests; ///< per host
    base::Bytes hostAtMost;     ///< largest host document without these guests
    base::Bytes guestAtMost;    ///< largest guest
    base::Bytes guestId{12};    ///< value of the guest's _id
    int hostDepth = 1;          ///< levels of objects and arrays, the document itself being 1
    int guestDepth = 1;
};

/// Why the guests must not be embedded in the host: no limit to their number (G2), 10,000 or more (G3), over 16 MiB
/// (G1), over 100 levels (G4), several owners and not constant (G5), access rights of their own (G7).
std::optional<Constraint> embeddingConstraint(const ConstraintInput &input);
/// Why the host must not hold the guests' ids: no limit (G2), 10,000 or more (G3), over 2,000 or over 200 KiB of them
/// (G6).
std::optional<Constraint> idsConstraint(const ConstraintInput &input);
/// \p placement at \p cost for \p reason, or refused by \p constraint.
Candidate candidateOf(schema::Placement placement, double cost, const std::optional<Constraint> &constraint,
                      const QString &reason);
/// What to know about an embedding that is allowed: the largest document takes half of 16 MiB or more.
QStringList embeddingWarnings(const ConstraintInput &input);

/// 16 MiB, the largest document a server takes.
inline constexpr base::Bytes maximumDocument = base::mebibytes(16);

} // namespace sw::design
