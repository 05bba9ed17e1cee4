// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/base/secret.h"
#include "models/deploy/plan/missingrights.h"
#include "models/deploy/plan/planfile.h"
#include "models/remote/remotesession.h"
#include "tests/live/deploytesting.h"

#include "models/deploy/apply/journal.h"
#include "models/deploy/connectionstring.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <array>
#include <malloc.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace sw;
using namespace sw::deploytesting;
using base::ErrorCode;
using design::KeyKind;

namespace
{

const QString db = QStringLiteral("access");
const QByteArray secret = "k9-S3cr3t-canary:/?#@%é";

design::Design twoKinds()
{
    return designOf({collectionOf(QStringLiteral("a"), {QStringLiteral("x")},
                                  {indexOn({{QStringLiteral("x"), KeyKind::Ascending}})})});
}

const QStringList neededActions{QStringLiteral("listCollections"), QStringLiteral("listIndexes"),
                                QStringLiteral("createCollection"), QStringLiteral("createIndex"),
                                QStringLiteral("collMod")};
const QStringList usefulActions{QStringLiteral("collStats"), QStringLiteral("dbStats"), QStringLiteral("find")};

/// A password that memory is searched for, without a second copy of it.
struct Masked
{
    static constexpr char mask = 0x15;

    static QByteArray text()
    {
        QByteArray out;
        for (int i = 0; i < 24; ++i)
            out += static_cast<char>(('a' + (i * 7 + 3) % 26) ^ mask);
        return out;
    }
    static QByteArray plain(const QByteArray &masked)
    {
        QByteArray out = masked;
        for (char &c : out)
            c = static_cast<char>(c ^ mask);
        return out;
    }
    /// In what this process may write to.
    static int countInMemory(const QByteArray &masked)
    {
        static std::array<char, 1 << 20> buffer; // what is in it is not counted
        const auto own = reinterpret_cast<size_t>(buffer.data());
        QFile maps(QStringLiteral("/proc/self/maps"));
        QFile memory(QStringLiteral("/proc/self/mem"));
        if (!maps.open(QIODevice::ReadOnly) || !memory.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
            return -1;
        int found = 0;
        for (const QByteArray &line : maps.readAll().split('\n')) {
            const QByteArrayList words = line.split(' ');
            const QByteArrayList ends = words.first().split('-');
            if (words.size() < 2 || !words.at(1).startsWith("rw"))
                continue;
            const size_t end = ends.at(1).toULong(nullptr, 16);
            for (size_t at = ends.at(0).toULong(nullptr, 16); at < end; at += buffer.size() - 64) {
                const ssize_t got =
                    ::pread(memory.handle(), buffer.data(), std::min(buffer.size(), end - at), static_cast<off_t>(at));
                for (ssize_t i = 0; i + masked.size() <= got; ++i) {
                    const size_t place = at + static_cast<size_t>(i);
                    bool same = place < own || place >= own + buffer.size();
                    for (qsizetype k = 0; same && k < masked.size(); ++k)
                        same = (buffer[static_cast<size_t>(i + k)] ^ mask) == masked.at(k);
                    found += same ? 1 : 0;
                }
            }
        }
        buffer.fill('\0');
        return found;
    }
};

} // namespace

/// Logins, rights and servers that do not answer: each is told apart, and no password ever shows.
class TestDeployAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void wrongLoginIsAConnectionError_data();
    void wrongLoginIsAConnectionError();
    void unreachableServerIsAConnectionError_data();
    void unreachableServerIsAConnectionError();
    void leastRightsAreEnough();
    void missingRightIsNamed_data();
    void missingRightIsNamed();
    void usefulRightsMayBeMissing_data();
    void usefulRightsMayBeMissing();
    void unlistedCommandsAreNotSent_data();
    void unlistedCommandsAreNotSent();
    void changesOnlyWhileApplying();
    void noSecretAnywhere();
    void noSecretAfterDisconnecting();
    void memberDownKeepsBuildsBack();

private:
    QString uriOf(const QString &user) const;
    void makeUser(const QString &name, const QStringList &actions);

    testsupport::MongoServer m_server{{QStringLiteral("--auth")}};
    std::unique_ptr<RawClient> m_raw;
};

void TestDeployAccess::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    RawClient first(m_server.uri());
    first.run(QStringLiteral("admin"), R"({"createUser":"root","pwd":"rootpw","roles":["root"]})");
    m_raw = std::make_unique<RawClient>(QStringLiteral("mongodb://root:rootpw@127.0.0.1:%1/").arg(m_server.port()));
    makeUser(QStringLiteral("exporter"), neededActions + usefulActions);
}

