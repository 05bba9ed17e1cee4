// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/files/recovery.h"

#include "models/base/files/safefile.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QUuid>

#include <algorithm>

namespace sw::document
{

namespace
{

constexpr int daysInTrash = 14;
const QLatin1String snapshotSuffix(".recovery");
const QLatin1String lockSuffix(".lock");
const QLatin1String trash("discarded");
constexpr qint64 longestHeadline = 64 * 1024;

QString snapshotPath(const QString &folder, const QString &id)
{
    return folder + QLatin1Char('/') + id + snapshotSuffix;
}

/// The first line says whose snapshot it is; the project's text follows.
QJsonObject headlineOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readLine(longestHeadline)).object();
}

void emptyTrash(const QString &folder)
{
    const QDateTime limit = QDateTime::currentDateTimeUtc().addDays(-daysInTrash);
    for (const QFileInfo &old : QDir(folder + QLatin1Char('/') + trash).entryInfoList(QDir::Files)) {
        if (old.lastModified() < limit)
            QFile::remove(old.filePath());
    }
}

/// Locks of programs that were killed and left nothing else.
void removeStaleLocks(const QString &folder)
{
    for (const QFileInfo &file : QDir(folder).entryInfoList({QLatin1Char('*') + lockSuffix}, QDir::Files)) {
        QLockFile lock(file.filePath());
        lock.setStaleLockTime(0);
        lock.tryLock(0); // the file goes with the lock
    }
}

} // namespace

RecoveryFolder::RecoveryFolder(const QString &folder) : m_folder(folder)
{
    emptyTrash(folder);
    removeStaleLocks(folder);
}

QList<LeftBehind> RecoveryFolder::leftBehind() const
{
    QList<LeftBehind> found;
    for (const QFileInfo &file : QDir(m_folder).entryInfoList({QLatin1Char('*') + snapshotSuffix}, QDir::Files)) {
        const QString id = file.completeBaseName();
        QLockFile lock(m_folder + QLatin1Char('/') + id + lockSuffix);
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue; // its program lives
        const QJsonObject headline = headlineOf(file.filePath());
        found << LeftBehind{id, headline.value(QLatin1String("path")).toString(),
                            headline.value(QLatin1String("name")).toString(), file.lastModified()};
    }
    std::sort(found.begin(), found.end(), [](const LeftBehind &a, const LeftBehind &b) { return a.when > b.when; });
    return found;
}

base::Result<schema::Model> RecoveryFolder::read(const QString &id) const
{
    const auto content = base::readFile(snapshotPath(m_folder, id), formats::maximumProjectBytes + longestHeadline);
    if (!content)
        return content.error();
    auto project = formats::readProject(content->mid(content->indexOf('\n') + 1));
    if (!project)
        return project.error();
    return project->model;
}

void RecoveryFolder::discard(const QString &id) const
{
    QDir(m_folder).mkpath(trash);
    const QString target = snapshotPath(m_folder + QLatin1Char('/') + trash, id);
    QFile::remove(target);
    if (QFile::rename(snapshotPath(m_folder, id), target)) {
        QFile file(target); // the two weeks begin now
        if (file.open(QIODevice::ReadWrite))
            file.setFileTime(QDateTime::currentDateTimeUtc(), QFileDevice::FileModificationTime);
    }
}

Snapshot::Snapshot(const QString &folder)
    : m_id(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_path(snapshotPath(folder, m_id)),
      m_lock(std::make_unique<QLockFile>(folder + QLatin1Char('/') + m_id + lockSuffix))
{
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0);
}

Snapshot::~Snapshot()
{
    clear();
}

base::Result<void> Snapshot::write(const schema::Model &model, const QString &projectPath) const
{
    const QJsonObject headline{{QStringLiteral("name"), model.name}, {QStringLiteral("path"), projectPath}};
    return base::writeFileSafely(m_path, QJsonDocument(headline).toJson(QJsonDocument::Compact) + '\n' +
                                             formats::writeProject(model));
}

void Snapshot::clear() const
{
    QFile::remove(m_path);
}

} // namespace sw::document
