// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QByteArray>

namespace sw::formats
{

/// What a pass over the bytes finds before Qt's JSON parser sees them.
struct ProjectScan
{
    /// Position behind the value of the member "sha256" of the outermost object; -1 without one.
    qsizetype behindChecksum = -1;
};

/// Names files that are not JSON text by their first bytes (empty, UTF-16, compressed, BSON, …). Nothing else is wrong
/// then.
base::Result<void> checkIsText(const QByteArray &bytes);

/// Looks for what Qt's parser accepts silently or pays dearly for: invalid UTF-8, halves of characters, members given
/// twice, more than 64 levels, millions of values. One pass without recursion; errors name line and column.
base::Result<ProjectScan> scanProject(const QByteArray &json);

/// "line 12, column 5" of a position in \p json; columns count characters.
QString placeInText(const QByteArray &json, qsizetype position);

} // namespace sw::formats
