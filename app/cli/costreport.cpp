// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/costreport.h"

#include "app/cli/output.h"
#include "app/cli/table.h"
#include "models/base/text.h"
#include "models/sizing/explain.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::cli
{

namespace
{

constexpr int lineColumns = 108;

class Text
{
    Q_DECLARE_TR_FUNCTIONS(CostReport)
};

QString figure(double number)
{
    return number < 100 ? QString::number(number, 'g', 3) : base::countText(std::round(number));
}

} // namespace

void printCosts(Output &out, const QList<sizing::OperationCost> &costs)
{
    Table table({Text::tr("Each execution of"), Text::tr("Rate"), Text::tr("Documents read"), Text::tr("joined"), Text::tr("written"), Text::tr("Copies in step"),
                 Text::tr("Index entries"), Text::tr("Round trips"), Text::tr("Bytes read"), Text::tr("rewritten"), Text::tr("Units")},
                QList<Table::Align>{Table::Left} + QList<Table::Align>(10, Table::Right));
    for (const sizing::OperationCost &cost : costs) {
        table.add({cost.name, base::rateText(base::PerSecond(cost.perSecond)), figure(cost.documentsRead), figure(cost.documentsJoined), figure(cost.documentsWritten),
                   figure(cost.copiesWritten), figure(cost.indexEntries), figure(cost.roundTrips), base::bytesText(cost.bytesRead), base::bytesText(cost.bytesWritten),
                   figure(cost.units)});
    }
    if (table.isEmpty())
        out.line(Text::tr("The workload has no operation."));
    else
        table.print(out);
}

void writeCosts(base::JsonWriter &json, const QList<sizing::OperationCost> &costs)
{
    json.key(QStringLiteral("operations")).beginArray();
    for (const sizing::OperationCost &cost : costs) {
        json.inlineNext().beginObject().member(QStringLiteral("name"), cost.name).member(QStringLiteral("perSecond"), cost.perSecond);
        json.member(QStringLiteral("documentsRead"), cost.documentsRead).member(QStringLiteral("documentsJoined"), cost.documentsJoined);
        json.member(QStringLiteral("documentsWritten"), cost.documentsWritten).member(QStringLiteral("copiesWritten"), cost.copiesWritten);
        json.member(QStringLiteral("indexEntries"), cost.indexEntries).member(QStringLiteral("roundTrips"), cost.roundTrips);
        json.member(QStringLiteral("bytesRead"), std::round(cost.bytesRead.value())).member(QStringLiteral("bytesWritten"), std::round(cost.bytesWritten.value()));
        json.member(QStringLiteral("units"), cost.units).end();
    }
    json.end();
}

QList<Explained> explainSizes(const design::Design &design, const sizing::SizeReport &report, const sizing::SizeOptions &options, const QString &collection)
{
    QList<Explained> figures{{Text::tr("Cache"), sizing::explainCache(options)}, {Text::tr("Working set"), sizing::explainWorkingSet(report)}};
    const sizing::CollectionSize *size = report.collection(collection);
    if (!size)
        return figures;
    const auto add = [&](const QString &title, const QStringList &lines) { figures.append({collection + QStringLiteral(": ") + title, lines}); };
    add(Text::tr("data"), sizing::explainData(design, collection, options));
    add(Text::tr("storage"), sizing::explainStorage(design, collection, options));
    add(Text::tr("in use"), sizing::explainWorkingSet(design, collection, options));
    for (const sizing::IndexSize &index : size->indexes)
        add(Text::tr("index %1").arg(index.name), sizing::explainIndexFile(design, collection, index.name, options));
    return figures;
}

void printExplained(Output &out, const QList<Explained> &figures)
{
    for (const Explained &figure : figures) {
        out.line();
        out.line(base::visibleText(figure.title));
        for (const QString &line : figure.lines) {
            for (const QString &part : wrapped(base::visibleText(line), lineColumns))
                out.line(QStringLiteral("  ") + part);
        }
    }
}

void writeExplained(base::JsonWriter &json, const QList<Explained> &figures)
{
    json.key(QStringLiteral("explained")).beginArray();
    for (const Explained &figure : figures) {
        json.beginObject().member(QStringLiteral("figure"), figure.title).key(QStringLiteral("lines")).beginArray();
        for (const QString &line : figure.lines)
            json.value(line);
        json.end().end();
    }
    json.end();
}

} // namespace sw::cli
