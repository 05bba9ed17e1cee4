// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/servercommand.h"

#include "models/base/suggestion.h"
#include "models/base/texts.h"
#include "models/deploy/plan/planedit.h"
#include "models/deploy/plan/preconditions.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/deployment/planchoice.h"

#include <algorithm>

namespace sw::cli
{

base::Result<services::Proposal> propose(Context &context, const Project &project, services::Deployment &deployment)
{
    ProgressLine line(context);
    return deployment.propose(project.model, patterns::buildDesign(project.model), line.progress());
}

QList<Option> stageOptions()
{
    return {{{QStringLiteral("moderate")},
             QStringLiteral("COLLECTION"),
             Text::tr("its stricter rules spare documents that break them today; repeatable"),
             true},
            {{QStringLiteral("warn")},
             QStringLiteral("COLLECTION"),
             Text::tr("its stricter rules refuse nothing yet, breaches are logged; repeatable"),
             true},
            {{QStringLiteral("leave-out")},
             QStringLiteral("OBJECT"),
             Text::tr("its step, and those that need it, are not part of the plan; repeatable"),
             true}};
}

base::Result<void> chooseStages(const Arguments &arguments, deploy::Plan &plan)
{
    for (const auto &[option, softness] :
         {std::pair("moderate", deploy::Softness::Moderate), std::pair("warn", deploy::Softness::Warn)}) {
        for (const QString &collection : arguments.values(QLatin1String(option))) {
            const auto step = std::find_if(plan.steps.cbegin(), plan.steps.cend(), [&](const deploy::Step &one) {
                return one.collection == collection && services::PlanChoice::canSoften(one);
            });
            if (step == plan.steps.cend())
                return base::Error{base::ErrorCode::Usage,
                                   Text::tr("No step of this plan makes the rules of %1 stricter.").arg(collection),
                                   QStringLiteral("--") + QLatin1String(option),
                                   Text::tr("Leave it out, or name a collection whose step is of class C3.")};
            deploy::soften(plan, step->number, softness);
        }
    }
    for (const QString &object : arguments.values(QStringLiteral("leave-out"))) {
        QList<int> numbers;
        QStringList objects;
        for (const deploy::Step &step : std::as_const(plan.steps)) {
            objects << step.object;
            if (step.object == object)
                numbers << step.number;
        }
        if (numbers.isEmpty())
            return base::Error{base::ErrorCode::Usage, Text::tr("No step of this plan is about %1.").arg(object),
                               QStringLiteral("--leave-out"), suggestion(object, objects)};
        for (const int number : numbers)
            deploy::leaveOut(plan, number);
    }
    return {};
}

base::Result<void> refuseKnownFailures(const deploy::Plan &plan)
{
    for (const deploy::Step &step : plan.steps) {
        const QString why = deploy::knownFailure(step);
        if (!why.isEmpty())
            return base::Error{base::ErrorCode::Refused, why + QLatin1Char(' ') + Text::tr("Nothing was sent."),
                               step.object,
                               Text::tr("Correct that first, or go on without it: --leave-out '%1'.").arg(step.object)};
    }
    return {};
}

} // namespace sw::cli
