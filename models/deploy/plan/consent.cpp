// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/consent.h"

namespace sw::deploy
{

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

QStringList acknowledgements(const Plan &plan)
{
    QStringList out;
    for (const Step &step : plan.steps)
        out << acknowledgement(plan, step);
    out.removeAll(QString());
    return out;
}

} // namespace sw::deploy
