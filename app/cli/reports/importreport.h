// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "models/formats/importer.h"

namespace sw::cli
{

/// Saves what an import found as the project `path` and tells of it: a table of its collections, or JSON, to standard
/// output, its notes as messages.
base::Result<void> saveImport(Context &context, const formats::Imported &imported, const QString &path, bool asJson);
/// The members of that JSON in their order, for help.
QString importMembers();

} // namespace sw::cli
