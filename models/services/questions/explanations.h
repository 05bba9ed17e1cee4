// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/questions/growth.h"
#include "models/sizing/cost/costrange.h"
#include "models/sizing/figures/figures.h"

namespace sw::services
{

// How figures came about.

/// Where the figures of \p estimate are taken from.
sizing::FigureSource figureSource(const schema::Model &model, const Estimate &estimate);

/// The cache, the working set and the disk reads; in between all figures of \p collection, unless it is empty.
QList<sizing::Explanation> explainSizes(const schema::Model &model, const PricedDesign &priced,
                                        const QString &collection);
/// The working set, the cache and the disk reads as one.
sizing::Explanation explainWorkingSet(const PricedDesign &priced);
/// The months of \p collection, or of each for an empty name.
QList<sizing::Explanation> explainGrowth(const schema::ModelIndex &model, const Estimate &estimate,
                                         const sizing::GrowthOptions &options, const QString &collection);
QList<sizing::Explanation> explainCosts(const schema::Model &model, const QList<sizing::CostRange> &costs);

} // namespace sw::services
