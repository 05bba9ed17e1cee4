// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/text/words.h"
#include "models/schema/valuespread.h"

namespace sw::samples
{

/// What texts are made of: the words of a language, or of English with one byte a character where lengths in characters
/// matter.
struct Wording
{
    schema::Language language = schema::Language::English;
    bool ascii = false;

    const WordList &words(Vocabulary which) const;
};

/// Bytes that a character of the language takes at most and usually.
double mostBytesOf(schema::Language language);
double usualBytesOf(schema::Language language);

} // namespace sw::samples
