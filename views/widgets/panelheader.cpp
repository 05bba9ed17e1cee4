// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/panelheader.h"

#include "models/base/text.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/patternbadgewidget.h"
#include "views/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>

namespace sw::views
{

PanelHeader::PanelHeader(QWidget *parent)
    : QWidget(parent),
      m_icon(new QLabel),
      m_title(new TextLabel(TextLabel::Style::Title)),
      m_subtitle(new TextLabel(TextLabel::Style::Secondary)),
      m_badges(new PatternBadgeRow)
{
    m_title->setElided();
    m_subtitle->setWordWrap(true);
    m_subtitle->setMinimumWidth(1);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(1);
    texts->addWidget(m_title);
    texts->addWidget(m_subtitle);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setSpacing(10);
    layout->addWidget(m_icon, 0, Qt::AlignVCenter);
    layout->addLayout(texts, 1);
    layout->addWidget(m_badges, 0, Qt::AlignTop);
}

void PanelHeader::show(const QString &icon, const QString &title, const QString &subtitle, const QStringList &patterns)
{
    m_iconName = icon;
    m_title->setText(base::visibleText(title));
    m_subtitle->setText(subtitle);
    m_badges->setPatterns(patterns);
    updateIcon();
}

QString PanelHeader::title() const
{
    return m_title->text();
}

QString PanelHeader::subtitle() const
{
    return m_subtitle->text();
}

void PanelHeader::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateIcon();
}

void PanelHeader::updateIcon()
{
    const QColor color = palette().color(QPalette::Highlight);
    m_icon->setPixmap(iconPixmap(m_iconName, 20, color, devicePixelRatioF()));
}

} // namespace sw::views
