// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"
#include "models/sizing/cost/operationcost.h"
#include "models/sizing/figures/figure.h"
#include "models/sizing/growth/growth.h"

#include <QDate>

namespace sw::sizing
{

// Figures of growth and cost in the words of people, the same in the window and on the command line. Names of
// collections, fields and operations in them are visible text (see base::visibleText): show them as plain text.

/// "412 MiB (380 MiB to 824 MiB)"; one figure when there is no range.
QString rangeText(const Range &range);
/// "fits", "tight" or "too large".
QString fitText(Fit fit);
/// "1,000 elements", "1 MiB", "16 MiB".
QString limitName(LimitPassed::Limit limit);
/// "today", "in 5 months", "in 3.4 years".
QString monthsText(double months);
/// The day that is \p months from \p today; invalid beyond the year 9999.
QDate dayAfter(const QDate &today, double months);
/// "within 5 years", "within 18 months".
QString horizonText(int months);
/// "today", "March 2028": the month that lies \p months ahead.
QString dateText(const QDate &today, double months);
/// The same, "not within 5 years" without it: when what was looked for within \p horizon months happens.
QString dateText(const QDate &today, const std::optional<double> &months, int horizon);
/// That growth passes no limit within \p horizon months.
QString nothingPassedText(int horizon);
/// "books.reviews: 1,000 elements": what gets too large.
QString limitText(const QString &collection, const LimitPassed &passed);

/// The figures of \p point with their ranges, without explanations: documents, data, storage, indexes, working set,
/// largest document.
QList<Figure> growthFigures(const GrowthPoint &point);
/// The month in which the working set gets larger than the cache, and the months between which it may be: "March 2028
/// (today at the earliest, perhaps not within 5 years)".
QString cacheFullText(const QDate &today, const Growth &growth);
/// How the months of \p collection came about.
QStringList explainGrowth(const schema::ModelIndex &model, const design::Design &design, const QString &collection,
                          const GrowthOptions &options);
/// How the cost of one execution came about.
QStringList explainOperation(const schema::Model &model, const OperationCost &cost);

} // namespace sw::sizing
