// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/jsonwriter.h"
#include "models/sizing/estimate/interval.h"
#include "models/sizing/estimate/sizing.h"

namespace sw::cli
{

/// A member \p name: {"low", "likely", "high"}, null where there is no limit.
void writeInterval(base::JsonWriter &json, const QString &name, const sizing::Interval &interval);
/// The same without fractions.
void writeCounts(base::JsonWriter &json, const QString &name, const sizing::Interval &counts);
void writeRange(base::JsonWriter &json, const QString &name, const sizing::Range &range);

} // namespace sw::cli
