// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/advisor.h"

#include "models/advisor/assumptions.h"
#include "models/advisor/asused.h"
#include "models/advisor/explain.h"
#include "models/advisor/placementsearch.h"
#include "models/patterns/core/target.h"
#include "models/sizing/estimate/calibration.h"

#include <algorithm>

namespace sw::advisor
{

namespace
{

std::optional<schema::Goal> nextGoal(schema::Goal goal)
{
    switch (goal) {
    case schema::Goal::Simplicity:
        return schema::Goal::Balanced;
    case schema::Goal::Balanced:
        return schema::Goal::Performance;
    case schema::Goal::Performance:
        break;
    }
    return std::nullopt;
}

bool byScore(const Explanation &a, const Explanation &b)
{
    return a.score > b.score;
}

/// Before those that cannot be done comes what was weighed and found light, and of those first what lacks least.
bool isNearer(const Candidate *a, const Candidate *b)
{
    const auto lacks = [](const Candidate &candidate) {
        const QList<patterns::Condition> &all = candidate.finding.conditions;
        return std::count_if(all.cbegin(), all.cend(),
                             [](const patterns::Condition &one) { return one.hard && !one.met; });
    };
    return a->score != b->score ? a->score > b->score : lacks(*a) < lacks(*b);
}

/// What follows from constraints and scores alone.
design::Design plainDesign(const schema::Model &model, schema::Goal goal)
{
    const schema::ModelIndex index(model);
    return patterns::DerivedDesign(index, design::mapModel(index, design::Placements(index, {goal})), {}).design();
}

/// Gives the decisions that \p moves made their reasons; \p design has them as if a person had chosen.
void explainMoves(design::Design &design, const QList<PlacementMove> &moves)
{
    for (const PlacementMove &move : moves) {
        const auto decision =
            std::find_if(design.placements.begin(), design.placements.end(),
                         [&](const design::PlacementDecision &one) { return one.relationship == move.relationship; });
        if (decision == design.placements.end())
            continue;
        decision->chosenByPerson = false;
        decision->recommended = decision->placement;
        decision->reasons = {move.text};
    }
}

void explainOthers(Advice &advice, const Search &search, const Explainer &explainer)
{
    const std::optional<schema::Goal> next = nextGoal(advice.goal);
    const double threshold = next ? recommendedFrom(search.settings(), *next) : 0;
    QList<const Candidate *> rejected;
    for (const Candidate &candidate : search.others()) {
        if (candidate.state == Candidate::State::BeyondCap) {
            advice.wouldHelp.append(explainer.beyondCap(candidate));
            continue;
        }
        const bool measured = candidate.state == Candidate::State::Open && candidate.after;
        const double later = next && measured ? scoreOf(candidate.components, weightsOf(search.settings(), *next)) : 0;
        if (next && measured && search.pays(candidate) && later >= threshold)
            advice.wouldHelp.append(explainer.atNextGoal(candidate, *next));
        else
            rejected.append(&candidate);
    }
    for (const Candidate &candidate : search.unfit())
        rejected.append(&candidate);
    std::stable_sort(advice.wouldHelp.begin(), advice.wouldHelp.end(), byScore);
    std::stable_sort(rejected.begin(), rejected.end(), isNearer);
    for (const Candidate *candidate : std::as_const(rejected))
        advice.rejected.append(explainer.rejected(*candidate));
}

/// What the uses of the model are worth that have other parameters than the advice would give them.
void explainUsed(Advice &advice, Search &search, const Explainer &explainer, const schema::ModelIndex &model)
{
    for (const Candidate &candidate : usesAsTheyAre(search)) {
        const bool isTaken = candidate.state == Candidate::State::Required || search.isTaken(candidate);
        Explanation used = isTaken ? explainer.applied(candidate, {}) : explainer.rejected(candidate);
        for (const Explanation &advised : std::as_const(advice.applied)) {
            if (patterns::isSameUse(advised.use, used.use))
                used.advised = patterns::completeParameters(*candidate.pattern, model, advised.use);
        }
        advice.asUsed.append(used);
    }
}

} // namespace

QList<schema::PatternUse> Advice::uses() const
{
    QList<schema::PatternUse> uses;
    for (const Explanation &explanation : applied)
        uses.append(explanation.use);
    return uses;
}

Advice advise(const schema::Model &model, schema::Goal goal, const Judge &judge, const base::Progress &progress)
{
    PlacementSearch places(model, goal, judge, progress);
    places.run();
    const schema::ModelIndex index(places.model());
    Search search(index, goal, judge, progress);
    search.run();

    Advice advice;
    advice.goal = goal;
    advice.moves = places.moves();
    advice.objections = places.objections();
    advice.before = advice.moves.isEmpty() ? search.before() : plainDesign(model, goal);
    advice.after = search.after();
    explainMoves(advice.after, advice.moves);
    const schema::Calibration calibration = schema::calibrationOf(model);
    if (calibration.isEmpty() && advice.moves.isEmpty()) {
        advice.sizesBefore = search.sizesBefore();
        advice.sizesAfter = search.sizesAfter();
    } else {
        const sizing::SizeOptions options = sizing::sizeOptions(model);
        advice.sizesBefore = sizing::estimate(advice.before, options, calibration);
        advice.sizesAfter = sizing::estimate(advice.after, options, calibration);
    }
    advice.placements = advice.after.placements;

    const Explainer explainer(model, search.settings(), goal, search.cache(), advice.sizesAfter.workingSet.likely);
    explainOthers(advice, search, explainer);
    for (const Candidate &candidate : search.applied())
        advice.applied.append(explainer.applied(candidate, advice.rejected));
    explainUsed(advice, search, explainer, index);
    if (advice.applied.isEmpty() && advice.moves.isEmpty())
        advice.largestCosts = largestCosts(index, advice.after, advice.sizesAfter);
    advice.assumptions = assumptionsOf(model, search.cache());
    return advice;
}

} // namespace sw::advisor
