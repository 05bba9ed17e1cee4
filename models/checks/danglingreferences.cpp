// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/shape/anynode.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

/// Collections whose documents hold the _id of each collection.
QHash<QString, QStringList> holdersOf(const design::Design &design)
{
    QHash<QString, QStringList> holders;
    for (const design::Collection &collection : design.collections) {
        design::visitNodes(collection.root, [&](const design::Node &node) {
            if (!node.name.isEmpty() && node.reference &&
                !holders[node.reference->collection].contains(collection.name))
                holders[node.reference->collection].append(collection.name);
        });
    }
    return holders;
}

QList<Finding> findDanglingReferences(const CheckFacts &facts)
{
    const QHash<QString, QStringList> holders = holdersOf(facts.design());
    QList<Finding> findings;
    for (const schema::Operation &operation : facts.model().model().operations) {
        const schema::Entity *entity =
            operation.kind == schema::OperationKind::Delete ? facts.model().entity(operation.entity) : nullptr;
        const std::optional<design::Location> home = entity && entity->kind == schema::EntityKind::Strong
                                                         ? facts.costs().places().homeOf(entity->id)
                                                         : std::nullopt;
        const QStringList held = home && home->path.isEmpty() ? holders.value(home->collection) : QStringList();
        if (held.isEmpty())
            continue;
        Finding finding = findingOn(Severity::Info, operation);
        finding.collection = home->collection;
        finding.title = Text::tr("“%1” leaves references behind.").arg(operation.name);
        finding.detail =
            Text::tr("Documents of %1 hold the _id of what it deletes in %2; a server does not look after them.")
                .arg(held.join(QLatin1String(", ")), home->collection);
        finding.fix = Text::tr(
            "Delete or change those documents in the same transaction, or let readers expect a missing target.");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &danglingReferences()
{
    static const FunctionCheck check("E25", QT_TRANSLATE_NOOP("Check", "Deletes that leave references behind"),
                                     Check::Scope::Arrangement, findDanglingReferences);
    return check;
}

} // namespace sw::checks
