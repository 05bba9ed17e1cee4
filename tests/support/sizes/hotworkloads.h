// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace sw::testsupport
{

/// Which documents of a collection are asked for.
enum class HotForm {
    Random,       ///< a share of them, anywhere
    Newest,       ///< a share of them, added last
    NewestOfEach, ///< so many of each value of a field
    Skewed        ///< all, as Zipf's law has it
};

/// What an application does with one collection of worldData() or otherWorldData().
struct HotAccess
{
    const char *world;
    int documents;
    QString by; ///< "_id", a path, or "path,-path" for the newest of each
    HotForm form;
    double amount; ///< share, number of each, or exponent
    double readsPerSecond;
    double insertsPerSecond = 0;
    double updatesPerSecond = 0; ///< of documents in use, by _id
};

/// What it does with several at a time.
struct HotWorkload
{
    QString name;
    bool heldOut; ///< no constant of the product was chosen by it
    std::vector<HotAccess> accesses;
};

const std::vector<HotWorkload> &hotWorkloads();

/// A whole figure for each workload and table that was measured.
struct HotTruth
{
    std::vector<std::pair<QString, double>> tables; ///< "orders" or "orders customer_1": bytes in cache
    double workingSet = 0;                          ///< bytes of all of them
    double readsPerSecond = 0;                      ///< pages from disk with a cache of 0.25 GB
    double asksPerSecond = 0;                       ///< documents that were asked for
    double evictionsPerSecond = 0;
};

} // namespace sw::testsupport
