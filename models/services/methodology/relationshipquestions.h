// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/services/methodology/methodquestion.h"

namespace sw::services
{

/// Step 2: what stands alone, how many belong together, asked from both ends, and how \p design stores them; beyond
/// simplicity also what grows, what is read together and how many items a read needs; for performance the long tail.
QList<MethodQuestion> relationshipQuestions(const schema::ModelIndex &model, schema::Goal goal,
                                            const design::Design &design);

/// The operations that read both ends of \p relationship together.
QList<const schema::Operation *> readersOf(const schema::Model &model, const schema::RelationshipId &relationship);

} // namespace sw::services
