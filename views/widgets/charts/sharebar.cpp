// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/charts/sharebar.h"

#include "models/base/text.h"
#include "models/patterns/patternregistry.h"
#include "views/widgets/style/appearance.h"

#include <QPainter>

namespace sw::views
{

namespace
{

constexpr int barHeight = 12;
constexpr int gap = 4;

QColor colorOf(const QString &pattern, const QPalette &palette)
{
    const patterns::Pattern *known = patterns::PatternRegistry::instance().find(pattern);
    return known != nullptr ? familyBar(known->family()) : palette.color(QPalette::Highlight);
}

} // namespace

ShareBar::ShareBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSmallFont(this);
}

void ShareBar::show(const QString &name, base::Bytes part, base::Bytes whole, const QString &pattern)
{
    m_name = base::visibleText(name);
    m_part = part;
    m_whole = std::max(whole, part);
    m_pattern = pattern;
    setAccessibleName(tr("%1: %2 of %3").arg(m_name, base::bytesText(m_part), base::bytesText(m_whole)));
    update();
}

QSize ShareBar::sizeHint() const
{
    return {200, barHeight + gap + fontMetrics().height()};
}

void ShareBar::paintEvent(QPaintEvent *)
{
    if (m_whole.value() <= 0)
        return;
    QPainter painter(this);
    const int split = static_cast<int>(width() * std::clamp(m_part / m_whole, 0.0, 1.0));
    const bool mirrored = isRightToLeft();
    const auto place = [&](int from, int to) {
        return mirrored ? QRect(width() - to, 0, to - from, barHeight) : QRect(from, 0, to - from, barHeight);
    };
    painter.fillRect(place(0, split), colorOf(m_pattern, palette()));
    if (split + 2 < width())
        painter.fillRect(place(split + 2, width()), palette().color(QPalette::Mid));
    const QRect text(0, barHeight + gap, width(), fontMetrics().height());
    const QString rest = tr("rest %1").arg(base::bytesText(m_whole - m_part));
    const int room = width() - fontMetrics().horizontalAdvance(rest) - 12;
    const Qt::Alignment start = mirrored ? Qt::AlignRight : Qt::AlignLeft;
    const Qt::Alignment end = mirrored ? Qt::AlignLeft : Qt::AlignRight;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(
        text, int(start),
        fontMetrics().elidedText(m_name + QLatin1Char(' ') + base::bytesText(m_part), Qt::ElideRight, room));
    painter.setPen(secondaryText());
    painter.drawText(text, int(end), rest);
}

} // namespace sw::views
