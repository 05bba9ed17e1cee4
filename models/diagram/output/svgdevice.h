// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/sprite.h"

#include <QColor>
#include <QFont>
#include <QPaintDevice>
#include <QSize>

#include <functional>
#include <memory>
#include <string>
#include <vector>

class QPainter;

namespace sw::diagram
{

class SvgEngine;

/// What is painted on it becomes an SVG file. QSvgGenerator would do, but repeats everything that a shape inherits
/// whenever one part of it changes, and has texts shaped that it writes as texts: five times the bytes in eight times
/// the time. Solid colours only; clipping and pixmaps, which no diagram for a file has, are left out.
class SvgDevice final : public QPaintDevice
{
public:
    explicit SvgDevice(const QSize &size);
    ~SvgDevice() override;

    QPaintEngine *paintEngine() const override;

    /// \p text for the reader of the file to shape, in \p font enlarged by \p scale.
    void addText(const QPointF &baseline, const QString &text, const QFont &font, double scale, const QColor &color);
    /// What \p draw paints around the origin, moved to \p place. It is called once for each \p key.
    void addSymbol(const SpriteKey &key, const QPointF &place, const std::function<void(QPainter &)> &draw);

    /// The whole file. \p title and \p description may hold anything.
    QByteArray file(const QString &title, const QString &description) const;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    struct TextStyle
    {
        QFont font;
        double scale;
        QColor color;
        std::string attributes;
    };
    std::unique_ptr<SvgEngine> m_engine;
    QSize m_size;
    std::vector<TextStyle> m_textStyles;   ///< the few there are
    QHash<SpriteKey, std::string> m_names; ///< of symbols
    std::string m_symbols;                 ///< written
};

} // namespace sw::diagram
