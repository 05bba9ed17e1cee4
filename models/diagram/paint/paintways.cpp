// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/paintways.h"

#include "models/diagram/paint/paintcontext.h"
#include "models/diagram/paint/paintfeet.h"

#include <QPainterPath>

#include <cmath>

// The ways of lines. Stroking them costs more than all text of a frame, so straight pieces are filled as rectangles on
// device pixels, and round corners are drawn once and copied.
namespace sw::diagram
{

namespace
{

constexpr double bendRadius = 7;

struct Vertex
{
    int x = 0; ///< first device pixel that the line covers
    int y = 0;
    int corner = 0; ///< bendRadius in device pixels
};

class WayPainter
{
public:
    WayPainter(const PaintContext &context, const QColor &color, double width)
        : m_context(context),
          m_painter(context.painter),
          m_ratio(context.ratio),
          m_color(color),
          m_width(width),
          m_full(std::max(1, static_cast<int>(std::floor(width + 0.15))))
    {
        const double part = width - m_full;
        m_partColor = color;
        m_partColor.setAlphaF(part > 0.15 ? static_cast<float>(part * color.alphaF()) : 0);
    }

    void draw(const QList<QPointF> &points)
    {
        place(points);
        for (size_t i = 1; i < m_way.size(); ++i) {
            const QRectF piece =
                QRectF(points.at(static_cast<qsizetype>(i) - 1), points.at(static_cast<qsizetype>(i))).normalized();
            if (piece.adjusted(-2, -2, 2, 2).intersects(m_context.visible))
                drawStraight(m_way[i - 1], m_way[i]);
        }
        for (size_t i = 1; i + 1 < m_way.size(); ++i) {
            if (m_way[i].corner > 0 && m_context.visible.contains(points.at(static_cast<qsizetype>(i))))
                drawCorner(m_way[i - 1], m_way[i], m_way[i + 1]);
        }
    }

private:
    void place(const QList<QPointF> &points)
    {
        m_way.clear();
        m_way.reserve(static_cast<size_t>(points.size()));
        const QPointF shift(m_width / 2, m_width / 2);
        for (const QPointF &point : points) {
            const QPointF device = m_context.toView(point) * m_ratio - shift;
            m_way.push_back({static_cast<int>(std::lround(device.x())), static_cast<int>(std::lround(device.y())), 0});
        }
        const int largest = static_cast<int>(bendRadius * m_context.zoom() * m_ratio);
        for (size_t i = 1; i + 1 < m_way.size(); ++i) {
            const int before = lengthOf(m_way[i - 1], m_way[i]);
            const int after = lengthOf(m_way[i], m_way[i + 1]);
            const bool turns = isAcross(m_way[i - 1], m_way[i]) != isAcross(m_way[i], m_way[i + 1]);
            const int corner = std::min({largest, before / 2 - 1, after / 2 - 1});
            m_way[i].corner = turns && corner >= 2 ? corner : 0;
        }
    }

    static int lengthOf(const Vertex &a, const Vertex &b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }
    static bool isAcross(const Vertex &a, const Vertex &b) { return std::abs(a.x - b.x) >= std::abs(a.y - b.y); }

    void fill(int x, int y, int width, int height, const QColor &color)
    {
        if (width > 0 && height > 0)
            m_painter.fillRect(QRectF(x / m_ratio, y / m_ratio, width / m_ratio, height / m_ratio), color);
    }

    /// The blended pixels beside an upright piece. Qt shares what has 96 rows among threads, and waking one of those
    /// takes longer than filling all.
    void fillUpright(int x, int y, int height)
    {
        constexpr int rows = 90;
        const int end = std::min(y + height, static_cast<int>(m_context.camera.size.height() * m_ratio) + 1);
        for (int from = std::max(y, 0); from < end; from += rows)
            fill(x, from, 1, std::min(rows, end - from), m_partColor);
    }

    void drawStraight(const Vertex &a, const Vertex &b)
    {
        const bool across = isAcross(a, b);
        const auto at = [across](const Vertex &vertex) {
            return across ? vertex.x : vertex.y;
        };
        const Vertex &low = at(a) <= at(b) ? a : b;
        const Vertex &high = at(a) <= at(b) ? b : a;
        const int from = low.corner > 0 ? at(low) + low.corner + m_full : at(low);
        const int to = high.corner > 0 ? at(high) - high.corner : at(high) + m_full;
        const bool part = m_partColor.alpha() > 0;
        if (across) {
            fill(from, a.y, to - from, m_full, m_color);
            if (part)
                fill(from, a.y + m_full, to - from, 1, m_partColor);
        } else {
            fill(a.x, from, m_full, to - from, m_color);
            if (part)
                fillUpright(a.x + m_full, from, to - from);
        }
    }

