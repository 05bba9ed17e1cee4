// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/methodology/methodquestion.h"

namespace sw::services
{

/// Step 1: the most frequent operation for simplicity; with counts, sizes and rates for balance; with latency,
/// staleness, durability and criticality for performance.
QList<MethodQuestion> workloadQuestions(const schema::ModelIndex &model, schema::Goal goal);

/// The texts, binaries and free values of \p entity whose size is not known.
QList<const schema::Field *> fieldsOfUnknownSize(const schema::Entity &entity);

/// All fields of \p entity that may be of any size, but for those whose values are listed or limited.
QList<const schema::Field *> fieldsOfAnySize(const schema::Entity &entity);
/// What is reckoned with, in bytes, for the average value of a field whose size is not known.
double assumedBytes(const schema::Field &field);

/// The operation that runs most often; nullptr when there is none, or several of which none has a rate.
const schema::Operation *busiestOperation(const schema::Model &model);

} // namespace sw::services
