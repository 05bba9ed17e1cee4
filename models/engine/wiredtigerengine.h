// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/storageengine.h"

namespace sw::engine
{

/// The storage engine of MongoDB, with temporary databases where the system has such files.
class WiredTigerEngine final : public sizing::StorageEngine
{
public:
    QString name() const override;
    base::Result<sizing::MeasuredCollection> measure(const design::Collection &collection,
                                                     const sizing::DocumentSource &source, double documents,
                                                     const base::Progress &progress) const override;
};

} // namespace sw::engine
