// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sw::views
{

/// Gives the focus back to the window that a dialog belonged to, once it is gone: not every window manager does, and
/// keys would go nowhere.
class FocusReturn : public QObject
{
    Q_OBJECT

public:
    explicit FocusReturn(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace sw::views
