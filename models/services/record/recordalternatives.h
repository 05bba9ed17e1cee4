// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/evaluation/evaluation.h"
#include "models/services/record/record.h"

namespace sw::services
{

/// The designs that are kept under a name beside the one of \p model, whose \p evaluation is known. Empty where there
/// are none.
RecordSection alternativesSection(const schema::Model &model, const Evaluation &evaluation);

} // namespace sw::services
