// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

namespace sw::checks
{

namespace
{

/// A pattern that has no effect is easily overlooked.
QList<Finding> findIdlePatterns(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::SkippedUse &skipped : facts.design().skipped) {
        Finding finding;
        finding.object = skipped.pattern;
        finding.title = Text::tr("The pattern has no effect on this design.");
        finding.detail = skipped.reason;
        finding.fix = Text::tr("Remove it, or change the goal or the placement that keeps it from applying.");
        finding.pattern = skipped.pattern;
        finding.use = skipped.use;
        findings.append(finding);
    }
    return findings;
}

} // namespace

/// The advisor sees by itself what does not apply.
const Check &idlePattern()
{
    static const FunctionCheck check("pattern", QT_TRANSLATE_NOOP("Check", "Pattern without effect"),
                                     Check::Scope::Names, findIdlePatterns);
    return check;
}

} // namespace sw::checks
