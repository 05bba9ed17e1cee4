// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/plan/plan.h"

#include "models/base/texts.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/errorcodes.h"
#include "models/deploy/normalise/normalise.h"

namespace sw::deploy
{

bool soften(Plan &plan, int number)
{
    const Step *found = plan.step(number);
    if (found == nullptr || found->kind != StepKind::ChangeValidator)
        return false;
    Step &step = plan.steps[found - plan.steps.constData()];
    base::BsonBuilder command;
    command.string(QStringLiteral("collMod"), step.collection);
    command.document(QStringLiteral("validator"), documentAt(step.command, "validator"));
    command.string(QStringLiteral("validationLevel"), QStringLiteral("moderate"));
    command.string(QStringLiteral("validationAction"), QStringLiteral("warn"));
    command.merge(only(step.command, {QStringLiteral("collectionUUID")}));
    step.command = command.finish();
    step.to = validatorState(step.command);
    step.inPlan = QStringLiteral("moderate · warn");
    step.why = Text::tr("Failing documents are only logged.");
    step.violators = {};
    step.change = classOf(step);
    sortAndNumber(plan);
    return true;
}

void leaveOut(Plan &plan, int number)
{
    const Step *found = plan.step(number);
    if (found == nullptr)
        return;
    const Step gone = *found;
    QList<Step> kept;
    for (const Step &step : std::as_const(plan.steps)) {
        const bool needsCollection = gone.kind == StepKind::CreateCollection && step.collection == gone.collection &&
                                     step.kind == StepKind::CreateIndex;
        const bool follows =
            step.object == gone.object && step.kind == gone.kind && step.number > gone.number && step.from == gone.to;
        if (step.number != gone.number && !needsCollection && !follows)
            kept << step;
    }
    plan.steps = kept;
}

QString acknowledgement(const Plan &plan, const Step &step)
{
    if (!step.needsConsent())
        return {};
    const QString code = classCode(step.change) + QLatin1Char(':');
    if (step.change != ChangeClass::MayDelete)
        return code + step.object;
    return code + QStringLiteral("DELETE %1 IN %2")
                      .arg(QString::number(step.violators.count), plan.database + QLatin1Char('.') + step.collection);
}

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

QString manualScript(const Plan &plan)
{
    QString out;
    for (const Step &step : plan.steps) {
        if (step.kind == StepKind::Manual)
            out += QStringLiteral("\n// Change %1\n").arg(step.number) + step.script;
    }
    if (out.isEmpty())
        return out;
    return Text::tr("// These changes destroy or rebuild data, so they are never sent. Review each line before "
                    "you run it.") +
           QLatin1Char('\n') + out;
}

} // namespace sw::deploy
