// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/patterns/core/pattern.h"

namespace sw::services
{

/// How stored documents come from the shape without a use of a pattern to the shape with it, and back.
struct PatternMigration
{
    QString title;
    QString undoTitle;
    patterns::Migration migration;
};

/// Of \p use, which \p model has. Error InvalidModel when it has no effect on the design.
base::Result<PatternMigration> patternMigration(const schema::Model &model, const schema::PatternUse &use);
/// The same where the designs \p before and \p after are known.
base::Result<PatternMigration> patternMigration(const schema::ModelIndex &model, const schema::PatternUse &use,
                                                const design::Design &before, const design::Design &after);

/// Of \p migration, or its way back: all that is not a drop, which belongs into a script of its own.
QString scriptOf(const PatternMigration &migration, bool undo);

} // namespace sw::services
