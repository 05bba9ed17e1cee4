// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/toast.h"

#include "views/widgets/textlabel.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QUndoGroup>

#include <algorithm>

namespace sw::views
{

namespace
{

constexpr int shownMilliseconds = 5000;
constexpr int margin = 14;
constexpr int gap = 8; ///< to what it stays clear of
constexpr double corner = 5;

} // namespace

Toast::Toast(QWidget *host, QUndoGroup &histories)
    : QWidget(host), m_histories(histories), m_text(new TextLabel(TextLabel::Style::Body)), m_undo(new QPushButton)
{
    setAttribute(Qt::WA_NoMousePropagation);
    setCursor(Qt::ArrowCursor);
    m_text->setElided();
    m_undo->setText(tr("Undo"));
    m_undo->setFocusPolicy(Qt::NoFocus); // what has the focus keeps it; the key for it is the usual one
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->setSpacing(12);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_undo);
    m_time.setSingleShot(true);
    m_time.setInterval(shownMilliseconds);
    connect(&m_time, &QTimer::timeout, this, &QWidget::hide);
    connect(m_undo, &QPushButton::clicked, &histories, &QUndoGroup::undo);
    connect(&histories, &QUndoGroup::indexChanged, this, &QWidget::hide); // Undo would mean another step
    host->installEventFilter(this);
    hide();
}

void Toast::say(const QString &text)
{
    m_text->setText(text);
    setAccessibleName(text);
    m_undo->setToolTip(m_histories.undoText());
    show();
    raise();
    place();
    m_time.start();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString Toast::text() const
{
    return m_text->text();
}

void Toast::place()
{
    const QWidget *host = parentWidget();
    const int whole = m_text->fontMetrics().horizontalAdvance(m_text->text()) + m_undo->sizeHint().width() + 34;
    resize(std::min(whole, host->width() - 2 * margin), sizeHint().height());
    QRect place(QPoint((host->width() - width()) / 2, host->height() - height() - margin), size());
    for (const QRect &each : m_obstacles ? m_obstacles() : QList<QRect>()) {
        if (each.intersects(place))
            place.moveBottom(each.top() - gap);
    }
    move(place.topLeft());
}

/// What is pointed at stays.
void Toast::enterEvent(QEnterEvent *event)
{
    QWidget::enterEvent(event);
    m_time.stop();
}

void Toast::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_time.start();
}

void Toast::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace sw::views
