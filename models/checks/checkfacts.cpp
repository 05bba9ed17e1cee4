// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

namespace sw::checks
{

CheckFacts::CheckFacts(const CheckContext &context)
    : m_context(context), m_accesses(context.costs.places(), context.model), m_settings(context.model.model())
{
    m_sizes.reserve(context.sizes.collections.size());
    for (const sizing::CollectionSize &size : context.sizes.collections)
        m_sizes.insert(size.name, &size);
}

const sizing::CollectionSize *CheckFacts::size(const QString &collection) const
{
    return m_sizes.value(collection);
}

QString FunctionCheck::name() const
{
    return QCoreApplication::translate("Check", m_name);
}

QList<Finding> FunctionCheck::run(const CheckFacts &facts) const
{
    QList<Finding> findings = m_run(facts);
    for (Finding &finding : findings)
        finding.check = id();
    return findings;
}

Finding findingAt(Severity severity, const design::Collection &collection, const QString &path,
                  const design::Node *node)
{
    Finding finding;
    finding.severity = severity;
    finding.object = path.isEmpty() ? collection.name : collection.name + QLatin1Char('.') + path;
    finding.collection = collection.name;
    finding.path = path;
    finding.entity = collection.entity();
    if (node) {
        finding.relationship = node->source.relationship;
        if (!node->source.entity.isEmpty())
            finding.entity = node->source.entity;
    }
    return finding;
}

Finding findingOn(Severity severity, const design::Collection &collection, const design::Index &index)
{
    Finding finding = findingAt(severity, collection, {});
    finding.object = collection.name + QLatin1String(": ") + index.name;
    finding.path = index.keys.isEmpty() ? QString() : index.keys.first().path;
    return finding;
}

Finding findingOn(Severity severity, const schema::Operation &operation)
{
    Finding finding;
    finding.severity = severity;
    finding.object = operation.name;
    finding.operation = operation.id;
    finding.entity = operation.entity;
    return finding;
}

Finding findingOn(Severity severity, const schema::Entity &entity)
{
    Finding finding;
    finding.severity = severity;
    finding.object = entity.name;
    finding.entity = entity.id;
    return finding;
}

bool isMadeByPattern(const design::Node &node)
{
    return !node.origin.isEmpty();
}

} // namespace sw::checks
