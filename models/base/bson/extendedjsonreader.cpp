// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/extendedjsonreader.h"

#include "models/base/bson/bsonfields.h"
#include "models/base/bson/extendedjsonvalue.h"
#include "models/base/bson/jsontext.h"
#include "models/base/bson/shellvalue.h"
#include "models/base/texts.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace sw::base
{

namespace
{

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

const char *behindBlanks(const char *at, const char *end)
{
    while (at < end && (*at == ' ' || *at == '\n' || *at == '\r' || *at == '\t'))
        ++at;
    return at;
}

bool isNameStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
}

/// With points in it: "Binary.createFromBase64".
QByteArrayView nameAt(const char *at, const char *end)
{
    const char *const behind =
        std::find_if_not(at, end, [](char c) { return isNameStart(c) || isDigit(c) || c == '.'; });
    return {at, behind};
}

/// Of "NaN", "Infinity" and "-Infinity".
double notFinite(char first)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return first == 'N' ? std::numeric_limits<double>::quiet_NaN() : first == '-' ? -infinity : infinity;
}

} // namespace

bool ExtendedJsonReader::readWhole(QByteArrayView whole)
{
    const char *const begin = behindBlanks(whole.begin(), whole.end());
    m_at = begin;
    m_end = whole.end();
    if (begin == m_end || *begin != '{') {
        bad(Text::tr("An object in braces is expected here."));
        return false;
    }
    if (read(begin, whole.end(), true) != Status::Done)
        return false;
    m_at = behindBlanks(m_at, m_end);
    if (m_at < m_end)
        bad(Text::tr("Unexpected text after the object."));
    return m_at == m_end;
}

ExtendedJsonReader::Status ExtendedJsonReader::read(const char *begin, const char *end, bool atEnd)
{
    m_at = begin;
    m_end = end;
    m_atEnd = atEnd;
    m_out.cutTo(0);
    m_frames.clear();
    Step step = open('{');
    while (step == Step::Ok && !m_frames.empty()) {
        step = skipBlanks();
        if (step != Step::Ok)
            break;
        const char c = *m_at;
        if ((c == '}' || c == ']') && (m_shell || !m_expectValue || m_justOpened)) {
            step = close(c);
        } else if (m_expectValue) {
            step = m_frames.back().array ? item() : member();
        } else if (c == ',') {
            ++m_at;
            m_expectValue = true;
        } else {
            step = bad(Text::tr("A comma or the closing bracket is expected here."));
        }
    }
    return step == Step::Ok ? Status::Done : step == Step::More ? Status::NeedMore : Status::Bad;
}

ExtendedJsonReader::Step ExtendedJsonReader::bad(const QString &problem)
{
    m_problem = problem;
    return Step::Bad;
}

ExtendedJsonReader::Step ExtendedJsonReader::badText()
{
    if (m_at < m_end)
        return bad(Text::tr(
            "A text has a control character or a line break in it; JSON writes those as \\n, \\t or \\u0000."));
    return m_atEnd ? bad(Text::tr("The text ends inside of an object.")) : Step::More;
}

ExtendedJsonReader::Step ExtendedJsonReader::skipBlanks()
{
    m_at = behindBlanks(m_at, m_end);
    while (m_shell && m_at < m_end && *m_at == '/') {
        if (m_at + 1 == m_end)
            return m_at = m_end, badText();
        if (m_at[1] != '/' && m_at[1] != '*')
            break;
        const QByteArrayView close = m_at[1] == '*' ? QByteArrayView("*/") : QByteArrayView("\n");
        const qsizetype found = QByteArrayView(m_at + 2, m_end).indexOf(close);
        if (found < 0)
            return m_at = m_end, badText();
        m_at = behindBlanks(m_at + 2 + found + close.size(), m_end);
    }
    return m_at < m_end ? Step::Ok : badText();
}

ExtendedJsonReader::Step ExtendedJsonReader::item()
{
    char digits[12];
    const auto written = std::to_chars(digits, digits + sizeof digits, m_frames.back().index++);
    m_typeAt = m_out.size();
    m_out.head(BsonType::Null, digits, written.ptr - digits);
    return value();
}

