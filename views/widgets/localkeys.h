// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QObject>

#include <functional>

class QWidget;

namespace sw::views
{

/// Keys that mean something of their own in one widget, although the window uses them for other things: Delete in a
/// table removes its row, not what is selected on the canvas.
class LocalKeys : public QObject
{
    Q_OBJECT

public:
    explicit LocalKeys(QWidget *widget);

    void add(const QList<QKeySequence> &keys, const std::function<void()> &action);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QList<std::pair<QKeySequence, std::function<void()>>> m_actions;
};

} // namespace sw::views
