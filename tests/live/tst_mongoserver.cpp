// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/server/mongoserver.h"

#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using sw::testsupport::MongoServer;

namespace
{

bool isAlive(qint64 process)
{
    return ::kill(static_cast<pid_t>(process), 0) == 0;
}

/// Starts a server in a child process, and returns its process id once the child has been killed.
qint64 serverOfKilledTest()
{
    int ends[2];
    if (::pipe(ends) != 0)
        return 0;
    const pid_t child = ::fork();
    if (child == 0) {
        MongoServer server;
        const qint64 process = server.start() ? server.processId() : 0;
        const bool told = ::write(ends[1], &process, sizeof process) == sizeof process;
        ::kill(::getpid(), told ? SIGKILL : SIGTERM);
    }
    ::close(ends[1]);
    qint64 process = 0;
    const bool told = ::read(ends[0], &process, sizeof process) == sizeof process;
    ::close(ends[0]);
    ::waitpid(child, nullptr, 0);
    return told ? process : 0;
}

} // namespace

class TestMongoServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { SW_REQUIRE_MONGOD(); }

    void keepsPortAndDataOverCrashAndStop()
    {
        MongoServer server;
        QVERIFY2(server.start(), qPrintable(server.errorString()));
        const quint16 port = server.port();
        QVERIFY(port != 0);
        QVERIFY(server.uri().contains(QString::number(port)));
        server.kill();
        QVERIFY(!server.isRunning());
        QVERIFY2(server.start(), qPrintable(server.errorString()));
        QVERIFY(server.log().contains(QLatin1String("Detected unclean shutdown")));
        server.stop();
        QVERIFY2(server.start(), qPrintable(server.errorString()));
        QVERIFY(!server.log().contains(QLatin1String("Detected unclean shutdown")));
        QCOMPARE(server.port(), port);
    }

    void serversDoNotShareAPort()
    {
        MongoServer first;
        MongoServer second;
        QVERIFY2(first.start(), qPrintable(first.errorString()));
        QVERIFY2(second.start(), qPrintable(second.errorString()));
        QVERIFY(first.port() != second.port());
    }

    void saysWhyItDidNotStart()
    {
        MongoServer server({QStringLiteral("--no-such-option")});
        QVERIFY(!server.start());
        QVERIFY2(server.errorString().contains(QLatin1String("ended with code")), qPrintable(server.errorString()));
        QVERIFY(!server.isRunning());
    }

    void endsWithItsObjectAndWithAKilledTest()
    {
        qint64 process = 0;
        {
            MongoServer server;
            QVERIFY2(server.start(), qPrintable(server.errorString()));
            process = server.processId();
            QVERIFY(isAlive(process));
        }
        QVERIFY(!isAlive(process));
        process = serverOfKilledTest();
        QVERIFY(process != 0);
        QTRY_VERIFY(!isAlive(process));
    }
};

QTEST_GUILESS_MAIN(TestMongoServer)
#include "tst_mongoserver.moc"
