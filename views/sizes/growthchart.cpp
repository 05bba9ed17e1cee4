// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/growthchart.h"

#include "models/base/text.h"
#include "views/widgets/style/appearance.h"

#include <QCategoryAxis>
#include <QLineSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace sw::views
{

namespace
{

constexpr int mostLegendWidth = 200;
constexpr int mostLegendShare = 40;  ///< per cent of the chart's width
constexpr int nameGap = 12;          ///< around the names
constexpr double beforeToday = -0.4; ///< month at which the scale begins
constexpr double limitInSight = 3;   ///< times the highest line

double lastMonth(const GrowthPicture &picture)
{
    return std::max(1.0, static_cast<double>(picture.lines.first().months.size()) - 1);
}

/// Months from one line of the grid to the next.
double usualStep(double last)
{
    return last > 24 ? 12 : last > 12 ? 6 : 3;
}

} // namespace

GrowthChart::GrowthChart(QWidget *parent) : SizeChart(parent)
{
    setAccessibleName(tr("Growth"));
    setPictureName(QStringLiteral("growth"));
}

void GrowthChart::setPicture(const GrowthPicture &picture)
{
    m_picture = picture;
    QStringList figures;
    for (const GrowthLine &line : picture.lines)
        figures << tr("%1: %2 today, %3 at the end")
                       .arg(line.name, figureText(line.months.first()), figureText(line.months.last()));
    setAccessibleDescription(figures.join(QStringLiteral("; ")));
    rebuild();
}

QString GrowthChart::figureText(double value) const
{
    return m_picture.unit == GrowthPicture::Unit::Bytes ? base::bytesText(base::Bytes(value))
                                                        : base::countText(std::round(value));
}

QString GrowthChart::rangeText(const GrowthLine &line, qsizetype month) const
{
    const QString likely = figureText(line.months.at(month));
    if (month >= line.ranges.size() || line.ranges.at(month).isPoint())
        return likely;
    return tr("%1 (%2 to %3)")
        .arg(likely, figureText(line.ranges.at(month).low), figureText(line.ranges.at(month).high));
}

QString GrowthChart::endText(const GrowthLine &line) const
{
    return figureText(line.months.last()) + QLatin1Char(' ') + line.name;
}

int GrowthChart::nameWidth() const
{
    const QFontMetrics metrics(boldFont());
    int width = 60;
    for (const GrowthLine &line : m_picture.lines)
        width = std::max(width, metrics.horizontalAdvance(endText(line)) + 4);
    return std::min({width, mostLegendWidth, this->width() * mostLegendShare / 100});
}

double GrowthChart::highest() const
{
    double highest = 0;
    for (const GrowthLine &line : m_picture.lines) {
        for (const double value : line.months)
            highest = std::max(highest, value);
    }
    for (const auto &[name, value] : m_picture.limits) {
        if (value <= highest * limitInSight)
            highest = std::max(highest, value);
    }
    return highest;
}

void GrowthChart::chooseUnit(double highest)
{
    const bool bytes = m_picture.unit == GrowthPicture::Unit::Bytes;
    const QStringList names = bytes ? QStringList{QStringLiteral("B"), QStringLiteral("KiB"), QStringLiteral("MiB"),
                                                  QStringLiteral("GiB"), QStringLiteral("TiB")}
                                    : QStringList{tr("documents"), tr("thousand documents"), tr("million documents"),
                                                  tr("thousand million documents")};
    const double step = bytes ? 1024 : 1000;
    m_unit = 1;
    qsizetype name = 0;
    while (highest / m_unit >= step && name + 1 < names.size()) {
        m_unit *= step;
        ++name;
    }
    m_unitName = names.at(name);
}

void GrowthChart::rebuild()
{
    clear();
    const double top = m_picture.isEmpty() ? 0 : highest();
    if (!(top > 0))
        return;
    chooseUnit(top);
    const int monthsHeight = QFontMetrics(smallFont()).height() + 4;
    chart()->setMargins(
        QMargins(24, 4, nameWidth() + nameGap, monthsHeight)); // the first month stands half beside the plot
    m_top = top / m_unit * 1.08;
    addLines();
    addAxes();
    setTitle(m_picture.caption.arg(m_unitName));
    viewport()->update();
}

void GrowthChart::addLines()
{
    for (const GrowthLine &line : std::as_const(m_picture.lines)) {
        auto *series = new QLineSeries;
        for (qsizetype month = 0; month < line.months.size(); ++month)
            series->append(static_cast<double>(month), line.months.at(month) / m_unit);
        series->setPen(QPen(familyBar(line.family), line.main ? 2.5 : 1.75, line.main ? Qt::SolidLine : Qt::DashLine));
        chart()->addSeries(series);
    }
}

void GrowthChart::addAxes()
{
    const double last = lastMonth(m_picture);
    auto *months = new QCategoryAxis;
    months->setRange(beforeToday, last);
    months->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    months->setStartValue(beforeToday);
    for (double month = 0; month <= last; month += usualStep(last))
        months->append(QString::number(month), month);
    dress(months, Qt::AlignBottom);
    months->setLabelsVisible(false); // an axis leaves out the first one, and those that are close: drawMonths()
    auto *values = new QValueAxis;
    values->setRange(0, m_top);
    values->setTickCount(height() > 260 ? 6 : 4);
    values->applyNiceNumbers();
    values->setLabelFormat(QStringLiteral("%.6g"));
    m_top = values->max();
    dress(values, Qt::AlignLeft);
}

QPointF GrowthChart::pointOf(double month, double value) const
{
    const QRectF plot = chart()->plotArea();
    return {plot.left() + plot.width() * (month - beforeToday) / (lastMonth(m_picture) - beforeToday),
            plot.bottom() - plot.height() * value / m_unit / m_top};
}

/// Beside the ends of the lines, moved apart where they are close.
void GrowthChart::drawNames(QPainter *painter) const
{
    QList<const GrowthLine *> lines;
    for (const GrowthLine &line : m_picture.lines)
        lines.append(&line);
    std::stable_sort(lines.begin(), lines.end(),
                     [](const GrowthLine *a, const GrowthLine *b) { return a->months.last() > b->months.last(); });
    const double row = QFontMetricsF(smallFont()).height();
    const QRectF plot = chart()->plotArea();
    double free = plot.top() - row / 2;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const GrowthLine &line = *lines.at(i);
        const QPointF end = pointOf(lastMonth(m_picture), line.months.last());
        const double lowest = plot.bottom() + row / 2 - row * static_cast<double>(lines.size() - i);
        const double top = std::max(free, std::min(end.y() - row / 2, lowest));
        free = top + row;
        const QFont type = line.main ? boldFont() : smallFont();
        painter->setFont(type);
        painter->setPen(familyText(line.family));
        const QRectF box(plot.right() + 8, top, nameWidth(), row);
        painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetricsF(type).elidedText(endText(line), Qt::ElideRight, box.width()));
    }
}

