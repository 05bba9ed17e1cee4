// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

namespace sw::views
{

/// Lies over a panel that has nothing to show: one sentence about what will be there, and a button for it.
class EmptyHint : public QWidget
{
    Q_OBJECT

public:
    EmptyHint(QWidget *host, const QString &text, const QString &button, const std::function<void()> &run);

    void setNeeded(bool needed);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace sw::views
