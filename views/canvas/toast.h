// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <functional>

class QPushButton;
class QUndoGroup;

namespace sw::views
{

class TextLabel;

/// A word at the bottom of \p host about a step that was just taken for a person, with the way back. It goes by itself,
/// and with the next step. Errors are told elsewhere: they stay.
class Toast : public QWidget
{
    Q_OBJECT

public:
    Toast(QWidget *host, QUndoGroup &histories);

    void say(const QString &text);
    QString text() const;
    /// \p rects: of the host, what it must not cover; asked each time.
    void stayClearOf(const std::function<QList<QRect>()> &rects) { m_obstacles = rects; }
    QPushButton *undo() const { return m_undo; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    std::function<QList<QRect>()> m_obstacles;
    void place();

    QUndoGroup &m_histories;
    TextLabel *m_text;
    QPushButton *m_undo;
    QTimer m_time;
};

} // namespace sw::views
