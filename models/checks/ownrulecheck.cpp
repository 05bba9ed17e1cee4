// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/validator/ownrules.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

QList<Finding> findOwnRules(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const schema::Entity &entity : facts.model().model().entities) {
        const QList<design::OwnRule> rules = design::ownRules(facts.model(), facts.costs().places(), entity);
        for (const design::OwnRule &own : rules) {
            const design::Collection *collection = facts.costs().places().collection(own.collection);
            if (!collection)
                continue;
            Finding finding = findingAt(Severity::Warning, *collection, {});
            finding.entity = entity.id;
            finding.title = Text::tr("No server checks the rule of %1 in %2.").arg(entity.name, collection->name);
            if (collection->timeSeries)
                finding.detail = Text::tr("A time-series collection has no validator.");
            else if (!own.obstacle.isEmpty())
                finding.detail = Text::tr("It cannot be said of these documents: %1.").arg(own.obstacle);
            else if (collection->level == design::ValidationLevel::Off)
                finding.detail = Text::tr("Validation is off.");
            else
                continue;
            finding.fix = Text::tr("Correct the rule, keep the entity in a collection of its own, or check it in the "
                                   "application.");
            findings << finding;
        }
    }
    return findings;
}

} // namespace

const Check &ownRuleCheck()
{
    static const FunctionCheck check("E41", QT_TRANSLATE_NOOP("Check", "Own rules that are not enforced"),
                                     Check::Scope::Arrangement, findOwnRules);
    return check;
}

} // namespace sw::checks
