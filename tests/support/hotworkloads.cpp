// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hotworkloads.h"

namespace sw::testsupport
{

const std::vector<HotWorkload> &hotWorkloads()
{
    using enum HotForm;
    static const std::vector<HotWorkload> all{
        {"few anywhere",
         false,
         {{"orders", 200'000, "_id", Random, 0.01, 100}, {"people", 100'000, "email", Random, 0.05, 50}}},
        {"newest and new ones",
         false,
         {{"orders", 200'000, "_id", Newest, 0.1, 100, 50}, {"payments", 200'000, "_id", Random, 0.2, 50, 20}}},
        {"newest of each",
         false,
         {{"orders", 200'000, "customer,-placed", NewestOfEach, 3, 100},
          {"readings", 300'000, "device,-at", NewestOfEach, 50, 50}}},
        {"skewed articles",
         false,
         {{"articles", 150'000, "_id", Skewed, 1, 200}, {"people", 150'000, "_id", Random, 0.5, 50}}},
        {"payments by account",
         false,
         {{"payments", 400'000, "account", Random, 0.4, 20, 50}, {"articles", 80'000, "_id", Random, 0.3, 100}}},
        {"changing orders",
         false,
         {{"orders", 400'000, "_id", Skewed, 0.9, 100, 20, 20}, {"requests", 400'000, "_id", Newest, 0.2, 50, 100}}},
        {"tickets and patients",
         true,
         {{"tickets", 60'000, "number", Random, 0.02, 50}, {"patients", 150'000, "_id", Random, 0.03, 100}}},
        {"newest clicks",
         true,
         {{"clicks", 250'000, "_id", Newest, 0.1, 100, 100}, {"songs", 60'000, "_id", Random, 0.1, 50, 10}}},
        {"newest of accounts",
         true,
         {{"ledger", 250'000, "account,-valued", NewestOfEach, 3, 100},
          {"bids", 250'000, "bidder,-at", NewestOfEach, 5, 50}}},
        {"skewed songs",
         true,
         {{"songs", 250'000, "_id", Skewed, 0.8, 200}, {"patients", 200'000, "_id", Skewed, 1.2, 100}}},
        {"files by hash",
         true,
         {{"files", 300'000, "hash", Random, 0.5, 100, 30}, {"clicks", 400'000, "session", Random, 0.3, 20}}},
        {"changing shipments",
         true,
         {{"shipments", 150'000, "_id", Random, 0.4, 100, 10, 20}, {"tickets", 80'000, "_id", Newest, 0.3, 50, 20}}},
    };
    return all;
}

} // namespace sw::testsupport
