// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/connections/serverlook.h"

#include "models/base/secret.h"
#include "models/deploy/apply/catalog.h"

namespace sw::services
{

base::Result<ServerLook> lookAt(const Connect &connect, ServerAddress address, const base::Progress &progress)
{
    auto session = connect(address.uri, address.password, progress);
    base::wipe(address.password);
    if (!session)
        return session.error();
    const auto server = deploy::readIdentity(**session);
    if (!server)
        return server.error();
    ServerLook out{*server, deploy::readDatabaseNames(**session)};
    out.databases.removeIf([](const QString &name) { return !checkDatabaseName(name); });
    out.databases.sort();
    return out;
}

} // namespace sw::services
