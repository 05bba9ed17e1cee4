// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/workingsetchart.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/sizing/estimate/ranges.h"
#include "models/sizing/figures/figure.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QHorizontalStackedBarSeries>
#include <QLocale>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace sw::views
{

namespace
{

using Kind = WorkingSetBar::Part::Kind;

constexpr double barWidth = 0.66;
constexpr double mostBarHeight = 48;
constexpr int mostNameWidth = 180;
constexpr double swatch = 13; ///< of the key; two lines of each texture
constexpr double swatchGap = 5;
constexpr double keyGap = 14;
constexpr double keyLeft = 8;
constexpr int belowKey = 6;
constexpr int barGap = 4; ///< at least, between bars of the height of a text

/// The families' bar colours in an order in which neighbours differ in lightness.
constexpr patterns::Family partFamilies[] = {patterns::Family::Copy,    patterns::Family::MoveOut,
                                             patterns::Family::Compute, patterns::Family::Version,
                                             patterns::Family::Arrange, patterns::Family::Group};

Qt::BrushStyle textureOf(patterns::Family family)
{
    switch (family) {
    case patterns::Family::Group:
    case patterns::Family::MoveOut:
        return Qt::BDiagPattern;
    case patterns::Family::Version:
        return Qt::Dense4Pattern;
    case patterns::Family::Compute:
        return Qt::CrossPattern;
    case patterns::Family::Copy:
    case patterns::Family::Arrange:
        break;
    }
    return Qt::NoBrush;
}

/// For parts that share no family; in high contrast nothing else tells them apart.
Qt::BrushStyle textureAt(const WorkingSetBar::Part &part, qsizetype position)
{
    constexpr Qt::BrushStyle textures[] = {Qt::NoBrush,       Qt::Dense5Pattern,   Qt::CrossPattern,
                                           Qt::HorPattern,    Qt::FDiagPattern,    Qt::VerPattern,
                                           Qt::Dense3Pattern, Qt::DiagCrossPattern};
    return part.kind == Kind::Indexes ? Qt::BDiagPattern : textures[position % std::size(textures)];
}

/// Black or white, whichever is seen better.
QColor inkOn(const QColor &color)
{
    return qGray(color.rgb()) > 120 ? QColor(Qt::black) : QColor(Qt::white);
}

void hatch(QPainter *painter, const QRectF &box, const QColor &color, Qt::BrushStyle texture)
{
    QColor ink = inkOn(color);
    ink.setAlphaF(0.5F);
    painter->setBrushOrigin(box.topLeft()); // the same in the key as on the bars
    painter->fillRect(box, QBrush(ink, texture));
}

const WorkingSetBar::Part *partLike(const WorkingSetBar &bar, const WorkingSetBar::Part &wanted)
{
    const auto part =
        std::find_if(bar.parts.begin(), bar.parts.end(), [&](const auto &each) { return each.isSameAs(wanted); });
    return part == bar.parts.end() ? nullptr : &*part;
}

QString figureText(double value)
{
    return QLocale().toString(value, 'f', value < 10 ? 2 : value < 100 ? 1 : 0);
}

/// The larger part of \p box to one side of a line across it.
QRectF besidesLine(const QRectF &box, double x)
{
    if (x < box.left() - 4 || x > box.right() + 4)
        return box;
    QRectF part = box;
    if (x - box.left() > box.right() - x)
        part.setRight(x - 5);
    else
        part.setLeft(x + 5);
    return part;
}

/// With its range, where it is known.
QString textOf(const std::optional<sizing::Range> &range, base::Bytes bytes)
{
    return range ? sizing::rangeText(sizing::intervalOf(*range), sizing::Unit::Bytes) : base::bytesText(bytes);
}

} // namespace

WorkingSetChart::WorkingSetChart(QWidget *parent) : SizeChart(parent)
{
    setAccessibleName(tr("Working set against the cache"));
    setPictureName(QStringLiteral("working-set"));
}

void WorkingSetChart::setBars(const QList<WorkingSetBar> &bars, base::Bytes cache, const QString &caption)
{
    m_all = bars;
    m_cache = cache;
    m_caption = caption.isEmpty() ? tr("Working set, %1 in cache") : caption;
    QStringList figures;
    for (const WorkingSetBar &bar : std::as_const(m_all))
        figures << base::visibleText(bar.label) + QLatin1Char(' ') + base::bytesText(bar.total());
    setAccessibleDescription(figures.join(QStringLiteral(", ")));
    rebuild();
}

qsizetype WorkingSetChart::rowsInSight() const
{
    const int row = fontMetrics().height() + barGap;
    return std::clamp<qsizetype>((height() - aroundTheBars() - keyHeight()) / row, 1,
                                 std::max<qsizetype>(1, m_all.size()));
}

int WorkingSetChart::aroundTheBars() const
{
    return 2 * fontMetrics().height() + 24;
}

void WorkingSetChart::resizeEvent(QResizeEvent *event)
{
    ChartView::resizeEvent(event);
    if (m_bars.size() != std::min(rowsInSight(), m_all.size()) ||
        (!chart()->series().isEmpty() && std::abs(barShare() - m_barShare) > 0.01))
        rebuild();
}

double WorkingSetChart::barShare() const
{
    const double row = std::max(1.0, height() - 3.0 * fontMetrics().height() - keyHeight()) /
                       static_cast<double>(std::max<qsizetype>(1, m_bars.size()));
    return std::min(barWidth, mostBarHeight / row);
}

double WorkingSetChart::cacheLine() const
{
    return m_cache > base::Bytes() ? barRect(0, m_cache.value(), m_cache.value()).left() : -1;
}

double WorkingSetChart::largest() const
{
    double largest = m_cache.value();
    for (const WorkingSetBar &bar : m_all)
        largest = std::max(largest, bar.total().value());
    return largest;
}

void WorkingSetChart::makeLayers()
{
    m_layers.clear();
    isByFamily() ? layByFamily() : layByName();
}

bool WorkingSetChart::isByFamily() const
{
    return std::any_of(m_all.cbegin(), m_all.cend(),
                       [](const WorkingSetBar &bar) { return !bar.parts.isEmpty() && bar.parts.first().family; });
}

QList<WorkingSetBar::Part> WorkingSetChart::differentParts() const
{
    QList<WorkingSetBar::Part> parts;
    for (const WorkingSetBar &bar : m_all) {
        for (const WorkingSetBar::Part &part : bar.parts) {
            if (std::none_of(parts.cbegin(), parts.cend(), [&](const auto &one) { return one.isSameAs(part); }))
                parts << part;
        }
    }
    std::stable_sort(parts.begin(), parts.end(), [](const auto &a, const auto &b) { return a.kind < b.kind; });
    return parts;
}

void WorkingSetChart::makeKey()
{
    m_key = isByFamily() ? keyOfFamilies() : QList<Key>();
    if (isByFamily())
        return;
    const QList<WorkingSetBar::Part> parts = differentParts();
    for (qsizetype i = 0; i < parts.size(); ++i)
        m_key.append({partColor(parts.at(i), i), textureAt(parts.at(i), i), parts.at(i).name});
}

QList<WorkingSetChart::Key> WorkingSetChart::keyOfFamilies() const
{
    QList<Key> key;
    for (const patterns::Family family : partFamilies) {
        QStringList names;
        for (const WorkingSetBar &bar : m_all) {
            for (const WorkingSetBar::Part &part : bar.parts) {
                if (part.family == family && part.bytes > base::Bytes() && !names.contains(part.name))
                    names << part.name;
            }
        }
        if (names.size() > 1 || (!names.isEmpty() && family == patterns::Family::Group))
            names = {family == patterns::Family::Group ? tr("indexes") : tr("documents")};
        if (!names.isEmpty())
            key.append({familyBar(family), textureOf(family), names.first()});
    }
    return key;
}

void WorkingSetChart::layByName()
{
    const QList<WorkingSetBar::Part> parts = differentParts();
    for (qsizetype i = 0; i < parts.size(); ++i) {
        Layer layer{partColor(parts.at(i), i), textureAt(parts.at(i), i), {}};
        for (const WorkingSetBar &bar : std::as_const(m_bars))
            layer.parts.append(partLike(bar, parts.at(i)));
        m_layers.append(layer);
    }
}

/// One layer for each place in a bar and each colour that is found there.
void WorkingSetChart::layByFamily()
{
    qsizetype most = 0;
    for (const WorkingSetBar &bar : std::as_const(m_bars))
        most = std::max(most, bar.parts.size());
    for (qsizetype place = 0; place < most; ++place) {
        for (const patterns::Family family : partFamilies) {
            Layer layer{familyBar(family), textureOf(family), {}};
            bool any = false;
            for (const WorkingSetBar &bar : std::as_const(m_bars)) {
                const bool here = place < bar.parts.size() && bar.parts.at(place).family == family;
                layer.parts.append(here ? &bar.parts.at(place) : nullptr);
                any = any || here;
            }
            if (any)
                m_layers.append(layer);
        }
    }
}

QColor WorkingSetChart::partColor(const WorkingSetBar::Part &part, qsizetype position) const
{
    return familyBar(part.kind == Kind::Indexes ? patterns::Family::Group : partFamilies[position % 5]);
}

void WorkingSetChart::rebuild()
{
    clear();
    makeKey();
    m_bars = m_all.mid(0, rowsInSight());
    makeLayers(); // in the colours of this theme
    if (m_bars.isEmpty() || !(largest() > 0)) {
        setTitle({});
        viewport()->update();
        return;
    }
    const bool gigabytes = largest() >= base::gibibytes(1).value();
    const bool megabytes = largest() >= base::mebibytes(1).value();
    m_unit = gigabytes ? base::gibibytes(1).value() : megabytes ? base::mebibytes(1).value() : 1024;
    m_unitName = gigabytes ? QStringLiteral("GiB") : megabytes ? QStringLiteral("MiB") : QStringLiteral("KiB");
    addSeries();
    addAxes(largest() / m_unit);
    setTitle(m_caption.arg(m_unitName));
    viewport()->update();
}

void WorkingSetChart::addSeries()
{
    auto *series = new QHorizontalStackedBarSeries;
    m_barShare = barShare();
    series->setBarWidth(m_barShare);
    for (const Layer &layer : std::as_const(m_layers)) {
        auto *set = new QBarSet(QString());
        for (qsizetype row = m_bars.size() - 1; row >= 0; --row)
            set->append(layer.parts.at(row) ? layer.parts.at(row)->bytes.value() / m_unit : 0);
        set->setColor(layer.color);
        set->setPen(QPen(palette().color(QPalette::Base), 1));
        series->append(set);
    }
    chart()->addSeries(series);
}

void WorkingSetChart::addAxes(double largest)
{
    QStringList
        categories; // their names are drawn beside the bars, because the axis leaves out what it takes for too long
    for (qsizetype row = m_bars.size() - 1; row >= 0; --row)
        categories << QString::number(row);
    auto *rows = new QBarCategoryAxis;
    rows->append(categories);
    dress(rows, Qt::AlignLeft);
    rows->setLabelsVisible(false);
    chart()->setMargins(QMargins(nameWidth() + 8, 4, 12, keyHeight()));
    auto *values = new QValueAxis;
    values->setRange(0, largest * 1.18);
    values->applyNiceNumbers();
    values->setLabelFormat(QStringLiteral("%.6g"));
    dress(values, Qt::AlignBottom);
}

int WorkingSetChart::nameWidth() const
{
    int width = 0;
    for (const WorkingSetBar &bar : m_bars)
        width = std::max(width, fontMetrics().horizontalAdvance(base::visibleText(bar.label)));
    return std::min(width + 2, std::min(mostNameWidth, this->width() / 3)); // widths are rounded
}

void WorkingSetChart::drawName(QPainter *painter, int row) const
{
    const QRectF bar = barRect(row, 0, 0);
    const QRectF box(bar.left() - nameWidth() - 8, bar.center().y() - 10, nameWidth(), 20);
    painter->setPen(palette().color(QPalette::Text));
    painter->drawText(
        box, Qt::AlignRight | Qt::AlignVCenter,
        QFontMetrics(painter->font()).elidedText(base::visibleText(m_bars.at(row).label), Qt::ElideRight, nameWidth()));
}

QRectF WorkingSetChart::barRect(int row, double from, double to) const
{
    QAbstractSeries *series = chart()->series().constFirst();
    const double y = static_cast<double>(m_bars.size() - 1 - row);
    const QPointF left = chart()->mapToPosition(QPointF(from / m_unit, y), series);
    const QPointF right = chart()->mapToPosition(QPointF(to / m_unit, y), series);
    const double height = chart()->plotArea().height() / static_cast<double>(m_bars.size()) * m_barShare;
    return {left.x(), left.y() - height / 2, right.x() - left.x(), height};
}

void WorkingSetChart::drawBarLabels(QPainter *painter, int row) const
{
    double from = 0;
    for (const Layer &layer : m_layers) {
        const WorkingSetBar::Part *part = layer.parts.at(row);
        if (!part)
            continue;
        const QRectF segment = barRect(row, from, from + part->bytes.value());
        const QRectF box = besidesLine(segment.adjusted(6, 0, -4, 0), cacheLine());
        from += part->bytes.value();
        const QString name = base::visibleText(part->name);
        const QString full = name + QLatin1Char(' ') + figureText(part->bytes.value() / m_unit);
        const QFontMetrics metrics(painter->font());
        const QString text = metrics.horizontalAdvance(full) <= box.width()   ? full
                             : metrics.horizontalAdvance(name) <= box.width() ? name
                                                                              : QString();
        if (layer.texture != Qt::NoBrush)
            hatch(painter, segment, layer.color, layer.texture);
        if (layer.texture != Qt::NoBrush && !text.isEmpty()) // in clear
            painter->fillRect(
                QRectF(box.left() - 3, segment.top() + 1, metrics.horizontalAdvance(text) + 6.0, segment.height() - 2),
                layer.color);
        painter->setPen(inkOn(layer.color));
        painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text);
    }
    drawTotal(painter, row, barRect(row, from, from));
}