void TestDeployAccess::init()
{
    m_raw->run(db, R"({"dropDatabase":1})");
}

QString TestDeployAccess::uriOf(const QString &user) const
{
    return QStringLiteral("mongodb://%1@127.0.0.1:%2/?authSource=admin").arg(user, QString::number(m_server.port()));
}

void TestDeployAccess::makeUser(const QString &name, const QStringList &actions)
{
    base::BsonBuilder role;
    role.string(QStringLiteral("createRole"), name + QStringLiteral("Role"))
        .beginArray(QStringLiteral("privileges"))
        .beginDocument(QStringLiteral("0"));
    role.beginDocument(QStringLiteral("resource"))
        .string(QStringLiteral("db"), db)
        .string(QStringLiteral("collection"), QString())
        .end();
    role.beginArray(QStringLiteral("actions"));
    for (const QString &action : actions)
        role.string(role.nextIndex(), action);
    role.end().end().end().beginArray(QStringLiteral("roles")).end();
    m_raw->run(QStringLiteral("admin"), role.finish());
    base::BsonBuilder user;
    user.string(QStringLiteral("createUser"), name).string(QStringLiteral("pwd"), QString::fromUtf8(secret));
    user.beginArray(QStringLiteral("roles")).string(QStringLiteral("0"), name + QStringLiteral("Role")).end();
    m_raw->run(QStringLiteral("admin"), user.finish());
}

void TestDeployAccess::wrongLoginIsAConnectionError_data()
{
    QTest::addColumn<QString>("user");
    QTest::addColumn<QByteArray>("password");
    QTest::newRow("wrong password") << QStringLiteral("exporter") << QByteArray("wrong-canary");
    QTest::newRow("unknown user") << QStringLiteral("nobody") << secret;
    QTest::newRow("no password") << QStringLiteral("exporter") << QByteArray();
    QTest::newRow("other case") << QStringLiteral("exporter") << secret.toUpper();
}

void TestDeployAccess::wrongLoginIsAConnectionError()
{
    QFETCH(QString, user);
    QFETCH(QByteArray, password);
    mongo::ConnectOptions options;
    options.uri = uriOf(user);
    options.password = password;
    const auto session = mongo::connectTo(options);
    QVERIFY(!session);
    QCOMPARE(session.error().code, ErrorCode::Connection);
    QVERIFY2(session.error().message.contains(QLatin1String("login")), qPrintable(session.error().text()));
    QVERIFY(!session.error().wayOut.isEmpty());
    QVERIFY(password.isEmpty() || !session.error().text().toUtf8().contains(password));
}

void TestDeployAccess::unreachableServerIsAConnectionError_data()
{
    QTest::addColumn<QString>("uri");
    QTest::newRow("nobody listens") << QStringLiteral("mongodb://127.0.0.1:9/");
    QTest::newRow("no such host") << QStringLiteral("mongodb://no-such-host.invalid/?tls=false");
    QTest::newRow("TLS to a server without") << QStringLiteral("mongodb://127.0.0.1:%1/?tls=true").arg(m_server.port());
    QTest::newRow("no such set") << QStringLiteral("mongodb://127.0.0.1:%1/?replicaSet=rs9").arg(m_server.port());
    QTest::newRow("no such SRV record") << QStringLiteral("mongodb+srv://no.such.invalid/");
}

void TestDeployAccess::unreachableServerIsAConnectionError()
{
    QFETCH(QString, uri);
    mongo::ConnectOptions options;
    options.uri = uri;
    options.selectionTimeoutMs = 1000;
    QElapsedTimer clock;
    clock.start();
    const auto session = mongo::connectTo(options);
    QVERIFY(!session);
    QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(session.error().code, ErrorCode::Connection);
    QVERIFY(!session.error().message.isEmpty() && !session.error().where.isEmpty() &&
            !session.error().wayOut.isEmpty());
    QVERIFY2(!session.error().text().contains(QLatin1String("mongodb://")), qPrintable(session.error().text()));
}

