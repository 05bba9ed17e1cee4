// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"

#include "models/base/numbers.h"
#include "models/base/texts.h"

#include <QList>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sw::base
{

namespace
{

bool isDeceptive(char32_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0xad || c == 0x61c || (c >= 0x200b && c <= 0x200f) ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff ||
           (c >= 0xfff9 && c <= 0xfffb) || (c & 0xfffe) == 0xfffe || (c >= 0xe0000 && c <= 0xe007f) ||
           (c >= 0xd800 && c <= 0xdfff);
}

QString significant(double value)
{
    constexpr double exact = 1e15; // whole numbers below it are whole in any way of counting
    const double magnitude = std::abs(value);
    if (magnitude < exact && std::floor(value) == value && value != 0)
        return QString::number(static_cast<qint64>(value));
    constexpr double least = 1e-6; // below it is what calculating leaves
    const bool isSmall = magnitude >= least && magnitude < 0.01;
    const int decimals = magnitude >= 100 || std::floor(value) == value ? 0
                         : magnitude >= 10                              ? 1
                         : isSmall ? static_cast<int>(std::ceil(-std::log10(magnitude)))
                                   : 2;
    QString text = QString::number(value, 'f', decimals);
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    if (point < 0)
        return text;
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        return text.chopped(1);
    return text.replace(point, 1, QLocale().decimalPoint());
}

constexpr double manyTimes = 100; ///< 10,000 %

/// But for what binary fractions add: 24 a day is 24.000000000000004 times a day's length in seconds.
bool isWhole(double value)
{
    return std::abs(std::round(value) - value) <= 1e-9 * std::abs(value);
}

QString inUnit(PerSecond rate, const TimeUnit &unit)
{
    return countText(rate.value() * unit.seconds) + QLatin1Char('/') + Text::tr(unit.name);
}

} // namespace

QString visibleText(const QString &text)
{
    // Nearly all texts are plain; thousands of them are shown at once, and share what the model holds.
    if (std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() >= 0x20 && c.unicode() < 0x7f; }))
        return text;
    QString out;
    out.reserve(text.size());
    for (const char32_t c : text.toUcs4()) {
        if (isDeceptive(c))
            out += QStringLiteral("<U+%1>").arg(QString::number(c, 16).toUpper().rightJustified(4, QLatin1Char('0')));
        else
            out += QChar::fromUcs4(c);
    }
    return out;
}

QString bytesText(Bytes bytes)
{
    static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    double value = bytes.value();
    int unit = 0;
    while (std::abs(value) >= 1024 && unit < 6) {
        value /= 1024;
        ++unit;
    }
    if (unit == 0)
        value = std::round(value);
    return significant(value) + QLatin1Char(' ') + QLatin1String(units[unit]);
}

QString countText(double count)
{
    if (std::isinf(count))
        return QStringLiteral("∞");
    int power = 0;
    while (std::abs(count) >= 1000 && power < 4) {
        count /= 1000;
        ++power;
    }
    return power == 0 ? significant(count) : significant(count) + QLatin1Char(' ') + magnitudeText(power);
}

std::span<const TimeUnit> timeUnits()
{
    static constexpr TimeUnit units[] = {
        {QT_TRANSLATE_NOOP("Text", "s"), 1},          {QT_TRANSLATE_NOOP("Text", "min"), 60},
        {QT_TRANSLATE_NOOP("Text", "h"), 3600},       {QT_TRANSLATE_NOOP("Text", "day"), 86400},
        {QT_TRANSLATE_NOOP("Text", "week"), 604800},  {QT_TRANSLATE_NOOP("Text", "month"), 2592000},
        {QT_TRANSLATE_NOOP("Text", "year"), 31536000}};
    return units;
}

QString rateText(PerSecond rate)
{
    const TimeUnit *first = nullptr;
    for (const TimeUnit &unit : timeUnits()) {
        const double value = rate.value() * unit.seconds;
        if (value < 1 && rate.value() > 0)
            continue;
        if (first != nullptr && value >= 1000)
            break;
        if (isWhole(first == nullptr ? value * 10 : value))
            return inUnit(rate, unit);
        if (first == nullptr)
            first = &unit;
    }
    return inUnit(rate, first != nullptr ? *first : timeUnits().back());
}

QString rateText(PerSecond rate, const TimeUnit &unit)
{
    const bool readable = rate.value() <= 0 || rate.value() * unit.seconds >= 0.01;
    return readable ? inUnit(rate, unit) : rateText(rate);
}

QString perDayText(double perDay)
{
    return rateText(PerSecond(perDay / secondsPerDay));
}

QString perDayWords(double perDay)
{
    constexpr double year = 365;
    if (perDay > 0 && perDay * year < 1)
        return Text::tr("one every %1", "10 years").arg(periodText(1 / perDay));
    static constexpr std::pair<const char *, double> units[] = {{QT_TRANSLATE_NOOP("Text", "%1 a day"), 1},
                                                                {QT_TRANSLATE_NOOP("Text", "%1 a month"), 30},
                                                                {QT_TRANSLATE_NOOP("Text", "%1 a year"), year}};
    const auto *unit =
        std::find_if(std::begin(units), std::end(units), [&](const auto &each) { return perDay * each.second >= 1; });
    if (unit == std::end(units))
        --unit;
    const double count = perDay * unit->second;
    return Text::tr(unit->first).arg(countText(count < 10 ? std::round(count * 10) / 10 : count));
}

QString periodText(double days)
{
    constexpr double year = 365;
    constexpr double hour = 1.0 / 24;
    constexpr double minute = hour / 60;
    const auto whole = [](double count) {
        return countText(std::round(count * 10) / 10);
    };
    if (days >= 2 * year)
        return Text::tr("%1 years").arg(countText(std::round(days / year)));
    if (days >= 1)
        return days == 1 ? Text::tr("1 day") : Text::tr("%1 days").arg(countText(days));
    if (days >= 2 * hour)
        return Text::tr("%1 hours").arg(whole(days / hour));
    if (days >= 2 * minute)
        return Text::tr("%1 minutes").arg(whole(days / minute));
    const QString seconds = whole(days * secondsPerDay);
    return seconds == QLatin1String("1") ? Text::tr("1 second") : Text::tr("%1 seconds").arg(seconds);
}

QString differenceText(double share)
{
    if (std::abs(share) >= manyTimes)
        return (share < 0 ? QStringLiteral("−") : QStringLiteral("+")) + countText(std::abs(share)) +
               QStringLiteral(" ×");
    return (share < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QLocale().toString(std::abs(share) * 100, 'f', 1) +
           QStringLiteral(" %");
}

constexpr double nearlyAll = 0.995; // would be rounded to 100 %

QString percentText(double share)
{
    if (std::abs(share) >= manyTimes)
        return countText(share) + QStringLiteral(" ×");
    for (int digits = 1; share >= nearlyAll && share < 1 && digits <= 4; ++digits) { // not all of it
        const QString text = QLocale().toString(share * 100, 'f', digits);
        if (!text.startsWith(QLatin1String("100")))
            return text + QStringLiteral(" %");
    }
    return significant(std::abs(share) >= 0.1 ? std::round(share * 100) : share * 100) + QStringLiteral(" %");
}

QString paragraphs(const QStringList &lines)
{
    QString html;
    for (const QString &line : lines) {
        if (!line.isEmpty())
            html += QStringLiteral("<p style=\"margin:2px 0\">%1</p>").arg(line.toHtmlEscaped());
    }
    return html;
}

} // namespace sw::base
