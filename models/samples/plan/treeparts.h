// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/plan.h"
#include "models/samples/plan/planplace.h"

namespace sw::samples
{

/// The fields of a document that say where it is in the hierarchy of its own collection belong to one relationship:
/// what each of them is shows in what else there is of it.
TreePart treePartOf(const design::Node &node, const PlanPlace &place);
/// The documents whose ids stand there; none when there are no ids.
PickerPtr treePicker(TreePart part, const design::Collection &collection);

} // namespace sw::samples
