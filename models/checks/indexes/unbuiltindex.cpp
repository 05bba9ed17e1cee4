// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/indexes/ownindexes.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

QList<Finding> findUnbuiltIndex(const CheckFacts &facts)
{
    QList<Finding> findings;
    const design::OwnIndexes own(facts.costs().places(), facts.model());
    for (const design::OwnIndexes::Unplaced &unplaced : own.unplaced()) {
        const schema::Entity *entity = facts.model().entity(unplaced.entity);
        Finding finding;
        finding.severity = Severity::Error;
        finding.object = entity->name + QLatin1String(": ") + unplaced.index;
        finding.collection = unplaced.home.collection;
        finding.entity = unplaced.entity;
        finding.title = Text::tr("Index %1 of %2 cannot be built.").arg(unplaced.index, entity->name);
        finding.detail = unplaced.reason;
        finding.fix = Text::tr("Change its keys, place the entity elsewhere, or remove the index.");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &unbuiltIndex()
{
    static const FunctionCheck check("E32", QT_TRANSLATE_NOOP("Check", "Index that cannot be built"),
                                     Check::Scope::Arrangement, findUnbuiltIndex);
    return check;
}

} // namespace sw::checks
