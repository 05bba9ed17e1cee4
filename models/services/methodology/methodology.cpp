// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/methodology/methodology.h"

#include "models/advisor/score.h"
#include "models/base/texts.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/advice/goaladvice.h"
#include "models/services/methodology/patternquestions.h"
#include "models/services/methodology/relationshipquestions.h"
#include "models/services/methodology/workloadquestions.h"

namespace sw::services
{

using schema::Goal;

QList<MethodQuestion> Methodology::of(MethodStep step) const
{
    QList<MethodQuestion> found = questions;
    found.removeIf([step](const MethodQuestion &question) { return question.step != step; });
    return found;
}

MethodCounts Methodology::counts(MethodStep step) const
{
    MethodCounts counts;
    for (const MethodQuestion &question : questions) {
        if (question.step != step)
            continue;
        int &count = question.state == AnswerState::Given     ? counts.given
                     : question.state == AnswerState::Assumed ? counts.assumed
                                                              : counts.missing;
        ++count;
    }
    return counts;
}

Methodology methodologyOf(const schema::Model &model, Goal goal)
{
    const schema::ModelIndex index(model);
    return methodologyOf(index, goal, patterns::buildDesign(index, {goal, {}}));
}

Methodology methodologyOf(const schema::ModelIndex &model, Goal goal, const design::Design &design)
{
    return {goal, workloadQuestions(model, goal) + relationshipQuestions(model, goal, design)};
}

Methodology wholeMethodologyOf(const schema::Model &model, Goal goal, const base::Progress &progress)
{
    const schema::ModelIndex index(model);
    const design::Design design = patterns::buildDesign(index, {goal, {}});
    Methodology method = methodologyOf(index, goal, design);
    if (model.entities.isEmpty()) {
        method.patternsKnown = true; // that there are none
        return method;
    }
    const advisor::Advice advice = advise(model, goal, progress);
    if (progress.isCancelled())
        return method;
    const Evaluation evaluation = evaluate(index, design);
    method.questions += patternQuestions(model, advice, evaluation.findings);
    method.patternsKnown = true;
    return method;
}

QString stepText(const schema::Model &model, MethodStep step, Goal goal)
{
    switch (step) {
    case MethodStep::Workload:
        return goal == Goal::Simplicity ? Text::tr("Name the operation that runs most often.")
               : goal == Goal::Balanced
                   ? Text::tr("Give counts and sizes, and how often each operation runs.")
                   : Text::tr("Give counts and sizes, and for each operation its rate, latency, staleness, durability "
                              "and importance.");
    case MethodStep::Relationships:
        return goal == Goal::Simplicity
                   ? Text::tr("Say how many belong together. Embed unless a limit forbids it.")
                   : Text::tr("Say how many belong together and what is read together. Embed what is read together; "
                              "link what is large, shared or used alone.");
    case MethodStep::Patterns:
        break;
    }
    const int allowed = advisor::kindsAllowed(sizing::Settings(model), goal);
    return allowed == 0   ? Text::tr("Use every pattern that pays off.")
           : allowed == 1 ? Text::tr("Use one pattern type at most, where it pays off most.")
                          : Text::tr("Use at most %1 pattern types, where they pay off most.").arg(allowed);
}

QString openText(const MethodCounts &counts, MethodStep step)
{
    if (counts.missing > 0)
        return step == MethodStep::Patterns ? Text::tr("%1 to decide").arg(counts.missing)
                                            : Text::tr("%1 missing").arg(counts.missing);
    return counts.assumed > 0 ? Text::tr("%1 assumed").arg(counts.assumed) : QString();
}

QString countsText(const MethodCounts &counts, MethodStep step)
{
    QStringList parts;
    if (counts.given > 0)
        parts << Text::tr("%1 answered").arg(counts.given);
    if (counts.assumed > 0)
        parts << Text::tr("%1 assumed").arg(counts.assumed);
    if (counts.missing > 0)
        parts << openText(counts, step);
    return parts.isEmpty() ? Text::tr("nothing to ask") : parts.join(QStringLiteral(", "));
}

} // namespace sw::services
