// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/paintfeet.h"

#include "models/diagram/output/svgdevice.h"
#include "models/diagram/paint/paintcontext.h"
#include "models/diagram/paint/paintways.h"

#include <cmath>

namespace sw::diagram
{

namespace
{

/// What a foot covers from the border into the open, to the other side, and across; in scene units.
constexpr double reach = 25;
constexpr double back = 3;
constexpr double spread = 11;

/// Draws a foot in a frame whose x axis leads from the border into the open.
class FootPainter
{
public:
    FootPainter(QPainter &painter, const QPointF &origin, Side side, double unit, const QPen &pen, const QColor &ground)
        : m_painter(painter),
          m_origin(origin),
          m_direction(side == Side::Right ? unit : -unit),
          m_unit(unit),
          m_pen(pen),
          m_ground(ground)
    {}

    void draw(Glyph glyph) const
    {
        m_painter.setPen(m_pen);
        m_painter.setBrush(Qt::NoBrush);
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
            zillions();
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
        case Glyph::Owner:
        case Glyph::Holder:
            diamond(glyph == Glyph::Owner);
            break;
        case Glyph::None:
            break;
        }
    }

private:
    QPointF at(double x, double y) const { return m_origin + QPointF(x * m_direction, y * m_unit); }
    void bar(double x) const { m_painter.drawLine(at(x, -6), at(x, 6)); }

    void zillions() const
    {
        QPen thick = m_pen;
        thick.setWidthF(std::max(2.2 * m_unit, m_pen.widthF()));
        m_painter.setPen(thick);
        toes(5, 8);
        ring(16);
    }

    void toes(int count, double width) const
    {
        for (int i = 0; i < count; ++i)
            m_painter.drawLine(at(12, 0), at(0, -width + i * 2 * width / (count - 1)));
    }

    /// Filled with the canvas, so that the line does not run through it.
    void ring(double x) const
    {
        m_painter.setPen(m_pen);
        m_painter.setBrush(m_ground);
        m_painter.drawEllipse(at(x, 0), 4 * m_unit, 4 * m_unit);
    }

    void arrow() const
    {
        const QPointF points[] = {at(8, -5), at(1, 0), at(8, 5)};
        m_painter.drawPolyline(points, 3);
    }

    void dot() const
    {
        m_painter.setBrush(m_pen.color());
        m_painter.setPen(Qt::NoPen);
        m_painter.drawEllipse(at(1, 0), 3 * m_unit, 3 * m_unit);
    }

    void triangle() const
    {
        const QPointF points[] = {at(0.5, 0), at(12, -7), at(12, 7)};
        m_painter.setBrush(m_ground);
        m_painter.drawPolygon(points, 3);
    }

    void diamond(bool filled) const
    {
        const QPointF points[] = {at(0.5, 0), at(9, -5), at(17.5, 0), at(9, 5)};
        m_painter.setBrush(filled ? m_pen.color() : m_ground);
        m_painter.drawPolygon(points, 4);
    }

    QPainter &m_painter;
    QPointF m_origin;
    double m_direction;
    double m_unit;
    QPen m_pen;
    QColor m_ground;
};

} // namespace

void paintFoot(const PaintContext &context, const LineEnd &end, const QColor &color, double width)
{
    if (end.glyph == Glyph::None || !context.visible.contains(end.point))
        return;
    const double unit = context.zoom();
    const QPen pen(color, width);
    const bool right = end.side == Side::Right;
    if (context.svg) {
        const SpriteKey key{SpriteKind::Foot,   static_cast<int>(end.glyph) * 2 + (right ? 1 : 0),
                            color.rgba(),       qRound(unit * 4096),
                            qRound(width * 64), {}};
        return context.svg->addSymbol(key, context.toView(end.point), [&](QPainter &onSymbol) {
            FootPainter(onSymbol, {}, end.side, unit, pen, context.color(Token::Canvas)).draw(end.glyph);
        });
    }
    if (context.forFile) {
        context.painter.setRenderHint(QPainter::Antialiasing);
        FootPainter(context.painter, context.toView(end.point), end.side, unit, pen, context.color(Token::Canvas))
            .draw(end.glyph);
        context.painter.setRenderHint(QPainter::Antialiasing, false);
        return;
    }
    // In device pixels; the origin lies in the middle of the line, as paintWay() snaps it.
    const double ratio = context.ratio;
    const double across = std::ceil(spread * unit * ratio) + 1;
    const double forward = std::ceil(reach * unit * ratio) + 1;
    const double backward = std::ceil(back * unit * ratio) + 1;
    const double middle = width * ratio / 2;
    const SpriteKey key{SpriteKind::Foot,
                        static_cast<int>(end.glyph) * 2 + (right ? 1 : 0),
                        color.rgba(),
                        qRound(unit * 4096),
                        qRound(width * ratio * 64),
                        {}};
    const QPixmap &foot =
        context.sprite(key, QSizeF(forward + backward, 2 * across + 2) / ratio, [&](QPainter &onSprite) {
            const QPointF origin = QPointF(right ? backward : forward, across + middle) / ratio;
            FootPainter(onSprite, origin, end.side, unit, pen, context.color(Token::Canvas)).draw(end.glyph);
        });
    const QPointF view = context.toView(end.point) * ratio;
    const QPointF corner(std::round(view.x()) - (right ? backward : forward), std::round(view.y() - middle) - across);
    context.painter.drawPixmap(corner / ratio, foot);
}

} // namespace sw::diagram
