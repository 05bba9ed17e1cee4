// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace sw::deploy
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

/// How long one command may wait for an answer before the connection counts as broken; index builds have
/// ConnectOptions::buildPollMs instead.
constexpr int socketMilliseconds = 90'000;
constexpr int connectMilliseconds = 10'000;

} // namespace sw::deploy
