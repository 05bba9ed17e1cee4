// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/boxes/canvasbox.h"

#include "views/canvas/canvasview.h"

#include <QEvent>
#include <QPainter>

namespace sw::views
{

static constexpr double cornerRadius = 4;

CanvasBox::CanvasBox(CanvasView &view) : QWidget(&view), m_view(view)
{
    setAttribute(Qt::WA_NoMousePropagation);
    setCursor(Qt::ArrowCursor);
    view.installEventFilter(this);
}

int CanvasBox::roomFrom(int side) const
{
    const QRectF overview = m_view.navigation().minimapRect();
    return m_view.width() - side - margin - (overview.isNull() ? 0 : static_cast<int>(overview.width()) + gap);
}

void CanvasBox::moveTo(int side, int above)
{
    const int x = layoutDirection() == Qt::RightToLeft ? m_view.width() - width() - side : side;
    move(x, m_view.height() - height() - margin - above);
    m_view.navigation().keepClear(this, isHidden() ? QRect() : geometry());
    Q_EMIT placed();
}

void CanvasBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
}

void CanvasBox::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type == QEvent::FontChange || type == QEvent::LayoutDirectionChange || type == QEvent::StyleChange ||
        type == QEvent::PaletteChange)
        place();
}

bool CanvasBox::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace sw::views
