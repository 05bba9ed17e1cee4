// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "models/formats/importer.h"

namespace sw::cli
{

/// What an import found: a table of its collections to standard output, its notes as messages.
void printImport(Context &context, const formats::Imported &imported);
QByteArray importJson(const formats::Imported &imported, const QString &path);
/// The members of importJson() in their order, for help.
QString importMembers();

} // namespace sw::cli
