// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/planedit.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/normalise/normalisevalidator.h"

namespace sw::deploy
{

bool soften(Plan &plan, int number, Softness softness)
{
    const Step *found = plan.step(number);
    if (found == nullptr || found->kind != StepKind::ChangeValidator)
        return false;
    Step &step = plan.steps[found - plan.steps.constData()];
    const bool warns = softness == Softness::Warn;
    base::BsonBuilder command;
    command.string(QStringLiteral("collMod"), step.collection);
    command.document(QStringLiteral("validator"), documentAt(step.command, "validator"));
    command.string(QStringLiteral("validationLevel"), QStringLiteral("moderate"));
    command.string(QStringLiteral("validationAction"), warns ? QStringLiteral("warn") : QStringLiteral("error"));
    command.merge(only(step.command, {QStringLiteral("collectionUUID")}));
    step.command = command.finish();
    step.to = validatorState(step.command);
    step.inPlan = rulesText(step.to);
    step.why = warns ? Text::tr("Failing documents are only logged.")
                     : Text::tr("Documents that fail today may still be changed; new ones must be valid.");
    if (warns)
        step.violators = {};
    step.change = classOf(step);
    sortAndNumber(plan);
    return true;
}

bool needs(const Step &step, const Step &earlier)
{
    if (step.number <= earlier.number)
        return false;
    const bool buildsOnNew = earlier.kind == StepKind::CreateCollection && step.kind == StepKind::CreateIndex &&
                             step.collection == earlier.collection;
    return buildsOnNew || (step.object == earlier.object && step.kind == earlier.kind && step.from == earlier.to);
}

void leaveOut(Plan &plan, int number)
{
    const Step *found = plan.step(number);
    if (found == nullptr)
        return;
    const Step gone = *found;
    plan.steps.removeIf([&](const Step &step) { return step.number == number; });
    const QList<Step> others = plan.steps;
    for (const Step &step : others) {
        if (needs(step, gone))
            leaveOut(plan, step.number);
    }
}

} // namespace sw::deploy
