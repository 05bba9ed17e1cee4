// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/enumtable.h"

namespace sw::schema
{

/// What a key of an index is; a row for each is in indexkinds.cpp. A wildcard is an ascending key with the path "$**".
enum class KeyKind { Ascending, Descending, Text, Hashed, Geo2dSphere };

/// What there is to know of a kind of key. How its keys lie in a file is in tables of sizing/keys.
struct IndexKindTraits
{
    KeyKind kind;
    const char *word;  ///< in the names of indexes and, in quotes unless it is a number, in their key documents
    int direction;     ///< 1 or -1 in the order of the values; 0: another order
    const char *label; ///< for people, to be translated
    const char *mark;  ///< behind a path in a list
    KeyKind reversed;
    bool givesSeveral; ///< keys for one value, each of which finds it wherever the key stands
    bool inTimeSeries; ///< may be one of a time-series collection
    bool onlyOnce;     ///< a collection has one index of the kind at most
};

inline constexpr KeyKind lastIndexKind = KeyKind::Geo2dSphere; ///< what static_assert holds every table to
inline constexpr std::size_t indexKindCount = base::countUpTo<lastIndexKind>;

const IndexKindTraits &traitsOf(KeyKind kind);
/// Ascending or descending.
inline bool isOrdered(KeyKind kind)
{
    return traitsOf(kind).direction != 0;
}

} // namespace sw::schema
