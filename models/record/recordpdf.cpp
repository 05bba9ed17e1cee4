// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/record/recordpdf.h"

#include "models/base/text.h"
#include "models/diagram/output/pages.h"
#include "models/diagram/paint/painter.h"
#include "models/record/paperpages.h"
#include "models/record/recordhtml.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include <algorithm>

namespace sw::record
{

namespace
{

using services::RecordBlock;
using services::RecordSection;

constexpr int resolution = 1200;
constexpr double marginMillimetres = 16;
constexpr double footerPoints = 26;
constexpr double leastPointsPerUnit = 0.3; ///< smaller diagrams take several pages
constexpr int mostAcross = 4;

const char *const style =
    "body { font-size: 9pt; } h1 { font-size: 20pt; } h2 { font-size: 15pt; } h3 { font-size: 11pt; }"
    "h4 { font-size: 10pt; } h5 { font-size: 9pt; margin-top: 8px; margin-bottom: 2px; }"
    "td { font-size: 7.5pt; border-bottom: 1px solid #c8cdd3; } th { font-size: 7pt; background-color: #edf0f3; }"
    "pre { font-size: 7pt; background-color: #f6f7f9; }";

/// What comes one behind the other on paper: text, or a diagram on pages of its own.
struct Part
{
    QString html;
    std::optional<RecordBlock> picture;
};

/// The parts of a record as the subset of HTML that a text document reads.
class Parts
{
public:
    QList<Part> of(const services::Record &record)
    {
        m_html = QStringLiteral("<h1>%1</h1><p>%2</p>").arg(htmlText(record.title), htmlText(record.subtitle));
        for (const RecordSection &section : record.sections)
            addSection(section, 2);
        flush();
        return std::move(m_parts);
    }

private:
    void flush()
    {
        if (!m_html.isEmpty())
            m_parts.append({m_html, std::nullopt});
        m_html.clear();
    }
    void addSection(const RecordSection &section, int level)
    {
        const bool isPictures =
            std::all_of(section.blocks.cbegin(), section.blocks.cend(),
                        [](const RecordBlock &block) { return block.kind == RecordBlock::Kind::Picture; });
        if (!isPictures || section.blocks.isEmpty()) // else a page would hold nothing but the heading
            m_html +=
                QStringLiteral("<h%1>").arg(level) + htmlText(section.title) + QStringLiteral("</h%1>").arg(level);
        for (const RecordBlock &block : section.blocks)
            addBlock(block);
        for (const RecordSection &inner : section.sections)
            addSection(inner, level + 1);
    }
    void addCaption(const QString &text)
    {
        if (!text.isEmpty())
            m_html += QStringLiteral("<h5>") + htmlText(text) + QStringLiteral("</h5>");
    }
    void addBlock(const RecordBlock &block)
    {
        switch (block.kind) {
        case RecordBlock::Kind::Paragraph:
            m_html += QStringLiteral("<p>") + htmlText(block.text) + QStringLiteral("</p>");
            break;
        case RecordBlock::Kind::List:
            addCaption(block.text);
            m_html += QStringLiteral("<ul>");
            for (const QString &item : block.items)
                m_html += QStringLiteral("<li>") + htmlText(item) + QStringLiteral("</li>");
            m_html += QStringLiteral("</ul>");
            break;
        case RecordBlock::Kind::Table:
            addCaption(block.text);
            addTable(block.table);
            break;
        case RecordBlock::Kind::Code:
            addCaption(block.items.value(0));
            m_html += QStringLiteral("<pre style=\"white-space: pre-wrap;\">") + htmlText(block.text.trimmed()) +
                      QStringLiteral("</pre>");
            break;
        case RecordBlock::Kind::Picture:
            flush();
            m_parts.append({{}, block});
            break;
        }
    }
    void addTable(const services::RecordTable &table)
    {
        const auto align = [&](qsizetype column) {
            return table.figures.contains(column) ? QStringLiteral(" align=\"right\"")
                                                  : QStringLiteral(" align=\"left\"");
        };
        m_html += QStringLiteral("<table width=\"100%\" border=\"0\" cellspacing=\"0\" cellpadding=\"3\" "
                                 "style=\"margin-top: 4px;\"><thead><tr>");
        for (qsizetype i = 0; i < table.head.size(); ++i)
            m_html += QStringLiteral("<th%1>").arg(align(i)) + htmlText(table.head.at(i)) + QStringLiteral("</th>");
        m_html += QStringLiteral("</tr></thead>");
        for (const QStringList &row : table.rows) {
            m_html += QStringLiteral("<tr>");
            for (qsizetype i = 0; i < row.size(); ++i)
                m_html += QStringLiteral("<td%1>").arg(align(i)) + htmlText(row.at(i)) + QStringLiteral("</td>");
            m_html += QStringLiteral("</tr>");
        }
        m_html += QStringLiteral("</table>");
    }

