// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/diff/differ.h"

#include "models/base/texts.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/plan/preconditions.h"

namespace sw::deploy
{

bool Differ::hasCollectionUuid() const
{
    return snapshot.server.isAtLeast(6, 0) && snapshot.server.topology != QLatin1String("sharded");
}

base::Bson Differ::guarded(const base::Bson &command, const LiveCollection &live) const
{
    return hasCollectionUuid() ? withUuid(command, QStringLiteral("collectionUUID"), live.uuid) : command;
}

void Differ::add(Step step)
{
    step.change = classOf(step);
    step.acknowledge = acknowledgeReason(step, snapshot.server, snapshot.freeDiskBytes);
    plan.steps << step;
}

void Differ::addManual(const Target &target, const QString &object, const QString &what, const QString &script)
{
    Step step;
    step.kind = StepKind::Manual;
    step.change = ChangeClass::ScriptOnly;
    step.collection = target.name;
    step.object = object;
    step.what = what;
    step.onServer = Text::tr("different");
    step.inPlan = Text::tr("in the script");
    step.why = Text::tr("It would destroy or rebuild what is there, so it is never sent.");
    step.script = script;
    plan.steps << step;
}

} // namespace sw::deploy
