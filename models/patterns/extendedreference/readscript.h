// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/access/access.h"

namespace sw::patterns
{

/// A function called \p name that looks into \p collection as \p access does, with its values as arguments; of a list
/// with an order only the first \p most. Nothing where it asks for what a script cannot name.
QString readScript(const QString &name, const design::Collection &collection, const design::Access &access,
                   double most);
/// The name of the index that \p access is answered by; empty: none.
QString indexUsedBy(const design::Collection &collection, const design::Access &access);

} // namespace sw::patterns
