// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/drift.h"

#include "models/base/enumtable.h"
#include "models/base/texts.h"
#include "models/deploy/apply/stepstate.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::services
{

namespace
{

/// The step for the same object in the plan from the last applied state, if the model differs from that as well.
const deploy::Step *sameObject(const deploy::Plan &plan, const deploy::Step &wanted)
{
    const auto found = std::find_if(plan.steps.begin(), plan.steps.end(), [&](const deploy::Step &step) {
        return step.object == wanted.object && step.kind == wanted.kind;
    });
    return found == plan.steps.end() ? nullptr : &*found;
}

} // namespace

QList<Difference> differencesOf(const deploy::Plan &now, const LastApplied *last)
{
    QList<Difference> differences;
    for (const deploy::Step &step : now.steps) {
        Difference difference{step};
        if (last) {
            const deploy::Step *then = sameObject(last->plan, step);
            difference.changedBy = !then                     ? ChangedBy::Server
                                   : then->from == step.from ? ChangedBy::Model
                                                             : ChangedBy::Both;
            const deploy::LiveCollection *held = last->snapshot.collection(step.collection);
            difference.lastApplied = deploy::liveStateOf(
                step, held == nullptr ? std::nullopt : std::optional<deploy::LiveCollection>(*held));
        }
        differences << difference;
    }
    return differences;
}

QString changedByName(ChangedBy side)
{
    constexpr base::EnumNames<ChangedBy::Both> names("unknown", "model", "server", "both");
    return nameOf(names, side);
}

QString changedByText(ChangedBy side)
{
    constexpr base::EnumNames<ChangedBy::Both> texts(
        QT_TRANSLATE_NOOP("Text", "not known"), QT_TRANSLATE_NOOP("Text", "the model"),
        QT_TRANSLATE_NOOP("Text", "the server, by hand"), QT_TRANSLATE_NOOP("Text", "both, the server by hand"));
    return Text::tr(texts[side]);
}

bool Comparison::hasServerChanged() const
{
    return std::any_of(differences.begin(), differences.end(),
                       [](const Difference &difference) { return difference.isByHand(); });
}

} // namespace sw::services
