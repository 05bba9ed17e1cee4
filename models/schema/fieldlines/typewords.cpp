// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/fieldlines/typewords.h"

#include "models/base/numbers.h"
#include "models/schema/typedcardinality.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::schema
{

namespace
{

constexpr qsizetype mostShown = 8; ///< values of an enumeration that a line still shows

struct Foreign
{
    const char *name;
    FieldType type;
};

/// How other databases and languages call them.
constexpr Foreign foreign[] = {
    {"text", FieldType::String},      {"varchar", FieldType::String},      {"nvarchar", FieldType::String},
    {"char", FieldType::String},      {"nchar", FieldType::String},        {"longtext", FieldType::String},
    {"clob", FieldType::String},      {"url", FieldType::String},          {"int", FieldType::Int32},
    {"integer", FieldType::Int32},    {"smallint", FieldType::Int32},      {"tinyint", FieldType::Int32},
    {"short", FieldType::Int32},      {"long", FieldType::Int64},          {"bigint", FieldType::Int64},
    {"float", FieldType::Double},     {"real", FieldType::Double},         {"number", FieldType::Double},
    {"float64", FieldType::Double},   {"decimal", FieldType::Decimal128},  {"numeric", FieldType::Decimal128},
    {"money", FieldType::Decimal128}, {"currency", FieldType::Decimal128}, {"boolean", FieldType::Bool},
    {"datetime", FieldType::Date},    {"timestamptz", FieldType::Date},    {"guid", FieldType::Uuid},
    {"json", FieldType::Object},      {"jsonb", FieldType::Object},        {"document", FieldType::Object},
    {"blob", FieldType::Binary},      {"bytea", FieldType::Binary},        {"bytes", FieldType::Binary},
    {"buffer", FieldType::Binary},    {"geojson", FieldType::GeoPoint},    {"point", FieldType::GeoPoint},
    {"mixed", FieldType::Any},
};

bool isQuote(QChar c)
{
    return c == QLatin1Char('"') || c == QLatin1Char('\'') || c == QLatin1Char('`');
}

/// Goes over a text and knows where it is in no bracket and no quotes.
class Outside
{
public:
    /// Whether \p c, the next one, is outside.
    bool take(QChar c)
    {
        if (!m_quote.isNull()) {
            if (c == m_quote)
                m_quote = {};
            return false;
        }
        const bool within = m_last.isLetterOrNumber(); // as in owner's
        m_last = c;
        if (isQuote(c) && !within) {
            m_quote = c;
            return false;
        }
        const bool opens = QStringLiteral("([{<").contains(c);
        const bool closes = QStringLiteral(")]}>").contains(c);
        m_depth += opens ? 1 : closes ? -1 : 0;
        return m_depth <= 0 && !closes;
    }

private:
    int m_depth = 0;
    QChar m_quote;
    QChar m_last;
};

} // namespace

std::optional<FieldType> typeCalled(const QString &word)
{
    for (const QString &name : namesOf<FieldType>()) {
        const auto type = parseName<FieldType>(name);
        if (name.compare(word, Qt::CaseInsensitive) == 0 || (type && shortTypeName(*type) == word))
            return type;
    }
    for (const Foreign &each : foreign) {
        if (word.compare(QLatin1String(each.name), Qt::CaseInsensitive) == 0)
            return each.type;
    }
    return std::nullopt;
}

std::optional<FieldType> typeOfMany(const QString &word)
{
    const auto type = typeCalled(word);
    return type || !word.endsWith(QLatin1Char('s'), Qt::CaseInsensitive) ? type : typeCalled(word.chopped(1));
}

void makeMany(Field &field, bool map, const Field &before)
{
    constexpr double few = 3;
    field.type = map ? FieldType::Map : FieldType::Array;
    if (before.holdsValues())
        return;
    field.count = {0, few, std::numeric_limits<double>::infinity(), false};
    field.bounded = false;
}

bool readCountOfItems(const QString &text, const Field &before, Field &field)
{
    const QString typed = text.trimmed();
    if (typed.isEmpty())
        return true;
    static const QRegularExpression range(QStringLiteral("^(\\d+)\\s*(?:-|–|\\.\\.+|,)\\s*(\\d+)$"));
    const auto match = range.match(typed);
    const QString plain = match.hasMatch() ? match.captured(1) + QStringLiteral("..") + match.captured(2) : typed;
    if (typed == QLatin1String("n") || typed == QLatin1String("*") || typed == QStringLiteral("∞")) {
        field.bounded = false;
        return true;
    }
    if (const base::Result<double> most = base::readNumber(typed); most && *most >= 1) {
        if (!before.holdsValues() || before.count.max != *most) // else as it is, with what is usual
            field.count = {0, *most, *most, false};
        field.bounded = !std::isinf(*most);
        return true;
    }
    const base::Result<Cardinality> count = readCardinality(plain);
    if (!count || count->max < 1)
        return false;
    field.count = *count;
    field.bounded = !count->isUnbounded();
    return true;
}

bool showsEnum(const Field &field)
{
    static const QRegularExpression special(QStringLiteral("[,()\\s]"));
    return field.type == FieldType::String && !field.enumValues.isEmpty() && field.enumValues.size() <= mostShown &&
           std::none_of(field.enumValues.cbegin(), field.enumValues.cend(),
                        [](const QString &value) { return value.isEmpty() || value.contains(special); });
}

QString firstToken(const QString &text)
{
    Outside outside;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (outside.take(text.at(i)) && text.at(i).isSpace())
            return text.left(i);
    }
    return text;
}

QString unquoted(const QString &text)
{
    const QString trimmed = text.trimmed();
    const bool quoted = trimmed.size() > 1 && isQuote(trimmed.front()) && trimmed.back() == trimmed.front();
    return quoted ? trimmed.mid(1, trimmed.size() - 2).trimmed() : trimmed;
}

QStringList partsOf(const QString &text, QChar separator)
{
    Outside outside;
    QStringList parts{QString()};
    for (const QChar c : text) {
        if (outside.take(c) && c == separator)
            parts << QString();
        else
            parts.last() += c;
    }
    return parts;
}

QString withoutMarks(const QString &line)
{
    static const QRegularExpression marks(QStringLiteral("^\\s*[-*•]\\s+|[\\s,;]+$"));
    return QString(line).remove(marks).trimmed();
}

} // namespace sw::schema
