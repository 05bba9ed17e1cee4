// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

// The text that JSON is written in: UTF-8 and escape sequences.
namespace sw::base
{

struct Utf8Character
{
    char32_t point;
    int length; ///< bytes; 0 = not UTF-8
};

/// The character at \p at, which must lie before \p end: neither too long a form, nor half a pair, nor beyond U+10FFFF.
Utf8Character utf8At(const char *at, const char *end);
/// Writes 1 to 4 bytes at \p to and returns the end.
char *putUtf8(char *to, char32_t point);

/// The first byte from \p at on that ends a run of plain characters: a quote, a backslash or a control character. Tells
/// in \p beyondAscii whether the run has bytes of more than 7 bits, and leaves it alone otherwise.
const char *endOfPlainText(const char *at, const char *end, bool &beyondAscii);

/// Copies \p utf8, for which there is room at \p to, and returns the end; null when a character of it must be escaped
/// or it is not UTF-8.
char *copyPlainText(char *to, QByteArrayView utf8);

/// What an escape sequence stands for.
struct JsonEscape
{
    enum class Status {
        Fine,
        Half,    ///< half of a pair that stands alone: U+FFFD
        CutOff,  ///< the text ends inside of it
        NoHex,   ///< \\u without four hexadecimal digits
        Unknown, ///< nothing is written like that
    };
    Status status;
    char32_t point = 0;
    int length = 0; ///< bytes; both halves of a pair together
};

/// \p at is the backslash.
JsonEscape jsonEscapeAt(const char *at, const char *end);

/// What is escaped in strings besides what JSON requires. Script: also < > & ' and every invisible, direction-changing
/// or line-breaking character, so that the text can stand in single quotes in a script and cannot deceive who reads it.
enum class JsonEscapes { Required, Script };

/// Appends \p utf8 as a JSON string with its quotes; bytes that are not UTF-8 become U+FFFD.
void appendJsonString(QByteArray &out, QByteArrayView utf8, JsonEscapes escapes = JsonEscapes::Required);
QByteArray jsonString(const QString &text, JsonEscapes escapes);

/// \p json, which must be valid and without blanks, with objects and arrays longer than \p width bytes spread over
/// lines: one member a line, two blanks a level. No line break at the end.
QByteArray brokenIntoLines(const QByteArray &json, qsizetype width);

} // namespace sw::base
