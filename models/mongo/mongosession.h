// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/connectoptions.h"
#include "models/deploy/session.h"

#include <memory>

namespace sw::mongo
{

using deploy::ConnectOptions;

/// Connects, and proves it with hello. Errors Connection (unreachable, TLS, login), Usage (URI); Refused when the
/// scratch database is there already, Rights when nobody may look.
base::Result<std::unique_ptr<deploy::Session>> connectTo(const ConnectOptions &options);
/// The same with what stands by default.
base::Result<std::unique_ptr<deploy::Session>> connectTo(const QString &uri, const QByteArray &password);

} // namespace sw::mongo
