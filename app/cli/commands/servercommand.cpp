// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/servercommand.h"

#include "models/base/texts.h"
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
    return {};
}

} // namespace sw::cli
