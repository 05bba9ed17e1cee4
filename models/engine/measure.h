// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/design/collection.h"
#include "models/engine/store.h"
#include "models/sizing/estimate/documentsource.h"
#include "models/sizing/estimate/measured.h"

namespace sw::engine
{

struct MeasureOptions
{
    quint64 documents = 100'000;
    base::Bytes data{256.0 * 1024 * 1024}; ///< stops at so much BSON, if that comes first
    Store::Compressor compressor = Store::Compressor::Snappy;
    QString folder{}; ///< the temporary folder is made there; empty: where the system has them
};

/// Stores documents of \p source as \p collection in a temporary database of MongoDB's storage engine, builds its
/// indexes at one go as a server does on existing data, writes everything out and reads what the files weigh. No server
/// is needed. Errors: Unsupported for a time-series collection, whose documents lie in buckets that only a server
/// makes; File when there is no room; Cancelled. Nothing is left behind.
base::Result<sizing::MeasuredCollection> measure(const design::Collection &collection,
                                                 const sizing::DocumentSource &source,
                                                 const MeasureOptions &options = {},
                                                 const base::Progress &progress = {});

} // namespace sw::engine
