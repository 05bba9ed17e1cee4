// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/access/access.h"
#include "models/design/designindex.h"

namespace sw::design
{

/// What finds the documents that hold a key of \p link at the places \p key: each of its parts, after the kind where
/// documents may refer to several entities, because a key of one kind may be the key of another one too.
QList<Condition> conditionsOn(const QList<ReferencePlace> &key, const schema::Relationship &link,
                              const DesignIndex &places);

} // namespace sw::design
