// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace sw::sizing
{

/// Terms of a text index and their weights.
using TermWeights = std::map<std::string, double>;

/// Adds the terms of one string of a document: words without frequent ones, in lower case and cut to their stem. A
/// term's weight is (1 + 1/2 + 1/4 … for each time it occurs) x (0.5 + 0.5 x its share of the words), a tenth of one
/// word more when it is the whole string.
void addTerms(std::string_view utf8, TermWeights &out);

/// "walk" of "walking": by the Snowball project's English stemmer, which is MongoDB's too.
std::string stemOf(const std::string &word);

/// The term as it is stored: what is longer than 224 bytes is cut and gets 32 digits of a hash.
std::string storedTerm(const std::string &term);

} // namespace sw::sizing
