// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/write/literal.h"

#include "models/base/bson/isodate.h"
#include "models/base/bson/jsontext.h"

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

QString quoted(QString text)
{
    if (text.size() > longestText) {
        text.truncate(longestText - 1);
        if (text.back().isHighSurrogate())
            text.chop(1);
        text += QChar(0x2026);
    }
    return QString::fromUtf8(base::jsonString(text, base::JsonEscapes::Required));
}

/// Without what is left over when binary numbers are added up: 28.91 and not 28.909999999999997.
double rounded(double number)
{
    constexpr double large = 1e12; // all digits of larger ones mean something
    constexpr int digits = 12;
    return number == std::floor(number) || std::abs(number) >= large
               ? number
               : QByteArray::number(number, 'g', digits).toDouble();
}

QString real(double number)
{
    if (std::isnan(number))
        return QStringLiteral("NaN");
    if (std::isinf(number))
        return number > 0 ? QStringLiteral("Infinity") : QStringLiteral("-Infinity");
    char text[40];
    const QString digits =
        QString::fromLatin1(text, std::to_chars(text, text + sizeof text, rounded(number)).ptr - text);
    return number == std::floor(number) && !digits.contains(QLatin1Char('e')) ? digits + QLatin1String(".0") : digits;
}

QString binary(const base::BsonField &field)
{
    const QByteArray bytes = field.bytes().toByteArray();
    if (field.subtype() == base::BsonSubtype::Uuid && bytes.size() == 16)
        return call("UUID", QUuid::fromRfc4122(bytes).toString(QUuid::WithoutBraces));
    QString text = QString::fromLatin1(bytes.left(longestData).toBase64());
    if (bytes.size() > longestData)
        text += QChar(0x2026);
    return QStringLiteral("BinData(%1, \"%2\")").arg(static_cast<int>(field.subtype())).arg(text);
}

} // namespace

QString literal(const base::BsonField &field)
{
    using base::BsonType;
    switch (field.type) {
    case BsonType::String:
        return quoted(field.text());
    case BsonType::Int32:
        return QString::number(field.as<qint32>());
    case BsonType::Int64:
        return call("Long", QString::number(field.as<qint64>()));
    case BsonType::Double:
        return real(field.as<double>());
    case BsonType::Decimal128:
        return call("NumberDecimal", QString::fromLatin1(field.decimalText()));
    case BsonType::Bool:
        return field.isTruthy() ? QStringLiteral("true") : QStringLiteral("false");
    case BsonType::Date:
        return call("ISODate", QString::fromLatin1(base::isoText(field.as<qint64>(), base::Thousandths::WhereAny)));
    case BsonType::ObjectId:
        return call("ObjectId", QString::fromLatin1(field.value.toByteArray().toHex()));
    case BsonType::Binary:
        return binary(field);
    case BsonType::Timestamp:
        return QStringLiteral("Timestamp({ t: %1, i: %2 })")
            .arg(base::readNumber<quint32>(field.value.data() + 4))
            .arg(field.as<quint32>());
    case BsonType::Regex:
        return QLatin1Char('/') + QString::fromUtf8(field.pattern()) + QLatin1Char('/') +
               QString::fromUtf8(field.options());
    case BsonType::MinKey:
        return QStringLiteral("MinKey()");
    case BsonType::MaxKey:
        return QStringLiteral("MaxKey()");
    case BsonType::Null:
        return QStringLiteral("null");
    default:
        return {};
    }
}

} // namespace sw::samples
