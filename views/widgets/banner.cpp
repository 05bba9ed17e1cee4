// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/banner.h"

#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace sw::views
{

Banner::Banner(QWidget *parent)
    : QFrame(parent),
      m_icon(new QLabel),
      m_head(new TextLabel(TextLabel::Style::Body)),
      m_text(new QLabel),
      m_buttons(new QHBoxLayout),
      m_layout(new QGridLayout(this))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_layout->setContentsMargins(12, 4, 12, 4);
    m_layout->setHorizontalSpacing(8);
    m_layout->setVerticalSpacing(2);
    m_layout->setColumnStretch(1, 1);
    m_head->setWordWrap(true);
    m_head->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_layout->addWidget(m_icon, 0, 0);
    m_layout->addWidget(m_head, 0, 1);
    m_layout->addWidget(m_text, 0, 1);
    m_layout->addLayout(m_buttons, 0, 2);
    hide();
}

void Banner::showMessage(Status status, const QString &text, const QString &head)
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    m_status = status;
    m_head->setText(head);
    m_head->setVisible(!head.isEmpty());
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    const bool isBelow = !head.isEmpty() || text.contains(QLatin1Char('\n')); // buttons leave it too little room
    m_layout->removeWidget(m_text);
    m_layout->addWidget(m_text, isBelow ? 1 : 0, 1, 1, isBelow ? 2 : 1);
    m_layout->removeWidget(m_head);
    m_layout->removeItem(m_buttons);
    m_layout->addWidget(m_head, 0, 1, 1, 2);
    m_layout->addLayout(m_buttons, head.isEmpty() ? 0 : 2, head.isEmpty() ? 2 : 1, 1, head.isEmpty() ? 1 : 2,
                        Qt::AlignRight);
    setAccessibleName(head.isEmpty() ? text : head + QLatin1Char('\n') + text);
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
