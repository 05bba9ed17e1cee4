// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/statusline.h"

#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>

namespace sw::views
{

namespace
{

constexpr int iconSize = 14;

} // namespace

StatusLine::StatusLine(QWidget *parent)
    : QWidget(parent), m_icon(new QLabel), m_text(new TextLabel(TextLabel::Style::Body))
{
    m_icon->setFixedSize(iconSize, iconSize + 2);
    m_text->setWordWrap(true);
    setSmallFont(m_text);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 1, 0, 1);
    layout->setSpacing(6);
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
}

StatusLine::StatusLine(Status status, const QString &text, QWidget *parent) : StatusLine(parent)
{
    setMessage(status, text);
}

void StatusLine::setMessage(Status status, const QString &text)
{
    m_status = status;
    m_text->setStyleOf(status == Status::Bad || status == Status::Warn ? TextLabel::styleOf(status)
                                                                       : TextLabel::Style::Body);
    m_text->setText(text);
    setAccessibleName(text);
    updateIcon();
}

QString StatusLine::text() const
{
    return m_text->text();
}

void StatusLine::setLines(int lines)
{
    m_text->setLines(lines);
}

void StatusLine::setRoomFor(const QStringList &texts)
{
    m_text->setRoomFor(texts);
}

void StatusLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateIcon();
}

void StatusLine::updateIcon()
{
    m_icon->setPixmap(text().isEmpty()
                          ? QPixmap()
                          : iconPixmap(statusIcon(m_status), iconSize, statusText(m_status), devicePixelRatioF()));
}

} // namespace sw::views
