// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/advicereport.h"

#include "app/cli/output.h"
#include "app/cli/reports/sizereport.h"
#include "app/cli/reports/table.h"
#include "models/base/enumtable.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementtexts.h"
#include "models/patterns/patternregistry.h"
#include "models/services/comparison/effects.h"
#include "models/services/patternuses/patternfits.h"
#include "models/sizing/estimate/ranges.h"
#include "models/sizing/figures/sizetexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sw::cli
{

namespace
{

constexpr int columns = 106;

QString verdictName(advisor::Verdict verdict)
{
    constexpr base::EnumNames<advisor::Verdict::Rejected> names("required", "strong", "recommended", "wouldHelp",
                                                                "rejected");
    return nameOf(names, verdict);
}

QString verdictText(advisor::Verdict verdict)
{
    constexpr base::EnumNames<advisor::Verdict::Rejected> texts(
        QT_TRANSLATE_NOOP("Text", "required fix"), QT_TRANSLATE_NOOP("Text", "strongly recommended"),
        QT_TRANSLATE_NOOP("Text", "recommended"), QT_TRANSLATE_NOOP("Text", "would help"),
        QT_TRANSLATE_NOOP("Text", "rejected"));
    return Text::tr(texts[verdict]);
}

QString unitName(sizing::Unit unit)
{
    constexpr base::EnumNames<sizing::Unit::BytesPerSecond> names("bytes", "count", "perSecond", "share",
                                                                  "bytesPerSecond");
    return nameOf(names, unit);
}

/// The ids by which a project names the use and what it is applied to.
void writeTarget(base::JsonWriter &json, const schema::PatternUse &use)
{
    json.member(QStringLiteral("use"), use.id.text());
    if (!use.relationship.isEmpty())
        json.member(QStringLiteral("relationship"), use.relationship.text());
    if (!use.entity.isEmpty())
        json.member(QStringLiteral("entity"), use.entity.text());
    if (!use.path.isEmpty())
        json.member(QStringLiteral("path"), use.path);
}

void writeEffects(base::JsonWriter &json, const QList<advisor::EffectRow> &effects)
{
    json.key(QStringLiteral("effects")).beginArray();
    for (const advisor::EffectRow &row : effects) {
        json.inlineNext()
            .beginObject()
            .member(QStringLiteral("label"), row.label)
            .member(QStringLiteral("before"), row.before);
        json.member(QStringLiteral("after"), row.after).member(QStringLiteral("unit"), unitName(row.unit)).end();
    }
    json.end();
}

void writeExplanation(base::JsonWriter &json, const schema::Model &model, const advisor::Explanation &explanation)
{
    json.beginObject()
        .member(QStringLiteral("pattern"), explanation.use.pattern)
        .member(QStringLiteral("target"), explanation.target);
    writeTarget(json, explanation.use);
    json.member(QStringLiteral("verdict"), verdictName(explanation.verdict));
    if (services::declinedUse(model, explanation.use))
        json.member(QStringLiteral("declined"), true);
    json.key(QStringLiteral("score"));
    if (explanation.verdict == advisor::Verdict::Required)
        json.value(QJsonValue());
    else
        json.value(std::round(explanation.score * 10) / 10);
    json.key(QStringLiteral("parameters")).value(QJsonValue(explanation.use.parameters));
    json.member(QStringLiteral("text"), explanation.text);
    writeTexts(json, QStringLiteral("because"), explanation.because);
    writeEffects(json, explanation.effects);
    writeTexts(json, QStringLiteral("price"), explanation.price);
    json.member(QStringLiteral("reason"), explanation.reason).end();
}

void writeExplanations(base::JsonWriter &json, const schema::Model &model, const QString &name,
                       const QList<advisor::Explanation> &explanations)
{
    json.key(name).beginArray();
    for (const advisor::Explanation &explanation : explanations)
        writeExplanation(json, model, explanation);
    json.end();
}

void writeMoves(base::JsonWriter &json, const QString &name, const QList<advisor::PlacementMove> &moves)
{
    json.key(name).beginArray();
    for (const advisor::PlacementMove &move : moves) {
        json.beginObject()
            .member(QStringLiteral("relationship"), move.relationship.text())
            .member(QStringLiteral("from"), schema::nameOf(move.from))
            .member(QStringLiteral("to"), schema::nameOf(move.to))
            .member(QStringLiteral("saved"), std::round(move.saved * 1000) / 1000)
            .member(QStringLiteral("text"), move.text);
        writeEffects(json, move.effects);
        json.end();
    }
    json.end();
}

void writeLargestCosts(base::JsonWriter &json, const QList<advisor::LargestCost> &costs)
{
    constexpr base::EnumNames<advisor::Lever::Memory> levers("none", "shareInUse", "archiveOrTtl", "link", "dropIndex",
                                                             "memory");
    json.key(QStringLiteral("largestCosts")).beginArray();
    for (const advisor::LargestCost &cost : costs) {
        json.beginObject().member(QStringLiteral("collection"), cost.collection);
        if (!cost.index.isEmpty())
            json.member(QStringLiteral("index"), cost.index);
        json.member(QStringLiteral("inUseBytes"), std::round(cost.inUse.value()))
            .member(QStringLiteral("lever"), QString(nameOf(levers, cost.lever)));
        json.member(QStringLiteral("text"), cost.text).end();
    }
    json.end();
}

void writeTotals(base::JsonWriter &json, const QString &name, const sizing::SizeReport &sizes)
{
    json.key(name).inlineNext().beginObject().member(QStringLiteral("collections"),
                                                     static_cast<qint64>(sizes.collections.size()));
    json.member(QStringLiteral("dataBytes"), std::round(sizes.data.value()))
        .member(QStringLiteral("storageBytes"), std::round(sizes.storage.value()));
    json.member(QStringLiteral("indexBytes"), std::round(sizes.indexes.value()));
    json.member(QStringLiteral("workingSetBytes"), std::round(sizes.workingSet.likely.value())).end();
}

void printWrapped(Output &out, const QString &text, int indent, const QString &mark = {})
{
    QString start = QString(indent, QLatin1Char(' ')) + mark;
    for (const QString &line : wrapped(base::visibleText(text), columns - indent)) {
        out.line(start + line);
        start = QString(indent + mark.size(), QLatin1Char(' '));
    }
}

void printEffects(Output &out, const QList<advisor::EffectRow> &effects)
{
    Table table({QString(), Text::tr("before"), Text::tr("after")}, {Table::Left, Table::Right, Table::Right});
    for (const advisor::EffectRow &row : effects)
        table.add({row.label, services::effectText(row, false), services::effectText(row, true)});
    if (!table.isEmpty())
        table.print(out, 5);
}

void printExplanation(Output &out, const schema::Model &model, const advisor::Explanation &explanation, int number)
{
    out.line(QStringLiteral("  %1. %2: %3")
                 .arg(QString::number(number), patterns::patternName(explanation.use.pattern),
                      base::visibleText(explanation.target)) +
             (explanation.verdict == advisor::Verdict::Required
                  ? Text::tr(" (%1)").arg(verdictText(explanation.verdict))
                  : Text::tr(" (%1, %2 of 100)")
                        .arg(verdictText(explanation.verdict), QString::number(std::round(explanation.score)))));
    if (services::declinedUse(model, explanation.use))
        printWrapped(out, Text::tr("It was declined in this project."), 5);
    printWrapped(out, explanation.text, 5);
    printEffects(out, explanation.effects);
    out.line();
}

void printMove(Output &out, const advisor::PlacementMove &move, int number)
{
    printWrapped(out, move.text, 2, QStringLiteral("%1. ").arg(number));
    printEffects(out, move.effects);
    out.line();
}

void printObjections(Output &out, const QList<advisor::PlacementMove> &objections)
{
    if (objections.isEmpty())
        return;
    out.line(Text::tr("Kept as they are, though another way costs less"));
    for (const advisor::PlacementMove &objection : objections)
        printWrapped(out, objection.text, 2, QStringLiteral("- "));
    out.line();
}

/// \p most: how many at most; 0: all.
void printBrief(Output &out, const QString &title, const QList<advisor::Explanation> &explanations, qsizetype most = 0)
{
    if (explanations.isEmpty())
        return;
    const qsizetype shown = most > 0 ? std::min(most, explanations.size()) : explanations.size();
    out.line(title);
    Table table;
    table.wrapAt(columns + 4);
    for (const advisor::Explanation &explanation : explanations.first(shown))
        table.add({patterns::patternName(explanation.use.pattern), explanation.target,
                   explanation.reason.isEmpty() ? explanation.text : explanation.reason});
    table.print(out, 2);
    if (shown < explanations.size())
        out.line(Text::tr("  %1 more with --all").arg(explanations.size() - shown));
    out.line();
}

void printPlacements(Output &out, const schema::Model &model, const QList<design::PlacementDecision> &placements)
{
    if (placements.isEmpty())
        return;
    out.line(Text::tr("Relationships"));
    Table table;
    table.wrapAt(columns + 4);
    for (const design::PlacementDecision &decision : placements) {
        const schema::Relationship *relationship = model.relationship(decision.relationship);
        const bool isOwn = decision.chosenByPerson && !decision.isAsRecommended();
        const bool isFound = relationship && design::isPlacedByData(model, *relationship);
        const QString reason = !isOwn    ? decision.reasons.join(QLatin1Char(' '))
                               : isFound ? Text::tr("found in the data, not decided yet")
                                         : Text::tr("chosen in the project");
        table.add({relationship ? design::placementText(model, *relationship, decision.placement)
                                : decision.relationship.text(),
                   reason});
    }
    table.print(out, 2);
    out.line();
}

void printTotals(Output &out, const advisor::Advice &advice)
{
    Table table({QString(), Text::tr("without advice"), Text::tr("recommended")},
                {Table::Left, Table::Right, Table::Right});
    const sizing::SizeReport &without = advice.sizesBefore;
    const sizing::SizeReport &with = advice.sizesAfter;
    const auto row = [&](const QString &label, const sizing::Range &before, const sizing::Range &after) {
        table.add({label, sizing::rangeText(before), sizing::rangeText(after)});
    };
    row(Text::tr("Data"), sizing::dataRange(without), sizing::dataRange(with));
    row(Text::tr("Storage"), sizing::storageRange(without), sizing::storageRange(with));
    row(Text::tr("Indexes"), sizing::indexRange(without), sizing::indexRange(with));
    row(Text::tr("Working set"), without.workingSet, with.workingSet);
    table.print(out, 2);
    out.line(Text::tr("  Working set with the recommended patterns: %1").arg(workingSetText(advice.sizesAfter)));
}

/// What the places of a relationship cost a second; null where it cannot be kept.
void writePlaces(base::JsonWriter &json, const QList<design::Candidate> &places)
{
    json.key(QStringLiteral("costs")).inlineNext().beginObject();
    for (const design::Candidate &place : places) {
        json.key(schema::nameOf(place.placement));
        if (place.refusedBy.isEmpty())
            json.value(std::round(place.cost * 100) / 100);
        else
            json.value(QJsonValue());
    }
    json.end();
}

} // namespace

QByteArray adviceJson(const schema::Model &model, const advisor::Advice &advice)
{
    base::JsonWriter json;
    json.beginObject()
        .member(QStringLiteral("goal"), schema::nameOf(advice.goal))
        .key(QStringLiteral("relationships"))
        .beginArray();
    for (const design::PlacementDecision &decision : advice.placements) {
        const schema::Relationship *relationship = model.relationship(decision.relationship);
        json.beginObject()
            .member(QStringLiteral("id"), decision.relationship.text())
            .member(QStringLiteral("relationship"),
                    relationship ? schema::relationshipName(model, *relationship) : decision.relationship.text());
        json.member(QStringLiteral("placement"), schema::nameOf(decision.placement))
            .member(QStringLiteral("chosenByPerson"), decision.chosenByPerson);
        writeTexts(json, QStringLiteral("because"), decision.reasons);
        writePlaces(json, decision.candidates);
        json.end();
    }
    json.end();
    writeMoves(json, QStringLiteral("moves"), advice.moves);
    writeMoves(json, QStringLiteral("objections"), advice.objections);
    writeExplanations(json, model, QStringLiteral("applied"), advice.applied);
    writeExplanations(json, model, QStringLiteral("wouldHelp"), advice.wouldHelp);
    writeExplanations(json, model, QStringLiteral("rejected"), advice.rejected);
    writeLargestCosts(json, advice.largestCosts);
    writeTexts(json, QStringLiteral("assumptions"), advice.assumptions);
    writeTotals(json, QStringLiteral("before"), advice.sizesBefore);
    writeTotals(json, QStringLiteral("after"), advice.sizesAfter);
    json.end();
    return json.result();
}

void printAdvice(Output &out, const schema::Model &model, const advisor::Advice &advice, bool all)
{
    const auto declined =
        std::count_if(advice.applied.cbegin(), advice.applied.cend(),
                      [&model](const advisor::Explanation &each) { return services::declinedUse(model, each.use); });
    const QString recommended =
        Text::tr("%1, goal %2: recommended patterns: %3")
            .arg(base::visibleText(model.name), schema::nameOf(advice.goal), QString::number(advice.applied.size()));
    out.line(declined == 0 ? recommended : Text::tr("%1, declined of them: %2").arg(recommended).arg(declined));
    out.line();
    printPlacements(out, model, advice.placements);
    if (!advice.applied.isEmpty() || !advice.moves.isEmpty())
        out.line(Text::tr("Recommended"));
    int number = 0;
    for (const advisor::PlacementMove &move : advice.moves)
        printMove(out, move, ++number);
    for (const advisor::Explanation &explanation : advice.applied)
        printExplanation(out, model, explanation, ++number);
    printObjections(out, advice.objections);
    if (!advice.largestCosts.isEmpty()) {
        out.line(Text::tr("No pattern pays off for this goal. The largest costs:"));
        for (const advisor::LargestCost &cost : advice.largestCosts)
            printWrapped(out, cost.text, 2, QStringLiteral("- "));
        out.line();
    }
    printBrief(out, Text::tr("Would help, but is beyond this goal"), advice.wouldHelp);
    printBrief(out, Text::tr("Not recommended"), advice.rejected, all ? 0 : advisor::nearestMisses);
    if (!advice.assumptions.isEmpty()) {
        out.line(Text::tr("Assumptions"));
        for (const QString &assumption : advice.assumptions)
            printWrapped(out, assumption, 2, QStringLiteral("- "));
        out.line();
    }
    out.line(Text::tr("Sizes"));
    printTotals(out, advice);
}

} // namespace sw::cli
