// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/keystring.h"

namespace sw::sizing
{

/// Expected number of different prefixes when \p entries keys are drawn at random among \p possible ones:
/// possible x (1 - exp(-entries / possible)).
double occupied(double possible, double entries);

struct PrefixExpectation
{
    double bytes = 0; ///< expected bytes that a key shares with the one before it and does not store
    double share = 0; ///< of the keys that share any
};

/// What prefix compression saves on a leaf page of \p keysPerPage sorted keys out of \p entries.
///
/// Of n sorted keys with D different k-byte prefixes, D neighbours differ within these k bytes, so a key shares at
/// least k bytes with the one before with probability 1 - D / n. WiredTiger: a prefix shorter than 4 bytes is not used,
/// one longer than 255 is cut, and when the key before used a shorter prefix by less than ten bytes, that shorter one
/// is used again; the first key of a page is stored whole. The last rule makes one short prefix spoil those after it
/// until a key shares less than four bytes; that is followed here as a chain of two states for each k.
PrefixExpectation expectedPrefix(const QList<KeyByte> &prefixes, double entries, double keysPerPage);

} // namespace sw::sizing
