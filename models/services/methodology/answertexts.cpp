// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/methodology/answertexts.h"

#include "models/base/text.h"
#include "models/base/texts.h"

#include <cmath>

namespace sw::services
{

namespace
{

constexpr double rare = 0.1; ///< below it "1 per 20" says more than 0.05

QString usualText(double likely)
{
    if (likely <= 0)
        return Text::tr("usually none");
    if (likely < rare)
        return Text::tr("on average 1 per %1").arg(base::countText(std::round(1 / likely)));
    return (std::floor(likely) == likely ? Text::tr("usually %1") : Text::tr("on average %1"))
        .arg(base::countText(likely));
}

QString limitsText(const schema::Cardinality &amount)
{
    if (amount.isUnbounded())
        return amount.min > 0 ? Text::tr("%1 or more, without limit").arg(base::countText(amount.min))
                              : Text::tr("any number, without limit");
    return amount.min == 0 && amount.max == 1
               ? Text::tr("0 or 1")
               : Text::tr("between %1 and %2").arg(base::countText(amount.min), base::countText(amount.max));
}

} // namespace

QString amountText(const schema::Cardinality &amount)
{
    if (amount.min == amount.max)
        return Text::tr("exactly %1").arg(base::countText(amount.max));
    return Text::tr("%1, %2", "limits of a number, the usual one").arg(limitsText(amount), usualText(amount.likely));
}

QString saidByText(SaidBy said)
{
    switch (said) {
    case SaidBy::Nobody:
        return Text::tr("still open");
    case SaidBy::Program:
        return Text::tr("assumed by the program");
    case SaidBy::Person:
        return Text::tr("stated by a person");
    case SaidBy::Agreed:
        return Text::tr("proposed by the program, agreed by a person");
    case SaidBy::PartlyAgreed:
        return Text::tr("partly stated, partly agreed by a person");
    case SaidBy::Declined:
        return Text::tr("proposed by the program, declined by a person");
    case SaidBy::Data:
        return Text::tr("measured in the data");
    case SaidBy::DataOrPerson:
        return Text::tr("from the data or a person");
    case SaidBy::Model:
        return Text::tr("follows from the model");
    case SaidBy::Workload:
        return Text::tr("follows from the workload");
    }
    return {};
}

} // namespace sw::services
