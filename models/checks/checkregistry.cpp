// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/checkfacts.h"

#include <algorithm>

// One row for each check: the function of this name is in the file of this name in lower case and returns the only
// instance.
#define SW_CHECKS(ROW)                                                                                                 \
    ROW(forcedPlacement)                                                                                               \
    ROW(unboundedArray)                                                                                                \
    ROW(largeArray)                                                                                                    \
    ROW(largeDocument)                                                                                                 \
    ROW(coldBytes)                                                                                                     \
    ROW(workingSetCheck)                                                                                               \
    ROW(manyCollections)                                                                                               \
    ROW(manyIndexes)                                                                                                   \
    ROW(uselessIndex)                                                                                                  \
    ROW(missingIndex)                                                                                                  \
    ROW(keptApart)                                                                                                     \
    ROW(insensitiveSearch)                                                                                             \
    ROW(deepNesting)                                                                                                   \
    ROW(parallelArrays)                                                                                                \
    ROW(nestedArrayIndex)                                                                                              \
    ROW(impossibleIndex)                                                                                               \
    ROW(unenforcedBounds)                                                                                              \
    ROW(changingCopies)                                                                                                \
    ROW(collectionNames)                                                                                               \
    ROW(fieldNames)                                                                                                    \
    ROW(doubtfulTypes)                                                                                                 \
    ROW(shardKeys)                                                                                                     \
    ROW(separatorInId)                                                                                                 \
    ROW(timeSeriesLimits)                                                                                              \
    ROW(ttlIndex)                                                                                                      \
    ROW(danglingReferences)                                                                                            \
    ROW(dangerousValidator)                                                                                            \
    ROW(contradictingCounts)                                                                                           \
    ROW(contradictingInserts)                                                                                          \
    ROW(beyondReason)                                                                                                  \
    ROW(coveringIndex)                                                                                                 \
    ROW(uniqueByNature)                                                                                                \
    ROW(swallowedField)                                                                                                \
    ROW(unbuiltIndex)                                                                                                  \
    ROW(combinedPatterns)                                                                                              \
    ROW(linkKeys)                                                                                                      \
    ROW(ownRuleCheck)                                                                                                  \
    ROW(idlePattern)                                                                                                   \
    ROW(unlikeValueObjects)                                                                                            \
    ROW(fewValues)                                                                                                     \
    ROW(outgrownLimits)

namespace sw::checks
{

#define SW_DECLARE(name) const Check &name();
SW_CHECKS(SW_DECLARE)
#undef SW_DECLARE

CheckRegistry::CheckRegistry()
{
#define SW_ROW(name) m_checks.append(&name());
    SW_CHECKS(SW_ROW)
#undef SW_ROW
}

const CheckRegistry &CheckRegistry::instance()
{
    static const CheckRegistry registry;
    return registry;
}

namespace
{

using Reasons = QHash<QString, const schema::Suppressed *>;

QString suppressionKey(const QString &check, const QString &object)
{
    return check + QLatin1Char('\n') + object;
}

Reasons suppressedOf(const schema::Model &model)
{
    Reasons reasons;
    for (const schema::Suppressed &suppressed : model.suppressed)
        reasons.insert(suppressionKey(suppressed.check, suppressed.object), &suppressed);
    return reasons;
}

int rank(const Finding &finding)
{
    return (finding.suppressed ? 10 : 0) - static_cast<int>(finding.severity);
}

} // namespace

QList<Finding> runChecks(const CheckContext &context)
{
    const CheckFacts facts(context);
    const Reasons suppressed = suppressedOf(context.model.model());
    QList<Finding> findings;
    for (const Check *check : CheckRegistry::instance().all())
        findings.append(check->run(facts));
    for (Finding &finding : findings) {
        const schema::Suppressed *reason = suppressed.value(suppressionKey(finding.check, finding.object));
        finding.suppressed = reason != nullptr;
        finding.suppressedReason = reason ? reason->reason : QString();
    }
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding &a, const Finding &b) { return rank(a) < rank(b); });
    return findings;
}

QList<design::Problem> judge(const schema::ModelIndex &model, const design::Design &design,
                             const sizing::SizeReport &sizes, const sizing::OperationCosts &costs)
{
    const CheckContext context{model, design, sizes, costs};
    const CheckFacts facts(context);
    const Reasons suppressed = suppressedOf(model.model());
    QList<design::Problem> problems;
    for (const Check *check : CheckRegistry::instance().all()) {
        if (check->scope() != Check::Scope::Arrangement)
            continue;
        for (const Finding &finding : check->run(facts)) {
            if (!suppressed.contains(suppressionKey(finding.check, finding.object)))
                problems.append({finding.check, finding.severity, finding.object, finding.title, finding.pattern,
                                 finding.entity, finding.relationship});
        }
    }
    return problems;
}

} // namespace sw::checks
