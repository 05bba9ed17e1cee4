// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/session.h"

#include <QHash>
#include <QList>

#include <optional>

namespace sw::deploy
{

struct ServerIdentity
{
    QString name;                                ///< set name or host list
    QString topology;                            ///< standalone, replica set, sharded
    QString product = QStringLiteral("MongoDB"); ///< or a guess which look-alike it is
    QList<int> version;
    QString featureVersion; ///< empty when the login may not read it
    QString user;
    QStringList members;      ///< hosts of the set, sorted; empty for a server of its own
    bool isWritable = true;   ///< false: a secondary
    QString primary;          ///< of a set, as it is known there
    bool membersUp = true;    ///< false: one is known to be down
    bool membersKnown = true; ///< false: this connection sees only one member

    /// The name with the members of the set.
    QString placeText() const;
    QString versionText() const;
    bool isAtLeast(int major, int minor) const;
    friend bool operator==(const ServerIdentity &, const ServerIdentity &) = default;
};

/// True when both are of the same server or set. Two sets may have one name; members come and go, so one that both
/// have is enough.
bool isSamePlace(const ServerIdentity &a, const ServerIdentity &b);
/// The same place in the same state of versions with the same login, whatever its members do at the moment.
bool isSameServer(const ServerIdentity &a, const ServerIdentity &b);

/// Actions that the login may do on a resource.
struct Privilege
{
    QString database;     ///< empty: any
    QString collection;   ///< empty: any that is no system collection
    bool cluster = false; ///< of the cluster as a whole, not of its collections
    QStringList actions;

    friend bool operator==(const Privilege &, const Privilege &) = default;
};

struct Rights
{
    bool enforced = false; ///< false: the server asks nobody for rights
    QList<Privilege> privileges;

    bool allow(const QString &action, const QString &database, const QString &collection) const;
    friend bool operator==(const Rights &, const Rights &) = default;
};

/// What is on the server for one collection. Options and index specifications are as the server lists them.
struct LiveCollection
{
    QString name;
    QString type;    ///< collection, view, timeseries
    QByteArray uuid; ///< 16 bytes, empty for a time-series collection
    base::Bson options;
    QList<base::Bson> indexes;
    std::optional<qint64> documents;
    std::optional<qint64> bytes;
    QStringList indexBuilds;

    friend bool operator==(const LiveCollection &, const LiveCollection &) = default;
};

struct Snapshot
{
    ServerIdentity server;
    Rights rights;
    QString database;
    QList<LiveCollection> collections; ///< by name; system collections left out
    std::optional<qint64> freeDiskBytes;
    qint64 takenAtMs = 0;

    const LiveCollection *collection(const QString &name) const;
};

} // namespace sw::deploy
