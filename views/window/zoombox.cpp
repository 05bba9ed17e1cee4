// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/zoombox.h"

#include "models/base/text.h"
#include "views/canvas/canvasview.h"
#include "views/window/actions.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

#include <cmath>

namespace sw::views
{

namespace
{

constexpr int margin = 12;
constexpr double corner = 4;

} // namespace

ZoomBox::ZoomBox(CanvasView &view, const Actions &actions) : QWidget(&view), m_view(view)
{
    setAccessibleName(tr("Zoom"));
    setAttribute(Qt::WA_NoMousePropagation);
    setCursor(Qt::ArrowCursor);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(3, 3, 3, 3);
    layout->setSpacing(2);
    layout->addWidget(addButton(actions, "view.zoomOut"));
    m_zoom = addButton(actions, "view.actual");
    m_zoom->setToolButtonStyle(Qt::ToolButtonTextOnly);
    layout->addWidget(m_zoom);
    layout->addWidget(addButton(actions, "view.zoomIn"));
    layout->addWidget(addButton(actions, "view.fit"));
    connect(&view.navigation(), &CanvasNavigation::changed, this, &ZoomBox::showZoom);
    connect(actions.action(QStringLiteral("view.actual")), &QAction::changed, this, &ZoomBox::showZoom);
    view.installEventFilter(this);
    showZoom();
}

QToolButton *ZoomBox::addButton(const Actions &actions, const char *command)
{
    auto *button = new QToolButton;
    QAction *action = actions.action(QLatin1String(command));
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setIconSize(QSize(16, 16));
    button->setFocusPolicy(Qt::NoFocus); // the canvas keeps it; each has a key
    button->setAccessibleName(action->text().remove(QLatin1Char('&')));
    return button;
}

void ZoomBox::showZoom()
{
    const QString text = base::percentText(std::round(m_view.camera().zoom * 100) / 100);
    m_zoom->setText(text);
    m_zoom->setAccessibleName(tr("Zoom: %1").arg(text));
    // As wide as it ever becomes, so that nothing moves under the pointer.
    m_zoom->setMinimumWidth(fontMetrics().horizontalAdvance(base::percentText(4)) + 14);
    moveToCorner();
}

void ZoomBox::setWanted(bool wanted)
{
    setVisible(wanted);
    moveToCorner();
}

void ZoomBox::moveToCorner()
{
    adjustSize();
    const int x = layoutDirection() == Qt::RightToLeft ? m_view.width() - width() - margin : margin;
    move(x, m_view.height() - height() - margin);
    m_view.navigation().keepClear(this, isHidden() ? QRect() : geometry());
}

void ZoomBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

void ZoomBox::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange ||
        event->type() == QEvent::StyleChange)
        showZoom();
}

bool ZoomBox::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        moveToCorner();
    return QWidget::eventFilter(watched, event);
}

} // namespace sw::views
