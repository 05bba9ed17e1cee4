// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/tree/treescripts.h"

namespace sw::patterns
{

Migration treeMigration(const TreeParts &parts);

} // namespace sw::patterns
