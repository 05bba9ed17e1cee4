// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/methodology/patternquestions.h"

#include "models/advisor/score.h"
#include "models/base/texts.h"
#include "models/patterns/core/target.h"
#include "models/patterns/patternregistry.h"
#include "models/services/comparison/changetext.h"
#include "models/services/comparison/effects.h"
#include "models/services/patternuses/parametertexts.h"

#include <algorithm>

namespace sw::services
{

namespace
{

MethodQuestion question(Asked asked, AnswerState state)
{
    MethodQuestion made;
    made.step = MethodStep::Patterns;
    made.asked = asked;
    made.state = state;
    made.said = usuallySaidBy(state);
    return made;
}

/// What it is good for, in figures: what operations cost first, which the table of effects ends with.
QString benefitOf(const advisor::Explanation &advised)
{
    constexpr qsizetype most = 3;
    QStringList gains;
    for (auto row = advised.effects.crbegin(); row != advised.effects.crend() && gains.size() < most; ++row) {
        const bool isGain = row->lowerIsBetter && row->after < row->before && row->unit != sizing::Unit::Count;
        if (!isGain)
            continue;
        gains << (row->unit == sizing::Unit::Share ? Text::tr("%1: %2", "what changes, by how much")
                                                         .arg(row->label, changeText(row->before, row->after))
                                                   : effectLine(*row));
    }
    const QString all = gains.join(QStringLiteral("; "));
    return all.isEmpty() ? QString() : all.left(1).toUpper() + all.mid(1) + QLatin1Char('.');
}

MethodQuestion ofAdvised(const schema::Model &model, const advisor::Advice &advice, const advisor::Explanation &advised)
{
    // Somebody has decided on it: for it, or by switching it off against it.
    const schema::PatternUse *decided = patterns::useAt(model, advised.use.pattern, patterns::targetOf(advised.use));
    MethodQuestion made = question(Asked::Pattern, decided ? AnswerState::Given : AnswerState::Missing);
    made.use = advised.use;
    made.entity = advised.use.entity;
    made.relationship = advised.use.relationship;
    made.object = advised.target;
    made.question = Text::tr("Use %1 on %2?").arg(patterns::patternName(advised.use.pattern), advised.target);
    const QString benefit = benefitOf(advised);
    made.reason = benefit.isEmpty() ? advised.because.value(0, advised.text)
                                    : (QStringList{benefit} + advised.because).join(QLatin1Char(' '));
    if (decided) {
        made.answer = decided->enabled ? Text::tr("in use") : Text::tr("declined");
        made.said = decided->enabled ? SaidBy::Agreed : SaidBy::Declined;
        made.ownReason = decided->reason;
    }
    const auto own = std::find_if(advice.asUsed.cbegin(), advice.asUsed.cend(), [&](const advisor::Explanation &used) {
        return patterns::isSameUse(used.use, advised.use);
    });
    if (own != advice.asUsed.cend()) {
        made.reason = QStringList{own->reason, advisedInWords(model, *own)}.join(QLatin1Char(' ')).trimmed();
        made.answer = Text::tr("in use, with other parameters than recommended");
        made.said = SaidBy::Person;
    }
    made.command = {QStringLiteral("apply-pattern"), fileArgument, advised.use.pattern, QStringLiteral("--to"),
                    advised.target};
    return made;
}

/// Of a use that the advice would not take: what it says of it.
QString whyNot(const advisor::Advice &advice, const schema::PatternUse &use)
{
    for (const QList<advisor::Explanation> *list : {&advice.asUsed, &advice.rejected, &advice.wouldHelp}) {
        for (const advisor::Explanation &each : *list) {
            if (patterns::isSameUse(each.use, use))
                return each.reason;
        }
    }
    return {};
}

MethodQuestion ofIdle(const schema::Model &model, const advisor::Advice &advice, const schema::PatternUse &use)
{
    MethodQuestion made = question(Asked::IdlePattern, AnswerState::Assumed);
    made.said = SaidBy::Person;
    made.use = use;
    made.entity = use.entity;
    made.relationship = use.relationship;
    made.object = patterns::targetName(model, patterns::targetOf(use));
    made.question = Text::tr("Keep %1 on %2?").arg(patterns::patternName(use.pattern), made.object);
    const QString reason = whyNot(advice, use);
    made.reason = reason.isEmpty() ? Text::tr("It is not recommended for this goal.") : reason;
    made.answer = Text::tr("in use");
    made.ownReason = use.reason;
    made.command = {QStringLiteral("remove-pattern"), fileArgument, use.pattern, QStringLiteral("--to"), made.object};
    return made;
}

MethodQuestion ofMove(const schema::Model &model, const advisor::PlacementMove &move)
{
    MethodQuestion made = question(Asked::Move, AnswerState::Missing);
    made.relationship = move.relationship;
    made.placement = move.to;
    const schema::Relationship *link = model.relationship(move.relationship);
    made.object = link ? schema::relationshipName(model, *link) : move.relationship.text();
    made.question = Text::tr("Store %1 another way?").arg(made.object);
    made.reason = move.text;
    made.command = {QStringLiteral("set"), fileArgument, made.object,
                    QStringLiteral("placement=") + schema::nameOf(move.to)};
    return made;
}

MethodQuestion ofProblem(const checks::Finding &finding)
{
    MethodQuestion made = question(Asked::Problem, AnswerState::Missing);
    made.entity = finding.entity;
    made.relationship = finding.relationship;
    made.operation = finding.operation;
    made.object = finding.object;
    made.question = finding.title;
    made.reason = finding.detail;
    if (!finding.pattern.isEmpty() && !finding.object.isEmpty())
        made.command = {QStringLiteral("patterns"), finding.pattern, fileArgument};
    return made;
}

std::optional<MethodQuestion> ofKinds(const schema::Model &model, schema::Goal goal)
{
    const int allowed = advisor::kindsAllowed(sizing::Settings(model), goal);
    QStringList kinds;
    for (const schema::PatternUse &use : model.patterns) {
        const QString name = patterns::patternName(use.pattern);
        if (use.enabled && !kinds.contains(name))
            kinds << name;
    }
    if (allowed == 0 || kinds.size() <= allowed)
        return std::nullopt;
    MethodQuestion made = question(Asked::Kinds, AnswerState::Assumed);
    made.said = SaidBy::Person;
    made.question = Text::tr("Are all these pattern types needed?");
    made.reason = Text::tr("Each type is code to write, test and explain. The goal allows %1.").arg(allowed);
    made.answer = kinds.join(QStringLiteral(", "));
    return made;
}

} // namespace

QList<MethodQuestion> patternQuestions(const schema::Model &model, const advisor::Advice &advice,
                                       const QList<checks::Finding> &findings)
{
    QList<MethodQuestion> questions;
    for (const advisor::PlacementMove &move : advice.moves)
        questions << ofMove(model, move);
    for (const advisor::Explanation &advised : advice.applied)
        questions << ofAdvised(model, advice, advised);
    for (const schema::PatternUse &use : model.patterns) {
        const bool advised =
            std::any_of(advice.applied.cbegin(), advice.applied.cend(),
                        [&](const advisor::Explanation &each) { return patterns::isSameUse(each.use, use); });
        if (use.enabled && !advised)
            questions << ofIdle(model, advice, use);
    }
    if (const auto kinds = ofKinds(model, advice.goal))
        questions << *kinds;
    for (const checks::Finding &finding : findings) {
        if (finding.severity == checks::Severity::Error && !finding.suppressed)
            questions << ofProblem(finding);
    }
    return questions;
}

} // namespace sw::services
