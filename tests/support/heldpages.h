// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>

namespace sw::testsupport
{

/// Commands to a server's admin database after which pages are written when a checkpoint is asked for, once. Servers also write some at
/// times of their own: when the cache is small, when much in it is new (a twentieth, and updates half of that), and each minute.
inline QByteArrayList commandsThatHoldPages()
{
    return {R"({"setParameter": 1, "wiredTigerEngineRuntimeConfig":
                "cache_size=4GB,eviction_dirty_trigger=90,eviction_dirty_target=80,eviction_updates_trigger=90,eviction_updates_target=80"})",
            R"({"setParameter": 1, "syncdelay": 0})"};
}

} // namespace sw::testsupport
