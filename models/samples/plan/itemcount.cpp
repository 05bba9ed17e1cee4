// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/itemcount.h"

#include "models/design/shape/documentsize.h"
#include "models/samples/plan/streams.h"

#include <algorithm>
#include <cmath>

namespace sw::samples
{

namespace
{
constexpr double mostItems = 4e6; ///< more do not fit into 16 MiB
} // namespace

ItemCount::ItemCount(const design::Node &array)
{
    const schema::Cardinality &count = array.count;
    // A bound may be a broken number, where it is an average; whole items stay within it, as the validator's do.
    const double whole = count.isUnbounded() ? mostItems : std::clamp(std::floor(count.max), 0.0, mostItems);
    m_least = std::clamp(std::ceil(count.min), 0.0, whole);
    m_likely = std::clamp(count.likely, m_least, whole);
    m_most = std::min(whole, count.isUnbounded()
                                 ? std::max(std::ceil(m_likely), std::floor(m_likely * design::unboundedFactor + 1))
                                 : whole);
    // As many as are longer than the likely length have to be left for the mean to be the same.
    if (array.emptyShare && m_least < 1 && m_most >= 1 && m_likely > 0)
        m_empty = std::clamp(*array.emptyShare, 0.0, std::max(0.0, 1 - m_likely / m_most));
    if (m_empty > 0)
        m_empty = std::max(m_empty, 1 - m_likely);
    const double likely = ofFilled();
    const double below = likely - (m_empty > 0 ? 1 : m_least);
    const double tail =
        array.countP99 ? (*array.countP99 - likely) * design::beyondPercentile : below * design::tailFactor;
    m_above = std::clamp(tail, 0.0, m_most - likely);
}

void ItemCount::cutTo(double most)
{
    m_least = std::min(m_least, most);
    m_likely = std::min(m_likely, most);
    m_most = std::min(m_most, most);
    m_above = std::min(m_above, m_most - ofFilled());
}

double ItemCount::ofFilled() const
{
    return std::min(m_most, m_likely / (1 - m_empty));
}

double ItemCount::atRandom(quint64 arrayKey) const
{
    Random random(childKey(arrayKey, countStream));
    if (m_empty > 0 && random.chance(m_empty))
        return 0;
    const double least = m_empty > 0 ? std::min(1.0, m_most) : m_least;
    double count = ofFilled();
    const double below = count - least;
    if (below > 0 && m_above > 0) {
        // Both sides have the mean deviation of a third of their width; the odds balance them.
        const bool more = random.chance(below / (below + m_above));
        const double u = random.unit();
        count += (more ? m_above : -below) * u * u;
    }
    return std::floor(count + random.unit());
}

quint64 ItemCount::at(quint64 arrayKey, Extent extent, double scale) const
{
    double count = m_likely;
    if (extent == Extent::Smallest) {
        count = m_least;
    } else if (extent == Extent::Largest) {
        count = m_most;
    } else if (extent == Extent::Likely) {
        count = std::max(m_least, std::floor(m_likely + 0.5));
    } else {
        count = atRandom(arrayKey);
    }
    if (scale < 1)
        count = m_least + std::floor((count - m_least) * scale);
    return static_cast<quint64>(count);
}

double ItemCount::longest(Extent extent) const
{
    switch (extent) {
    case Extent::Smallest:
        return m_least;
    case Extent::Likely:
        return std::floor(m_likely + 0.5);
    case Extent::Largest:
        return m_most;
    case Extent::Random:
        break;
    }
    return std::ceil(ofFilled() + m_above);
}

} // namespace sw::samples
