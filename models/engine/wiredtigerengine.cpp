// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/engine/wiredtigerengine.h"

#include "models/engine/measure.h"

namespace sw::engine
{

QString WiredTigerEngine::name() const
{
    return Store::version();
}

base::Result<sizing::MeasuredCollection> WiredTigerEngine::measure(const design::Collection &collection,
                                                                   const sizing::DocumentSource &source,
                                                                   double documents,
                                                                   const base::Progress &progress) const
{
    MeasureOptions options;
    options.documents = static_cast<quint64>(documents);
    return engine::measure(collection, source, options, progress);
}

} // namespace sw::engine