ExtendedJsonReader::Step ExtendedJsonReader::member()
{
    const bool isQuoted = *m_at == '"' || (m_shell && *m_at == '\'');
    if (!isQuoted && !(m_shell && isNameStart(*m_at)))
        return bad(Text::tr("The name of a member in double quotes is expected here."));
    m_typeAt = m_out.size();
    m_out.number(BsonType::Null);
    const qsizetype nameAt = m_out.size();
    const char *const start = m_at;
    if (const Step step = isQuoted ? text(true) : plainName(); step != Step::Ok)
        return step;
    const QByteArrayView name(m_out.data() + nameAt, m_out.size() - 1 - nameAt);
    if (m_justOpened && m_frames.size() > 1 && name.startsWith('$'))
        m_frames.back().extended = true;
    if (name.contains('\0')) {
        m_at = start;
        return bad(Text::tr("The name of a member contains the character NUL, where BSON ends a name."));
    }
    if (const Step step = skipBlanks(); step != Step::Ok)
        return step;
    if (*m_at != ':')
        return bad(Text::tr("A colon is expected here."));
    ++m_at;
    if (const Step step = skipBlanks(); step != Step::Ok)
        return step;
    return value();
}

ExtendedJsonReader::Step ExtendedJsonReader::value()
{
    m_justOpened = false;
    m_expectValue = false;
    if (m_shell && isNameStart(*m_at)) {
        const QByteArrayView name = nameAt(m_at, m_end);
        if (name.end() == m_end)
            return m_at = m_end, badText();
        static const QByteArrayList constants{"true", "false", "null", "NaN", "Infinity"};
        if (!constants.contains(name.toByteArray()))
            return call(name);
    }
    if (m_shell && *m_at == '/')
        return regex();
    switch (*m_at) {
    case '{':
    case '[':
        return open(*m_at);
    case '\'':
        if (!m_shell)
            return bad(Text::tr("No value begins like this."));
        [[fallthrough]];
    case '"':
        setType(BsonType::String);
        return text(false);
    case 't':
        return word("true", BsonType::Bool);
    case 'f':
        return word("false", BsonType::Bool);
    case 'n':
        return word("null", BsonType::Null);
    case 'N': // no JSON, but written by many a program
        return word("NaN", BsonType::Double);
    case 'I':
        return word("Infinity", BsonType::Double);
    default:
        if (*m_at == '-' || isDigit(*m_at))
            return number();
        return bad(Text::tr("No value begins like this."));
    }
}

ExtendedJsonReader::Step ExtendedJsonReader::plainName()
{
    const QByteArrayView name = nameAt(m_at, m_end);
    m_out.bytes(name.data(), name.size());
    m_out.byte('\0');
    m_at = name.end();
    return m_at < m_end ? Step::Ok : badText();
}

ExtendedJsonReader::Step ExtendedJsonReader::call(QByteArrayView name)
{
    const char *const start = m_at;
    m_at = name.end();
    if (const Step step = skipBlanks(); step != Step::Ok)
        return step;
    if (name == "new" && isNameStart(*m_at)) {
        const QByteArrayView made = nameAt(m_at, m_end);
        return made.end() == m_end ? (m_at = m_end, badText()) : call(made);
    }
    if (name == "undefined")
        return valueOf(QByteArrayLiteral("null"), name);
    if (!isShellCall(name)) {
        m_at = start;
        return bad(Text::tr("No value begins like this."));
    }
    if (*m_at != '(') {
        m_at = start;
        return bad(Text::tr("A bracket with a value is expected behind %1.").arg(QString::fromUtf8(name)));
    }
    char quote = 0;
    const char *end = m_at + 1;
    for (; end < m_end && (quote != 0 || *end != ')'); ++end) {
        if (*end == quote)
            quote = 0;
        else if (quote == 0 && (*end == '"' || *end == '\''))
            quote = *end;
    }
    if (end == m_end)
        return m_at = m_end, badText();
    const std::optional<QByteArray> json = shellCallInJson(name, QByteArrayView(m_at + 1, end));
    if (!json) {
        m_at = start;
        return bad(Text::tr("%1 does not take this value.").arg(QString::fromUtf8(name)));
    }
    m_at = start;
    const Step step = valueOf(*json, name);
    if (step == Step::Ok)
        m_at = end + 1;
    return step;
}

