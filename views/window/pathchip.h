// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace sw::views
{

class CanvasView;
class TextLabel;
class ZoomBox;

/// At the bottom of the canvas, beside the zoom box: whose path is shown and where it goes.
class PathChip : public QWidget
{
    Q_OBJECT

public:
    PathChip(CanvasView &view, const ZoomBox &zoom);

    void show(const QString &operation, const QStringList &steps);
    void clear();
    QToolButton *closeButton() const { return m_close; }
    /// Moves to its place, and shortens its texts to the room there is.
    void place();

Q_SIGNALS:
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int roomBesideZoom() const;

    CanvasView &m_view;
    const ZoomBox &m_zoom;
    QLabel *m_icon;
    TextLabel *m_prefix;
    TextLabel *m_name;
    TextLabel *m_steps;
    QToolButton *m_close;
    QString m_fullName;
    QString m_fullSteps;
};

} // namespace sw::views
