// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/sizing.h"

#include <QList>

namespace sw::sizing
{

/// What about data nobody knows for sure, so that sizes may be other than told.
enum class Unknown {
    Sample,  ///< whether the documents that were looked at are like the others
    Change,  ///< what the model says by now, and rounded, of those that were looked at
    Numbers, ///< whether 4.0 is stored as a double or as an int
    Lengths, ///< of texts and binary values, on average
    Counts,  ///< items of arrays
    Cells,   ///< entries of a 2dsphere index for a line or an area
    Shares,  ///< of the documents that have an optional field, or pass a filter
    Values,  ///< how often they repeat, and how alike they begin
    Packing, ///< how well pages compress
    Places,  ///< which pages hold what is in use
    Order,   ///< whether an index grew with its documents, in any order, or was built on what is there
    Server   ///< why a server's figure is outside the range of the formulas
};

/// How far a figure may be off, each cause by itself: independent standard deviations of its logarithm, to either side.
class Doubts
{
public:
    struct Cause
    {
        Unknown what;
        double smaller = 0;
        double larger = 0;
    };

    void add(Unknown what, double smaller, double larger);
    void add(Unknown what, double either) { add(what, either, either); }
    void add(const Doubts &others);

    const QList<Cause> &causes() const { return m_causes; }
    /// Of all together.
    double smaller() const { return together(&Cause::smaller); }
    double larger() const { return together(&Cause::larger); }
    /// In nine of ten cases the truth is between \p likely divided by the first and times the second.
    double timesSmaller() const;
    double timesLarger() const;
    Range around(base::Bytes likely) const;

private:
    double together(double Cause::*side) const;

    QList<Cause> m_causes;
};

/// Factors that nine of ten figures lie within whose logarithm deviates by \p deviation: five of a hundred are larger.
double withinNineOfTen(double deviation);
/// The other way round.
double deviationWithin(double factor);

} // namespace sw::sizing
