// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/connectionstring.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sw;

/// A connection string is read strictly, and what is wrong with it is said without repeating any of it.
class TestConnectionString : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refused_data();
    void refused();
    void accepted_data();
    void accepted();
    void partsAreUnescaped();
    void security_data();
    void security();
    void keyFileMustBePrivate();
    void everyPrefixIsSafe();
};

void TestConnectionString::refused_data()
{
    QTest::addColumn<QString>("uri");
    for (const char *uri : {"",
                            "canary",
                            "http://canary/",
                            "mongodb://",
                            "mongodb:///canary",
                            "mongodb://bob:canary@r@h1/",
                            "mongodb://bob:can@ary@h1/db",
                            "mongodb://bob:can:ary@h1/",
                            "mongodb://bob:can/ary@h1/",
                            "mongodb://bob:can?ary@h1/",
                            "mongodb://bob:can%zzary@h1/",
                            "mongodb://bob:can%4",
                            "mongodb://bob:canary%@h1/",
                            "mongodb://bob:%00canary@h1/",
                            "mongodb://bob:%ff%fecanary@h1/",
                            "mongodb://:canary@h1/",
                            "mongodb://@h1/",
                            "mongodb://h1,,canary/",
                            "mongodb://h1:0/canary",
                            "mongodb://h1:65536/canary",
                            "mongodb://h1:canary/",
                            "mongodb://h1:/canary",
                            "mongodb://[::1/canary",
                            "mongodb://h1/?canary=1",
                            "mongodb://h1/?tlss=true",
                            "mongodb://h1/?tls=yes",
                            "mongodb://h1/?tls=canary",
                            "mongodb://h1/?tls=true&tls=true",
                            "mongodb://h1/?tls=true&ssl=true",
                            "mongodb://h1/?tls",
                            "mongodb://h1/?connectTimeoutMS=-1",
                            "mongodb://h1/?connectTimeoutMS=canary",
                            "mongodb://h1/?authMechanism=canary",
                            "mongodb://h1/can ary",
                            "mongodb://h1/can\tary",
                            "mongodb://h1/#canary",
                            "mongodb://h1/can$ary",
                            "mongodb://h1/can.ary",
                            "mongodb://h1/can/ary",
                            "mongodb://h1/?x@canary",
                            "mongodb+srv://h1,h2/canary",
                            "mongodb+srv://h1:27017/canary",
                            "mongodb://h1/?=canary",
                            "mongodb://h1/?&tls=true"})
        QTest::newRow(uri) << QString::fromLatin1(uri);
}

void TestConnectionString::refused()
{
    QFETCH(QString, uri);
    const auto read = deploy::parseConnectionString(uri);
    QVERIFY(!read);
    QCOMPARE(read.error().code, base::ErrorCode::Usage);
    QVERIFY(!read.error().message.isEmpty() && !read.error().wayOut.isEmpty());
    for (const char *part : {"canary", "ary", "bob"})
        QVERIFY2(!read.error().text().contains(QLatin1String(part), Qt::CaseInsensitive) ||
                     QLatin1String(part) == QLatin1String("ary"),
                 qPrintable(read.error().text()));
}

void TestConnectionString::accepted_data()
{
    QTest::addColumn<QString>("uri");
    QTest::addColumn<QString>("hosts");
    QTest::addColumn<QString>("driver");
    QTest::newRow("plain") << QStringLiteral("mongodb://127.0.0.1:27017") << QStringLiteral("127.0.0.1:27017")
                           << QStringLiteral("mongodb://127.0.0.1:27017/");
    QTest::newRow("set") << QStringLiteral("mongodb://a:1,b:2/shop?replicaSet=rs0&tls=true")
                         << QStringLiteral("a:1,b:2")
                         << QStringLiteral("mongodb://a:1,b:2/shop?replicaset=rs0&tls=true");
    QTest::newRow("login") << QStringLiteral("mongodb://bob:secret@a/") << QStringLiteral("a")
                           << QStringLiteral("mongodb://a/");
    QTest::newRow("six") << QStringLiteral("mongodb://[::1]:27017/") << QStringLiteral("[::1]:27017")
                         << QStringLiteral("mongodb://[::1]:27017/");
    QTest::newRow("socket") << QStringLiteral("mongodb://%2Ftmp%2Fmongodb-27017.sock/")
                            << QStringLiteral("%2Ftmp%2Fmongodb-27017.sock")
                            << QStringLiteral("mongodb://%2Ftmp%2Fmongodb-27017.sock/");
    QTest::newRow("srv") << QStringLiteral("mongodb+srv://bob:x@c.example.net/shop") << QStringLiteral("c.example.net")
                         << QStringLiteral("mongodb+srv://c.example.net/shop");
}

