// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/sizemeter.h"

#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/sizing/figures/explain.h"
#include "models/sizing/figures/figure.h"
#include "models/sizing/figures/sizetexts.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace sw::views
{

namespace
{

constexpr int longBar = 150;
constexpr int shortBar = 110; // beside figures that take more room
constexpr int shortestBar = 50;
constexpr double scaleEnd = 1.25;

QFont boldFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

SizeMeter::SizeMeter(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void SizeMeter::setUnknown()
{
    m_known = false;
    m_diskReads = 0;
    setAccessibleName(tr("Working set"));
    setAccessibleDescription(figures());
    setToolTip(tr("The working set is being computed."));
    updateGeometry();
    update();
}

void SizeMeter::setReport(const sizing::SizeReport &report, const sizing::DiskReads &reads)
{
    m_known = true;
    m_workingSet = report.workingSet.likely;
    m_cache = report.cache.bytes;
    m_fit = report.fit();
    m_share = report.share();
    m_diskReads = reads.readsPerSecond;
    setAccessibleName(tr("Working set"));
    setAccessibleDescription(figures() + QLatin1Char(' ') + wordings().first());
    QStringList how = sizing::explainWorkingSet(report);
    how << tr("The cache of %1 is what WiredTiger takes of %2 GiB RAM.")
               .arg(base::bytesText(m_cache), base::exactNumberText(report.cache.ramGiB));
    if (m_diskReads > 0)
        how << tr("%1 of %2 pages asked for each second have to be read from disk.")
                   .arg(base::countText(std::ceil(m_diskReads)), base::countText(std::ceil(reads.asksPerSecond)));
    how << tr("On the bar, the thick mark is all of the cache, the thin one 70 % of it: from there on it gets tight.");
    how << tr("Click for the sizes of each collection.");
    setToolTip(sizing::toolTip(sizing::bytesFigure(tr("Working set"), report.workingSet, how)));
    updateGeometry();
    update();
}

void SizeMeter::setOutdated(bool outdated)
{
    m_outdated = outdated;
    update();
}

QString SizeMeter::figures() const
{
    if (!m_known)
        return tr("computing…");
    const QString cache = base::bytesText(m_cache);
    QString used = base::bytesText(m_workingSet);
    if (used.section(QLatin1Char(' '), 1) == cache.section(QLatin1Char(' '), 1))
        used = used.section(QLatin1Char(' '), 0, 0);
    return tr("%1 of %2").arg(used, cache);
}

/// What stands behind the figures, from all there is to the shortest.
QStringList SizeMeter::wordings() const
{
    if (!m_known)
        return {QString()};
    const QString share = base::percentText(m_share);
    const QString verdict = share + QStringLiteral(" · ") + sizing::fitText(m_fit);
    QStringList all{verdict, share, QString()}; // rather none than half a figure
    if (m_diskReads > 0)
        all.prepend(verdict + QStringLiteral(" · ") +
                    tr("%1 reads").arg(base::rateText(base::PerSecond(std::max(1.0, std::round(m_diskReads))))));
    return all;
}

int SizeMeter::barLength() const
{
    return m_diskReads > 0 ? shortBar : longBar;
}

/// All but the bar.
int SizeMeter::textWidth(const QString &words) const
{
    return 8 + 20 + QFontMetrics(boldFont(font())).horizontalAdvance(figures()) + 8 +
           fontMetrics().horizontalAdvance(words) + 8;
}

QSize SizeMeter::sizeHint() const
{
    return {barLength() + textWidth(wordings().first()), 26};
}

QSize SizeMeter::minimumSizeHint() const
{
    return {shortestBar + textWidth(wordings().last()), 26};
}

void SizeMeter::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight); // bar, icon and figures stand in one order everywhere
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(m_outdated ? 0.55 : 1);
    const Status status = statusOf(m_fit);
    const QStringList all = wordings();
    const auto fitting = std::find_if(all.cbegin(), all.cend() - 1, [this](const QString &words) {
        return barLength() + textWidth(words) <= width();
    });
    const QRectF bar(0.5, height() / 2.0 - 6.5, std::clamp(width() - textWidth(*fitting), shortestBar, barLength()),
                     13);
    const auto at = [&](double share) {
        return bar.left() + bar.width() * std::min(share, scaleEnd) / scaleEnd;
    };

    QPainterPath outline;
    outline.addRoundedRect(bar, 3, 3);
    painter.fillPath(outline, palette().color(QPalette::Base));
    painter.save();
    painter.setClipPath(outline);
    if (m_known)
        painter.fillRect(QRectF(bar.topLeft(), QPointF(at(m_share), bar.bottom())), statusFill(status));
    painter.restore();
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawPath(outline);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawLine(QPointF(at(0.7), bar.top() + 1), QPointF(at(0.7), bar.bottom() - 1));
    painter.fillRect(QRectF(at(1) - 1, bar.top() - 2, 2, bar.height() + 4), palette().color(QPalette::WindowText));

    double x = bar.right() + 8;
    if (!m_known) {
        painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignVCenter, figures());
        return;
    }
    painter.drawPixmap(QPointF(x, height() / 2.0 - 8),
                       iconPixmap(statusIcon(status), 16, statusText(status), devicePixelRatioF()));
    x += 20;
    painter.setPen(statusText(status));
    painter.setFont(boldFont(font()));
    painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignVCenter, figures());
    x += QFontMetrics(painter.font()).horizontalAdvance(figures()) + 8;
    painter.setFont(font());
    painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignVCenter, *fitting);
}

void SizeMeter::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        Q_EMIT clicked();
}

} // namespace sw::views
