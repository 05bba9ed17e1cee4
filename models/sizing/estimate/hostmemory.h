// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"

#include <QString>

#include <optional>

namespace sw::sizing
{

/// Memory of the machine or container that the program runs on.
struct HostMemory
{
    base::Bytes bytes;
    bool isLimit = false; ///< a container's limit, below what the machine has
};

/// Where Linux tells it.
struct HostMemoryFiles
{
    QString limit = QStringLiteral("/sys/fs/cgroup/memory.max");                      ///< a number of bytes or "max"
    QString oldLimit = QStringLiteral("/sys/fs/cgroup/memory/memory.limit_in_bytes"); ///< of cgroup version 1
    QString machine = QStringLiteral("/proc/meminfo");
};

/// What a server here would take as its memory: the machine's, or the container's limit when that is lower. Only ever a
/// suggestion for a first value, because databases seldom run where they are designed. Nothing where no file tells it.
std::optional<HostMemory> hostMemory(const HostMemoryFiles &files = {});

} // namespace sw::sizing
