// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/missingrights.h"

#include "models/base/texts.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/errorcodes.h"

namespace sw::deploy
{

QStringList missingRights(const Plan &plan, const Rights &rights)
{
    QStringList out;
    const auto need = [&](const QString &action, const QString &collection) {
        if (rights.allow(action, plan.database, collection))
            return;
        const QString place = collection.isEmpty() ? plan.database : plan.database + QLatin1Char('.') + collection;
        const QString text = Text::tr("%1 on %2").arg(action, place);
        if (!out.contains(text))
            out << text;
    };
    need(QStringLiteral("listCollections"), {});
    for (const Step &step : plan.steps) {
        if (step.kind == StepKind::Manual)
            continue;
        need(QStringLiteral("listIndexes"), step.collection);
        need(rightFor(firstName(step.command)), step.collection);
    }
    return out;
}

} // namespace sw::deploy
