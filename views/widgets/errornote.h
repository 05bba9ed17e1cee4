// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/statusline.h"

namespace sw::views
{

/// What is wrong with what stands in a row of a form. It lies over what is around the row, so that nothing moves, and
/// gives way to an editor below it that gets the focus.
class ErrorNote : public StatusLine
{
    Q_OBJECT

public:
    explicit ErrorNote(QWidget *row);

    /// Empty: nothing is wrong.
    void setText(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void place();
    void placeSoon();
    bool isOver(const QWidget *focus) const;

    QWidget *m_row;
};

} // namespace sw::views
