// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/explain.h"

#include "models/advisor/effects.h"
#include "models/advisor/usecases.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/goaltexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sw::advisor
{

using base::bytesText;
using base::countText;
using base::percentText;

namespace
{

QString scoreText(double score)
{
    return QString::number(std::lround(score));
}

/// The collection whose documents shrink or grow most, by share; empty when none does by a twentieth.
QString mostChanged(const Outcome &before, const Outcome &after)
{
    QString name;
    double most = 0.05;
    for (auto it = after.collections.cbegin(); it != after.collections.cend(); ++it) {
        const auto old = before.collections.constFind(it.key());
        if (old == before.collections.constEnd() || old->document.value() <= 0)
            continue;
        const double change = std::abs(std::log(it.value().document / old->document));
        if (change > most) {
            most = change;
            name = it.key();
        }
    }
    return name;
}

} // namespace

Explainer::Explainer(const schema::Model &model, const sizing::Settings &settings, schema::Goal goal, base::Bytes cache,
                     base::Bytes workingSet)
    : m_model(model), m_settings(settings), m_goal(goal), m_cache(cache), m_workingSet(workingSet)
{}

Explanation Explainer::common(const Candidate &candidate) const
{
    Explanation explanation;
    explanation.use = candidate.use;
    explanation.score = std::clamp(candidate.score, 0.0, 100.0);
    explanation.target = patterns::targetName(m_model, candidate.finding.target);
    for (const patterns::Condition &condition : candidate.finding.conditions) {
        if (condition.met)
            explanation.because.append(condition.text);
    }
    explanation.price = candidate.finding.price;
    if (candidate.before && candidate.after) {
        explanation.effects = effectsOf(candidate, elsewhere(candidate));
        explanation.price.append(prices(candidate));
    }
    return explanation;
}

base::Bytes Explainer::elsewhere(const Candidate &candidate) const
{
    return (candidate.workingSet.value() > 0 ? candidate.workingSet : m_workingSet) - candidate.before->workingSet;
}

QStringList Explainer::prices(const Candidate &candidate) const
{
    const Outcome &before = *candidate.before;
    const Outcome &after = *candidate.after;
    QStringList prices;
    const double data = before.data.value() > 0 ? after.data / before.data - 1 : 0;
    if (data > 0.005)
        prices.append(Text::tr("%1 more data").arg(percentText(data)));
    const double written = after.documentsWritten - before.documentsWritten;
    if (written > 0.01 * std::max(1e-9, before.documentsWritten))
        prices.append(Text::tr("%1 more documents written").arg(base::rateText(base::PerSecond(written))));
    return prices;
}

QString Explainer::sentence(const Candidate &candidate, const Explanation &explanation) const
{
    const Outcome &before = *candidate.before;
    const Outcome &after = *candidate.after;
    QStringList parts = explanation.because;
    const QString changed = mostChanged(before, after);
    if (!changed.isEmpty())
        parts.append(Text::tr("A document of %1 goes from %2 to %3.")
                         .arg(changed, bytesText(before.collections.value(changed).document),
                              bytesText(after.collections.value(changed).document)));
    const base::Bytes rest = elsewhere(candidate);
    if (std::abs(after.workingSet.value() - before.workingSet.value()) > 0.01 * m_workingSet.value())
        parts.append(
            Text::tr("The working set goes from %1 to %2 (cache %3).")
                .arg(bytesText(rest + before.workingSet), bytesText(rest + after.workingSet), bytesText(m_cache)));
    const double saved = candidate.savedShare(before, after);
    if (saved >= 0.005)
        parts.append(candidate.pattern->benefitOf() == patterns::BenefitOf::Indexes
                         ? Text::tr("The collection needs %1 fewer indexes.").arg(percentText(saved))
                         : Text::tr("Affected operations cost %1 less.").arg(percentText(saved)));
    const bool isModest = candidate.state == Candidate::State::Applied && candidate.costOfAll > 0 &&
                          candidate.score < recommendedFrom(m_settings, m_goal);
    if (isModest)
        parts.append(Text::tr("It suits this goal less (%1 of 100), but all operations together cost %2 less.")
                         .arg(scoreText(explanation.score), percentText(candidate.saved() / candidate.costOfAll)));
    for (const design::Problem &problem : before.problems) {
        const bool solved =
            problem.severity == design::Severity::Error &&
            std::none_of(after.problems.begin(), after.problems.end(), [&](const design::Problem &left) {
                return left.check == problem.check && left.object == problem.object;
            });
        if (solved)
            parts.append(Text::tr("It solves: %1").arg(problem.title));
    }
    QString text =
        Text::tr("%1 for %2. %3").arg(candidate.pattern->name(), explanation.target, parts.join(QLatin1Char(' ')));
    if (!explanation.price.isEmpty())
        text += QLatin1Char(' ') + Text::tr("Trade-offs: %1.").arg(explanation.price.join(QLatin1String(", ")));
    return text;
}

Explanation Explainer::applied(const Candidate &candidate, const QList<Explanation> &others) const
{
    Explanation explanation = common(candidate);
    explanation.verdict = candidate.state == Candidate::State::Required ? Verdict::Required
                          : candidate.score >= m_settings.number(QStringLiteral("advisor.strong"))
                              ? Verdict::Strong
                              : Verdict::Recommended;
    explanation.text = sentence(candidate, explanation);
    const auto other = std::find_if(others.begin(), others.end(), [&](const Explanation &alternative) {
        return sameTarget(alternative.use, candidate.use);
    });
    if (other != others.end()) {
        const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(other->use.pattern);
        explanation.text +=
            QLatin1Char(' ') +
            Text::tr("Why not %1: %2").arg(pattern ? pattern->name() : other->use.pattern, other->reason);
    }
    return explanation;
}

Explanation Explainer::beyondCap(const Candidate &candidate) const
{
    Explanation explanation = common(candidate);
    explanation.verdict = Verdict::WouldHelp;
    const int kinds = kindsAllowed(m_settings, m_goal);
    explanation.reason =
        kinds == 1
            ? Text::tr("%1 uses one pattern type at most, and another one saves more.").arg(schema::goalText(m_goal))
            : Text::tr("%1 uses at most %2 pattern types, and others save more.")
                  .arg(schema::goalText(m_goal))
                  .arg(kinds);
    explanation.text = sentence(candidate, explanation);
    return explanation;
}

Explanation Explainer::atNextGoal(const Candidate &candidate, schema::Goal next) const
{
    Explanation explanation = common(candidate);
    explanation.verdict = Verdict::WouldHelp;
    explanation.reason = Text::tr("Just short at %1 (%2, needs %3); recommended at %4.")
                             .arg(schema::goalText(m_goal), scoreText(candidate.score),
                                  scoreText(recommendedFrom(m_settings, m_goal)), schema::goalText(next));
    explanation.text = sentence(candidate, explanation);
    return explanation;
}

/// \p times: what the operations would cost, as a multiple of what they cost now.
QString Explainer::costsMore(double times)
{
    return times < 1.5 ? Text::tr("Affected operations would cost %1 more.").arg(percentText(times - 1))
                       : Text::tr("Affected operations would cost %1 times as much.")
                             .arg(QLocale().toString(times, 'f', times < 10 ? 1 : 0));
}

/// The component that keeps a score low, in words.
QString Explainer::weakness(const Candidate &candidate) const
{
    const Components &components = candidate.components;
    if (components.risk < 0) {
        for (const design::Problem &problem : candidate.after->problems) {
            const bool old = std::any_of(candidate.before->problems.begin(), candidate.before->problems.end(),
                                         [&](const design::Problem &other) {
                                             return other.check == problem.check && other.object == problem.object;
                                         });
            if (!old && problem.severity != design::Severity::Info)
                return Text::tr("It brings a problem: %1").arg(problem.title);
        }
    }
    if (components.benefit < -0.005)
        return costsMore(1 - components.benefit);
    if (components.benefit < 0.005)
        return Text::tr("Affected operations would not cost less.");
    if (components.benefit < 0.1)
        return Text::tr("Affected operations would cost only %1 less.").arg(percentText(components.benefit));
    const auto unmet = std::find_if(candidate.finding.conditions.begin(), candidate.finding.conditions.end(),
                                    [](const patterns::Condition &c) { return !c.met; });
    if (unmet != candidate.finding.conditions.end())
        return unmet->text;
    return Text::tr("What it saves (%1) does not make up for its complexity.").arg(percentText(components.benefit));
}

Explanation Explainer::rejected(const Candidate &candidate) const
{
    Explanation explanation = common(candidate);
    explanation.verdict = Verdict::Rejected;
    explanation.rival = candidate.rival;
    if (!candidate.obstacle.isEmpty())
        explanation.reason = candidate.obstacle;
    else if (!candidate.finding.possible())
        explanation.reason = candidate.finding.obstacle();
    else if (candidate.before && candidate.after)
        explanation.reason = weakness(candidate);
    else
        explanation.reason = Text::tr("It was not compared.");
    explanation.text =
        Text::tr("Not %1 for %2: %3").arg(candidate.pattern->name(), explanation.target, explanation.reason);
    return explanation;
}

} // namespace sw::advisor