void TestConnectionString::accepted()
{
    QFETCH(QString, uri);
    QFETCH(QString, hosts);
    QFETCH(QString, driver);
    const auto read = deploy::parseConnectionString(uri);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().text()));
    QCOMPARE(read->hostsText(), hosts);
    QCOMPARE(read->withoutCredentials(), driver);
}

void TestConnectionString::partsAreUnescaped()
{
    const auto read =
        deploy::parseConnectionString(QStringLiteral("mongodb://b%40b:p%3A%2F%3F%23%25%C3%A9@h/?authSource=admin"));
    QVERIFY(read.has_value());
    QCOMPARE(read->user, QStringLiteral("b@b"));
    QCOMPARE(read->password, QByteArray("p:/?#%\xc3\xa9"));
    QCOMPARE(read->option(QStringLiteral("authsource")), QStringLiteral("admin"));
}

void TestConnectionString::security_data()
{
    QTest::addColumn<QString>("uri");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *uri, bool allowed) {
        QTest::newRow(uri) << QString::fromLatin1(uri) << allowed;
    };
    row("mongodb://localhost/", true);
    row("mongodb://127.0.0.1,[::1]/", true);
    row("mongodb://db.example/", false);
    row("mongodb://localhost,db.example/", false);
    row("mongodb://127.0.0.1.example/", false);
    row("mongodb://localhost.example/", false);
    row("mongodb://db.example/?tls=false", true);
    row("mongodb://db.example/?tls=true", true);
    row("mongodb+srv://db.example/", true);
    row("mongodb+srv://db.example/?tls=false", true);
    row("mongodb://bob:x@localhost/?authMechanism=PLAIN", false);
    row("mongodb://bob:x@localhost/?authMechanism=PLAIN&tls=true", true);
    row("mongodb://bob@localhost/?authMechanism=MONGODB-X509", false);
}

void TestConnectionString::security()
{
    QFETCH(QString, uri);
    QFETCH(bool, allowed);
    const auto read = deploy::parseConnectionString(uri);
    QVERIFY(read.has_value());
    QCOMPARE(deploy::checkSecurity(*read).has_value(), allowed);
}

void TestConnectionString::keyFileMustBePrivate()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("key.pem"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const auto read =
        deploy::parseConnectionString(QStringLiteral("mongodb://localhost/?tls=true&tlsCertificateKeyFile=") + path);
    QVERIFY(read.has_value());
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup);
    QVERIFY(!deploy::checkSecurity(*read));
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    QVERIFY(deploy::checkSecurity(*read).has_value());
}

/// Cut off anywhere, it is read or refused, and never crashes.
void TestConnectionString::everyPrefixIsSafe()
{
    const QString whole = QStringLiteral(
        "mongodb://b%40b:p%3A@[::1]:27017,%2Ftmp%2Fx.sock,h:1/shop?tls=true&w=majority&connectTimeoutMS=10");
    QVERIFY(deploy::parseConnectionString(whole).has_value());
    for (qsizetype length = 0; length < whole.size(); ++length) {
        const auto read = deploy::parseConnectionString(whole.left(length));
        QVERIFY(read.has_value() || !read.error().message.isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestConnectionString)
#include "tst_connectionstring.moc"
