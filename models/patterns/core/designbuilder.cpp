// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/designbuilder.h"

#include "models/base/texts.h"
#include "models/design/indexes/deriveindexes.h"
#include "models/design/shape/mapping.h"
#include "models/design/shape/origins.h"
#include "models/design/validator/ownrules.h"
#include "models/patterns/conflicts.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace sw::patterns
{

namespace
{

struct Step
{
    const Pattern *pattern = nullptr;
    schema::PatternUse use;
};

void skip(design::Design &design, const schema::PatternUse &use, const QString &reason)
{
    design.skipped << design::SkippedUse{use.id, use.pattern, reason};
}

/// Why \p step may not be used beside those in \p taken; empty when it may. Only uses with the same subject are
/// compared.
QString conflictOf(const schema::ModelIndex &model, const Step &step, const QList<Step> &taken)
{
    for (const Step &other : taken) {
        const QString reason = conflictBetween(model, *step.pattern, step.use, *other.pattern, other.use);
        if (!reason.isEmpty())
            return reason;
    }
    return {};
}

/// The enabled uses of known patterns without conflicts, in the order of application.
QList<Step> stepsOf(design::Design &design, const schema::ModelIndex &model, const QList<schema::PatternUse> &uses)
{
    QList<Step> steps;
    QHash<schema::EntityId, QList<Step>> bySubject;
    for (const schema::PatternUse &use : uses) {
        if (!use.enabled)
            continue;
        Step step{PatternRegistry::instance().find(use.pattern), use};
        step.use.reason.clear(); // why it was chosen makes no other design
        if (!step.pattern) {
            skip(design, use, Text::tr("This version does not know the pattern \"%1\".").arg(use.pattern));
            continue;
        }
        QList<Step> &taken = bySubject[subjectOf(model, targetOf(use))];
        const QString conflict = conflictOf(model, step, taken);
        if (!conflict.isEmpty()) {
            skip(design, use, conflict);
            continue;
        }
        taken << step;
        steps << step;
    }
    std::stable_sort(steps.begin(), steps.end(),
                     [](const Step &a, const Step &b) { return a.pattern->order() < b.pattern->order(); });
    return steps;
}

void applyStep(design::Design &design, const schema::ModelIndex &model, const Step &step,
               design::Dependencies &dependencies)
{
    const UseContext context{model, step.use, completeParameters(*step.pattern, model, step.use), &dependencies};
    base::Result<void> result = step.pattern->check(context);
    if (result)
        result = step.pattern->apply(design, context);
    if (result)
        design.applied << step.use;
    else
        skip(design, step.use, result.error().message);
}

/// The patterns that left something in \p collection, in the order of the registry.
QList<const Pattern *> patternsIn(const design::Collection &collection)
{
    QSet<QString> ids;
    for (const design::Origin &origin : design::originsIn(collection))
        ids << origin.pattern;
    QList<const Pattern *> found;
    for (const Pattern *pattern : PatternRegistry::instance().all()) {
        if (ids.contains(pattern->id()))
            found << pattern;
    }
    return found;
}

} // namespace

design::Design buildDesign(const schema::Model &model, const BuildOptions &options)
{
    return buildDesign(schema::ModelIndex(model), options);
}

design::Design buildDesign(const schema::ModelIndex &model, const BuildOptions &options)
{
    design::MappingOptions mapping;
    mapping.goal = options.goal.value_or(model.model().goal);
    return buildDesign(model, design::mapModel(model, mapping), options.patterns.value_or(model.model().patterns));
}

design::Design buildDesign(const schema::ModelIndex &model, design::Design mapped,
                           const QList<schema::PatternUse> &patterns)
{
    design::Design design = applyPatterns(model, std::move(mapped), patterns);
    design::deriveIndexes(design, model);
    design::addOwnRules(design, model);
    noteCautions(design);
    return design;
}

design::Design applyPatterns(const schema::ModelIndex &model, design::Design mapped,
                             const QList<schema::PatternUse> &patterns)
{
    const QList<Step> steps = stepsOf(mapped, model, patterns);
    design::Dependencies dependencies;
    for (const Step &step : steps)
        applyStep(mapped, model, step, dependencies);
    return mapped;
}

void noteCautions(design::Design &design)
{
    if (design.applied.size() < 2)
        return;
    for (const design::Collection &collection : std::as_const(design.collections)) {
        const QList<const Pattern *> found = patternsIn(collection);
        for (const Pattern *pattern : found) {
            const QHash<QString, QString> reasons = found.size() > 1 ? pattern->cautions() : QHash<QString, QString>();
            for (const Pattern *other : found) {
                const QString reason = reasons.value(other->id());
                if (!reason.isEmpty())
                    design.cautions << design::Caution{collection.name, pattern->id(), other->id(), reason};
            }
        }
    }
}

} // namespace sw::patterns
