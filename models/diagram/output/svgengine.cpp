// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/output/svgengine.h"

#include "models/diagram/output/svgstyle.h"

#include <QPainterPath>
#include <QPen>

#include <cmath>

namespace sw::diagram
{

namespace
{

double enlargement(const QTransform &transform)
{
    return std::sqrt(std::abs(transform.determinant()));
}

} // namespace

SvgEngine::SvgEngine() : QPaintEngine(AllFeatures)
{}

void SvgEngine::updateState(const QPaintEngineState &changed)
{
    if (changed.state() & (DirtyPen | DirtyBrush | DirtyTransform | DirtyOpacity))
        m_shapes.clear();
}

void SvgEngine::leaveGroup()
{
    if (!m_open.empty())
        m_content += "</g>\n";
    m_open.clear();
}

void SvgEngine::enterGroup(const std::string &style)
{
    if (style == m_open)
        return;
    leaveGroup();
    m_content += "<g";
    m_content += style;
    m_content += ">\n";
    m_open = style;
}

void SvgEngine::enterShapes(bool filled)
{
    if (m_shapes.empty() || m_filled != filled)
        m_shapes = shapeStyle(filled ? state->brush() : QBrush(), state->pen(), state->opacity(),
                              enlargement(state->transform()));
    m_filled = filled;
    enterGroup(m_shapes);
}

void SvgEngine::drawPath(const QPainterPath &path)
{
    enterShapes(true);
    const QTransform transform = state->transform();
    m_content += path.fillRule() == Qt::WindingFill ? "<path fill-rule=\"nonzero\" d=\"" : "<path d=\"";
    QPointF first;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        static constexpr char commands[] = {'M', 'L', 'C', ' '};
        m_content += commands[element.type];
        appendPoint(m_content, transform.map(QPointF(element)));
        if (element.isMoveTo())
            first = element;
        else if (i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo())
            m_content += QPointF(element) == first ? "z" : "";
    }
    m_content += "\"/>\n";
}

void SvgEngine::drawPolygon(const QPointF *points, int count, PolygonDrawMode mode)
{
    enterShapes(mode != PolylineMode);
    const QTransform transform = state->transform();
    m_content += mode == WindingMode ? "<path fill-rule=\"nonzero\" d=\"" : "<path d=\"";
    for (int i = 0; i < count; ++i) {
        m_content += i == 0 ? 'M' : 'L';
        appendPoint(m_content, transform.map(points[i]));
    }
    m_content += mode == PolylineMode ? "\"/>\n" : "z\"/>\n";
}

void SvgEngine::drawRects(const QRectF *rects, int count)
{
    const QTransform transform = state->transform();
    for (int i = 0; i < count; ++i) {
        if (transform.type() > QTransform::TxScale) {
            drawPolygon(QPolygonF(rects[i]).constData(), 4, OddEvenMode);
            continue;
        }
        enterShapes(true);
        const QRectF rect = transform.mapRect(rects[i]);
        m_content += "<rect";
        appendAttribute(m_content, "x", rect.x());
        appendAttribute(m_content, "y", rect.y());
        appendAttribute(m_content, "width", rect.width());
        appendAttribute(m_content, "height", rect.height());
        m_content += "/>\n";
    }
}

void SvgEngine::drawTextItem(const QPointF &place, const QTextItem &item)
{
    const QTransform transform = state->transform();
    addText(transform.map(place), item.text(),
            textStyle(item.font(), enlargement(transform), state->pen().color(), state->opacity()));
}

void SvgEngine::addText(const QPointF &baseline, const QString &text, const std::string &style)
{
    enterGroup(style);
    m_content += "<text";
    appendAttribute(m_content, "x", baseline.x());
    appendAttribute(m_content, "y", baseline.y());
    m_content += '>';
    appendEscaped(m_content, text);
    m_content += "</text>\n";
}

void SvgEngine::addUse(const std::string &symbol, const QPointF &place)
{
    leaveGroup(); // whose style a symbol would take over
    m_content += "<use xlink:href=\"#";
    m_content += symbol;
    m_content += '"';
    appendAttribute(m_content, "x", place.x());
    appendAttribute(m_content, "y", place.y());
    m_content += "/>\n";
}

} // namespace sw::diagram
