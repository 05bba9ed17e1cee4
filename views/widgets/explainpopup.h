// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/figures/figure.h"

#include <QFrame>

namespace sw::views
{

using sizing::Explanation;

/// Says how a figure came about, beside it, until a key or a click elsewhere closes it. The text can be selected and
/// copied.
class ExplainPopup : public QFrame
{
    Q_OBJECT

public:
    /// Shows \p explanation with its corner at \p globalPosition, within the screen; nothing when it is empty.
    static void showAt(QWidget *host, const QPoint &globalPosition, const Explanation &explanation);

    QString text() const { return m_text; }

private:
    ExplainPopup(QWidget *host, const Explanation &explanation);
    void copy() const;

    QString m_text;
};

} // namespace sw::views
