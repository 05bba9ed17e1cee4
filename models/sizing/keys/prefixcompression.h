// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/keys/keystring.h"

#include <vector>

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
/// least k bytes with the one before with probability 1 - D / n. WiredTiger (rec_row.c): a prefix shorter than 4 bytes
/// is not used, one longer than 255 is cut, and where the key before used a shorter prefix by less than ten bytes, that
/// shorter one is used again; the first key of a page is stored whole. The lengths used are followed key by key as a
/// Markov chain of what neighbours share.
class PrefixModel
{
public:
    /// \p entries keys whose bytes behave as \p prefixes say.
    PrefixModel(const QList<KeyByte> &prefixes, double entries);

    PrefixExpectation onPagesOf(double keysPerPage) const;

private:
    struct Length
    {
        int bytes = 0;            ///< that neighbours share; 0: fewer than can be used
        double probability = 0;   ///< of exactly so many
        double saved = 0;         ///< bytes that such a prefix saves, where not all keys are as long
        double closelyLonger = 0; ///< probability to share more, but less than ten bytes more
    };
    std::vector<Length> m_lengths; ///< rising
};

} // namespace sw::sizing
