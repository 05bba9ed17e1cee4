// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/plan.h"

#include "models/deploy/plan/planfile.h"

#include <QCryptographicHash>

namespace sw::deploy
{

QString classCode(ChangeClass change)
{
    return QLatin1Char('C') + QString::number(static_cast<int>(change));
}

const Step *Plan::step(int number) const
{
    for (const Step &step : steps) {
        if (step.number == number)
            return &step;
    }
    return nullptr;
}

QString Plan::hash() const
{
    return QString::fromLatin1(QCryptographicHash::hash(planToJson(*this), QCryptographicHash::Sha256).toHex());
}

} // namespace sw::deploy
