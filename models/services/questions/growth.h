// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/services/evaluation/evaluation.h"
#include "models/sizing/growth/growth.h"

#include <QDate>

namespace sw::services
{

/// A design month by month, with its patterns and without each.
struct GrowthAnswer
{
    /// The same design without one of its patterns.
    struct Without
    {
        schema::PatternUseId use;
        QString pattern; ///< id
        QString title;   ///< "Subset · books.reviews"
        sizing::Growth growth;
    };
    sizing::GrowthOptions options; ///< that it was worked out with
    sizing::Growth growth;
    QList<Without> without;
    QDate today = QDate::currentDate(); ///< month 0
};
/// Nothing when cancelled.
std::optional<GrowthAnswer> growthOf(const schema::ModelIndex &model, const Estimate &estimate, int months,
                                     const base::Progress &progress);

/// Something that gets too large.
struct LimitRow
{
    QString collection;
    sizing::LimitPassed passed;
    const GrowthAnswer::Without *without = nullptr; ///< in this design only; nullptr: in the design as it is
};
/// Of \p collection, or of all for an empty name: first in the design as it is, then what else each one without a
/// pattern would bring.
QList<LimitRow> limitsPassed(const GrowthAnswer &answer, const QString &collection = {});

} // namespace sw::services
