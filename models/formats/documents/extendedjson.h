// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QVarLengthArray>

namespace sw::formats
{

/// The BSON value that an object of Extended JSON stands for.
struct ExtendedValue
{
    int type = 0;
    QVarLengthArray<char, 64> bytes;
};

enum class ExtendedOutcome {
    Plain,     ///< an object like any other
    Converted, ///< {"$oid": "…"} and its like
    Wrong      ///< called like one of them, but with a value that is none
};

/// What \p document, an object whose first name begins with "$", means by Extended JSON v2 or one of the older forms
/// that mongoexport wrote before ({"$date": 0}, {"$binary": "…", "$type": "00"}, {"$regex": "…"}).
ExtendedOutcome extendedValue(QByteArrayView document, ExtendedValue &value);

} // namespace sw::formats
