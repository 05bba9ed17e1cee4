// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/text/textpattern.h"

namespace sw::samples
{

/// A node of a parsed expression.
struct TextPattern::Part
{
    enum class Kind { Characters, Sequence, Alternatives, Repeat };
    Kind kind = Kind::Sequence;
    std::vector<std::string> characters; ///< UTF-8, one character each
    std::vector<Part> parts;             ///< of Repeat the one that is repeated
    int least = 1;                       ///< of Repeat
    int most = 1;                        ///< -1 = no limit
    double shortest = 0;                 ///< in characters, set by measure()
    double longest = 0;

    void measure();
    double slack() const;
};

/// Reads a regular expression by recursive descent. Nesting is limited, so that no text overflows the stack.
class TextPatternParser
{
public:
    explicit TextPatternParser(const QString &pattern);

    base::Result<TextPattern::Part> parse();

private:
    using Part = TextPattern::Part;

    Part alternatives();
    Part sequence();
    Part atom();
    Part group();
    Part characterClass();
    void addClassItem(std::vector<char32_t> &set);
    Part escape();
    std::vector<char32_t> escapedSet(bool inClass);
    Part repeated(Part part);
    bool readBounds(int *least, int *most);
    void skipAnchor();

    bool atEnd() const { return m_at >= m_text.size(); }
    char32_t peek(size_t ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : 0; }
    bool take(char32_t c);
    bool takeText(const char *text);
    void refuse(const QString &what);
    static Part charactersOf(const std::vector<char32_t> &set);

    std::u32string m_text;
    size_t m_at = 0;
    int m_depth = 0;
    bool m_anchoredEnd = false;
    QString m_problem;
};

} // namespace sw::samples
