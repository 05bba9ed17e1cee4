// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/interval.h"
#include "models/sizing/estimate/sizing.h"

#include <QStringList>

namespace sw::sizing
{

enum class Unit { Bytes, Count, PerSecond, Share, BytesPerSecond };

/// A figure with everything that whoever shows it has to be able to tell: its unit, its range, and how it came about.
/// Window and command line make their texts from it with the functions below, so that all figures tell it in the same
/// way.
struct Figure
{
    QString title; ///< what it is the figure of; plain text, visible
    Unit unit = Unit::Bytes;
    Interval value;
    QStringList how; ///< steps with the numbers put in; plain text
};

/// How a figure came about, for who asks.
struct Explanation
{
    QString title;
    QStringList lines;

    bool isEmpty() const { return lines.isEmpty(); }
};

Interval intervalOf(const Range &range);
Figure bytesFigure(const QString &title, const Range &range, const QStringList &how = {});

/// "9.7 KiB", "160 k", "1.5/s", "67 %", "8.5 MiB/s"; "∞".
QString valueText(double value, Unit unit);
/// "412 MiB (380 MiB to 824 MiB)"; one value when there is no range.
QString rangeText(const Interval &value, Unit unit);
/// "Likely 412 MiB, between 380 MiB and 824 MiB.", or that there is but one value.
QString spanText(const Figure &figure);
/// The span, then how it came about: what is shown on demand.
QStringList details(const Figure &figure);
Explanation explanationOf(const Figure &figure, const QString &title = {});
/// Several of one thing, each with its range, and how the last one came about.
Explanation explanationOf(const QString &title, const QList<Figure> &figures);
/// The same for a tool tip, with the title: markup in which no text is read as markup, cut after some lines. More
/// figures of the same thing stand below one another, the last one with its explanation.
QString toolTip(const Figure &figure);
QString toolTip(const QString &title, const QList<Figure> &figures);

} // namespace sw::sizing
