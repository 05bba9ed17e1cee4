// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "models/remote/remotesession.h"
#include "models/services/deployment/serveraddress.h"

#include <QProcessEnvironment>

#include <functional>

namespace sw::cli
{

/// The world as a command sees it, handed in so that tests run commands in their own process.
struct Context
{
    Output &out; ///< results
    Output &err; ///< messages
    QIODevice &in;
    QProcessEnvironment environment;
    bool inputIsTerminal = false;
    bool errorIsTerminal = false;
    std::function<bool()> isCancelled = [] {
        return false;
    };
    services::Connect connect = [](const QString &uri, const QByteArray &password, const base::Progress &progress) {
        return remote::connectTo(uri, password, progress);
    };
};

} // namespace sw::cli
