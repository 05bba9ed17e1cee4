// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/inspect.h"

#include "models/base/texts.h"
#include "models/deploy/apply/catalog.h"
#include "models/deploy/apply/crew.h"

#include <QDateTime>
#include <QMutex>
#include <QSet>

namespace sw::deploy
{

namespace
{

/// Adds to collections of \p snapshot what is asked for one by one, and takes those out that have vanished since the
/// list of all.
base::Result<void> readParts(Session &session, Snapshot &snapshot, const QStringList &names, Parts parts,
                             const Snapshot &known, const base::Progress &progress)
{
    const QSet<QString> wanted(names.cbegin(), names.cend());
    QList<LiveCollection *> asked;
    for (LiveCollection &collection : snapshot.collections) {
        const LiveCollection *before = known.collection(collection.name);
        if (before != nullptr && before->uuid == collection.uuid && !before->indexes.isEmpty())
            collection.indexes = before->indexes;
        else if (wanted.isEmpty() || wanted.contains(collection.name))
            asked << &collection;
    }
    QMutex mutex; // of what follows
    qsizetype done = 0;
    std::optional<base::Error> failed;
    QStringList vanished;
    Crew(session, asked.size()).forEach(asked.size(), [&](Session &with, qsizetype number) {
        LiveCollection &collection = *asked.at(number);
        auto read = readIndexes(with, snapshot.database, collection);
        const bool gone = !read && read.error().code == base::ErrorCode::Drift;
        if (read && parts == Parts::All)
            read = readSizes(with, snapshot.database, collection);
        const QMutexLocker lock(&mutex);
        if (gone)
            vanished << collection.name;
        else if (!read && !failed)
            failed = read.error();
        const double share = static_cast<double>(done++) / static_cast<double>(asked.size());
        if (!progress.goesOn(share, collection.name) && !failed)
            failed = base::Error{
                base::ErrorCode::Cancelled, Text::tr("Reading the server was stopped."), snapshot.database, {}};
        return !failed;
    });
    if (failed)
        return *failed;
    snapshot.collections.removeIf([&](const LiveCollection &one) { return vanished.contains(one.name); });
    return {};
}

} // namespace

base::Result<Snapshot> inspect(Session &session, const QString &database, const QStringList &names,
                               const base::Progress &progress, Parts parts, const Snapshot &known)
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
    const auto read = readParts(session, out, names, parts, known, progress);
    if (!read)
        return read.error();
    out.freeDiskBytes = readFreeDisk(session, database);
    return out;
}

} // namespace sw::deploy
