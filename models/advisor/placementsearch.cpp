// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/placementsearch.h"

#include "models/advisor/effects.h"
#include "models/base/parallel.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementtexts.h"
#include "models/patterns/patternregistry.h"

#include <QLocale>

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

/// Whether a person chose how to store it of their own accord; who agreed is asked again when there is a better way.
bool isChosen(const schema::Relationship &relationship)
{
    return relationship.placement != Placement::Automatic && !relationship.isAgreed();
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

/// All ways to store \p id that no constraint forbids, were it not chosen, but \p inForce.
QList<Placement> otherWays(schema::Model part, const schema::RelationshipId &id, schema::Goal goal, Placement inForce)
{
    part.relationship(id)->placement = Placement::Automatic;
    const schema::ModelIndex index(part);
    const schema::Relationship &relationship = *index.relationship(id);
    QList<Placement> ways = waysOf(relationship, design::Placements(index, {goal}).decision(relationship));
    ways.removeAll(inForce);
    return ways;
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

bool sameUses(const QList<schema::PatternUse> &some, const QList<schema::PatternUse> &others)
{
    return some.size() == others.size() && std::all_of(some.cbegin(), some.cend(), [&](const schema::PatternUse &use) {
               return std::any_of(others.cbegin(), others.cend(), [&](const schema::PatternUse &other) {
                   return patterns::isSameUse(use, other) && use.parameters == other.parameters;
               });
           });
}

/// What the best patterns of \p part depend on: the model is the given one but for its placements.
QString searchOf(const SubjectArea &area, base::Bytes elsewhere, const schema::Model &part, bool isJudged)
{
    QStringList core;
    for (const schema::EntityId &id : area.core())
        core << id.text();
    core.sort();
    QStringList all{area.key(), area.isWhole() ? QString() : core.join(QLatin1Char('\n')),
                    QString::number(elsewhere.value(), 'g', QLocale::FloatingPointShortest),
                    QString::number(isJudged ? 1 : 0)};
    for (const schema::Relationship &relationship : part.relationships)
        all << relationship.id.text() + QLatin1Char(' ') + QString::number(static_cast<int>(relationship.placement));
    return all.join(QLatin1Char('\f'));
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
PlacementSearch::Ids PlacementSearch::contests() const
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
    Ids contests;
    for (const auto &[weight, id] : all.first(std::min(limit, all.size())))
        contests << id;
    return contests;
}

/// Whether neither a person chose how to store \p contested nor a move did.
bool PlacementSearch::isOpen(const Ids &contested) const
{
    return std::all_of(contested.cbegin(), contested.cend(),
                       [this](const schema::RelationshipId &id) { return !isChosen(*m_index->relationship(id)); });
}

/// Those of the contests that share an entity and were not chosen by a person, two by two.
QList<PlacementSearch::Ids> PlacementSearch::pairs() const
{
    const Ids all = contests();
    const auto limit = static_cast<qsizetype>(m_settings.number(QStringLiteral("advisor.contestPairs")));
    QList<Ids> pairs;
    for (qsizetype i = 0; i < all.size(); ++i) {
        for (qsizetype j = i + 1; j < all.size() && pairs.size() < limit; ++j) {
            const schema::Relationship &one = *m_index->relationship(all.at(i));
            const schema::Relationship &other = *m_index->relationship(all.at(j));
            const bool meet = one.a.entity == other.a.entity || one.a.entity == other.b.entity ||
                              one.b.entity == other.a.entity || one.b.entity == other.b.entity;
            if (meet && isOpen({one.id, other.id}))
                pairs << Ids{one.id, other.id};
        }
    }
    return pairs;
}

/// Nothing when \p contested cannot be stored in these \p ways.
std::optional<PlacementSearch::Worth> PlacementSearch::worthOf(const Around &around, const Ids &contested,
                                                               const Ways &ways, const Judge &judge)
{
    schema::Model part = around.area.model().model();
    for (qsizetype i = 0; i < contested.size(); ++i)
        part.relationship(contested.at(i))->placement = ways.at(i);
    const schema::ModelIndex index(part);
    const design::Placements placements(index, {m_goal});
    if (!isObeyed(part, placements) || violationsIn(placements) > around.violations)
        return std::nullopt;
    const QString key = searchOf(around.area, around.elsewhere, part, judge != nullptr);
    QMutexLocker locker(&m_guard);
    const auto known = m_known.constFind(key);
    Worth worth;
    if (known != m_known.constEnd()) {
        worth = *known;
    } else {
        locker.unlock();
        worth = searched(around, index, judge);
        locker.relock();
        if (!m_progress.isCancelled())
            m_known.insert(key, worth);
    }
    worth.ways = ways;
    return worth;
}

/// \p part with its best patterns.
PlacementSearch::Worth PlacementSearch::searched(const Around &around, const schema::ModelIndex &part,
                                                 const Judge &judge) const
{
    Search search(part, m_goal, judge, m_progress);
    search.addElsewhere(around.elsewhere);
    if (!around.area.isWhole())
        search.restrictTo(around.area.core());
    search.run();
    const sizing::SizeReport &sizes = search.sizesAfter();
    const sizing::OperationCosts costs = search.costsAfter();
    Worth worth{{}, costs.total(), outcomeOf(around.area, sizes, costs), search.uses()};
    worth.outcome.workingSet = sizes.workingSet.likely;
    worth.outcome.problems = search.problemsAfter(costs);
    return worth;
}

/// The ways in force first, then all others in which each of \p contested is stored in another one.
QList<PlacementSearch::Ways> PlacementSearch::waysFor(const SubjectArea &area, const Ids &contested) const
{
    Ways inForce;
    for (const schema::RelationshipId &id : contested)
        inForce << m_whole->placements.decision(*m_index->relationship(id)).placement;
    QList<Ways> all{inForce};
    const schema::Model &part = area.model().model();
    const auto add = [&](const Ways &ways) {
        if (!all.contains(ways))
            all << ways;
    };
    for (qsizetype i = 0; i < contested.size(); ++i) {
        for (const Placement way : otherWays(part, contested.at(i), m_goal, inForce.at(i))) {
            if (contested.size() == 1) {
                add({way});
                continue;
            }
            const qsizetype j = 1 - i;
            schema::Model moved = part;
            moved.relationship(contested.at(i))->placement = way;
            for (const Placement other : otherWays(moved, contested.at(j), m_goal, inForce.at(j)))
                add(i == 0 ? Ways{way, other} : Ways{other, way});
        }
    }
    return all;
}

/// The ways to store \p contested that are better by more than estimates are worth; none when it is those in force.
QList<PlacementMove> PlacementSearch::movesOf(const Ids &contested)
{
    const SubjectArea area(*m_whole, {{}, contested.first(), {}});
    const auto isInside = [&](const schema::RelationshipId &id) {
        return area.model().relationship(id) != nullptr;
    };
    if (!std::all_of(contested.cbegin(), contested.cend(), isInside))
        return {};
    const base::Bytes own = workingSetOf(area.model(), area.mapped());
    const Around around{area, std::max(base::Bytes(), m_workingSet - own),
                        violationsIn(design::Placements(area.model(), {m_goal}))};
    const QList<Ways> all = waysFor(area, contested);
    // What may not be better is seen without asking what is wrong with it.
    std::vector<std::optional<Worth>> worths(static_cast<size_t>(all.size()));
    base::forEachInParallel(all.size(), [&](qsizetype i) {
        worths[static_cast<size_t>(i)] = worthOf(around, contested, all.at(i), i == 0 ? m_judge : Judge());
    });
    if (!worths.front())
        return {};
    const Worth now = *worths.front();
    const double most = (1 - m_settings.number(QStringLiteral("advisor.leastMove"))) * now.cost;
    std::erase_if(worths, [&](const std::optional<Worth> &worth) {
        return !worth || worth->ways == now.ways || worth->cost >= most;
    });
    std::stable_sort(worths.begin(), worths.end(), [](const auto &a, const auto &b) { return a->cost < b->cost; });
    for (const std::optional<Worth> &cheap : worths) {
        const std::optional<Worth> then = worthOf(around, contested, cheap->ways, m_judge);
        const int errors = errorsIn(then->outcome.problems) - errorsIn(now.outcome.problems);
        if (errors < 0 || (errors == 0 && then->cost < most))
            return describe(contested, now, *then, around.elsewhere);
    }
    return {};
}

QList<PlacementMove> PlacementSearch::describe(const Ids &contested, const Worth &now, const Worth &then,
                                               base::Bytes elsewhere) const
{
    const double share = savedOf(now.outcome, then.outcome);
    const QString saved = base::percentText(share);
    const auto wayText = [&](qsizetype i, const Ways &ways) {
        return design::placementText(m_given, *m_given.relationship(contested.at(i)), ways.at(i));
    };
    QList<PlacementMove> moves;
    for (qsizetype i = 0; i < contested.size(); ++i) {
        PlacementMove move{contested.at(i), now.ways.at(i), then.ways.at(i), share, {}, {}};
        move.effects = effectsOf(now.outcome, then.outcome, elsewhere, share);
        const QString with = patternsOn(contested.at(i), then.uses).join(QLatin1String(", "));
        const QString from = wayText(i, now.ways), to = wayText(i, then.ways);
        if (contested.size() > 1)
            move.text =
                Text::tr("Store as “%1”, not as “%2”, and with it as “%3”, not as “%4”: affected operations cost %5 "
                         "less by both, not by one alone.")
                    .arg(to, from, wayText(1 - i, then.ways), wayText(1 - i, now.ways), saved);
        else if (with.isEmpty() && sameUses(now.uses, then.uses))
            move.text = Text::tr("Store as “%1”, not as “%2”: affected operations cost %3 less.").arg(to, from, saved);
        else if (with.isEmpty())
            move.text = Text::tr("Store as “%1”, not as “%2”: affected operations cost %3 less, each way with the "
                                 "patterns that suit it.")
                            .arg(to, from, saved);
        else
            move.text = Text::tr("Store as “%1”, not as “%2”: affected operations cost %3 less, with %4 on it.")
                            .arg(to, from, saved, with);
        moves << move;
    }
    return moves;
}

/// True when \p contested were moved.
bool PlacementSearch::decide(const Ids &contested)
{
    const QList<PlacementMove> moves = movesOf(contested);
    const bool stays = isChosen(*m_given.relationship(contested.first()));
    if (stays)
        m_objections << moves;
    if (moves.isEmpty() || stays)
        return false;
    m_moves << moves;
    for (const PlacementMove &move : moves)
        move.apply(m_moved);
    see();
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
            moved |= decide({contested});
        }
        for (const Ids &pair : pairs()) {
            if (m_progress.isCancelled())
                return;
            moved |= isOpen(pair) && decide(pair);
        }
    }
}

} // namespace sw::advisor
