// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/pathchip.h"

#include "models/diagram/paint/theme.h"
#include "views/canvas/canvasview.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"
#include "views/window/zoombox.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace sw::views
{

namespace
{

constexpr int chipMargin = 12;
constexpr int gap = 8;
constexpr int iconSize = 14;
constexpr double chipCorner = 4;
/// Below that it stands above the zoom box instead.
constexpr int leastWidth = 280;

} // namespace

PathChip::PathChip(CanvasView &view, const ZoomBox &zoom)
    : QWidget(&view),
      m_view(view),
      m_zoom(zoom),
      m_icon(new QLabel),
      m_prefix(new TextLabel(TextLabel::Style::Body, tr("Path of"))),
      m_name(new TextLabel(TextLabel::Style::Title)),
      m_steps(new TextLabel(TextLabel::Style::Secondary)),
      m_close(new QToolButton)
{
    setAttribute(Qt::WA_NoMousePropagation);
    setCursor(Qt::ArrowCursor);
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setIconSize(QSize(10, 10));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::NoFocus); // the canvas or the sheet keeps it; both close it by key
    m_close->setToolTip(tr("Show everything again (Esc)"));
    m_close->setAccessibleName(tr("Close the path"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 3, 4, 3);
    layout->setSpacing(6);
    for (QWidget *part :
         {static_cast<QWidget *>(m_icon), static_cast<QWidget *>(m_prefix), static_cast<QWidget *>(m_name),
          static_cast<QWidget *>(m_steps), static_cast<QWidget *>(m_close)})
        layout->addWidget(part);
    connect(m_close, &QToolButton::clicked, this, &PathChip::closed);
    connect(&view.navigation(), &CanvasNavigation::changed, this, &PathChip::place); // the overview comes and goes
    view.installEventFilter(this);
    hide();
}

void PathChip::show(const QString &operation, const QStringList &steps)
{
    m_fullName = operation;
    m_fullSteps = steps.join(QStringLiteral(", "));
    const QString all = tr("Path of %1: %2").arg(operation, m_fullSteps);
    setAccessibleName(all);
    setToolTip(all.toHtmlEscaped());
    setVisible(true);
    place();
}

void PathChip::clear()
{
    hide();
    m_view.navigation().keepClear(this, {});
}

int PathChip::roomBesideZoom() const
{
    const QRectF overview = m_view.navigation().minimapRect();
    const int right = overview.isNull() ? chipMargin : static_cast<int>(overview.width()) + chipMargin + gap;
    return m_view.width() - chipMargin - m_zoom.width() - gap - right;
}

void PathChip::place()
{
    if (isHidden())
        return;
    m_icon->setPixmap(
        iconPixmap(QStringLiteral("path"), iconSize, theme().color(diagram::Token::Accent), devicePixelRatioF()));
    m_name->setText(m_fullName);
    m_steps->setText(m_fullSteps);
    m_steps->setVisible(!m_fullSteps.isEmpty());
    const bool beside = sizeHint().width() <= roomBesideZoom() || roomBesideZoom() >= leastWidth;
    const int room = std::max(0, beside ? roomBesideZoom() : m_view.width() - 2 * chipMargin);
    int over = sizeHint().width() - room;
    for (TextLabel *label : {m_steps, m_name}) {
        if (over <= 0)
            break;
        const int before = label->sizeHint().width();
        const int after = std::max(24, before - over);
        label->setText(label->fontMetrics().elidedText(label->text(), Qt::ElideRight, after));
        over -= before - after;
    }
    layout()->activate();
    resize(std::min(room, sizeHint().width()), std::max(sizeHint().height(), m_zoom.height()));
    const int side = beside ? chipMargin + m_zoom.width() + gap : chipMargin;
    const int x = layoutDirection() == Qt::RightToLeft ? m_view.width() - side - width() : side;
    const int y = m_view.height() - chipMargin - height() - (beside ? 0 : m_zoom.height() + gap);
    move(x, y);
    m_view.navigation().keepClear(this, geometry());
}

void PathChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), chipCorner, chipCorner);
}

void PathChip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type == QEvent::FontChange || type == QEvent::LayoutDirectionChange || type == QEvent::StyleChange ||
        type == QEvent::PaletteChange)
        place();
}

bool PathChip::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace sw::views
