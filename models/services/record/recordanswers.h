// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "models/services/evaluation/evaluation.h"
#include "models/services/record/record.h"

namespace sw::services
{

/// What the methodology asks: the open questions with what stands in for an answer, and the answers that no other
/// section tells.
RecordSection answersSection(const schema::ModelIndex &model, const Evaluation &evaluation,
                             const advisor::Advice &advice);

} // namespace sw::services
