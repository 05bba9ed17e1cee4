// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/cardinality.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace sw::schema
{

namespace
{

constexpr double zillions = 10000;
struct Suffix
{
    char letter;
    double factor;
};
constexpr Suffix suffixes[] = {{'T', 1e12}, {'B', 1e9}, {'G', 1e9}, {'M', 1e6}, {'k', 1e3}}; // B is written, G read too

struct Reader
{
    Q_DECLARE_TR_FUNCTIONS(Cardinality)

public:
    static base::Error wrong(const QString &text, const QString &reason);
    static base::Result<Cardinality> inOrder(const Cardinality &c, const QString &text);
    static base::Result<Cardinality> read(const QString &text);
};

base::Error Reader::wrong(const QString &text, const QString &reason)
{
    return {base::ErrorCode::InvalidModel, reason, text,
            tr("Write three numbers such as [0, 40, 2 k]: minimum, likely and maximum (∞ for no limit).")};
}

bool isPlainNumber(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) {
        return (c >= u'0' && c <= u'9') || c == u'.' || c == u'e' || c == u'E' || c == u'+' || c == u'-';
    });
}

/// Takes the comma of "1,5" for a point. False for "1,500", which some read as one and a half and others as thousands.
bool withDecimalPoint(QString &digits)
{
    const qsizetype comma = digits.indexOf(QLatin1Char(','));
    if (comma >= 0 && digits.size() - comma - 1 == 3)
        return false;
    if (comma >= 0)
        digits[comma] = QLatin1Char('.');
    return true;
}

/// The geometric mean, because such ranges span orders of magnitude; 0 counts as 1. Whole from 1 on.
double guessedLikely(double min, double max)
{
    const double mean = std::sqrt(std::max(min, 1.0) * max);
    return std::clamp(mean >= 1 ? std::round(mean) : mean, min, max);
}

base::Result<Cardinality> Reader::inOrder(const Cardinality &c, const QString &text)
{
    if (c.min < 0)
        return wrong(text, tr("The minimum must not be below 0."));
    if (std::isinf(c.min) || std::isinf(c.likely))
        return wrong(text, tr("Only the last number may be without limit."));
    if (c.min > c.likely || c.likely > c.max)
        return wrong(text, tr("The numbers must rise: minimum, likely, maximum."));
    return c;
}

base::Result<Cardinality> Reader::read(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (!trimmed.startsWith(QLatin1Char('[')) || !trimmed.endsWith(QLatin1Char(']')) || trimmed.size() < 2)
        return wrong(text, tr("A cardinality stands in square brackets."));
    QList<double> numbers;
    for (const QString &part : trimmed.mid(1, trimmed.size() - 2).split(QLatin1Char(','))) {
        const std::optional<double> number = parseCount(part);
        if (!number)
            return wrong(text, tr("“%1” is not a number.").arg(part.trimmed()));
        numbers << *number;
    }
    switch (numbers.size()) {
    case 1:
        return inOrder({0, numbers[0], numbers[0], false}, text);
    case 2:
        if (std::isinf(numbers[1]))
            return wrong(text, tr("Without a maximum the likely number cannot be guessed."));
        if (numbers[0] > numbers[1])
            return inOrder({numbers[0], numbers[0], numbers[1], false}, text);
        return inOrder({numbers[0], guessedLikely(numbers[0], numbers[1]), numbers[1], true}, text);
    case 3:
        return inOrder({numbers[0], numbers[1], numbers[2], false}, text);
    default:
        return wrong(text, tr("A cardinality has one, two or three numbers."));
    }
}

} // namespace

std::optional<double> parseCount(const QString &text)
{
    QString digits = text.trimmed();
    if (digits == QStringLiteral("∞") || digits == QLatin1String("*") ||
        digits.compare(QLatin1String("inf"), Qt::CaseInsensitive) == 0)
        return infinity;
    double factor = 1;
    for (const Suffix &suffix : suffixes) {
        if (digits.endsWith(QLatin1Char(suffix.letter), Qt::CaseInsensitive)) {
            factor = suffix.factor;
            digits = digits.chopped(1).trimmed();
            break;
        }
    }
    if (!withDecimalPoint(digits) || !isPlainNumber(digits))
        return std::nullopt;
    bool ok = false;
    const double number = digits.toDouble(&ok) * factor;
    if (!ok || !std::isfinite(number))
        return std::nullopt;
    return number;
}

QString exactCountText(double count)
{
    if (std::isinf(count))
        return QStringLiteral("∞");
    for (const Suffix &suffix : suffixes) {
        if (std::abs(count) < suffix.factor)
            continue;
        const QString shorter = QString::number(count / suffix.factor, 'g', QLocale::FloatingPointShortest);
        if (shorter.size() <= 5 && shorter.toDouble() * suffix.factor == count)
            return shorter + QLatin1Char(' ') + QLatin1Char(suffix.letter);
    }
    return QString::number(count, 'g', QLocale::FloatingPointShortest);
}

bool Cardinality::isUnbounded() const
{
    return std::isinf(max);
}

bool Cardinality::isZillions() const
{
    return max >= zillions;
}

base::Result<Cardinality> parseCardinality(const QString &text)
{
    return Reader::read(text);
}

QString cardinalityText(const Cardinality &cardinality)
{
    const bool canGuess = cardinality.guessed && !cardinality.isUnbounded() &&
                          cardinality.likely == guessedLikely(cardinality.min, cardinality.max);
    QStringList parts{exactCountText(cardinality.min)};
    if (!canGuess)
        parts << exactCountText(cardinality.likely);
    parts << exactCountText(cardinality.max);
    return QLatin1Char('[') + parts.join(QLatin1String(", ")) + QLatin1Char(']');
}

} // namespace sw::schema
