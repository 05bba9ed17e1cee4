// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QByteArray>
#include <QString>

namespace sw::base
{

/// Reads at most \p limit bytes; a larger file is refused before reading. Errors: File, Format (too large).
Result<QByteArray> readFile(const QString &path, qint64 limit);

/// Replaces the file at \p path so that either the old or the new content survives a full disk, an I/O error or a
/// crash. QSaveFile alone is not enough: it takes a short write and a failed flush for success. So each of write,
/// flush, fsync and size is checked before the rename, the folder is synced after it, and the file is read back and
/// compared. Error File: the former file is untouched, except when the read-back itself fails, which the message says.
Result<void> writeFileSafely(const QString &path, const QByteArray &content);

/// Where a chain of symbolic links ends, whether a file is there or not.
QString followLinks(const QString &path);

} // namespace sw::base
