// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/text/textpatternpart.h"

#include <string>
#include <vector>

namespace sw::samples
{

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
