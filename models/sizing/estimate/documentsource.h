// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

#include <functional>

namespace sw::sizing
{

/// Document number 0, 1, … of a collection, in the order of insertion; the same number gives the same document. Who
/// simulates files does not care whether documents are generated, read from a file or from a server.
using DocumentSource = std::function<base::Bson(quint64)>;

} // namespace sw::sizing
