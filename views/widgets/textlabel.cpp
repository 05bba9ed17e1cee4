// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/textlabel.h"

#include <QApplication>
#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QTextDocument>
#include <QTextLayout>
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

void TextLabel::setLines(int lines)
{
    m_lines = lines;
    setWordWrap(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    updateGeometry();
}

void TextLabel::setRoomFor(const QStringList &texts)
{
    m_roomFor = texts;
    setWordWrap(true);
    setAlignment(Qt::AlignLeading | Qt::AlignTop);
    updateGeometry();
}

QSize TextLabel::sizeHint() const
{
    const QSize size = QLabel::sizeHint();
    return m_lines > 0 ? QSize(size.width(), heightForWidth(size.width())) : size;
}

int TextLabel::heightForWidth(int width) const
{
    const QMargins around = contentsMargins();
    if (m_lines == 0) {
        const QRect room(0, 0, width - around.left() - around.right(), QWIDGETSIZE_MAX);
        int height = QLabel::heightForWidth(width);
        for (const QString &each : m_roomFor)
            height = std::max(height, fontMetrics().boundingRect(room, Qt::TextWordWrap, each).height() + around.top() +
                                          around.bottom());
        return height;
    }
    return m_lines * fontMetrics().lineSpacing() + around.top() + around.bottom();
}

QSize TextLabel::minimumSizeHint() const
{
    constexpr int fewest = 24;
    if (m_lines > 0)
        return {fewest, heightForWidth(fewest)};
    const QSize size = QLabel::minimumSizeHint();
    return m_elided ? QSize(std::min(fewest, size.width()), size.height()) : size;
}

QString TextLabel::shownText() const
{
    return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

QStringList TextLabel::shownLines() const
{
    QTextLayout layout(QString(text()).replace(QLatin1Char('\n'), QChar(QChar::LineSeparator)), font());
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(contentsRect().width());
        const bool last = lines.size() + 1 == m_lines;
        const QString rest = text().mid(line.textStart());
        lines << (last ? fontMetrics().elidedText(rest, Qt::ElideRight, contentsRect().width())
                       : rest.left(line.textLength()));
        if (last)
            break;
    }
    layout.endLayout();
    return lines;
}

bool TextLabel::isCut() const
{
    return (m_elided && shownText() != text()) || (m_lines > 0 && shownLines().join(QString()) != text());
}

bool TextLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !isCut())
        return QLabel::event(event);
    tellWhole(this, event, text());
    return true;
}

void TextLabel::paintEvent(QPaintEvent *event)
{
    if (!m_elided && m_lines == 0)
        return QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    QRect place = contentsRect();
    place.setHeight(fontMetrics().lineSpacing());
    for (const QString &line : m_lines > 0 ? shownLines() : QStringList()) {
        painter.drawText(place, static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter) | Qt::TextSingleLine,
                         line.trimmed());
        place.translate(0, fontMetrics().lineSpacing());
    }
    if (m_elided)
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

void tellWhole(QWidget *widget, QEvent *tip, const QString &whole, const QString &more)
{
    QToolTip::showText(static_cast<QHelpEvent *>(tip)->globalPos(),
                       Qt::convertFromPlainText(whole, Qt::WhiteSpaceNormal) + more, widget);
}

} // namespace sw::views
