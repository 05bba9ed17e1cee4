// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/sizes/sizelab.h"

namespace sw::gui
{

/// The storage engine and real servers.
std::shared_ptr<const views::SizeLab> liveSizes();

} // namespace sw::gui
