// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/fixes/fixregistry.h"

#include "models/services/fixes/indexfixes.h"
#include "models/services/fixes/numberfixes.h"
#include "models/services/fixes/patternfixes.h"
#include "models/services/fixes/placementfixes.h"
#include "models/services/fixes/rulefixes.h"
#include "models/services/fixes/typefixes.h"

#include <QSet>

namespace sw::services
{

namespace
{

using Make = QList<Fix> (*)(const FixContext &, const checks::Finding &);

struct Row
{
    const char *check;
    Make make;
};

// A row for each check and way to settle it, in the order in which they are offered.
constexpr Row rows[] = {
    {"E1", linkInstead},        {"E1", limitArray},         {"E1", applyNamedPattern}, {"E2", limitArray},
    {"E2", linkInstead},        {"E2", applyNamedPattern},  {"E3", linkLargestPart},   {"E3", applyNamedPattern},
    {"E4", applyNamedPattern},  {"E4", linkLargestPart},    {"E5", splitHotFromCold},  {"E5", archiveOld},
    {"E5", addMemory},          {"E7", dropUnusedIndexes},  {"E8", dropIndex},         {"E9", addIndex},
    {"E9", applyNamedPattern},  {"E10", applyNamedPattern}, {"E10", embedInstead},     {"E11", searchByCollation},
    {"E11", searchByText},      {"E16", enforceRules},      {"E17", keepMoment},       {"E17", dropCopy},
    {"E20", changeType},        {"E27", balanceCounts},     {"E28", balanceGrowth},    {"E30", makeUnique},
    {"E31", widenIndex},        {"E40", makeKeyUnique},     {"E40", referToId},        {"E41", enforceRules},
    {"E42", shareFields},       {"E43", allowMoreValues},   {"B3", linkInstead},       {"B3", leaveToAdvisor},
    {"pattern", removePattern},
};

} // namespace

QList<Fix> fixesOf(const FixContext &context, const checks::Finding &finding)
{
    QList<Fix> fixes;
    QSet<QString> known;
    for (const Row &row : rows) {
        if (finding.suppressed || finding.check != QLatin1String(row.check))
            continue;
        for (const Fix &fix : row.make(context, finding)) {
            if (!known.contains(fix.id))
                fixes << fix;
            known.insert(fix.id);
        }
    }
    return fixes;
}

QStringList checksWithFixes()
{
    QStringList checks;
    for (const Row &row : rows) {
        if (!checks.contains(QLatin1String(row.check)))
            checks << QLatin1String(row.check);
    }
    return checks;
}

} // namespace sw::services