    /// The picture of the corner covers \p corner pixels to all four sides.
    void drawCorner(const Vertex &before, const Vertex &vertex, const Vertex &after)
    {
        const Vertex &beside = isAcross(before, vertex) ? before : after;
        const Vertex &above = isAcross(before, vertex) ? after : before;
        const int towardsX = beside.x > vertex.x ? 1 : -1;
        const int towardsY = above.y > vertex.y ? 1 : -1;
        const int reach = vertex.corner + 1;
        const SpriteKey key{SpriteKind::Corner, (towardsX > 0 ? 2 : 0) + (towardsY > 0 ? 1 : 0),
                            m_color.rgba(),     qRound(m_width * 64),
                            vertex.corner,      {}};
        const double size = (2 * reach + m_full + 1) / m_ratio;
        const QPixmap &corner = m_context.sprite(key, QSizeF(size, size), [&](QPainter &onSprite) {
            onSprite.scale(1 / m_ratio, 1 / m_ratio);
            const double middle = reach + m_width / 2;
            const auto cut = [&](int towards) {
                return towards > 0 ? reach + vertex.corner + m_full : reach - vertex.corner;
            };
            QPainterPath path(QPointF(cut(towardsX), middle));
            path.lineTo(middle + towardsX * vertex.corner, middle);
            path.quadTo(QPointF(middle, middle), QPointF(middle, middle + towardsY * vertex.corner));
            path.lineTo(middle, cut(towardsY));
            onSprite.setPen(QPen(m_color, m_width, Qt::SolidLine, Qt::FlatCap));
            onSprite.drawPath(path);
        });
        m_painter.drawPixmap(QPointF((vertex.x - reach) / m_ratio, (vertex.y - reach) / m_ratio), corner);
    }

    const PaintContext &m_context;
    QPainter &m_painter;
    double m_ratio;
    QColor m_color;
    QColor m_partColor;
    double m_width; ///< in device pixels
    int m_full;
    std::vector<Vertex> m_way;
};

QPointF towards(const QPointF &from, const QPointF &to, double length)
{
    const QPointF way = to - from;
    const double full = std::hypot(way.x(), way.y());
    return full <= 0 ? from : from + way * (length / full);
}

/// With round corners, in view pixels; parts that cannot be seen are left out, because stroking them is what costs.
QPainterPath pathOf(const PaintContext &context, const QList<QPointF> &points)
{
    QPainterPath path;
    bool connected = false;
    for (qsizetype i = 1; i < points.size(); ++i) {
        const QPointF from = points.at(i - 1);
        const QPointF to = points.at(i);
        const QRectF piece = QRectF(from, to).normalized().adjusted(-1, -1, 1, 1);
        if (!piece.intersects(context.visible)) {
            connected = false;
            continue;
        }
        const double corner = std::min(bendRadius, std::hypot(to.x() - from.x(), to.y() - from.y()) / 2);
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

bool isOrthogonal(const QList<QPointF> &points)
{
    for (qsizetype i = 1; i < points.size(); ++i) {
        const QPointF way = points.at(i) - points.at(i - 1);
        if (std::abs(way.x()) > 0.01 && std::abs(way.y()) > 0.01)
            return false;
    }
    return true;
}

void strokeWay(const PaintContext &context, const QList<QPointF> &points, const QPen &pen)
{
    context.painter.setRenderHint(QPainter::Antialiasing);
    context.painter.setPen(pen);
    context.painter.setBrush(Qt::NoBrush);
    context.painter.drawPath(pathOf(context, points));
    context.painter.setRenderHint(QPainter::Antialiasing, false);
}

/// From the end \p fromA to the middle of the diamond.
QList<QPointF> partOf(const Line &line, bool fromA)
{
    QList<QPointF> points = line.points;
    if (!fromA)
        std::reverse(points.begin(), points.end());
    const QPointF middle = line.attributesRect.center();
    for (qsizetype i = 1; i < points.size(); ++i) {
        if (QRectF(points.at(i - 1), points.at(i)).normalized().adjusted(-1, -1, 1, 1).contains(middle)) {
            points.resize(i);
            points.append(middle);
            break;
        }
    }
    return points;
}

/// Two thin lines with the canvas between them: everything at that end takes part.
void paintDouble(const PaintContext &context, const QList<QPointF> &points, const QColor &color)
{
    const double thin = context.forFile ? 1.2 : std::max(1.0, std::round(context.zoom() * context.ratio));
    paintWay(context, points, color, 5 * thin);
    paintWay(context, points, context.color(Token::Canvas), 3 * thin);
}

} // namespace

void paintWay(const PaintContext &context, const QList<QPointF> &points, const QColor &color, double width)
{
    if (points.size() < 2)
        return;
    if (context.forFile || !isOrthogonal(points))
        strokeWay(
            context, points,
            QPen(color, width / (context.forFile ? 1 : context.ratio), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    else
        WayPainter(context, color, width).draw(points);
}

void paintLine(const PaintContext &context, const Line &line, const QColor &color, double width)
{
    const double pixels = context.length(width, 1);
    if (line.style == LineStyle::Copy) {
        QPen pen(color, pixels, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        pen.setDashPattern({4, 3});
        strokeWay(context, line.points, pen);
    } else {
        paintWay(context, line.points, color, context.forFile ? pixels : pixels * context.ratio);
        if (line.allOfA)
            paintDouble(context, partOf(line, true), color);
        if (line.allOfB)
            paintDouble(context, partOf(line, false), color);
    }
    paintFoot(context, line.a, color, pixels);
    paintFoot(context, line.b, color, pixels);
}

} // namespace sw::diagram
