// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QRect>

class QPainter;

namespace sw::diagram
{

/// Rectangles of whole device pixels that are filled at once, colour after colour in the order of their first use.
/// Filling them one by one costs several times as much, and small zooms show tens of thousands in a frame.
class PixelFills
{
public:
    void add(const QRect &rect, const QColor &color);
    /// Onto \p painter, whose device has \p ratio device pixels per pixel; empty afterwards.
    void paint(QPainter &painter, double ratio);

private:
    struct Layer
    {
        QColor color;
        QList<QRect> rects;
    };
    Layer &layer(const QColor &color);

    QList<Layer> m_layers;
    qsizetype m_last = 0;
};

} // namespace sw::diagram
