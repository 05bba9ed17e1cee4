// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/mongo/logtrap.h"

#include <mongoc/mongoc.h>

namespace sw::mongo
{

namespace
{

thread_local int trapDepth = 0;
thread_local int warnings = 0;

void onLog(mongoc_log_level_t level, const char *, const char *, void *)
{
    if (trapDepth > 0 && level <= MONGOC_LOG_LEVEL_WARNING)
        ++warnings;
}

/// The driver may be started once and ended once in a program's life.
struct Driver
{
    Driver()
    {
        mongoc_log_set_handler(&onLog, nullptr);
        mongoc_init();
        mongoc_log_set_handler(&onLog, nullptr);
    }
    ~Driver() { mongoc_cleanup(); }
};

} // namespace

void initialiseDriver()
{
    static const Driver driver;
}

LogTrap::LogTrap()
{
    initialiseDriver();
    if (trapDepth++ == 0)
        warnings = 0;
}

LogTrap::~LogTrap()
{
    --trapDepth;
}

bool LogTrap::hasWarned() const
{
    return warnings > 0;
}

} // namespace sw::mongo
