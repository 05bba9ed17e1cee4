// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/output/svgdevice.h"

#include "models/diagram/output/svgengine.h"
#include "models/diagram/output/svgstyle.h"

#include <QPainter>

#include <algorithm>
#include <limits>

namespace sw::diagram
{

namespace
{

constexpr double inch = 25.4;

} // namespace

SvgDevice::SvgDevice(const QSize &size) : m_engine(std::make_unique<SvgEngine>()), m_size(size)
{}

SvgDevice::~SvgDevice() = default;

QPaintEngine *SvgDevice::paintEngine() const
{
    return m_engine.get();
}

int SvgDevice::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return qRound(m_size.width() * inch / svgUnitsPerInch);
    case PdmHeightMM:
        return qRound(m_size.height() * inch / svgUnitsPerInch);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return qRound(svgUnitsPerInch);
    case PdmDepth:
        return 32;
    case PdmNumColors:
        return std::numeric_limits<int>::max();
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return qRound(devicePixelRatioFScale());
    }
    return 0;
}

void SvgDevice::addText(const QPointF &baseline, const QString &text, const QFont &font, double scale,
                        const QColor &color)
{
    const auto same = [&](const TextStyle &style) {
        return style.color == color && style.scale == scale && style.font == font;
    };
    auto style = std::find_if(m_textStyles.cbegin(), m_textStyles.cend(), same);
    if (style == m_textStyles.cend()) {
        m_textStyles.push_back({font, scale, color, textStyle(font, scale, color, 1)});
        style = std::prev(m_textStyles.cend());
    }
    m_engine->addText(baseline, text, style->attributes);
}

void SvgDevice::addSymbol(const SpriteKey &key, const QPointF &place, const std::function<void(QPainter &)> &draw)
{
    std::string &name = m_names[key];
    if (name.empty()) {
        name = 's' + std::to_string(m_names.size());
        SvgDevice symbol(m_size);
        QPainter painter(&symbol);
        draw(painter);
        painter.end();
        m_symbols += "<g id=\"" + name + "\">\n" + symbol.m_engine->content() + "</g>\n";
    }
    m_engine->addUse(name, place);
}

QByteArray SvgDevice::file(const QString &title, const QString &description) const
{
    const std::string width = std::to_string(m_size.width());
    const std::string height = std::to_string(m_size.height());
    std::string file = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
                       "xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"" +
                       width + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + ' ' + height +
                       "\" fill-rule=\"evenodd\" xml:space=\"preserve\">\n";
    const auto addElement = [&file](const char *name, const QString &text) {
        if (text.isEmpty())
            return;
        file.append("<").append(name).append(">");
        appendEscaped(file, text);
        file.append("</").append(name).append(">\n");
    };
    addElement("title", title);
    addElement("desc", description);
    if (!m_symbols.empty())
        file += "<defs>\n" + m_symbols + "</defs>\n";
    file += m_engine->content();
    file += "</svg>\n";
    return QByteArray::fromStdString(file);
}

} // namespace sw::diagram
