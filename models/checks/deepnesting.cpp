// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/shape/documentsize.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

constexpr int deepestLevel = 100;

QList<Finding> findDeepNesting(const CheckFacts &facts)
{
    QList<Finding> findings;
    const double limit = facts.limit("nesting");
    for (const design::Collection &collection : facts.design().collections) {
        const int depth = design::nestingDepth(collection.root);
        if (depth <= limit)
            continue;
        Finding finding = findingAt(depth > deepestLevel ? Severity::Error : Severity::Info, collection, {});
        finding.title = Text::tr("Documents of %1 are nested %2 levels deep.").arg(collection.name).arg(depth);
        finding.detail =
            Text::tr("Objects and arrays each count as a level. MongoDB's documented limit is %1 levels; drivers and "
                     "tools give up near it.")
                .arg(deepestLevel);
        finding.fix = Text::tr("Flatten the inner objects or keep them in a collection of their own.");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &deepNesting()
{
    static const FunctionCheck check("E12", QT_TRANSLATE_NOOP("Check", "Deep nesting"), Check::Scope::Arrangement,
                                     findDeepNesting);
    return check;
}

} // namespace sw::checks
