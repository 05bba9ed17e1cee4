// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/text/textlengths.h"

#include "models/design/shape/documentsize.h"

#include <algorithm>
#include <cmath>

namespace sw::samples
{

void Lengths::spreadOut()
{
    mean = std::clamp(mean, least, std::max(least, most));
    spread = std::max(0.0, std::min({mean / 2, mean - std::max(least, 1.0), most - mean}));
    spread = mean > 3 ? spread : 0;
}

size_t Lengths::at(const Draw &draw) const
{
    if (draw.extent != Extent::Random)
        return static_cast<size_t>(std::floor(mean + 0.5));
    const bool mirrored = paired && draw.ordinal % 2 == 1;
    // One draw gives the three numbers; 21 bits each are plenty for lengths.
    const quint64 bits = mixed(childKey(paired ? draw.ordinal / 2 : draw.key, countStream));
    const auto unit = [&](int shift) {
        return static_cast<double>(bits >> shift & 0x1fffff) * 0x1p-21;
    };
    const double deviation = (unit(0) + unit(21) - 1) * spread;
    const double dither = unit(42);
    return static_cast<size_t>(std::floor(mean + (mirrored ? 1 - dither - deviation : dither + deviation)));
}

double wantedBytes(const MakerContext &context)
{
    const double given = context.node.averageBytes;
    return given > 0 ? given : schema::traitsOf(context.node.type()).contentBytes;
}

Lengths lengthsOf(const MakerContext &context)
{
    const design::Constraints &limits = context.node.constraints;
    Lengths lengths;
    lengths.mean = wantedBytes(context);
    lengths.least = std::max(0, limits.minLength.value_or(0));
    lengths.most = limits.maxLength ? *limits.maxLength : longestText;
    lengths.paired = context.node.distinctValues.has_value();
    return lengths;
}

} // namespace sw::samples
