// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace sw::views
{

/// A button that reads as a link in a column of text: no frame, its text in line with what stands above and below. The
/// text is plain, because names of objects are shown in it; where it finds no room, it ends with "…" and the tooltip
/// tells it as a whole.
class LinkButton : public QPushButton
{
    Q_OBJECT

public:
    explicit LinkButton(const QString &text, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString shownText() const;
};

} // namespace sw::views
