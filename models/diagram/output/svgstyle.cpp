// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/output/svgstyle.h"

#include "models/base/text.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPen>

#include <charconv>
#include <cmath>

namespace sw::diagram
{

namespace
{

void appendColor(std::string &out, const char *property, const QColor &color, double opacity)
{
    out += ' ';
    out += property;
    out += "=\"";
    out += color.name().toStdString();
    out += '"';
    const double alpha = color.alphaF() * opacity;
    if (alpha < 0.995) {
        out += ' ';
        out += property;
        out += "-opacity=\"";
        appendNumber(out, alpha);
        out += '"';
    }
}

void appendDashes(std::string &out, const QPen &pen, double width)
{
    out += " stroke-dasharray=\"";
    const QList<qreal> dashes = pen.dashPattern();
    for (const qreal dash : dashes) {
        appendNumber(out, dash * width);
        out += ' ';
    }
    out.back() = '"';
    if (pen.dashOffset() != 0)
        appendAttribute(out, "stroke-dashoffset", pen.dashOffset() * width);
}

void appendStroke(std::string &out, const QPen &pen, double opacity, double scale)
{
    appendColor(out, "stroke", pen.color(), opacity);
    const double own = pen.widthF() > 0 ? pen.widthF() : 1;
    const double width = pen.isCosmetic() ? own : own * scale;
    appendAttribute(out, "stroke-width", width);
    if (pen.capStyle() != Qt::FlatCap)
        out += pen.capStyle() == Qt::SquareCap ? " stroke-linecap=\"square\"" : " stroke-linecap=\"round\"";
    if (pen.joinStyle() == Qt::BevelJoin || pen.joinStyle() == Qt::RoundJoin)
        out += pen.joinStyle() == Qt::BevelJoin ? " stroke-linejoin=\"bevel\"" : " stroke-linejoin=\"round\"";
    else
        appendAttribute(out, "stroke-miterlimit", pen.miterLimit());
    if (pen.style() != Qt::SolidLine)
        appendDashes(out, pen, width);
}

bool isFixedPitch(const QFont &font)
{
    const QFontMetricsF metrics(font);
    return metrics.horizontalAdvance(QLatin1Char('i')) == metrics.horizontalAdvance(QLatin1Char('W'));
}

double pixelsOf(const QFont &font)
{
    return font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * svgUnitsPerInch / 72;
}

} // namespace

void appendNumber(std::string &out, double number)
{
    char text[32];
    char *end = text;
    const qint64 hundredths = std::llround(number * 100);
    if (hundredths < 0)
        *end++ = '-';
    end = std::to_chars(end, text + sizeof text, std::abs(hundredths / 100)).ptr;
    if (const auto rest = static_cast<int>(std::abs(hundredths % 100)); rest != 0) {
        *end++ = '.';
        *end++ = static_cast<char>('0' + rest / 10);
        if (rest % 10 != 0)
            *end++ = static_cast<char>('0' + rest % 10);
    }
    out.append(text, end);
}

void appendPoint(std::string &out, const QPointF &point)
{
    appendNumber(out, point.x());
    out += ' ';
    appendNumber(out, point.y());
}

void appendAttribute(std::string &out, const char *name, double number)
{
    out += ' ';
    out += name;
    out += "=\"";
    appendNumber(out, number);
    out += '"';
}

void appendEscaped(std::string &out, const QString &text)
{
    const QByteArray plain = base::visibleText(text).toUtf8();
    for (const char c : plain) {
        switch (c) {
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '&':
            out += "&amp;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += c;
        }
    }
}

std::string shapeStyle(const QBrush &brush, const QPen &pen, double opacity, double scale)
{
    std::string style;
    if (brush.style() == Qt::NoBrush)
        style = " fill=\"none\"";
    else
        appendColor(style, "fill", brush.color(), opacity);
    if (pen.style() != Qt::NoPen)
        appendStroke(style, pen, opacity, scale);
    return style;
}

std::string textStyle(const QFont &font, double scale, const QColor &color, double opacity)
{
    std::string style;
    appendColor(style, "fill", color, opacity);
    // With a second family for readers who lack the first.
    style += " font-family=\"";
    appendEscaped(style, QFontInfo(font).family());
    style += isFixedPitch(font) ? ", monospace\"" : ", sans-serif\"";
    appendAttribute(style, "font-size", pixelsOf(font) * scale);
    if (font.weight() != QFont::Normal)
        appendAttribute(style, "font-weight", font.weight());
    if (font.italic())
        style += " font-style=\"italic\"";
    return style;
}

} // namespace sw::diagram
