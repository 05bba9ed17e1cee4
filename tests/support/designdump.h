// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"

namespace sw::test
{

/// A design as text with one line for each node, index and rule: for comparisons in which a difference can be read.
QString dumpDesign(const design::Design &design);
QString dumpCollection(const design::Collection &collection);
/// Only the fields: "_id oid, title str, reviews [obj(stars i32)]".
QString shapeLine(const design::Node &root);

} // namespace sw::test