void TestDeployAccess::leastRightsAreEnough()
{
    auto session = connectSpy(uriOf(QStringLiteral("exporter")), secret);
    QVERIFY(session);
    QTemporaryDir folder;
    design::Design design = twoKinds();
    for (int round = 0; round < 2; ++round) {
        const auto plan = planFor(*session, db, design);
        QVERIFY2(plan.has_value(), plan ? "" : qPrintable(plan.error().text()));
        QVERIFY(!plan->isEmpty());
        QVERIFY(deploy::missingRights(*plan, deploy::inspect(*session, db, {})->rights).isEmpty());
        const auto report =
            deploy::applyPlan(*session, *plan, fullConsent(*plan), deploy::journalPath(folder.path(), *plan));
        QVERIFY2(report.verified, qPrintable(describe(report)));
        design.collections[0].root.fields[1].presence = 0.5;
    }
}

void TestDeployAccess::missingRightIsNamed_data()
{
    QTest::addColumn<QString>("action");
    for (const QString &action : neededActions)
        QTest::newRow(qPrintable(action)) << action;
}

void TestDeployAccess::missingRightIsNamed()
{
    QFETCH(QString, action);
    QStringList actions = neededActions + usefulActions;
    actions.removeAll(action);
    const QString user = QStringLiteral("without_") + action;
    makeUser(user, actions);
    QTemporaryDir folder;
    design::Design design = twoKinds();
    auto strong = connectSpy(uriOf(QStringLiteral("exporter")), secret);
    if (action == QLatin1String("collMod") || action == QLatin1String("listIndexes")) {
        const auto plan = planFor(*strong, db, design);
        QVERIFY(
            deploy::applyPlan(*strong, *plan, fullConsent(*plan), folder.filePath(QStringLiteral("first"))).verified);
        design.collections[0].root.fields[1].presence = 0.5;
    }
    auto session = connectSpy(uriOf(user), secret);
    QVERIFY(session);
    const auto plan = planFor(*session, db, design);
    std::optional<base::Error> error;
    if (plan)
        error = deploy::applyPlan(*session, *plan, fullConsent(*plan), folder.filePath(QStringLiteral("second"))).error;
    else
        error = plan.error();
    QVERIFY(error.has_value());
    QCOMPARE(error->code, ErrorCode::Rights);
    QVERIFY2(error->message.contains(action), qPrintable(error->text()));
    QCOMPARE(session->countOf("create") + session->countOf("createIndexes") + session->countOf("collMod"), 0);
}

void TestDeployAccess::usefulRightsMayBeMissing_data()
{
    QTest::addColumn<QString>("action");
    for (const QString &action : usefulActions)
        QTest::newRow(qPrintable(action)) << action;
}

/// Without them more has to be acknowledged, but nothing is guessed.
void TestDeployAccess::usefulRightsMayBeMissing()
{
    QFETCH(QString, action);
    QStringList actions = neededActions + usefulActions;
    actions.removeAll(action);
    const QString user = QStringLiteral("lean_") + action;
    makeUser(user, actions);
    m_raw->run(db, R"({"insert":"a","documents":[{"_id":{"$oid":"65a100000000000000000001"},"x":"1"}]})");
    auto session = connectSpy(uriOf(user), secret);
    const auto plan = planFor(*session, db, twoKinds());
    QVERIFY2(plan.has_value(), plan ? "" : qPrintable(plan.error().text()));
    QCOMPARE(plan->steps.size(), 2);
    const deploy::Step &build = plan->steps.at(0);
    const deploy::Step &validator = plan->steps.at(1);
    QCOMPARE(build.change, deploy::ChangeClass::LoadsServer);
    QCOMPARE(validator.change, deploy::ChangeClass::MayRefuseWrites);
    QCOMPARE(!build.acknowledge.isEmpty(), action != QLatin1String("find"));
    QCOMPARE(validator.violators.state == deploy::Violators::State::Unknown, action == QLatin1String("find"));
    QTemporaryDir folder;
    const auto report = deploy::applyPlan(*session, *plan, fullConsent(*plan), folder.filePath(QStringLiteral("j")));
    QVERIFY2(report.verified, qPrintable(describe(report)));
}

