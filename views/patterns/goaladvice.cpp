// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/goaladvice.h"

#include "models/base/texts.h"
#include "models/checks/check.h"
#include "models/patterns/patternregistry.h"
#include "models/sizing/cost/operationcost.h"

#include <QCoreApplication>

namespace sw::views
{

GoalAdvice adviseFor(const schema::Model &model, schema::Goal goal, const std::function<bool()> &cancelled)
{
    GoalAdvice result{advisor::advise(model, goal, &checks::judge, cancelled), 0, 0};
    const schema::ModelIndex index(model);
    result.work = sizing::workFigures(index, result.advice.after, sizing::fetchCostFactor(result.advice.sizesAfter));
    const sizing::OperationCosts costs(index, result.advice.after);
    const QList<design::Problem> left = checks::judge(index, result.advice.after, result.advice.sizesAfter, costs);
    for (const design::Problem &problem : left) {
        result.errors += problem.severity == design::Severity::Error;
        result.warnings += problem.severity == design::Severity::Warning;
    }
    return result;
}

QString verdictText(advisor::Verdict verdict)
{
    switch (verdict) {
    case advisor::Verdict::Required:
        return Text::tr("required");
    case advisor::Verdict::Strong:
        return Text::tr("strong");
    case advisor::Verdict::Recommended:
        return Text::tr("recommended");
    case advisor::Verdict::WouldHelp:
        return Text::tr("would help");
    case advisor::Verdict::Rejected:
        break;
    }
    return Text::tr("rejected");
}

QList<schema::PatternUse> withIdentities(const schema::Model &model, const QList<schema::PatternUse> &chosen)
{
    QList<schema::PatternUse> uses = chosen;
    for (schema::PatternUse &use : uses) {
        use.id = {};
        for (const schema::PatternUse &known : model.patterns) {
            if (known.pattern != use.pattern || patterns::targetOf(known) != patterns::targetOf(use))
                continue;
            use.id = known.id;
            use.unknown = known.unknown;
        }
    }
    return uses;
}

} // namespace sw::views
