// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The entity whose documents \p target is about: that of the many side, for a relationship.
schema::EntityId subjectOf(const schema::ModelIndex &model, const Target &target);

/// Why \p use of \p pattern may not stand beside \p other, a use of \p otherPattern; empty when it may.
QString conflictBetween(const schema::ModelIndex &model, const Pattern &pattern, const schema::PatternUse &use,
                        const Pattern &otherPattern, const schema::PatternUse &other);

/// A use that another one may not stand beside.
struct UseConflict
{
    schema::PatternUseId other;
    QString reason;
};
/// Those of the enabled uses of \p model, itself apart, that \p use may not stand beside.
QList<UseConflict> conflictsOf(const schema::ModelIndex &model, const schema::PatternUse &use);

} // namespace sw::patterns
