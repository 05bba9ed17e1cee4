// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/record/recordhtml.h"

#include "models/base/sha256.h"
#include "models/base/text.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace sw::record
{

namespace
{

using services::RecordBlock;
using services::RecordSection;

QByteArray resource(const char *name)
{
    QFile file(QStringLiteral(":/record/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString codeText(const QString &text)
{
    QStringList lines = text.split(QLatin1Char('\n'));
    for (QString &line : lines)
        line = base::visibleText(line).toHtmlEscaped();
    return lines.join(QLatin1Char('\n'));
}

/// Whether \p column has only words that a narrow column holds, which then are not broken.
bool hasShortWords(const services::RecordTable &table, qsizetype column)
{
    constexpr qsizetype longest = 20;
    static const QRegularExpression space(QStringLiteral("\\s"));
    return std::all_of(table.rows.cbegin(), table.rows.cend(), [&](const QStringList &row) {
        const QStringList words = row.value(column).split(space);
        return std::all_of(words.cbegin(), words.cend(), [](const QString &word) { return word.size() <= longest; });
    });
}

/// Writes the sections of a record, and remembers the first error.
class RecordPage
{
    Q_DECLARE_TR_FUNCTIONS(RecordPage)

public:
    RecordPage(const services::Record &record, const RecordPictures &pictures) : m_record(record), m_pictures(pictures)
    {}
    base::Result<QByteArray> write();

private:
    QString head(const QByteArray &style, const QByteArray &script) const;
    QString contents() const;
    void writeSection(const RecordSection &section, int level, const QString &id);
    void writeBlock(const RecordBlock &block);
    void writeTable(const services::RecordTable &table);
    void writePicture(const RecordBlock &block);
    QString inlineSvg(services::RecordPicture picture, diagram::PictureTheme theme);

    const services::Record &m_record;
    const RecordPictures &m_pictures;
    QString m_out;
    int m_drawn = 0;
    std::optional<base::Error> m_error;
};

QString RecordPage::head(const QByteArray &style, const QByteArray &script) const
{
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
               "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
               "'unsafe-inline'; script-src 'sha256-%2'\">\n<title>%3</title>\n<style>\n%4</style>\n</head>\n")
        .arg(tr("en"), QString::fromLatin1(base::sha256(script).toBase64()), htmlText(m_record.title),
             QString::fromUtf8(style));
}

QString RecordPage::contents() const
{
    QString out = QStringLiteral("<nav aria-label=\"%1\"><ol>\n").arg(htmlText(tr("Contents")));
    for (qsizetype i = 0; i < m_record.sections.size(); ++i)
        out += QStringLiteral("<li><a href=\"#section-%1\">%2</a></li>\n")
                   .arg(QString::number(i + 1), htmlText(m_record.sections.at(i).title));
    return out + QStringLiteral("</ol></nav>\n");
}

void RecordPage::writeSection(const RecordSection &section, int level, const QString &id)
{
    const bool isTop = level == 2;
    m_out += QStringLiteral("<details id=\"%1\" class=\"level-%2\"%3><summary><h%2>")
                 .arg(id)
                 .arg(level)
                 .arg(section.folded ? QString() : QStringLiteral(" open"));
    m_out += htmlText(section.title) + QStringLiteral("</h%1></summary>\n").arg(level);
    if (isTop)
        m_out += QStringLiteral("<div class=\"body\">\n");
    for (const RecordBlock &block : section.blocks)
        writeBlock(block);
    for (qsizetype i = 0; i < section.sections.size(); ++i)
        writeSection(section.sections.at(i), level + 1, id + QLatin1Char('-') + QString::number(i + 1));
    if (isTop)
        m_out += QStringLiteral("</div>\n");
    m_out += QStringLiteral("</details>\n");
}

void RecordPage::writeTable(const services::RecordTable &table)
{
    QStringList attributes;
    for (qsizetype i = 0; i < table.head.size(); ++i)
        attributes << (table.figures.contains(i) ? QStringLiteral(" class=\"figure\"")
                       : hasShortWords(table, i) ? QStringLiteral(" class=\"words\"")
                                                 : QString());
    m_out += QStringLiteral("<div class=\"wide\"><table>\n<thead><tr>");
    for (qsizetype i = 0; i < table.head.size(); ++i)
        m_out += QStringLiteral("<th scope=\"col\"%1>").arg(attributes.value(i)) + htmlText(table.head.at(i)) +
                 QStringLiteral("</th>");
    m_out += QStringLiteral("</tr></thead>\n<tbody>\n");
    for (const QStringList &row : table.rows) {
        m_out += QStringLiteral("<tr class=\"item\">");
        for (qsizetype i = 0; i < row.size(); ++i)
            m_out += QStringLiteral("<td%1>").arg(attributes.value(i)) + htmlText(row.at(i)) + QStringLiteral("</td>");
        m_out += QStringLiteral("</tr>\n");
    }
    m_out += QStringLiteral("</tbody></table></div>\n");
}

/// Ids inside of a picture are its own: several share the page.
QString RecordPage::inlineSvg(services::RecordPicture picture, diagram::PictureTheme theme)
{
    const base::Result<QByteArray> svg = m_pictures.svg(picture, theme);
    if (!svg) {
        m_error = svg.error();
        return {};
    }
    QByteArray text = *svg;
    text.remove(0, text.indexOf("<svg"));
    const QByteArray own = QByteArrayLiteral("p") + QByteArray::number(++m_drawn) + '-';
    text.replace("id=\"s", "id=\"" + own + 's');
    text.replace("href=\"#s", "href=\"#" + own + 's');
    return QString::fromUtf8(text);
}

void RecordPage::writePicture(const RecordBlock &block)
{
    const QString caption = htmlText(block.text);
    m_out += QStringLiteral("<figure class=\"item\"><figcaption>") + caption +
             QStringLiteral("</figcaption>\n<div class=\"zoom\" tabindex=\"0\" role=\"group\" aria-label=\"") +
             caption + QStringLiteral("\">\n<div class=\"buttons\">");
    const auto button = [&](const char *name, const QString &label, const QString &help) {
        m_out += QStringLiteral("<button type=\"button\" data-zoom=\"%1\" title=\"%3\" aria-label=\"%3\">%2</button>")
                     .arg(QLatin1String(name), label, htmlText(help));
    };
    button("in", QStringLiteral("+"), tr("Zoom in (+)"));
    button("out", QStringLiteral("−"), tr("Zoom out (−)"));
    button("fit", QStringLiteral("1:1"), tr("Whole picture (0)"));
    m_out += QStringLiteral("</div>\n<div class=\"light\">") + inlineSvg(block.picture, diagram::PictureTheme::Light) +
             QStringLiteral("</div>\n<div class=\"dark\">") + inlineSvg(block.picture, diagram::PictureTheme::Dark) +
             QStringLiteral("</div>\n</div></figure>\n");
}

void RecordPage::writeBlock(const RecordBlock &block)
{
    const auto caption = [&](const QString &text) {
        if (!text.isEmpty())
            m_out += QStringLiteral("<p class=\"caption\">") + htmlText(text) + QStringLiteral("</p>\n");
    };
    switch (block.kind) {
    case RecordBlock::Kind::Paragraph:
        m_out += QStringLiteral("<p class=\"item\">") + htmlText(block.text) + QStringLiteral("</p>\n");
        break;
    case RecordBlock::Kind::List:
        caption(block.text);
        m_out += QStringLiteral("<ul>\n");
        for (const QString &item : block.items)
            m_out += QStringLiteral("<li class=\"item\">") + htmlText(item) + QStringLiteral("</li>\n");
        m_out += QStringLiteral("</ul>\n");
        break;
    case RecordBlock::Kind::Table:
        caption(block.text);
        writeTable(block.table);
        break;
    case RecordBlock::Kind::Code:
        caption(block.items.value(0));
        m_out += QStringLiteral("<pre class=\"item\">") + codeText(block.text) + QStringLiteral("</pre>\n");
        break;
    case RecordBlock::Kind::Picture:
        writePicture(block);
        break;
    }
}

base::Result<QByteArray> RecordPage::write()
{
    const QByteArray style = resource("record.css");
    const QByteArray script = resource("record.js");
    m_out = head(style, script) + QStringLiteral("<body>\n<header><h1>") + htmlText(m_record.title) +
            QStringLiteral("</h1><p>") + htmlText(m_record.subtitle) + QStringLiteral("</p>\n");
    m_out += QStringLiteral("<form role=\"search\"><label>%1 <input type=\"search\" id=\"search\" autocomplete=\"off\">"
                            "</label> <span id=\"hits\" role=\"status\" data-some=\"%2\" data-none=\"%3\"></span>"
                            "<button type=\"button\" id=\"unfold\">%4</button>"
                            "<button type=\"button\" id=\"fold\">%5</button></form>\n")
                 .arg(htmlText(tr("Search")), htmlText(tr("Found: %1", "places").arg(QStringLiteral("%1"))),
                      htmlText(tr("Nothing found")), htmlText(tr("Expand all")), htmlText(tr("Collapse all")));
    m_out += QStringLiteral("</header>\n") + contents() + QStringLiteral("<main>\n");
    for (qsizetype i = 0; i < m_record.sections.size(); ++i)
        writeSection(m_record.sections.at(i), 2, QStringLiteral("section-%1").arg(i + 1));
    if (m_error)
        return *m_error;
    m_out += QStringLiteral("</main>\n<footer>") +
             htmlText(tr("Made with Shapewright. All figures were computed by it.")) +
             QStringLiteral("</footer>\n<script>") + QString::fromUtf8(script) +
             QStringLiteral("</script>\n</body>\n</html>\n");
    return m_out.toUtf8();
}

} // namespace

QString htmlText(const QString &text)
{
    return codeText(text).replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

base::Result<QByteArray> recordHtml(const services::Record &record, const RecordPictures &pictures)
{
    return RecordPage(record, pictures).write();
}

} // namespace sw::record
