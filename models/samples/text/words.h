// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/streams.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace sw::samples
{

/// Words in order of their length in bytes, so that a text of an exact length can be made of whole words.
class WordList
{
public:
    static constexpr size_t longest = 12;
    static constexpr size_t longestOfAll = 24;

    /// Longer words are left out. Without blanks words are joined as they are.
    struct Manner
    {
        size_t longest = WordList::longest;
        bool blanks = true;
        bool asciiOnly = false;
        bool wide = false; ///< most characters take several bytes
    };
    /// \p words separated by single blanks.
    WordList(std::string_view words, const Manner &manner);

    /// Any word of at most \p length bytes; \p length at least 1.
    std::string_view atMost(size_t length, Random &random) const;
    /// Appends \p length bytes: a word of the list, or letters when there is none of that length.
    void appendExactly(size_t length, Random &random, std::string &out) const;
    /// Appends words joined by \p separator, \p length bytes together.
    void appendWords(size_t length, char separator, Random &random, std::string &out) const;

private:
    std::vector<std::string_view> m_words;
    size_t m_longest;
    bool m_blanks;
    bool m_wide;
    std::array<size_t, longestOfAll + 2> m_start{}; ///< position of the first word with that many bytes
};

enum class Vocabulary { Prose, Things, FirstNames, LastNames, Cities, Countries, Streets };
inline constexpr size_t vocabularies = 7;

/// \p ascii: one byte a character, for texts whose length in characters matters.
const WordList &vocabulary(Vocabulary which, bool ascii);

} // namespace sw::samples
