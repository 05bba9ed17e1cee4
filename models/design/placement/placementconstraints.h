// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/design/design.h"
#include "models/schema/model.h"

namespace sw::design
{

// The codes of what forbids embedding unless a person wants it, who may set it aside.
inline constexpr QLatin1String evidenceCode("G11"); ///< nobody reads it from there
inline constexpr QLatin1String lengthCode("G12");   ///< some arrays may get long

/// Whether nothing else speaks against \p candidate.
bool canBeChosen(const Candidate &candidate);

/// What the constraints look at: a host whose documents would hold the guests, or their ids.
struct ConstraintInput
{
    const schema::Relationship &relationship;
    const schema::Entity &host;
    const schema::Entity &guest;
    bool hostIsA = true;
    base::Bytes hostAtMost;  ///< largest host document with all but these guests
    base::Bytes guestAtMost; ///< largest guest
    base::Bytes guestId{12}; ///< value of the guest's _id
    int hostDepth = 1;       ///< levels of objects and arrays, the document itself being 1
    int guestDepth = 1;

    const schema::Cardinality &guests() const; ///< per host
    const schema::Cardinality &hosts() const;  ///< per guest
    bool belongsToHost() const;                ///< the guests are deleted with their host
};

/// Guests that would have no document to be kept in: they have no host, or there are more of them than all hosts take.
double homelessGuests(const ConstraintInput &input);
/// All that speaks against embedding the guests in the host whatever it would cost: guests that may be without a host,
/// or too few hosts (G9), another lifetime (G10), no limit to their number (G2), 10,000 or more (G3), over 16 MiB (G1),
/// over 100 levels (G4), several owners and not constant (G5), access rights of their own (G7).
QList<Constraint> embeddingConstraints(const ConstraintInput &input);
/// Why the host must not hold the guests' ids: no limit (G2), 10,000 or more (G3), over 2,000 or over 200 KiB of them
/// (G6), over 16 MiB with the rest of the document (G1).
std::optional<Constraint> idsConstraint(const ConstraintInput &input);
/// \p placement at \p cost for \p reason, or refused by \p constraint.
Candidate candidateOf(schema::Placement placement, double cost, const std::optional<Constraint> &constraint,
                      const QString &reason);
/// What to know about an embedding that is allowed: the largest document takes half of 16 MiB or more.
QStringList embeddingWarnings(const ConstraintInput &input);

} // namespace sw::design
