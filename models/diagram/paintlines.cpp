// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paintcontext.h"

#include <QPainterPath>

#include <cmath>

namespace sw::diagram
{

namespace
{

constexpr double radius = 7;
constexpr double lineWidth = 1.5;
constexpr double faded = 0.45;

QPointF towards(const QPointF &from, const QPointF &to, double length)
{
    const QPointF way = to - from;
    const double full = std::hypot(way.x(), way.y());
    return full <= 0 ? from : from + way * (length / full);
}

/// The way with round corners, in view pixels; parts that cannot be seen are left out, because stroking them is what costs.
QPainterPath pathOf(const PaintContext &context, const QList<QPointF> &points)
{
    QPainterPath path;
    const QRectF visible = context.visible;
    bool connected = false;
    for (qsizetype i = 1; i < points.size(); ++i) {
        const QPointF from = points.at(i - 1);
        const QPointF to = points.at(i);
        const QRectF piece = QRectF(from, to).normalized().adjusted(-1, -1, 1, 1);
        if (!piece.intersects(visible)) {
            connected = false;
            continue;
        }
        const double half = std::hypot(to.x() - from.x(), to.y() - from.y()) / 2;
        const double corner = std::min(radius, half);
        const bool first = i == 1;
        const bool last = i == points.size() - 1;
        if (!connected)
            path.moveTo(context.toView(first ? from : towards(from, to, corner)));
        else if (!first)
            path.quadTo(context.toView(from), context.toView(towards(from, to, corner)));
        path.lineTo(context.toView(last ? to : towards(to, from, corner)));
        connected = true;
    }
    return path;
}

/// Draws a foot in a frame whose x axis leads from the border into the open.
class FootPainter
{
public:
    FootPainter(const PaintContext &context, const LineEnd &end, const QColor &color, double width)
        : m_context(context)
        , m_origin(end.point)
        , m_direction(end.side == Side::Right ? 1 : -1)
        , m_pen(QPen(color, width))
    {
    }

    void draw(Glyph glyph) const
    {
        m_context.painter.setPen(m_pen);
        m_context.painter.setBrush(Qt::NoBrush);
        switch (glyph) {
        case Glyph::One:
            bar(8);
            bar(12);
            break;
        case Glyph::ZeroOrOne:
            bar(8);
            ring(15);
            break;
        case Glyph::OneOrMany:
            toes(3, 6);
            bar(16);
            break;
        case Glyph::ZeroOrMany:
            toes(3, 6);
            ring(16);
            break;
        case Glyph::Zillions:
            thick().toes(5, 8);
            ring(16);
            break;
        case Glyph::Arrow:
            arrow();
            break;
        case Glyph::Dot:
            dot();
            break;
        case Glyph::Triangle:
            triangle();
            break;
        case Glyph::None:
            break;
        }
    }

private:
    QPointF at(double x, double y) const { return m_context.toView(m_origin + QPointF(x * m_direction, y)); }
    void line(const QPointF &from, const QPointF &to) const { m_context.painter.drawLine(from, to); }
    void bar(double x) const { line(at(x, -6), at(x, 6)); }

    FootPainter thick() const
    {
        FootPainter other = *this;
        other.m_pen.setWidthF(m_context.length(2.2, 1));
        m_context.painter.setPen(other.m_pen);
        return other;
    }

    void toes(int count, double spread) const
    {
        for (int i = 0; i < count; ++i)
            line(at(12, 0), at(0, -spread + i * 2 * spread / (count - 1)));
    }

    /// Filled with the canvas, so that the line does not run through it.
    void ring(double x) const
    {
        m_context.painter.setPen(m_pen);
        m_context.painter.setBrush(m_context.color(Token::Canvas));
        m_context.painter.drawEllipse(at(x, 0), m_context.length(4), m_context.length(4));
    }

    void arrow() const
    {
        const QPointF points[] = {at(8, -5), at(1, 0), at(8, 5)};
        m_context.painter.drawPolyline(points, 3);
    }

    void dot() const
    {
        m_context.painter.setBrush(m_pen.color());
        m_context.painter.setPen(Qt::NoPen);
        m_context.painter.drawEllipse(at(1, 0), m_context.length(3), m_context.length(3));
    }

