// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/charts/chartview.h"

#include "models/diagram/paint/theme.h"
#include "views/widgets/style/appearance.h"

#include <QAbstractAxis>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QGraphicsLayout>
#include <QHelpEvent>
#include <QLocale>
#include <QMenu>
#include <QSvgGenerator>
#include <QToolTip>

namespace sw::views
{

namespace
{

constexpr double titleLeft = 10;

} // namespace

ChartView::ChartView(QWidget *parent) : QChartView(parent), m_pictureName(QStringLiteral("chart"))
{
    setFrameShape(QFrame::NoFrame);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate); // names beside the plot move as it is resized
    setRenderHint(QPainter::Antialiasing);
    setMinimumHeight(120);
    setFocusPolicy(Qt::StrongFocus);
    chart()->setLocale(QLocale());
    chart()->setLocalizeNumbers(true);
    chart()->legend()->hide();
    chart()->setMargins(QMargins(4, 4, 12, 0));
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
    clear();
}

void ChartView::clear()
{
    chart()->removeAllSeries();
    for (QAbstractAxis *axis : chart()->axes()) {
        chart()->removeAxis(axis); // which leaves it to us
        delete axis;
    }
    chart()->setTitle({});
    chart()->setBackgroundBrush(palette().color(QPalette::Base));
}

QFont ChartView::smallFont() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    return small;
}

QFont ChartView::boldFont() const
{
    QFont bold = smallFont();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

/// At the left, where labels of limits do not meet it; the chart only keeps the room.
void ChartView::setTitle(const QString &title)
{
    m_title = title;
    chart()->setTitleFont(smallFont());
    chart()->setTitle(QStringLiteral("&nbsp;"));
}

double ChartView::titleRight() const
{
    return titleLeft + QFontMetricsF(smallFont()).horizontalAdvance(m_title);
}

void ChartView::drawForeground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawForeground(painter, rect);
    if (chart()->series().isEmpty())
        return;
    painter->save();
    painter->setFont(smallFont());
    painter->setPen(secondaryText());
    const QRectF place(titleLeft, chart()->plotArea().top() - 22, width() - 2 * titleLeft, 18);
    // The unit stands at the end of it.
    painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetricsF(smallFont()).elidedText(m_title, Qt::ElideMiddle, place.width()));
    painter->restore();
}

void ChartView::dress(QAbstractAxis *axis, Qt::Alignment side)
{
    axis->setLineVisible(false);
    axis->setGridLineVisible(side == Qt::AlignBottom);
    // In high contrast every line has the colour of texts: dots leave what matters in front.
    axis->setGridLinePen(
        QPen(palette().color(QPalette::Midlight), 1, theme().isHighContrast() ? Qt::DotLine : Qt::SolidLine));
    axis->setLabelsColor(secondaryText());
    axis->setLabelsFont(smallFont());
    chart()->addAxis(axis, side);
    for (QAbstractSeries *series : chart()->series())
        series->attachAxis(axis);
}

void ChartView::drawLimit(QPainter *painter, const QLineF &line, const QString &label, const QRectF &labelBox,
                          int flags) const
{
    painter->setPen(QPen(palette().color(QPalette::Base), 4.5)); // so that it stands out from what it crosses
    painter->drawLine(line);
    painter->setPen(QPen(palette().color(QPalette::Text), 1.5, Qt::DashLine));
    painter->drawLine(line);
    const QFont bold = boldFont();
    painter->setFont(bold);
    const QString shown = QFontMetricsF(bold).elidedText(label, Qt::ElideRight, labelBox.width() + 1);
    QRectF ground;
    painter->drawText(labelBox, flags | Qt::TextDontPrint, shown, &ground);
    painter->fillRect(ground.adjusted(-2, 0, 2, -1), palette().color(QPalette::Base)); // a line may pass there
    painter->setPen(palette().color(QPalette::Text));
    painter->drawText(labelBox, flags, shown);
}

bool ChartView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QChartView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString tip = chart()->series().isEmpty() ? QString() : tipAt(help->pos());
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), tip.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")),
                           viewport());
    return true;
}

void ChartView::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        rebuild();
}

void ChartView::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu;
    const QPoint position = event->globalPos();
    menu.addAction(tr("How these figures came about"), this, [this, position] { Q_EMIT explainWanted(position); });
    menu.addAction(tr("Save chart as picture…"), this, &ChartView::saveWithDialog);
    menu.exec(position);
}

void ChartView::saveWithDialog()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save chart"), m_pictureName + QStringLiteral(".svg"),
                                                      tr("Pictures (*.svg *.png)"));
    if (!path.isEmpty() && !saveAs(path))
        Q_EMIT saveFailed(
            tr("%1 could not be written. Choose another folder, and a name that ends in .svg or .png.").arg(path));
}

bool ChartView::saveAs(const QString &path)
{
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator svg;
        svg.setFileName(path);
        svg.setSize(size());
        svg.setViewBox(rect());
        svg.setTitle(accessibleName());
        svg.setDescription(accessibleDescription());
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
