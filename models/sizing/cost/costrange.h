// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/cost/operationcost.h"
#include "models/sizing/figures/figure.h"

namespace sw::sizing
{

/// What one execution costs when everything the model gives as [min, likely, max] is at one end, as likely, or at the
/// other: each figure of low is the least of the three, each of high the greatest.
struct CostRange
{
    OperationCost low;
    OperationCost likely;
    OperationCost high;

    Interval of(double OperationCost::*figure) const { return {low.*figure, likely.*figure, high.*figure}; }
    Interval of(base::Bytes OperationCost::*figure) const
    {
        return {(low.*figure).value(), (likely.*figure).value(), (high.*figure).value()};
    }
};

/// The design's shape with all arrays at their shortest and no optional field (low), or as long as they get and with
/// all of them (high); an array without a limit gets ten times its likely length where nobody gave its 99th percentile.
enum class Bound { Low, High };
design::Design shapesAt(const design::Design &design, Bound bound);

/// Around \p likely, which are OperationCosts::all() of \p model in \p design at that factor. Twice that work and two
/// copies of the design.
QList<CostRange> costRanges(const schema::ModelIndex &model, const design::Design &design,
                            const QList<OperationCost> &likely, double fetchCostFactor);

/// All figures of one execution with their unit, range and explanation.
QList<Figure> costFigures(const schema::Model &model, const CostRange &cost);

} // namespace sw::sizing
