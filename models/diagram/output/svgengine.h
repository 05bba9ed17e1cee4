// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintEngine>

#include <string>

namespace sw::diagram
{

/// Writes the elements of an SVG file. Shapes of the same style that follow each other share a group.
class SvgEngine final : public QPaintEngine
{
public:
    SvgEngine();

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState &changed) override;
    void drawPath(const QPainterPath &path) override;
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override;
    void drawRects(const QRectF *rects, int count) override;
    void drawTextItem(const QPointF &place, const QTextItem &item) override;
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {} // no diagram for a file has any
    using QPaintEngine::drawPolygon;
    using QPaintEngine::drawRects;

    void addText(const QPointF &baseline, const QString &text, const std::string &style);
    /// A copy of a symbol that is written elsewhere.
    void addUse(const std::string &symbol, const QPointF &place);
    /// What has been written, every group closed.
    std::string content() const { return m_open.empty() ? m_content : m_content + "</g>\n"; }

private:
    void enterGroup(const std::string &style);
    void leaveGroup();
    void enterShapes(bool filled);

    std::string m_content;
    std::string m_open;   ///< style of the group that takes what comes
    std::string m_shapes; ///< style of the shapes that come, empty until it is needed
    bool m_filled = false;
};

} // namespace sw::diagram
