// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/jsontext.h"

#include "models/base/bson/bsonfield.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <vector>

namespace sw::base
{

namespace
{

constexpr quint64 everyByte = 0x0101010101010101;
constexpr char32_t replacement = 0xfffd;

constexpr std::array<bool, 256> plainTextEnds()
{
    std::array<bool, 256> ends{};
    std::fill_n(ends.begin(), 0x20, true);
    ends['"'] = ends['\\'] = true;
    return ends;
}
constexpr std::array<bool, 256> endsPlainText = plainTextEnds();

/// Marks the highest bit of the first byte of \p word that is a quote, a backslash or a control character.
quint64 specialBytes(quint64 word)
{
    const quint64 control = (word - everyByte * 0x20) & ~word & (everyByte * 0x80);
    return zeroBytes(word ^ (everyByte * '"')) | zeroBytes(word ^ (everyByte * '\\')) | control;
}

bool isHigh(char32_t unit)
{
    return unit >= 0xd800 && unit < 0xdc00;
}

bool isLow(char32_t unit)
{
    return unit >= 0xdc00 && unit < 0xe000;
}

/// Four hexadecimal digits at \p at, none of them behind \p end.
bool readUnit(const char *at, const char *end, char32_t &unit)
{
    unsigned value = 0;
    if (end - at < 4 || std::from_chars(at, at + 4, value, 16).ptr != at + 4)
        return false;
    unit = value;
    return true;
}

/// Characters that break lines, change the direction of text or cannot be seen.
bool isHidden(char32_t c)
{
    return (c >= 0x7f && c < 0xa0) || c == 0xad || c == 0x61c || c == 0x180e || (c >= 0x200b && c <= 0x200f) ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff ||
           (c >= 0xfff9 && c <= 0xfffb) || (c >= 0xe0000 && c <= 0xe007f);
}

/// Characters that end an element of a page, a character reference or a string of a script.
bool isMarkup(char32_t c)
{
    return c == '<' || c == '>' || c == '&' || c == '\'';
}

void appendUnit(QByteArray &out, unsigned unit)
{
    static const char hex[] = "0123456789abcdef";
    const char text[] = {'\\', 'u', hex[unit >> 12 & 15], hex[unit >> 8 & 15], hex[unit >> 4 & 15], hex[unit & 15]};
    out.append(text, sizeof text);
}

constexpr char shortLetters[] = "\"\\/bfnrt"; // behind a backslash
constexpr char shortMeanings[] = "\"\\/\b\f\n\r\t";

void appendEscape(QByteArray &out, char32_t c)
{
    const char *const meant =
        c != '/' && c != 0 && c < 0x80 ? std::strchr(shortMeanings, static_cast<int>(c)) : nullptr;
    if (meant != nullptr) {
        out.append('\\').append(shortLetters[meant - shortMeanings]);
    } else if (c < 0x10000) {
        appendUnit(out, c);
    } else {
        appendUnit(out, 0xd800 + ((c - 0x10000) >> 10));
        appendUnit(out, 0xdc00 + ((c - 0x10000) & 0x3ff));
    }
}

/// Each character by itself, escaped where it must be.
void appendEscaped(QByteArray &out, QByteArrayView utf8, bool script)
{
    const char *const end = utf8.end();
    const char *kept = utf8.begin();
    for (const char *at = kept, *next = at; at < end; at = next) {
        const Utf8Character c = utf8At(at, end);
        next = at + std::max(1, c.length);
        const bool required = c.length == 0 || c.point < 0x20 || c.point == '"' || c.point == '\\';
        if (!required && !(script && (isMarkup(c.point) || isHidden(c.point))))
            continue;
        out.append(kept, at - kept);
        appendEscape(out, c.length == 0 ? replacement : c.point);
        kept = next;
    }
    out.append(kept, end - kept);
}

} // namespace

Utf8Character utf8At(const char *text, const char *end)
{
    const auto *const at = reinterpret_cast<const unsigned char *>(text);
    if (*at < 0x80)
        return {*at, 1};
    const int length = *at >= 0xf5 ? 0 : *at >= 0xf0 ? 4 : *at >= 0xe0 ? 3 : *at >= 0xc2 ? 2 : 0;
    if (length == 0 || length > end - text)
        return {0, 0};
    char32_t point = *at & (0xffU >> (length + 1));
    for (int i = 1; i < length; ++i) {
        if ((at[i] & 0xc0) != 0x80)
            return {0, 0};
        point = point << 6 | (at[i] & 0x3f);
    }
    const bool tooLong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
    if (tooLong || point > 0x10ffff || isHigh(point) || isLow(point))
        return {0, 0};
    return {point, length};
}

char *putUtf8(char *to, char32_t point)
{
    const int more = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    static constexpr unsigned marks[] = {0, 0xc0, 0xe0, 0xf0};
    *to++ = static_cast<char>(marks[more] | point >> (6 * more));
    for (int i = more - 1; i >= 0; --i)
        *to++ = static_cast<char>(0x80 | (point >> (6 * i) & 0x3f));
    return to;
}

const char *endOfPlainText(const char *at, const char *end, bool &beyondAscii)
{
    quint64 high = 0;
    for (; end - at >= 8; at += 8) {
        const auto word = readNumber<quint64>(at);
        const quint64 found = specialBytes(word);
        high |= word & (everyByte * 0x80);
        if (found) {
            beyondAscii = beyondAscii || high != 0;
            return at + std::countr_zero(found) / 8;
        }
    }
    for (; at < end && !endsPlainText[static_cast<unsigned char>(*at)]; ++at)
        high |= static_cast<unsigned char>(*at) & 0x80;
    beyondAscii = beyondAscii || high != 0;
    return at;
}

char *copyPlainText(char *to, QByteArrayView utf8)
{
    quint64 high = 0;
    quint64 special = 0;
    const char *at = utf8.begin();
    for (; utf8.end() - at >= 8; at += 8, to += 8) {
        const auto word = readNumber<quint64>(at);
        std::memcpy(to, &word, sizeof word);
        special |= specialBytes(word);
        high |= word;
    }
    for (; at < utf8.end(); ++at) {
        const auto c = static_cast<unsigned char>(*at);
        *to++ = *at;
        special |= endsPlainText[c];
        high |= c;
    }
    return special == 0 && ((high & (everyByte * 0x80)) == 0 || utf8.isValidUtf8()) ? to : nullptr;
}

JsonEscape jsonEscapeAt(const char *at, const char *end)
{
    using Status = JsonEscape::Status;
    if (end - at < 2)
        return {Status::CutOff};
    if (at[1] != 'u') {
        const char *const letter = at[1] == 0 ? nullptr : std::strchr(shortLetters, at[1]);
        if (letter == nullptr)
            return {Status::Unknown, 0, 2};
        return {Status::Fine, static_cast<unsigned char>(shortMeanings[letter - shortLetters]), 2};
    }
    char32_t unit = 0;
    if (end - at < 6)
        return {Status::CutOff};
    if (!readUnit(at + 2, end, unit))
        return {Status::NoHex, 0, 2};
    if (!isHigh(unit) && !isLow(unit))
        return {Status::Fine, unit, 6};
    char32_t low = 0;
    if (isHigh(unit) && end - at >= 12 && at[6] == '\\' && at[7] == 'u' && readUnit(at + 8, end, low) && isLow(low))
        return {Status::Fine, 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00), 12};
    return {Status::Half, replacement, 6};
}

