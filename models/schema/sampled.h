// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sw::schema
{

/// Ids that one program gives each second while it loads documents, where an import has seen none.
inline constexpr double loadedPerSecond = 10'000;

/// What an import saw of an entity's documents: how well their sizes are known depends on it.
struct Sampled
{
    double documents = 0;    ///< that were looked into; 0: none, somebody has typed what the model says
    double bytes = 0;        ///< of one on average, of all that were read
    double deviation = 0;    ///< of these bytes: the standard deviation
    double idsPerSecond = 0; ///< at which their ids, of type ObjectId, were made; 0: they have others
    double idsInASecond = 0; ///< in each second in which any were made, on average; 0: unknown
    double wideRatio = 0;    ///< times that pages of 116 KiB of them shrink when they are packed; 0: unknown
    double narrowRatio = 0;  ///< the same of 28 KiB
    double wholeReals = 0;   ///< numbers of one, on average, that a text has as 4.0: some programs store them as int

    friend bool operator==(const Sampled &, const Sampled &) = default;
};

} // namespace sw::schema
