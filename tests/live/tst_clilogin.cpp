// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runner.h"
#include "tests/support/server/mongoserver.h"

#include <QDirIterator>
#include <QTest>

using namespace sw;
using clitest::Run;

/// Logins of the built program at a real server that asks for them: the ways to give a password, refusals, missing
/// rights.
class TestCliLogin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void passwordArrives_data();
    void passwordArrives();
    void refusedLogins_data();
    void refusedLogins();
    void missingRightsAreNamed();
    void noSecretIsKept();

private:
    QString uri(const QString &user) const
    {
        return m_server.uri().replace(QStringLiteral("://"), QStringLiteral("://%1@").arg(user));
    }
    Run shell(const QString &line) const;

    QTemporaryDir m_home;
    testsupport::MongoServer m_server{QStringList{QStringLiteral("--auth")}};
};

constexpr char password[] = "s3cr3t p@ss:w/rd";

void TestCliLogin::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    const Run made = clitest::Program(m_home.path())
                         .run({QStringLiteral("new"), QStringLiteral("shop.shape.json"), QStringLiteral("--sample"),
                               QStringLiteral("bookstore")});
    QVERIFY2(made.code == 0, qPrintable(made.err));
    clitest::writeTo(m_home.filePath(QStringLiteral("secret")), QByteArray(password) + '\n');
    QProcess process;
    process.start(testsupport::MongoServer::shell(),
                  {m_server.uri() + QStringLiteral("admin"), QStringLiteral("--quiet"), QStringLiteral("--norc"),
                   QStringLiteral("--eval"),
                   QStringLiteral("db.createUser({user: 'root', pwd: '%1', roles: ['root']}); db.auth('root', '%1');"
                                  "db.createUser({user: 'writer', pwd: '%1', roles: [{role: 'dbAdmin', db: 'shop'}, "
                                  "{role: 'readWrite', db: 'shop'}]});"
                                  "db.createUser({user: 'reader', pwd: '%1', roles: [{role: 'read', db: 'shop'}]});"
                                  "db.createUser({user: 'nobody', pwd: '%1', roles: []})")
                       .arg(QLatin1String(password))});
    QVERIFY(process.waitForFinished(60'000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
}

Run TestCliLogin::shell(const QString &line) const
{
    clitest::Program program(m_home.path());
    program.set(QStringLiteral("WRITER"), uri(QStringLiteral("writer")));
    program.set(QStringLiteral("READER"), uri(QStringLiteral("reader")));
    program.set(QStringLiteral("NOBODY"), uri(QStringLiteral("nobody")));
    program.set(QStringLiteral("STRANGER"), uri(QStringLiteral("stranger")));
    program.set(QStringLiteral("SERVER"), m_server.uri());
    program.set(QStringLiteral("FULL"), uri(QStringLiteral("writer:s3cr3t%20p%40ss%3Aw%2Frd")));
    return program.shell(line);
}

void TestCliLogin::passwordArrives_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("standard input") << "$CLI plan shop.shape.json --uri $WRITER --db shop --password-stdin < secret";
    QTest::newRow("descriptor") << "$CLI plan shop.shape.json --uri $WRITER --db shop --password-fd 3 3< secret";
    QTest::newRow("variable") << "SHAPEWRIGHT_URI=$FULL $CLI plan shop.shape.json --db shop";
    QTest::newRow("variable without, standard input with")
        << "SHAPEWRIGHT_URI=$WRITER $CLI plan shop.shape.json --db shop --password-stdin < secret";
}

void TestCliLogin::passwordArrives()
{
    QFETCH(QString, line);
    const Run run = shell(line);
    QVERIFY2(run.code == 2, qPrintable(run.out + run.err));
    QCOMPARE(run.err, QString());
}

void TestCliLogin::refusedLogins_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code");
    QTest::newRow("wrong password") << "echo wrong | $CLI plan shop.shape.json --uri $WRITER --db shop --password-stdin"
                                    << 7;
    QTest::newRow("wrong password of a calibration")
        << "echo wrong | $CLI size shop.shape.json --calibrate --synthetic --yes --uri $WRITER --password-stdin" << 7;
    QTest::newRow("no rights for a calibration")
        << "$CLI size shop.shape.json --calibrate --synthetic --yes --uri $READER --password-stdin < secret" << 8;
    QTest::newRow("unknown user") << "$CLI plan shop.shape.json --uri $STRANGER --db shop --password-stdin < secret"
                                  << 7;
    QTest::newRow("another database's user")
        << "$CLI plan shop.shape.json --uri $WRITER?authSource=shop --db shop --password-stdin < secret" << 7;
    QTest::newRow("no password") << "$CLI plan shop.shape.json --uri $WRITER --db shop" << 7;
    QTest::newRow("empty password") << "$CLI plan shop.shape.json --uri $WRITER --db shop --password-stdin < /dev/null"
                                    << 1;
    QTest::newRow("nobody logged in") << "$CLI plan shop.shape.json --uri $SERVER --db shop" << 8;
    QTest::newRow("no rights at all") << "$CLI plan shop.shape.json --uri $NOBODY --db shop --password-stdin < secret"
                                      << 8;
}

void TestCliLogin::refusedLogins()
{
    QFETCH(QString, line);
    QFETCH(int, code);
    const Run run = shell(line);
    QVERIFY2(run.code == code, qPrintable(QString::number(run.code) + QLatin1Char(' ') + run.out + run.err));
    QCOMPARE(run.out, QString());
    QVERIFY2(run.err.startsWith(QStringLiteral("error: ")) && run.err.count(QLatin1Char('\n')) == 1,
             qPrintable(run.err));
    QVERIFY2(!run.err.contains(QStringLiteral("s3cr3t")), qPrintable(run.err));
}

void TestCliLogin::missingRightsAreNamed()
{
    const Run planned =
        shell(QStringLiteral("$CLI plan shop.shape.json --uri $READER --db shop --password-stdin < secret"));
    QVERIFY2(planned.code == 2 && planned.err.contains(QStringLiteral("createCollection")),
             qPrintable(planned.out + planned.err));
    const Run applied =
        shell(QStringLiteral("$CLI apply shop.shape.json --uri $READER --db shop --yes --password-stdin < secret"));
    QVERIFY2(applied.code == 8 && applied.err.contains(QStringLiteral("createCollection")),
             qPrintable(applied.out + applied.err));
}

void TestCliLogin::noSecretIsKept()
{
    const Run applied =
        shell(QStringLiteral("$CLI apply shop.shape.json --uri $WRITER --db shop --yes --password-stdin < secret"));
    QVERIFY2(applied.code == 0, qPrintable(applied.out + applied.err));
    int files = 0;
    QDirIterator all(m_home.filePath(QStringLiteral("state")), QDir::Files | QDir::Hidden,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QByteArray content = clitest::contentOf(all.next());
        QVERIFY2(!content.contains("s3cr3t"), qPrintable(all.filePath()));
        QVERIFY2(
            !(QFile::permissions(QFileInfo(all.filePath()).absolutePath()) & (QFile::ReadOther | QFile::ReadGroup)),
            qPrintable(all.filePath()));
        ++files;
    }
    QVERIFY(files >= 2);
}

QTEST_GUILESS_MAIN(TestCliLogin)
#include "tst_clilogin.moc"
