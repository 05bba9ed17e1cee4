// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sw::views
{

/// F1 in a dialog: the page about it, in a window of its own that leaves the dialog as it is.
class DialogHelp : public QObject
{
    Q_OBJECT

public:
    explicit DialogHelp(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace sw::views
