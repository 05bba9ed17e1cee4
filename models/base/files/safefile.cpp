// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/files/safefile.h"

#include "models/base/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

#include <sys/stat.h>
#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#else
#include <io.h>
#endif

namespace sw::base
{

namespace
{

constexpr qint64 pieceBytes = 1 << 20;

class SafeFile
{
    Q_DECLARE_TR_FUNCTIONS(SafeFile)

public:
    static Result<QByteArray> read(const QString &path, qint64 limit);
    static Result<void> write(const QString &path, const QByteArray &content);

private:
    static Error wrong(const QString &path, const QString &message, const QString &wayOut)
    {
        return {ErrorCode::File, message, path, wayOut};
    }
    static Result<void> checkTarget(const QString &path);
    static Error notWritten(const QString &path, const QString &reason);
    static Result<void> verify(const QString &path, const QByteArray &content);
};

bool syncFile(int handle)
{
#ifdef Q_OS_UNIX
    return ::fsync(handle) == 0;
#else
    return ::_commit(handle) == 0;
#endif
}

bool hasSize(int handle, qint64 size)
{
    struct stat status;
    return ::fstat(handle, &status) == 0 && status.st_size == size;
}

/// Makes the rename durable. A file system that cannot sync folders does it by itself.
bool syncFolder(const QString &folder)
{
#ifdef Q_OS_UNIX
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return true; // a folder that may be written but not read cannot be synced by anybody
    const bool done = ::fsync(handle) == 0 || errno == EINVAL || errno == ENOTSUP;
    ::close(handle);
    return done;
#else
    Q_UNUSED(folder)
    return true;
#endif
}

Result<QByteArray> SafeFile::read(const QString &path, qint64 limit)
{
    const QFileInfo info(path);
    if (!info.exists())
        return wrong(path, tr("There is no such file."), tr("Check the name and the folder."));
    if (info.isDir())
        return wrong(path, tr("This is a folder."), tr("Name a file in it."));
    if (!info.isFile())
        return wrong(path, tr("This is not a regular file."), tr("Name a file on a disk."));
    const auto tooLarge = [&](qint64 size) {
        return Error{
            ErrorCode::Format,
            tr("The file has %1, more than the %2 that are read.")
                .arg(bytesText(Bytes(static_cast<double>(size))), bytesText(Bytes(static_cast<double>(limit)))),
            path, tr("Check that it is the right file.")};
    };
    if (info.size() > limit)
        return tooLarge(info.size());
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return wrong(path, tr("The file cannot be opened: %1.").arg(file.errorString()),
                     tr("Check that you may read it."));
    QByteArray content;
    QByteArray piece = file.read(std::min(info.size(), limit) + 1); // takes the room of what it is asked for
    while (!piece.isEmpty()) {
        content += piece;
        piece = file.read(std::min<qint64>(pieceBytes, limit + 1 - content.size())); // it has grown, or has no size
    }
    if (file.error() != QFileDevice::NoError)
        return wrong(path, tr("The file cannot be read: %1.").arg(file.errorString()), tr("Check the disk."));
    if (content.size() > limit)
        return tooLarge(content.size());
    return content;
}

Result<void> SafeFile::checkTarget(const QString &path)
{
    const QFileInfo info(path);
    if (path.isEmpty() || info.fileName().isEmpty())
        return wrong(path, tr("No file is named."), tr("Give the file a name."));
    if (info.isDir())
        return wrong(path, tr("This is a folder."), tr("Name a file in it."));
    if (info.exists() && !info.isFile())
        return wrong(path, tr("This is not a regular file."), tr("Name a file on a disk."));
    if (!info.dir().exists())
        return wrong(path, tr("The folder does not exist."), tr("Create it or choose another one."));
    return {};
}

Error SafeFile::notWritten(const QString &path, const QString &reason)
{
    return wrong(path, tr("The file was not saved: %1. Its former content is unchanged.").arg(reason),
                 tr("Free some disk space or choose another folder, then save again."));
}

Result<void> SafeFile::verify(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly) && file.readAll() == content)
        return {};
    return wrong(path, tr("The file was replaced, but reading it back gives something else."),
                 tr("The disk may be failing: save under another name on another disk now."));
}

Result<void> SafeFile::write(const QString &path, const QByteArray &content)
{
    const QString target = followLinks(path);
    if (QFileInfo(target).isSymLink())
        return wrong(path, tr("The symbolic link leads back to itself."),
                     tr("Remove the link or choose another name."));
    if (const Result<void> usable = checkTarget(target); !usable)
        return usable.error();
    QSaveFile file(target);
    file.setDirectWriteFallback(false);
    if (!file.open(QIODevice::WriteOnly))
        return notWritten(path, file.errorString());
    errno = 0;
    const bool written = file.write(content) == content.size() && file.flush() && syncFile(file.handle()) &&
                         hasSize(file.handle(), content.size());
    if (!written) {
        const QString reason = errno ? qt_error_string(errno) : file.errorString();
        file.cancelWriting();
        file.commit();
        return notWritten(path, reason);
    }
    if (!file.commit())
        return notWritten(path, file.errorString());
    if (!syncFolder(QFileInfo(target).absolutePath()))
        return wrong(
            path,
            tr("The file was saved, but the disk did not confirm it: a power cut now may bring the former one back."),
            tr("Check the disk and save again."));
    return verify(target, content);
}

} // namespace

Result<QByteArray> readFile(const QString &path, qint64 limit)
{
    return SafeFile::read(path, limit);
}

Result<void> writeFileSafely(const QString &path, const QByteArray &content)
{
    return SafeFile::write(path, content);
}

QString followLinks(const QString &path)
{
    QFileInfo info(path);
    for (int links = 0; links < 40 && info.isSymLink(); ++links)
        info.setFile(info.symLinkTarget());
    return info.absoluteFilePath();
}

} // namespace sw::base
