// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/errornote.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QPainter>

namespace sw::views
{

namespace
{

constexpr int gap = 2;
constexpr int barWidth = 3;

/// The page that scrolls and that \p widget is on, else its window.
QWidget *pageOf(QWidget *widget)
{
    QWidget *page = widget;
    while (!page->isWindow() && page->parentWidget() != nullptr) {
        page = page->parentWidget();
        const QWidget *around = page->parentWidget();
        if (around != nullptr && qobject_cast<QAbstractScrollArea *>(around->parentWidget()) != nullptr)
            break;
    }
    return page;
}

} // namespace

ErrorNote::ErrorNote(QWidget *row) : StatusLine(row), m_row(row)
{
    layout()->setContentsMargins(barWidth + 6, 4, 6, 4);
    hide();
    row->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, &ErrorNote::place);
}

void ErrorNote::setText(const QString &text)
{
    setMessage(Status::Bad, text);
    place();
}

/// Below the row, above it where the page ends.
void ErrorNote::place()
{
    QWidget *page = pageOf(m_row);
    if (text().isEmpty() || !m_row->isVisible() || page == m_row)
        return hide();
    if (parentWidget() != page) {
        setParent(page);
        page->installEventFilter(this);
    }
    const QWidget *form = m_row->parentWidget();
    const int left = form->mapTo(page, QPoint()).x();
    const int top = m_row->mapTo(page, QPoint()).y();
    const int height = std::max(heightForWidth(form->width()), minimumSizeHint().height());
    const int below = top + m_row->height() + gap;
    const bool fits = below + height <= page->height();
    setGeometry(left, fits ? below : std::max(0, top - gap - height), form->width(), height);
    setVisible(!isOver(QApplication::focusWidget()));
    raise();
}

/// Once the layouts that are under way are done.
void ErrorNote::placeSoon()
{
    QMetaObject::invokeMethod(this, &ErrorNote::place, Qt::QueuedConnection);
}

bool ErrorNote::isOver(const QWidget *focus) const
{
    const QWidget *page = parentWidget();
    return focus != nullptr && page->isAncestorOf(focus) && !m_row->isAncestorOf(focus) &&
           geometry().intersects(QRect(focus->mapTo(page, QPoint()), focus->size()));
}

bool ErrorNote::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
        if (!text().isEmpty())
            placeSoon();
        break;
    default:
        break;
    }
    return StatusLine::eventFilter(watched, event);
}

void ErrorNote::mousePressEvent(QMouseEvent *)
{
    hide();
}

void ErrorNote::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(rect(), statusTint(Status::Bad));
    const QColor edge = statusText(Status::Bad);
    painter.setPen(edge);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.fillRect(isRightToLeft() ? width() - barWidth : 0, 0, barWidth, height(), edge);
}

} // namespace sw::views
