// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/workloadrows.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/items/operationpathtext.h"
#include "models/items/quantitytext.h"
#include "models/items/separatedtext.h"
#include "models/items/workloadmodel.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sw::items
{

namespace
{

using base::Result;
using schema::Operation;

Result<void> unreadable(const QString &accepted)
{
    return base::Error{base::ErrorCode::InvalidModel, {}, {}, accepted};
}

template <typename Enum>
Result<void> readChoice(const QString &text, Enum &value)
{
    for (const QString &name : schema::namesOf<Enum>()) {
        if (name.compare(text, Qt::CaseInsensitive) != 0)
            continue;
        value = *schema::parseName<Enum>(name);
        return {};
    }
    return unreadable(Text::tr("Accepted: %1.").arg(schema::namesOf<Enum>().join(QStringLiteral(", "))));
}

Result<void> readRate(const QString &text, Operation &operation)
{
    const auto rate = parseRate(text);
    if (!rate)
        return rate.error();
    operation.perSecond = rate->perSecond;
    operation.rateUnit = rate->unit;
    return {};
}

Result<void> readPeak(const QString &text, Operation &operation)
{
    const auto factor = base::readNumber(text, base::NumberUnit::Times);
    if (!factor)
        return factor.error();
    if (*factor < 1 || !std::isfinite(*factor))
        return unreadable(Text::tr("Accepted: how many times the usual rate, 1 or more."));
    operation.peakFactor = *factor;
    return {};
}

Result<void> readTime(const QString &text, base::NumberUnit unit, std::optional<double> &seconds)
{
    const auto read = parseDuration(text, unit);
    if (!read)
        return read.error();
    seconds = *read;
    return {};
}

Result<void> readLatency(const QString &text, Operation &operation)
{
    std::optional<double> seconds;
    if (auto read = readTime(text, base::NumberUnit::Milliseconds, seconds); !read)
        return read;
    operation.latencyMs = std::round(*seconds * 1e9) / 1e6; // 15 ms are 0.015 s, but not exactly
    return {};
}

struct Column
{
    const char *name;
    WorkloadModel::Column shown; ///< in the sheet, whose heading is accepted too
    Result<void> (*read)(const schema::Model &model, const QString &text, Operation &operation);
};

const Column columns[] = {
    {"operation", WorkloadModel::Name,
     [](const schema::Model &, const QString &text, Operation &operation) -> Result<void> {
         operation.name = text;
         return {};
     }},
    {"kind", WorkloadModel::Kind,
     [](const schema::Model &, const QString &text, Operation &operation) {
         return readChoice(text, operation.kind);
     }},
    {"rate", WorkloadModel::Rate,
     [](const schema::Model &, const QString &text, Operation &operation) {
         return readRate(text, operation);
     }},
    {"peak", WorkloadModel::Peak,
     [](const schema::Model &, const QString &text, Operation &operation) {
         return readPeak(text, operation);
     }},
    {"criticality", WorkloadModel::Criticality,
     [](const schema::Model &, const QString &text, Operation &operation) {
         return readChoice(text, operation.criticality);
     }},
    {"latency", WorkloadModel::Latency,
     [](const schema::Model &, const QString &text, Operation &operation) {
         return readLatency(text, operation);
     }},
    {"staleness", WorkloadModel::MayBeOld,
     [](const schema::Model &, const QString &text, Operation &operation) {
         return readTime(text, base::NumberUnit::Seconds, operation.freshnessSeconds);
     }},
    {"path", WorkloadModel::Path,
     [](const schema::Model &model, const QString &text, Operation &operation) -> Result<void> {
         const Result<PathStart> path = readPath(model, text);
         if (!path)
             return path.error();
         operation.entity = path->entity;
         operation.path = path->steps;
         return {};
     }},
};

/// The column called \p heading here or in the sheet; nullptr when there is none.
const Column *columnCalled(const QString &heading)
{
    const auto found = std::find_if(std::begin(columns), std::end(columns), [&](const Column &column) {
        return heading.compare(QLatin1String(column.name), Qt::CaseInsensitive) == 0 ||
               heading.compare(WorkloadModel::heading(column.shown), Qt::CaseInsensitive) == 0;
    });
    return found == std::end(columns) ? nullptr : found;
}

/// A first line of headings has two of them at least, or is the one column that is needed.
bool isHeader(const QStringList &row)
{
    const auto known =
        std::count_if(row.cbegin(), row.cend(), [](const QString &cell) { return columnCalled(cell) != nullptr; });
    return known >= 2 || (known == 1 && row.size() == 1);
}

base::Error wrong(const QString &message, const QString &wayOut)
{
    return {base::ErrorCode::InvalidModel, message, {}, wayOut};
}

Result<QList<const Column *>> columnsOf(const QStringList &header, qsizetype row)
{
    QList<const Column *> result;
    for (const QString &heading : header) {
        const Column *column = columnCalled(heading);
        if (column == nullptr && !heading.isEmpty())
            return wrong(Text::tr("Row %1: there is no column “%2”.").arg(row).arg(base::visibleText(heading)),
                         Text::tr("Accepted: %1.").arg(workloadColumns().join(QStringLiteral(", "))));
        result << column;
    }
    return result;
}

QList<const Column *> usualColumns()
{
    QList<const Column *> result;
    for (const Column &column : columns)
        result << &column;
    return result;
}

base::Error cellError(qsizetype row, const Column &column, const QString &text, const base::Error &error)
{
    const QString what = error.message.isEmpty() ? Text::tr("“%1” cannot be read.").arg(text) : error.message;
    return wrong(base::visibleText(Text::tr("Row %1, column %2: %3").arg(row).arg(QLatin1String(column.name), what)),
                 error.wayOut);
}

Result<Operation> readRow(const schema::Model &model, const QStringList &cells, qsizetype row,
                          const QList<const Column *> &order, const schema::EntityId &start)
{
    Operation operation;
    operation.perSecond = schema::usualRate;
    operation.entity = start;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QString &text = cells.at(i);
        if (text.isEmpty())
            continue;
        const Column *column = order.value(i);
        if (column == nullptr)
            return wrong(Text::tr("Row %1 has text in column %2, which has no heading: “%3”.")
                             .arg(row)
                             .arg(i + 1)
                             .arg(base::visibleText(text)),
                         Text::tr("Accepted: %1.").arg(workloadColumns().join(QStringLiteral(", "))));
        if (const Result<void> read = column->read(model, text, operation); !read)
            return cellError(row, *column, text, read.error());
    }
    return operation;
}

bool isBlank(const QStringList &row)
{
    return std::all_of(row.cbegin(), row.cend(), [](const QString &cell) { return cell.isEmpty(); });
}

QString exactText(double number)
{
    return QString::number(number, 'f', QLocale::FloatingPointShortest);
}

} // namespace