void TestDeployAccess::unlistedCommandsAreNotSent_data()
{
    QTest::addColumn<QByteArray>("command");
    for (const char *command :
         {R"({"drop":"a"})",
          R"({"dropDatabase":1})",
          R"({"insert":"a","documents":[{}]})",
          R"({"update":"a","updates":[]})",
          R"({"delete":"a","deletes":[]})",
          R"({"renameCollection":"access.a","to":"access.b"})",
          R"({"convertToCapped":"a","size":1})",
          R"({"dropIndexes":"a","index":"*"})",
          R"({"applyOps":[]})",
          R"({"aggregate":"a","pipeline":[{"$out":"b"}],"cursor":{}})",
          R"({"aggregate":"a","pipeline":[{"$merge":"b"}],"cursor":{}})",
          R"({"aggregate":"a","pipeline":[{"$lookup":{"from":"b","as":"c","pipeline":[{"$merge":"d"}]}}],"cursor":{}})",
          R"({"aggregate":"a","pipeline":[{"$facet":{"x":[{"$out":"b"}]}}],"cursor":{}})",
          R"({"create":"v","viewOn":"a","pipeline":[]})",
          R"({"create":"v","capped":true,"size":1})",
          R"({"collMod":"a","viewOn":"b","pipeline":[]})",
          R"({"getParameter":1,"logLevel":1})",
          R"({"setParameter":1,"logLevel":1})",
          R"({"eval":"1"})",
          R"({"mapReduce":"a"})",
          R"({"findAndModify":"a"})"})
        QTest::newRow(command) << QByteArray(command);
}

void TestDeployAccess::unlistedCommandsAreNotSent()
{
    QFETCH(QByteArray, command);
    m_raw->run(db, R"({"insert":"a","documents":[{"_id":1}]})");
    mongo::ConnectOptions options;
    options.uri = QStringLiteral("mongodb://root@127.0.0.1:%1/").arg(m_server.port());
    options.password = "rootpw";
    const auto session = mongo::connectTo(options);
    QVERIFY(session.has_value());
    (*session)->allowChanges(true);
    const deploy::Reply reply = (*session)->run(db, *base::Bson::fromJson(command));
    QVERIFY(!reply.ok);
    QCOMPARE(reply.codeName, QStringLiteral("NotSent"));
    QCOMPARE(m_raw->count(db, QStringLiteral("a")), 1);
}

void TestDeployAccess::changesOnlyWhileApplying()
{
    mongo::ConnectOptions options;
    options.uri = QStringLiteral("mongodb://root@127.0.0.1:%1/").arg(m_server.port());
    options.password = "rootpw";
    const auto session = mongo::connectTo(options);
    const base::Bson create = *base::Bson::fromJson(R"({"create":"x"})");
    QVERIFY(!(*session)->run(db, create).ok);
    (*session)->allowChanges(true);
    QVERIFY((*session)->run(db, create).ok);
    (*session)->allowChanges(false);
    QVERIFY(!(*session)->run(db, *base::Bson::fromJson(R"({"create":"y"})")).ok);
}

void TestDeployAccess::noSecretAnywhere()
{
    auto session = connectSpy(uriOf(QStringLiteral("exporter")), secret);
    const auto plan = planFor(*session, db, twoKinds());
    QTemporaryDir folder;
    const QString path = deploy::journalPath(folder.path(), *plan);
    const auto report = deploy::applyPlan(*session, *plan, fullConsent(*plan), path);
    QVERIFY(report.verified);
    QFile journal(path);
    QVERIFY(journal.open(QIODevice::ReadOnly));
    const QByteArray escaped = QUrl::toPercentEncoding(QString::fromUtf8(secret));
    const QString uri = QStringLiteral("mongodb://exporter:%1@127.0.0.1:%2/?authSource=admin")
                            .arg(QString::fromLatin1(escaped), QString::number(m_server.port()));
    QByteArray all = journal.readAll() + deploy::planToJson(*plan) + describe(report).toUtf8() +
                     session->serverName().toUtf8() + session->userName().toUtf8() + deploy::uriForPeople(uri).toUtf8();
    QVERIFY(remote::checkUri(uri).has_value());
    QVERIFY(connectSpy(uri) != nullptr);
    QVERIFY(!all.contains("canary"));
    QVERIFY(!all.contains(escaped));
    QVERIFY(!m_server.log().contains(QLatin1String("canary")));
}

