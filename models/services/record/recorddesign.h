// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/evaluation/evaluation.h"
#include "models/services/record/record.h"

namespace sw::services
{

// Sections that follow from a design alone.

/// Each collection: what its documents look like, an example, its rules and its indexes.
RecordSection collectionsSection(const schema::ModelIndex &model, const PricedDesign &estimate);
/// All indexes with their sizes and who uses them.
RecordSection indexesSection(const schema::ModelIndex &model, const PricedDesign &estimate);
/// Documents, data, storage, indexes and working set of each collection, with their ranges.
RecordSection sizesSection(const schema::Model &model, const Estimate &estimate);

} // namespace sw::services
