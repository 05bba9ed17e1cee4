// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/inference/fieldtally.h"

namespace sw::formats
{

/// The values of a path as fields of the model can hold them: one type, or any.
struct InferredType
{
    schema::FieldType type = schema::FieldType::Any;
    bool mixed = false;                ///< other types occur as well
    QList<schema::FieldType> others{}; ///< where no type stands for all: the rest of a few single values' types
    QString shares;                    ///< of a mixed one: "string 60 %, int32 40 %"
};

/// Whole and broken numbers together are double, int32 and int64 together int64. A type that at least 95 of 100 values
/// have stands for all of them; else they are of any type.
InferredType inferredType(const FieldTally &tally);

} // namespace sw::formats
