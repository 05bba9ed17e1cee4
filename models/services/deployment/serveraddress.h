// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/session.h"

#include <functional>
#include <memory>

namespace sw::services
{

/// Which database of which server, and the password that is not in the connection string.
struct ServerAddress
{
    QString uri;
    QByteArray password;
    QString database;
    bool planOnly = false; ///< of a production server: what is planned is not applied unless somebody unlocks it
};

/// The way to a server that a program hands in: connects and logs in. It blocks, so it is called off the GUI thread.
/// Errors Usage (connection string), Connection, Cancelled.
using Connect = std::function<base::Result<std::unique_ptr<deploy::Session>>(
    const QString &uri, const QByteArray &password, const base::Progress &progress)>;

/// Error InvalidModel unless \p name can be a database of ours: MongoDB's rules, and not one of the server's own.
base::Result<void> checkDatabaseName(const QString &name);

/// A session with the server at \p address, whose password is wiped. Nothing is sent for a name that no database can
/// have.
base::Result<std::unique_ptr<deploy::Session>> connectTo(const Connect &connect, ServerAddress &address,
                                                         const base::Progress &progress = {});

} // namespace sw::services
