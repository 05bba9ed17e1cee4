// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/cost/costrange.h"

namespace sw::sizing
{

/// What the workload makes a design do: each time of the operation that counts most, and of all of them each second.
/// Figures have no titles of their own.
struct WorkFigures
{
    schema::OperationId operation; ///< with the highest rate × importance, the first of several; empty: no workload
    QString name;
    double perSecond = 0;
    Figure units; ///< each time, in the advisor's units
    Figure joined;
    Figure roundTrips;
    Figure bytesRead; ///< of all operations and of the work that patterns bring
    Figure documentsWritten;
    Figure bytesWritten;
    Figure specialCode; ///< operations that have to do more in the application than one command of their own
};

/// \p costs: of all operations of \p model in \p design.
WorkFigures workFigures(const schema::ModelIndex &model, const design::Design &design, const QList<CostRange> &costs);

/// The operations that keep copies in step, or to which a pattern gives further reads or writes or a share to leave
/// out.
QList<schema::OperationId> operationsWithSpecialCode(const design::Design &design, const QList<OperationCost> &costs);

} // namespace sw::sizing
