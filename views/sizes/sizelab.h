// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/session.h"
#include "models/design/collection.h"
#include "models/sizing/estimate/documentsource.h"
#include "models/sizing/estimate/measured.h"

#include <memory>

namespace sw::views
{

/// What weighs designs for the windows, which link neither storage engine nor driver. Calls block: they are made off
/// the GUI thread.
class SizeLab
{
public:
    virtual ~SizeLab() = default;

    /// "WiredTiger 3.2.1"
    virtual QString engine() const = 0;
    /// Builds up to \p documents documents of \p source and their indexes in a temporary database of the storage
    /// engine. Errors as of engine::measure.
    virtual base::Result<sizing::MeasuredCollection> measure(const design::Collection &collection,
                                                             const sizing::DocumentSource &source, double documents,
                                                             const sizing::Progress &progress) = 0;
    /// A session that may fill and drop \p database, which must not exist, and nothing else. Errors Usage, Connection,
    /// Refused, Rights.
    virtual base::Result<std::unique_ptr<deploy::Session>>
    connectScratch(const QString &uri, const QByteArray &password, const QString &database) = 0;
    /// Where it is noted that a scratch database is there.
    virtual QString journalFolder() const = 0;
    virtual QString uriForPeople(const QString &uri) const = 0;
};

} // namespace sw::views
