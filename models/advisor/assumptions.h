// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/schema/model.h"

namespace sw::advisor
{

/// What the figures of an advice for \p model rest on and nobody has stated. \p cache: of the server.
QStringList assumptionsOf(const schema::Model &model, base::Bytes cache);

} // namespace sw::advisor