ExtendedJsonReader::Step ExtendedJsonReader::regex()
{
    const char *end = m_at + 1;
    for (bool inClass = false; end < m_end && (inClass || *end != '/') && *end != '\n'; ++end) {
        inClass = *end == '[' || (inClass && *end != ']');
        if (*end == '\\' && end + 1 < m_end)
            ++end;
    }
    if (end == m_end)
        return m_at = m_end, badText();
    const QByteArrayView flags = nameAt(end + 1, m_end);
    if (flags.end() == m_end)
        return m_at = m_end, badText();
    const Step step = valueOf(shellRegexInJson(QByteArrayView(m_at + 1, end), flags), "/");
    if (step == Step::Ok)
        m_at = flags.end();
    return step;
}

ExtendedJsonReader::Step ExtendedJsonReader::valueOf(const QByteArray &json, QByteArrayView written)
{
    ExtendedJsonReader inner;
    if (!inner.readWhole("{\"value\":" + json + '}'))
        return bad(Text::tr("%1 does not take this value.").arg(QString::fromUtf8(written)));
    const BsonField value = *findField(inner.document(), "value");
    setType(value.type);
    m_out.bytes(value.value.data(), value.value.size());
    if (written == "undefined")
        m_at = written.end();
    return Step::Ok;
}

ExtendedJsonReader::Step ExtendedJsonReader::open(char bracket)
{
    if (static_cast<qsizetype>(m_frames.size()) >= m_maximumDepth)
        return bad(Text::tr("Objects are nested more than %1 levels deep.").arg(m_maximumDepth));
    if (!m_frames.empty())
        setType(bracket == '[' ? BsonType::Array : BsonType::Document);
    m_frames.push_back({m_out.begin(), m_typeAt, bracket == '[', false, 0});
    ++m_at;
    m_expectValue = true;
    m_justOpened = true;
    return Step::Ok;
}

ExtendedJsonReader::Step ExtendedJsonReader::close(char bracket)
{
    const Frame frame = m_frames.back();
    if ((bracket == ']') != frame.array)
        return bad(Text::tr("This bracket closes what another one opened."));
    m_out.end(frame.start);
    m_frames.pop_back();
    m_expectValue = false;
    m_justOpened = false;
    if (frame.extended && convertExtended(frame) == Step::Bad)
        return Step::Bad;
    ++m_at;
    return Step::Ok;
}

ExtendedJsonReader::Step ExtendedJsonReader::convertExtended(const Frame &frame)
{
    const QByteArrayView object(m_out.data() + frame.start, m_out.size() - frame.start);
    BsonType type = BsonType::Null;
    m_converted.cutTo(0);
    switch (convertExtendedJson(object, type, m_converted)) {
    case ExtendedJsonOutcome::Plain:
        return Step::Ok;
    case ExtendedJsonOutcome::Wrong:
        return bad(
            Text::tr("The object that ends here is called %1, but its content is not such a value of Extended JSON.")
                .arg(QString::fromUtf8(object.data() + 5)));
    case ExtendedJsonOutcome::Converted:
        break;
    }
    m_out.cutTo(frame.start);
    m_out.bytes(m_converted.data(), m_converted.size());
    m_out.setType(frame.typeAt, type);
    return Step::Ok;
}

ExtendedJsonReader::Step ExtendedJsonReader::text(bool name)
{
    const qsizetype start = m_out.size();
    const char quote = *m_at;
    if (!name)
        m_out.number<qint32>(0);
    ++m_at;
    while (true) {
        bool beyondAscii = false;
        const char *stop = endOfPlainText(m_at, m_end, beyondAscii);
        if (quote == '\'')
            stop = std::find(m_at, stop, quote);
        if (beyondAscii && stop < m_end && !QByteArrayView(m_at, stop).isValidUtf8())
            return bad(Text::tr("A text that begins here is not UTF-8."));
        m_out.bytes(m_at, stop - m_at);
        m_at = stop;
        if (m_at < m_end && *m_at == quote)
            break;
        if (m_at < m_end && *m_at == '"') {
            m_out.byte(*m_at++);
            continue;
        }
        if (m_at == m_end || *m_at != '\\')
            return badText();
        if (const Step step = escape(); step != Step::Ok)
            return step;
    }
    ++m_at;
    m_out.byte('\0');
    if (!name)
        m_out.setLength(start, start + 4);
    return Step::Ok;
}

