// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/mongo/processguard.h"

#include <QtGlobal>

#include <mutex>

#if defined(Q_OS_LINUX) && defined(NDEBUG)
#include <sys/prctl.h>
#endif

namespace sw::mongo
{

namespace
{

std::mutex guardMutex;
int guards = 0;

void setReadable(bool readable)
{
#if defined(Q_OS_LINUX) && defined(NDEBUG)
    ::prctl(PR_SET_DUMPABLE, readable ? 1 : 0, 0, 0, 0);
#else
    Q_UNUSED(readable)
#endif
}

} // namespace

ProcessGuard::ProcessGuard()
{
    const std::scoped_lock lock(guardMutex);
    if (guards++ == 0)
        setReadable(false);
}

ProcessGuard::~ProcessGuard()
{
    const std::scoped_lock lock(guardMutex);
    if (--guards == 0)
        setReadable(true);
}

} // namespace sw::mongo
