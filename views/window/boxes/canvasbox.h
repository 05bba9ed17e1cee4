// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace sw::views
{

class CanvasView;

/// A framed box at the bottom of a canvas. It keeps its place, and what is fitted into the view stays clear of it.
class CanvasBox : public QWidget
{
    Q_OBJECT

public:
    static constexpr int margin = 12; ///< to the edges of the canvas, pixels
    static constexpr int gap = 8;     ///< to the next box

    explicit CanvasBox(CanvasView &view);

    CanvasView &view() const { return m_view; }
    /// Sizes it and moves it to its place.
    virtual void place() = 0;

Q_SIGNALS:
    void placed();

protected:
    /// Pixels from the edge where texts begin, behind \p box while that is shown.
    int sideBehind(const CanvasBox &box) const { return margin + (box.isHidden() ? 0 : box.width() + gap); }
    /// Width from \p side to the overview, or to the other edge.
    int roomFrom(int side) const;
    /// \p above: pixels from the margin at the bottom.
    void moveTo(int side, int above = 0);
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    CanvasView &m_view;
};

} // namespace sw::views
