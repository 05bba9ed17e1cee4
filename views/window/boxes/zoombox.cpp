// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/boxes/zoombox.h"

#include "models/base/text.h"
#include "views/canvas/canvasview.h"
#include "views/window/actions.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <cmath>

namespace sw::views
{

ZoomBox::ZoomBox(CanvasView &view, const Actions &actions) : CanvasBox(view)
{
    setAccessibleName(tr("Zoom"));
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
    const QString text = base::percentText(std::round(view().camera().zoom * 100) / 100);
    m_zoom->setText(text);
    m_zoom->setAccessibleName(tr("Zoom: %1").arg(text));
    place();
}

void ZoomBox::setWanted(bool wanted)
{
    setVisible(wanted);
    place();
}

void ZoomBox::place()
{
    // As wide as it ever becomes, so that nothing moves under the pointer.
    m_zoom->setMinimumWidth(fontMetrics().horizontalAdvance(base::percentText(4)) + 14);
    adjustSize();
    moveTo(margin);
}

} // namespace sw::views
