// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/write/samplegenerator.h"

namespace sw::samples
{

/// How many items the arrays of one field have. At random most arrays are somewhat shorter than the likely length and a
/// few much longer, so that the mean is the likely length on which sizes are based; no array is beyond its bounds.
class ItemCount
{
public:
    ItemCount() = default;
    explicit ItemCount(const design::Node &array);

    /// \p scale below 1 shortens what is above the minimum, for documents that would be too large.
    quint64 at(quint64 arrayKey, Extent extent, double scale) const;
    /// The longest that at() gives.
    double longest(Extent extent) const;
    double smallest() const { return m_least; }
    double bound() const { return m_most; }
    /// No more than \p most items, whatever the model says.
    void cutTo(double most);

private:
    double atRandom(quint64 arrayKey) const;
    double ofFilled() const; ///< the mean of the arrays that are not empty

    double m_least = 0;
    double m_likely = 1;
    double m_empty = 0; ///< share of the arrays without an item, where that was counted; the others have one and more
    double m_most = 1;  ///< an array without limit is shown at ten times its likely length
    double m_above = 0; ///< furthest above the likely length at random
};

} // namespace sw::samples
