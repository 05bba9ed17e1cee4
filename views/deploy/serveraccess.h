// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/session.h"

#include <memory>

namespace sw::views
{

/// The way to a server that the program hands to its windows; windows themselves link no driver.
class ServerAccess
{
public:
    virtual ~ServerAccess() = default;

    /// Connects and logs in; blocks, so it is called off the GUI thread. Errors Usage (connection string), Connection.
    virtual base::Result<std::unique_ptr<deploy::Session>> connect(const QString &uri, const QByteArray &password) = 0;
    /// \p uri without user and password.
    virtual QString uriForPeople(const QString &uri) const = 0;
};

} // namespace sw::views