/// Below the plot, as many as can be read beside each other, today always among them.
void GrowthChart::drawMonths(QPainter *painter) const
{
    const QRectF plot = chart()->plotArea();
    const double last = lastMonth(m_picture);
    const auto nameOf = [&](double month) {
        return locale().toString(m_picture.today.addMonths(static_cast<int>(month)), QStringLiteral("MMM yyyy"));
    };
    const QFontMetricsF metrics(smallFont());
    double widest = 0;
    for (double month = 0; month <= last; month += usualStep(last))
        widest = std::max(widest, metrics.horizontalAdvance(nameOf(month)) + 10);
    const double perMonth = plot.width() / (last - beforeToday);
    double step = usualStep(last);
    while (step * perMonth < widest && step < last)
        step *= 2;
    painter->setFont(smallFont());
    painter->setPen(secondaryText());
    for (double month = 0; month <= last; month += step)
        painter->drawText(QRectF(pointOf(month, 0).x() - widest / 2, plot.bottom() + 4, widest, metrics.height()),
                          Qt::AlignCenter, nameOf(month));
}

void GrowthChart::drawLimits(QPainter *painter) const
{
    const QRectF plot = chart()->plotArea();
    for (const auto &[name, value] : m_picture.limits) {
        const double y = pointOf(0, value).y();
        if (y < plot.top() - 1)
            continue;
        // At the end where the line of interest is farther away.
        const auto main = std::find_if(m_picture.lines.cbegin(), m_picture.lines.cend(),
                                       [](const GrowthLine &line) { return line.main; });
        const bool atStart = main != m_picture.lines.cend() && !main->months.isEmpty() &&
                             std::abs(main->months.first() - value) > std::abs(main->months.last() - value);
        // In a narrow chart it reaches beyond the plot.
        const double whole = QFontMetricsF(boldFont()).horizontalAdvance(name) + 4;
        const double room = std::min(whole, width() - plot.left() - 12);
        const double left = atStart ? plot.left() + 6 : std::max(plot.left() + 6, plot.right() - 6 - room);
        const QRectF box(left, y - 18, room, 17);
        drawLimit(painter, {plot.left(), y, plot.right(), y}, name, box,
                  (atStart ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom);
    }
}

void GrowthChart::drawMarks(QPainter *painter) const
{
    const QRectF plot = chart()->plotArea();
    const double row = QFontMetricsF(smallFont()).height();
    double top = plot.top();
    painter->setFont(smallFont());
    for (const auto &[text, month] : m_picture.marks) {
        const double x = pointOf(month, 0).x();
        painter->setPen(QPen(statusFill(Status::Warn), 1.5, Qt::DotLine));
        painter->drawLine(QPointF(x, top), QPointF(x, plot.bottom()));
        const double width = QFontMetricsF(smallFont()).horizontalAdvance(text) + 8;
        const bool toTheLeft = x + width > plot.right();
        // In a narrow chart it reaches beyond the plot, over names that stand lower, not over figures of the axis.
        const double most = std::max(0.0, this->width() - width);
        const double left = std::clamp(toTheLeft ? x - width : x, std::min(plot.left() + 1, most), most);
        const QRectF box(left, top, width, row);
        painter->fillRect(box, statusTint(Status::Warn));
        painter->setPen(statusText(Status::Warn));
        painter->drawText(box, Qt::AlignCenter, text);
        top += row + 2;
    }
}

void GrowthChart::drawForeground(QPainter *painter, const QRectF &rect)
{
    ChartView::drawForeground(painter, rect);
    if (chart()->series().isEmpty())
        return;
    painter->save();
    drawMonths(painter);
    drawLimits(painter);
    drawMarks(painter);
    drawNames(painter);
    painter->restore();
}

void GrowthChart::resizeEvent(QResizeEvent *event)
{
    SizeChart::resizeEvent(event);
    if (!chart()->series().isEmpty() && chart()->margins().right() != nameWidth() + nameGap)
        rebuild();
}

QString GrowthChart::tipAt(const QPointF &position) const
{
    const QRectF plot = chart()->plotArea();
    if (!plot.contains(position))
        return {};
    const double last = lastMonth(m_picture);
    const auto month = static_cast<qsizetype>(std::clamp(
        std::round((position.x() - plot.left()) / plot.width() * (last - beforeToday) + beforeToday), 0.0, last));
    QStringList lines{
        locale().toString(m_picture.today.addMonths(static_cast<int>(month)), QStringLiteral("MMMM yyyy"))};
    for (const GrowthLine &line : m_picture.lines) {
        if (month < line.months.size())
            lines << line.name + QStringLiteral(": ") + rangeText(line, month);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace sw::views
