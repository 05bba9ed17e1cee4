// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson.h"

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
};

/// A connection to one server that can run commands. The live one is in models/mongo and sends nothing but an allow-list;
/// tests use recording ones. Calls block; use it off the GUI thread.
class Session
{
public:
    virtual ~Session() = default;
    virtual Reply run(const QString &database, const base::Bson &command) = 0;
    /// Host list without credentials, for people and plans.
    virtual QString serverName() const = 0;
    virtual QString userName() const = 0;
};

} // namespace sw::deploy
