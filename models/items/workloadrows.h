// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/model.h"

namespace sw::items
{

/// The names of the columns of workload rows, in their order: operation, kind, rate, peak, criticality, latency,
/// staleness, path.
QStringList workloadColumns();

/// \p operations with a line of headings, apart by tabs, so that spreadsheets and readWorkloadRows take them.
QString writeWorkloadRows(const schema::Model &model, const QList<schema::Operation> &operations);

/// Reads rows of a spreadsheet: apart by tabs, semicolons or commas; with a line of headings in any order, else in the
/// order of workloadColumns(). What is missing or empty is as usual: a read once a second of medium criticality that
/// starts at \p start. Error, naming row and column and what is accepted, when anything cannot be read. Names may be
/// those of other operations.
base::Result<QList<schema::Operation>> readWorkloadRows(const schema::Model &model, const QString &text,
                                                        const schema::EntityId &start);

} // namespace sw::items
