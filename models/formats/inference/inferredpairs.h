// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/inference/valuepairs.h"
#include "models/schema/field.h"

namespace sw::formats
{

/// A field whose values may depend on those of others.
struct PairedField
{
    schema::FieldId id;
    int place = 0;       ///< of its values in ValuePairs
    double distinct = 0; ///< values over all documents
};

/// Says in \p fields how evenly the values of \p paired come, and where two of them have far fewer pairs of values in
/// all \p documents than they would have if they did not depend on each other: less than 80 of 100, and so that at
/// least 5 of 100 index keys made of both are the same as the one before for that reason.
void addPairs(QList<schema::Field> &fields, const QList<PairedField> &paired, const ValuePairs &values,
              double documents);

} // namespace sw::formats
