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

/// The operation that runs most often; nullptr when there is none, or several of which none has a rate.
const schema::Operation *busiestOperation(const schema::Model &model);

} // namespace sw::services
