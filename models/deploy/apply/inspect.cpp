// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/inspect.h"

#include "models/base/texts.h"
#include "models/deploy/apply/catalog.h"

#include <QDateTime>
#include <QSet>

namespace sw::deploy
{

base::Result<Snapshot> inspect(Session &session, const QString &database, const QStringList &names,
                               const base::Progress &progress)
{
    Snapshot out;
    out.database = database;
    out.takenAtMs = QDateTime::currentMSecsSinceEpoch();
    const auto identity = readIdentity(session);
    if (!identity)
        return identity.error();
    out.server = *identity;
    const auto rights = readRights(session);
    if (!rights)
        return rights.error();
    out.rights = *rights;
    const auto collections = readCollections(session, database);
    if (!collections)
        return collections.error();
    out.collections = *collections;
    const QSet<QString> wanted(names.cbegin(), names.cend());
    double done = 0;
    QStringList vanished; // between the list of all and the look at one
    for (LiveCollection &collection : out.collections) {
        if (!progress.goesOn(done++ / static_cast<double>(out.collections.size()), collection.name))
            return base::Error{base::ErrorCode::Cancelled, Text::tr("Reading the server was stopped."), database, {}};
        if (!wanted.isEmpty() && !wanted.contains(collection.name))
            continue;
        if (const auto read = readIndexes(session, database, collection); !read) {
            if (read.error().code != base::ErrorCode::Drift)
                return read.error();
            vanished << collection.name;
            continue;
        }
        if (const auto read = readSizes(session, database, collection); !read)
            return read.error();
    }
    out.collections.removeIf([&](const LiveCollection &one) { return vanished.contains(one.name); });
    out.freeDiskBytes = readFreeDisk(session, database);
    return out;
}

} // namespace sw::deploy
