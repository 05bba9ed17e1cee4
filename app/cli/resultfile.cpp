// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/resultfile.h"

#include "models/base/files/safefile.h"
#include "models/base/ids.h"
#include "models/base/texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <unistd.h>

namespace sw::cli
{

namespace
{

constexpr qsizetype fileBlockBytes = 1024 * 1024;

base::Error fileError(const QString &path, const QString &message, const QString &wayOut)
{
    return {base::ErrorCode::File, message, path, wayOut};
}

bool isSpecial(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

base::Result<void> writeSpecial(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write(content) == content.size())
        return {};
    return fileError(path, Text::tr("It cannot be written: %1.").arg(file.errorString()),
                     Text::tr("Name another file with -o."));
}

} // namespace

bool isStandardOutput(const QString &path)
{
    return path.isEmpty() || path == QStringLiteral("-");
}

base::Result<void> checkTarget(const QString &path, const QString &source)
{
    if (isStandardOutput(path))
        return {};
    const QFileInfo target(path);
    if (target.isDir())
        return fileError(path, Text::tr("It is a folder."), Text::tr("Name a file with -o."));
    if (!QFileInfo(target.absolutePath()).isDir())
        return fileError(path, Text::tr("Its folder does not exist."),
                         Text::tr("Make the folder first, or name another file with -o."));
    if (!source.isEmpty() && target.exists() && target.canonicalFilePath() == QFileInfo(source).canonicalFilePath())
        return fileError(path, Text::tr("It is the file that the result is made from."),
                         Text::tr("Name another file with -o."));
    return {};
}

base::Result<void> writeResult(Context &context, const QString &path, const QByteArray &content, const QString &source)
{
    if (isStandardOutput(path)) {
        context.out.write(content);
        return {};
    }
    if (const auto usable = checkTarget(path, source); !usable)
        return usable;
    return isSpecial(path) ? writeSpecial(path, content) : base::writeFileSafely(path, content);
}

ResultStream::ResultStream(Context &context, const QString &path)
    : m_context(context), m_path(isStandardOutput(path) ? QString() : path)
{}

ResultStream::~ResultStream()
{
    if (m_beside)
        m_file.remove();
}

base::Result<std::unique_ptr<ResultStream>> ResultStream::open(Context &context, const QString &path,
                                                               const QString &source)
{
    std::unique_ptr<ResultStream> stream(new ResultStream(context, path));
    if (stream->m_path.isEmpty())
        return stream;
    if (const auto usable = checkTarget(path, source); !usable)
        return usable.error();
    if (QFileInfo(path).isSymLink())
        stream->m_path = base::followLinks(path);
    QIODevice::OpenMode mode = QIODevice::WriteOnly | QIODevice::Unbuffered;
    if (isSpecial(path)) {
        stream->m_file.setFileName(path);
    } else {
        const QFileInfo target(stream->m_path);
        const QString name = QStringLiteral(".%1.%2.part").arg(target.fileName().left(100), base::newIdText());
        stream->m_file.setFileName(target.absoluteDir().filePath(name));
        mode |= QIODevice::NewOnly;
    }
    if (!stream->m_file.open(mode))
        return stream->failure(stream->m_file.errorString());
    stream->m_beside = mode.testFlag(QIODevice::NewOnly);
    return stream;
}

base::Result<void> ResultStream::write(const QByteArray &bytes)
{
    if (!m_path.isEmpty()) {
        m_block += bytes;
        return m_block.size() >= fileBlockBytes ? flushBlock() : base::Result<void>();
    }
    m_context.out.write(bytes);
    if (m_context.out.ok())
        return {};
    return m_context.out.closedByReader() ? base::Error{base::ErrorCode::Cancelled, {}, {}, {}}
                                          : failure(m_context.out.errorText());
}

base::Result<void> ResultStream::flushBlock()
{
    qsizetype done = 0;
    while (done < m_block.size()) {
        const qint64 written = m_file.write(m_block.constData() + done, m_block.size() - done);
        if (written <= 0)
            return failure(m_file.errorString());
        done += static_cast<qsizetype>(written);
    }
    m_block.clear();
    return {};
}

base::Result<void> ResultStream::finish()
{
    if (m_path.isEmpty())
        return {};
    if (const auto flushed = flushBlock(); !flushed)
        return flushed;
    if (!m_beside)
        return {};
    if (::fsync(m_file.handle()) != 0)
        return failure(QString::fromLocal8Bit(std::strerror(errno)));
    const QByteArray from = QFile::encodeName(m_file.fileName());
    if (std::rename(from.constData(), QFile::encodeName(m_path).constData()) != 0)
        return failure(QString::fromLocal8Bit(std::strerror(errno)));
    m_beside = false;
    return {};
}

base::Error ResultStream::failure(const QString &reason) const
{
    return fileError(m_path.isEmpty() ? Text::tr("standard output") : m_path,
                     Text::tr("It cannot be written: %1.").arg(reason),
                     Text::tr("Free some disk space or get write permission, or name another file with -o."));
}

} // namespace sw::cli
