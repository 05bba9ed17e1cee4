// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "models/services/evaluation/evaluation.h"
#include "models/services/fixes/fix.h"

namespace sw::services
{

/// What a fix would change, found out on a copy of the model.
struct FixEffect
{
    schema::Model model; ///< with the fix
    sizing::Range workingSetBefore, workingSetAfter;
    base::Bytes cacheBefore, cacheAfter;
    double documentsBefore = 0; ///< likely ones of all collections
    double documentsAfter = 0;
    QStringList changes;            ///< "books: new index title_1", each a short sentence
    QList<advisor::EffectRow> rows; ///< every figure that differs
    bool solves = false;            ///< the finding is gone
    qsizetype alsoSolved = 0;       ///< other findings that are gone
    QList<checks::Finding> brought; ///< findings that come
};

/// Error when \p fix cannot be done, or would make the model invalid. \p before: of \p model.
base::Result<FixEffect> effectOf(const schema::Model &model, const Evaluation &before, const checks::Finding &finding,
                                 const Fix &fix);

/// "Working set 3.95 GiB → 2.36 GiB · books: new index title_1": one line.
QString effectLine(const FixEffect &effect);
/// All that differs, one line each.
QStringList effectLines(const FixEffect &effect);

} // namespace sw::services
