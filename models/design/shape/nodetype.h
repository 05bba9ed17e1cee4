// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/node.h"

namespace sw::design
{

/// The type of one value at \p node, as short as cards and lists have it: "str", "enum", "→ users".
QString shortTypeText(const Node &node);

} // namespace sw::design
