// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QFocusFrame;

namespace sw::views
{

/// Draws a ring around whatever in a window has the focus, also where the style leaves hardly a trace of it: two pixels
/// wide, one away; of what scrolls at its inside. A widget whose property "showsFocus" is true does so by itself.
class FocusRing : public QObject
{
    Q_OBJECT

public:
    explicit FocusRing(QWidget *window);

    /// Around what it is drawn at the moment; nullptr: nothing.
    QWidget *target() const { return m_target; }
    const QFocusFrame *frame() const { return m_frame; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *widget);
    void watch(bool on);
    void place();

    QWidget *m_window;
    QPointer<QWidget> m_target;
    QPointer<QFocusFrame> m_frame;
};

} // namespace sw::views
