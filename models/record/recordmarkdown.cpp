// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/record/recordmarkdown.h"

#include "models/base/text.h"
#include "models/formats/exporters/markdowntext.h"

#include <QUrl>

namespace sw::record
{

namespace
{

using services::RecordBlock;
using services::RecordSection;

QString lines(const QString &text, const QString &lineBreak)
{
    QStringList parts = text.split(QLatin1Char('\n'));
    for (QString &part : parts)
        part = formats::markdownEscaped(part);
    return parts.join(lineBreak);
}

QString paragraph(const QString &text)
{
    return text.isEmpty() ? QString() : lines(text, QStringLiteral("\\\n")) + QStringLiteral("\n\n");
}

QString caption(const QString &text)
{
    return text.isEmpty() ? QString()
                          : QStringLiteral("**") + formats::markdownEscaped(text) + QStringLiteral("**\n\n");
}

/// A fence that is longer than any run of backticks in \p text cannot be ended by it.
QString fenced(const QString &text)
{
    qsizetype longest = 2, run = 0;
    for (const QChar c : text) {
        run = c == QLatin1Char('`') ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const QString fence(longest + 1, QLatin1Char('`'));
    QStringList visible = text.split(QLatin1Char('\n'));
    for (QString &line : visible)
        line = base::visibleText(line);
    while (!visible.isEmpty() && visible.last().isEmpty())
        visible.removeLast();
    return fence + QStringLiteral("json\n") + visible.join(QLatin1Char('\n')) + QLatin1Char('\n') + fence +
           QStringLiteral("\n\n");
}

QString tableText(const services::RecordTable &table)
{
    QStringList head;
    for (const QString &cell : table.head)
        head << lines(cell, QStringLiteral("<br>"));
    QList<QStringList> rows;
    for (const QStringList &row : table.rows) {
        QStringList cells;
        for (const QString &cell : row)
            cells << lines(cell, QStringLiteral("<br>"));
        rows << cells;
    }
    return formats::markdownTable(head, rows);
}

QString blockText(const RecordBlock &block, const QHash<services::RecordPicture, QString> &pictures)
{
    switch (block.kind) {
    case RecordBlock::Kind::Paragraph:
        return paragraph(block.text);
    case RecordBlock::Kind::List: {
        QString out = caption(block.text);
        for (const QString &item : block.items)
            out += QStringLiteral("- ") + lines(item, QStringLiteral(" ")) + QLatin1Char('\n');
        return out + QLatin1Char('\n');
    }
    case RecordBlock::Kind::Table:
        return caption(block.text) + tableText(block.table);
    case RecordBlock::Kind::Code:
        return caption(block.items.value(0)) + fenced(block.text);
    case RecordBlock::Kind::Picture:
        break;
    }
    const QString file = QString::fromLatin1(QUrl::toPercentEncoding(pictures.value(block.picture)));
    return file.isEmpty() ? QString() : QStringLiteral("![%1](%2)\n\n").arg(formats::markdownEscaped(block.text), file);
}

void addSection(QString &out, const RecordSection &section, int level,
                const QHash<services::RecordPicture, QString> &pictures)
{
    out += QString(level, QLatin1Char('#')) + QLatin1Char(' ') + formats::markdownEscaped(section.title) +
           QStringLiteral("\n\n");
    for (const RecordBlock &block : section.blocks)
        out += blockText(block, pictures);
    for (const RecordSection &inner : section.sections)
        addSection(out, inner, level + 1, pictures);
}

} // namespace

QByteArray recordMarkdown(const services::Record &record, const QHash<services::RecordPicture, QString> &pictures)
{
    QString out = QStringLiteral("# ") + formats::markdownEscaped(record.title) + QStringLiteral("\n\n") +
                  paragraph(record.subtitle);
    for (const RecordSection &section : record.sections)
        addSection(out, section, 2, pictures);
    while (out.endsWith(QStringLiteral("\n\n")))
        out.chop(1);
    return out.toUtf8();
}

} // namespace sw::record
