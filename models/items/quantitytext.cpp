// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/quantitytext.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/schema/cardinality.h"
#include "models/schema/operation.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace sw::items
{

namespace
{

using schema::RateUnit;

struct LongName
{
    const char *name;
    RateUnit unit;
};
constexpr LongName longNames[] = {{"sec", RateUnit::Second}, {"second", RateUnit::Second}, {"minute", RateUnit::Minute},
                                  {"hour", RateUnit::Hour},  {"d", RateUnit::Day},         {"w", RateUnit::Week}};

std::optional<RateUnit> unitNamed(const QString &text)
{
    QString name = text.trimmed().toLower();
    if (name.size() > 2 && name.endsWith(QLatin1Char('s')))
        name.chop(1);
    for (const LongName &each : longNames) {
        if (name == QLatin1String(each.name))
            return each.unit;
    }
    const auto unit = schema::parseName<RateUnit>(name);
    return unit == RateUnit::Automatic ? std::nullopt : unit;
}

std::optional<double> secondsNamed(const QString &text)
{
    if (text.trimmed().compare(QLatin1String("ms"), Qt::CaseInsensitive) == 0)
        return 0.001;
    const auto unit = unitNamed(text);
    return unit ? std::optional(schema::secondsOf(*unit)) : std::nullopt;
}

/// \p perSecond in \p unit, when that reads back exactly.
std::optional<QString> exactIn(double perSecond, RateUnit unit)
{
    const double seconds = schema::secondsOf(unit);
    const double count = perSecond * seconds;
    // 24 a day is 24.000000000000004 times a day's length in seconds.
    const double tidy = QString::number(count, 'g', 12).toDouble();
    for (const double each : {tidy, count}) {
        if (each / seconds == perSecond)
            return schema::exactCountText(each) + QLatin1Char('/') + schema::nameOf(unit);
    }
    return std::nullopt;
}

} // namespace

std::optional<Rate> parseRate(const QString &text)
{
    const qsizetype slash = text.indexOf(QLatin1Char('/'));
    const std::optional<double> count = schema::parseCount(slash < 0 ? text : text.left(slash));
    const std::optional<RateUnit> unit = slash < 0 ? RateUnit::Second : unitNamed(text.mid(slash + 1));
    if (!count || !unit || !std::isfinite(*count) || *count < 0)
        return std::nullopt;
    return Rate{*count / schema::secondsOf(*unit), *unit};
}

QString rateEditText(double perSecond, RateUnit unit)
{
    if (unit != RateUnit::Automatic) {
        if (const auto text = exactIn(perSecond, unit))
            return *text;
    }
    const QString shown = base::rateText(base::PerSecond(perSecond));
    if (const auto read = parseRate(shown); read && read->perSecond == perSecond)
        return shown;
    return exactIn(perSecond, RateUnit::Second).value_or(shown);
}

std::optional<double> parseDuration(const QString &text, const QString &unit)
{
    const QString trimmed = text.trimmed();
    if (trimmed.compare(Text::tr("now"), Qt::CaseInsensitive) == 0)
        return 0;
    qsizetype end = 0;
    while (end < trimmed.size() &&
           (trimmed.at(end).isDigit() || trimmed.at(end) == QLatin1Char('.') || trimmed.at(end) == QLatin1Char(',')))
        ++end;
    const std::optional<double> count = schema::parseCount(trimmed.left(end));
    const QString written = trimmed.mid(end);
    const std::optional<double> seconds = secondsNamed(written.isEmpty() ? unit : written);
    return count && seconds ? std::optional(*count * *seconds) : std::nullopt;
}

QString durationText(double seconds)
{
    if (seconds == 0)
        return Text::tr("now");
    base::TimeUnit best{"ms", 0.001};
    for (const base::TimeUnit &unit : base::timeUnits()) {
        if (unit.seconds < 604800 && seconds >= unit.seconds)
            best = unit;
    }
    return QString::number(std::round(seconds / best.seconds * 1000) / 1000, 'g', QLocale::FloatingPointShortest) +
           QLatin1Char(' ') + QLatin1String(best.name);
}

} // namespace sw::items
