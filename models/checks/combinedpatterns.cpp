// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/shape/origins.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

QList<Finding> findCombinedPatterns(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::Caution &caution : facts.design().cautions) {
        const design::Collection *collection = facts.design().collection(caution.collection);
        if (!collection)
            continue;
        Finding finding = findingAt(Severity::Warning, *collection, {});
        finding.title = Text::tr("Two patterns in %1 affect each other.").arg(collection->name);
        finding.detail = caution.reason;
        finding.fix = Text::tr("Keep both if that is acceptable; otherwise remove one of them.");
        findings.append(finding);
    }
    if (static_cast<double>(facts.design().applied.size()) <= facts.limit("patternsPerCollection"))
        return findings;
    for (const design::Collection &collection : facts.design().collections) {
        const double count = static_cast<double>(design::originsIn(collection).size());
        if (count <= facts.limit("patternsPerCollection"))
            continue;
        Finding finding = findingAt(Severity::Warning, collection, {});
        finding.title = Text::tr("%1 patterns shape the documents of %2.").arg(base::countText(count), collection.name);
        finding.detail = Text::tr("Each adds code to every place that reads or writes these documents.");
        finding.fix = Text::tr("Remove the patterns that save least; the advice says what each saves.");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &combinedPatterns()
{
    static const FunctionCheck check("C18", QT_TRANSLATE_NOOP("Check", "Patterns that affect each other"),
                                     Check::Scope::Arrangement, findCombinedPatterns);
    return check;
}

} // namespace sw::checks