void WorkingSetChart::drawTotal(QPainter *painter, int row, const QRectF &end) const
{
    const WorkingSetBar &bar = m_bars.at(row);
    const Status status = statusOf(bar.fit);
    double x = end.right() + 8;
    const QString text = figureText(bar.total().value() / m_unit);
    const double width = (bar.judged ? 20 : 0) + 1.15 * QFontMetricsF(painter->font()).horizontalAdvance(text);
    if (cacheLine() > x - 6 && cacheLine() < x + width + 4)
        x = cacheLine() + 8;
    painter->save();
    painter->setPen(palette().color(QPalette::Text));
    if (bar.judged) {
        painter->drawPixmap(QPointF(x, end.center().y() - 8),
                            iconPixmap(statusIcon(status), 16, statusText(status), devicePixelRatioF()));
        x += 20;
        QFont bold = painter->font();
        bold.setWeight(QFont::Bold);
        painter->setFont(bold);
        painter->setPen(statusText(status));
    }
    // A patch behind the figure keeps the line of the cache out of it.
    const QRectF box(x, end.center().y() - 10, QFontMetricsF(painter->font()).horizontalAdvance(text) + 2, 20);
    painter->fillRect(box, palette().color(QPalette::Base));
    painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text);
    painter->restore();
}

