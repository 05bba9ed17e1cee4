// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/cardinality.h"

namespace sw::schema
{

/// Reads a cardinality as people type it: "[0, 40, 2,000]", "0; 40; 2k", "0..*", "40". Numbers are those of
/// base::readNumber(), brackets may be left out, a comma parts two numbers where a blank follows it. What project files
/// hold is read by parseCardinality().
base::Result<Cardinality> readCardinality(const QString &text);

/// "[0, 40, 2,000]" in the form that readCardinality() reads back exactly.
QString typedCardinalityText(const Cardinality &cardinality);

} // namespace sw::schema
