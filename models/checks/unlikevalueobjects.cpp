// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/schema/valueobjects.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

QString nameOf(const CheckFacts &facts, const schema::ValueObjectUse &use)
{
    const schema::Relationship *link = facts.model().relationship(use.relationship);
    const schema::Entity *entity = facts.model().entity(use.entity);
    const QString owner = link     ? schema::relationshipName(facts.model().model(), *link)
                          : entity ? entity->name
                                   : QString();
    return owner + QLatin1Char('.') + use.path;
}

QList<Finding> findUnlikeValueObjects(const CheckFacts &facts)
{
    QList<Finding> findings;
    QHash<QString, schema::ValueObjectUse> first;
    for (const schema::ValueObjectUse &use : schema::valueObjectUses(facts.model().model())) {
        const QString name = use.field->valueObject;
        if (!first.contains(name)) {
            first.insert(name, use);
            continue;
        }
        if (schema::sameFields(first.value(name).field->fields, use.field->fields))
            continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.object = nameOf(facts, use);
        finding.entity = use.entity;
        finding.relationship = use.relationship;
        finding.title = Text::tr("%1 has other fields than %2.").arg(finding.object, nameOf(facts, first.value(name)));
        finding.detail =
            Text::tr("Both are the value object %1, whose fields are the same wherever it is used.").arg(name);
        finding.fix = Text::tr("Change a field in either place and the other follows; or give one of the two another "
                               "value object name, or none.");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &unlikeValueObjects()
{
    static const FunctionCheck check("E42", QT_TRANSLATE_NOOP("Check", "Value objects that differ"),
                                     Check::Scope::Names, findUnlikeValueObjects);
    return check;
}

} // namespace sw::checks