QStringList WorkingSetChart::key() const
{
    QStringList names;
    for (const Key &each : m_key)
        names << each.name;
    return names;
}

/// Leaves room for two bars: what is compared matters more than what each part is called, which tips say, too.
int WorkingSetChart::lastKeyLine() const
{
    const int row = fontMetrics().height();
    const int bars = static_cast<int>(std::min<qsizetype>(2, m_all.size())) * (row + barGap);
    return std::max(0, height() - aroundTheBars() - bars - belowKey - row);
}

QList<QRectF> WorkingSetChart::keyPlaces() const
{
    const QFontMetricsF metrics(smallFont());
    QList<QRectF> places;
    const int last = lastKeyLine();
    QPointF at(keyLeft, 0);
    for (const Key &each : m_key) {
        const double width = swatch + swatchGap + metrics.horizontalAdvance(base::visibleText(each.name)) + 2;
        if (at.x() > keyLeft && at.x() + width > this->width())
            at = QPointF(keyLeft, at.y() + fontMetrics().height());
        if (at.y() > last)
            break;
        places << QRectF(at, QSizeF(width, fontMetrics().height()));
        at.rx() += width + keyGap;
    }
    return places;
}

int WorkingSetChart::keyHeight() const
{
    return m_key.isEmpty() ? 0 : static_cast<int>(std::ceil(keyPlaces().constLast().bottom())) + belowKey;
}

