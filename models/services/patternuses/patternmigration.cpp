// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/patternuses/patternmigration.h"

#include "models/base/texts.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/migrationscript.h"
#include "models/patterns/core/target.h"
#include "models/patterns/core/wholemigration.h"
#include "models/patterns/core/withoutuse.h"
#include "models/patterns/patternregistry.h"

namespace sw::services
{

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
    for (const design::SkippedUse &skipped : after.skipped) {
        if (skipped.use == use.id)
            return base::Error{base::ErrorCode::InvalidModel,
                               Text::tr("It has no effect on this design: %1").arg(skipped.reason),
                               pattern->name() + QStringLiteral(": ") + target,
                               Text::tr("Change the goal or the placement that keeps it from applying.")};
    }
    return PatternMigration{
        Text::tr("Migration to %1 for %2").arg(pattern->name(), target),
        Text::tr("Migration from %1 for %2 back to the shape without it").arg(pattern->name(), target),
        patterns::wholeMigration(*pattern, before, after,
                                 {model, use, patterns::completeParameters(*pattern, model, use)})};
}

QString scriptOf(const PatternMigration &migration, bool undo)
{
    const QList<patterns::MigrationStep> &steps = undo ? migration.migration.undo : migration.migration.steps;
    return patterns::migrationScript(undo ? migration.undoTitle : migration.title, steps, {1, steps.size(), false});
}

} // namespace sw::services
