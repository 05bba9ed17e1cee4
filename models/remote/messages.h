// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/deploy/connectoptions.h"
#include "models/deploy/session.h"

namespace sw::remote
{

/// What the two programs say to each other. A request gets one answer, and the next request follows that.
enum class Ask : quint8 { Connect, Run, Members, Quit };

/// Connects and logs in. It is the first request, and there is one.
struct ConnectRequest
{
    deploy::ConnectOptions options;
    QString language;
};

struct RunRequest
{
    QString database;
    base::Bson command;
    bool changesAllowed = false;
};

QByteArray toMessage(const ConnectRequest &request);
QByteArray toMessage(const RunRequest &request);
QByteArray toMessage(Ask request); ///< of one that says no more than its name

/// Nothing for bytes that are no request of the kind. Each reads the whole message.
std::optional<Ask> kindOf(const QByteArray &message);
std::optional<ConnectRequest> connectRequestFrom(const QByteArray &message);
std::optional<RunRequest> runRequestFrom(const QByteArray &message);

/// The answer to Connect: nothing, or the Error.
QByteArray toMessage(const base::Result<void> &answer);
std::optional<base::Result<void>> connectAnswerFrom(const QByteArray &message);

/// The answer to Run. What comes in is checked as if it were the server's own.
QByteArray toMessage(const deploy::Reply &reply);
std::optional<deploy::Reply> replyFrom(const QByteArray &message);

/// The answer to Members.
QByteArray toMessage(const std::optional<bool> &answer);
std::optional<std::optional<bool>> membersFrom(const QByteArray &message);

} // namespace sw::remote
