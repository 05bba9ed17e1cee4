// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/alternativereport.h"

#include "app/cli/output.h"
#include "app/cli/reports/table.h"
#include "models/base/texts.h"
#include "models/formats/project/alternatives.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/goaltexts.h"
#include "models/services/alternatives/alternatives.h"

#include <cmath>

namespace sw::cli
{

namespace
{

void writeDesign(base::JsonWriter &json, const QString &key, const services::NamedDesign &design)
{
    const services::DesignSummary summary = services::summaryOf(design.priced.sizes);
    json.key(key).beginObject().member(QStringLiteral("name"), design.name);
    json.member(QStringLiteral("goal"), schema::nameOf(design.goal));
    json.member(QStringLiteral("collections"), static_cast<qint64>(summary.collections));
    double documents = 0;
    for (const sizing::CollectionSize &size : design.priced.sizes.collections)
        documents += size.documents.likely;
    json.member(QStringLiteral("documents"), documents).member(QStringLiteral("dataBytes"), whole(summary.data));
    json.member(QStringLiteral("storageBytes"), whole(summary.storage));
    json.member(QStringLiteral("indexBytes"), whole(summary.indexes));
    json.member(QStringLiteral("workingSetBytes"), whole(summary.workingSet));
    json.member(QStringLiteral("cacheShare"), std::round(design.priced.sizes.share() * 1000) / 1000);
    json.member(QStringLiteral("units"), std::round(design.totalCost() * 10) / 10);
    QStringList patterns;
    for (const schema::PatternUse &use : design.priced.design.applied)
        patterns << use.pattern;
    writeTexts(json, QStringLiteral("patterns"), patterns);
    json.key(QStringLiteral("operations")).beginArray();
    for (const sizing::OperationCost &cost : design.priced.costs) {
        json.inlineNext().beginObject().member(QStringLiteral("name"), cost.name);
        json.member(QStringLiteral("units"), std::round(cost.units * 100) / 100);
        json.member(QStringLiteral("roundTrips"), cost.roundTrips);
        json.member(QStringLiteral("bytesRead"), whole(cost.bytesRead));
        json.member(QStringLiteral("bytesWritten"), whole(cost.bytesWritten)).end();
    }
    json.end().end();
}

} // namespace

void printAlternatives(Output &out, const schema::Model &model)
{
    Table table({Text::tr("Alternative"), Text::tr("Goal"), Text::tr("Placements"), Text::tr("Patterns"),
                 Text::tr("Description")},
                {Table::Left, Table::Left, Table::Right, Table::Left, Table::Left});
    for (const schema::Alternative &one : formats::alternativesOf(model)) {
        QStringList names;
        for (const schema::PatternUse &use : one.patterns) {
            if (use.enabled) // else it was declined
                names << patterns::patternName(use.pattern);
        }
        names.removeDuplicates();
        table.add({services::isTaken(model, one) ? Text::tr("%1 (this design)").arg(one.name) : one.name,
                   schema::goalText(one.goal), QString::number(one.placements.size()), names.join(QStringLiteral(", ")),
                   one.description});
    }
    if (table.isEmpty())
        out.line(Text::tr("The project has no alternatives."));
    else
        table.print(out);
}

QByteArray alternativesJson(const schema::Model &model)
{
    base::JsonWriter json;
    json.beginObject().key(QStringLiteral("alternatives")).beginArray();
    for (const schema::Alternative &one : formats::alternativesOf(model)) {
        json.beginObject().member(QStringLiteral("name"), one.name);
        json.member(QStringLiteral("description"), one.description);
        json.member(QStringLiteral("goal"), schema::nameOf(one.goal)).key(QStringLiteral("placements")).beginObject();
        for (const schema::PlacementChoice &choice : one.placements)
            json.member(choice.relationship.text(), schema::nameOf(choice.placement));
        json.end();
        QStringList patterns;
        for (const schema::PatternUse &use : one.patterns) {
            if (use.enabled)
                patterns << use.pattern;
        }
        writeTexts(json, QStringLiteral("patterns"), patterns);
        json.member(QStringLiteral("taken"), services::isTaken(model, one)).end();
    }
    json.end().end();
    return json.result();
}

void printComparison(Output &out, const services::AlternativeComparison &comparison)
{
    Table table({QString(), comparison.left.name, comparison.right.name});
    for (const services::SideBySideRow &row : services::rowsOf(comparison))
        table.add({row.isHeading() ? row.label : QStringLiteral("  ") + row.label, row.left, row.right});
    table.print(out);
}

QByteArray comparisonJson(const services::AlternativeComparison &comparison)
{
    base::JsonWriter json;
    json.beginObject();
    writeDesign(json, QStringLiteral("left"), comparison.left);
    writeDesign(json, QStringLiteral("right"), comparison.right);
    json.key(QStringLiteral("collections")).beginArray();
    for (const services::CollectionChange &change : comparison.difference.collections)
        json.inlineNext()
            .beginObject()
            .member(QStringLiteral("change"), nameOf(change.kind))
            .member(QStringLiteral("name"), change.name)
            .end();
    json.end().end();
    return json.result();
}

} // namespace sw::cli
