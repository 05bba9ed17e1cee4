// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/plancheck.h"

#include "models/base/texts.h"
#include "models/deploy/apply/allowlist.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/plan/lint.h"
#include "models/design/validator/validator.h"

namespace sw::deploy
{

namespace
{

base::Error inconsistent(const Step &step, const QString &message)
{
    return {base::ErrorCode::Format, message,
            Text::tr("plan file, step %1 (%2)").arg(QString::number(step.number), step.object),
            Text::tr("Do not use this file; make the plan again.")};
}

std::optional<base::Error> checkManual(const Step &step)
{
    if (!step.command.isEmpty() || step.change != ChangeClass::ScriptOnly)
        return inconsistent(step, Text::tr("A change by script holds a command."));
    return std::nullopt;
}

std::optional<base::Error> checkCommand(const Step &step)
{
    if (!isChangingCommand(step.command) || !isAllowedCommand(firstName(step.command), step.command))
        return inconsistent(step, Text::tr("Its command is none of those that are ever sent."));
    if (firstText(step.command) != step.collection ||
        (step.object != step.collection && !step.object.startsWith(step.collection + QLatin1Char('.'))))
        return inconsistent(step, Text::tr("Its command is for another object than it says."));
    if (contains(step.command, "maxTimeMS") || contains(step.command, "writeConcern") ||
        contains(step.command, "dryRun"))
        return inconsistent(step, Text::tr("Its command has parts that plans do not have."));
    const QByteArray uuid = bytesAt(step.command, "collectionUUID");
    if ((!uuid.isEmpty() && uuid != step.uuid) || (!step.uuid.isEmpty() && step.uuid.size() != 16))
        return inconsistent(step, Text::tr("Its collection is told in two ways that differ."));
    return std::nullopt;
}

std::optional<base::Error> checkStates(const Step &step)
{
    const bool creates = step.kind == StepKind::CreateCollection || step.kind == StepKind::CreateIndex;
    const auto after = stateAfter(step);
    if (!after || *after != step.to || (creates && !step.from.isEmpty()))
        return inconsistent(step, Text::tr("What it says to reach is not what its command does."));
    if (classOf(step) != step.change)
        return inconsistent(step, Text::tr("Its class is not that of its change."));
    return std::nullopt;
}

std::optional<base::Error> lintStep(const Plan &plan, const Step &step)
{
    QList<base::Error> errors = lintCollectionName(plan.database, step.collection);
    errors << lintCommand(step.command, step.object);
    if (errors.isEmpty()) {
        errors << lintIndexes(step.collection, documentsAt(step.command, "indexes"), 0);
        errors << design::lintValidator(documentAt(step.command, "validator"), step.object);
    }
    return errors.isEmpty() ? std::nullopt : std::optional<base::Error>(errors.first());
}

} // namespace

std::optional<base::Error> checkPlan(const Plan &plan)
{
    if (const auto errors = lintDatabaseName(plan.database); !errors.isEmpty())
        return errors.first();
    int number = 0;
    int phase = 0;
    for (const Step &step : plan.steps) {
        if (step.number <= number)
            return inconsistent(step, Text::tr("The steps are not numbered in order."));
        number = step.number;
        if (step.kind == StepKind::Manual) {
            if (const auto error = checkManual(step))
                return error;
        } else {
            for (const auto &check : {&checkCommand, &checkStates}) {
                if (const auto error = check(step))
                    return error;
            }
            if (const auto error = lintStep(plan, step))
                return error;
        }
        if (phaseOf(step) < phase)
            return inconsistent(step, Text::tr("The steps are not in the order of their risk."));
        phase = phaseOf(step);
    }
    return std::nullopt;
}

} // namespace sw::deploy
