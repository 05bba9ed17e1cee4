// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/documents/jsonobjectreader.h"

#include "models/base/texts.h"
#include "models/formats/documents/extendedjson.h"
#include "models/formats/documents/rawbson.h"
#include "models/formats/importers.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>

namespace sw::formats
{

namespace
{

constexpr quint64 everyByte = 0x0101010101010101;

/// Marks the highest bit of every byte of \p word that is zero; exact up to the first one.
constexpr quint64 zeroBytes(quint64 word)
{
    return (word - everyByte) & ~word & (everyByte * 0x80);
}

/// The first byte from \p at on that ends a run of plain characters: a quote, a backslash or a control character. Tells
/// in \p beyondAscii whether the run has bytes of more than 7 bits.
const char *endOfRun(const char *at, const char *end, bool &beyondAscii)
{
    quint64 high = 0;
    while (end - at >= 8) {
        const auto word = readNumber<quint64>(at);
        const quint64 control = (word - everyByte * 0x20) & ~word & (everyByte * 0x80);
        const quint64 found = zeroBytes(word ^ (everyByte * '"')) | zeroBytes(word ^ (everyByte * '\\')) | control;
        high |= word & (everyByte * 0x80);
        if (found) {
            beyondAscii = beyondAscii || high != 0;
            return at + std::countr_zero(found) / 8;
        }
        at += 8;
    }
    while (at < end && *at != '"' && *at != '\\' && static_cast<unsigned char>(*at) >= 0x20)
        high |= static_cast<unsigned char>(*at++) & 0x80;
    beyondAscii = beyondAscii || high != 0;
    return at;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

JsonObjectReader::Status JsonObjectReader::read(const char *begin, const char *end, bool atEnd)
{
    m_at = begin;
    m_end = end;
    m_atEnd = atEnd;
    m_size = 0;
    m_frames.clear();
    Step step = open('{');
    while (step == Step::Ok && !m_frames.empty()) {
        step = skipBlanks();
        if (step != Step::Ok)
            break;
        const char c = *m_at;
        if ((c == '}' || c == ']') && !(m_expectValue && !m_justOpened)) {
            step = close(c);
        } else if (!m_expectValue) {
            if (c != ',') {
                step = bad(Text::tr("A comma or the closing bracket is expected here."));
            } else {
                ++m_at;
                m_expectValue = true;
            }
        } else {
            step = m_frames.back().array ? (beginValue(0), value()) : member();
        }
    }
    return step == Step::Ok ? Status::Done : step == Step::More ? Status::NeedMore : Status::Bad;
}

JsonObjectReader::Step JsonObjectReader::bad(const QString &problem)
{
    m_problem = problem;
    return Step::Bad;
}

JsonObjectReader::Step JsonObjectReader::badText()
{
    if (m_at < m_end)
        return bad(Text::tr(
            "A text has a control character or a line break in it; JSON writes those as \\n, \\t or \\u0000."));
    return m_atEnd ? bad(Text::tr("The text ends inside of an object.")) : Step::More;
}

JsonObjectReader::Step JsonObjectReader::skipBlanks()
{
    while (m_at < m_end && (*m_at == ' ' || *m_at == '\n' || *m_at == '\r' || *m_at == '\t'))
        ++m_at;
    if (m_at < m_end)
        return Step::Ok;
    return m_atEnd ? bad(Text::tr("The text ends inside of an object.")) : Step::More;
}

JsonObjectReader::Step JsonObjectReader::member()
{
    if (*m_at != '"')
        return bad(Text::tr("The name of a member in double quotes is expected here."));
    ensure(1);
    m_typeAt = m_size;
    m_out[m_size++] = 0;
    const size_t nameAt = m_size;
    const char *const start = m_at;
    if (const Step step = text(true); step != Step::Ok)
        return step;
    Frame &frame = m_frames.back();
    if (m_justOpened && m_frames.size() > 1 && m_out[nameAt] == '$')
        frame.extended = true;
    if (std::memchr(m_out.data() + nameAt, 0, m_size - 1 - nameAt) != nullptr) {
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

JsonObjectReader::Step JsonObjectReader::value()
{
    m_justOpened = false;
    m_expectValue = false;
    switch (*m_at) {
    case '{':
    case '[':
        return open(*m_at);
    case '"':
        m_out[m_typeAt] = BsonType::string;
        return text(false);
    case 't':
        return word("true", 4, BsonType::boolean);
    case 'f':
        return word("false", 5, BsonType::boolean);
    case 'n':
        return word("null", 4, BsonType::null);
    default:
        if (*m_at == '-' || isDigit(*m_at))
            return number();
        return bad(Text::tr("No value begins like this."));
    }
}

JsonObjectReader::Step JsonObjectReader::open(char bracket)
{
    if (m_frames.size() >= static_cast<size_t>(maximumDepth))
        return bad(Text::tr("Objects are nested more than %1 levels deep.").arg(maximumDepth));
    if (!m_frames.empty())
        m_out[m_typeAt] = bracket == '[' ? BsonType::array : BsonType::object;
    m_frames.push_back({m_size, m_typeAt, bracket == '[', false, 0});
    putInt32(0);
    ++m_at;
    m_expectValue = true;
    m_justOpened = true;
    return Step::Ok;
}

JsonObjectReader::Step JsonObjectReader::close(char bracket)
{
    const Frame frame = m_frames.back();
    if ((bracket == ']') != frame.array)
        return bad(Text::tr("This bracket closes what another one opened."));
    ensure(1);
    m_out[m_size++] = 0;
    const auto length = static_cast<qint32>(m_size - frame.start);
    std::memcpy(m_out.data() + frame.start, &length, sizeof length);
    m_frames.pop_back();
    m_expectValue = false;
    m_justOpened = false;
    if (frame.extended && convertExtended(frame) == Step::Bad)
        return Step::Bad;
    ++m_at;
    return Step::Ok;
}

JsonObjectReader::Step JsonObjectReader::convertExtended(const Frame &frame)
{
    ExtendedValue converted;
    const QByteArrayView object(m_out.data() + frame.start, static_cast<qsizetype>(m_size - frame.start));
    switch (extendedValue(object, converted)) {
    case ExtendedOutcome::Plain:
        return Step::Ok;
    case ExtendedOutcome::Wrong: {
        const QByteArrayView name(m_out.data() + frame.start + 5);
        return bad(
            Text::tr("The object that ends here is called %1, but its content is no such value of Extended JSON.")
                .arg(QString::fromUtf8(name)));
    }
    case ExtendedOutcome::Converted:
        break;
    }
    m_size = frame.start;
    put(converted.bytes.constData(), static_cast<size_t>(converted.bytes.size()));
    m_out[frame.typeAt] = static_cast<char>(converted.type);
    return Step::Ok;
}

JsonObjectReader::Step JsonObjectReader::text(bool name)
{
    const size_t start = m_size;
    if (!name)
        putInt32(0);
    ++m_at;
    while (true) {
        bool beyondAscii = false;
        const char *const stop = endOfRun(m_at, m_end, beyondAscii);
        const size_t from = m_size;
        put(m_at, static_cast<size_t>(stop - m_at));
        if (beyondAscii && stop < m_end && !isUtf8(from))
            return bad(Text::tr("A text that begins here is not UTF-8."));
        m_at = stop;
        if (m_at == m_end || (*m_at != '"' && *m_at != '\\'))
            return badText();
        if (*m_at == '"')
            break;
        if (const Step step = escape(); step != Step::Ok)
            return step;
    }
    ++m_at;
    ensure(1);
    m_out[m_size++] = 0;
    if (!name) {
        const auto length = static_cast<qint32>(m_size - start - 4);
        std::memcpy(m_out.data() + start, &length, sizeof length);
    }
    return Step::Ok;
}

bool JsonObjectReader::isUtf8(size_t from) const
{
    return QByteArrayView(m_out.data() + from, static_cast<qsizetype>(m_size - from)).isValidUtf8();
}

JsonObjectReader::Step JsonObjectReader::escape()
{
    static constexpr char letters[] = "\"\\/bfnrt";
    static constexpr char meant[] = "\"\\/\b\f\n\r\t";
    if (m_end - m_at < 2)
        return m_at = m_end, badText();
    const char letter = m_at[1];
    const char *const found = letter == 0 ? nullptr : std::strchr(letters, letter);
    if (found != nullptr) {
        put(meant + (found - letters), 1);
        m_at += 2;
        return Step::Ok;
    }
    unsigned code = 0;
    if (letter != 'u')
        return bad(Text::tr("A backslash is followed by a character that it cannot stand before."));
    if (const Step step = codePoint(code); step != Step::Ok)
        return step;
    char bytes[4];
    size_t length = 0;
    if (code < 0x80) {
        bytes[length++] = static_cast<char>(code);
    } else if (code < 0x800) {
        bytes[length++] = static_cast<char>(0xC0 | code >> 6);
    } else {
        if (code >= 0x10000)
            bytes[length++] = static_cast<char>(0xF0 | code >> 18);
        bytes[length++] = static_cast<char>(code >= 0x10000 ? 0x80 | (code >> 12 & 0x3F) : 0xE0 | code >> 12);
        bytes[length++] = static_cast<char>(0x80 | (code >> 6 & 0x3F));
    }
    if (code >= 0x80)
        bytes[length++] = static_cast<char>(0x80 | (code & 0x3F));
    put(bytes, length);
    return Step::Ok;
}

JsonObjectReader::Step JsonObjectReader::codePoint(unsigned &code)
{
    const auto unit = [this](const char *at, unsigned &value) {
        const auto read = std::from_chars(at, at + 4, value, 16);
        return read.ptr == at + 4;
    };
    if (m_end - m_at < 6)
        return m_at = m_end, badText();
    if (!unit(m_at + 2, code))
        return bad(Text::tr("\\u is followed by something else than four hexadecimal digits."));
    const bool isHigh = code >= 0xD800 && code < 0xDC00;
    if (isHigh && m_end - m_at < 12 && !m_atEnd)
        return m_at = m_end, badText();
    unsigned low = 0;
    const bool paired = isHigh && m_end - m_at >= 12 && m_at[6] == '\\' && m_at[7] == 'u' && unit(m_at + 8, low) &&
                        low >= 0xDC00 && low < 0xE000;
    m_at += paired ? 12 : 6;
    if (paired)
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    else if (code >= 0xD800 && code < 0xE000)
        code = 0xFFFD; // half a pair is no character
    return Step::Ok;
}

JsonObjectReader::Step JsonObjectReader::number()
{
    const char *at = m_at + (*m_at == '-');
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
    if (whole && std::from_chars(m_at, at, integer).ec == std::errc()) {
        const bool small = integer >= INT32_MIN && integer <= INT32_MAX;
        m_out[m_typeAt] = small ? BsonType::int32 : BsonType::int64;
        small ? putInt32(static_cast<qint32>(integer)) : putInt64(integer);
        m_at = at;
        return Step::Ok;
    }
    double real = 0; // stays 0 for a number that is too near to it
    const auto read = std::from_chars(m_at, at, real);
    const char *const point = std::find(m_at, at, '.');
    const char *const exponent = std::find_if(m_at, at, [](char c) { return c == 'e' || c == 'E'; });
    const bool dangling = point != at && (point + 1 == at || !isDigit(point[1]));
    const bool tiny = exponent != at && exponent[1] == '-';
    if (read.ptr != at || dangling || (read.ec != std::errc() && !tiny))
        return bad(Text::tr("This is no number, or one that is too large for a double."));
    m_out[m_typeAt] = BsonType::real;
    put(&real, sizeof real);
    m_at = at;
    return Step::Ok;
}

JsonObjectReader::Step JsonObjectReader::word(const char *letters, size_t length, int type)
{
    const auto left = static_cast<size_t>(m_end - m_at);
    if (std::memcmp(m_at, letters, std::min(left, length)) != 0)
        return bad(Text::tr("No value begins like this."));
    if (left < length)
        return m_at = m_end, badText();
    m_out[m_typeAt] = static_cast<char>(type);
    if (type == BsonType::boolean) {
        ensure(1);
        m_out[m_size++] = *letters == 't' ? 1 : 0;
    }
    m_at += length;
    return Step::Ok;
}

void JsonObjectReader::beginValue(int type)
{
    ensure(16);
    m_typeAt = m_size;
    m_out[m_size++] = static_cast<char>(type);
    const auto written = std::to_chars(m_out.data() + m_size, m_out.data() + m_size + 12, m_frames.back().index++);
    m_size = static_cast<size_t>(written.ptr - m_out.data());
    m_out[m_size++] = 0;
}

void JsonObjectReader::ensure(size_t more)
{
    if (m_out.size() - m_size < more)
        m_out.resize(std::max(m_out.size() * 2, m_size + more + 4096));
}

void JsonObjectReader::put(const void *bytes, size_t length)
{
    ensure(length);
    std::memcpy(m_out.data() + m_size, bytes, length);
    m_size += length;
}

void JsonObjectReader::putInt32(qint32 number)
{
    put(&number, sizeof number);
}

void JsonObjectReader::putInt64(qint64 number)
{
    put(&number, sizeof number);
}

} // namespace sw::formats
