// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/extendedjsonwriter.h"

#include <vector>

namespace sw::base
{

namespace
{

struct Decoded
{
    char32_t point;
    int length; ///< bytes; 0 = not UTF-8
};

Decoded decode(const unsigned char *at, qsizetype left)
{
    const int length = *at >= 0xf0 && *at < 0xf5 ? 4 : *at >= 0xe0 ? 3 : *at >= 0xc2 ? 2 : 0;
    if (length == 0 || *at >= 0xf5 || length > left)
        return {0, 0};
    char32_t point = *at & (0xff >> (length + 1));
    for (int i = 1; i < length; ++i) {
        if ((at[i] & 0xc0) != 0x80)
            return {0, 0};
        point = point << 6 | (at[i] & 0x3f);
    }
    const bool tooLong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
    if (tooLong || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff))
        return {0, 0};
    return {point, length};
}

/// Characters that break lines, change the direction of text or cannot be seen.
bool isHidden(char32_t c)
{
    return (c >= 0x7f && c < 0xa0) || c == 0xad || c == 0x61c || c == 0x180e || (c >= 0x200b && c <= 0x200f) ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff ||
           (c >= 0xfff9 && c <= 0xfffb) || (c >= 0xe0000 && c <= 0xe007f);
}

void appendUnit(QByteArray &out, unsigned unit)
{
    static const char hex[] = "0123456789abcdef";
    const char text[] = {'\\', 'u', hex[unit >> 12 & 15], hex[unit >> 8 & 15], hex[unit >> 4 & 15], hex[unit & 15]};
    out.append(text, sizeof text);
}

void appendEscaped(QByteArray &out, char32_t c)
{
    if (c < 0x10000)
        return appendUnit(out, c);
    appendUnit(out, 0xd800 + ((c - 0x10000) >> 10));
    appendUnit(out, 0xdc00 + ((c - 0x10000) & 0x3ff));
}

void appendAscii(QByteArray &out, unsigned char c)
{
    switch (c) {
    case '"':
        out += "\\\"";
        break;
    case '\\':
        out += "\\\\";
        break;
    case '\b':
        out += "\\b";
        break;
    case '\f':
        out += "\\f";
        break;
    case '\n':
        out += "\\n";
        break;
    case '\r':
        out += "\\r";
        break;
    case '\t':
        out += "\\t";
        break;
    default:
        appendUnit(out, c);
    }
}

} // namespace

void appendJsonString(QByteArray &out, const char *utf8, qsizetype length, EjsonEscapes escapes)
{
    const bool script = escapes == EjsonEscapes::Script;
    const auto *at = reinterpret_cast<const unsigned char *>(utf8);
    qsizetype kept = 0;
    const auto flush = [&](qsizetype end) {
        out.append(utf8 + kept, end - kept);
    };
    out += '"';
    for (qsizetype i = 0; i < length;) {
        const unsigned char c = at[i];
        if (c >= 0x80) {
            const Decoded decoded = decode(at + i, length - i);
            const bool replaced = decoded.length == 0 || (script && isHidden(decoded.point));
            if (replaced) {
                flush(i);
                appendEscaped(out, decoded.length == 0 ? 0xfffd : decoded.point);
            }
            i += std::max(1, decoded.length);
            if (replaced)
                kept = i;
            continue;
        }
        if (c < 0x20 || c == '"' || c == '\\' ||
            (script && (c == '<' || c == '>' || c == '&' || c == '\'' || c == 0x7f))) {
            flush(i);
            appendAscii(out, c);
            kept = i + 1;
        }
        ++i;
    }
    flush(length);
    out += '"';
}

QByteArray jsonString(const QString &text, EjsonEscapes escapes)
{
    QByteArray out;
    const QByteArray utf8 = text.toUtf8();
    appendJsonString(out, utf8.constData(), utf8.size(), escapes);
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
