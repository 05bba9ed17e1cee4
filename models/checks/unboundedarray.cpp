// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/limits.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/shape/anynode.h"
#include "models/design/shape/documentsize.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

/// Items that fit into a document of 16 MiB.
double itemsThatFit(const design::Node &array)
{
    const double item = array.fields.isEmpty() ? 16 : design::likelyValueBytes(array.item()).value();
    return base::maximumDocument.value() / (item + 8);
}

QList<Finding> findUnboundedArray(const CheckFacts &facts)
{
    QList<Finding> findings;
    const auto isUnbounded = [](const design::Node &node) {
        return node.isArray() && node.count.isUnbounded();
    };
    for (const design::Collection &collection : facts.design().collections) {
        if (!design::anyNode(collection.root, isUnbounded))
            continue;
        design::forEachNode(collection.root, [&](const QString &path, const design::Node &node) {
            if (!isUnbounded(node))
                return;
            Finding finding = findingAt(Severity::Error, collection, path, &node);
            finding.title = Text::tr("%1 can grow without limit.").arg(finding.object);
            finding.detail = Text::tr("Typically %1 items, without a limit; at about %2 the document reaches 16 MiB "
                                      "and the server rejects every further write to it.")
                                 .arg(base::countText(node.count.likely), base::countText(itemsThatFit(node)));
            finding.fix = Text::tr("Give the array a maximum, keep the items in a collection of their own, or keep "
                                   "only the newest ones in the document.");
            finding.pattern = node.item().isObject() ? QStringLiteral("subset") : QString(); // it takes objects alone
            findings.append(finding);
        });
    }
    return findings;
}

} // namespace

const Check &unboundedArray()
{
    static const FunctionCheck check("E1", QT_TRANSLATE_NOOP("Check", "Array without a limit"),
                                     Check::Scope::Arrangement, findUnboundedArray);
    return check;
}

} // namespace sw::checks
