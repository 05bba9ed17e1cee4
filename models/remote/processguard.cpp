// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/remote/processguard.h"

#include <QtGlobal>

#include <mutex>

#if defined(Q_OS_LINUX) && defined(NDEBUG)
#include <sys/prctl.h>
#endif

namespace sw::remote
{

namespace
{

std::mutex guardMutex;
int guards = 0;
int formerly = 1;

#if defined(Q_OS_LINUX) && defined(NDEBUG)
int dumpable()
{
    return ::prctl(PR_GET_DUMPABLE, 0, 0, 0, 0);
}

void setDumpable(int value)
{
    ::prctl(PR_SET_DUMPABLE, value, 0, 0, 0);
}
#else
int dumpable()
{
    return 1;
}

void setDumpable(int)
{}
#endif

} // namespace

ProcessGuard::ProcessGuard()
{
    const std::scoped_lock lock(guardMutex);
    if (guards++ > 0)
        return;
    formerly = dumpable();
    setDumpable(0);
}

ProcessGuard::~ProcessGuard()
{
    const std::scoped_lock lock(guardMutex);
    if (--guards == 0)
        setDumpable(formerly);
}

} // namespace sw::remote
