// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace sw::document
{

enum class FileState { None, Unchanged, Changed, Missing };

/// What a file looked like when it was read or written, to notice that another program has changed it since.
struct FilePrint
{
    qint64 size = -1;
    QDateTime modified;
    QByteArray hash; ///< SHA-256 of the bytes

    bool isNull() const { return hash.isEmpty(); }
};

/// The print of the file at \p path, whose bytes are \p content.
FilePrint printOf(const QString &path, const QByteArray &content);

/// Compares by size and time first; reads the file only when those differ, because a copy or a checkout touches the
/// time alone.
FileState compareFile(const QString &path, const FilePrint &print);

} // namespace sw::document
