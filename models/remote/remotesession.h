// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/connectoptions.h"
#include "models/deploy/session.h"

#include <memory>

namespace sw::remote
{

/// Connects in a program of its own, because the driver crashes on some malformed replies, and a server shall not be
/// able to end a program that holds unsaved work or a journal. When the helper crashes or hangs, the command gets an
/// answer as of a broken connection, and the next command starts another helper. \p progress can stop the wait. Errors
/// of mongo::connectTo(), and Connection when the answer of the server cannot be read.
base::Result<std::unique_ptr<deploy::Session>> connectTo(const deploy::ConnectOptions &options,
                                                         const base::Progress &progress = {});
/// The same with what stands by default.
base::Result<std::unique_ptr<deploy::Session>> connectTo(const QString &uri, const QByteArray &password,
                                                         const base::Progress &progress = {});

/// What can be said of a connection string before a helper is asked: its form, and rules of security. Error Usage.
base::Result<void> checkUri(const QString &uri);

} // namespace sw::remote
