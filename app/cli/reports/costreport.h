// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/jsonwriter.h"
#include "models/sizing/cost/costrange.h"

namespace sw::cli
{

class Output;

/// What one execution of each operation touches: `size --operations`.
void printCosts(Output &out, const QList<sizing::CostRange> &costs);
void writeCosts(base::JsonWriter &json, const QList<sizing::CostRange> &costs);

/// How figures came about: `size --explain`.
void printExplained(Output &out, const QList<sizing::Explanation> &figures);
void writeExplained(base::JsonWriter &json, const QList<sizing::Explanation> &figures);

} // namespace sw::cli
