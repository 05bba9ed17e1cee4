// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/base/units.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

Finding rateBeyond(const schema::Operation &operation, double most)
{
    Finding finding = findingOn(Severity::Warning, operation);
    finding.title = Text::tr("The model says that “%1” runs %2 times a second.")
                        .arg(operation.name, base::countText(operation.perSecond));
    finding.detail = Text::tr("One server answers some ten thousand simple operations a second; above %1 a second the "
                              "figures of this project mean nothing.")
                         .arg(base::countText(most));
    finding.fix = Text::tr("Correct the rate or its unit: 1/h is 0.00028/s.");
    return finding;
}

Finding countBeyond(const schema::Entity &entity, double most)
{
    Finding finding = findingOn(Severity::Warning, entity);
    finding.title =
        Text::tr("The model says that there are %1 %2.").arg(base::countText(entity.count.likely), entity.name);
    finding.detail = Text::tr("More than %1 fit on no server; the sizes of this project mean nothing then.")
                         .arg(base::countText(most));
    finding.fix = Text::tr("Correct the count; k, M and B stand for thousands, millions and thousand millions.");
    return finding;
}

Finding growthBeyond(const schema::Entity &entity, double most)
{
    Finding finding = findingOn(Severity::Warning, entity);
    finding.title =
        Text::tr("The model says that %1 grows by %2 a day.").arg(entity.name, base::countText(entity.growthPerDay));
    finding.detail =
        Text::tr("That is %1 new documents a second; above %2 a second the figures of this project mean nothing.")
            .arg(base::countText(entity.growthPerDay / base::secondsPerDay), base::countText(most));
    finding.fix = Text::tr("Correct the growth; k, M and B stand for thousands, millions and thousand millions.");
    return finding;
}

QList<Finding> findBeyondReason(const CheckFacts &facts)
{
    QList<Finding> findings;
    const double rate = facts.limit("mostPerSecond");
    const double count = facts.limit("mostDocuments");
    for (const schema::Operation &operation : facts.model().model().operations) {
        if (operation.perSecond > rate)
            findings.append(rateBeyond(operation, rate));
    }
    for (const schema::Entity &entity : facts.model().model().entities) {
        if (entity.count.likely > count)
            findings.append(countBeyond(entity, count));
        if (entity.growthPerDay > rate * base::secondsPerDay)
            findings.append(growthBeyond(entity, rate));
    }
    return findings;
}

} // namespace

const Check &beyondReason()
{
    static const FunctionCheck check("E29", QT_TRANSLATE_NOOP("Check", "Numbers beyond reason"), Check::Scope::Names,
                                     findBeyondReason);
    return check;
}

} // namespace sw::checks
