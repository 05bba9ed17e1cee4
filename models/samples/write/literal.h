// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <bson/bson.h>

namespace sw::samples
{

/// The scalar at \p it as a person would type it in MongoDB's shell: ObjectId("…"), ISODate("…"),
/// NumberDecimal("24.90"), Long("5"). Long texts and data are cut and end with "…". Objects and arrays give nothing.
QString literal(const bson_iter_t &it);

} // namespace sw::samples
