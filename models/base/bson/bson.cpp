// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bson.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/texts.h"

#include <QCoreApplication>
#include <QStack>
#include <QtEndian>

#include <bson/bson.h>

#include <cmath>

namespace sw::base
{

namespace
{

Error formatError(const QString &message, const QString &where)
{
    return {ErrorCode::Format, message, where, Text::tr("Give one BSON document or one Extended JSON object.")};
}

constexpr int deepest = 200; // the BSON depth that MongoDB's own tools accept

struct Range
{
    const char *at;
    const char *end;
};

/// The bytes of a value of \p type at \p at, or -1 when it does not fit before \p end.
qint64 valueLength(unsigned char type, const char *at, const char *end)
{
    const qint64 left = end - at;
    const auto prefixed = [&](qint64 more) -> qint64 {
        if (left < 4)
            return -1;
        qint32 length = 0;
        memcpy(&length, at, 4);
        length = qFromLittleEndian(length);
        return length < 0 || length + more > left ? -1 : length + more;
    };
    const auto zeroTerminated = [&](qint64 from) -> qint64 {
        const void *zero = from < left ? memchr(at + from, 0, static_cast<size_t>(left - from)) : nullptr;
        return zero == nullptr ? -1 : static_cast<const char *>(zero) - at + 1;
    };
    switch (type) {
    case 0x01:
    case 0x09:
    case 0x11:
    case 0x12:
        return left >= 8 ? 8 : -1;
    case 0x02:
    case 0x0d:
    case 0x0e: {
        const qint64 length = prefixed(4);
        return length >= 5 && at[length - 1] == 0 ? length : -1;
    }
    case 0x03:
    case 0x04:
    case 0x0f: {
        const qint64 length = prefixed(0);
        return length >= 5 ? length : -1;
    }
    case 0x05:
        return prefixed(5);
    case 0x06:
    case 0x0a:
    case 0xff:
    case 0x7f:
        return 0;
    case 0x07:
        return left >= 12 ? 12 : -1;
    case 0x08:
        return left >= 1 ? 1 : -1;
    case 0x0b: {
        const qint64 pattern = zeroTerminated(0);
        return pattern < 0 ? -1 : zeroTerminated(pattern);
    }
    case 0x0c: {
        const qint64 length = prefixed(16);
        return length >= 17 ? length : -1;
    }
    case 0x10:
        return left >= 4 ? 4 : -1;
    case 0x13:
        return left >= 16 ? 16 : -1;
    default:
        return -1;
    }
}

/// Walks the structure with a stack of its own, because a recursive walk of hostile nesting overflows the call stack.
QString structureProblem(const QByteArray &bytes)
{
    const auto open = [](const char *at, const char *end) -> std::optional<Range> {
        qint32 length = 0;
        if (end - at < 5)
            return std::nullopt;
        memcpy(&length, at, 4);
        length = qFromLittleEndian(length);
        if (length < 5 || length > end - at || at[length - 1] != 0)
            return std::nullopt;
        return Range{at + 4, at + length - 1};
    };
    QStack<Range> levels;
    const auto root = open(bytes.constData(), bytes.constData() + bytes.size());
    if (!root || root->end + 1 != bytes.constData() + bytes.size())
        return Text::tr("The length of the document does not agree with its bytes.");
    levels.push(*root);
    while (!levels.isEmpty()) {
        Range &level = levels.top();
        if (level.at == level.end) {
            levels.pop();
            continue;
        }
        const auto type = static_cast<unsigned char>(*level.at++);
        const void *zero = memchr(level.at, 0, static_cast<size_t>(level.end - level.at));
        const char *value = zero == nullptr ? nullptr : static_cast<const char *>(zero) + 1;
        const qint64 length = value == nullptr ? -1 : valueLength(type, value, level.end);
        if (length < 0)
            return Text::tr("A field near byte %1 is cut off or of an unknown type.").arg(level.at - bytes.constData());
        level.at = value + length;
        if (type == 0x03 || type == 0x04) {
            const auto inner = open(value, value + length);
            if (!inner)
                return Text::tr("A field near byte %1 is cut off or of an unknown type.")
                    .arg(value - bytes.constData());
            if (levels.size() >= deepest)
                return Text::tr("The document is nested more than %1 levels deep.").arg(deepest);
            levels.push(*inner);
        }
    }
    return {};
}

/// libbson's JSON reader recurses; nesting beyond \ref deepest is refused before it sees the text.
bool isTooDeep(const QByteArray &json)
{
    int depth = 0;
    bool inString = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            if (++depth > deepest)
                return true;
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return false;
}

} // namespace

Bson::Bson() : m_bytes("\x05\x00\x00\x00\x00", 5)
{}

Bson::Bson(const bson_t *document)
    : m_bytes(reinterpret_cast<const char *>(bson_get_data(document)), static_cast<qsizetype>(document->len))
{}

Result<Bson> Bson::fromJson(const QByteArray &json)
{
    if (isTooDeep(json))
        return formatError(Text::tr("The text is nested more than %1 levels deep.").arg(deepest), {});
    bson_error_t error;
    bson_t *document = bson_new_from_json(reinterpret_cast<const uint8_t *>(json.constData()), json.size(), &error);
    if (document == nullptr)
        return formatError(Text::tr("The text is not Extended JSON: %1.").arg(QString::fromUtf8(error.message)), {});
    Bson out(document);
    bson_destroy(document);
    return out;
}

Result<Bson> Bson::fromBytes(const QByteArray &bytes)
{
    const QString problem = structureProblem(bytes);
    if (!problem.isEmpty())
        return formatError(problem, {});
    Bson out;
    out.m_bytes = bytes;
    return out;
}

bool Bson::view(bson_t *out) const
{
    return bson_init_static(out, reinterpret_cast<const uint8_t *>(m_bytes.constData()),
                            static_cast<size_t>(m_bytes.size()));
}

QByteArray Bson::toCanonicalJson() const
{
    return toExtendedJson(*this, EjsonForm::Canonical);
}

QByteArray Bson::toRelaxedJson() const
{
    return toExtendedJson(*this, EjsonForm::Relaxed);
}

double arrayKeyDigits(double count)
{
    const double n = std::floor(count);
    if (n <= 0)
        return 0;
    double digits = 1, power = 10; // of the largest key, n - 1; 10 to that power
    for (; n > power; power *= 10)
        ++digits;
    const double whole = n * digits - (power - 10) / 9;
    return whole + (count - n) * (n >= power ? digits + 1 : digits);
}

} // namespace sw::base
