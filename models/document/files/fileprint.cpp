// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/files/fileprint.h"

#include "models/base/files/safefile.h"
#include "models/base/sha256.h"
#include "models/formats/project/projectfile.h"

#include <QFileInfo>

namespace sw::document
{

namespace
{

QByteArray hashOf(const QByteArray &content)
{
    return base::sha256(content);
}

} // namespace

FilePrint printOf(const QString &path, const QByteArray &content)
{
    const QFileInfo info(path);
    return {info.size(), info.lastModified(), hashOf(content)};
}

FileState compareFile(const QString &path, const FilePrint &print)
{
    if (path.isEmpty() || print.isNull())
        return FileState::None;
    const QFileInfo info(path);
    if (!info.exists())
        return FileState::Missing;
    if (info.size() != print.size)
        return FileState::Changed;
    if (info.lastModified() == print.modified)
        return FileState::Unchanged;
    const base::Result<QByteArray> content = base::readFile(path, formats::maximumProjectBytes);
    return content && hashOf(*content) == print.hash ? FileState::Unchanged : FileState::Changed;
}

} // namespace sw::document
