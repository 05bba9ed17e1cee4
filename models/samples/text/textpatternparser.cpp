// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/text/textpatternparser.h"

#include "models/base/texts.h"
#include "models/samples/text/textpatternpart.h"

#include <QString>

#include <algorithm>
#include <cstring>

namespace sw::samples
{

namespace
{

using Set = std::vector<char32_t>;

constexpr int deepestGroups = 50;
constexpr size_t largestSet = 1000;
constexpr int mostRepeats = 100000;

void addRange(Set &set, char32_t first, char32_t last)
{
    for (char32_t c = first; c <= last && set.size() < largestSet; ++c)
        set.push_back(c);
}

Set digits()
{
    Set set;
    addRange(set, '0', '9');
    return set;
}

Set letters()
{
    Set set;
    addRange(set, 'a', 'z');
    return set;
}

Set wordCharacters()
{
    Set set = letters();
    addRange(set, '0', '9');
    addRange(set, 'A', 'Z');
    set.push_back('_');
    return set;
}

/// The printable ASCII characters that are not in \p set.
Set complement(const Set &set)
{
    Set rest;
    for (char32_t c = ' '; c < 0x7f; ++c) {
        if (std::find(set.begin(), set.end(), c) == set.end())
            rest.push_back(c);
    }
    return rest;
}

} // namespace

TextPatternParser::TextPatternParser(const QString &pattern)
{
    for (const char32_t c : pattern.toUcs4())
        m_text += c;
}

bool TextPatternParser::take(char32_t c)
{
    if (peek() != c || atEnd())
        return false;
    ++m_at;
    return true;
}

bool TextPatternParser::takeText(const char *text)
{
    const size_t length = strlen(text);
    for (size_t i = 0; i < length; ++i) {
        if (peek(i) != static_cast<unsigned char>(text[i]))
            return false;
    }
    m_at += length;
    return true;
}

void TextPatternParser::refuse(const QString &what)
{
    if (m_problem.isEmpty())
        m_problem = what;
    m_at = m_text.size();
}

TextPattern::Part TextPatternParser::charactersOf(const Set &set)
{
    Part part;
    part.kind = Part::Kind::Characters;
    for (const char32_t c : set)
        part.characters.push_back(QString::fromUcs4(&c, 1).toStdString());
    std::sort(part.characters.begin(), part.characters.end());
    part.characters.erase(std::unique(part.characters.begin(), part.characters.end()), part.characters.end());
    return part;
}

base::Result<TextPattern::Part> TextPatternParser::parse()
{
    Part root = alternatives();
    if (m_problem.isEmpty() && !atEnd())
        refuse(Text::tr("a bracket is closed that was not opened"));
    if (!m_problem.isEmpty())
        return base::Error{base::ErrorCode::InvalidModel, m_problem, {}, {}};
    if (!m_anchoredEnd) {
        Part filler;
        filler.kind = Part::Kind::Repeat;
        filler.least = 0;
        filler.most = -1;
        filler.parts.push_back(charactersOf(letters()));
        Part whole;
        whole.parts.push_back(std::move(root));
        whole.parts.push_back(std::move(filler));
        root = std::move(whole);
    }
    root.measure();
    return root;
}

TextPattern::Part TextPatternParser::alternatives()
{
    Part part;
    part.kind = Part::Kind::Alternatives;
    if (++m_depth > deepestGroups)
        refuse(Text::tr("groups are nested too deeply"));
    do {
        part.parts.push_back(sequence());
    } while (take('|'));
    --m_depth;
    return part.parts.size() == 1 ? std::move(part.parts.front()) : std::move(part);
}

/// ^ matches only where a text begins and $ only where it ends; elsewhere nothing could match.
void TextPatternParser::skipAnchor()
{
    const bool start = peek() == '^';
    const size_t before = m_at++;
    const char32_t previous = before > 0 ? m_text[before - 1] : 0;
    if (start && before > 0 && previous != '(' && previous != '|' && previous != ':')
        refuse(Text::tr("^ stands behind other characters"));
    else if (!start && !atEnd() && peek() != ')' && peek() != '|')
        refuse(Text::tr("$ stands before other characters"));
    m_anchoredEnd = m_anchoredEnd || !start;
}

TextPattern::Part TextPatternParser::sequence()
{
    Part part;
    while (!atEnd() && peek() != '|' && peek() != ')') {
        if (peek() == '^' || peek() == '$')
            skipAnchor();
        else
            part.parts.push_back(repeated(atom()));
    }
    return part;
}

TextPattern::Part TextPatternParser::atom()
{
    const char32_t c = peek();
    if (c == '(')
        return group();
    if (c == '[')
        return characterClass();
    if (c == '\\')
        return escape();
    ++m_at;
    if (c == '.') {
        Set set = letters();
        addRange(set, '0', '9');
        return charactersOf(set);
    }
    if (c == '*' || c == '+' || c == '?')
        refuse(Text::tr("there is nothing to repeat before %1").arg(QChar(static_cast<char16_t>(c))));
    return charactersOf({c});
}

TextPattern::Part TextPatternParser::group()
{
    take('(');
    if (take('?') && !take(':')) {
        if (takeText("<") || takeText("P<")) {
            if (peek() == '=' || peek() == '!')
                refuse(Text::tr("look-behind"));
            while (!atEnd() && !take('>'))
                ++m_at;
        } else {
            refuse(peek() == '=' || peek() == '!' ? Text::tr("look-ahead") : Text::tr("flags in a group"));
        }
    }
    Part part = alternatives();
    if (!take(')'))
        refuse(Text::tr("a bracket is not closed"));
    return part;
}

std::vector<char32_t> TextPatternParser::escapedSet(bool inClass)
{
    ++m_at;
    const char32_t c = peek();
    if (atEnd()) {
        refuse(Text::tr("the backslash at the end"));
        return {};
    }
    ++m_at;
    switch (c) {
    case 'd':
        return digits();
    case 'w':
        return wordCharacters();
    case 's':
        return {' '};
    case 'D':
        return complement(digits());
    case 'W':
        return complement(wordCharacters());
    case 'S':
        return complement({' '});
    case 't':
        return {'\t'};
    case 'n':
        return {'\n'};
    case 'r':
        return {'\r'};
    case 'f':
        return {'\f'};
    default:
        break;
    }
    const bool isName = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (isName && !(inClass && c == 'b'))
        refuse(QStringLiteral("\\") + QChar(static_cast<char16_t>(c)));
    return {c};
}

TextPattern::Part TextPatternParser::escape()
{
    return charactersOf(escapedSet(false));
}

void TextPatternParser::addClassItem(Set &set)
{
    struct Named
    {
        const char *name;
        Set members;
    };
    static const Named named[] = {{"[:digit:]", digits()},
                                  {"[:lower:]", letters()},
                                  {"[:alpha:]", letters()},
                                  {"[:alnum:]",
                                   [] {
                                       Set s = letters();
                                       addRange(s, '0', '9');
                                       return s;
                                   }()},
                                  {"[:upper:]",
                                   [] {
                                       Set s;
                                       addRange(s, 'A', 'Z');
                                       return s;
                                   }()},
                                  {"[:xdigit:]",
                                   [] {
                                       Set s = digits();
                                       addRange(s, 'a', 'f');
                                       return s;
                                   }()},
                                  {"[:space:]", {' '}}};
    if (peek() == '[' && peek(1) == ':') {
        for (const Named &each : named) {
            if (takeText(each.name)) {
                set.insert(set.end(), each.members.begin(), each.members.end());
                return;
            }
        }
        return refuse(Text::tr("a named class"));
    }
    Set first = peek() == '\\' ? escapedSet(true) : Set{m_text[m_at++]};
    if (peek() == '-' && peek(1) != ']' && m_at + 1 < m_text.size() && first.size() == 1) {
        ++m_at;
        const Set last = peek() == '\\' ? escapedSet(true) : Set{m_text[m_at++]};
        if (last.size() != 1 || last.front() < first.front())
            return refuse(Text::tr("a range that ends before it starts"));
        return addRange(set, first.front(), last.front());
    }
    set.insert(set.end(), first.begin(), first.end());
}

TextPattern::Part TextPatternParser::characterClass()
{
    take('[');
    const bool negated = take('^');
    Set set;
    do { // a ] that comes first is a member
        if (atEnd())
            break;
        addClassItem(set);
    } while (!atEnd() && peek() != ']');
    if (!take(']') && m_problem.isEmpty())
        refuse(Text::tr("a class is not closed"));
    if (negated)
        set = complement(set);
    if (set.empty())
        refuse(Text::tr("a class that holds no printable ASCII character"));
    return charactersOf(set);
}

bool TextPatternParser::readBounds(int *least, int *most)
{
    const size_t start = m_at;
    const auto number = [&](int missing) {
        int value = atEnd() || peek() < '0' || peek() > '9' ? missing : 0;
        while (!atEnd() && peek() >= '0' && peek() <= '9')
            value = std::min(mostRepeats, value * 10 + static_cast<int>(m_text[m_at++] - '0'));
        return value;
    };
    take('{');
    *least = number(-1);
    *most = take(',') ? number(-1) : *least;
    if (*least >= 0 && take('}'))
        return true;
    m_at = start; // as in PCRE, a brace that is no quantifier stands for itself
    return false;
}

TextPattern::Part TextPatternParser::repeated(Part part)
{
    for (int rounds = 0; !atEnd(); ++rounds) {
        int least = 0;
        int most = -1;
        if (take('?'))
            most = 1;
        else if (take('+'))
            least = 1;
        else if (peek() == '{' ? !readBounds(&least, &most) : !take('*'))
            break;
        if (!take('?'))
            take('+'); // greed does not matter to what matches
        if (most >= 0 && most < least)
            refuse(Text::tr("a repetition from more to less"));
        if (rounds > 5)
            refuse(Text::tr("a repetition of a repetition"));
        Part repeat;
        repeat.kind = Part::Kind::Repeat;
        repeat.least = least;
        repeat.most = most;
        repeat.parts.push_back(std::move(part));
        part = std::move(repeat);
    }
    return part;
}

} // namespace sw::samples
