// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/costreport.h"

#include "app/cli/output.h"
#include "app/cli/reports/intervals.h"
#include "app/cli/reports/table.h"
#include "models/base/text.h"
#include "models/base/texts.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::cli
{

namespace
{

constexpr int lineColumns = 108;

QString number(const sizing::CostRange &cost, double sizing::OperationCost::*figure)
{
    return sizing::rangeText(cost.of(figure), sizing::Unit::Count);
}

QString bytes(const sizing::CostRange &cost, base::Bytes sizing::OperationCost::*figure)
{
    return sizing::rangeText(cost.of(figure), sizing::Unit::Bytes);
}

} // namespace

void printCosts(Output &out, const QList<sizing::CostRange> &costs)
{
    Table table({Text::tr("Each execution of"), Text::tr("Rate"), Text::tr("Documents read"), Text::tr("joined"),
                 Text::tr("written"), Text::tr("Copies in step"), Text::tr("Index entries"), Text::tr("Round trips"),
                 Text::tr("Bytes read"), Text::tr("rewritten"), Text::tr("Units")},
                QList<Table::Align>{Table::Left} + QList<Table::Align>(10, Table::Right));
    using Cost = sizing::OperationCost;
    for (const sizing::CostRange &cost : costs) {
        table.add({cost.likely.name, base::rateText(base::PerSecond(cost.likely.perSecond)),
                   number(cost, &Cost::documentsRead), number(cost, &Cost::documentsJoined),
                   number(cost, &Cost::documentsWritten), number(cost, &Cost::copiesWritten),
                   number(cost, &Cost::indexEntries), number(cost, &Cost::roundTrips), bytes(cost, &Cost::bytesRead),
                   bytes(cost, &Cost::bytesWritten), number(cost, &Cost::units)});
    }
    if (table.isEmpty())
        out.line(Text::tr("The workload has no operation."));
    else
        table.print(out);
}

void writeCosts(base::JsonWriter &json, const QList<sizing::CostRange> &costs)
{
    json.key(QStringLiteral("operations")).beginArray();
    for (const sizing::CostRange &range : costs) {
        const sizing::OperationCost &cost = range.likely;
        json.inlineNext()
            .beginObject()
            .member(QStringLiteral("name"), cost.name)
            .member(QStringLiteral("perSecond"), cost.perSecond);
        json.member(QStringLiteral("documentsRead"), cost.documentsRead)
            .member(QStringLiteral("documentsJoined"), cost.documentsJoined);
        json.member(QStringLiteral("documentsWritten"), cost.documentsWritten)
            .member(QStringLiteral("copiesWritten"), cost.copiesWritten);
        json.member(QStringLiteral("indexEntries"), cost.indexEntries)
            .member(QStringLiteral("roundTrips"), cost.roundTrips);
        json.member(QStringLiteral("bytesRead"), std::round(cost.bytesRead.value()))
            .member(QStringLiteral("bytesWritten"), std::round(cost.bytesWritten.value()));
        json.member(QStringLiteral("units"), cost.units);
        writeInterval(json, QStringLiteral("read"), range.of(&sizing::OperationCost::bytesRead));
        writeInterval(json, QStringLiteral("written"), range.of(&sizing::OperationCost::bytesWritten));
        json.end();
    }
    json.end();
}

void printExplained(Output &out, const QList<sizing::Explanation> &figures)
{
    for (const sizing::Explanation &figure : figures) {
        out.line();
        out.line(base::visibleText(figure.title));
        for (const QString &line : figure.lines) {
            for (const QString &part : wrapped(base::visibleText(line), lineColumns))
                out.line(QStringLiteral("  ") + part);
        }
    }
}

void writeExplained(base::JsonWriter &json, const QList<sizing::Explanation> &figures)
{
    json.key(QStringLiteral("explained")).beginArray();
    for (const sizing::Explanation &figure : figures) {
        json.beginObject().member(QStringLiteral("figure"), figure.title).key(QStringLiteral("lines")).beginArray();
        for (const QString &line : figure.lines)
            json.value(line);
        json.end().end();
    }
    json.end();
}

} // namespace sw::cli
