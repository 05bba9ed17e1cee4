// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/connections/profilestore.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sw;
using services::ConnectionProfile;
using services::ServerRole;

/// Servers by name, kept in a file without secrets.
class TestProfiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void connectionStringsGoThereAndBack_data();
    void connectionStringsGoThereAndBack();
    void passwordIsTakenOut_data();
    void passwordIsTakenOut();
    void storeKeepsNoSecret();
    void unusableIsRefused_data();
    void unusableIsRefused();
    void unknownRoleIsTheMostCareful();
    void productionIsKnownByItsHosts();

private:
    services::ProfileStore store() const
    {
        QProcessEnvironment environment;
        environment.insert(QStringLiteral("XDG_STATE_HOME"), m_state->path());
        return services::ProfileStore(environment);
    }
    QString file() const { return m_state->filePath(QStringLiteral("shapewright/connections/profiles.json")); }

    std::unique_ptr<QTemporaryDir> m_state;
};

void TestProfiles::init()
{
    m_state = std::make_unique<QTemporaryDir>();
}

void TestProfiles::connectionStringsGoThereAndBack_data()
{
    QTest::addColumn<QString>("uri");
    for (const char *uri :
         {"mongodb://127.0.0.1:27017/", "mongodb://127.0.0.1:1,localhost:2/?replicaSet=rs0",
          "mongodb+srv://db.example/",
          "mongodb://m%C3%A9%40x@h/?replicaSet=r%26s&tls=true&authMechanism=SCRAM-SHA-256&authSource=users",
          "mongodb://h/?tls=false&readpreference=secondary&appname=a%20b"})
        QTest::newRow(uri) << QString::fromLatin1(uri);
}

void TestProfiles::connectionStringsGoThereAndBack()
{
    QFETCH(QString, uri);
    const auto profile = services::profileFrom(uri, QStringLiteral("x"));
    QVERIFY2(profile.has_value(), qPrintable(profile ? QString() : profile.error().text()));
    QCOMPARE(services::uriOf(*profile), uri);
    QVERIFY(store().put(*profile));
    QCOMPARE(services::uriOf(*services::profileFrom(QStringLiteral("mongodb://h/"))),
             QStringLiteral("mongodb://h/?tls=true"));
    const auto read = store().named(QStringLiteral("x"));
    QVERIFY(read && *read == *profile);
}

void TestProfiles::passwordIsTakenOut_data()
{
    QTest::addColumn<QString>("uri");
    QTest::addColumn<QString>("without");
    QTest::addColumn<QByteArray>("password");
    QTest::newRow("escaped") << QStringLiteral("mongodb://bob:s3cr%40t@h1,h2/shop?tls=true")
                             << QStringLiteral("mongodb://bob@h1,h2/shop?tls=true") << QByteArray("s3cr@t");
    QTest::newRow("of a port") << QStringLiteral("mongodb://bob@h1:27017/") << QStringLiteral("mongodb://bob@h1:27017/")
                               << QByteArray();
    QTest::newRow("broken") << QStringLiteral("mongodb://bob:a@b@h1/") << QStringLiteral("mongodb://bob:a@b@h1/")
                            << QByteArray();
}

void TestProfiles::passwordIsTakenOut()
{
    QFETCH(QString, uri);
    QFETCH(QString, without);
    QFETCH(QByteArray, password);
    QByteArray taken;
    QCOMPARE(services::takePassword(uri, taken), without);
    QCOMPARE(taken, password);
}

void TestProfiles::storeKeepsNoSecret()
{
    auto profile =
        services::profileFrom(QStringLiteral("mongodb://bob:canary7@h1/shop?tls=true"), QStringLiteral("prod"));
    QVERIFY(profile);
    profile->role = ServerRole::Production;
    QCOMPARE(profile->database, QStringLiteral("shop"));
    QVERIFY(store().put(*profile));
    QFile kept(file());
    QVERIFY(kept.open(QIODevice::ReadOnly));
    const QByteArray content = kept.readAll();
    QVERIFY(content.contains("bob") && !content.contains("canary7"));
    QVERIFY(!(kept.permissions() & (QFile::ReadGroup | QFile::ReadOther)) ||
            !(QFile::permissions(QFileInfo(file()).path()) & (QFile::ExeGroup | QFile::ExeOther)));
    QCOMPARE(store().all()->size(), 1);
    QVERIFY(store().remove(QStringLiteral("prod")));
    QCOMPARE(store().all()->size(), 0);
    const auto gone = store().remove(QStringLiteral("prod"));
    QVERIFY(!gone && gone.error().code == base::ErrorCode::Usage);
}

void TestProfiles::unusableIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("uri");
    QTest::newRow("no name") << QString() << QStringLiteral("mongodb://h/?tls=true");
    QTest::newRow("blanks") << QStringLiteral(" a") << QStringLiteral("mongodb://h/?tls=true");
    QTest::newRow("password in clear") << QStringLiteral("a")
                                       << QStringLiteral("mongodb://h/?tls=false&authMechanism=PLAIN");
    QTest::newRow("no such file") << QStringLiteral("a") << QStringLiteral("mongodb://h/?tlsCAFile=/none.pem");
    QTest::newRow("key's password") << QStringLiteral("a")
                                    << QStringLiteral("mongodb://h/?tls=true&tlsCertificateKeyFilePassword=x");
}

void TestProfiles::unusableIsRefused()
{
    QFETCH(QString, name);
    QFETCH(QString, uri);
    const auto profile = services::profileFrom(uri, name);
    QVERIFY(!profile || !store().put(*profile));
    QVERIFY(!QFile::exists(file()));
}

void TestProfiles::unknownRoleIsTheMostCareful()
{
    QVERIFY(store().put(*services::profileFrom(QStringLiteral("mongodb://127.0.0.1/"), QStringLiteral("a"))));
    QFile kept(file());
    QVERIFY(kept.open(QIODevice::ReadWrite));
    const QByteArray content = kept.readAll().replace("development", "prod");
    kept.resize(0);
    kept.write(content);
    kept.close();
    QCOMPARE(store().named(QStringLiteral("a"))->role, ServerRole::Production);
}

void TestProfiles::productionIsKnownByItsHosts()
{
    auto live = services::profileFrom(QStringLiteral("mongodb://Db1.example,db2.example:27018/?tls=true"),
                                      QStringLiteral("live"));
    QVERIFY(live);
    QVERIFY(!services::isOfProduction({*live}, services::uriOf(*live)));
    live->role = ServerRole::Production;
    for (const char *uri :
         {"mongodb://db1.example:27017/", "mongodb://x@db2.example:27018/?replicaSet=a", "mongodb://a,DB1.example/"})
        QVERIFY2(services::isOfProduction({*live}, QLatin1String(uri)), uri);
    for (const char *uri : {"mongodb://db2.example/", "mongodb://db3.example/", "nothing"})
        QVERIFY2(!services::isOfProduction({*live}, QLatin1String(uri)), uri);
}

QTEST_GUILESS_MAIN(TestProfiles)
#include "tst_profiles.moc"
