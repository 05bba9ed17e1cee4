// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/keys/keystring.h"

namespace sw::sizing
{

/// Stands for the number of different values of a field that is never the same in two documents.
inline constexpr double noTwoAlike = 1e18;

/// How many different values \p node takes over all documents: as stated, else by its enumeration, range, type or
/// uniqueness.
double distinctValues(const design::Node &node, const KeyContext &context);
/// Among how many values those of \p node are drawn, so that there are as many different ones as it says.
double possibleValues(const design::Node &node, const KeyContext &context);

/// The shape of the key where the field is present.
KeyShape presentKeyShape(const design::Node &node, const KeyContext &context);

/// Prefix counts of \p constant bytes that are always alike, then \p random bytes of \p alphabet values each, in all at
/// most \p distinct different ones.
QList<KeyByte> randomPrefixes(int constant, int random, double alphabet, double distinct);

/// Prefix counts of the 12 bytes of ObjectIds (after one type byte): 4 of seconds, 5 of the process that made them, 3
/// of a counter. \p ids were made \p perSecond each second.
QList<KeyByte> objectIdPrefixes(double ids, double perSecond);

} // namespace sw::sizing
