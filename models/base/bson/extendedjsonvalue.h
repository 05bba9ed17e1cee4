// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonwriter.h"

namespace sw::base
{

enum class ExtendedJsonOutcome {
    Plain,     ///< an object like any other
    Converted, ///< {"$oid": "…"} and its like
    Wrong      ///< called like one of them, but with a value that is none
};

/// What \p document, an object whose first name begins with "$", means by Extended JSON v2 or one of the older forms
/// that mongoexport wrote before ({"$date": 0}, {"$binary": "…", "$type": "00"}, {"$regex": "…", "$options": ""}). Of a
/// converted one \p type is set, and \p out has the value.
ExtendedJsonOutcome convertExtendedJson(QByteArrayView document, BsonType &type, BsonWriter &out);

} // namespace sw::base
