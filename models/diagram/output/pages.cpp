// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/output/pages.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/diagram/paint/painter.h"

#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPageLayout>
#include <QPainter>

#include <cmath>

namespace sw::diagram
{

namespace
{

constexpr double margin = 24;      // scene units around the picture
constexpr double fullSize = 0.75;  // points for a unit
constexpr double blockHeight = 34; // points
constexpr int mostPages = 400;

QSizeF pictureSize(const QSizeF &page, const PageOptions &options)
{
    const double block = options.titleBlock ? std::min(blockHeight + 6, page.height() / 2) : 0;
    return {std::max(page.width(), 1.0), std::max(page.height() - block, 1.0)};
}

/// Frame, texts left, page right; in points.
void paintTitleBlock(QPainter &painter, const Metrics &metrics, const Theme &theme, const QSizeF &page,
                     const PageOptions &options, const QString &number)
{
    const QRectF block(0, page.height() - blockHeight, page.width(), blockHeight);
    painter.setPen(QPen(theme.color(Token::CardLine), 0.75));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(block.adjusted(0.5, 0.5, -0.5, -0.5));
    const QRectF inside = block.adjusted(8, 4, -8, -4);
    const double half = inside.height() / 2;
    const QRectF lines[] = {QRectF(inside.topLeft(), QSizeF(inside.width(), half)),
                            QRectF(inside.left(), inside.top() + half, inside.width(), half)};
    const auto draw = [&](FontRole role, Token token, const QRectF &rect, const QString &text, Qt::Alignment side) {
        QFont font = metrics.font(role);
        font.setPixelSize(role == FontRole::Name ? 11 : 9);
        painter.setFont(font);
        painter.setPen(theme.color(token));
        const QString shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width() * 0.68);
        painter.drawText(rect, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
    };
    draw(FontRole::Name, Token::Text, lines[0], base::visibleText(options.title), Qt::AlignLeft);
    draw(FontRole::Label, Token::SecondaryText, lines[1], base::visibleText(options.subtitle), Qt::AlignLeft);
    draw(FontRole::Label, Token::SecondaryText, lines[0], options.date, Qt::AlignRight);
    draw(FontRole::Label, Token::SecondaryText, lines[1], number, Qt::AlignRight);
}

void paintPicture(QPainter &painter, Painter &scenePainter, const Scene &scene, const QRectF &source, double points)
{
    Camera camera;
    camera.topLeft = source.topLeft();
    camera.size = source.size();
    ViewState state;
    state.grid = false;
    painter.save();
    painter.setClipRect(QRectF(QPointF(), source.size() * points));
    painter.scale(points, points);
    scenePainter.paintScene(painter, scene, camera, state);
    painter.restore();
}

} // namespace

QRectF PagePlan::sourceOf(int number) const
{
    return {bounds.topLeft() + QPointF(cell.width() * (number % columns), cell.height() * (number / columns)), cell};
}

PagePlan planPages(const QRectF &bounds, const QSizeF &page, const PageOptions &options)
{
    PagePlan plan;
    plan.bounds = (bounds.isEmpty() ? QRectF(0, 0, 320, 200) : bounds).adjusted(-margin, -margin, margin, margin);
    const QSizeF picture = pictureSize(page, options);
    const QSizeF whole = plan.bounds.size();
    const auto divide = [&](double points) {
        plan.pointsPerUnit = points;
        plan.cell = picture / points;
        plan.columns = std::max(1, static_cast<int>(std::ceil(whole.width() / plan.cell.width() - 1e-6)));
        plan.rows = std::max(1, static_cast<int>(std::ceil(whole.height() / plan.cell.height() - 1e-6)));
    };
    double points = fullSize;
    if (options.across == 1)
        points = std::min({fullSize, picture.width() / whole.width(), picture.height() / whole.height()});
    else if (options.across > 1)
        points = std::min(fullSize, options.across * picture.width() / whole.width());
    divide(points);
    while (static_cast<double>(plan.columns) * plan.rows > mostPages)
        divide(plan.pointsPerUnit * 0.9);
    if (plan.count() == 1)
        plan.bounds.moveCenter(plan.bounds.center() - QPointF((plan.cell.width() - whole.width()) / 2, 0));
    return plan;
}

bool paintPages(QPagedPaintDevice &device, const Scene &scene, const Metrics &metrics, const Theme &theme,
                const PageOptions &options)
{
    const QSizeF page = device.pageLayout().paintRect(QPageLayout::Point).size();
    const PagePlan plan = planPages(scene.bounds(), page, options);
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    painter.setRenderHint(QPainter::TextAntialiasing);
    Painter scenePainter(theme, metrics);
    scenePainter.setForFile(true);
    const double dots = device.logicalDpiX() / 72.0;
    for (int number = 0; number < plan.count(); ++number) {
        if (number > 0 && !device.newPage())
            return false;
        painter.save();
        painter.scale(dots, dots);
        paintPicture(painter, scenePainter, scene, plan.sourceOf(number), plan.pointsPerUnit);
        if (options.titleBlock) {
            const QString text =
                plan.count() == 1
                    ? Text::tr("Page 1 of 1")
                    : Text::tr("Page %1 of %2, row %3, column %4")
                          .arg(QString::number(number + 1), QString::number(plan.count()),
                               QString::number(number / plan.columns + 1), QString::number(number % plan.columns + 1));
            paintTitleBlock(painter, metrics, theme, page, options, text);
        }
        painter.restore();
    }
    return painter.end();
}

QString pageSubtitle(const Scene &scene, const QString &diagram)
{
    const bool documents = !scene.cards.isEmpty() && scene.cards.first().document;
    QStringList parts{documents ? Text::tr("Documents") : Text::tr("Model")};
    if (!diagram.isEmpty())
        parts << diagram;
    if (!documents)
        parts << notationTitle(scene.notation);
    return parts.join(QStringLiteral(" · "));
}

} // namespace sw::diagram
