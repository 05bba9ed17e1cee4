// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::testsupport
{

/// Up to \p most uses of random patterns on random targets of \p model, with random choices among their parameters,
/// that a design takes together: none is skipped. The same seed gives the same uses.
QList<schema::PatternUse> randomLegalUses(const schema::Model &model, quint32 seed, int most);

/// Everything of \p model that a pattern may be used on: entities, their fields (nested ones too) and relationships.
QList<patterns::Target> targetsOf(const schema::Model &model);

} // namespace sw::testsupport
