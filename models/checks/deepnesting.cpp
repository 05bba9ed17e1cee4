// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/checkfacts.h"
#include "models/design/shape/documentsize.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

class Text
{
    Q_DECLARE_TR_FUNCTIONS(Check)
};

constexpr int refusedAbove = 100;

QList<Finding> run(const CheckFacts &facts)
{
    QList<Finding> findings;
    const double limit = facts.limit("nesting");
    for (const design::Collection &collection : facts.design().collections) {
        const int depth = design::nestingDepth(collection.root);
        if (depth <= limit)
            continue;
        Finding finding = findingAt(depth > refusedAbove ? Severity::Error : Severity::Info, collection, {});
        finding.title = Text::tr("Documents of %1 are nested %2 levels deep.").arg(collection.name).arg(depth);
        finding.detail =
            Text::tr("Objects and arrays each count as a level. MongoDB's documented limit is %1 levels; drivers and "
                     "tools give up near it.")
                .arg(refusedAbove);
        finding.fix = Text::tr("Flatten the inner objects or keep them in a collection of their own.");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check *deepnesting()
{
    static const FunctionCheck check("E12", QT_TRANSLATE_NOOP("Check", "Deep nesting"), Check::Scope::Arrangement, run);
    return &check;
}

} // namespace sw::checks
