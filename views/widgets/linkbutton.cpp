// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/linkbutton.h"

#include <QStyleOptionFocusRect>
#include <QStylePainter>

namespace sw::views
{

LinkButton::LinkButton(const QString &text, QWidget *parent) : QPushButton(text, parent)
{
    setFlat(true);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

QSize LinkButton::sizeHint() const
{
    return fontMetrics().size(Qt::TextSingleLine, text()) + QSize(1, 4);
}

void LinkButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QFont shown = font();
    shown.setUnderline(underMouse());
    painter.setFont(shown);
    painter.setPen(palette().color(isEnabled() ? QPalette::Link : QPalette::Text));
    painter.drawText(rect(), static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter) | Qt::TextSingleLine, text());
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
}

} // namespace sw::views
