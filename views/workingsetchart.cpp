// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workingsetchart.h"

#include "models/base/text.h"
#include "views/appearance.h"
#include "views/icons.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QEvent>
#include <QFile>
#include <QGraphicsLayout>
#include <QHorizontalStackedBarSeries>
#include <QSvgGenerator>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace sw::views
{

namespace
{

constexpr int mostParts = 4; // besides "other" and "indexes"
constexpr double barWidth = 0.62;

/// The families' bar colours in an order in which neighbours differ in lightness.
constexpr patterns::Family partFamilies[] = {patterns::Family::Copy, patterns::Family::MoveOut, patterns::Family::Compute,
                                             patterns::Family::Version, patterns::Family::Arrange, patterns::Family::Group};

} // namespace

base::Bytes WorkingSetBar::total() const
{
    base::Bytes sum;
    for (const Part &part : parts)
        sum += part.bytes;
    return sum;
}

WorkingSetBar workingSetBar(const QString &label, const sizing::SizeReport &report)
{
    WorkingSetBar bar{label, {}, report.fit(), false};
    base::Bytes indexes;
    for (const sizing::CollectionSize &collection : report.collections) {
        bar.parts.append({collection.name, collection.hotBytes});
        for (const sizing::IndexSize &index : collection.indexes)
            indexes += index.workingSet;
    }
    std::stable_sort(bar.parts.begin(), bar.parts.end(), [](const auto &a, const auto &b) { return a.bytes > b.bytes; });
    base::Bytes other;
    while (bar.parts.size() > mostParts)
        other += bar.parts.takeLast().bytes;
    if (other > base::Bytes())
        bar.parts.append({WorkingSetChart::tr("other"), other});
    bar.parts.append({WorkingSetChart::tr("indexes"), indexes});
    if (report.dirty > base::Bytes())
        bar.parts.append({WorkingSetChart::tr("dirty"), report.dirty});
    return bar;
}

WorkingSetChart::WorkingSetChart(QWidget *parent)
    : QChartView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setMinimumHeight(120);
    chart()->legend()->hide();
    chart()->setMargins(QMargins(4, 4, 12, 0));
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
    setAccessibleName(tr("Working set against the cache"));
}

void WorkingSetChart::setBars(const QList<WorkingSetBar> &bars, base::Bytes cache)
{
    m_bars = bars;
    m_cache = cache;
    m_names.clear();
    for (const WorkingSetBar &bar : bars) {
        for (const WorkingSetBar::Part &part : bar.parts) {
            if (!m_names.contains(part.name))
                m_names << part.name;
        }
    }
    for (const QString &last : {tr("other"), tr("indexes"), tr("dirty")}) {
        if (m_names.removeOne(last))
            m_names << last;
    }
    rebuild();
}

void WorkingSetChart::rebuild()
{
    chart()->removeAllSeries();
    for (QAbstractAxis *axis : chart()->axes())
        chart()->removeAxis(axis);
    if (m_bars.isEmpty())
        return;
    double largest = m_cache.value();
    for (const WorkingSetBar &bar : m_bars)
        largest = std::max(largest, bar.total().value());
    if (!(largest > 0))
        return;
    const bool gigabytes = largest >= base::gibibytes(1).value();
    m_unit = gigabytes ? base::gibibytes(1).value() : base::mebibytes(1).value();
    m_unitName = gigabytes ? QStringLiteral("GiB") : QStringLiteral("MiB");

    auto *series = new QHorizontalStackedBarSeries;
    series->setBarWidth(barWidth);
    QStringList categories;
    for (qsizetype row = m_bars.size() - 1; row >= 0; --row)
        categories << m_bars[row].label;
    for (int i = 0; i < m_names.size(); ++i) {
        auto *set = new QBarSet(m_names[i]);
        for (qsizetype row = m_bars.size() - 1; row >= 0; --row) {
            const auto &parts = m_bars[row].parts;
            const auto part = std::find_if(parts.begin(), parts.end(), [&](const auto &p) { return p.name == m_names[i]; });
            set->append(part == parts.end() ? 0 : part->bytes.value() / m_unit);
        }
        set->setColor(partColor(i));
        set->setPen(QPen(palette().color(QPalette::Base), 1));
        series->append(set);
    }
    chart()->addSeries(series);

    auto *labels = new QBarCategoryAxis;
    labels->append(categories);
    labels->setGridLineVisible(false);
    labels->setLineVisible(false);
    labels->setLabelsColor(palette().color(QPalette::Text));
    chart()->addAxis(labels, Qt::AlignLeft);
    series->attachAxis(labels);
    auto *values = new QValueAxis;
    values->setRange(0, largest / m_unit * 1.18);
    values->applyNiceNumbers();
    values->setLabelFormat(QStringLiteral("%g"));
    values->setLineVisible(false);
    values->setGridLineColor(palette().color(QPalette::Midlight));
    values->setLabelsColor(secondaryText());
    chart()->addAxis(values, Qt::AlignBottom);
    series->attachAxis(values);

    chart()->setBackgroundBrush(palette().color(QPalette::Base));
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    chart()->setTitleFont(small);
    chart()->setTitleBrush(secondaryText());
    chart()->setTitle(tr("Working set, %1 in cache").arg(m_unitName));
    viewport()->update();
}

