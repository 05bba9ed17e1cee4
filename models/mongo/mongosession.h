// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/session.h"

#include <QString>

#include <memory>

namespace sw::mongo
{

struct ConnectOptions
{
    QString uri;
    QByteArray password; ///< set instead of one in the URI; wiped by the caller
    int selectionTimeoutMs = 10000;
    /// How long one look at a running index build waits: the build goes on at the server when we stop listening, and
    /// the same command asked again waits for the same build, so that a person can stop waiting at any of these
    /// moments.
    int buildPollMs = 20000;
    QString applicationName = QStringLiteral("shapewright");
    /// A database that does not exist: in it alone the session also inserts, and drops it (see isScratchCommand);
    /// elsewhere it changes nothing, whatever is allowed. Empty: a session as all others.
    QString scratchDatabase{};
};

/// Strict reading of a connection string before the driver sees it: refuses a second '@', unknown options and bad
/// escapes. The message never repeats the input. Error Usage.
base::Result<void> checkUri(const QString &uri);

/// Connects, and proves it with hello. Errors Connection (unreachable, TLS, login), Usage (URI); Refused when the
/// scratch database is there already, Rights when nobody may look.
base::Result<std::unique_ptr<deploy::Session>> connectTo(const ConnectOptions &options);
/// The same with what stands by default.
base::Result<std::unique_ptr<deploy::Session>> connectTo(const QString &uri, const QByteArray &password);

} // namespace sw::mongo
