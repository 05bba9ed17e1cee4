// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

class QPushButton;

namespace sw::views
{

class MainWindow;
class TextLabel;

/// Five steps around the real window, each beside what it speaks of and never over it. Everything can be used
/// meanwhile, and it can be left at any time.
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

private:
    void place();

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
    bool m_placed = false; ///< it has a place, which it keeps where it can
    int m_step = 0;
};

/// Begins the tour of \p window anew; where nothing is drawn, on a copy of a sample, so that there is something to see.
void startTour(MainWindow &window);

} // namespace sw::views
