// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/files/projectlock.h"

#include "models/base/texts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLockFile>

namespace sw::document
{

ProjectLock::ProjectLock() = default;
ProjectLock::~ProjectLock() = default;

QString ProjectLock::take(const QString &path)
{
    release();
    QFileInfo file(path);
    if (file.exists())
        file.setFile(file.canonicalFilePath());
    m_lock =
        std::make_unique<QLockFile>(file.path() + QStringLiteral("/.") + file.fileName() + QStringLiteral(".lock"));
    m_lock->setStaleLockTime(0); // only the end of its program frees it
    if (m_lock->tryLock(0) || m_lock->error() != QLockFile::LockFailedError)
        return {};
    qint64 process = 0;
    QString host, program;
    m_lock->getLockInfo(&process, &host, &program);
    m_lock.reset();
    return Text::tr("process %1 on %2").arg(QString::number(process), host);
}

void ProjectLock::release()
{
    m_lock.reset();
}

} // namespace sw::document
