// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/base/result.h"
#include "models/design/collection.h"
#include "models/sizing/estimate/documentsource.h"
#include "models/sizing/estimate/measured.h"

namespace sw::sizing
{

/// Measures collections by building them. The one that does so is in models/engine; who uses it links no engine. Calls
/// block; they are made off the GUI thread.
class StorageEngine
{
public:
    virtual ~StorageEngine() = default;

    /// "WiredTiger 3.2.1"
    virtual QString name() const = 0;
    /// Stores up to \p documents documents of \p source as \p collection, fewer when they are large, with their
    /// indexes. Errors Unsupported for a collection that only a server can build, File, Cancelled.
    virtual base::Result<MeasuredCollection> measure(const design::Collection &collection, const DocumentSource &source,
                                                     double documents, const base::Progress &progress) const = 0;
};

} // namespace sw::sizing
