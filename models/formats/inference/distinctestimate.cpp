// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/distinctestimate.h"

#include <algorithm>
#include <cmath>

namespace sw::formats
{

namespace
{

constexpr quint32 stillRare = 10;
constexpr double mostSkewed = 1e-3;
constexpr double even = 1e3;

/// Values that come at rates spread as a gamma distribution of this shape.
class Spread
{
public:
    /// \p once: of all occurrences those whose value came once.
    Spread(double shape, double once)
        : m_shape(shape), m_unlike(std::pow(once, 1 / (shape + 1))), m_mean(shape * (1 / m_unlike - 1))
    {}

    /// Different values for each occurrence in the sample.
    double different() const { return (1 - std::pow(m_unlike, m_shape)) / m_mean; }
    /// The same after \p factor times as many, in terms of the occurrences in the sample.
    double differentAfter(double factor) const
    {
        return (1 - std::pow(1 + m_mean * factor / m_shape, -m_shape)) / m_mean;
    }

private:
    double m_shape;
    double m_unlike;
    double m_mean; ///< times that a value is expected in the sample
};

/// The shape at which the sample has as many \p different values for each occurrence as it has.
double fittingShape(double once, double different)
{
    double low = mostSkewed;
    double high = even;
    const auto isTooSkewed = [&](double shape) {
        return Spread(shape, once).different() < different;
    };
    for (int i = 0; i < 40; ++i) {
        const double middle = std::sqrt(low * high);
        (isTooSkewed(middle) ? low : high) = middle;
    }
    return std::sqrt(low * high);
}

} // namespace

double differentValues(const std::vector<quint32> &times, double factor)
{
    const auto known = static_cast<double>(times.size());
    double rare = 0;
    double occurrences = 0;
    double once = 0;
    for (const quint32 each : times) {
        if (each > stillRare)
            continue;
        ++rare;
        occurrences += each;
        once += each == 1 ? 1 : 0;
    }
    if (once <= 0 || factor <= 1)
        return known;
    if (once >= rare)
        return known - rare + rare * factor;
    const double share = once / occurrences;
    const double all = occurrences * Spread(fittingShape(share, rare / occurrences), share).differentAfter(factor);
    return known - rare + std::clamp(all, rare, occurrences * factor);
}

} // namespace sw::formats
