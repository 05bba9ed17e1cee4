// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/remote/messages.h"
#include "models/remote/remotesession.h"
#include "tests/support/server/lyingserver.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace sw;
using testsupport::LyingServer;

/// The program that talks to servers: what it is told and how, and when it ends.
class TestHelperProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void secretsAreInNeitherArgumentsNorEnvironment();
    void endsWithTheSession();
    void endsWithTheProgram();
    void crashIsALostConnection();
    void stoppedWaitEndsTheHelper();
    void stoppedReadEndsTheHelper();
    void missingProgramIsTold();
    void brokenMessagesAreNone();
    void doesNothingByItself();

private:
    LyingServer m_server;
};

namespace
{

base::Bson ping()
{
    return base::BsonBuilder().int32("hello", 1).finish();
}

/// Numbers of the helpers that \p parent runs.
QList<pid_t> helpersOf(pid_t parent)
{
    QList<pid_t> out;
    for (const QString &name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        QFile file(QStringLiteral("/proc/%1/stat").arg(name));
        if (name.toInt() == 0 || !file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray stat = file.readAll(); // number (name) state parent …
        const QList<QByteArray> rest = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
        if (stat.contains("(shapewright-con") && rest.value(1).toInt() == parent && rest.value(0) != "Z")
            out << name.toInt();
    }
    return out;
}

bool isRunning(pid_t process)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(process));
    return file.open(QIODevice::ReadOnly) && !file.readAll().contains(") Z ");
}