void appendJsonString(QByteArray &out, QByteArrayView utf8, JsonEscapes escapes)
{
    const bool script = escapes == JsonEscapes::Script;
    bool beyondAscii = false;
    const bool plain = !script && endOfPlainText(utf8.begin(), utf8.end(), beyondAscii) == utf8.end();
    out += '"';
    if (plain && (!beyondAscii || utf8.isValidUtf8()))
        out.append(utf8);
    else
        appendEscaped(out, utf8, script);
    out += '"';
}

QByteArray jsonString(const QString &text, JsonEscapes escapes)
{
    QByteArray out;
    appendJsonString(out, text.toUtf8(), escapes);
    return out;
}

namespace
{

/// The end of the string that starts at \p at, behind its closing quote.
qsizetype endOfString(const QByteArray &json, qsizetype at)
{
    for (++at; at < json.size() && json[at] != '"'; ++at)
        at += json[at] == '\\';
    return std::min(at + 1, json.size());
}

/// The length of each object and array, in the order in which they start.
std::vector<qsizetype> containerLengths(const QByteArray &json)
{
    std::vector<qsizetype> lengths;
    std::vector<std::pair<size_t, qsizetype>> open;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (c == '"') {
            i = endOfString(json, i) - 1;
        } else if (c == '{' || c == '[') {
            open.emplace_back(lengths.size(), i);
            lengths.push_back(0);
        } else if ((c == '}' || c == ']') && !open.empty()) {
            lengths[open.back().first] = i + 1 - open.back().second;
            open.pop_back();
        }
    }
    return lengths;
}

} // namespace

QByteArray brokenIntoLines(const QByteArray &json, qsizetype width)
{
    const std::vector<qsizetype> lengths = containerLengths(json);
    QByteArray out;
    out.reserve(json.size() * 2);
    std::vector<bool> broken;
    size_t container = 0;
    qsizetype indent = 0;
    const auto newLine = [&] {
        out += '\n';
        out.append(indent, ' ');
    };
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (c == '"') {
            const qsizetype end = endOfString(json, i);
            out.append(json.constData() + i, end - i);
            i = end - 1;
        } else if (c == '{' || c == '[') {
            out += c;
            broken.push_back(lengths[container++] > width);
            if (broken.back()) {
                indent += 2;
                newLine();
            }
        } else if ((c == '}' || c == ']') && !broken.empty()) {
            if (broken.back()) {
                indent -= 2;
                newLine();
            }
            broken.pop_back();
            out += c;
        } else {
            out += c;
            if (c == ',' && !broken.empty() && broken.back())
                newLine();
            else if (c == ',' || c == ':')
                out += ' ';
        }
    }
    return out;
}

} // namespace sw::base
