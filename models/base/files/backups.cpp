// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/files/backups.h"

#include "models/base/texts.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <unistd.h>

namespace sw::base
{

namespace
{

QString backupOf(const QString &path, int number)
{
    return path + QStringLiteral(".bak") + QString::number(number);
}

} // namespace

Result<void> rotateBackups(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath(); // of a link: beside what is written
    if (real.isEmpty())
        return {};
    for (int number = backupCount - 1; number >= 1; --number) {
        const QByteArray from = QFile::encodeName(backupOf(real, number));
        ::rename(from.constData(), QFile::encodeName(backupOf(real, number + 1)).constData());
    }
    // Saving puts a new file in the place of the old one, so another name for the old one is as good as a copy.
    const QString first = backupOf(real, 1);
    if (::link(QFile::encodeName(real).constData(), QFile::encodeName(first).constData()) == 0 ||
        QFile::copy(real, first))
        return {};
    return Error{ErrorCode::File, Text::tr("What the file held before could not be kept as a back-up."), first,
                 Text::tr("Saving goes on; see whether the folder can be written and is not full.")};
}

} // namespace sw::base
