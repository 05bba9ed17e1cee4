// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/context.h"
#include "models/services/connections/connectionprofile.h"

namespace sw::cli
{

/// The password from --password-stdin, --password-fd or, for \p profile, --password-keychain; empty when none was
/// given. A terminal asks for it and shows nothing of it. Errors: Usage, File.
base::Result<QByteArray> readPassword(Context &context, const Arguments &arguments,
                                      const std::optional<services::ConnectionProfile> &profile = {});

} // namespace sw::cli
