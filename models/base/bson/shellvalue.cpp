// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/shellvalue.h"

#include "models/base/bson/jsontext.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace sw::base
{

namespace
{

/// Strings without their quotes, and numbers; of an object such as {t: 1, i: 2} the numbers.
std::optional<QStringList> argumentsOf(QByteArrayView text)
{
    static const QRegularExpression one(QStringLiteral(
        R"re(^\s*[{,]?\s*(?:[a-z]+\s*:)?\s*(?:"([^"\\]*)"|'([^'\\]*)'|([-+]?[0-9.]+(?:[eE][-+]?\d+)?))\s*}?\s*)re"));
    QStringList arguments;
    QString rest = QString::fromUtf8(text).trimmed();
    while (!rest.isEmpty()) {
        const auto match = one.match(rest);
        if (!match.hasMatch())
            return std::nullopt;
        arguments << match.captured(1) + match.captured(2) + match.captured(3);
        rest = rest.mid(match.capturedLength());
    }
    return arguments;
}

QByteArray quoted(const QString &text)
{
    QByteArray out;
    appendJsonString(out, text.toUtf8());
    return out;
}

QByteArray typed(const char *type, const QByteArray &json)
{
    return QByteArrayLiteral("{\"") + type + "\":" + json + '}';
}

template <const char *type>
std::optional<QByteArray> ofText(const QStringList &arguments)
{
    return typed(type, quoted(arguments.first()));
}

/// Without a zone it is UTC, and without a time its midnight.
std::optional<QByteArray> date(const QStringList &arguments)
{
    static const QRegularExpression millisecondsOnly(QStringLiteral("^-?\\d{5,}$"));
    static const QRegularExpression zone(QStringLiteral("(Z|[+-]\\d\\d:?\\d\\d)$"));
    QString text = arguments.first();
    if (millisecondsOnly.match(text).hasMatch())
        return typed("$date", typed("$numberLong", quoted(text)));
    constexpr qsizetype dayOnly = 10;
    if (text.size() == dayOnly)
        text += QLatin1String("T00:00:00");
    if (!zone.match(text).hasMatch())
        text += QLatin1Char('Z');
    return typed("$date", quoted(text));
}

std::optional<QByteArray> binary(const QString &base64, const QString &subtype)
{
    bool isNumber = false;
    const int number = subtype.toInt(&isNumber);
    if (!isNumber || number < 0 || number > 255)
        return std::nullopt;
    const QByteArray hex = QByteArray::number(number, 16).rightJustified(2, '0');
    return typed("$binary", "{\"base64\":" + quoted(base64) + ",\"subType\":\"" + hex + "\"}");
}

std::optional<QByteArray> binData(const QStringList &arguments)
{
    return binary(arguments.at(1), arguments.at(0));
}

std::optional<QByteArray> base64Binary(const QStringList &arguments)
{
    return binary(arguments.at(0), arguments.value(1, QStringLiteral("0")));
}

std::optional<QByteArray> timestamp(const QStringList &arguments)
{
    return typed("$timestamp", "{\"t\":" + arguments.at(0).toUtf8() + ",\"i\":" + arguments.at(1).toUtf8() + '}');
}

std::optional<QByteArray> regex(const QStringList &arguments)
{
    return shellRegexInJson(arguments.at(0).toUtf8(), arguments.value(1).toUtf8());
}

template <const char *type>
std::optional<QByteArray> constant(const QStringList &)
{
    return typed(type, "1");
}

constexpr char oid[] = "$oid";
constexpr char int32[] = "$numberInt";
constexpr char int64[] = "$numberLong";
constexpr char real[] = "$numberDouble";
constexpr char decimal[] = "$numberDecimal";
constexpr char uuidType[] = "$uuid";
constexpr char minKey[] = "$minKey";
constexpr char maxKey[] = "$maxKey";

struct Call
{
    const char *name;
    qsizetype least; ///< arguments
    qsizetype most;
    std::optional<QByteArray> (*json)(const QStringList &arguments);
};

constexpr Call calls[]{
    {"ObjectId", 1, 1, ofText<oid>},
    {"ISODate", 1, 1, date},
    {"Date", 1, 1, date},
    {"NumberInt", 1, 1, ofText<int32>},
    {"Int32", 1, 1, ofText<int32>},
    {"NumberLong", 1, 1, ofText<int64>},
    {"Long", 1, 1, ofText<int64>},
    {"Long.fromString", 1, 1, ofText<int64>},
    {"Double", 1, 1, ofText<real>},
    {"NumberDecimal", 1, 1, ofText<decimal>},
    {"Decimal128", 1, 1, ofText<decimal>},
    {"Decimal128.fromString", 1, 1, ofText<decimal>},
    {"UUID", 1, 1, ofText<uuidType>},
    {"BinData", 2, 2, binData},
    {"Binary.createFromBase64", 1, 2, base64Binary},
    {"Timestamp", 2, 2, timestamp},
    {"RegExp", 1, 2, regex},
    {"BSONRegExp", 1, 2, regex},
    {"MinKey", 0, 0, constant<minKey>},
    {"MaxKey", 0, 0, constant<maxKey>},
};

const Call *callOf(QByteArrayView name)
{
    const auto found =
        std::find_if(std::begin(calls), std::end(calls), [&](const Call &call) { return name == call.name; });
    return found == std::end(calls) ? nullptr : found;
}

} // namespace

std::optional<QByteArray> shellCallInJson(QByteArrayView name, QByteArrayView arguments)
{
    const Call *call = callOf(name);
    const std::optional<QStringList> given = call ? argumentsOf(arguments) : std::nullopt;
    return given && given->size() >= call->least && given->size() <= call->most ? call->json(*given) : std::nullopt;
}

bool isShellCall(QByteArrayView name)
{
    return callOf(name) != nullptr;
}

QByteArray shellRegexInJson(QByteArrayView pattern, QByteArrayView flags)
{
    QByteArray sorted = flags.toByteArray();
    std::sort(sorted.begin(), sorted.end());
    return typed("$regularExpression", "{\"pattern\":" + quoted(QString::fromUtf8(pattern)) +
                                           ",\"options\":" + quoted(QString::fromUtf8(sorted)) + '}');
}

} // namespace sw::base
