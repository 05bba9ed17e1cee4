// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/deployment/serveraddress.h"

namespace sw::testsupport
{

/// A window of a test reaches no server.
inline services::Connect noServers()
{
    return [](const QString &, const QByteArray &, const base::Progress &) {
        return base::Error{base::ErrorCode::Connection, QStringLiteral("no server"), {}, {}};
    };
}

} // namespace sw::testsupport
