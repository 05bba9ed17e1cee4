// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/value.h"
#include "models/schema/valuespread.h"

#include <vector>

namespace sw::samples
{

/// How a number of places falls to ranks by Zipf's law: the share of the rank r is as r to the power of minus the
/// exponent. The first ranks are exact; those further back are taken together in spans, which leaves no more than a per
/// cent of difference and takes a few hundred numbers however many ranks there are.
class Ranks
{
public:
    Ranks(quint64 places, quint64 ranks, double exponent);

    /// Rank 0 is the most frequent. \p place below the number of places.
    quint64 rankOf(quint64 place) const;
    /// The place at which \p rank begins; that of the rank behind the last is the number of places.
    quint64 firstPlace(quint64 rank) const;

private:
    struct Span
    {
        quint64 rank = 0;
        quint64 place = 0;
    };
    std::vector<Span> m_spans; ///< and the end
};

/// Which of a number of values is drawn, by how they are spread.
class Choice
{
public:
    /// \p mean and \p deviation: of Spread::Normal, in values from the first.
    Choice(const schema::ValueSpread &spread, quint64 values, double mean, double deviation);
    /// The mean in the middle, the deviation a sixth of them.
    Choice(const schema::ValueSpread &spread, quint64 values);

    quint64 at(const Draw &draw) const;

private:
    schema::Spread m_shape;
    quint64 m_values;
    double m_mean = 0;
    double m_deviation = 0;
    std::shared_ptr<const Ranks> m_ranks; ///< of Zipf
};

} // namespace sw::samples
