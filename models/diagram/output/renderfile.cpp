// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/output/renderfile.h"

#include "models/base/files/safefile.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/diagram/output/svgdevice.h"
#include "models/diagram/paint/painter.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>

namespace sw::diagram
{

namespace
{

constexpr double pictureMargin = 24;
/// Of an image: its sides, and all of its pixels, which take four bytes each.
constexpr double maximumSide = 30000;
constexpr double maximumPixels = 64e6;
/// The largest page that readers of PDF accept, in points.
constexpr double maximumPage = 14400;
constexpr double pointsPerUnit = 0.75;

struct FormatRow
{
    PictureFormat format;
    const char *ending;
};
constexpr FormatRow formatRows[] = {
    {PictureFormat::Svg, "svg"}, {PictureFormat::Png, "png"}, {PictureFormat::Pdf, "pdf"}};

/// Draws the whole of \p scene on \p device, whose units are \p scale times those of the scene.
void drawAll(QPaintDevice &device, const Scene &scene, const Metrics &metrics, const PictureOptions &options,
             const QRectF &bounds, double scale)
{
    Painter painter(themeOf(options.theme), metrics);
    painter.setForFile(true);
    Camera camera;
    camera.topLeft = bounds.topLeft();
    camera.size = bounds.size();
    ViewState state;
    state.grid = false;
    QPainter onDevice(&device);
    onDevice.setRenderHint(QPainter::TextAntialiasing);
    onDevice.scale(scale, scale);
    painter.paintScene(onDevice, scene, camera, state);
}

QByteArray svg(const Scene &scene, const Metrics &metrics, const PictureOptions &options, const QRectF &bounds)
{
    SvgDevice device(bounds.size().toSize());
    drawAll(device, scene, metrics, options, bounds, 1);
    return device.file(options.title, options.description);
}

base::Result<QByteArray> png(const Scene &scene, const Metrics &metrics, const PictureOptions &options,
                             const QRectF &bounds)
{
    const double bySide = maximumSide / std::max(bounds.width(), bounds.height());
    const double byPixels = std::sqrt(maximumPixels / (bounds.width() * bounds.height()));
    const double scale = std::min({std::max(options.scale, 0.01), bySide, byPixels});
    QImage image(static_cast<int>(std::ceil(bounds.width() * scale)),
                 static_cast<int>(std::ceil(bounds.height() * scale)), QImage::Format_RGB32);
    if (image.isNull())
        return base::Error{base::ErrorCode::File, Text::tr("There is not enough memory for the picture."),
                           options.title, Text::tr("Choose a smaller scale, or SVG.")};
    image.fill(themeOf(options.theme).color(Token::Canvas)); // the scene may end within the last pixel
    image.setText(QStringLiteral("Title"), options.title);
    drawAll(image, scene, metrics, options, bounds, scale);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return base::Error{
            base::ErrorCode::Internal, Text::tr("The picture could not be made into a PNG."), options.title, {}};
    return buffer.data();
}

QByteArray pdf(const Scene &scene, const Metrics &metrics, const PictureOptions &options, const QRectF &bounds)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    const double points = std::min(pointsPerUnit, maximumPage / std::max(bounds.width(), bounds.height()));
    writer.setPageSize(QPageSize(bounds.size() * points, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(base::visibleText(options.title));
    writer.setCreator(QStringLiteral("Shapewright"));
    writer.setResolution(1200);
    drawAll(writer, scene, metrics, options, bounds, points * 1200 / 72);
    return buffer.data();
}

struct PaperRow
{
    const char *name;
    QPageSize::PageSizeId size;
};
constexpr PaperRow paperRows[] = {
    {"A0", QPageSize::A0},         {"A1", QPageSize::A1},       {"A2", QPageSize::A2},
    {"A3", QPageSize::A3},         {"A4", QPageSize::A4},       {"A5", QPageSize::A5},
    {"Letter", QPageSize::Letter}, {"Legal", QPageSize::Legal}, {"Tabloid", QPageSize::Tabloid}};

base::Result<QByteArray> pagedPdf(const Scene &scene, const Metrics &metrics, const PictureOptions &options,
                                  const QRectF &bounds)
{
    const auto paper = std::find_if(std::begin(paperRows), std::end(paperRows), [&](const PaperRow &row) {
        return options.paper.compare(QLatin1String(row.name), Qt::CaseInsensitive) == 0;
    });
    if (paper == std::end(paperRows))
        return base::Error{base::ErrorCode::Usage, Text::tr("There is no paper called '%1'.").arg(options.paper),
                           options.paper, Text::tr("Choose one of %1.").arg(paperNames().join(QStringLiteral(", ")))};
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(paper->size));
    writer.setPageOrientation(bounds.width() > bounds.height() ? QPageLayout::Landscape : QPageLayout::Portrait);
    writer.setPageMargins(QMarginsF(10, 10, 10, 10), QPageLayout::Millimeter);
    writer.setTitle(base::visibleText(options.title));
    writer.setCreator(QStringLiteral("Shapewright"));
    writer.setResolution(1200);
    if (!paintPages(writer, scene, metrics, themeOf(options.theme), options.pages))
        return base::Error{base::ErrorCode::Internal, Text::tr("The pages could not be painted."), options.title, {}};
    return buffer.data();
}

} // namespace

const Theme &themeOf(PictureTheme theme)
{
    static const Theme highContrast = Theme::highContrast(Theme::highContrastPalette(false));
    return theme == PictureTheme::HighContrast ? highContrast
           : theme == PictureTheme::Dark       ? Theme::dark()
                                               : Theme::light();
}

QStringList paperNames()
{
    QStringList names;
    for (const PaperRow &row : paperRows)
        names << QLatin1String(row.name);
    return names;
}

base::Result<PictureFormat> formatOf(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    for (const FormatRow &row : formatRows) {
        if (ending == QLatin1String(row.ending))
            return row.format;
    }
    return base::Error{base::ErrorCode::Usage,
                       Text::tr("The ending of the file name does not say which picture is meant."), path,
                       Text::tr("End it with .svg, .png or .pdf.")};
}

base::Result<QByteArray> renderPicture(const Scene &scene, const Metrics &metrics, const PictureOptions &options)
{
    QRectF bounds = scene.bounds();
    if (bounds.isEmpty())
        bounds = QRectF(0, 0, 320, 200);
    bounds = bounds.adjusted(-pictureMargin, -pictureMargin, pictureMargin, pictureMargin).toAlignedRect();
    switch (options.format) {
    case PictureFormat::Png:
        return png(scene, metrics, options, bounds);
    case PictureFormat::Pdf:
        return options.paper.isEmpty() ? pdf(scene, metrics, options, bounds)
                                       : pagedPdf(scene, metrics, options, bounds);
    case PictureFormat::Svg:
        break;
    }
    return svg(scene, metrics, options, bounds);
}

base::Result<void> renderFile(const Scene &scene, const Metrics &metrics, const QString &path,
                              const PictureOptions &options)
{
    const base::Result<QByteArray> picture = renderPicture(scene, metrics, options);
    if (!picture)
        return picture.error();
    return base::writeFileSafely(path, *picture);
}

} // namespace sw::diagram
