// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/textlabel.h"

#include <QApplication>
#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

namespace sw::views
{

namespace
{

QColor colorOf(TextLabel::Style style)
{
    switch (style) {
    case TextLabel::Style::Body:
    case TextLabel::Style::Title:
        return QApplication::palette().color(QPalette::WindowText);
    case TextLabel::Style::Secondary:
    case TextLabel::Style::SecondaryTitle:
        return secondaryText();
    case TextLabel::Style::Ok:
        return statusText(Status::Ok);
    case TextLabel::Style::Warn:
        return statusText(Status::Warn);
    case TextLabel::Style::Bad:
        return statusText(Status::Bad);
    case TextLabel::Style::Info:
        break;
    }
    return statusText(Status::Info);
}

} // namespace

TextLabel::TextLabel(Style style, const QString &text, QWidget *parent) : QLabel(parent), m_style(style)
{
    setTextFormat(Qt::PlainText);
    setText(text);
    if (style == Style::Title || style == Style::SecondaryTitle)
        setTitleFont(this);
    if (style == Style::Secondary || style == Style::SecondaryTitle)
        setSmallFont(this);
    updateColor();
}

void TextLabel::setStyleOf(Style style)
{
    m_style = style;
    updateColor();
}

TextLabel::Style TextLabel::styleOf(Status status)
{
    constexpr Style styles[] = {Style::Ok, Style::Warn, Style::Bad, Style::Info};
    return styles[static_cast<size_t>(status)];
}

void TextLabel::setElided()
{
    m_elided = true;
    setWordWrap(false);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    updateGeometry();
}

QSize TextLabel::minimumSizeHint() const
{
    constexpr int fewest = 24;
    const QSize size = QLabel::minimumSizeHint();
    return m_elided ? QSize(std::min(fewest, size.width()), size.height()) : size;
}

QString TextLabel::shownText() const
{
    return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

bool TextLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !m_elided || shownText() == text())
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                       Qt::convertFromPlainText(text(), Qt::WhiteSpaceNormal), this);
    return true;
}

void TextLabel::paintEvent(QPaintEvent *event)
{
    if (!m_elided)
        return QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), static_cast<int>(alignment()) | Qt::TextSingleLine, shownText());
}

void TextLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateColor();
}

void TextLabel::updateColor()
{
    const QColor color = colorOf(m_style);
    if (palette().color(QPalette::Active, QPalette::WindowText) == color)
        return;
    QPalette colors = palette();
    colors.setColor(QPalette::Active, QPalette::WindowText, color);
    colors.setColor(QPalette::Inactive, QPalette::WindowText, color);
    setPalette(colors);
}

QString asSentence(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1);
}

} // namespace sw::views
