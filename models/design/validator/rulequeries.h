// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

#include <QStringList>

namespace sw::design
{

/// {path: {$not: {$elemMatch: {$nor: [rule]}}}}: no item of the array at \p path breaks \p rule.
base::Bson forAllItems(const QString &path, const base::Bson &rule);

/// \p rule for those documents only whose \p discriminator has one of \p kinds.
base::Bson forKind(const QString &discriminator, const QStringList &kinds, const base::Bson &rule);

/// \p rule for those documents only that have \p path.
base::Bson whereThere(const QString &path, const base::Bson &rule);

} // namespace sw::design
