// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/cardinality.h"
#include "models/services/methodology/methodquestion.h"

namespace sw::services
{

/// "between 0 and 2 k, usually 40", "exactly 1", "on average 1 per 10 k": a cardinality in words.
QString amountText(const schema::Cardinality &amount);

/// Who stands behind an answer: "stated by a person".
QString saidByText(SaidBy said);

} // namespace sw::services
