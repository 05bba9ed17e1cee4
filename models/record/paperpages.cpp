// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/record/paperpages.h"

#include <QAbstractTextDocumentLayout>
#include <QGuiApplication>
#include <QPaintDevice>
#include <QScreen>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>
#include <cmath>

namespace sw::record
{

namespace
{

constexpr double roomForSection = 0.75; ///< a section's heading lower than that begins a page
constexpr double roomForCaption = 0.86;
constexpr int lastSection = 3; ///< level of heading

/// A layout in parts loses text between tables.
void layOutAgain(QTextDocument &document)
{
    document.setPageSize(document.pageSize());
}

void keepHeadings(QTextDocument &document)
{
    const double page = document.pageSize().height();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        if (level == 0)
            continue;
        const double top = document.documentLayout()->blockBoundingRect(block).top();
        if (std::fmod(top, page) < page * (level <= lastSection ? roomForSection : roomForCaption))
            continue;
        QTextBlockFormat format;
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).mergeBlockFormat(format);
        layOutAgain(document);
    }
}

struct Extent
{
    double top = 0;
    double bottom = 0;
};

Extent extentOf(const QTextDocument &document, const QTextTable &table, int row)
{
    Extent extent{1e18, 0};
    for (int column = 0; column < table.columns(); ++column) {
        const QTextTableCell cell = table.cellAt(row, column);
        for (auto it = cell.begin(); it != cell.end(); ++it) {
            const QRectF rect = document.documentLayout()->blockBoundingRect(it.currentBlock());
            extent.top = std::min(extent.top, rect.top());
            extent.bottom = std::max(extent.bottom, rect.bottom());
        }
    }
    return extent;
}

/// Units of the page for one of a format: a layout for a printer stretches those of formats.
double unitsOf(const QTextDocument &document)
{
    const QPaintDevice *device = document.documentLayout()->paintDevice();
    const QScreen *screen = QGuiApplication::primaryScreen();
    return device && screen ? device->logicalDpiY() / screen->logicalDotsPerInchY() : 1;
}

/// Moves the text of a row that is cut down to the next page.
void keepRows(QTextDocument &document, QTextTable &table)
{
    const double page = document.pageSize().height();
    constexpr double rest = 2; // less than a line, and not yet the next page
    for (int row = table.format().headerRowCount(); row < table.rows(); ++row) {
        const Extent extent = extentOf(document, table, row);
        const double end = std::ceil(extent.top / page) * page;
        if (extent.bottom <= end || extent.bottom - extent.top > page / 2)
            continue;
        const double padding = std::max(0.0, (end - extent.top) / unitsOf(document) - rest);
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell cell = table.cellAt(row, column);
            QTextTableCellFormat format = cell.format().toTableCellFormat();
            format.setTopPadding(table.format().cellPadding() + padding);
            cell.setFormat(format);
        }
        layOutAgain(document);
    }
}

} // namespace

void keepTogether(QTextDocument &document)
{
    keepHeadings(document);
    const QList<QTextFrame *> frames = document.rootFrame()->childFrames();
    for (QTextFrame *frame : frames) {
        if (auto *table = qobject_cast<QTextTable *>(frame))
            keepRows(document, *table);
        keepHeadings(document); // what stands below has moved
    }
}

} // namespace sw::record
