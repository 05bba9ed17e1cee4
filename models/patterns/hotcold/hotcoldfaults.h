// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// Why the cold fields cannot be moved.
struct HotColdFault
{
    QString message;
    QString wayOut;
    QString parameter;
};

/// The fields that a use moves, each once.
QStringList coldFields(const UseContext &context);
bool isOnCold(const design::Index &index, const QStringList &cold);
/// What the model alone can tell of the parameters.
std::optional<HotColdFault> hotColdFault(const UseContext &context);
/// What \p design has against it.
std::optional<HotColdFault> hotColdObstacle(const design::Design &design, const UseContext &context);

} // namespace sw::patterns
