// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/keys/keystring.h"

namespace sw::sizing
{

struct PrefixExpectation
{
    double bytes = 0; ///< expected bytes that a key shares with the one before it and does not store
    double share = 0; ///< of the keys that share any
};

/// What prefix compression saves on leaf pages of sorted keys.
///
/// Of n sorted keys with D different k-byte prefixes, D neighbours differ within these k bytes, so a key shares at
/// least k bytes with the one before with probability 1 - D / n. WiredTiger: a prefix shorter than 4 bytes is not used,
/// one longer than 255 is cut, and when the key before used a shorter prefix by less than ten bytes, that shorter one
/// is used again; the first key of a page is stored whole. The last rule makes one short prefix spoil those after it
/// until a key shares less than four bytes; that is followed here as a chain of two states for each k.
class PrefixModel
{
public:
    /// \p entries keys whose bytes behave as \p prefixes say.
    PrefixModel(const QList<KeyByte> &prefixes, double entries);

    PrefixExpectation onPagesOf(double keysPerPage) const;

private:
    struct Level
    {
        double leave = 0;   ///< probability that a key spoils prefixes of this length
        double restart = 0; ///< probability that it lets them begin again
        double weight = 1;  ///< share of the keys that are so long, summed over levels that are alike
    };
    QList<Level> m_levels; ///< beyond the shortest prefix
    double m_share = 0;    ///< of the keys that share the shortest prefix or more
};

} // namespace sw::sizing
