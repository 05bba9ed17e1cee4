// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/write/literal.h"

#include "models/base/bson/extendedjsonwriter.h"

#include <QDateTime>
#include <QUuid>

#include <charconv>
#include <cmath>

namespace sw::samples
{

namespace
{

constexpr qsizetype longestText = 60;
constexpr qsizetype longestData = 24;

QString call(const char *function, const QString &argument)
{
    return QLatin1String(function) + QLatin1String("(\"") + argument + QLatin1String("\")");
}

QString quoted(const QByteArray &utf8)
{
    QString text = QString::fromUtf8(utf8);
    if (text.size() > longestText) {
        text.truncate(longestText - 1);
        if (text.back().isHighSurrogate())
            text.chop(1);
        text += QChar(0x2026);
    }
    return QString::fromUtf8(base::jsonString(text, base::EjsonEscapes::Required));
}

QString real(double number)
{
    if (std::isnan(number))
        return QStringLiteral("NaN");
    if (std::isinf(number))
        return number > 0 ? QStringLiteral("Infinity") : QStringLiteral("-Infinity");
    char text[40];
    const QString digits = QString::fromLatin1(text, std::to_chars(text, text + sizeof text, number).ptr - text);
    return number == std::floor(number) && !digits.contains(QLatin1Char('e')) ? digits + QLatin1String(".0") : digits;
}

QString binary(const bson_iter_t &it)
{
    bson_subtype_t subtype = BSON_SUBTYPE_BINARY;
    uint32_t length = 0;
    const uint8_t *data = nullptr;
    bson_iter_binary(&it, &subtype, &length, &data);
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(length));
    if (subtype == BSON_SUBTYPE_UUID && length == 16)
        return call("UUID", QUuid::fromRfc4122(bytes).toString(QUuid::WithoutBraces));
    QString text = QString::fromLatin1(bytes.left(longestData).toBase64());
    if (bytes.size() > longestData)
        text += QChar(0x2026);
    return QStringLiteral("BinData(%1, \"%2\")").arg(static_cast<int>(subtype)).arg(text);
}

QString date(qint64 milliseconds)
{
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC);
    return call("ISODate", moment.toString(milliseconds % 1000 == 0 ? Qt::ISODate : Qt::ISODateWithMs));
}

QString decimal(const bson_iter_t &it)
{
    bson_decimal128_t number;
    char text[BSON_DECIMAL128_STRING];
    bson_iter_decimal128(&it, &number);
    bson_decimal128_to_string(&number, text);
    return call("NumberDecimal", QString::fromLatin1(text));
}

QString regex(const bson_iter_t &it)
{
    const char *options = nullptr;
    const char *pattern = bson_iter_regex(&it, &options);
    return QLatin1Char('/') + QString::fromUtf8(pattern) + QLatin1Char('/') + QString::fromUtf8(options);
}

} // namespace

QString literal(const bson_iter_t &it)
{
    uint32_t length = 0;
    switch (bson_iter_type(&it)) {
    case BSON_TYPE_UTF8: {
        const char *text = bson_iter_utf8(&it, &length);
        return quoted(QByteArray(text, static_cast<qsizetype>(length)));
    }
    case BSON_TYPE_INT32:
        return QString::number(bson_iter_int32(&it));
    case BSON_TYPE_INT64:
        return call("Long", QString::number(bson_iter_int64(&it)));
    case BSON_TYPE_DOUBLE:
        return real(bson_iter_double(&it));
    case BSON_TYPE_DECIMAL128:
        return decimal(it);
    case BSON_TYPE_BOOL:
        return bson_iter_bool(&it) ? QStringLiteral("true") : QStringLiteral("false");
    case BSON_TYPE_DATE_TIME:
        return date(bson_iter_date_time(&it));
    case BSON_TYPE_OID: {
        char hex[25];
        bson_oid_to_string(bson_iter_oid(&it), hex);
        return call("ObjectId", QString::fromLatin1(hex));
    }
    case BSON_TYPE_BINARY:
        return binary(it);
    case BSON_TYPE_TIMESTAMP: {
        uint32_t seconds = 0, increment = 0;
        bson_iter_timestamp(&it, &seconds, &increment);
        return QStringLiteral("Timestamp({ t: %1, i: %2 })").arg(seconds).arg(increment);
    }
    case BSON_TYPE_REGEX:
        return regex(it);
    case BSON_TYPE_MINKEY:
        return QStringLiteral("MinKey()");
    case BSON_TYPE_MAXKEY:
        return QStringLiteral("MaxKey()");
    case BSON_TYPE_NULL:
        return QStringLiteral("null");
    default:
        return {};
    }
}

} // namespace sw::samples
