// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::checks
{

namespace
{

/// One end of a relationship in numbers: how many there are, and how many of the other end belong to one.
struct EndCount
{
    QString name;
    double count = 0;
    double others = 0;
    double links() const { return count * others; }
};

/// "40 k books": a count with what is counted.
QString counted(double count, const QString &name)
{
    return base::countText(count) + QLatin1Char(' ') + name;
}

/// The number that would fit when the other three are right.
QString wayOut(const EndCount &a, const EndCount &b)
{
    return Text::tr(
               "One number of four has to change: %1 instead of %2, %3 instead of %4, %5 for each %6 instead of %7, "
               "or %8 for each %9.")
        .arg(counted(b.links() / a.others, a.name), base::countText(a.count), counted(a.links() / b.others, b.name),
             base::countText(b.count), counted(b.links() / a.count, b.name), a.name, base::countText(a.others),
             counted(a.links() / b.count, a.name), b.name);
}

QList<Finding> findContradictingCounts(const CheckFacts &facts)
{
    QList<Finding> findings;
    const schema::Model &model = facts.model().model();
    const double factor = facts.limit("countFactor");
    for (const schema::Relationship &link : model.relationships) {
        const schema::Entity *first = facts.model().entity(link.a.entity);
        const schema::Entity *second = facts.model().entity(link.b.entity);
        if (!first || !second || link.isSelf())
            continue;
        const EndCount a{first->name, first->count.likely, link.b.perOther.likely};
        const EndCount b{second->name, second->count.likely, link.a.perOther.likely};
        const double least = std::min(a.links(), b.links());
        const double most = std::max(a.links(), b.links());
        if (least <= 0 || most <= factor * least)
            continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.object = schema::relationshipName(model, link);
        finding.relationship = link.id;
        finding.entity = link.b.entity;
        finding.title = Text::tr("The numbers of %1 contradict each other.").arg(finding.object);
        finding.detail = Text::tr("%1 with %2 each are %3 links; %4 with %5 each are %6.")
                             .arg(counted(a.count, a.name), counted(a.others, b.name), base::countText(a.links()),
                                  counted(b.count, b.name), counted(b.others, a.name), base::countText(b.links()));
        finding.fix = wayOut(a, b);
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &contradictingCounts()
{
    static const FunctionCheck check("E27", QT_TRANSLATE_NOOP("Check", "Counts that contradict each other"),
                                     Check::Scope::Names, findContradictingCounts);
    return check;
}

} // namespace sw::checks
