// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/patternuses/patternplaces.h"

#include "models/formats/lessons/lessonlibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/target.h"
#include "models/patterns/patternregistry.h"
#include "models/services/comparison/effects.h"
#include "models/services/patternuses/applypattern.h"
#include "models/services/patternuses/documentaverages.h"

#include <algorithm>

namespace sw::services
{

namespace
{

/// Documents, effects and code of \p pattern at \p place, between \p model without it there and with it.
void workOut(PatternPlace &place, schema::Model model, const patterns::Pattern &pattern)
{
    const schema::PatternUse *there = patterns::useAt(model, pattern.id(), place.target);
    const QJsonObject parameters = there ? there->parameters : QJsonObject();
    schema::Model without = model;
    without.patterns.removeIf([&](const schema::PatternUse &use) { return there && use.id == there->id; });
    if (const auto applied = applyPattern(model, pattern, place.target, parameters); !applied) {
        place.refusal = applied.error().text();
        return;
    }
    const schema::ModelIndex index(model);
    const schema::ModelIndex indexWithout(without);
    const PricedDesign before = price(indexWithout, patterns::buildDesign(indexWithout));
    const PricedDesign after = price(index, patterns::buildDesign(index));
    const schema::PatternUse *use = patterns::useAt(model, pattern.id(), place.target);
    place.refusal = after.design.whySkipped(use->id);
    if (!place.refusal.isEmpty())
        return;
    place.effects = effectRows(before, after);
    place.documents = compareDocuments(before.design, after.design);
    takeAverages(place.documents, before.sizes, after.sizes);
    place.code = pattern.code(after.design, {index, *use, patterns::completeParameters(pattern, index, *use)});
}

/// What a person has decided on by \p use, which may be none.
void takeDecision(PatternPlace &place, const schema::PatternUse *use)
{
    place.used = use && use->enabled;
    place.declined = use && !use->enabled;
    place.ownReason = use ? use->reason : QString();
}

int rankOf(const PatternPlace &place)
{
    return place.used ? 0 : place.possible ? 1 : 2;
}

} // namespace

QList<PatternPlace> patternPlaces(const schema::Model &model, const patterns::Pattern &pattern, qsizetype detailed)
{
    schema::Model without = model;
    without.patterns.removeIf([&](const schema::PatternUse &use) { return use.pattern == pattern.id(); });
    const design::Design design = patterns::buildDesign(without);
    QList<PatternPlace> places;
    for (const patterns::Finding &finding : pattern.findings(schema::ModelIndex(model), design)) {
        PatternPlace place;
        place.target = finding.target;
        place.title = patterns::targetName(model, finding.target);
        takeDecision(place, patterns::useAt(model, pattern.id(), finding.target));
        place.possible = finding.possible();
        place.conditions = finding.conditions;
        place.price = finding.price;
        places.append(place);
    }
    for (const schema::PatternUse &use : model.patterns) {
        const bool isKnown = std::any_of(places.cbegin(), places.cend(), [&](const PatternPlace &place) {
            return patterns::useAt(model, pattern.id(), place.target) == &use;
        });
        if (use.pattern != pattern.id() || isKnown)
            continue;
        PatternPlace place;
        place.target = patterns::targetOf(use);
        place.title = patterns::targetName(model, place.target);
        takeDecision(place, &use);
        places.append(place);
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const PatternPlace &a, const PatternPlace &b) { return rankOf(a) < rankOf(b); });
    for (PatternPlace &place : places) {
        if (detailed > 0 && rankOf(place) < 2) {
            workOut(place, model, pattern);
            --detailed;
        }
    }
    return places;
}

QList<checks::Finding> findingsFor(const schema::Model &model, const patterns::Pattern &pattern)
{
    QList<checks::Finding> findings = evaluate(model).findings;
    findings.removeIf([&](const checks::Finding &finding) { return finding.pattern != pattern.id(); });
    return findings;
}

LessonLink lessonAbout(const patterns::Pattern &pattern)
{
    for (const QString &id : formats::lessonIds()) {
        const auto lesson = formats::shippedLesson(id);
        if (lesson && lesson->pattern == pattern.id())
            return {id, lesson->texts.title};
    }
    return {};
}

const QHash<QString, QString> &lessonsByPattern()
{
    static const QHash<QString, QString> lessons = [] {
        QHash<QString, QString> found;
        for (const QString &id : formats::lessonIds()) {
            const auto lesson = formats::shippedLesson(id);
            if (lesson && !lesson->pattern.isEmpty() && !found.contains(lesson->pattern))
                found.insert(lesson->pattern, id);
        }
        return found;
    }();
    return lessons;
}

} // namespace sw::services