void WorkingSetChart::drawKey(QPainter *painter) const
{
    painter->setFont(smallFont());
    const QList<QRectF> places = keyPlaces();
    const qsizetype hidden = m_key.size() - places.size();
    for (qsizetype i = 0; i < places.size(); ++i) {
        const Key &each = m_key.at(i);
        const QRectF place = places.at(i).translated(0, height() - keyHeight());
        if (hidden > 0 && i + 1 == places.size()) {
            painter->setPen(secondaryText());
            painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter, tr("+ %1 more").arg(hidden + 1));
            break;
        }
        const QRectF box(place.left(), place.center().y() - swatch / 2, swatch, swatch);
        painter->fillRect(box, each.color);
        if (each.texture != Qt::NoBrush)
            hatch(painter, box, each.color, each.texture);
        painter->setPen(secondaryText());
        painter->drawText(place.adjusted(swatch + swatchGap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          base::visibleText(each.name));
    }
}

void WorkingSetChart::drawForeground(QPainter *painter, const QRectF &rect)
{
    ChartView::drawForeground(painter, rect);
    if (chart()->series().isEmpty())
        return;
    painter->save();
    painter->setFont(font());
    if (m_cache > base::Bytes()) {
        const QRectF plot = chart()->plotArea();
        const double x = cacheLine();
        const QString label = tr("cache %1").arg(sizing::valueText(m_cache.value() / m_unit, sizing::Unit::Count));
        const double width = 1.15 * QFontMetricsF(smallFont()).horizontalAdvance(label);
        drawLimit(painter, {x, plot.top() - 2, x, plot.bottom()}, label,
                  QRectF(std::max(x - width / 2, titleRight() + 12), plot.top() - 22, width, 18),
                  Qt::AlignLeft | Qt::AlignVCenter);
    }
    painter->setFont(font());
    for (int row = 0; row < m_bars.size(); ++row) {
        drawName(painter, row);
        drawBarLabels(painter, row);
    }
    drawKey(painter);
    painter->restore();
}

QString WorkingSetChart::tipAt(const QPointF &position) const
{
    for (int row = 0; row < m_bars.size(); ++row) {
        const WorkingSetBar &bar = m_bars.at(row);
        const QString whole = tr("%1: %2").arg(base::visibleText(bar.label), textOf(bar.range, bar.total()));
        double from = 0;
        for (const Layer &layer : m_layers) {
            const WorkingSetBar::Part *part = layer.parts.at(row);
            if (!part)
                continue;
            const QRectF box = barRect(row, from, from + part->bytes.value());
            from += part->bytes.value();
            if (box.contains(position))
                return tr("%1: %2, %3 of it")
                           .arg(base::visibleText(part->name), textOf(part->range, part->bytes),
                                base::percentText(part->bytes / bar.total())) +
                       QLatin1Char('\n') + whole;
        }
        const QRectF all = barRect(row, 0, from);
        if (position.y() >= all.top() && position.y() <= all.bottom())
            return whole;
    }
    return {};
}

} // namespace sw::views
