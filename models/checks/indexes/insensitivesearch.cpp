// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

QList<Finding> findInsensitiveSearch(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const schema::Operation &operation : facts.model().model().operations) {
        if (operation.perSecond < facts.limit("rate"))
            continue;
        for (const schema::Filter &filter : operation.filters) {
            if (filter.op != schema::FilterOp::CaseInsensitiveRegex)
                continue;
            Finding finding = findingOn(Severity::Warning, operation);
            finding.path = filter.field.path;
            finding.title = Text::tr("“%1” searches %2 without regard to case.").arg(operation.name, filter.field.path);
            finding.detail =
                Text::tr("Such a regular expression reads the whole index, %1.").arg(schema::rateText(operation));
            finding.fix = Text::tr("Make an index with a collation of strength 1 or 2 and send the same collation with "
                                   "the query, or use a text index.");
            findings.append(finding);
        }
    }
    return findings;
}

} // namespace

const Check &insensitiveSearch()
{
    static const FunctionCheck check("E11", QT_TRANSLATE_NOOP("Check", "Search that cannot use an index"),
                                     Check::Scope::Names, findInsensitiveSearch);
    return check;
}

} // namespace sw::checks
