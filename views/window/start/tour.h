// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

#include <optional>

class QPushButton;

namespace sw::views
{

class MainWindow;
class TextLabel;

/// Five steps around the real window, each beside what it speaks of and never over it: that has the focus, and F6 leads
/// to the buttons of the tour. Everything can be used meanwhile, the card can be dragged, and the tour can be
/// left at any time.
class Tour : public QFrame
{
    Q_OBJECT

public:
    /// \p greeting: stands before the text of the first step.
    explicit Tour(MainWindow &window, const QString &greeting = {});

    static constexpr int steps = 5;
    int step() const { return m_step; }
    void goTo(int step);
    void leave();
    /// Of the window: what must stay in sight.
    QList<QRect> spokenOf() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void place();
    void ringTarget();
    void stepAside(QWidget *panel);

    MainWindow &m_window;
    QString m_greeting;
    TextLabel *m_title;
    TextLabel *m_text;
    TextLabel *m_where;
    QPushButton *m_back;
    QPushButton *m_next;
    QWidget *m_ring;            ///< around what is spoken of
    QPointer<QWidget> m_target; ///< what the ring is around
    QList<QPointer<QWidget>> m_others;
    QPointer<QWidget> m_opened;   ///< a panel that came up since, which must stay in sight, too
    bool m_placed = false;        ///< it has a place, which it keeps where it can
    std::optional<QPoint> m_grip; ///< while it is dragged: where it was taken
    bool m_dragged = false;       ///< in this step: a person knows better where it is in the way
    int m_step = 0;
};

/// Begins the tour of \p window anew; where nothing is drawn, on a copy of a sample, so that there is something to see.
void startTour(MainWindow &window);

} // namespace sw::views
