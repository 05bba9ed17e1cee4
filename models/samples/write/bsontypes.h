// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sw::samples
{

/// The types of BSON 1.1 that synthetic documents have.
struct BsonTypes
{
    static constexpr char real = 1, text = 2, object = 3, array = 4, binary = 5, objectId = 7, truth = 8, date = 9,
                          null = 10, int32 = 16, timestamp = 17, int64 = 18, decimal = 19;
    static constexpr char subtypeGeneric = 0, subtypeUuid = 4;
};

} // namespace sw::samples
