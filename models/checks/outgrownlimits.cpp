// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/workload.h"
#include "models/sizing/figures/sizetexts.h"
#include "models/sizing/growth/growth.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

/// Documents of an entity today, and how many come each day.
struct Numbers
{
    double now = 0;
    double perDay = 0;
    double after(double days) const { return now + perDay * days; }
};

QString arrivals(const schema::Entity &entity, const Numbers &numbers)
{
    return numbers.perDay > 0 ? Text::tr("New %1: %2.").arg(entity.name, base::perDayWords(numbers.perDay))
                              : Text::tr("New %1: none.").arg(entity.name);
}

QList<Finding> findOutgrownLimits(const CheckFacts &facts)
{
    const schema::ModelIndex &model = facts.model();
    const QHash<schema::EntityId, design::Inserts> inserts = design::insertsOf(model);
    const auto numbersOf = [&](const schema::Entity &entity) {
        return Numbers{entity.count.likely, design::growthPerDay(model, entity, inserts.value(entity.id))};
    };
    const auto stays = [](const schema::Entity &entity) { // others leave as they come, with what belongs to them
        return entity.lifecycle == schema::Lifecycle::KeepForever;
    };
    constexpr double horizon = sizing::usualMonths * sizing::daysPerMonth;
    QList<Finding> findings;
    for (const schema::Relationship &link : model.model().relationships) {
        const schema::Entity *parent = model.entity(link.a.entity);
        const schema::Entity *child = model.entity(link.b.entity);
        const schema::Cardinality &allowed = link.b.perOther;
        if (!parent || !child || link.isSelf() || link.type != schema::RelationshipType::OneToMany || !stays(*parent) ||
            !stays(*child) || allowed.isUnbounded() || link.growth == schema::Growth::Unbounded)
            continue;
        const Numbers parents = numbersOf(*parent);
        const Numbers children = numbersOf(*child);
        const double belonging = std::min(1.0, link.a.perOther.likely); // of the children, those that have a parent
        const double today = children.now * belonging / std::max(1.0, parents.now);
        const double then = children.after(horizon) * belonging / std::max(1.0, parents.after(horizon));
        if (today > allowed.max || then <= allowed.max)
            continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.object = schema::relationshipName(model.model(), link);
        finding.relationship = link.id;
        finding.entity = child->id;
        finding.title =
            Text::tr("A document of %2 comes to have more of %1 than it may.").arg(child->name, parent->name);
        finding.detail = QStringList{arrivals(*child, children), arrivals(*parent, parents),
                                     Text::tr("On average a document of %1 comes to have %2 of %3 %4; the relationship "
                                              "allows %5 at most.")
                                         .arg(parent->name, base::countText(then), child->name,
                                              sizing::horizonText(sizing::usualMonths), base::countText(allowed.max))}
                             .join(QLatin1Char(' '));
        finding.fix = Text::tr("Correct the growth of one of the two, or the greatest number that belongs together.");
        findings << finding;
    }
    return findings;
}

} // namespace

const Check &outgrownLimits()
{
    static const FunctionCheck check("E44", QT_TRANSLATE_NOOP("Check", "Growth beyond what may belong together"),
                                     Check::Scope::Names, findOutgrownLimits);
    return check;
}

} // namespace sw::checks
