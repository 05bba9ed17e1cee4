// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "models/services/evaluation/evaluation.h"
#include "models/services/record/record.h"

namespace sw::services
{

/// Each pattern in use, why, and what the design would be without it.
RecordSection patternsUsedSection(const schema::Model &model, const Evaluation &evaluation,
                                  const advisor::Advice &advice);
/// Patterns that are not in use, and why.
RecordSection optionsSection(const schema::Model &model, const Evaluation &evaluation, const advisor::Advice &advice);

} // namespace sw::services
