// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/linkbutton.h"

#include "views/widgets/textlabel.h"

#include <QEvent>
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

QSize LinkButton::minimumSizeHint() const
{
    constexpr int fewest = 40;
    const QSize whole = sizeHint();
    return {std::min(fewest, whole.width()), whole.height()};
}

QString LinkButton::shownText() const
{
    return fontMetrics().elidedText(text(), Qt::ElideRight, width());
}

bool LinkButton::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || shownText() == text())
        return QPushButton::event(event);
    tellWhole(this, event, text());
    return true;
}

void LinkButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    const bool sameColor = palette().color(QPalette::Link) == palette().color(QPalette::WindowText);
    QFont shown = font();
    shown.setUnderline(isEnabled() && (underMouse() || sameColor)); // as with high contrast
    painter.setFont(shown);
    painter.setPen(palette().color(isEnabled() ? QPalette::Link : QPalette::Text));
    painter.drawText(rect(), static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter) | Qt::TextSingleLine, shownText());
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
}

} // namespace sw::views
