// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// What scripts and shape of a use need, read from its parameters and the design.
struct PreparedPlaces
{
    design::Location place; ///< of the array
    bool nested = false;    ///< rows of places
    bool calendar = false;  ///< rows are days or other spans of one period
    int rows = 1;
    int columns = 1;
    QString empty; ///< what an empty place holds, as the items' type reads it
    schema::FieldType item = schema::FieldType::Int32;
    schema::FieldType id = schema::FieldType::ObjectId;
    QString fixed; ///< other values that a new document needs, as they stand in scripts
    int least = 0; ///< items that the array had at least before
};

QList<CodeSnippet> preparedPlacesCode(const PreparedPlaces &places, const UseContext &context);
Migration preparedPlacesMigration(const PreparedPlaces &places);

} // namespace sw::patterns
