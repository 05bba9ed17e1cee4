// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/largestcosts.h"
#include "models/base/progress.h"
#include "models/design/problem.h"
#include "models/patterns/core/pattern.h"
#include "models/sizing/figures/figure.h"

#include <functional>

namespace sw::sizing
{
class OperationCosts;
}

namespace sw::advisor
{

/// One row of a before/after table.
struct EffectRow
{
    QString label;
    double before = 0;
    double after = 0;
    sizing::Unit unit = sizing::Unit::Count;
    bool lowerIsBetter = true;
    std::optional<sizing::Interval> rangeBefore{}; ///< where the whole design was estimated; none: an expected value
    std::optional<sizing::Interval> rangeAfter{};
    QStringList howBefore{}; ///< how it came about, for people who ask
    QStringList howAfter{};

    /// By more than people see.
    bool differs() const;
};

enum class Verdict { Required, Strong, Recommended, WouldHelp, Rejected };

/// Why a pattern was or was not taken.
struct Explanation
{
    schema::PatternUse use; ///< ready to be added to the model
    Verdict verdict = Verdict::Recommended;
    double score = 0; ///< 0 to 100; says nothing of what is required
    QString target;
    QStringList because;
    QList<EffectRow> effects;
    QStringList price;
    QString reason; ///< of a rejection, or what keeps it from being applied at this goal
    QString rival;  ///< id of the pattern that is preferred at this place; empty: none
    QString text;   ///< the whole in two or three sentences
    /// Of a use as it is: the parameters that are recommended at its place instead; empty: none.
    QJsonObject advised{};
};

/// A relationship that costs less when it is stored in another way than the score of its place alone decides: each way
/// with the patterns that it allows.
struct PlacementMove
{
    schema::RelationshipId relationship;
    schema::Placement from = schema::Placement::Automatic;
    schema::Placement to = schema::Placement::Automatic;
    double saved = 0; ///< share of the cost of the operations that it affects
    QString text;
    QList<EffectRow> effects; ///< each way with its patterns

    /// Stores it so in \p model.
    void apply(schema::Model &model) const;
};

/// So many of what is not recommended are shown; the rest when asked for.
inline constexpr qsizetype nearestMisses = 5;

struct Advice
{
    schema::Goal goal = schema::Goal::Balanced;
    QList<design::PlacementDecision> placements;
    QList<PlacementMove> moves;      ///< made in the placements
    QList<PlacementMove> objections; ///< to what people chose: not made
    QList<Explanation> applied;      ///< in the order they were chosen
    QList<Explanation> wouldHelp;    ///< beyond the goal's cap
    QList<Explanation> rejected;     ///< the nearest misses first
    /// Uses of the model with other parameters than those judged above, each as it is.
    QList<Explanation> asUsed;
    QList<LargestCost> largestCosts; ///< where no pattern pays: what takes the cache, and what can be done about it
    QStringList assumptions;
    design::Design before; ///< neither moves nor patterns
    design::Design after;  ///< with all moves and applied patterns
    sizing::SizeReport sizesBefore;
    sizing::SizeReport sizesAfter;

    QList<schema::PatternUse> uses() const;
};

/// Says what is wrong with a design. The checks know; they are handed in (checks::judge) because this layer does not
/// include them. Without one nothing counts as a problem: no required fixes, and no risk in the scores.
using Judge = std::function<QList<design::Problem>(const schema::ModelIndex &, const design::Design &,
                                                   const sizing::SizeReport &, const sizing::OperationCosts &)>;

/// A design for \p goal derived from the workload: relationships by constraints and score, required fixes first, then
/// greedily the best scoring pattern until none reaches the threshold or the goal's cap of kinds is full.
/// Deterministic. When \p progress is cancelled the advice so far is returned.
Advice advise(const schema::Model &model, schema::Goal goal, const Judge &judge, const base::Progress &progress = {});

} // namespace sw::advisor
