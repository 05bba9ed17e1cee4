// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/boxes/pathchip.h"

#include "models/diagram/paint/theme.h"
#include "views/canvas/canvasview.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"
#include "views/window/boxes/zoombox.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace sw::views
{

namespace
{

constexpr int iconSize = 14;
/// Below that it stands above the zoom box instead.
constexpr int leastWidth = 280;

} // namespace

PathChip::PathChip(CanvasView &view, const ZoomBox &zoom)
    : CanvasBox(view),
      m_zoom(zoom),
      m_icon(new QLabel),
      m_prefix(new TextLabel(TextLabel::Style::Body, tr("Path of"))),
      m_name(new TextLabel(TextLabel::Style::Title)),
      m_steps(new TextLabel(TextLabel::Style::Secondary)),
      m_close(new QToolButton)
{
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
    connect(&zoom, &CanvasBox::placed, this, &PathChip::place);
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
    view().navigation().keepClear(this, {});
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
    const int behind = sideBehind(m_zoom);
    const bool beside = sizeHint().width() <= roomFrom(behind) || roomFrom(behind) >= leastWidth;
    const int room = std::max(0, beside ? roomFrom(behind) : view().width() - 2 * margin);
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
    moveTo(beside ? behind : margin, beside ? 0 : m_zoom.height() + gap);
}

} // namespace sw::views
