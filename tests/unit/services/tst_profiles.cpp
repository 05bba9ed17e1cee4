// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/connectionstring.h"
#include "models/services/connections/keychain.h"
#include "models/services/connections/profilestore.h"
#include "tests/support/fakekeychain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
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
    void keychainIsAProgram();
    void keychainOfADesktop();
    void noKeychainIsTold();
    void readPreference();
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
          "mongodb://h/?tls=false&readPreference=secondary&appname=a%20b"})
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

void TestProfiles::readPreference()
{
    auto profile = services::profileFrom(
        QStringLiteral("mongodb://a,b/?replicaSet=r&readPreference=secondary&tls=true"), QStringLiteral("p"));
    QVERIFY(profile);
    QCOMPARE(profile->readPreference, QStringLiteral("secondary"));
    QVERIFY(profile->otherOptions.isEmpty());
    QVERIFY(services::uriOf(*profile).contains(QLatin1String("readPreference=secondary")));
    profile->readPreference = QStringLiteral("farthest");
    QVERIFY(!services::checkProfile(*profile));
    const QString mode = QStringLiteral("nearest");
    for (const char *uri :
         {"mongodb://a", "mongodb://a/", "mongodb://u:p%3F@a/db", "mongodb://a/?tls=true", "mongodb://a/?"}) {
        const auto with = services::withReadPreference(QLatin1String(uri), mode);
        QVERIFY2(with, uri);
        const auto read = deploy::parseConnectionString(*with);
        QVERIFY2(read && read->option(QStringLiteral("readpreference")) == mode, qPrintable(*with));
        QCOMPARE(read->hosts, deploy::parseConnectionString(QLatin1String(uri))->hosts);
    }
    QVERIFY(!services::withReadPreference(QStringLiteral("mongodb://a/?readPreference=primary"), mode));
    QVERIFY(!services::withReadPreference(QStringLiteral("mongodb://a"), QStringLiteral("farthest")));
}

/// Password and entry go over standard input, never into arguments or files of ours.
void TestProfiles::keychainIsAProgram()
{
    const testsupport::FakeKeychain keychain;
    auto profile = services::profileFrom(QStringLiteral("mongodb://ann@a/?tls=true"), QStringLiteral("p"));
    QVERIFY(profile);
    const QByteArray secret = "two words\nand a line \xc3\xa9";
    QVERIFY(services::Keychain::check());
    QVERIFY(services::Keychain::read(*profile)->isEmpty());
    QVERIFY(services::Keychain::keep(*profile, secret));
    QCOMPARE(*services::Keychain::read(*profile), secret);
    services::ConnectionProfile other = *profile;
    other.hosts << QStringLiteral("b"); // a profile that was changed asks again
    QVERIFY(services::Keychain::read(other)->isEmpty());
    QVERIFY(services::Keychain::forget(*profile));
    QVERIFY(services::Keychain::forget(*profile)); // there is none
    QVERIFY(services::Keychain::read(*profile)->isEmpty());
    QVERIFY(services::Keychain::keep(*profile, secret));
    keychain.set("locked", true);
    const auto forgotten = services::Keychain::forget(*profile);
    QVERIFY2(!forgotten && forgotten.error().message.contains(QLatin1String("locked")), "it is still there");
    QVERIFY(!services::Keychain::read(*profile) && !services::Keychain::keep(*profile, secret));
    QVERIFY2(!keychain.asked().contains("words") && !keychain.asked().contains("ann"), keychain.asked().constData());
}

/// The program of the desktop, in a session of its own.
void TestProfiles::keychainOfADesktop()
{
    const QString built = QCoreApplication::applicationDirPath() + QStringLiteral("/../bin/shapewright-keychain");
    if (!QFile::exists(built) || QStandardPaths::findExecutable(QStringLiteral("dbus-run-session")).isEmpty() ||
        QStandardPaths::findExecutable(QStringLiteral("gnome-keyring-daemon")).isEmpty())
        QSKIP("shapewright-keychain, dbus-run-session or gnome-keyring-daemon is missing");
    QTemporaryDir home;
    QProcess session;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home.path());
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
    environment.remove(QStringLiteral("DISPLAY")); // nobody is asked to unlock it
    environment.insert(QStringLiteral("K"), built);
    session.setProcessEnvironment(environment);
    session.start(QStringLiteral("dbus-run-session"),
                  {QStringLiteral("--"), QStringLiteral("bash"), QStringLiteral("-c"), QStringLiteral(R"(
printf pw | gnome-keyring-daemon --unlock --components=secrets -d >/dev/null 2>&1 || exit 77
ask() { printf 'entry\n%s' "$2" | "$K" "$1" 2>/dev/null; echo "$1 $?"; }
ask check; ask read; ask keep secret; ask read; ask forget; ask read; ask keep again
dbus-send --session --print-reply --dest=org.freedesktop.secrets /org/freedesktop/secrets \
  org.freedesktop.Secret.Service.Lock array:objpath:/org/freedesktop/secrets/collection/login >/dev/null || exit 77
ask read; ask forget; ask keep third
)")});
    QVERIFY(session.waitForFinished(60'000));
    if (session.exitCode() == 77)
        QSKIP("gnome-keyring-daemon does not start here");
    QCOMPARE(session.readAllStandardOutput().simplified(),
             QByteArray("check 0 read 2 keep 0 secretread 0 forget 0 read 2 keep 0 read 5 forget 5 keep 5"));
}

void TestProfiles::noKeychainIsTold()
{
    qputenv("SHAPEWRIGHT_KEYCHAIN", "/nonexistent/keychain");
    const auto there = services::Keychain::check();
    QVERIFY(!there && there.error().message.contains(QLatin1String("keychain")) && !there.error().wayOut.isEmpty());
    qunsetenv("SHAPEWRIGHT_KEYCHAIN");
    const QByteArray built = QFile::encodeName(QCoreApplication::applicationDirPath()) + "/../bin/shapewright-keychain";
    if (!QFile::exists(QFile::decodeName(built)))
        return;
    // The program itself, without a bus: it neither starts one nor waits.
    qputenv("SHAPEWRIGHT_KEYCHAIN", built);
    const QByteArray bus = qgetenv("DBUS_SESSION_BUS_ADDRESS");
    const QByteArray runtime = qgetenv("XDG_RUNTIME_DIR");
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    qputenv("XDG_RUNTIME_DIR", "/nonexistent");
    QElapsedTimer clock;
    clock.start();
    QVERIFY(!services::Keychain::check());
    QVERIFY(clock.elapsed() < 5000);
    qputenv("DBUS_SESSION_BUS_ADDRESS", bus);
    qputenv("XDG_RUNTIME_DIR", runtime);
    qunsetenv("SHAPEWRIGHT_KEYCHAIN");
}

QTEST_GUILESS_MAIN(TestProfiles)
#include "tst_profiles.moc"
