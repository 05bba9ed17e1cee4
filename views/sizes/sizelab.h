// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/session.h"
#include "models/sizing/estimate/storageengine.h"

#include <functional>
#include <memory>

namespace sw::views
{

/// What the program hands to its windows to measure designs with: windows link neither storage engine nor driver.
struct SizeLab
{
    std::shared_ptr<const sizing::StorageEngine> engine;
    /// A session that may fill and drop \p database, which must not exist, and nothing else. Blocks. Errors Usage,
    /// Connection, Refused, Rights.
    std::function<base::Result<std::unique_ptr<deploy::Session>>(const QString &uri, const QByteArray &password,
                                                                 const QString &database)>
        connectScratch;
    std::function<QString(const QString &uri)> uriForPeople;
    QString journalFolder; ///< where it is noted that a scratch database is there
    /// A session that only reads. Blocks. Errors Usage, Connection, Rights.
    std::function<base::Result<std::unique_ptr<deploy::Session>>(const QString &uri, const QByteArray &password)>
        connect{};
};

} // namespace sw::views
