// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/workload.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

/// New documents a day by the operations that insert each entity, alone or together with others.
QHash<schema::EntityId, double> insertsPerDay(const schema::Model &model)
{
    QHash<schema::EntityId, double> inserts;
    for (const schema::Operation &operation : model.operations) {
        if (operation.kind != schema::OperationKind::Insert)
            continue;
        for (const schema::EntityId &entity : design::writtenEntities(operation))
            inserts[entity] += operation.perSecond * base::secondsPerDay;
    }
    return inserts;
}

Finding contradiction(const schema::Entity &entity, double inserts)
{
    Finding finding = findingOn(Severity::Warning, entity);
    finding.detail = Text::tr("The entity grows by %1 a day; the operations that insert it come to %2 a day.")
                         .arg(base::countText(entity.growthPerDay), base::countText(inserts));
    finding.fix =
        Text::tr("Correct the growth, or the rate of the operations; sizes follow the growth, costs the rate.");
    return finding;
}

/// Rates may be those of the busiest hour, so that more inserts than growth means little, unless nothing grows at all.
QList<Finding> findContradictingInserts(const CheckFacts &facts)
{
    QList<Finding> findings;
    const schema::Model &model = facts.model().model();
    const QHash<schema::EntityId, double> all = insertsPerDay(model);
    for (const schema::Entity &entity : model.entities) {
        const double inserts = all.value(entity.id);
        const bool leaves = entity.lifecycle != schema::Lifecycle::KeepForever;
        if (inserts > 0 && entity.growthPerDay > facts.limit("growthFactor") * inserts) {
            Finding finding = contradiction(entity, inserts);
            finding.title = Text::tr("%1 grows faster than it is inserted.").arg(entity.name);
            findings.append(finding);
        } else if (!leaves && inserts * facts.limit("growthDays") > std::max(1.0, entity.count.likely) &&
                   entity.growthPerDay <= 0) {
            Finding finding = contradiction(entity, inserts);
            finding.title = Text::tr("%1 is inserted and does not grow.").arg(entity.name);
            findings.append(finding);
        }
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
