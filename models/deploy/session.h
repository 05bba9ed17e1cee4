// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

#include <functional>
#include <optional>
#include <vector>

namespace sw::deploy
{

/// A reply of the server: the whole document, and what an ok:0 or a write-concern error said.
struct Reply
{
    base::Bson document;
    bool ok = false;
    int code = 0;
    QString codeName;
    QString message;
    bool networkError = false; ///< the connection broke: whether the command was executed is not known
    bool unreadable = false;   ///< it broke because what came was no reply
};

/// A connection to one server that can run commands. The live one is in models/mongo and sends nothing but an
/// allow-list; tests use recording ones. Calls block; use it off the GUI thread.
class Session
{
public:
    virtual ~Session() = default;
    virtual Reply run(const QString &database, const base::Bson &command) = 0;
    /// Host list without credentials, for people and plans.
    virtual QString serverName() const = 0;
    virtual QString userName() const = 0;
    /// Whether every member of the set answers; nothing when this connection cannot tell.
    virtual std::optional<bool> allMembersUp() { return std::nullopt; }
    /// False when the server's identity was not checked (TLS without certificate check); risky steps are refused then.
    virtual bool isServerProven() const { return true; }
    /// Commands that change something are sent only between allowChanges(true) and allowChanges(false).
    virtual void allowChanges(bool) {}
    /// From now on a command that only reads may end early, as if the connection had broken, once \p isStopped says so.
    /// Empty: never.
    virtual void stopReadingWhen(const std::function<bool()> &) {}
    /// From now on \p tell is called while an answer is waited for that is long in coming. Empty: nobody is told.
    virtual void tellSilence(const std::function<void(qint64 milliseconds)> &) {}
    /// At most \p most other connections with the same login, which live as long as this one and do what it was told
    /// about changes and stopping. Each may be used in a thread of its own. None where there are none to be had.
    virtual std::vector<Session *> companions(int) { return {}; }
};

} // namespace sw::deploy
