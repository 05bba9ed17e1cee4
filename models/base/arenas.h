// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sw::base
{

/// Lets threads share their reserves of free memory, where the platform keeps one for each of them: what a worker has
/// given back is then used by the window, and a large project takes a tenth less. To be called before there are
/// threads.
void shareFreeMemory();

} // namespace sw::base
