// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/record/paperlines.h"

#include "models/base/text.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QRegularExpression>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sw::record
{

namespace
{

using services::RecordBlock;
using services::RecordSection;

constexpr double mostLines = 1 << 20; ///< of a cell
constexpr int keptAtEnds = 3;         ///< lines of code and rows that do not stand alone on a page
constexpr double widestWord = 0.22;   ///< of the page: longer ones are broken in a table
constexpr double widestPart = 0.3;    ///< of the page: of a name that can be broken at no joint
constexpr double fewWords = 0.16;     ///< of the page: lines of a table up to this width stay whole

const QString zeroWidthSpace(QChar(0x200b));

/// How a row looks; lengths in points.
struct RowStyle
{
    double size = 9;
    bool bold = false;
    bool code = false;
    double above = 0;
    double padding = 0;
    QColor ground{};
    bool ruled = false;
};

struct Cell
{
    QString text;
    double left = 0;
    double width = 0;
    Qt::Alignment alignment = Qt::AlignLeft;
};

const QColor headGround(0xed, 0xf0, 0xf3);
const QColor codeGround(0xf6, 0xf7, 0xf9);

RowStyle headingStyle(int level)
{
    const double size = level == 1 ? 20 : level == 2 ? 15 : level == 3 ? 11 : 10;
    return {size, true, false, level == 2 ? 18.0 : 12.0, 1};
}
const RowStyle paragraphStyle{9, false, false, 4, 0};
const RowStyle captionStyle{9, true, false, 8, 1};
const RowStyle headStyle{7, true, false, 4, 2.5, headGround};
const RowStyle cellStyle{7.5, false, false, 0, 2.5, {}, true};
const RowStyle codeStyle{7, false, true, 0, 0, codeGround};

/// With no break between an amount and its unit.
QString withWholeAmounts(QString text)
{
    static const QRegularExpression beforeUnit(QStringLiteral("(?<=\\d) (?=(?:[KMGT]i)?B\\b|[kMGT]\\b|%)"));
    return text.replace(beforeUnit, QString(QChar::Nbsp));
}

/// Where long names may be broken: behind what joins their parts.
const QRegularExpression &nameJoints()
{
    static const QRegularExpression joints(QStringLiteral("(?<=[\\w\\]>][._/])(?=[^\\W\\d]|<)"));
    return joints;
}

/// Lets names be broken that are wider than the \p room for a line.
QString withJoints(const QString &line, const QFontMetricsF &metrics, double room)
{
    QStringList words = line.split(QLatin1Char(' '));
    for (QString &word : words) {
        if (metrics.horizontalAdvance(word) > room)
            word.replace(nameJoints(), zeroWidthSpace);
    }
    return words.join(QLatin1Char(' '));
}

class LineWriter
{
public:
    LineWriter(const QPaintDevice &device, double width, double height)
        : m_device(device), m_width(width), m_height(height)
    {}
    PaperRecord write(const services::Record &record);

private:
    double device(double points) const { return points * m_device.logicalDpiY() / 72; }
    QFont fontOf(const RowStyle &style) const;
    std::shared_ptr<const QTextLayout> layOut(const Cell &cell, const RowStyle &style) const;
    /// Adds the lines of a row and says how many they are.
    qsizetype addRow(const QList<Cell> &cells, const RowStyle &style);
    void addText(const QString &text, const RowStyle &style) { addRow({{text, 0, m_width}}, style); }
    void keep(qsizetype first, qsizetype end);
    void addSection(const RecordSection &section, int level);
    void addCaption(const QString &text);
    void addBlock(const RecordBlock &block);
    void addList(const QStringList &items);
    void addCode(const QString &text);
    void addTable(services::RecordTable table);
    QList<double> widthsOf(const services::RecordTable &table, double gap) const;

    const QPaintDevice &m_device;
    const double m_width;
    const double m_height;
    PaperRecord m_out;
};

QFont LineWriter::fontOf(const RowStyle &style) const
{
    QFont font = style.code ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : QFont();
    font.setPointSizeF(style.size);
    font.setBold(style.bold);
    return font;
}

std::shared_ptr<const QTextLayout> LineWriter::layOut(const Cell &cell, const RowStyle &style) const
{
    QStringList lines = cell.text.split(QLatin1Char('\n'));
    for (QString &line : lines)
        line = withJoints(base::visibleText(line), QFontMetricsF(fontOf(style), &m_device), cell.width);
    auto layout = std::make_shared<QTextLayout>(lines.join(QChar::LineSeparator), fontOf(style), &m_device);
    QTextOption option(cell.alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    layout->beginLayout();
    double down = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(cell.width);
        line.setPosition(QPointF(0, down));
        down += line.height();
    }
    layout->endLayout();
    return layout;
}

qsizetype LineWriter::addRow(const QList<Cell> &cells, const RowStyle &style)
{
    QList<std::shared_ptr<const QTextLayout>> layouts;
    int count = 0;
    for (const Cell &cell : cells) {
        layouts << layOut(cell, style);
        count = std::max(count, layouts.last()->lineCount());
    }
    const qsizetype first = m_out.lines.size();
    double height = 0;
    for (int i = 0; i < count; ++i) {
        PaperLine line;
        line.ground = style.ground;
        line.above = i == 0 ? device(style.above) : 0;
        line.down = i == 0 ? device(style.padding) : 0;
        line.ruled = style.ruled && i == count - 1;
        for (qsizetype cell = 0; cell < cells.size(); ++cell) {
            if (i >= layouts.at(cell)->lineCount())
                continue;
            line.texts.append({layouts.at(cell), i, cells.at(cell).left});
            line.height = std::max(line.height, layouts.at(cell)->lineAt(i).height());
        }
        line.height = std::ceil(line.height + line.down + (i == count - 1 ? device(style.padding) : 0));
        height += line.height;
        m_out.lines.append(line);
    }
    if (height < m_height / 2)
        keep(first, m_out.lines.size());
    return count;
}

/// Lines from \p first on stand on one page.
void LineWriter::keep(qsizetype first, qsizetype end)
{
    for (qsizetype i = first; i < end - 1; ++i)
        m_out.lines[i].keepsNext = true;
}

void LineWriter::addCaption(const QString &text)
{
    if (text.isEmpty())
        return;
    addText(text, captionStyle);
    m_out.lines.last().keepsNext = true;
}

void LineWriter::addSection(const RecordSection &section, int level)
{
    const bool isPictures = std::all_of(section.blocks.cbegin(), section.blocks.cend(), [](const RecordBlock &block) {
        return block.kind == RecordBlock::Kind::Picture;
    });
    if (!isPictures || section.blocks.isEmpty()) { // else a heading would have nothing below it
        addText(section.title, headingStyle(level));
        m_out.lines.last().keepsNext = true;
    }
    for (const RecordBlock &block : section.blocks)
        addBlock(block);
    for (const RecordSection &inner : section.sections)
        addSection(inner, level + 1);
}

void LineWriter::addList(const QStringList &items)
{
    const double indent = device(12);
    for (const QString &item : items)
        addRow({{QStringLiteral("•"), device(3), indent}, {item, indent, m_width - indent}}, paragraphStyle);
}

void LineWriter::addCode(const QString &text)
{
    const qsizetype first = m_out.lines.size();
    const QStringList lines = text.trimmed().split(QLatin1Char('\n'));
    const double padding = device(5);
    for (const QString &line : lines)
        addRow({{line, padding, m_width - 2 * padding}}, codeStyle);
    const qsizetype end = m_out.lines.size();
    keep(first, std::min(end, first + keptAtEnds));
    keep(std::max(first, end - keptAtEnds), end);
    m_out.lines[first].above = device(4);
    m_out.lines[first].down = padding;
    m_out.lines[first].height += padding;
    m_out.lines[end - 1].height += padding;
}

QList<double> LineWriter::widthsOf(const services::RecordTable &table, double gap) const
{
    static const QRegularExpression space(QStringLiteral("[ \n]+"));
    QList<ColumnNeed> columns(table.head.size());
    QList<double> whole(table.head.size()); // its short lines
    const auto measure = [&](const QStringList &row, const RowStyle &style) {
        const QFontMetricsF metrics(fontOf(style), &m_device);
        const auto widthOf = [&](const QString &text) {
            return std::ceil(metrics.horizontalAdvance(text)) + device(0.5) + gap; // lines are laid out in fractions
        };
        for (qsizetype i = 0; i < std::min(row.size(), columns.size()); ++i) {
            ColumnNeed &column = columns[i];
            double text = 0;
            for (const QString &line : row.at(i).split(QLatin1Char('\n'))) {
                if (widthOf(line) <= m_width * fewWords)
                    whole[i] = std::max(whole.at(i), widthOf(line));
                column.wanted = std::max(column.wanted, widthOf(line));
                text += widthOf(line);
            }
            column.text = std::max(column.text, text);
            for (const QString &word : row.at(i).split(space)) {
                double part = std::min(widthOf(word), m_width * widestWord);
                for (const QString &each : word.split(nameJoints()))
                    part = std::max(part, std::min(widthOf(each), m_width * widestPart));
                column.least = std::max(column.least, part);
            }
        }
    };
    measure(table.head, headStyle);
    for (const QStringList &row : table.rows)
        measure(row, cellStyle);
    double room = m_width;
    for (const ColumnNeed &column : std::as_const(columns))
        room -= column.least;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const double more = std::max(0.0, whole.at(i) - columns.at(i).least);
        if (more > room)
            continue;
        columns[i].least += more;
        room -= more;
    }
    return columnWidths(columns, m_width);
}

void LineWriter::addTable(services::RecordTable table)
{
    for (QStringList &row : table.rows)
        std::transform(row.cbegin(), row.cend(), row.begin(), withWholeAmounts);
    const double gap = device(8);
    const QList<double> widths = widthsOf(table, gap);
    const auto cellsOf = [&](const QStringList &texts) {
        QList<Cell> cells;
        double left = 0;
        for (qsizetype i = 0; i < std::min(texts.size(), widths.size()); ++i) {
            const Qt::Alignment side = table.figures.contains(i) ? Qt::AlignRight : Qt::AlignLeft;
            cells.append({texts.at(i), left + gap / 2, widths.at(i) - gap, side});
            left += widths.at(i);
        }
        return cells;
    };
    const qsizetype head = m_out.lines.size();
    const qsizetype heads = addRow(cellsOf(table.head), headStyle);
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        m_out.lines.last().keepsNext = i == 0 || i == table.rows.size() - 1; // neither head nor last row stand alone
        const qsizetype first = m_out.lines.size();
        addRow(cellsOf(table.rows.at(i)), cellStyle);
        for (qsizetype line = first; line < m_out.lines.size(); ++line) {
            m_out.lines[line].head = head;
            m_out.lines[line].heads = heads;
        }
    }
}