    void triangle() const
    {
        const QPointF points[] = {at(0.5, 0), at(12, -7), at(12, 7)};
        m_context.painter.setBrush(m_context.color(Token::Canvas));
        m_context.painter.drawPolygon(points, 3);
    }

    const PaintContext &m_context;
    QPointF m_origin;
    double m_direction;
    QPen m_pen;
};

QColor colorOf(const PaintContext &context, const Line &line)
{
    if (line.style != LineStyle::Copy)
        return context.color(Token::Relation);
    return line.origin.isEmpty() ? context.color(Token::Link) : context.theme.family(line.origin.family).bar;
}

/// Text on the canvas with a halo, so that lines and dots behind it do not disturb.
void drawLabel(const PaintContext &context, const QString &text, const QRectF &rect, const QColor &color)
{
    if (text.isEmpty() || !rect.intersects(context.visible))
        return;
    const QPointF corner = context.toView(rect.topLeft());
    const double zoom = context.zoom();
    QColor halo = context.color(Token::Canvas);
    halo.setAlphaF(0.85f);
    context.fill(QRectF(corner.x() - zoom, corner.y() + zoom, rect.width() * zoom + 2 * zoom, (rect.height() - 2) * zoom), halo);
    const double middle = corner.y() + rect.height() * zoom / 2;
    context.text(FontRole::Label, color, {corner.x(), middle + context.metrics.baseline(FontRole::Label) * zoom}, text, zoom);
}

void drawAttributes(const PaintContext &context, const Line &line, const QColor &edge)
{
    if (line.attributes.isEmpty() || !line.attributesRect.intersects(context.visible))
        return;
    const QRectF box = context.toView(line.attributesRect);
    QPen pen(edge, 1, Qt::CustomDashLine);
    pen.setDashPattern({3, 3});
    context.painter.setRenderHint(QPainter::Antialiasing);
    context.painter.setPen(pen);
    context.painter.setBrush(context.color(Token::Card));
    context.painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), context.length(4), context.length(4));
    context.painter.setRenderHint(QPainter::Antialiasing, false);
    if (context.level != Level::Full)
        return;
    const double zoom = context.zoom();
    const Metrics &metrics = context.metrics;
    double y = box.top() + (3 + metrics.rowHeight / 2) * zoom;
    for (const Row &row : line.attributes) {
        context.text(FontRole::Row, context.color(Token::Text), {box.left() + 10 * zoom, y + metrics.baseline(FontRole::Row) * zoom}, row.fullName, zoom);
        const double width = metrics.width(FontRole::Type, row.type) * zoom;
        context.text(FontRole::Type, context.color(Token::SecondaryText), {box.right() - 8 * zoom - width, y + metrics.baseline(FontRole::Type) * zoom}, row.type, zoom);
        y += metrics.rowHeight * zoom;
    }
}

/// Lines between areas at block level: one for each pair, as thick as there are lines, with their number.
void drawBundles(const PaintContext &context)
{
    QHash<std::pair<qsizetype, qsizetype>, int> counts;
    for (const Line &line : context.scene.lines) {
        const qsizetype a = context.scene.cards.at(line.a.card).area;
        const qsizetype b = context.scene.cards.at(line.b.card).area;
        if (a >= 0 && b >= 0 && a != b)
            ++counts[{std::min(a, b), std::max(a, b)}];
    }
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        const QRectF a = context.toView(context.scene.notes.at(it.key().first).rect);
        const QRectF b = context.toView(context.scene.notes.at(it.key().second).rect);
        const double width = std::clamp(1 + *it / 4.0, 1.0, 5.0);
        const QPointF middle = (a.center() + b.center()) / 2;
        const bool across = std::abs(a.center().x() - b.center().x()) > std::abs(a.center().y() - b.center().y());
        const QPointF bend = across ? QPointF(middle.x(), a.center().y()) : QPointF(a.center().x(), middle.y());
        const QPointF bend2 = across ? QPointF(middle.x(), b.center().y()) : QPointF(b.center().x(), middle.y());
        const QPointF points[] = {a.center(), bend, bend2, b.center()};
        context.painter.setPen(QPen(context.color(Token::Relation), width));
        context.painter.drawPolyline(points, 4);
        const QString text = QString::number(*it);
        const double half = context.metrics.width(FontRole::Label, text) / 2;
        const QRectF tag(middle.x() - half - 5, middle.y() - 9, 2 * half + 10, 18);
        context.painter.setPen(context.color(Token::CardLine));
        context.painter.setBrush(context.color(Token::Card));
        context.painter.drawRect(tag);
        context.text(FontRole::Label, context.color(Token::Text), {middle.x() - half, middle.y() + context.metrics.baseline(FontRole::Label)}, text, 1);
    }
}

