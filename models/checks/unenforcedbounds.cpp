// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/shape/anynode.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

bool hasBounds(const design::Collection &collection)
{
    return design::anyNode(collection.root, [](const design::Node &node) {
        return !node.name.isEmpty() && node.isArray() && !node.count.isUnbounded();
    });
}

Finding weakValidator(const design::Collection &collection)
{
    Finding finding = findingAt(Severity::Warning, collection, {});
    finding.title = Text::tr("The bounds of %1 are not enforced.").arg(collection.name);
    finding.detail = collection.level == design::ValidationLevel::Off
                         ? Text::tr("Validation is off, so an array can exceed its maximum unnoticed.")
                         : Text::tr("Violations are only logged, so an array can exceed its maximum.");
    finding.fix = Text::tr("Turn validation to strict with errors once the stored documents comply.");
    return finding;
}

/// Arrays that the model bounds otherwise than the shape, without a pattern having changed them.
QList<Finding> differingBounds(const CheckFacts &facts, const design::Collection &collection)
{
    QList<Finding> findings;
    const auto isDrawn = [](const design::Node &node) {
        return node.isArray() && !isMadeByPattern(node) && !node.source.field.isEmpty();
    };
    if (!design::anyNode(collection.root, isDrawn))
        return findings;
    design::forEachNode(collection.root, [&](const QString &path, const design::Node &node) {
        if (!isDrawn(node))
            return;
        const schema::Entity *entity = facts.model().entity(node.source.entity);
        const schema::Field *field = entity ? schema::findField(entity->fields, node.source.field) : nullptr;
        const bool same = !field || !field->bounded || !field->holdsValues() || field->count.max == node.count.max;
        if (same)
            return;
        Finding finding = findingAt(Severity::Warning, collection, path, &node);
        finding.title = Text::tr("The bound of %1 is not the one that was drawn.").arg(finding.object);
        finding.detail = Text::tr("Drawn: %1, enforced: %2.")
                             .arg(base::countText(field->count.max), base::countText(node.count.max));
        finding.fix = Text::tr("Make both the same.");
        findings.append(finding);
    });
    return findings;
}

QList<Finding> findUnenforcedBounds(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        const bool weak =
            collection.level == design::ValidationLevel::Off || collection.action == design::ValidationAction::Warn;
        if (weak && !collection.timeSeries && hasBounds(collection))
            findings.append(weakValidator(collection));
        findings.append(differingBounds(facts, collection));
    }
    return findings;
}

} // namespace

const Check &unenforcedBounds()
{
    static const FunctionCheck check("E16", QT_TRANSLATE_NOOP("Check", "Bounds that are not enforced"),
                                     Check::Scope::Arrangement, findUnenforcedBounds);
    return check;
}

} // namespace sw::checks
