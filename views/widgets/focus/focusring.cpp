// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/focus/focusring.h"

#include "models/diagram/paint/theme.h"
#include "views/widgets/style/appearance.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QFocusFrame>
#include <QPainter>
#include <QSplitter>

namespace sw::views
{

namespace
{

constexpr int ringWidth = 2;
constexpr int ringGap = 1;
constexpr double ringRadius = 5;

/// Assistive technology and layouts know that a QFocusFrame is none of their business.
class Frame : public QFocusFrame
{
public:
    using QFocusFrame::QFocusFrame;

protected:
    void paintEvent(QPaintEvent *) override
    {
        constexpr double half = ringWidth / 2.0;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme().color(diagram::Token::Accent), ringWidth));
        painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), ringRadius, ringRadius);
    }
};

/// The editor of a cell has its cursor, and little room around it.
bool isOfCell(const QWidget *widget)
{
    return qobject_cast<const QAbstractItemView *>(widget->parentWidget()->parentWidget()) != nullptr;
}

bool isRinged(const QWidget *widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) != 0 && !widget->property("showsFocus").toBool() && !isOfCell(widget);
}

/// In it or in a panel that floats before it.
bool isIn(const QWidget *window, const QWidget *widget)
{
    const QWidget *own = widget->window();
    return widget != window &&
           (own == window || (qobject_cast<const QDockWidget *>(own) != nullptr && own->parentWidget() == window));
}

QRect around(const QWidget *widget)
{
    constexpr int away = ringGap + ringWidth;
    return widget->rect().adjusted(-away, -away, away, away);
}

/// The nearest that has room for the ring and moves with \p widget: of a page that scrolls nothing above its contents.
QWidget *groundOf(QWidget *widget)
{
    if (qobject_cast<QAbstractScrollArea *>(widget) != nullptr)
        return widget;
    QWidget *ground = widget->parentWidget();
    const auto fits = [&] {
        const QRect ring = around(widget);
        return ground->rect().contains(QRect(widget->mapTo(ground, ring.topLeft()), ring.size()));
    };
    const auto isContents = [&] {
        const QWidget *viewport = ground->parentWidget();
        return viewport != nullptr && qobject_cast<QAbstractScrollArea *>(viewport->parentWidget()) != nullptr;
    };
    while (!ground->isWindow() && !isContents() && (!fits() || qobject_cast<QSplitter *>(ground) != nullptr))
        ground = ground->parentWidget();
    return ground;
}

} // namespace

FocusRing::FocusRing(QWidget *window) : QObject(window), m_window(window)
{
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, QWidget *now) { follow(now); });
}

void FocusRing::follow(QWidget *widget)
{
    watch(false);
    const bool isOurs = widget != nullptr && isIn(m_window, widget) && isRinged(widget);
    m_target = isOurs ? widget : nullptr;
    watch(true);
    place();
}

/// What moves the target: itself and all around it up to the ground.
void FocusRing::watch(bool on)
{
    for (QWidget *one = m_target; one != nullptr; one = one->parentWidget()) {
        one->removeEventFilter(this);
        if (on)
            one->installEventFilter(this);
        if (one->isWindow())
            break;
    }
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
    case QEvent::ParentChange:
        place();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void FocusRing::place()
{
    if (m_target == nullptr || !m_target->isVisible()) {
        if (m_frame)
            m_frame->hide();
        return;
    }
    QWidget *ground = groundOf(m_target);
    if (!m_frame)
        m_frame = new Frame(ground); // the one before went with its ground
    else if (m_frame->parentWidget() != ground)
        m_frame->setParent(ground);
    const QRect ring = ground == m_target ? m_target->rect() : around(m_target);
    m_frame->setGeometry(QRect(m_target->mapTo(ground, ring.topLeft()), ring.size()));
    m_frame->show();
    m_frame->raise();
}

} // namespace sw::views
