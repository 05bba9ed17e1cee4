// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::test
{

/// An application of two to four entities, linked by as many as \p mostLinks relationships (of four), with a workload
/// and a server that holds all or a part of it. Counts agree with cardinalities. The same seed gives the same model.
schema::Model smallModel(quint32 seed, int mostLinks = 4);

} // namespace sw::test
