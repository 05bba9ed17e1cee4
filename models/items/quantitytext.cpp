// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/quantitytext.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <limits>

namespace sw::items
{

namespace
{

struct Unit
{
    const char *name;
    double seconds;
};
constexpr Unit units[] = {{"ms", 0.001}, {"s", 1}, {"min", 60}, {"h", 3600}, {"day", 86400}, {"week", 604800}, {"month", 2592000}, {"year", 31536000}};

std::optional<double> secondsOf(const QString &unit)
{
    QString name = unit.trimmed().toLower();
    if (name.size() > 3 && name.endsWith(QLatin1Char('s')))
        name.chop(1);
    if (name == QLatin1String("d"))
        return 86400;
    for (const Unit &each : units) {
        if (name == QLatin1String(each.name))
            return each.seconds;
    }
    return std::nullopt;
}

/// Splits "1.5 k" at the end of its number.
std::optional<std::pair<double, QString>> numberAndRest(const QString &text)
{
    const QString trimmed = text.trimmed();
    qsizetype end = 0;
    while (end < trimmed.size() && (trimmed.at(end).isDigit() || trimmed.at(end) == QLatin1Char('.') || trimmed.at(end) == QLatin1Char(',')))
        ++end;
    QString number = trimmed.left(end);
    number.replace(QLatin1Char(','), QLatin1Char('.'));
    bool ok = false;
    const double value = number.toDouble(&ok);
    if (!ok)
        return std::nullopt;
    return std::pair{value, trimmed.mid(end).trimmed()};
}

QString plain(double value)
{
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

} // namespace

std::optional<double> parseCount(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (trimmed == QStringLiteral("∞") || trimmed == QLatin1String("*") || trimmed.compare(QLatin1String("inf"), Qt::CaseInsensitive) == 0)
        return std::numeric_limits<double>::infinity();
    const auto parts = numberAndRest(trimmed);
    if (!parts)
        return std::nullopt;
    const QString suffix = parts->second.toLower();
    if (suffix.isEmpty())
        return parts->first;
    if (suffix == QLatin1String("k"))
        return parts->first * 1e3;
    if (suffix == QLatin1String("m"))
        return parts->first * 1e6;
    if (suffix == QLatin1String("g") || suffix == QLatin1String("b"))
        return parts->first * 1e9;
    return suffix == QLatin1String("t") ? std::optional(parts->first * 1e12) : std::nullopt;
}

std::optional<double> parseRate(const QString &text)
{
    const qsizetype slash = text.indexOf(QLatin1Char('/'));
    const std::optional<double> count = parseCount(slash < 0 ? text : text.left(slash));
    const std::optional<double> seconds = slash < 0 ? std::optional(1.0) : secondsOf(text.mid(slash + 1));
    if (!count || !seconds || !std::isfinite(*count))
        return std::nullopt;
    return *count / *seconds;
}

QString rateEditText(double perSecond)
{
    for (const Unit &unit : units) {
        const double count = perSecond * unit.seconds;
        const bool common = unit.seconds >= 1;
        const QString text = plain(count);
        if (common && count >= 1 && text.size() <= 6 && text.toDouble() / unit.seconds == perSecond)
            return text + QLatin1Char('/') + QLatin1String(unit.name);
    }
    return plain(perSecond) + QStringLiteral("/s");
}

std::optional<double> parseDuration(const QString &text, const QString &unit)
{
    const QString trimmed = text.trimmed();
    if (trimmed.compare(QCoreApplication::translate("Duration", "now"), Qt::CaseInsensitive) == 0)
        return 0;
    const auto parts = numberAndRest(trimmed);
    const std::optional<double> seconds = parts ? secondsOf(parts->second.isEmpty() ? unit : parts->second) : std::nullopt;
    return seconds ? std::optional(parts->first * *seconds) : std::nullopt;
}

QString durationText(double seconds)
{
    if (seconds == 0)
        return QCoreApplication::translate("Duration", "now");
    const Unit *best = &units[0];
    for (const Unit &unit : units) {
        const bool common = unit.seconds < 604800;
        if (common && seconds >= unit.seconds)
            best = &unit;
    }
    return plain(std::round(seconds / best->seconds * 1000) / 1000) + QLatin1Char(' ') + QLatin1String(best->name);
}

} // namespace sw::items
