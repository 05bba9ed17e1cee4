// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/workload.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sw::checks
{

namespace
{

Finding contradiction(const schema::Entity &entity, const QString &title, double growth, double inserts)
{
    Finding finding = findingOn(Severity::Warning, entity);
    finding.title = title.arg(entity.name);
    finding.detail = Text::tr("The entity grows by %1; the operations that insert it come to %2.")
                         .arg(base::perDayText(growth), base::perDayText(inserts));
    finding.fix =
        Text::tr("Correct the growth, or the rate of the operations; sizes follow the growth, costs the rate.");
    return finding;
}

/// As many new documents as operations insert: right where their rates are those of a usual day.
Finding noGrowth(const schema::Entity &entity, double inserts)
{
    Finding finding = findingOn(Severity::Warning, entity);
    finding.title = Text::tr("%1 is inserted, but no growth is given.").arg(entity.name);
    finding.detail = Text::tr("The operations that insert it come to %1, and sizes take this for its growth. "
                              "After %2 d, as many have come as there are today (%3).")
                         .arg(base::perDayText(inserts), base::countText(std::ceil(entity.count.likely / inserts)),
                              base::countText(entity.count.likely));
    finding.fix =
        Text::tr("Give the growth per day, or correct the rate of the operations or the number of documents.");
    return finding;
}

/// The entity says another growth than its relationships do.
Finding twoGrowths(const schema::Entity &entity, double byParents)
{
    Finding finding = findingOn(Severity::Warning, entity);
    finding.title = Text::tr("The growth of %1 is given twice, and differs.").arg(entity.name);
    finding.detail =
        Text::tr("The entity grows by %1; its relationships without limit come to %2. Sizes take the first.")
            .arg(base::perDayText(entity.growthPerDay), base::perDayText(byParents));
    finding.fix = Text::tr("Correct one of the two, or leave the growth of the entity empty.");
    return finding;
}

/// Rates may be those of the busiest hour, ten times the mean at most. Where documents leave by age, growth says how
/// many come, and how many are there is said as well.
QList<Finding> findContradictingInserts(const CheckFacts &facts)
{
    QList<Finding> findings;
    const QHash<schema::EntityId, design::Inserts> all = design::insertsOf(facts.model());
    for (const schema::Entity &entity : facts.model().model().entities) {
        const double byParents = design::growthByParents(facts.model(), entity);
        const double least = std::min(entity.growthPerDay, byParents);
        if (least > 0 && std::max(entity.growthPerDay, byParents) > facts.limit("growthFactor") * least)
            findings << twoGrowths(entity, byParents);
        const double inserts = all.value(entity.id).all();
        if (inserts <= 0)
            continue;
        const double added = all.value(entity.id).added();
        const double growth = design::givenGrowth(facts.model(), entity);
        const bool leaves = entity.lifecycle != schema::Lifecycle::KeepForever;
        const bool isGiven = growth > 0;
        if (isGiven && growth > facts.limit("growthFactor") * inserts)
            findings << contradiction(entity, Text::tr("%1 grows faster than it is inserted."), growth, inserts);
        else if (isGiven && !leaves && added > facts.limit("insertsFactor") * growth)
            findings << contradiction(entity, Text::tr("%1 is inserted faster than it grows."), growth, added);
        else if (!isGiven && !leaves && added * facts.limit("growthDays") > std::max(1.0, entity.count.likely))
            findings << noGrowth(entity, added);
    }
    return findings;
}

} // namespace

const Check &contradictingInserts()
{
    static const FunctionCheck check("E28", QT_TRANSLATE_NOOP("Check", "Growth and inserts that contradict each other"),
                                     Check::Scope::Names, findContradictingInserts);
    return check;
}

} // namespace sw::checks
