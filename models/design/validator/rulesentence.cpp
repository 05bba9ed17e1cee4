// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/validator/rulesentence.h"

#include "models/base/suggestion.h"

#include <algorithm>

namespace sw::design
{

namespace
{

constexpr qsizetype mostValues = 12;

QString number(double value)
{
    return QString::number(value, 'g', 15);
}

QString kindOf(const Node &node, schema::FieldType type)
{
    using enum schema::FieldType;
    switch (type) {
    case String:
        return QStringLiteral("a string");
    case Int32:
    case Int64:
        return QStringLiteral("a whole number");
    case Double:
    case Decimal128:
        return QStringLiteral("a number");
    case Date:
        return QStringLiteral("a date");
    case Array:
        return node.keyed ? QStringLiteral("an object") : QStringLiteral("a list");
    default:
        return QStringLiteral("a value");
    }
}

/// "a string or a whole number".
QString kindsOf(const Node &node)
{
    QStringList kinds;
    const bool isNumber = std::all_of(node.types.cbegin(), node.types.cend(), schema::isNumber);
    for (const schema::FieldType type : node.types) {
        const QString kind = kindOf(node, type);
        if (!kinds.contains(kind) && (kinds.isEmpty() || !isNumber))
            kinds << kind;
    }
    return kinds.join(QStringLiteral(" or "));
}

QString rangeText(const Constraints &limits)
{
    QString out;
    if (limits.minimum)
        out +=
            (limits.exclusiveMinimum ? QStringLiteral(" above ") : QStringLiteral(" from ")) + number(*limits.minimum);
    if (limits.maximum)
        out +=
            (limits.exclusiveMaximum ? QStringLiteral(" below ") : QStringLiteral(" up to ")) + number(*limits.maximum);
    return out;
}

/// The greatest number of a rule says whether it is about one or several.
QString counted(double greatest, const char *one, const char *several)
{
    return QLatin1String(greatest == 1 ? one : several);
}

QString lengthText(const Constraints &limits)
{
    QString out;
    if (limits.minLength)
        out += QStringLiteral(" of at least %1").arg(*limits.minLength);
    if (limits.maxLength)
        out += (limits.minLength ? QStringLiteral(" and at most %1") : QStringLiteral(" of at most %1"))
                   .arg(*limits.maxLength);
    const int greatest = limits.maxLength.value_or(limits.minLength.value_or(0));
    return out.isEmpty() ? out : out + counted(greatest, " character", " characters");
}

QString fieldsText(const Node &keyed)
{
    const bool bounded = !keyed.count.isUnbounded() && keyed.count.max >= 1;
    return bounded ? QStringLiteral(" with at most %1").arg(number(keyed.count.max)) +
                         counted(keyed.count.max, " field", " fields")
                   : QString();
}

QString itemsText(const Node &array)
{
    const bool bounded = !array.count.isUnbounded() && array.count.max >= 1;
    const double greatest = bounded ? array.count.max : array.count.min;
    const QString items = counted(greatest, " item", " items");
    if (array.count.min >= 1 && bounded && array.count.min < array.count.max)
        return QStringLiteral(" of %1 to %2").arg(number(array.count.min), number(array.count.max)) + items;
    if (array.count.min >= 1)
        return (bounded ? QStringLiteral(" of %1") : QStringLiteral(" of at least %1")).arg(number(greatest)) + items;
    return bounded ? QStringLiteral(" of at most %1").arg(number(array.count.max)) + items : QString();
}

} // namespace

QString ruleSentence(const Node &node)
{
    const Constraints &limits = node.constraints;
    QString rule;
    if (node.keyed)
        rule = fieldsText(node);
    else if (node.isArray())
        rule = itemsText(node);
    else if (node.type() == schema::FieldType::String)
        rule = lengthText(limits);
    else
        rule = rangeText(limits);
    if (!limits.enumValues.isEmpty())
        rule += QStringLiteral(", one of ") + base::firstOf(limits.enumValues, mostValues);
    if (!limits.pattern.isEmpty() && node.type() == schema::FieldType::String)
        rule += QStringLiteral(" that matches ") + limits.pattern;
    if (rule.isEmpty())
        return {};
    return QStringLiteral("must be ") + kindsOf(node) + rule +
           (node.nullable ? QStringLiteral(", or null") : QString());
}

} // namespace sw::design
