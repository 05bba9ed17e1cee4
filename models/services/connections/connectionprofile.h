// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace sw::services
{

/// What a server is for. To a production server plans are made; they are applied only when somebody unlocks it.
enum class ServerRole { Development, Staging, Production };

enum class TlsUse {
    Default, ///< on, except for this machine
    On,
    Off
};

/// How to reach a server, by name. It holds no password: that is asked for, or kept for as long as the program runs.
struct ConnectionProfile
{
    QString name;
    bool isSrv = false;
    QStringList hosts;
    QString replicaSet;
    TlsUse tls = TlsUse::Default;
    QString caFile;
    QString certificateFile; ///< of the client, with its key
    QString mechanism;       ///< of the login; empty: what the server offers
    QString user;
    QString loginDatabase;    ///< where the user is known; empty: admin
    QString readPreference;   ///< which member counts and lists documents while planning; empty: the primary
    QStringList otherOptions; ///< "name=value", not escaped
    QString database;         ///< that is offered first
    ServerRole role = ServerRole::Development;

    friend bool operator==(const ConnectionProfile &, const ConnectionProfile &) = default;
};

/// The connection string, with the user and without a password.
QString uriOf(const ConnectionProfile &profile);

/// \p uri as a profile; the database in it is the one that is offered. A password in it is left out. Error Usage.
base::Result<ConnectionProfile> profileFrom(const QString &uri, const QString &name = {});

/// Whether a connection can be made that way: the name, the form of the connection string, and the rules of security.
/// Error Usage.
base::Result<void> checkProfile(const ConnectionProfile &profile);

/// "primary", "secondaryPreferred" …, as MongoDB calls them.
QStringList readPreferences();
/// \p uri with \p preference, which is one of those. Errors Usage: another one, or the connection string names one.
base::Result<QString> withReadPreference(const QString &uri, const QString &preference);

/// "development", "staging", "production".
QString roleName(ServerRole role);
std::optional<ServerRole> roleOfName(QStringView name);
/// The same for people.
QString roleText(ServerRole role);

/// \p uri names a host that a profile of a production server names as well, in whichever way it was written.
bool isOfProduction(const QList<ConnectionProfile> &profiles, const QString &uri);

/// \p uri without the password in it, which goes to \p password (not escaped); unchanged when it holds none or cannot
/// be read.
QString takePassword(const QString &uri, QByteArray &password);

} // namespace sw::services
