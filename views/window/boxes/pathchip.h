// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/window/boxes/canvasbox.h"

class QLabel;
class QToolButton;

namespace sw::views
{

class TextLabel;
class ZoomBox;

/// At the bottom of the canvas, beside the zoom box: whose path is shown and where it goes.
class PathChip : public CanvasBox
{
    Q_OBJECT

public:
    PathChip(CanvasView &view, const ZoomBox &zoom);

    void show(const QString &operation, const QStringList &steps);
    void clear();
    QToolButton *closeButton() const { return m_close; }
    /// Moves to its place, and shortens its texts to the room there is.
    void place() override;

Q_SIGNALS:
    void closed();

private:
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
