// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

#include <vector>

namespace sw::testsupport
{

/// A collection such as applications have, and the indexes they would build on it. Nothing here knows how the product
/// models documents: lengths are skewed, fields depend on each other, arrays have two usual lengths, texts repeat, and
/// a few customers place most of the orders.
struct WorldData
{
    const char *name;
    int documents;
    std::vector<base::Bson> (*make)(int documents, quint64 seed);
    /// "path" or "path,-path"
    std::vector<const char *> indexes;
};

const std::vector<WorldData> &worldData();

} // namespace sw::testsupport
