// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/placementsearch.h"

#include "models/advisor/effects.h"
#include "models/base/parallel.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementtexts.h"
#include "models/patterns/patternregistry.h"

#include <algorithm>
#include <vector>

namespace sw::advisor
{

using schema::Placement;

namespace
{

constexpr int passes = 2; // a move may make room for another one

/// What storing a relationship costs at most by the score of its place alone.
double weightOf(const design::PlacementDecision &decision)
{
    double most = 0;
    for (const design::Candidate &candidate : decision.candidates)
        most = candidate.refusedBy.isEmpty() ? std::max(most, candidate.cost) : most;
    return most;
}

/// How often \p placements go against what forbids them.
qsizetype violationsIn(const design::Placements &placements)
{
    qsizetype sum = 0;
    for (const design::PlacementDecision &decision : placements.decisions())
        sum += decision.violated.size();
    return sum;
}

/// Whether every relationship is stored as \p model says.
bool isObeyed(const schema::Model &model, const design::Placements &placements)
{
    const QList<schema::Relationship> &all = model.relationships;
    return std::all_of(all.cbegin(), all.cend(), [&](const schema::Relationship &relationship) {
        return relationship.placement == Placement::Automatic ||
               placements.decision(relationship).placement == relationship.placement;
    });
}

base::Bytes workingSetOf(const schema::ModelIndex &index, const design::Design &mapped)
{
    const patterns::DerivedDesign plain(index, mapped, {});
    return sizing::Estimation(plain.design(), sizing::sizeOptions(index.model())).report().workingSet.likely;
}

/// Share that \p after saves of what the operations cost in \p before that cost something else then.
double savedOf(const Outcome &before, const Outcome &after)
{
    double was = 0;
    double is = 0;
    for (qsizetype i = 0; i < before.costs.size(); ++i) {
        const bool changed = std::abs(after.costs.at(i) - before.costs.at(i)) > 1e-6 * before.costs.at(i);
        was += changed ? before.costs.at(i) : 0;
        is += changed ? after.costs.at(i) : 0;
    }
    return was > 0 ? 1 - is / was : 0;
}

/// All ways to store \p relationship that no constraint forbids.
QList<Placement> waysOf(const schema::Relationship &relationship, const design::PlacementDecision &decision)
{
    const bool holdsCopies = relationship.type == schema::RelationshipType::OneToMany; // chosen by people only
    QList<Placement> ways;
    for (const design::Candidate &candidate : decision.candidates) {
        const bool isChoice = candidate.refusedBy.isEmpty() && !ways.contains(candidate.placement) &&
                              !(holdsCopies && candidate.placement == Placement::EmbedInB);
        if (isChoice)
            ways << candidate.placement;
    }
    return ways;
}

/// The same for \p id, were it not chosen, with \p first in front.
QList<Placement> waysIn(schema::Model part, const schema::RelationshipId &id, schema::Goal goal, Placement first)
{
    part.relationship(id)->placement = Placement::Automatic;
    const schema::ModelIndex index(part);
    const schema::Relationship &relationship = *index.relationship(id);
    QList<Placement> ways = waysOf(relationship, design::Placements(index, {goal}).decision(relationship));
    ways.removeAll(first);
    return QList{first} + ways;
}

/// The names of the patterns on \p relationship.
QStringList patternsOn(const schema::RelationshipId &relationship, const QList<schema::PatternUse> &uses)
{
    QStringList names;
    for (const schema::PatternUse &use : uses) {
        if (use.relationship == relationship && !names.contains(patterns::patternName(use.pattern)))
            names << patterns::patternName(use.pattern);
    }
    return names;
}

} // namespace

void PlacementMove::apply(schema::Model &model) const
{
    if (schema::Relationship *moved = model.relationship(relationship))
        moved->placement = to;
}

PlacementSearch::PlacementSearch(const schema::Model &model, schema::Goal goal, Judge judge,
                                 const base::Progress &progress)
    : m_given(model), m_moved(model), m_goal(goal), m_judge(std::move(judge)), m_progress(progress), m_settings(model)
{}

/// Looks at the model as it is now.
void PlacementSearch::see()
{
    m_index = std::make_unique<schema::ModelIndex>(m_moved);
    const auto area = static_cast<qsizetype>(m_settings.number(QStringLiteral("advisor.contestArea")));
    m_whole = std::make_unique<WholeModel>(*m_index, m_goal, area);
}

/// The relationships that may be stored in several ways and are used, the costliest first.
QList<schema::RelationshipId> PlacementSearch::contests() const
{
    QList<std::pair<double, schema::RelationshipId>> all;
    for (const schema::Relationship &relationship : m_moved.relationships) {
        const design::PlacementDecision &decision = m_whole->placements.decision(relationship);
        const bool isMoved = relationship.placement != m_given.relationship(relationship.id)->placement;
        if (isMoved || relationship.isSelf() || waysOf(relationship, decision).size() < 2)
            continue;
        const double weight = weightOf(decision);
        if (weight > 0)
            all << std::pair(weight, relationship.id);
    }
    std::stable_sort(all.begin(), all.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    const auto limit = static_cast<qsizetype>(m_settings.number(QStringLiteral("advisor.contests")));
    QList<schema::RelationshipId> contests;
    for (const auto &[weight, id] : all.first(std::min(limit, all.size())))
        contests << id;
    return contests;
}

/// Nothing when \p contested cannot be stored in this \p way.
std::optional<PlacementSearch::Worth> PlacementSearch::worthOf(const Around &around,
                                                               const schema::RelationshipId &contested, Placement way,
                                                               const Judge &judge) const
{
    schema::Model part = around.area.model().model();
    part.relationship(contested)->placement = way;
    const schema::ModelIndex index(part);
    const design::Placements placements(index, {m_goal});
    if (!isObeyed(part, placements) || violationsIn(placements) > around.violations)
        return std::nullopt;
    Search search(index, m_goal, judge, m_progress);
    search.addElsewhere(around.elsewhere);
    search.restrictTo(around.area.core());
    search.run();
    const sizing::SizeReport &sizes = search.sizesAfter();
    const sizing::OperationCosts costs = search.costsAfter();
    Worth worth{way, costs.total(), outcomeOf(around.area, sizes, costs), search.uses()};
    worth.outcome.workingSet = sizes.workingSet.likely;
    worth.outcome.problems = search.problemsAfter(costs);
    return worth;
}

/// The way to store \p contested that is better by more than estimates are worth; nothing when it is the one in force.
std::optional<PlacementMove> PlacementSearch::moveOf(const schema::RelationshipId &contested) const
{
    const SubjectArea area(*m_whole, {{}, contested, {}});
    const base::Bytes own = workingSetOf(area.model(), area.mapped());
    const Around around{area, std::max(base::Bytes(), m_workingSet - own),
                        violationsIn(design::Placements(area.model(), {m_goal}))};
    const Placement inForce = m_whole->placements.decision(*m_index->relationship(contested)).placement;
    const QList<Placement> ways = waysIn(area.model().model(), contested, m_goal, inForce);
    std::vector<std::optional<Worth>> worths(static_cast<size_t>(ways.size()));
    base::forEachInParallel(
        ways.size(), [&](qsizetype i) { worths[static_cast<size_t>(i)] = worthOf(around, contested, ways.at(i), {}); });
    if (!worths.front())
        return std::nullopt;
    const double most = (1 - m_settings.number(QStringLiteral("advisor.leastMove"))) * worths.front()->cost;
    std::erase_if(worths, [&](const std::optional<Worth> &worth) { return !worth || worth->cost >= most; });
    if (worths.empty())
        return std::nullopt;
    std::stable_sort(worths.begin(), worths.end(), [](const auto &a, const auto &b) { return a->cost < b->cost; });
    const std::optional<Worth> now = worthOf(around, contested, ways.first(), m_judge);
    for (const std::optional<Worth> &cheap : worths) {
        const std::optional<Worth> then = worthOf(around, contested, cheap->way, m_judge);
        const int errors = errorsIn(then->outcome.problems) - errorsIn(now->outcome.problems);
        if (errors < 0 || (errors == 0 && then->cost < most))
            return describe(contested, *now, *then, around.elsewhere);
    }
    return std::nullopt;
}

PlacementMove PlacementSearch::describe(const schema::RelationshipId &contested, const Worth &now, const Worth &then,
                                        base::Bytes elsewhere) const
{
    const schema::Relationship &relationship = *m_given.relationship(contested);
    PlacementMove move{contested, now.way, then.way, savedOf(now.outcome, then.outcome), {}, {}};
    move.effects = effectsOf(now.outcome, then.outcome, elsewhere, move.saved);
    const QString from = design::placementText(m_given, relationship, now.way);
    const QString to = design::placementText(m_given, relationship, then.way);
    const QString saved = base::percentText(move.saved);
    const QString with = patternsOn(contested, then.uses).join(QLatin1String(", "));
    move.text = with.isEmpty()
                    ? Text::tr("Store as “%1”, not as “%2”: affected operations cost %3 less.").arg(to, from, saved)
                    : Text::tr("Store as “%1”, not as “%2”: affected operations cost %3 less, with %4 on it.")
                          .arg(to, from, saved, with);
    return move;
}

/// True when \p contested was moved.
bool PlacementSearch::decide(const schema::RelationshipId &contested)
{
    const std::optional<PlacementMove> move = moveOf(contested);
    const bool isChosen = m_given.relationship(contested)->placement != Placement::Automatic;
    if (move && isChosen)
        m_objections << *move;
    if (!move || isChosen)
        return false;
    m_moves << *move;
    move->apply(m_moved);
    return true;
}

void PlacementSearch::run()
{
    bool moved = true;
    for (int pass = 0; pass < passes && moved; ++pass) {
        see();
        if (pass == 0)
            m_workingSet = workingSetOf(*m_index, m_whole->mapped);
        m_objections.clear(); // the last look counts
        moved = false;
        for (const schema::RelationshipId &contested : contests()) {
            if (m_progress.isCancelled())
                return;
            if (decide(contested)) {
                moved = true;
                see();
            }
        }
    }
}

} // namespace sw::advisor