/// Thin lines without feet for small zooms, all in one call.
void drawThin(const PaintContext &context, const QList<qsizetype> &lines)
{
    QHash<QRgb, QList<QLineF>> pieces;
    for (const qsizetype index : lines) {
        const Line &line = context.scene.lines.at(index);
        const qsizetype a = context.scene.cards.at(line.a.card).area;
        const qsizetype b = context.scene.cards.at(line.b.card).area;
        if (context.level == Level::Block && a >= 0 && b >= 0 && a != b)
            continue;
        const bool selected = context.state.selectedLines.contains(line.relationship);
        const QColor color = selected ? context.color(Token::Accent) : colorOf(context, line);
        QList<QLineF> &list = pieces[color.rgb()];
        for (qsizetype i = 1; i < line.points.size(); ++i) {
            if (QRectF(line.points.at(i - 1), line.points.at(i)).normalized().adjusted(-1, -1, 1, 1).intersects(context.visible))
                list.append(QLineF(context.toView(line.points.at(i - 1)), context.toView(line.points.at(i))));
        }
    }
    context.painter.setRenderHint(QPainter::Antialiasing, false);
    for (auto it = pieces.cbegin(); it != pieces.cend(); ++it) {
        QColor color(it.key());
        if (context.level == Level::Block)
            color.setAlphaF(0.6f);
        context.painter.setPen(QPen(color, 1));
        context.painter.drawLines(*it);
    }
}

} // namespace

void paintLine(const PaintContext &context, const Line &line, const QColor &color, double width)
{
    QPen pen(color, context.length(width, 1), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (line.style == LineStyle::Copy)
        pen.setDashPattern({4, 3});
    context.painter.setRenderHint(QPainter::Antialiasing);
    context.painter.setPen(pen);
    context.painter.setBrush(Qt::NoBrush);
    context.painter.drawPath(pathOf(context, line.points));
    for (const LineEnd *end : {&line.a, &line.b}) {
        if (context.visible.contains(end->point))
            FootPainter(context, *end, color, context.length(width, 1)).draw(end->glyph);
    }
    context.painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintLines(const PaintContext &context)
{
    const QList<qsizetype> lines = context.scene.lineGrid.query(context.visible);
    if (context.level != Level::Full) {
        drawThin(context, lines);
        if (context.level == Level::Block)
            drawBundles(context);
        return;
    }
    for (const qsizetype index : lines) {
        const Line &line = context.scene.lines.at(index);
        const bool selected = context.state.selectedLines.contains(line.relationship);
        const QColor color = selected ? context.color(Token::Accent) : colorOf(context, line);
        const bool fades = context.fades(line.relationship);
        if (fades)
            context.painter.setOpacity(faded);
        paintLine(context, line, color, selected ? 2.5 : line.style == LineStyle::Copy ? 2 : lineWidth);
        if (fades)
            context.painter.setOpacity(1);
    }
    for (const qsizetype index : lines) {
        const Line &line = context.scene.lines.at(index);
        const bool selected = context.state.selectedLines.contains(line.relationship);
        const QColor plain = line.style == LineStyle::Copy ? colorOf(context, line) : context.color(Token::SecondaryText);
        const QColor color = selected ? context.color(Token::Accent) : plain;
        drawLabel(context, line.a.label, line.a.labelRect, color);
        drawLabel(context, line.b.label, line.b.labelRect, color);
        drawLabel(context, line.caption, line.captionRect, color);
        drawAttributes(context, line, selected ? color : context.color(Token::Relation));
    }
}

} // namespace sw::diagram