QByteArray contentOf(pid_t process, const char *name)
{
    QFile file(QStringLiteral("/proc/%1/%2").arg(process).arg(QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A server that takes a request and never answers.
LyingServer::Lie silence(const std::shared_ptr<std::atomic<bool>> &ends) // the server may look once more after a test
{
    return [ends](const QByteArray &) {
        while (!*ends)
            QTest::qSleep(5);
        return QByteArray();
    };
}

} // namespace

void TestHelperProcess::cleanup()
{
    m_server.beHonest();
    QVERIFY(helpersOf(::getpid()).isEmpty());
}

void TestHelperProcess::secretsAreInNeitherArgumentsNorEnvironment()
{
    qputenv("SHAPEWRIGHT_URI", "mongodb://ann:s3cr3t@127.0.0.1/");
    const auto session = remote::connectTo(m_server.uri(), {});
    qunsetenv("SHAPEWRIGHT_URI");
    QVERIFY2(session.has_value(), qPrintable(session ? QString() : session.error().text()));
    const QList<pid_t> helpers = helpersOf(::getpid());
    QCOMPARE(helpers.size(), 1);
    const QByteArray environment = contentOf(helpers.first(), "environ");
    QVERIFY(!environment.isEmpty());
    QVERIFY(!environment.contains("s3cr3t") && !environment.contains("mongodb:"));
    const QByteArray arguments = contentOf(helpers.first(), "cmdline");
    QVERIFY2(arguments.count('\0') == 1 && !arguments.contains("mongodb:"), arguments.constData());
}

void TestHelperProcess::endsWithTheSession()
{
    auto session = remote::connectTo(m_server.uri(), {});
    QVERIFY(session.has_value());
    const pid_t helper = helpersOf(::getpid()).value(0);
    QVERIFY(isRunning(helper));
    session->reset();
    QVERIFY(!isRunning(helper));
}

/// However the program ends.
void TestHelperProcess::endsWithTheProgram()
{
    int ends[2];
    QCOMPARE(::pipe(ends), 0);
    const QString uri = m_server.uri();
    const pid_t child = ::fork();
    if (child == 0) {
        const auto session = remote::connectTo(uri, {});
        const pid_t helper = helpersOf(::getpid()).value(0);
        if (::write(ends[1], &helper, sizeof helper) == sizeof helper)
            ::pause();
        ::_exit(session ? 0 : 1);
    }
    pid_t helper = 0;
    QCOMPARE(::read(ends[0], &helper, sizeof helper), ssize_t(sizeof helper));
    QVERIFY(helper > 0 && isRunning(helper));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    QTRY_VERIFY_WITH_TIMEOUT(!isRunning(helper), 2000);
}

void TestHelperProcess::crashIsALostConnection()
{
    const auto session = remote::connectTo(m_server.uri(), {});
    QVERIFY(session.has_value());
    for (const int signal : {SIGSEGV, SIGABRT, SIGKILL}) {
        ::kill(helpersOf(::getpid()).value(0), signal);
        const deploy::Reply lost = (*session)->run(QStringLiteral("admin"), ping());
        QVERIFY(!lost.ok && lost.networkError && lost.unreadable);
        QVERIFY((*session)->run(QStringLiteral("admin"), ping()).ok);
        QCOMPARE(helpersOf(::getpid()).size(), 1);
    }
}

void TestHelperProcess::stoppedWaitEndsTheHelper()
{
    const auto ends = std::make_shared<std::atomic<bool>>(false);
    m_server.lie(QStringLiteral("connectionStatus"), silence(ends));
    QElapsedTimer timer;
    timer.start();
    const base::Progress progress({}, [&] { return m_server.lies() > 0; });
    const auto session = remote::connectTo(m_server.uri(), {}, progress);
    *ends = true;
    QVERIFY(!session && session.error().code == base::ErrorCode::Cancelled);
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
}

void TestHelperProcess::stoppedReadEndsTheHelper()
{
    const auto session = remote::connectTo(m_server.uri(), {});
    QVERIFY(session.has_value());
    const auto ends = std::make_shared<std::atomic<bool>>(false);
    m_server.lie(QStringLiteral("listCollections"), silence(ends), 1);
    (*session)->stopReadingWhen([&] { return m_server.lies() > 0; });
    QElapsedTimer timer;
    timer.start();
    const deploy::Reply stopped =
        (*session)->run(QStringLiteral("shop"), base::BsonBuilder().int32("listCollections", 1).finish());
    *ends = true;
    (*session)->stopReadingWhen({});
    QVERIFY(!stopped.ok && !stopped.networkError && stopped.codeName == QLatin1String("Interrupted"));
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY((*session)->run(QStringLiteral("admin"), ping()).ok);
}

void TestHelperProcess::missingProgramIsTold()
{
    const QByteArray before = qgetenv("SHAPEWRIGHT_CONNECT");
    qputenv("SHAPEWRIGHT_CONNECT", "/no/such/program");
    const auto session = remote::connectTo(m_server.uri(), {});
    qputenv("SHAPEWRIGHT_CONNECT", before);
    QVERIFY(!session && session.error().code == base::ErrorCode::Connection);
    QVERIFY(session.error().where.contains(QLatin1String("/no/such/program")));
}

/// Neither program believes the other: every beginning of a message, and every changed byte of one, is read or refused.
void TestHelperProcess::brokenMessagesAreNone()
{
    deploy::Reply reply;
    reply.document = ping();
    reply.ok = true;
    reply.message = QStringLiteral("words");
    remote::ConnectRequest request;
    request.options.uri = m_server.uri();
    const QList<QByteArray> messages{remote::toMessage(reply), remote::toMessage(request),
                                     remote::toMessage(remote::RunRequest{QStringLiteral("shop"), ping(), true}),
                                     remote::toMessage(std::optional<bool>(true))};
    const auto readAll = [](const QByteArray &message) {
        return int(remote::replyFrom(message).has_value()) + int(remote::connectRequestFrom(message).has_value()) +
               int(remote::runRequestFrom(message).has_value()) + int(remote::connectAnswerFrom(message).has_value()) +
               int(remote::membersFrom(message).has_value());
    };
    for (const QByteArray &message : messages) {
        QVERIFY(readAll(message) > 0);
        for (qsizetype size = 0; size < message.size(); ++size)
            QVERIFY(!remote::replyFrom(message.left(size)));
        for (qsizetype at = 0; at < message.size(); ++at) {
            for (const int change : {0x01, 0x80, 0xff}) {
                QByteArray changed = message;
                changed[at] = static_cast<char>(changed.at(at) ^ change);
                (void)readAll(changed);
            }
        }
    }
}

void TestHelperProcess::doesNothingByItself()
{
    const QByteArray program = qgetenv("SHAPEWRIGHT_CONNECT");
    QVERIFY(!program.isEmpty());
    const int status = std::system((program + " </dev/null 2>/dev/null").constData());
    QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 1);
}

QTEST_GUILESS_MAIN(TestHelperProcess)
#include "tst_helperprocess.moc"
