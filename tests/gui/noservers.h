// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/session.h"
#include "views/deploy/serveraccess.h"

namespace sw::testsupport
{

/// A window of a test reaches no server.
class NoServers : public views::ServerAccess
{
public:
    base::Result<std::unique_ptr<deploy::Session>> connect(const QString &, const QByteArray &) override
    {
        return base::Error{base::ErrorCode::Connection, QStringLiteral("no server"), {}, {}};
    }
    QString uriForPeople(const QString &uri) const override { return uri; }
};

} // namespace sw::testsupport
