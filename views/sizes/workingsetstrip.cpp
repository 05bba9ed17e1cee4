// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/workingsetstrip.h"

#include "models/base/text.h"
#include "views/widgets/style/appearance.h"

#include <QPainter>

namespace sw::views
{

namespace
{

constexpr int barHeight = 28;

} // namespace

WorkingSetStrip::WorkingSetStrip(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSmallFont(this);
}

void WorkingSetStrip::show(const WorkingSetBar &bar, base::Bytes cache, base::Bytes scale)
{
    m_bar = bar;
    m_cache = cache;
    m_scale = scale;
    QStringList parts;
    for (const WorkingSetBar::Part &part : bar.parts)
        parts << base::visibleText(part.name) + QLatin1Char(' ') + base::bytesText(part.bytes);
    setAccessibleName(tr("Working set %1").arg(base::bytesText(bar.total())));
    setToolTip(parts.join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
    update();
}

QSize WorkingSetStrip::sizeHint() const
{
    return {160, barHeight + 4 + fontMetrics().height()};
}

void WorkingSetStrip::paintEvent(QPaintEvent *)
{
    if (m_scale.value() <= 0)
        return;
    QPainter painter(this);
    const auto xOf = [this](base::Bytes bytes) {
        return static_cast<int>((width() - 1) * std::min(1.0, bytes / m_scale));
    };
    base::Bytes from;
    bool first = true;
    for (const WorkingSetBar::Part &part : m_bar.parts) {
        const int left = xOf(from);
        from += part.bytes;
        const QRect box(left, 0, std::max(1, xOf(from) - left - 2), barHeight);
        painter.fillRect(box, first ? familyTint(patterns::Family::Copy) : palette().color(QPalette::AlternateBase));
        painter.setPen(first ? familyBar(patterns::Family::Copy) : palette().color(QPalette::Mid));
        painter.drawRect(box);
        const QString name = base::visibleText(part.name);
        painter.setPen(palette().color(QPalette::WindowText));
        if (fontMetrics().horizontalAdvance(name) + 10 < box.width())
            painter.drawText(box.adjusted(6, 0, -4, 0), Qt::AlignVCenter | Qt::AlignLeft, name);
        first = false;
    }
    const int cache = xOf(m_cache);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.5, Qt::DashLine));
    painter.drawLine(cache, 0, cache, barHeight + 6);
    painter.setPen(secondaryText());
    const QString label = tr("cache %1").arg(base::bytesText(m_cache));
    const int labelWidth = fontMetrics().horizontalAdvance(label);
    painter.drawText(std::clamp(cache - labelWidth - 4, 0, std::max(0, width() - labelWidth)),
                     barHeight + 4 + fontMetrics().ascent(), label);
}

} // namespace sw::views
