// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/patternuses/patternmigration.h"

#include "models/base/texts.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/migrationscript.h"
#include "models/patterns/core/target.h"
#include "models/patterns/core/wholemigration.h"
#include "models/patterns/core/withoutuse.h"
#include "models/patterns/patternregistry.h"
#include "models/services/patternuses/otherpatterns.h"

namespace sw::services
{

namespace
{

/// The steps to \p use beside the patterns \p others.
patterns::Migration stepsTo(const schema::PatternUse &use, const patterns::Pattern &pattern,
                            const schema::ModelIndex &index, const QList<schema::PatternUse> &others)
{
    patterns::BuildOptions without, with;
    without.patterns = others;
    with.patterns = others + QList{use};
    return patterns::wholeMigration(pattern, patterns::buildDesign(index, without), patterns::buildDesign(index, with),
                                    {index, use, patterns::completeParameters(pattern, index, use)});
}

/// Why there are no steps to \p use: another pattern is in the way, or nothing that is stored changes.
base::Error noSteps(const schema::PatternUse &use, const patterns::Pattern &pattern, const schema::Model &model)
{
    const schema::ModelIndex index(model);
    const QString object = pattern.name() + QStringLiteral(": ") + patterns::targetName(model, patterns::targetOf(use));
    if (stepsTo(use, pattern, index, {}).steps.isEmpty())
        return {base::ErrorCode::InvalidModel, Text::tr("Nothing that is stored changes."), object,
                Text::tr("Use its code: \"code\" prints it.")};
    for (const schema::PatternUse &other : model.patterns) {
        if (other.id == use.id || !stepsTo(use, pattern, index, {other}).steps.isEmpty())
            continue;
        const QString name = patterns::patternName(other.pattern);
        return {base::ErrorCode::InvalidModel,
                Text::tr("It has no steps for documents that %1 has put together already.").arg(name), object,
                Text::tr("Take %1 back, migrate to this pattern, then to %1.").arg(name)};
    }
    return {base::ErrorCode::InvalidModel,
            Text::tr("It has no steps for documents that other patterns have put together already."), object,
            Text::tr("Take them back, migrate to this pattern, then to them.")};
}

} // namespace

base::Result<PatternMigration> patternMigration(const schema::Model &model, const schema::PatternUse &use)
{
    const schema::ModelIndex index(model);
    return patternMigration(index, use, patterns::designWithout(index, use.id), patterns::buildDesign(index));
}

base::Result<PatternMigration> patternMigration(const schema::ModelIndex &model, const schema::PatternUse &use,
                                                const design::Design &before, const design::Design &after)
{
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(use.pattern);
    const QString target = patterns::targetName(model.model(), patterns::targetOf(use));
    if (!pattern)
        return base::Error{base::ErrorCode::InvalidModel,
                           Text::tr("This version does not know the pattern \"%1\".").arg(use.pattern), target,
                           Text::tr("Update the program, or remove the pattern.")};
    if (const QString why = after.whySkipped(use.id); !why.isEmpty())
        return base::Error{base::ErrorCode::InvalidModel, Text::tr("It has no effect on this design: %1").arg(why),
                           pattern->name() + QStringLiteral(": ") + target,
                           Text::tr("Change the goal or the placement that keeps it from applying.")};
    patterns::Migration migration = patterns::wholeMigration(
        *pattern, before, after, {model, use, patterns::completeParameters(*pattern, model, use)});
    if (migration.steps.isEmpty())
        return noSteps(use, *pattern, model.model());
    checkOtherPatterns(migration, model, use, before, after);
    return PatternMigration{
        Text::tr("Migration to %1 for %2").arg(pattern->name(), target),
        Text::tr("Migration from %1 for %2 back to the shape without it").arg(pattern->name(), target),
        std::move(migration)};
}

QString scriptOf(const PatternMigration &migration, bool undo)
{
    const QList<patterns::MigrationStep> &steps = undo ? migration.migration.undo : migration.migration.steps;
    return patterns::migrationScript(undo ? migration.undoTitle : migration.title, steps, {1, steps.size(), false});
}

} // namespace sw::services
