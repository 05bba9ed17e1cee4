// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/pixelfills.h"

#include <QPainter>

namespace sw::diagram
{

PixelFills::Layer &PixelFills::layer(const QColor &color)
{
    if (m_last < m_layers.size() && m_layers.at(m_last).color == color)
        return m_layers[m_last];
    for (m_last = 0; m_last < m_layers.size(); ++m_last) {
        if (m_layers.at(m_last).color == color)
            return m_layers[m_last];
    }
    m_layers.append({color, {}});
    return m_layers.last();
}

void PixelFills::add(const QRect &rect, const QColor &color)
{
    if (rect.width() > 0 && rect.height() > 0)
        layer(color).rects.append(rect);
}

void PixelFills::paint(QPainter &painter, double ratio)
{
    const QTransform before = painter.worldTransform();
    if (ratio != 1)
        painter.scale(1 / ratio, 1 / ratio);
    painter.setPen(Qt::NoPen);
    for (const Layer &layer : std::as_const(m_layers)) {
        painter.setBrush(layer.color);
        painter.drawRects(layer.rects.constData(), static_cast<int>(layer.rects.size()));
    }
    painter.setWorldTransform(before);
    m_layers.clear();
}

} // namespace sw::diagram
