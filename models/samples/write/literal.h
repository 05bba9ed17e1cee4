// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonfield.h"

namespace sw::samples
{

/// The scalar \p field as a person would type it in MongoDB's shell: ObjectId("…"), ISODate("…"),
/// NumberDecimal("24.90"), Long("5"). Long texts and data are cut and end with "…". Objects and arrays give nothing.
QString literal(const base::BsonField &field);

} // namespace sw::samples
