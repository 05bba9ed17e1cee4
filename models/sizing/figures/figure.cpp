// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/figures/figure.h"

#include "models/base/text.h"
#include "models/base/texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace sw::sizing
{

namespace
{

constexpr qsizetype mostLines = 7; ///< of a tool tip

QString markup(const QString &title, QStringList lines)
{
    if (lines.size() > mostLines) {
        lines = lines.mid(0, mostLines);
        lines.last() += QStringLiteral(" …");
    }
    for (QString &line : lines)
        line = line.toHtmlEscaped();
    return QStringLiteral("<qt><b>%1</b><br>%2</qt>").arg(title.toHtmlEscaped(), lines.join(QStringLiteral("<br>")));
}

/// Three significant digits, never with an exponent.
QString fewDigits(double value)
{
    constexpr double least = 0.0001;
    if (value > 0 && value < least)
        return QStringLiteral("< ") + QLocale().toString(least, 'f', 4);
    return QString::number(value, 'g', 3).replace(QLatin1Char('.'), QLocale().decimalPoint());
}

} // namespace

Interval intervalOf(const Range &range)
{
    return {range.low.value(), range.likely.value(), range.high.value()};
}

Figure bytesFigure(const QString &title, const Range &range, const QStringList &how)
{
    return {title, Unit::Bytes, intervalOf(range), how};
}

QString valueText(double value, Unit unit)
{
    if (std::isinf(value))
        return QStringLiteral("∞");
    switch (unit) {
    case Unit::Bytes:
        return base::bytesText(base::Bytes(value));
    case Unit::Count:
        return value < 100 ? fewDigits(value) : base::countText(std::round(value));
    case Unit::PerSecond:
        return base::rateText(base::PerSecond(value));
    case Unit::BytesPerSecond:
        return base::bytesText(base::Bytes(value)) + QStringLiteral("/s");
    case Unit::Share:
        break;
    }
    return base::percentText(value);
}

QString rangeText(const Interval &value, Unit unit)
{
    const QString likely = valueText(value.likely, unit);
    const QString low = valueText(value.low, unit);
    const QString high = valueText(value.high, unit);
    return low == likely && high == likely ? likely : Text::tr("%1 (%2 to %3)").arg(likely, low, high);
}

QString spanText(const Figure &figure)
{
    const QString likely = valueText(figure.value.likely, figure.unit);
    const QString low = valueText(figure.value.low, figure.unit);
    const QString high = valueText(figure.value.high, figure.unit);
    if (low == likely && high == likely)
        return Text::tr("%1, without a range.").arg(likely);
    return Text::tr("Likely %1, between %2 and %3.").arg(likely, low, high);
}

QStringList details(const Figure &figure)
{
    return QStringList{spanText(figure)} + figure.how;
}

Explanation explanationOf(const Figure &figure, const QString &title)
{
    return {title.isEmpty() ? figure.title : title, details(figure)};
}

Explanation explanationOf(const QString &title, const QList<Figure> &figures)
{
    Explanation explanation{title, {}};
    for (const Figure &figure : figures)
        explanation.lines << figure.title + QStringLiteral(": ") + rangeText(figure.value, figure.unit);
    if (!figures.isEmpty())
        explanation.lines << figures.last().how;
    return explanation;
}

QString toolTip(const Figure &figure)
{
    return markup(figure.title, details(figure));
}

QString toolTip(const QString &title, const QList<Figure> &figures)
{
    QStringList lines;
    for (const Figure &figure : figures)
        lines << figure.title + QStringLiteral(": ") + rangeText(figure.value, figure.unit);
    return markup(title, figures.isEmpty() ? lines : lines + figures.last().how);
}

} // namespace sw::sizing
