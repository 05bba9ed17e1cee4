// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/context.h"

namespace sw::cli
{

/// The password from --password-stdin or --password-fd; empty when neither was given. A terminal asks for it and shows
/// nothing of it. Errors: Usage, File.
base::Result<QByteArray> readPassword(Context &context, const Arguments &arguments);

} // namespace sw::cli
