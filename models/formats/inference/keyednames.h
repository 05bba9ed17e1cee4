// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/inference/fieldtally.h"

namespace sw::formats
{

/// True when the names in the objects of \p tally are data, as in {ann: 25, bob: 20}: more than 100 different ones with
/// alike values, of which an object has few, or a few that are all written like numbers, dates or ids.
bool namesLookLikeData(const FieldTally &tally);

/// One field for all of an object's fields.
struct KeyedNames
{
    QString name;     ///< as long as the real ones are on average, without the number that samples add
    double bytes = 0; ///< of a real name, on average
    quint64 different = 0;
    const FieldTally *values = nullptr;
    std::unique_ptr<FieldTally> merged; ///< keeps values
};

KeyedNames keyedNames(const FieldTally &tally);

} // namespace sw::formats
