// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/record/recordpdf.h"

#include "models/base/text.h"
#include "models/diagram/output/pages.h"
#include "models/diagram/paint/painter.h"
#include "models/record/paperlines.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>

namespace sw::record
{

namespace
{

using services::RecordBlock;

constexpr int resolution = 1200;
constexpr double marginMillimetres = 16;
constexpr double footerPoints = 26;
constexpr double leastPointsPerUnit = 0.3; ///< smaller diagrams take several pages
constexpr int mostAcross = 4;

class RecordPaper
{
    Q_DECLARE_TR_FUNCTIONS(RecordPaper)

public:
    RecordPaper(const services::Record &record, const RecordPictures &pictures) : m_record(record), m_pictures(pictures)
    {}
    base::Result<QByteArray> write();

private:
    double device(double points) const { return points * resolution / 72; }
    /// Room for text or a picture, in units of the device.
    QSizeF room(QPageLayout::Orientation orientation) const;
    diagram::PagePlan planOf(const diagram::Scene &scene) const;
    static QPageLayout::Orientation orientationOf(const diagram::Scene &scene);
    void drawText(QPdfWriter &writer, QPainter &painter, const QList<PlacedLine> &page);
    void drawPicture(QPdfWriter &writer, QPainter &painter, const RecordBlock &block);
    void beginPage(QPdfWriter &writer, QPainter &painter, QPageLayout::Orientation orientation);

    const services::Record &m_record;
    const RecordPictures &m_pictures;
    PaperRecord m_paper;
    int m_page = 0;
    int m_pages = 0;
};

QSizeF RecordPaper::room(QPageLayout::Orientation orientation) const
{
    const double margin = marginMillimetres / 25.4 * 72;
    QSizeF paper = QPageSize::size(QPageSize::A4, QPageSize::Point);
    if (orientation == QPageLayout::Landscape)
        paper.transpose();
    return {device(paper.width() - 2 * margin), device(paper.height() - 2 * margin - footerPoints)};
}

QPageLayout::Orientation RecordPaper::orientationOf(const diagram::Scene &scene)
{
    return scene.bounds().width() > scene.bounds().height() ? QPageLayout::Landscape : QPageLayout::Portrait;
}

diagram::PagePlan RecordPaper::planOf(const diagram::Scene &scene) const
{
    QSizeF page = room(orientationOf(scene)) * 72 / resolution;
    page.rheight() -= 24; // the caption
    diagram::PageOptions options;
    options.titleBlock = false;
    diagram::PagePlan plan = diagram::planPages(scene.bounds(), page, options);
    while (plan.pointsPerUnit < leastPointsPerUnit && options.across < mostAcross) {
        ++options.across;
        plan = diagram::planPages(scene.bounds(), page, options);
    }
    return plan;
}

void RecordPaper::beginPage(QPdfWriter &writer, QPainter &painter, QPageLayout::Orientation orientation)
{
    if (m_page > 0) {
        writer.setPageOrientation(orientation);
        writer.newPage();
    }
    ++m_page;
    painter.save();
    QFont font = painter.font();
    font.setPointSizeF(7.5);
    painter.setFont(font);
    painter.setPen(QColor(0x55, 0x5d, 0x67));
    const QSizeF size = room(orientation);
    const QRectF foot(0, size.height() + device(8), size.width(), device(footerPoints - 8));
    const QString number = tr("Page %1 of %2").arg(m_page).arg(m_pages);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom, number);
    const QFontMetricsF metrics(font, &writer);
    const double left = foot.width() - metrics.horizontalAdvance(number) - device(20);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom | Qt::TextSingleLine,
                     metrics.elidedText(base::visibleText(m_record.title), Qt::ElideRight, left));
    painter.restore();
}

void RecordPaper::drawText(QPdfWriter &writer, QPainter &painter, const QList<PlacedLine> &page)
{
    beginPage(writer, painter, QPageLayout::Portrait);
    for (const PlacedLine &placed : page)
        drawLine(painter, m_paper.lines.at(placed.line), QPointF(0, placed.top), room(QPageLayout::Portrait).width());
}

void RecordPaper::drawPicture(QPdfWriter &writer, QPainter &painter, const RecordBlock &block)
{
    const diagram::Scene &scene = m_pictures.scene(block.picture);
    const diagram::PagePlan plan = planOf(scene);
    diagram::Painter drawing(diagram::themeOf(diagram::PictureTheme::Light), m_pictures.metrics());
    drawing.setForFile(true);
    for (int page = 0; page < plan.count(); ++page) {
        beginPage(writer, painter, orientationOf(scene));
        const QString caption =
            plan.count() == 1 ? block.text : tr("%1 (part %2 of %3)").arg(block.text).arg(page + 1).arg(plan.count());
        painter.save();
        QFont font = painter.font();
        font.setPointSizeF(11);
        font.setBold(true);
        painter.setFont(font);
        painter.drawText(QRectF(0, 0, room(orientationOf(scene)).width(), device(18)), Qt::AlignLeft | Qt::AlignTop,
                         base::visibleText(caption));
        const double scale = device(plan.pointsPerUnit);
        const QRectF source = plan.sourceOf(page);
        const double below = plan.count() == 1 ? (plan.cell.height() - plan.bounds.height()) * scale : 0;
        painter.translate(0, device(24) + std::max(0.0, below / 2));
        painter.scale(scale, scale);
        diagram::Camera camera;
        camera.topLeft = source.topLeft();
        camera.size = source.size();
        painter.setClipRect(QRectF(QPointF(0, 0), plan.count() == 1 ? plan.bounds.size() : source.size()));
        diagram::ViewState state;
        state.grid = false;
        drawing.paintScene(painter, scene, camera, state);
        painter.restore();
    }
}

base::Result<QByteArray> RecordPaper::write()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(resolution);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
                          QPageLayout::Millimeter);
    writer.setTitle(base::visibleText(m_record.title));
    writer.setCreator(QStringLiteral("Shapewright"));
    const QSizeF size = room(QPageLayout::Portrait);
    m_paper = linesOf(m_record, writer, size.width(), size.height());
    const QList<QList<PlacedLine>> pages = placeLines(m_paper.lines, size.height());
    m_pages = static_cast<int>(pages.size());
    for (const PaperPicture &picture : m_paper.pictures)
        m_pages += planOf(m_pictures.scene(picture.block.picture)).count();
    QPainter painter;
    if (!painter.begin(&writer))
        return base::Error{base::ErrorCode::Internal, tr("The pages could not be painted."), m_record.title, {}};
    qsizetype drawn = 0;
    for (const QList<PlacedLine> &page : pages) {
        drawText(writer, painter, page);
        for (; drawn < m_paper.pictures.size() && m_paper.pictures.at(drawn).after <= page.last().line + 1; ++drawn)
            drawPicture(writer, painter, m_paper.pictures.at(drawn).block);
    }
    painter.end();
    return buffer.data();
}

} // namespace

base::Result<QByteArray> recordPdf(const services::Record &record, const RecordPictures &pictures)
{
    return RecordPaper(record, pictures).write();
}

} // namespace sw::record
