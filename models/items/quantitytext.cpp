// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/quantitytext.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/schema/operation.h"

#include <QLocale>

#include <cmath>

namespace sw::items
{

namespace
{

using schema::RateUnit;

/// \p perSecond in \p unit, when that reads back exactly.
std::optional<QString> exactIn(double perSecond, RateUnit unit)
{
    const double seconds = schema::secondsOf(unit);
    const double count = perSecond * seconds;
    // 24 a day is 24.000000000000004 times a day's length in seconds.
    const double tidy = QString::number(count, 'g', 12).toDouble();
    for (const double each : {tidy, count}) {
        if (each / seconds == perSecond)
            return base::exactNumberText(each) + QLatin1Char('/') +
                   Text::tr(base::timeUnits()[static_cast<size_t>(unit) - 1].name);
    }
    return std::nullopt;
}

} // namespace

base::Result<Rate> parseRate(const QString &text)
{
    const base::Result<base::WrittenRate> rate = base::readRate(text);
    if (!rate)
        return rate.error();
    return Rate{rate->perSecond, static_cast<RateUnit>(rate->unit.value_or(0) + 1)};
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

base::Result<double> parseDuration(const QString &text, base::NumberUnit unit)
{
    if (text.trimmed().compare(Text::tr("now"), Qt::CaseInsensitive) == 0)
        return 0.;
    const base::Result<double> time = base::readNumber(text, unit);
    if (!time)
        return time.error();
    if (*time < 0 || !std::isfinite(*time))
        return base::Error{base::ErrorCode::InvalidModel,
                           Text::tr("“%1” cannot be a time.").arg(text.trimmed()),
                           {},
                           Text::tr("Write a time such as 15 ms, 5 s, 1 min or 2 h.")};
    return unit == base::NumberUnit::Milliseconds ? *time / 1000 : *time;
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
    return QLocale().toString(std::round(seconds / best.seconds * 1000) / 1000, 'g', QLocale::FloatingPointShortest) +
           QLatin1Char(' ') + Text::tr(best.name);
}

} // namespace sw::items
