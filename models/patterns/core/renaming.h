// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/dependencies.h"

namespace sw::patterns
{

/// Puts \p to in the place of the collections \p from wherever documents of \p design refer to them or hold their
/// copies, and where work on them is counted. \p from: by name, the kind of document that references are to name from
/// now on; empty where the collection gets another name only. \p dependencies: what is known of \p design already, may
/// be nullptr.
void renameCollections(design::Design &design, const QHash<QString, QString> &from, const QString &to,
                       design::Dependencies *dependencies);

} // namespace sw::patterns
