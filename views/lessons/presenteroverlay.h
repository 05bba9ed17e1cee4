// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QTimer>
#include <QWidget>

class QKeyEvent;

namespace sw::views
{

/// Lies over a window that is shown to a class: a laser pointer where the mouse is, and the keys that are pressed. It
/// takes neither mouse nor keys from what is below.
class PresenterOverlay : public QWidget
{
    Q_OBJECT

public:
    explicit PresenterOverlay(QWidget *window);

    bool hasPointer() const { return m_pointer; }
    void setPointer(bool shown);
    bool showsKeys() const { return m_keys; }
    void setKeysShown(bool shown);
    /// The keys that are shown now; empty: none.
    QString keysText() const { return m_text; }
    QPointF pointerPosition() const { return m_at; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void watch();
    void takeKey(const QKeyEvent &event);
    bool belongsHere(const QObject *object) const;
    QRect pointerRect(const QPointF &at) const;
    QRect keysRect() const;

    bool m_pointer = false;
    bool m_keys = false;
    QPointF m_at{-1000, -1000};
    QString m_text;
    QTimer m_fade;
};

} // namespace sw::views