void LineWriter::addBlock(const RecordBlock &block)
{
    switch (block.kind) {
    case RecordBlock::Kind::Paragraph:
        addText(block.text, paragraphStyle);
        break;
    case RecordBlock::Kind::List:
        addCaption(block.text);
        addList(block.items);
        break;
    case RecordBlock::Kind::Table:
        addCaption(block.text);
        addTable(block.table);
        break;
    case RecordBlock::Kind::Code:
        addCaption(block.items.value(0));
        addCode(block.text);
        break;
    case RecordBlock::Kind::Picture:
        m_out.pictures.append({block, m_out.lines.size()});
        break;
    }
}

PaperRecord LineWriter::write(const services::Record &record)
{
    addText(record.title, headingStyle(1));
    addText(record.subtitle, paragraphStyle);
    for (const RecordSection &section : record.sections)
        addSection(section, 2);
    return std::move(m_out);
}

} // namespace

QList<double> columnWidths(const QList<ColumnNeed> &columns, double room)
{
    QList<double> widths(columns.size());
    const auto fillWith = [&](double lines) {
        for (qsizetype i = 0; i < columns.size(); ++i) {
            const ColumnNeed &column = columns.at(i);
            widths[i] = std::max(column.least, std::min(column.wanted, column.text / lines));
        }
        return std::accumulate(widths.cbegin(), widths.cend(), 0.0);
    };
    double few = 1;
    double many = 1;
    while (fillWith(many) > room && many < mostLines)
        many *= 2;
    constexpr int halvings = 20;
    for (int i = 0; i < halvings; ++i) {
        const double between = (few + many) / 2;
        (fillWith(between) > room ? few : many) = between;
    }
    const double factor = room / std::max(1.0, fillWith(many));
    for (double &width : widths)
        width *= factor;
    return widths;
}

PaperRecord linesOf(const services::Record &record, const QPaintDevice &device, double width, double height)
{
    return LineWriter(device, width, height).write(record);
}

} // namespace sw::record
