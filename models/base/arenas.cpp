// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/arenas.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace sw::base
{

void shareFreeMemory()
{
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
#endif
}

} // namespace sw::base