QColor WorkingSetChart::partColor(int index) const
{
    if (m_names.at(index) == tr("indexes"))
        return familyBar(patterns::Family::Group);
    return familyBar(partFamilies[index % 5]);
}

QRectF WorkingSetChart::barRect(int row, double from, double to) const
{
    QAbstractSeries *series = chart()->series().constFirst();
    const double y = static_cast<double>(m_bars.size() - 1 - row);
    const QPointF left = chart()->mapToPosition(QPointF(from / m_unit, y), series);
    const QPointF right = chart()->mapToPosition(QPointF(to / m_unit, y), series);
    const double height = chart()->plotArea().height() / static_cast<double>(m_bars.size()) * barWidth;
    return {left.x(), left.y() - height / 2, right.x() - left.x(), height};
}

void WorkingSetChart::drawBarLabels(QPainter *painter, int row) const
{
    const WorkingSetBar &bar = m_bars.at(row);
    double from = 0;
    for (const QString &name : m_names) {
        const auto part = std::find_if(bar.parts.begin(), bar.parts.end(), [&](const auto &p) { return p.name == name; });
        if (part == bar.parts.end())
            continue;
        const QRectF box = barRect(row, from, from + part->bytes.value()).adjusted(6, 0, -4, 0);
        from += part->bytes.value();
        const QString figure = QString::number(part->bytes.value() / m_unit, 'f', 2);
        const QString full = base::visibleText(name) + QLatin1Char(' ') + figure;
        const QFontMetrics metrics(painter->font());
        const QString text = metrics.horizontalAdvance(full) <= box.width() ? full : metrics.horizontalAdvance(name) <= box.width() ? base::visibleText(name) : QString();
        const QColor fill = partColor(static_cast<int>(m_names.indexOf(name)));
        painter->setPen(qGray(fill.rgb()) > 120 ? QColor(Qt::black) : QColor(Qt::white));
        painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text);
    }
    const Status status = statusOf(bar.fit);
    const QRectF end = barRect(row, from, from);
    const QPointF iconAt(end.right() + 8, end.center().y() - 8);
    painter->drawPixmap(iconAt, iconPixmap(statusIcon(status), 16, statusText(status), devicePixelRatioF()));
    QFont bold = painter->font();
    bold.setWeight(QFont::Bold);
    painter->save();
    painter->setFont(bold);
    painter->setPen(statusText(status));
    painter->drawText(QRectF(iconAt.x() + 20, end.top(), 120, end.height()), Qt::AlignLeft | Qt::AlignVCenter,
                      QString::number(from / m_unit, 'f', 2));
    painter->restore();
}

void WorkingSetChart::drawCacheLine(QPainter *painter) const
{
    const QRectF plot = chart()->plotArea();
    const double x = barRect(0, m_cache.value(), m_cache.value()).left();
    painter->setPen(QPen(palette().color(QPalette::Text), 1.5, Qt::DashLine));
    painter->drawLine(QPointF(x, plot.top() - 2), QPointF(x, plot.bottom()));
    QFont bold = painter->font();
    bold.setWeight(QFont::DemiBold);
    painter->setFont(bold);
    painter->setPen(palette().color(QPalette::Text));
    const QString text = tr("cache %1").arg(QString::number(m_cache.value() / m_unit, 'g', 3));
    painter->drawText(QRectF(x - 80, plot.top() - 20, 160, 18), Qt::AlignCenter, text);
}

void WorkingSetChart::drawForeground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawForeground(painter, rect);
    if (chart()->series().isEmpty())
        return;
    painter->save();
    painter->setFont(font());
    for (int row = 0; row < m_bars.size(); ++row)
        drawBarLabels(painter, row);
    drawCacheLine(painter);
    painter->restore();
}

void WorkingSetChart::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        rebuild();
}

bool WorkingSetChart::saveAs(const QString &path)
{
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator svg;
        svg.setFileName(path);
        svg.setSize(size());
        svg.setViewBox(rect());
        QPainter painter;
        if (!painter.begin(&svg))
            return false;
        render(&painter);
        return painter.end();
    }
    QPixmap picture(size() * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&picture);
    render(&painter);
    painter.end();
    return picture.save(path);
}

} // namespace sw::views
