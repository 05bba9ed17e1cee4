// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/snapshot.h"
#include "models/services/deployment/serveraddress.h"

namespace sw::services
{

/// What a server says of itself.
struct ServerLook
{
    deploy::ServerIdentity server;
    QStringList databases; ///< that the login may see, the server's own left out
};

/// Connects, logs in and looks; the password is wiped. Its database is not asked for. It blocks. Errors of \p connect
/// and of reads.
base::Result<ServerLook> lookAt(const Connect &connect, ServerAddress address, const base::Progress &progress = {});

} // namespace sw::services
