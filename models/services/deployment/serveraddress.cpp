// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/serveraddress.h"

#include "models/base/secret.h"
#include "models/deploy/plan/lint.h"

namespace sw::services
{

base::Result<void> checkDatabaseName(const QString &name)
{
    const QList<base::Error> errors = deploy::lintDatabaseName(name);
    return errors.isEmpty() ? base::Result<void>() : base::Result<void>(errors.first());
}

base::Result<std::unique_ptr<deploy::Session>> connectTo(const Connect &connect, ServerAddress &address,
                                                         const base::Progress &progress)
{
    const base::Result<void> usable = checkDatabaseName(address.database);
    auto session = usable ? connect(address.uri, address.password, progress) : usable.error();
    base::wipe(address.password);
    return session;
}

} // namespace sw::services