ExtendedJsonReader::Step ExtendedJsonReader::escape()
{
    using Status = JsonEscape::Status;
    const JsonEscape escape = jsonEscapeAt(m_at, m_end);
    const bool mayGoOn = escape.status == Status::Half && m_end - m_at < 12 && !m_atEnd;
    if (escape.status == Status::CutOff || mayGoOn)
        return m_at = m_end, badText();
    if (escape.status == Status::Unknown && m_shell && m_at[1] == '\'') {
        m_out.byte('\'');
        m_at += 2;
        return Step::Ok;
    }
    if (escape.status == Status::Unknown)
        return bad(Text::tr("A backslash is followed by a character that it cannot stand before."));
    if (escape.status == Status::NoHex)
        return bad(Text::tr("\\u is followed by something else than four hexadecimal digits."));
    m_out.taken(putUtf8(m_out.room(4), escape.point));
    m_at += escape.length;
    return Step::Ok;
}

ExtendedJsonReader::Step ExtendedJsonReader::number()
{
    const char *at = m_at + (*m_at == '-');
    if (at < m_end && *at == 'I')
        return word("-Infinity", BsonType::Double);
    const char *const digits = at;
    while (at < m_end && isDigit(*at))
        ++at;
    const qsizetype count = at - digits;
    bool whole = true;
    for (; at < m_end && (*at == '.' || *at == 'e' || *at == 'E' || *at == '+' || *at == '-' || isDigit(*at)); ++at)
        whole = false;
    if (at == m_end)
        return m_atEnd ? (m_at = at, badText()) : Step::More;
    if (count == 0 || (count > 1 && *digits == '0'))
        return bad(Text::tr("A number begins with a zero or has no digits."));
    qint64 integer = 0;
    if (!whole || std::from_chars(m_at, at, integer).ec != std::errc())
        return real(at);
    const bool small = integer >= INT32_MIN && integer <= INT32_MAX;
    setType(small ? BsonType::Int32 : BsonType::Int64);
    small ? m_out.number(static_cast<qint32>(integer)) : m_out.number(integer);
    m_at = at;
    return Step::Ok;
}

ExtendedJsonReader::Step ExtendedJsonReader::real(const char *end)
{
    double number = 0; // stays 0 for one that is too near to it
    const auto read = std::from_chars(m_at, end, number);
    const char *const point = std::find(m_at, end, '.');
    const char *const exponent = std::find_if(m_at, end, [](char c) { return c == 'e' || c == 'E'; });
    const bool dangling = point != end && (point + 1 == end || !isDigit(point[1]));
    const bool tiny = exponent != end && exponent[1] == '-';
    if (read.ptr != end || dangling || (read.ec != std::errc() && !tiny))
        return bad(Text::tr("This is not a number, or it is too large for a double."));
    setType(BsonType::Double);
    m_out.number(number);
    m_sawWholeReals = m_sawWholeReals || std::trunc(number) == number;
    m_at = end;
    return Step::Ok;
}

ExtendedJsonReader::Step ExtendedJsonReader::word(QByteArrayView letters, BsonType type)
{
    const QByteArrayView found(m_at, std::min<qsizetype>(m_end - m_at, letters.size()));
    if (!letters.startsWith(found))
        return bad(Text::tr("No value begins like this."));
    if (found.size() < letters.size())
        return m_at = m_end, badText();
    setType(type);
    if (type == BsonType::Bool)
        m_out.number(letters.front() == 't');
    else if (type == BsonType::Double)
        m_out.number(notFinite(letters.front()));
    m_at += letters.size();
    return Step::Ok;
}

} // namespace sw::base
