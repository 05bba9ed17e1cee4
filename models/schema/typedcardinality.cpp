// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/typedcardinality.h"

#include "models/base/numbers.h"

#include <QRegularExpression>
#include <QStringList>

namespace sw::schema
{

namespace
{

QStringList numbersOf(QString text)
{
    static const QRegularExpression apart(QStringLiteral("\\s*(?:;|\\.\\.+|…|,\\s+|\\s+[-–]\\s+)\\s*"));
    text = text.trimmed();
    if (text.startsWith(QLatin1Char('[')) && text.endsWith(QLatin1Char(']')) && text.size() > 1)
        text = text.mid(1, text.size() - 2).trimmed();
    const QStringList parts = text.split(apart);
    const bool isOne = parts.size() > 1 || base::readNumber(text).has_value();
    return isOne ? parts : text.split(QLatin1Char(','));
}

} // namespace

base::Result<Cardinality> readCardinality(const QString &text)
{
    QStringList plain;
    for (const QString &part : numbersOf(text)) {
        const base::Result<double> number = base::readNumber(part);
        if (!number)
            return number.error();
        plain << exactCountText(*number);
    }
    return parseCardinality(QLatin1Char('[') + plain.join(QLatin1String(", ")) + QLatin1Char(']'));
}

QString typedCardinalityText(const Cardinality &cardinality)
{
    QString numbers = cardinalityText(cardinality);
    QStringList shown;
    for (const QString &part : numbers.mid(1, numbers.size() - 2).split(QLatin1String(", ")))
        shown << base::exactNumberText(parseCount(part).value_or(0));
    return QLatin1Char('[') + shown.join(QLatin1String(", ")) + QLatin1Char(']');
}

} // namespace sw::schema