QStringList workloadColumns()
{
    QStringList names;
    for (const Column &column : columns)
        names << QLatin1String(column.name);
    return names;
}

QString writeWorkloadRows(const schema::Model &model, const QList<Operation> &operations)
{
    QList<QStringList> rows{workloadColumns()};
    for (const Operation &operation : operations) {
        rows << QStringList{operation.name,
                            schema::nameOf(operation.kind),
                            rateEditText(operation.perSecond, operation.rateUnit),
                            exactText(operation.peakFactor),
                            schema::nameOf(operation.criticality),
                            operation.latencyMs ? exactText(*operation.latencyMs) + QStringLiteral(" ms") : QString(),
                            operation.freshnessSeconds ? exactText(*operation.freshnessSeconds) + QStringLiteral(" s")
                                                       : QString(),
                            writePath(model, operation)};
    }
    return writeSeparated(rows);
}

Result<QList<Operation>> readWorkloadRows(const schema::Model &model, const QString &text,
                                          const schema::EntityId &start)
{
    QList<Operation> operations;
    QList<const Column *> order;
    const QList<QStringList> rows = readSeparated(text);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (isBlank(rows.at(i)))
            continue;
        if (order.isEmpty() && isHeader(rows.at(i))) {
            auto found = columnsOf(rows.at(i), i + 1);
            if (!found)
                return found.error();
            order = *found;
            continue;
        }
        if (order.isEmpty())
            order = usualColumns();
        const auto operation = readRow(model, rows.at(i), i + 1, order, start);
        if (!operation)
            return operation.error();
        operations << *operation;
    }
    if (operations.isEmpty())
        return wrong(Text::tr("There are no rows to paste."),
                     Text::tr("Copy rows of a spreadsheet with the columns %1.")
                         .arg(workloadColumns().join(QStringLiteral(", "))));
    return operations;
}

} // namespace sw::items
