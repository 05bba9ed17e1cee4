// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/measuredtable.h"

#include "models/base/text.h"

#include <QHeaderView>
#include <QLocale>

#include <cmath>

namespace sw::views
{

namespace
{

using What = sizing::CalibrationRow::What;

QString indented(const QString &name)
{
    return QStringLiteral("    ") + base::visibleText(name);
}

QString memoryName(const sizing::CalibrationRow &row)
{
    return row.index.isEmpty() ? MeasuredTable::tr("documents in memory")
                               : MeasuredTable::tr("%1 in memory").arg(row.index);
}

} // namespace

MeasuredTable::MeasuredTable(QWidget *parent) : QTableWidget(0, ColumnCount, parent)
{
    setHorizontalHeaderLabels({tr("File"), tr("Documents, entries"), tr("Estimated"), tr("Measured"), tr("On a server"),
                               tr("Difference"), tr("Factor")});
    horizontalHeaderItem(Name)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (int column = Count; column < ColumnCount; ++column)
        horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    horizontalHeaderItem(Estimated)->setToolTip(
        tr("By the formulas, as loaded in one go; the panel of sizes shows the range for files in use"));
    horizontalHeaderItem(Measured)->setToolTip(tr("In use after everything was written, without free room"));
    horizontalHeaderItem(OnServer)->setToolTip(tr("The same, but indexes as a server's younger engine writes them"));
    horizontalHeaderItem(Difference)->setToolTip(tr("Of the estimate"));
    horizontalHeaderItem(Factor)->setToolTip(
        tr("Measured / estimated; estimates are multiplied by it when the factors are kept"));
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setFrameShape(NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(24);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(Name, QHeaderView::Stretch);
    setAccessibleName(tr("Estimated and measured sizes"));
}

void MeasuredTable::addRow(const QStringList &texts, bool heading)
{
    const int row = rowCount();
    insertRow(row);
    for (int column = 0; column < ColumnCount; ++column) {
        auto *item = new QTableWidgetItem(texts.value(column));
        item->setTextAlignment((column == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        if (heading) {
            QFont bold = font();
            bold.setWeight(QFont::DemiBold);
            item->setFont(bold);
        }
        setItem(row, column, item);
    }
}

void MeasuredTable::beginMeasured()
{
    setRowCount(0);
    setColumnHidden(Factor, true);
    setColumnHidden(OnServer, false);
}

void MeasuredTable::addMeasured(const QList<sizing::Comparison> &rows)
{
    for (const sizing::Comparison &row : rows) {
        const bool documents = row.index.isEmpty();
        addRow({documents ? base::visibleText(row.collection) : indented(row.index), base::countText(row.count),
                base::bytesText(row.estimated), base::bytesText(row.measured), base::bytesText(row.onServer),
                base::differenceText(row.difference())},
               documents);
    }
}

void MeasuredTable::showCalibrated(const QList<sizing::CalibrationRow> &rows)
{
    setRowCount(0);
    setColumnHidden(Factor, false);
    setColumnHidden(OnServer, true);
    for (const sizing::CalibrationRow &row : rows) {
        if (row.what == What::Data)
            continue;
        const QString name = row.what == What::Index      ? indented(row.index)
                             : row.what == What::Memory   ? indented(memoryName(row))
                             : row.what == What::Document ? base::visibleText(row.collection)
                                                          : indented(tr("all documents, compressed"));
        QString factor = row.factor ? QLocale().toString(*row.factor, 'f', 3) : QString();
        if (row.isBeyond)
            factor = tr("%1 (outside)").arg(factor);
        else if (row.isLeast && factor.isEmpty())
            factor = tr("at least");
        const QString each = row.what == What::Document ? tr("average document") : QString();
        addRow({each.isEmpty() ? name : name + QStringLiteral(" – ") + each,
                base::countText(std::round(row.count)),
                base::bytesText(row.estimated),
                base::bytesText(row.measured),
                {},
                base::differenceText(row.difference()),
                factor},
               row.what == What::Document);
    }
}

} // namespace sw::views
