// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

QList<Finding> findWorkingSet(const CheckFacts &facts)
{
    const sizing::SizeReport &sizes = facts.sizes();
    const double share = sizes.share();
    if (share <= facts.limit("workingSet"))
        return {};
    const sizing::CollectionSize *largest = nullptr;
    for (const sizing::CollectionSize &size : sizes.collections) {
        if (!largest || size.hot.likely > largest->hot.likely)
            largest = &size;
    }
    Finding finding;
    finding.severity = share > 1 ? Severity::Error : Severity::Warning;
    finding.object = Text::tr("working set");
    finding.title = share > 1 ? Text::tr("The working set does not fit in the cache.")
                              : Text::tr("The working set nearly fills the cache.");
    finding.detail = Text::tr("%1 of %2 (%3).")
                         .arg(base::bytesText(sizes.workingSet.likely), base::bytesText(sizes.cache.bytes),
                              base::percentText(share));
    if (largest) {
        finding.collection = largest->name;
        finding.detail +=
            QLatin1Char(' ') +
            Text::tr("The hot documents of %1 take %2 of it.").arg(largest->name, base::bytesText(largest->hot.likely));
        if (const design::Collection *collection = facts.costs().places().collection(largest->name))
            finding.entity = collection->entity();
    }
    finding.fix = Text::tr(
        "Move rarely read fields out of the hot documents, drop unused indexes, or give the server more memory.");
    finding.pattern = QStringLiteral("hot-cold");
    return {finding};
}

} // namespace

const Check &workingSetCheck()
{
    static const FunctionCheck check("E5", QT_TRANSLATE_NOOP("Check", "Working set against cache"),
                                     Check::Scope::Arrangement, findWorkingSet);
    return check;
}

} // namespace sw::checks
