// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QStringList>

namespace sw::deploy
{

/// A connection string taken apart by rules stricter than the driver's, which splits at the first '@', so that a part
/// of a password can become a host name, and which only warns of a mistyped TLS option.
struct ConnectionString
{
    bool isSrv = false;
    QString user;
    QByteArray password; ///< UTF-8, not escaped; wipe it after use
    bool hasPassword = false;
    QStringList hosts; ///< "db1.example:27017", "[::1]", "%2Ftmp%2Fx.sock"
    QString database;
    QList<QPair<QString, QString>> options; ///< names in lower case, values not escaped

    QString option(const QString &name) const;
    bool isLoopback() const;
    bool usesTls() const;
    /// TLS without a check of the server's identity was asked for.
    bool hasWeakTls() const;
    /// The driver will look for all members of the set, not only for the one that is named.
    bool seesWholeSet() const;
    /// Hosts, for people and plans.
    QString hostsText() const;
    /// scheme://hosts/database?options without user, password and the mechanism of the login, for the driver.
    QString withoutCredentials() const;
};

/// Error Usage; the message names the kind of mistake and its place by number, and never repeats the input.
base::Result<ConnectionString> parseConnectionString(const QString &uri);

/// \p uri without user, password and options, for people.
QString uriForPeople(const QString &uri);

/// Rules beyond the form: TLS unless loopback or refused in so many words, mechanisms that need TLS, and key files that
/// others may not read. Error Usage.
base::Result<void> checkSecurity(const ConnectionString &connection);

} // namespace sw::deploy
