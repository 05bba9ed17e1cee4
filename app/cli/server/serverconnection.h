// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/context.h"
#include "models/deploy/session.h"

#include <memory>

namespace sw::cli
{

struct Connection
{
    std::unique_ptr<deploy::Session> session;
    QString database;
    QString server; ///< without user and password, for people
};

/// --uri, --db and the two ways to give a password that other users of the machine cannot see.
QList<Option> connectionOptions();

/// Connects as the arguments and SHAPEWRIGHT_URI say. Errors: Usage before anything is sent, for a password in an
/// argument, a broken connection string or a name that no database can have; else those of mongo::connectTo. No message
/// repeats the connection string. \p database is taken when --db is not given.
base::Result<Connection> connectToServer(Context &context, const Arguments &arguments, const QString &database = {});

/// The same for a database that does not exist yet, which the session may fill and drop, and no other. Error Refused
/// when it exists. --db is not asked.
base::Result<Connection> connectToScratch(Context &context, const Arguments &arguments, const QString &database);

/// True when \p uri holds a password.
bool holdsPassword(const QString &uri);
/// Error Usage unless \p name can be a database of ours: MongoDB's rules for names, and not one of the server's own.
base::Result<void> checkDatabaseName(const QString &name);

} // namespace sw::cli
