// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/snapshot.h"

namespace sw::deploy
{

/// Single reads of a server's catalog, for the inspection of a database and for the look before and after each step.

base::Result<ServerIdentity> readIdentity(Session &session);
base::Result<Rights> readRights(Session &session);
/// Options of one collection; nothing when there is none of that name.
base::Result<std::optional<LiveCollection>> readCollection(Session &session, const QString &database,
                                                           const QString &name);
/// All collections but the server's own, without indexes and sizes, by name.
base::Result<QList<LiveCollection>> readCollections(Session &session, const QString &database);
/// Adds the indexes; a view has none.
base::Result<void> readIndexes(Session &session, const QString &database, LiveCollection &collection);
/// Adds number and bytes of documents and unfinished index builds; leaves them out where the login may not read them.
base::Result<void> readSizes(Session &session, const QString &database, LiveCollection &collection);
/// The storage statistics of a collection, a document for each shard that has a part of it. Errors of a read.
base::Result<QList<base::Bson>> readStorageStatistics(Session &session, const QString &database, const QString &name);
/// Everything that the server counts; nothing where the login may not read it (right serverStatus of the cluster).
std::optional<base::Bson> readServerStatus(Session &session);
/// Whether the collection holds a document: by reading one _id, because counts may be off after a crash. Unknown counts
/// as yes.
base::Result<bool> holdsDocuments(Session &session, const QString &database, const QString &name);
/// Nothing when the server does not say it, and for a database that is not there.
std::optional<qint64> readFreeDisk(Session &session, const QString &database);
/// Of all databases that the login may see.
QStringList readDatabaseNames(Session &session);
/// For how many milliseconds the oldest open transaction has been open, 0 when there is none; nothing when the login
/// may not see it (right inprog of the cluster).
std::optional<qint64> readOpenTransactions(Session &session);

} // namespace sw::deploy
