// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/search.h"

#include "models/base/parallel.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <vector>

namespace sw::advisor
{

namespace
{

constexpr qsizetype fewCandidates = 64;
constexpr int roundsOfFinding = 4;
constexpr qsizetype judgedTogether = 128;
constexpr qsizetype judgedAtOnce = 16; // the same on every machine, so that the advice is

enum class Light { Green, Amber, Red };

schema::Model withoutPatterns(schema::Model model)
{
    model.patterns.clear();
    return model;
}

Light lightOf(base::Bytes workingSet, base::Bytes cache)
{
    const double share = cache.value() > 0 ? workingSet / cache : 0;
    return share <= 0.7 ? Light::Green : share <= 1 ? Light::Amber : Light::Red;
}

} // namespace

Search::Search(const schema::ModelIndex &model, schema::Goal goal, Judge judge, const base::Progress &progress)
    : m_model(model),
      m_plain(withoutPatterns(model.model())),
      m_plainIndex(m_plain),
      m_settings(model.model()),
      m_whole(model, goal, static_cast<qsizetype>(m_settings.number(QStringLiteral("advisor.area")))),
      m_setting{std::move(judge), {}, {}},
      m_weights(weightsOf(m_settings, goal)),
      m_threshold(recommendedFrom(m_settings, goal)),
      m_leastBenefit(m_settings.number(QStringLiteral("advisor.leastBenefit"))),
      m_leastSaving(m_settings.number(QStringLiteral("advisor.leastSaving"))),
      m_progress(progress),
      m_before(model, m_whole.mapped, {}),
      m_sizeOptions(sizing::sizeOptions(model.model())),
      m_estimation(before(), m_sizeOptions, m_setting.indexPages.get()),
      m_after(before()),
      m_sizesAfter(sizesBefore())
{
    m_setting.cache = sizesBefore().cache.bytes;
    m_setting.workingSet = sizesBefore().workingSet.likely;
}

void Search::addElsewhere(base::Bytes workingSet)
{
    m_elsewhere = workingSet;
    m_setting.workingSet += workingSet;
}

QList<schema::PatternUse> Search::uses() const
{
    QList<schema::PatternUse> uses;
    for (const Candidate &candidate : m_applied)
        uses.append(candidate.use);
    return uses;
}

const design::Design &Search::after()
{
    const QList<schema::PatternUse> now = uses();
    if (now != m_afterUses) {
        m_after = designWith(now);
        m_afterUses = now;
        m_sizesAfter = sizing::Estimation(m_after, m_sizeOptions, m_estimation).report();
    }
    return m_after;
}

const sizing::SizeReport &Search::sizesAfter()
{
    after();
    return m_sizesAfter;
}

sizing::SizeReport Search::sizesAsWhole()
{
    sizing::SizeReport sizes = sizesAfter();
    sizes.workingSet.likely += m_elsewhere;
    return sizes;
}

sizing::OperationCosts Search::costsAfter()
{
    return {m_model, after(), sizing::fetchCostFactor(sizesAsWhole())};
}

QList<design::Problem> Search::problemsAfter(const sizing::OperationCosts &costs)
{
    return m_setting.judge ? m_setting.judge(m_model, after(), sizesAsWhole(), costs) : QList<design::Problem>();
}

bool Search::isSearched(const patterns::Target &target) const
{
    const QList<schema::EntityId> entities = entitiesOf(m_model, target);
    return m_searched.isEmpty() || std::all_of(entities.cbegin(), entities.cend(),
                                               [this](const schema::EntityId &id) { return m_searched.contains(id); });
}

/// The places for \p pattern in \p design that were not known before.
QList<Candidate> Search::candidatesOf(const patterns::Pattern &pattern, const design::Design &design) const
{
    QList<Candidate> candidates;
    const patterns::Targets known = m_known.value(&pattern);
    for (const patterns::Finding &finding : pattern.findings(m_plainIndex, design, known)) {
        if (!known.contains(finding.target) && isSearched(finding.target))
            candidates.append(candidateFor(pattern, finding));
    }
    return candidates;
}

Candidate Search::candidateFor(const patterns::Pattern &pattern, const patterns::Finding &finding) const
{
    Candidate candidate;
    candidate.use.id = useIdFor(m_model.model(), pattern.id(), finding.target);
    candidate.pattern = &pattern;
    candidate.finding = finding;
    candidate.use.pattern = pattern.id();
    candidate.use.entity = finding.target.entity;
    candidate.use.relationship = finding.target.relationship;
    candidate.use.path = finding.target.path;
    seeCache(candidate.finding.conditions);
    candidate.components.fit = fitOf(candidate.finding.conditions);
    candidate.components.matrix = matrixOf(pattern, m_model.model().useCase, m_settings);
    candidate.components.complexity = pattern.complexity();
    if (!candidate.finding.possible())
        candidate.state = Candidate::State::Impossible;
    return candidate;
}

/// What did not fit may do so where something has been applied since.
void Search::forgetUnfit()
{
    m_unfit.removeIf([this](const Candidate &candidate) {
        const QList<schema::EntityId> entities = entitiesOf(m_model, candidate.finding.target);
        const bool isTouched = std::any_of(entities.cbegin(), entities.cend(),
                                           [this](const schema::EntityId &id) { return m_touched.contains(id); });
        if (isTouched)
            m_known[candidate.pattern].remove(candidate.finding.target);
        return isTouched;
    });
    m_touched.clear();
}

design::Design Search::designWith(const QList<schema::PatternUse> &uses) const
{
    return patterns::DerivedDesign(m_model, m_whole.mapped, uses, m_before).design();
}

Candidate Search::judgedBeside(const patterns::Pattern &pattern, const patterns::Finding &finding,
                               const QList<schema::PatternUse> &others, base::Bytes workingSet)
{
    Candidate candidate = candidateFor(pattern, finding);
    candidate.use.parameters = finding.parameterSets.value(0);
    if (!candidate.finding.possible())
        return candidate;
    candidate.area = std::make_shared<SubjectArea>(m_whole, finding.target);
    candidate.workingSet = workingSet;
    Setting setting = m_setting;
    setting.workingSet = workingSet;
    const AreaDesign now(*candidate.area, others, setting);
    m_outcomes.insert(candidate.area->key(), {candidate.area, std::make_shared<Outcome>(now.outcome())});
    judgeAnew(candidate, now);
    return candidate;
}

bool Search::findCandidates(const design::Design &design)
{
    forgetUnfit();
    const QList<const patterns::Pattern *> &all = patterns::PatternRegistry::instance().all();
    std::vector<QList<Candidate>> found(static_cast<size_t>(all.size()));
    base::forEachInParallel(all.size(),
                            [&](qsizetype i) { found[static_cast<size_t>(i)] = candidatesOf(*all.at(i), design); });
    for (qsizetype i = 0; i < all.size(); ++i) {
        const qsizetype better = all.indexOf(patterns::PatternRegistry::instance().find(all.at(i)->betterBy()));
        if (better >= 0)
            standBack(found[static_cast<size_t>(i)], found[static_cast<size_t>(better)]);
    }
    const qsizetype known = m_open.size();
    for (QList<Candidate> &candidates : found) {
        for (Candidate &candidate : candidates) {
            patterns::Targets &told = m_known[candidate.pattern];
            if (told.contains(candidate.finding.target))
                continue;
            told.insert(candidate.finding.target);
            candidate.position = m_found++;
            (candidate.state == Candidate::State::Impossible ? m_unfit : m_open).append(std::move(candidate));
        }
    }
    giveAreas(known);
    return m_open.size() > known;
}

/// Gives the candidates from number \p first on the areas they are judged in; those with the same target share one.
void Search::giveAreas(qsizetype first)
{
    const auto keyOf = [](const Candidate &candidate) {
        return candidate.finding.target.entity.text() + QLatin1Char('\n') +
               candidate.finding.target.relationship.text();
    };
    QList<std::shared_ptr<const SubjectArea> *> places;
    QList<const patterns::Target *> targets;
    QSet<QString> asked;
    m_areas.reserve(m_areas.size() + m_open.size() - first);
    for (qsizetype i = first; i < m_open.size(); ++i)
        m_areas[keyOf(m_open.at(i))];
    for (qsizetype i = first; i < m_open.size(); ++i) {
        std::shared_ptr<const SubjectArea> &area = m_areas[keyOf(m_open.at(i))];
        if (!area && !asked.contains(keyOf(m_open.at(i)))) {
            asked.insert(keyOf(m_open.at(i)));
            places.append(&area);
            targets.append(&m_open.at(i).finding.target);
        }
    }
    base::forEachInParallel(
        places.size(), [&](qsizetype i) { *places.at(i) = std::make_shared<SubjectArea>(m_whole, *targets.at(i)); });
    for (qsizetype i = first; i < m_open.size(); ++i)
        m_open[i].area = m_areas.value(keyOf(m_open.at(i)));
}

/// Conditions that a tight cache fulfils as well.
void Search::seeCache(QList<patterns::Condition> &conditions) const
{
    if (lightOf(m_setting.workingSet, m_setting.cache) == Light::Green)
        return;
    for (patterns::Condition &condition : conditions) {
        if (!condition.orTightCache || condition.met)
            continue;
        condition.met = true;
        condition.text = Text::tr("The working set takes %1 of the cache.")
                             .arg(base::percentText(m_setting.workingSet / m_setting.cache));
    }
}

/// Judges the candidates with these numbers as things are now. Those in one area stand side by side: what is known of
/// it is kept while they are judged and no longer.
void Search::judge(QList<qsizetype> which)
{
    std::stable_sort(which.begin(), which.end(),
                     [&](qsizetype a, qsizetype b) { return m_open.at(a).area->key() < m_open.at(b).area->key(); });
    for (qsizetype from = 0; from < which.size(); from += judgedTogether)
        judgeTogether(which.mid(from, judgedTogether));
}

/// Judges so few candidates, several at once.
void Search::judgeTogether(const QList<qsizetype> &which)
{
    QHash<QString, qsizetype> places;
    for (const qsizetype i : which) {
        const std::shared_ptr<const SubjectArea> &area = m_open.at(i).area;
        Known &known = m_outcomes[area->key()];
        if (!known.area)
            known.area = area;
        if (!places.contains(area->key()))
            places.insert(area->key(), places.size());
    }
    QList<Known *> areas(places.size());
    for (auto it = places.cbegin(); it != places.cend(); ++it)
        areas[it.value()] = &m_outcomes[it.key()];
    const QList<schema::PatternUse> now = uses();
    std::vector<std::unique_ptr<const AreaDesign>> designs(static_cast<size_t>(areas.size()));
    base::forEachInParallel(areas.size(), [&](qsizetype i) {
        Known &known = *areas.at(i);
        auto design = std::make_unique<const AreaDesign>(*known.area, now, m_setting);
        if (!known.outcome)
            known.outcome = std::make_shared<Outcome>(design->outcome());
        designs[static_cast<size_t>(i)] = std::move(design);
    });
    Candidate *const candidates = m_open.data();
    base::forEachInParallel(which.size(), [&](qsizetype i) {
        Candidate &candidate = candidates[which.at(i)];
        judge(candidate, *designs[static_cast<size_t>(places.value(candidate.area->key()))]);
    });
}

double Search::relief(const Outcome &before, const Outcome &after) const
{
    const base::Bytes now = m_setting.workingSet + after.workingSet - before.workingSet;
    return 0.2 * (static_cast<int>(lightOf(m_setting.workingSet, m_setting.cache)) -
                  static_cast<int>(lightOf(now, m_setting.cache)));
}

Components Search::componentsOf(const Candidate &candidate, const Outcome &before, const Outcome &after) const
{
    Components components = candidate.components;
    components.benefit = std::clamp(candidate.savedShare(before, after) + relief(before, after), -1.0, 1.0);
    components.risk = std::clamp(severityOf(before.problems) - severityOf(after.problems), -1.0, 1.0);
    return components;
}

QString Search::conflictOf(const Candidate &candidate) const
{
    for (const Candidate &other : m_applied) {
        if (!sameTarget(candidate.use, other.use))
            continue;
        const QString reason = candidate.pattern->conflicts().value(
            other.pattern->id(), other.pattern->conflicts().value(candidate.pattern->id()));
        if (!reason.isEmpty())
            return Text::tr("It cannot be used together with %1 here: %2").arg(other.pattern->name(), reason);
    }
    return {};
}

/// The applied pattern beside which \p candidate is no longer possible; nullptr: another reason.
const Candidate *Search::rivalOf(const Candidate &candidate) const
{
    const auto rival = std::find_if(m_applied.crbegin(), m_applied.crend(),
                                    [&](const Candidate &applied) { return sameTarget(candidate.use, applied.use); });
    return rival == m_applied.crend() ? nullptr : &*rival;
}

/// Keeps what is known of a candidate from before its place was taken: that it is no longer possible says nothing of
/// how well it would suit.
void Search::judge(Candidate &candidate, const AreaDesign &now) const
{
    const Candidate earlier = candidate;
    judgeAnew(candidate, now);
    const Candidate *rival = candidate.state == Candidate::State::Impossible ? rivalOf(candidate) : nullptr;
    if (rival && earlier.after) {
        candidate = earlier;
        candidate.workingSet = earlier.judgedAt;
        candidate.stale = false;
        if (candidate.rival.isEmpty())
            candidate.rival = rival->pattern->id();
    }
    if (candidate.rival.isEmpty() || !candidate.after)
        return;
    const QString name = patterns::patternName(candidate.rival);
    candidate.state = Candidate::State::Impossible;
    candidate.obstacle = candidate.standsBack
                             ? Text::tr("%1 does this without code of your own.").arg(name)
                             : Text::tr("%1 is preferred here, and only one of the two is possible.").arg(name);
}

void Search::judgeAnew(Candidate &candidate, const AreaDesign &now) const
{
    candidate.stale = false;
    candidate.judgedAt = m_setting.workingSet;
    candidate.obstacle = conflictOf(candidate);
    candidate.before = m_outcomes.value(candidate.area->key()).outcome;
    candidate.after.reset();
    candidate.score = -std::numeric_limits<double>::infinity();
    QList<QJsonObject> sets = candidate.finding.parameterSets;
    if (sets.isEmpty())
        sets.append(QJsonObject());
    const bool isFew = m_open.size() <= fewCandidates;
    constexpr double tuning =
        6; // other parameters brought 5.3 at most in eight models, but for those whose first do harm
    for (const QJsonObject &parameters : std::as_const(sets)) {
        // Other parameters turn a little into more, but seldom nothing into something.
        const bool low = !isFew && candidate.score < m_threshold - tuning && !isWorthIt(candidate);
        if ((candidate.after && (low || (!isFew && !pays(candidate)))) || !conflictOf(candidate).isEmpty() ||
            m_progress.isCancelled())
            break;
        schema::PatternUse use = candidate.use;
        use.parameters = parameters;
        const auto after = std::make_shared<Outcome>(AreaDesign(now, use, m_setting).outcome());
        // It does not apply, or puts another one out of use.
        const auto skipped =
            std::find_if(after->skipped.begin(), after->skipped.end(),
                         [&](const design::SkippedUse &skip) { return !candidate.before->skipped.contains(skip); });
        if (skipped != after->skipped.end()) {
            candidate.obstacle = skipped->reason;
            continue;
        }
        if (const QString error = newError(*candidate.before, *after); !error.isEmpty()) {
            candidate.obstacle = error;
            continue;
        }
        const Components components = componentsOf(candidate, *candidate.before, *after);
        const double score = scoreOf(components, m_weights);
        if (candidate.after && score <= candidate.score + 1e-9)
            continue;
        candidate.use = use;
        candidate.components = components;
        candidate.score = score;
        candidate.after = after;
        candidate.obstacle.clear(); // of other parameters
    }
    candidate.state = candidate.after ? Candidate::State::Open : Candidate::State::Impossible;
    candidate.score = candidate.after ? candidate.score : 0;
    if (candidate.after)
        candidate.obstacle.clear();
}

void Search::judgeAll()
{
    QList<qsizetype> stale;
    for (qsizetype i = 0; i < m_open.size(); ++i) {
        if (m_open.at(i).state != Candidate::State::BeyondCap && m_open.at(i).stale)
            stale.append(i);
    }
    judge(stale);
}

bool Search::pays(const Candidate &candidate) const
{
    return candidate.components.benefit >= std::max(m_leastBenefit, candidate.pattern->leastBenefit());
}

/// What it saves counts in the whole: then it is taken though it scores low, and the lower, the more it has to save;
/// most when it brings more problems than it solves.
bool Search::isWorthIt(const Candidate &candidate) const
{
    constexpr double least = 0.4;
    constexpr double most = 2;
    constexpr double withProblems = 3;
    const double lack = std::clamp(2 * (1 - candidate.score / m_threshold), least, most);
    const double times = candidate.components.risk < 0 ? withProblems : lack;
    return candidate.after && pays(candidate) && candidate.saved() > 0 &&
           candidate.saved() >= times * m_leastSaving * m_cost;
}

bool Search::isTaken(const Candidate &candidate) const
{
    return pays(candidate) && (candidate.score >= m_threshold || isWorthIt(candidate));
}

/// Those that are taken before the others, and then by score.
bool Search::isFirst(const Candidate &a, const Candidate &b) const
{
    return isTaken(a) != isTaken(b) ? isTaken(a) : isBetter(a, b);
}

/// The best candidate by a judgement that still holds; -1 when there is none.
qsizetype Search::best()
{
    if (m_open.size() <= fewCandidates)
        judgeAll();
    while (!m_progress.isCancelled()) {
        QList<qsizetype> wanted;
        for (qsizetype i = 0; i < m_open.size(); ++i) {
            const Candidate &candidate = m_open.at(i);
            if (candidate.state == Candidate::State::Open && (pays(candidate) || candidate.stale))
                wanted.append(i);
        }
        const qsizetype few = std::min(judgedAtOnce, wanted.size());
        std::partial_sort(wanted.begin(), wanted.begin() + few, wanted.end(),
                          [&](qsizetype a, qsizetype b) { return isFirst(m_open.at(a), m_open.at(b)); });
        if (wanted.isEmpty() || !m_open.at(wanted.first()).stale)
            return wanted.isEmpty() ? -1 : wanted.first();
        wanted.resize(few);
        wanted.removeIf([&](qsizetype i) { return !m_open.at(i).stale; });
        judge(wanted);
    }
    return -1;
}

/// Of those that are recommended for the place of candidate number \p chosen the one with which clearly less of the
/// cost is left, or it.
qsizetype Search::betterRival(qsizetype chosen) const
{
    qsizetype best = chosen;
    double most = m_cost - (1 - m_leastSaving) * (m_cost - m_open.at(chosen).saved());
    for (qsizetype i = 0; i < m_open.size(); ++i) {
        const Candidate &rival = m_open.at(i);
        const bool isRival =
            rival.state == Candidate::State::Open && !rival.stale && isTaken(rival) && !isBeyondCap(rival);
        if (isRival && sameTarget(rival.use, m_open.at(chosen).use) && rival.saved() > most) {
            best = i;
            most = rival.saved();
        }
    }
    return best;
}

void Search::apply(qsizetype which, Candidate::State state)
{
    Candidate chosen = m_open.takeAt(which);
    chosen.state = state;
    chosen.workingSet = m_setting.workingSet;
    chosen.costOfAll = m_cost;
    m_setting.workingSet += chosen.after->workingSet - chosen.before->workingSet;
    m_cost -= chosen.saved();
    m_applied.append(chosen);
    const QSet<schema::EntityId> &core = chosen.area->core();
    m_touched += core;
    const auto isTouched = [&](const SubjectArea &area) {
        return std::any_of(core.begin(), core.end(), [&](const schema::EntityId &id) { return area.contains(id); });
    };
    m_outcomes.removeIf([&](const auto &entry) { return isTouched(*entry.value().area); });
    for (Candidate &candidate : m_open)
        candidate.stale = candidate.stale || isTouched(*candidate.area);
}

void Search::applyRequired()
{
    while (!m_progress.isCancelled()) {
        QList<qsizetype> stale;
        for (qsizetype i = 0; i < m_open.size(); ++i) {
            if (m_open.at(i).isRequired() && m_open.at(i).state == Candidate::State::Open && m_open.at(i).stale)
                stale.append(i);
        }
        judge(stale);
        qsizetype at = -1;
        for (qsizetype i = 0; i < m_open.size(); ++i) {
            const bool solves = m_open.at(i).state == Candidate::State::Open && m_open.at(i).isRequired();
            if (solves && (at < 0 || isBetter(m_open.at(i), m_open.at(at))))
                at = i;
        }
        if (at < 0)
            return;
        const QString kind = m_open.at(at).pattern->id();
        if (!m_free.contains(kind))
            m_free.append(kind);
        apply(at, Candidate::State::Required);
    }
}

/// Whether it counts against the cap of the goal.
bool Search::opensKind(const Candidate &candidate) const
{
    const QString kind = candidate.pattern->id();
    return kindsAllowed(m_settings, m_whole.goal) > 0 && !m_kinds.contains(kind) && !m_free.contains(kind);
}

bool Search::isBeyondCap(const Candidate &candidate) const
{
    return opensKind(candidate) && m_kinds.size() >= kindsAllowed(m_settings, m_whole.goal);
}

/// Of the kinds that the cap may still let in, the best candidate of that which saves most in all its places.
qsizetype Search::ofStrongestKind(qsizetype chosen) const
{
    QHash<QString, double> saved;
    for (const Candidate &candidate : m_open) {
        if (candidate.state == Candidate::State::Open && isTaken(candidate) && opensKind(candidate))
            saved[candidate.pattern->id()] += candidate.saved();
    }
    qsizetype best = chosen;
    for (qsizetype i = 0; i < m_open.size(); ++i) {
        const Candidate &candidate = m_open.at(i);
        const double more = saved.value(candidate.pattern->id()) - saved.value(m_open.at(best).pattern->id());
        const bool isOpen = candidate.state == Candidate::State::Open && !candidate.stale && isTaken(candidate);
        if (isOpen && opensKind(candidate) && (more > 0 || (more == 0 && isFirst(candidate, m_open.at(best)))))
            best = i;
    }
    return best;
}

void Search::applyBest()
{
    for (qsizetype at = best(); at >= 0 && isTaken(m_open.at(at)); at = best()) {
        if (opensKind(m_open.at(at)) && !isBeyondCap(m_open.at(at)))
            at = ofStrongestKind(at);
        at = betterRival(at);
        if (isBeyondCap(m_open.at(at))) {
            m_open[at].state = Candidate::State::BeyondCap;
            continue;
        }
        const QString kind = m_open.at(at).pattern->id();
        if (!m_kinds.contains(kind) && !m_free.contains(kind))
            m_kinds.append(kind);
        apply(at, Candidate::State::Applied);
    }
}

void Search::run()
{
    design::Design design = before();
    m_cost = costsAfter().total();
    for (int round = 0; round < roundsOfFinding; ++round) {
        if (!findCandidates(design))
            break;
        judgeAll();
        applyRequired();
        applyBest();
        if (m_applied.isEmpty() || m_progress.isCancelled())
            break;
        design = after();
    }
    std::stable_sort(m_applied.begin(), m_applied.end(), [](const Candidate &a, const Candidate &b) {
        const bool first = a.state == Candidate::State::Required;
        const bool second = b.state == Candidate::State::Required;
        return first != second ? first : first && a.pattern->order() < b.pattern->order();
    });
}

} // namespace sw::advisor
