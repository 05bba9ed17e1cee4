// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/server/mongoserver.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QThread>

#include <arpa/inet.h>
#include <csignal>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sw::testsupport
{

namespace
{

constexpr int exitCodePortTaken = 48;
constexpr int startMilliseconds = 60'000;
constexpr int stopMilliseconds = 30'000;

QString findProgram(const char *variable, const QString &name)
{
    const QString named = qEnvironmentVariable(variable);
    if (!named.isEmpty())
        return QFileInfo(named).isExecutable() ? named : QString();
    const QString onPath = QStandardPaths::findExecutable(name);
    if (!onPath.isEmpty())
        return onPath;
    const QDir cache(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
                     QStringLiteral("/shapewright"));
    const QStringList folders = cache.entryList({name + QStringLiteral("-*")}, QDir::Dirs, QDir::Name | QDir::Reversed);
    for (const QString &folder : folders) {
        const QString path = cache.filePath(folder + QLatin1Char('/') + name);
        if (QFileInfo(path).isExecutable())
            return path;
    }
    return {};
}

/// A loopback port that was free a moment ago; 0 if the system has none.
quint16 freePort()
{
    const int handle = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (handle < 0)
        return 0;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    auto *generic = reinterpret_cast<sockaddr *>(&address);
    const bool bound = ::bind(handle, generic, length) == 0 && ::getsockname(handle, generic, &length) == 0;
    ::close(handle);
    return bound ? ntohs(address.sin_port) : quint16(0);
}

} // namespace

MongoServer::MongoServer(QStringList arguments) : m_arguments(std::move(arguments))
{}

MongoServer::~MongoServer()
{
    kill();
}

QString MongoServer::program()
{
    static const QString path = findProgram("SHAPEWRIGHT_MONGOD", QStringLiteral("mongod"));
    return path;
}

QString MongoServer::shell()
{
    static const QString path = findProgram("SHAPEWRIGHT_MONGOSH", QStringLiteral("mongosh"));
    return path;
}

bool MongoServer::available()
{
    return !program().isEmpty();
}

QString MongoServer::skipReason()
{
    return available()
               ? QString()
               : QStringLiteral("no MongoDB server: set SHAPEWRIGHT_MONGOD to a mongod, or run packaging/mongod");
}

bool MongoServer::start()
{
    if (isRunning())
        return true;
    if (!available() || !m_folder.isValid() || !QDir(m_folder.path()).mkpath(QStringLiteral("data"))) {
        m_error = available() ? m_folder.errorString() : skipReason();
        return false;
    }
    const bool samePort = m_port != 0;
    for (int attempt = 0; attempt < 5; ++attempt) {
        if (!samePort)
            m_port = freePort();
        const Outcome outcome = launch();
        if (outcome == Outcome::Ready)
            return true;
        end();
        if (outcome == Outcome::Failed)
            break;
    }
    return false;
}

MongoServer::Outcome MongoServer::launch()
{
    QFile::remove(m_folder.filePath(QStringLiteral("mongod.log")));
    m_process = std::make_unique<QProcess>();
    m_process->setProgram(program());
    m_process->setArguments(QStringList{QStringLiteral("--dbpath"), m_folder.filePath(QStringLiteral("data")),
                                        QStringLiteral("--port"), QString::number(m_port), QStringLiteral("--bind_ip"),
                                        QStringLiteral("127.0.0.1"), QStringLiteral("--nounixsocket"),
                                        QStringLiteral("--wiredTigerCacheSizeGB"), QStringLiteral("0.25"),
                                        QStringLiteral("--logpath"), m_folder.filePath(QStringLiteral("mongod.log"))} +
                            m_arguments);
    m_process->setProcessChannelMode(QProcess::MergedChannels);
    m_process->setStandardOutputFile(QProcess::nullDevice());
    m_process->setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    m_process->start();
    if (!m_process->waitForStarted()) {
        m_error = m_process->errorString();
        return Outcome::Failed;
    }
    return waitUntilReady();
}

MongoServer::Outcome MongoServer::waitUntilReady()
{
    const QDeadlineTimer deadline(startMilliseconds);
    while (!deadline.hasExpired()) {
        if (log().contains(QLatin1String("waiting for connections"), Qt::CaseInsensitive))
            return Outcome::Ready;
        if (m_process->waitForFinished(20)) {
            m_error = QStringLiteral("mongod ended with code %1: %2").arg(m_process->exitCode()).arg(log().right(1000));
            return m_process->exitCode() == exitCodePortTaken ? Outcome::PortTaken : Outcome::Failed;
        }
    }
    m_error = QStringLiteral("mongod was not ready in time: %1").arg(log().right(1000));
    return Outcome::Failed;
}

void MongoServer::stop()
{
    if (m_process) {
        m_process->terminate();
        m_process->waitForFinished(stopMilliseconds);
    }
    end();
}

void MongoServer::kill()
{
    end();
}

void MongoServer::end()
{
    if (m_process && m_process->state() != QProcess::NotRunning) {
        m_process->kill();
        m_process->waitForFinished(stopMilliseconds);
    }
    m_process.reset();
}

bool MongoServer::isRunning() const
{
    return m_process && m_process->state() == QProcess::Running;
}

quint16 MongoServer::port() const
{
    return m_port;
}

QString MongoServer::uri() const
{
    return QStringLiteral("mongodb://127.0.0.1:%1/").arg(m_port);
}

qint64 MongoServer::processId() const
{
    return m_process ? m_process->processId() : 0;
}

QString MongoServer::log() const
{
    QFile file(m_folder.filePath(QStringLiteral("mongod.log")));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString MongoServer::errorString() const
{
    return m_error;
}

} // namespace sw::testsupport
