// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sizes/hotworkloads.h"

namespace sw::testsupport
{

const std::vector<HotWorkload> &hotWorkloads()
{
    using enum HotForm;
    static const std::vector<HotWorkload> all{
        {QStringLiteral("few anywhere"),
         false,
         {{"orders", 200'000, QStringLiteral("_id"), Random, 0.01, 100},
          {"people", 100'000, QStringLiteral("email"), Random, 0.05, 50}}},
        {QStringLiteral("newest and new ones"),
         false,
         {{"orders", 200'000, QStringLiteral("_id"), Newest, 0.1, 100, 50},
          {"payments", 200'000, QStringLiteral("_id"), Random, 0.2, 50, 20}}},
        {QStringLiteral("newest of each"),
         false,
         {{"orders", 200'000, QStringLiteral("customer,-placed"), NewestOfEach, 3, 100},
          {"readings", 300'000, QStringLiteral("device,-at"), NewestOfEach, 50, 50}}},
        {QStringLiteral("skewed articles"),
         false,
         {{"articles", 150'000, QStringLiteral("_id"), Skewed, 1, 200},
          {"people", 150'000, QStringLiteral("_id"), Random, 0.5, 50}}},
        {QStringLiteral("payments by account"),
         false,
         {{"payments", 400'000, QStringLiteral("account"), Random, 0.4, 20, 50},
          {"articles", 80'000, QStringLiteral("_id"), Random, 0.3, 100}}},
        {QStringLiteral("changing orders"),
         false,
         {{"orders", 400'000, QStringLiteral("_id"), Skewed, 0.9, 100, 20, 20},
          {"requests", 400'000, QStringLiteral("_id"), Newest, 0.2, 50, 100}}},
        {QStringLiteral("tickets and patients"),
         true,
         {{"tickets", 60'000, QStringLiteral("number"), Random, 0.02, 50},
          {"patients", 150'000, QStringLiteral("_id"), Random, 0.03, 100}}},
        {QStringLiteral("newest clicks"),
         true,
         {{"clicks", 250'000, QStringLiteral("_id"), Newest, 0.1, 100, 100},
          {"songs", 60'000, QStringLiteral("_id"), Random, 0.1, 50, 10}}},
        {QStringLiteral("newest of accounts"),
         true,
         {{"ledger", 250'000, QStringLiteral("account,-valued"), NewestOfEach, 3, 100},
          {"bids", 250'000, QStringLiteral("bidder,-at"), NewestOfEach, 5, 50}}},
        {QStringLiteral("skewed songs"),
         true,
         {{"songs", 250'000, QStringLiteral("_id"), Skewed, 0.8, 200},
          {"patients", 200'000, QStringLiteral("_id"), Skewed, 1.2, 100}}},
        {QStringLiteral("files by hash"),
         true,
         {{"files", 300'000, QStringLiteral("hash"), Random, 0.5, 100, 30},
          {"clicks", 400'000, QStringLiteral("session"), Random, 0.3, 20}}},
        {QStringLiteral("changing shipments"),
         true,
         {{"shipments", 150'000, QStringLiteral("_id"), Random, 0.4, 100, 10, 20},
          {"tickets", 80'000, QStringLiteral("_id"), Newest, 0.3, 50, 20}}},
    };
    return all;
}

} // namespace sw::testsupport
