// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/items/outlinenode.h"

namespace sw::items
{

/// The outline of a model and its design.
std::unique_ptr<OutlineNode> buildOutline(const schema::Model &model, const design::Design &design);

} // namespace sw::items
