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

QList<Finding> findLargeArray(const CheckFacts &facts)
{
    const double limit = facts.limit("arrayItems");
    const double high = facts.limit("arrayItemsHigh");
    QList<Finding> findings;
    // A bound that a pattern has chosen is meant; one without limit is reported on its own.
    const auto isLarge = [&](const design::Node &node) {
        return node.isArray() && !node.count.isUnbounded() && node.count.max > limit && !isMadeByPattern(node);
    };
    for (const design::Collection &collection : facts.design().collections) {
        if (!design::anyNode(collection.root, isLarge))
            continue;
        design::forEachNode(collection.root, [&](const QString &path, const design::Node &node) {
            if (!isLarge(node))
                return;
            Finding finding = findingAt(Severity::Warning, collection, path, &node);
            finding.title = node.count.max > high ? Text::tr("%1 may hold very many items.").arg(finding.object)
                                                  : Text::tr("%1 may hold many items.").arg(finding.object);
            finding.detail =
                Text::tr("Typically %1 items, at most %2. Above %3, every change rewrites a large document, and every "
                         "index on the array has an entry for each item.")
                    .arg(base::countText(node.count.likely), base::countText(node.count.max), base::countText(limit));
            finding.fix = Text::tr("Lower the maximum, keep the items in a collection of their own, or keep only the "
                                   "newest ones in the document.");
            finding.pattern = node.item().isObject() ? QStringLiteral("subset") : QString(); // it takes objects alone
            findings.append(finding);
        });
    }
    return findings;
}

} // namespace

const Check &largeArray()
{
    static const FunctionCheck check("E2", QT_TRANSLATE_NOOP("Check", "Large array"), Check::Scope::Arrangement,
                                     findLargeArray);
    return check;
}

} // namespace sw::checks