    QString m_html;
    QList<Part> m_parts;
};

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
    std::unique_ptr<QTextDocument> layOut(const QString &html, QPdfWriter &writer) const;
    diagram::PagePlan planOf(const diagram::Scene &scene) const;
    static QPageLayout::Orientation orientationOf(const diagram::Scene &scene);
    void turn(QPdfWriter &writer, QPageLayout::Orientation orientation);
    void drawText(QPdfWriter &writer, QPainter &painter, const QTextDocument &document);
    void drawPicture(QPdfWriter &writer, QPainter &painter, const RecordBlock &block);
    void beginPage(QPdfWriter &writer, QPainter &painter, QPageLayout::Orientation orientation);

    const services::Record &m_record;
    const RecordPictures &m_pictures;
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

std::unique_ptr<QTextDocument> RecordPaper::layOut(const QString &html, QPdfWriter &writer) const
{
    auto document = std::make_unique<QTextDocument>();
    document->documentLayout()->setPaintDevice(&writer);
    QFont font = document->defaultFont();
    font.setPointSizeF(9);
    document->setDefaultFont(font);
    QTextOption option = document->defaultTextOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document->setDefaultTextOption(option);
    document->setDocumentMargin(0);
    document->setDefaultStyleSheet(QLatin1String(style));
    document->setHtml(html);
    document->setPageSize(room(QPageLayout::Portrait));
    keepTogether(*document);
    return document;
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

void RecordPaper::drawText(QPdfWriter &writer, QPainter &painter, const QTextDocument &document)
{
    const QSizeF size = document.pageSize();
    for (int page = 0; page < document.pageCount(); ++page) {
        beginPage(writer, painter, QPageLayout::Portrait);
        const QRectF shown(QPointF(0, page * size.height()), size);
        painter.save();
        painter.translate(0, -shown.top());
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette.setColor(QPalette::Text, Qt::black);
        context.clip = shown;
        painter.setClipRect(shown);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
    }
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
        painter.translate(0, device(24));
        const double scale = device(plan.pointsPerUnit);
        painter.scale(scale, scale);
        diagram::Camera camera;
        const QRectF source = plan.sourceOf(page);
        camera.topLeft = source.topLeft();
        camera.size = source.size();
        painter.setClipRect(QRectF(QPointF(0, 0), source.size()));
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
    const QList<Part> parts = Parts().of(m_record);
    std::vector<std::unique_ptr<QTextDocument>> documents;
    for (const Part &part : parts) {
        documents.push_back(part.picture ? nullptr : layOut(part.html, writer));
        m_pages +=
            part.picture ? planOf(m_pictures.scene(part.picture->picture)).count() : documents.back()->pageCount();
    }
    QPainter painter;
    if (!painter.begin(&writer))
        return base::Error{base::ErrorCode::Internal, tr("The pages could not be painted."), m_record.title, {}};
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (parts.at(i).picture)
            drawPicture(writer, painter, *parts.at(i).picture);
        else
            drawText(writer, painter, *documents.at(static_cast<size_t>(i)));
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
