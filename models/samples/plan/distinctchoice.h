// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/makers/permutation.h"
#include "models/samples/plan/ranks.h"

namespace sw::samples
{

/// Which of its few different values a field has in a document: as they are spread, or as another field of the document
/// decides.
class DistinctChoice
{
public:
    DistinctChoice(quint64 count, const schema::ValueSpread &spread, const MakerContext &context);

    /// 0 … count() - 1
    quint64 at(const Draw &draw) const;
    quint64 count() const { return m_count; }

private:
    quint64 following(const Draw &draw) const;

    static constexpr double fewAreDrawn =
        8; ///< documents for each value; with fewer, draws would leave many values out
    quint64 m_count;
    quint64 m_places;
    Choice m_choice;
    Permutation m_order; ///< of the places, or of the values of the field that decides
    bool m_inTurn;       ///< every value comes as often as the others, scattered
    quint64 m_seed;
    std::optional<Lead> m_lead;
    double m_each = 1; ///< values that come with one of the field that decides
};

/// Nothing when values are not drawn out of few.
std::optional<DistinctChoice> distinctChoice(const MakerContext &context);

} // namespace sw::samples
