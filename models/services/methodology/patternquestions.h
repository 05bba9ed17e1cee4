// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "models/checks/check.h"
#include "models/services/methodology/methodquestion.h"

namespace sw::services
{

/// Step 3: what \p advice recommends and the model does not have yet, what it has for nothing, and the errors among
/// \p findings.
QList<MethodQuestion> patternQuestions(const schema::Model &model, const advisor::Advice &advice,
                                       const QList<checks::Finding> &findings);

} // namespace sw::services
