// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/diff/differ.h"

#include "models/base/texts.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/plan/preconditions.h"

#include <limits>

namespace sw::deploy
{

QString expiryText(qint64 seconds)
{
    constexpr qint64 minute = 60;
    constexpr qint64 hour = 60 * minute;
    constexpr qint64 day = 24 * hour;
    const auto number = [](qint64 count) {
        return static_cast<int>(std::min<qint64>(count, std::numeric_limits<int>::max()));
    };
    if (seconds == 0)
        return Text::tr("at the date in the field");
    if (seconds % day == 0)
        return Text::tr("after %n day(s)", nullptr, number(seconds / day));
    if (seconds % hour == 0)
        return Text::tr("after %n hour(s)", nullptr, number(seconds / hour));
    if (seconds % minute == 0)
        return Text::tr("after %n minute(s)", nullptr, number(seconds / minute));
    return Text::tr("after %n second(s)", nullptr, number(seconds));
}

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
    step.unmet = preconditionOf(step, snapshot.server, snapshot.freeDiskBytes);
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
