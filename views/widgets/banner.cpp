// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/banner.h"

#include "views/widgets/style/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace sw::views
{

Banner::Banner(QWidget *parent) : QFrame(parent), m_icon(new QLabel), m_text(new QLabel), m_buttons(new QHBoxLayout)
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 12, 6);
    layout->setSpacing(8);
    layout->addWidget(m_icon, 0, Qt::AlignVCenter);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttons);
    hide();
}

void Banner::showMessage(Status status, const QString &text)
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    m_status = status;
    m_text->setText(text);
    setAccessibleName(text);
    updateColors();
    show();
}

void Banner::addButton(const QString &text, const std::function<void()> &action)
{
    auto *button = new QPushButton(text);
    connect(button, &QPushButton::clicked, this, [action] { action(); });
    m_buttons->addWidget(button);
}

void Banner::updateColors()
{
    m_icon->setPixmap(iconPixmap(statusIcon(m_status), 16, statusText(m_status), devicePixelRatioF()));
    update();
}

void Banner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), statusTint(m_status));
    const int left = isRightToLeft() ? width() - 3 : 0;
    painter.fillRect(QRect(left, 0, 3, height()), statusText(m_status));
}

void Banner::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateColors();
}

} // namespace sw::views
