// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/metrics.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace sw::diagram
{

namespace
{

/// \p font at \p factor of its size, in pixels so that pictures are the same at any resolution.
QFont scaled(const QFont &font, double factor)
{
    QFont result = font;
    const double pixels = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * 96.0 / 72.0;
    result.setPixelSize(std::max(8, static_cast<int>(std::lround(pixels * factor))));
    return result;
}

QFont fixedFont(const QFont &base)
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const double pixels = base.pixelSize() > 0 ? base.pixelSize() : base.pointSizeF() * 96.0 / 72.0;
    fixed.setPixelSize(static_cast<int>(std::lround(pixels)));
    return fixed;
}

} // namespace

Metrics::Metrics(const QFont &base, const QFont &fixed)
    : name(scaled(base, 0.98))
    , row(scaled(base, 0.9))
    , strong(row)
    , link(row)
    , type(scaled(fixed, 0.85))
    , label(scaled(base, 0.85))
{
    name.setWeight(QFont::DemiBold);
    strong.setWeight(QFont::DemiBold);
    link.setItalic(true);
    const double factor = std::max(1.0, name.pixelSize() / 13.0);
    header = std::round(header * factor);
    rowHeight = std::round(rowHeight * factor);
    footer = std::round(footer * factor);
    minimumWidth = std::round(minimumWidth * factor);
}

Metrics::Metrics()
    : Metrics(QGuiApplication::font(), fixedFont(QGuiApplication::font()))
{
}

double Metrics::width(const QFont &font, const QString &text)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

QString Metrics::elided(const QFont &font, const QString &text, double width)
{
    return QFontMetricsF(font).elidedText(text, Qt::ElideRight, width);
}

} // namespace sw::diagram
