// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/context.h"
#include "models/services/deployment/deployment.h"
#include "models/services/inspection/inspection.h"

namespace sw::cli
{

/// --uri, --db and the two ways to give a password that other users of the machine cannot see.
QList<Option> connectionOptions();

/// Connects as the arguments and SHAPEWRIGHT_URI say. Errors: Usage before anything is sent, for a password in an
/// argument, a broken connection string or a name that no database can have; else those of remote::connectTo. No
/// message repeats the connection string. \p database is taken when --db is not given.
base::Result<services::Deployment> connectToServer(Context &context, const Arguments &arguments,
                                                   const QString &database = {});

/// The same for a look that changes nothing.
base::Result<services::Inspection> inspectServer(Context &context, const Arguments &arguments);

/// A session for a look at the first of \p databases and at others of the same server; nothing is ever changed by it.
base::Result<std::unique_ptr<deploy::Session>> connectToRead(Context &context, const Arguments &arguments,
                                                             const QStringList &databases);

struct ScratchConnection
{
    std::unique_ptr<deploy::Session> session;
    QString database;
    QString server; ///< without user and password, for people
};

/// The same for a database that does not exist yet, which the session may fill and drop, and no other. Error Refused
/// when it exists. --db is not asked.
base::Result<ScratchConnection> connectToScratch(Context &context, const Arguments &arguments, const QString &database);

/// True when \p uri holds a password.
bool holdsPassword(const QString &uri);

} // namespace sw::cli
