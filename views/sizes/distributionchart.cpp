// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/distributionchart.h"

#include "models/base/text.h"
#include "views/widgets/style/appearance.h"

#include <QAreaSeries>
#include <QCategoryAxis>
#include <QLineSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace sw::views
{

namespace
{

constexpr base::Bytes maximum = base::mebibytes(16);

} // namespace

DistributionChart::DistributionChart(QWidget *parent) : SizeChart(parent)
{
    setAccessibleName(tr("Documents by size"));
    setPictureName(QStringLiteral("document-sizes"));
}

void DistributionChart::setClasses(const QString &collection, const QList<samples::DocumentSizes::Class> &classes,
                                   base::Bytes mean)
{
    m_collection = collection;
    m_classes = classes;
    m_mean = mean;
    m_from = 6;
    if (!classes.isEmpty())
        m_from = std::min(m_from, std::floor(std::log2(classes.first().from.value())));
    const QString range =
        classes.isEmpty()
            ? tr("no documents")
            : tr("from %1 to %2").arg(base::bytesText(classes.first().from), base::bytesText(classes.last().to));
    setAccessibleDescription(base::visibleText(collection) + QLatin1Char(' ') + range);
    rebuild();
}

void DistributionChart::rebuild()
{
    clear();
    if (m_classes.isEmpty())
        return;
    addArea();
    addAxes();
    setTitle(tr("Documents of %1 by size, % of them").arg(base::visibleText(m_collection)));
    viewport()->update();
}

void DistributionChart::addArea()
{
    auto *upper = new QLineSeries;
    auto *lower = new QLineSeries;
    for (const auto &each : std::as_const(m_classes)) {
        for (const double bytes : {each.from.value(), each.to.value()}) {
            upper->append(std::log2(bytes), each.share * 100);
            lower->append(std::log2(bytes), 0);
        }
    }
    auto *area = new QAreaSeries(upper, lower);
    upper->setParent(area);
    lower->setParent(area);
    area->setColor(familyBar(patterns::Family::Copy));
    area->setPen(QPen(familyBar(patterns::Family::Copy), 1));
    chart()->addSeries(area);
}

void DistributionChart::addAxes()
{
    auto *sizes = new QCategoryAxis;
    sizes->setRange(m_from, m_to);
    sizes->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    sizes->setTruncateLabels(false);
    m_step = labelStep();
    constexpr int limit = 24; // 16 MiB
    for (int power = limit - static_cast<int>((limit - m_from) / m_step) * m_step; power <= limit; power += m_step)
        sizes->append(base::bytesText(base::Bytes(std::exp2(power))), power);
    dress(sizes, Qt::AlignBottom);
    double highest = 0;
    for (const auto &each : std::as_const(m_classes))
        highest = std::max(highest, each.share * 100);
    auto *shares = new QValueAxis;
    shares->setRange(0, std::min(100.0, highest * 1.1));
    shares->setTickCount(4);
    if (highest < 90)
        shares->applyNiceNumbers();
    shares->setLabelFormat(QStringLiteral("%.6g"));
    dress(shares, Qt::AlignLeft);
}

/// Powers of two from one label of the axis to the next, so that they stand apart.
int DistributionChart::labelStep() const
{
    constexpr double besides = 60; // what the plot leaves at its sides
    constexpr double apart = 1.3;
    const double label = QFontMetricsF(smallFont()).horizontalAdvance(base::bytesText(base::kibibytes(256))) * apart;
    const double room = std::max(1.0, width() - besides);
    int step = 2;
    while ((m_to - m_from) / step * label > room && step < m_to - m_from)
        step += 2;
    return step;
}

void DistributionChart::resizeEvent(QResizeEvent *event)
{
    SizeChart::resizeEvent(event);
    if (labelStep() != m_step)
        rebuild();
}

double DistributionChart::xOf(base::Bytes bytes) const
{
    const QRectF plot = chart()->plotArea();
    return plot.left() + plot.width() * (std::log2(std::max(1.0, bytes.value())) - m_from) / (m_to - m_from);
}

void DistributionChart::drawSize(QPainter *painter, base::Bytes bytes, const QString &label, int row) const
{
    const QRectF plot = chart()->plotArea();
    const double x = xOf(bytes);
    const double height = QFontMetricsF(smallFont()).height();
    const double top = plot.top() + row * height;
    const bool toTheLeft = x > plot.center().x();
    const QRectF box(toTheLeft ? x - 225 : x + 5, top, 220, height);
    drawLimit(painter, {x, plot.top(), x, plot.bottom()}, label, box,
              (toTheLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
}

void DistributionChart::drawForeground(QPainter *painter, const QRectF &rect)
{
    ChartView::drawForeground(painter, rect);
    if (chart()->series().isEmpty())
        return;
    painter->save();
    const QString mean = tr("mean %1").arg(base::bytesText(m_mean));
    const QString most = tr("16 MiB");
    const double both = QFontMetricsF(boldFont()).horizontalAdvance(mean + most) + 20;
    drawSize(painter, m_mean, mean, xOf(m_mean) + both > xOf(maximum) ? 1 : 0);
    drawSize(painter, maximum, most, 0);
    painter->restore();
}

QString DistributionChart::tipAt(const QPointF &position) const
{
    for (const auto &each : m_classes) {
        if (position.x() >= xOf(each.from) && position.x() < xOf(each.to))
            return tr("%1 to %2: %3 of the documents")
                .arg(base::bytesText(each.from), base::bytesText(each.to), base::percentText(each.share));
    }
    return {};
}

} // namespace sw::views
