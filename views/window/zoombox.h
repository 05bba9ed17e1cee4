// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace sw::views
{

class Actions;
class CanvasView;

/// In a corner of the canvas: how large things are shown, and buttons that change it.
class ZoomBox : public QWidget
{
    Q_OBJECT

public:
    ZoomBox(CanvasView &view, const Actions &actions);

    /// Shows it, or hides it for good.
    void setWanted(bool wanted);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *addButton(const Actions &actions, const char *command);
    void showZoom();
    void moveToCorner();

    CanvasView &m_view;
    QToolButton *m_zoom;
};

} // namespace sw::views
