// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace sw::services
{

/// Passwords that a person wants to type once: in memory, for as long as the program runs, and never anywhere else.
/// Each belongs to the whole connection string (hosts, user, mechanism, TLS); when any of that changes, it is asked for
/// again. For the GUI thread.
class SessionPasswords
{
public:
    static void keep(const QString &uri, const QByteArray &password);
    static QByteArray of(const QString &uri);
    static void forget(const QString &uri);
};

} // namespace sw::services
