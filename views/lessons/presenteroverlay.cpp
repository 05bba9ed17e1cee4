// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/presenteroverlay.h"

#include "models/diagram/paint/theme.h"
#include "views/widgets/style/appearance.h"

#include <QApplication>
#include <QCursor>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QRadialGradient>
#include <QWindow>

namespace sw::views
{

namespace
{

constexpr int shownMilliseconds = 1800;
constexpr qreal dotRadius = 7;
constexpr qreal glowRadius = 22;
constexpr int bottomGap = 64; // above the row of buttons

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr || key == Qt::Key_CapsLock || key == Qt::Key_NumLock;
}

} // namespace

PresenterOverlay::PresenterOverlay(QWidget *window) : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    m_fade.setSingleShot(true);
    m_fade.setInterval(shownMilliseconds);
    connect(&m_fade, &QTimer::timeout, this, [this] {
        const QRect old = keysRect();
        m_text.clear();
        update(old);
    });
    window->installEventFilter(this);
    resize(window->size());
    hide();
}

void PresenterOverlay::setPointer(bool shown)
{
    m_pointer = shown;
    m_at = mapFromGlobal(QCursor::pos());
    watch();
}

void PresenterOverlay::setKeysShown(bool shown)
{
    m_keys = shown;
    m_text.clear();
    watch();
}

/// Only while there is something to show does it see what happens in the program.
void PresenterOverlay::watch()
{
    qApp->removeEventFilter(this);
    if (m_pointer || m_keys)
        qApp->installEventFilter(this);
    setVisible(m_pointer || m_keys);
    raise();
    update();
}

bool PresenterOverlay::belongsHere(const QObject *object) const
{
    const auto *widget = qobject_cast<const QWidget *>(object);
    return widget != nullptr && widget->window() == window();
}

bool PresenterOverlay::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        resize(parentWidget()->size());
        raise();
    } else if (event->type() == QEvent::MouseMove && m_pointer && watched == window()->windowHandle()) {
        // The window is told of every move, its widgets only when they track the mouse.
        const QRect old = pointerRect(m_at);
        m_at = static_cast<QMouseEvent *>(event)->position(); // of the window, which it fills
        update(old);
        update(pointerRect(m_at));
    } else if (event->type() == QEvent::ShortcutOverride && m_keys && belongsHere(watched)) {
        takeKey(*static_cast<QKeyEvent *>(event)); // it comes once for each key, whoever takes it then
    }
    return QWidget::eventFilter(watched, event);
}

/// What is typed into a field is seen there.
void PresenterOverlay::takeKey(const QKeyEvent &event)
{
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool types = plain && !event.text().isEmpty() && event.text().at(0).isPrint() &&
                       qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr;
    if (isModifier(event.key()) || event.key() == Qt::Key_unknown || types)
        return;
    const QRect old = keysRect();
    const int modifiers = (event.modifiers() & ~Qt::KeypadModifier).toInt();
    m_text = QKeySequence(modifiers | event.key()).toString(QKeySequence::NativeText);
    m_fade.start();
    update(old);
    update(keysRect());
}

QRect PresenterOverlay::pointerRect(const QPointF &at) const
{
    return QRectF(at.x() - glowRadius, at.y() - glowRadius, 2 * glowRadius, 2 * glowRadius).toAlignedRect();
}

QRect PresenterOverlay::keysRect() const
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    const QFontMetrics metrics(large);
    const int width = metrics.horizontalAdvance(m_text) + 36;
    const int height = metrics.height() + 18;
    return {(this->width() - width) / 2, this->height() - height - bottomGap, width, height};
}

void PresenterOverlay::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_text.isEmpty()) {
        const QRectF box = QRectF(keysRect()).adjusted(1, 1, -1, -1);
        painter.setPen(QPen(theme().color(diagram::Token::ControlEdge), 1));
        painter.setBrush(theme().color(diagram::Token::TooltipBase));
        painter.drawRoundedRect(box, 6, 6);
        QFont large = font();
        large.setPointSizeF(large.pointSizeF() * 1.6);
        large.setWeight(QFont::DemiBold);
        painter.setFont(large);
        painter.setPen(theme().color(diagram::Token::TooltipText));
        painter.drawText(box, Qt::AlignCenter, m_text);
    }
    if (!m_pointer || !rect().contains(m_at.toPoint()))
        return;
    const QColor red = statusFill(Status::Bad);
    QColor glow = red;
    QRadialGradient light(m_at, glowRadius);
    glow.setAlpha(140);
    light.setColorAt(0, glow);
    glow.setAlpha(0);
    light.setColorAt(1, glow);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawEllipse(m_at, glowRadius, glowRadius);
    painter.setBrush(red);
    painter.setPen(QPen(theme().color(diagram::Token::Base), 2)); // an edge on whatever is below
    painter.drawEllipse(m_at, dotRadius, dotRadius);
}

} // namespace sw::views
