// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/session.h"

namespace sw::deploy
{

/// What to do after a reply, before anything else is sent.
enum class Reaction {
    Done,       ///< it was done
    DoneUnsafe, ///< it was done here, but is not on a majority of the members yet
    Stop,       ///< it was not done, and trying again is no use
    Retry,      ///< the server was busy: read again, wait a little, try again
    Wait,       ///< an index build is in the way: wait for its end
    ReadAgain,  ///< the object is not what it was: only the catalog can tell
    Uncertain   ///< whether it was done is not known: reconnect, only the catalog can tell
};

/// One row of the table of the server's error codes.
struct CodeRow
{
    int code;
    const char *name;
    Reaction reaction;
    base::ErrorCode error;
    const char *meaning; ///< translatable; empty: what the server said
    const char *wayOut;
    bool quoted; ///< the server's own words may be repeated; not where they hold documents of a person
};

/// The row of \p code; codes that are not in the table stop, with what the server said.
const CodeRow &codeRow(int code);

Reaction reactionTo(const Reply &reply);

/// What came from \p where was no reply of a server.
base::Error unreadableReply(const QString &where);

/// The Error for a reply that is not ok. \p command is the command's name, \p where the object.
base::Error errorOf(const Reply &reply, const QString &command, const QString &where);

/// The same for a command that only reads: nothing was begun, so it never says partly done or not known.
base::Error readErrorOf(const Reply &reply, const QString &command, const QString &where);

/// The server gave up because the time that the command was allowed had passed.
bool isTimeLimit(const Reply &reply);

/// The right that \p command needs in a role: "collMod", "createIndex", …
QString rightFor(const QString &command);

} // namespace sw::deploy