/// Neither in what the program keeps of the connection, nor in memory that it has given back, nor on a command line.
void TestDeployAccess::noSecretAfterDisconnecting()
{
#if defined(__SANITIZE_ADDRESS__)
    QSKIP("The address sanitizer maps 20 TB and keeps what is freed; the search of the memory runs without it.");
#endif
    // Nothing in this test may hold the password itself but while it is used.
    const QByteArray masked = Masked::text();
    const pid_t child = ::fork();
    if (child == 0) {
        RawClient raw(QStringLiteral("mongodb://root:rootpw@127.0.0.1:%1/").arg(m_server.port()));
        raw.run(QStringLiteral("admin"),
                R"({"createUser":"masked","pwd":")" + Masked::plain(masked) + R"(","roles":["root"]})");
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ::mallopt(M_PERTURB, 0); // freed memory stays readable, as outside of tests
    QCOMPARE(Masked::countInMemory(masked), 0);
    {
        QByteArray password = Masked::plain(masked);
        auto session = remote::connectTo(uriOf(QStringLiteral("masked")), password);
        QVERIFY2(session, session ? "" : qPrintable(session.error().text()));
        QVERIFY(planFor(**session, db, twoKinds()));
        QVERIFY(Masked::countInMemory(masked) > 0); // it is found where it is
        const QDir processes(QStringLiteral("/proc"));
        for (const QString &process : processes.entryList(QDir::Dirs)) {
            QFile line(processes.filePath(process + QStringLiteral("/cmdline")));
            if (line.open(QIODevice::ReadOnly))
                QVERIFY(!line.readAll().contains(password));
        }
        base::wipe(password);
    }
    QCOMPARE(Masked::countInMemory(masked), 0);
}

/// A set of two data-bearing members, one of which stops: an index build over data would never end.
void TestDeployAccess::memberDownKeepsBuildsBack()
{
    const QStringList set{QStringLiteral("--replSet"), QStringLiteral("rs0")};
    testsupport::MongoServer servers[3]{testsupport::MongoServer(set), testsupport::MongoServer(set),
                                        testsupport::MongoServer(set)};
    QStringList hosts;
    QByteArrayList members;
    for (auto &server : servers) {
        QVERIFY2(server.start(), qPrintable(server.errorString()));
        hosts << QStringLiteral("127.0.0.1:%1").arg(server.port());
        members << "{\"_id\":" + QByteArray::number(members.size()) + ",\"host\":\"" + hosts.last().toUtf8() +
                       "\",\"priority\":" + (members.isEmpty() ? "2" : "1") + "}";
    }
    RawClient direct(servers[0].uri() + QStringLiteral("?directConnection=true"));
    direct.run(QStringLiteral("admin"),
               R"({"replSetInitiate":{"_id":"rs0","settings":{"electionTimeoutMillis":2000},"members":[)" +
                   members.join(",") + "]}}");
    const QString uri =
        QStringLiteral("mongodb://%1/?replicaSet=rs0&serverSelectionTimeoutMS=30000").arg(hosts.join(QLatin1Char(',')));
    auto session = connectSpy(uri);
    QVERIFY(session);
    RawClient raw(uri);
    raw.run(
        db,
        R"({"insert":"a","documents":[{"_id":{"$oid":"65a100000000000000000001"},"x":"1"}],"writeConcern":{"w":3}})");
    design::Design design = designOf({collectionOf(QStringLiteral("a"), {QStringLiteral("x")},
                                                   {indexOn({{QStringLiteral("x"), KeyKind::Ascending}})}),
                                      collectionOf(QStringLiteral("b"), {QStringLiteral("x")})});
    const auto plan = planFor(*session, db, design);
    QVERIFY2(plan.has_value(), plan ? "" : qPrintable(plan.error().text()));
    QCOMPARE(plan->server.topology, QStringLiteral("replica set"));
    QVERIFY(plan->server.membersUp && plan->server.membersKnown);
    servers[2].kill();
    QTest::qWait(11'000); // the driver looks at its members every ten seconds
    QTemporaryDir folder;
    const auto refused = deploy::applyPlan(*session, *plan, fullConsent(*plan), folder.filePath(QStringLiteral("1")));
    QVERIFY2(refused.error && refused.error->code == ErrorCode::Refused, qPrintable(describe(refused)));
    QVERIFY(refused.error->message.contains(QLatin1String("member")));
    QCOMPARE(session->countOf("create") + session->countOf("createIndexes"), 0);
    QVERIFY(servers[2].start());
    QTRY_VERIFY_WITH_TIMEOUT(deploy::inspect(*session, db, {})->server.membersUp, 40'000);
    const auto again = planFor(*session, db, design);
    const auto report = deploy::applyPlan(*session, *again, fullConsent(*again), folder.filePath(QStringLiteral("2")));
    QVERIFY2(report.verified, qPrintable(describe(report)));
}

QTEST_GUILESS_MAIN(TestDeployAccess)
#include "tst_deployaccess.moc"
