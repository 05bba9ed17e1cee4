// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/apply/journal.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/plan/consent.h"
#include "models/services/deployment/deployment.h"
#include "tests/support/server/fakeserver.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sw;
using base::ErrorCode;
using deploy::StepState;
using testsupport::FakeServer;

namespace
{

base::Bson json(const QByteArray &text)
{
    const auto read = base::Bson::fromJson(text);
    if (!read)
        qFatal("bad test document: %s", text.constData());
    return *read;
}

deploy::Reply failure(int code, const QString &message = QStringLiteral("no"))
{
    deploy::Reply out;
    out.code = code;
    out.message = message;
    out.document = base::BsonBuilder().int32(QStringLiteral("code"), code).finish();
    return out;
}

deploy::Reply cut()
{
    deploy::Reply out;
    out.networkError = true;
    return out;
}

design::Index indexOn(const QString &field, bool unique = false)
{
    design::Index out;
    out.keys = {{field, design::KeyKind::Ascending}};
    out.name = field + QStringLiteral("_1");
    out.unique = unique;
    return out;
}

design::Collection collectionOf(const QString &name, const QStringList &fields, const QList<design::Index> &indexes)
{
    design::Collection out;
    out.name = name;
    QList<design::Node> nodes{design::makeNode(QStringLiteral("_id"), schema::FieldType::ObjectId)};
    for (const QString &field : fields)
        nodes << design::makeNode(field, schema::FieldType::String);
    out.root = design::makeObject({}, nodes);
    out.indexes = indexes;
    return out;
}

design::Design twoCollections(bool unique = false)
{
    design::Design out;
    out.collections = {collectionOf(QStringLiteral("a"), {QStringLiteral("x")}, {indexOn(QStringLiteral("x"), unique)}),
                       collectionOf(QStringLiteral("b"), {QStringLiteral("y")}, {indexOn(QStringLiteral("y"))})};
    return out;
}

const QList<int> transient{91, 189, 11600, 11602, 10107, 13435, 112, 24};

} // namespace

/// A deployment against a server in memory that fails, changes and lies as the test wants it.
class TestApplying : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void transientReadsAreTriedAgain_data();
    void transientReadsAreTriedAgain();
    void readsNeverSayPartlyOrUnknown_data();
    void readsNeverSayPartlyOrUnknown();
    void nothingDoneIsNotPartly();
    void allStatesAreComparedBeforeTheFirstCommand();
    void preparedIndexIsTold();
    void preparedIndexOfABrokenRunIsTakenBack();
    void messagesHoldNoDocuments_data();
    void messagesHoldNoDocuments();
    void aPlanBelongsToTheMembersOfItsSet();
    void recordsTellSetsApart();
    void secondariesAreTold();
    void namesThatDifferInCaseAreTold();
    void absentDatabasesHaveNoDisk();
    void lateValidatorIsNotOverwritten();

private:
    services::Deployment deployment();
    deploy::Plan planOf(const design::Design &design);
    services::Outcome applied(const deploy::Plan &plan);
    services::Outcome reached(const design::Design &design) { return applied(planOf(design)); }

    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestApplying::init()
{
    m_server = std::make_unique<FakeServer>();
    m_folder = std::make_unique<QTemporaryDir>();
}

services::Deployment TestApplying::deployment()
{
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("XDG_STATE_HOME"), m_folder->path());
    services::ServerAddress address{QStringLiteral("mongodb://fake"), {}, QStringLiteral("shop")};
    auto out = services::Deployment::connect(
        [this](const QString &, const QByteArray &, const base::Progress &) {
            return base::Result<std::unique_ptr<deploy::Session>>(m_server->connect());
        },
        address, services::ApplyRecords(environment));
    if (!out)
        qFatal("%s", qPrintable(out.error().text()));
    return std::move(*out);
}

deploy::Plan TestApplying::planOf(const design::Design &design)
{
    const auto made = deployment().propose({}, design);
    if (!made)
        qWarning("%s", qPrintable(made.error().text()));
    return made ? made->plan : deploy::Plan();
}

services::Outcome TestApplying::applied(const deploy::Plan &plan)
{
    return deployment().apply(plan, {true, deploy::acknowledgements(plan)});
}

void TestApplying::transientReadsAreTriedAgain_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("code");
    for (const char *command : {"hello", "buildInfo", "getParameter", "connectionStatus", "listCollections",
                                "listIndexes", "collStats", "dbStats", "aggregate"}) {
        for (const int code : transient)
            QTest::addRow("%s %d", command, code) << QString::fromLatin1(command) << code;
        QTest::addRow("%s cut", command) << QString::fromLatin1(command) << 0;
    }
}

void TestApplying::transientReadsAreTriedAgain()
{
    QFETCH(QString, command);
    QFETCH(int, code);
    QVERIFY(reached(twoCollections()).report.verified);
    m_server->setDocuments(7);
    const design::Design wanted = twoCollections(true); // wants a count
    const deploy::Plan calm = planOf(wanted);
    int failures = 1;
    m_server->instead = [&](const QString &name, const base::Bson &) -> std::optional<deploy::Reply> {
        if (name != command || failures-- <= 0)
            return std::nullopt;
        return code == 0 ? cut() : failure(code);
    };
    const auto made = deployment().propose({}, wanted);
    QVERIFY2(made.has_value(), made ? "" : qPrintable(made.error().text()));
    QVERIFY(failures <= 0);
    QCOMPARE(made->plan.steps.size(), calm.steps.size());
    QCOMPARE(made->plan.steps.first().documents, calm.steps.first().documents);
    QCOMPARE(made->plan.steps.first().violators.state, calm.steps.first().violators.state);
}

void TestApplying::readsNeverSayPartlyOrUnknown_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"hello", "buildInfo", "connectionStatus", "listCollections", "listIndexes"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

void TestApplying::readsNeverSayPartlyOrUnknown()
{
    QFETCH(QString, command);
    QVERIFY(reached(twoCollections()).report.verified);
    QList<int> codes{2, 50, 262, 11601, 121, 4711};
    if (command == QLatin1String("listCollections"))
        codes << 91 << 365 << 11602; // asked several times, which takes its time
    for (const int code : std::as_const(codes)) {
        m_server->instead = [&](const QString &name, const base::Bson &) {
            return name == command ? std::optional(failure(code)) : std::nullopt;
        };
        const auto made = deployment().propose({}, twoCollections(true));
        QVERIFY(!made);
        QVERIFY2(made.error().code != ErrorCode::Partial && made.error().code != ErrorCode::Unknown,
                 qPrintable(QString::number(code) + made.error().text()));
        QVERIFY2(!made.error().text().contains(QStringLiteral("what is done")), qPrintable(made.error().text()));
    }
}

void TestApplying::nothingDoneIsNotPartly()
{
    m_server->instead = [&](const QString &name, const base::Bson &) {
        return name == QLatin1String("create") ? std::optional(failure(2)) : std::nullopt;
    };
    const auto first = reached(twoCollections());
    QVERIFY(first.report.error);
    QCOMPARE(first.report.error->code, ErrorCode::Refused);
    m_server->instead = [&](const QString &name, const base::Bson &) {
        return name == QLatin1String("createIndexes") ? std::optional(failure(2)) : std::nullopt;
    };
    const auto second = reached(twoCollections());
    QVERIFY(second.report.error);
    QCOMPARE(second.report.error->code, ErrorCode::Partial);
}

/// The last of the objects has changed since the plan: nothing at all is sent.
void TestApplying::allStatesAreComparedBeforeTheFirstCommand()
{
    QVERIFY(reached(twoCollections()).report.verified);
    design::Design wanted = twoCollections();
    wanted.collections << collectionOf(QStringLiteral("c"), {QStringLiteral("z")}, {});
    wanted.collections[1].root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    const deploy::Plan plan = planOf(wanted);
    QCOMPARE(plan.steps.size(), 2);
    m_server->collections[QStringLiteral("b")].options = json(R"({"validator":{"mine":1}})");
    m_server->changes.clear();
    const auto outcome = applied(plan);
    QVERIFY(outcome.report.error);
    QCOMPARE(outcome.report.error->code, ErrorCode::Drift);
    QVERIFY2(outcome.report.error->where.contains(QStringLiteral("b")), qPrintable(outcome.report.error->text()));
    QCOMPARE(m_server->changes, QStringList());
}

void TestApplying::preparedIndexIsTold()
{
    QVERIFY(reached(twoCollections()).report.verified);
    m_server->setDocuments(7);
    const deploy::Plan plan = planOf(twoCollections(true));
    bool prepared = false;
    m_server->instead = [&](const QString &name, const base::Bson &command) -> std::optional<deploy::Reply> {
        if (name != QLatin1String("collMod"))
            return std::nullopt;
        if (deploy::truthAt(command, "index.prepareUnique") && !prepared) {
            prepared = true;
            return std::nullopt;
        }
        return failure(50); // an open transaction is in the way from now on
    };
    const auto outcome = applied(plan);
    QVERIFY(prepared);
    QVERIFY(outcome.report.error);
    QVERIFY2(outcome.report.error->text().contains(QStringLiteral("refuses duplicates from now on")),
             qPrintable(outcome.report.error->text()));
    QCOMPARE(outcome.report.error->code, ErrorCode::Partial); // the index is not as it was
}

void TestApplying::preparedIndexOfABrokenRunIsTakenBack()
{
    QVERIFY(reached(twoCollections()).report.verified);
    FakeServer::Collection &a = m_server->collections[QStringLiteral("a")];
    a.indexes.last() = deploy::joined(a.indexes.last(), json(R"({"prepareUnique":true})"));
    const auto outcome = reached(twoCollections());
    QVERIFY(outcome.report.verified);
    QVERIFY(m_server->changes.last().contains(QStringLiteral("\"prepareUnique\":false")) ||
            m_server->changes.last().contains(QStringLiteral("\"prepareUnique\": false")));
}

void TestApplying::messagesHoldNoDocuments_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("message");
    QTest::newRow("geo") << 16755 << QStringLiteral("Can't extract geo keys: { _id: 7, name: \"SECRET\" } unknown");
    QTest::newRow("geo of 2d") << 13027 << QStringLiteral("point not in interval :: caused by { name: \"SECRET\" }");
    QTest::newRow("language") << 17262 << QStringLiteral("language override unsupported: SECRET");
    QTest::newRow("bad value") << 2 << QStringLiteral("SECRET is no place");
    QTest::newRow("any other") << 99999 << QStringLiteral("found SECRET");
}

void TestApplying::messagesHoldNoDocuments()
{
    QFETCH(int, code);
    QFETCH(QString, message);
    QVERIFY(reached(twoCollections()).report.verified);
    m_server->setDocuments(7);
    design::Design wanted = twoCollections();
    wanted.collections[0].indexes << indexOn(QStringLiteral("place"));
    m_server->instead = [&](const QString &name, const base::Bson &) {
        return name == QLatin1String("createIndexes") ? std::optional(failure(code, message)) : std::nullopt;
    };
    const auto outcome = reached(wanted);
    QVERIFY(outcome.report.error);
    QVERIFY2(!outcome.report.error->text().contains(QStringLiteral("SECRET")),
             qPrintable(outcome.report.error->text()));
    for (const deploy::StepReport &step : outcome.report.steps)
        QVERIFY(!step.detail.contains(QStringLiteral("SECRET")));
    QDir dir(m_folder->path() + QStringLiteral("/shapewright/journal"));
    QVERIFY(!dir.entryList(QDir::Files).isEmpty());
    for (const QString &name : dir.entryList(QDir::Files)) {
        QFile file(dir.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("SECRET"));
    }
}

const char set1[] = R"({"setName":"rs0","hosts":["a:1","b:1"],"isWritablePrimary":true})";
const char set1Grown[] = R"({"setName":"rs0","hosts":["a:1","c:1"],"isWritablePrimary":true})";
const char set2[] = R"({"setName":"rs0","hosts":["x:1","y:1"],"isWritablePrimary":true})";

void TestApplying::aPlanBelongsToTheMembersOfItsSet()
{
    m_server->hello = json(set1);
    const deploy::Plan plan = planOf(twoCollections());
    m_server->hello = json(set2);
    const auto outcome = applied(plan);
    QVERIFY(outcome.report.error);
    QCOMPARE(outcome.report.error->code, ErrorCode::Drift);
    QVERIFY2(outcome.report.error->text().contains(QStringLiteral("x:1")), qPrintable(outcome.report.error->text()));
    QCOMPARE(m_server->changes, QStringList());
    m_server->hello = json(set1Grown); // a member was exchanged: still the same set
    const auto again = applied(plan);
    QVERIFY2(again.report.verified, again.report.error ? qPrintable(again.report.error->text()) : "");
}

void TestApplying::recordsTellSetsApart()
{
    m_server->hello = json(set1);
    QVERIFY(reached(twoCollections()).report.verified);
    const auto changedBy = [&] {
        design::Design wanted = twoCollections();
        wanted.collections.first().root.fields << design::makeNode(QStringLiteral("m"), schema::FieldType::String);
        const auto found = deployment().compare({}, wanted);
        return found && !found->differences.isEmpty() ? found->differences.first().changedBy
                                                      : services::ChangedBy::Both;
    };
    QCOMPARE(changedBy(), services::ChangedBy::Model);
    m_server->hello = json(set1Grown);
    QCOMPARE(changedBy(), services::ChangedBy::Model);
    m_server->hello = json(set2);
    QCOMPARE(changedBy(), services::ChangedBy::Unknown);
}

void TestApplying::secondariesAreTold()
{
    m_server->hello =
        json(R"({"setName":"rs0","hosts":["a:1","b:1"],"primary":"a:1","secondary":true,"isWritablePrimary":false})");
    const auto made = deployment().propose({}, twoCollections());
    QVERIFY(!made);
    QVERIFY2(made.error().text().contains(QStringLiteral("a:1")), qPrintable(made.error().text()));
    QVERIFY2(made.error().text().contains(QStringLiteral("secondary")), qPrintable(made.error().text()));
}

void TestApplying::namesThatDifferInCaseAreTold()
{
    m_server->instead = [](const QString &name, const base::Bson &) -> std::optional<deploy::Reply> {
        if (name != QLatin1String("listDatabases"))
            return std::nullopt;
        deploy::Reply out;
        out.ok = true;
        out.document = json(R"({"databases":[{"name":"Shop"}]})");
        return out;
    };
    const auto made = deployment().propose({}, twoCollections());
    QVERIFY(!made);
    QVERIFY2(made.error().text().contains(QStringLiteral("Shop")), qPrintable(made.error().text()));
}

/// A server says 0 of both for a database that is not there.
void TestApplying::absentDatabasesHaveNoDisk()
{
    QVERIFY(reached(twoCollections()).report.verified);
    m_server->setDocuments(7);
    design::Design wanted = twoCollections();
    wanted.collections[0].indexes << indexOn(QStringLiteral("place"));
    const deploy::Plan plan = planOf(wanted);
    m_server->collections.clear();
    m_server->instead = [](const QString &name, const base::Bson &) -> std::optional<deploy::Reply> {
        if (name != QLatin1String("dbStats"))
            return std::nullopt;
        deploy::Reply out;
        out.ok = true;
        out.document = json(R"({"fsTotalSize":0,"fsUsedSize":0})");
        return out;
    };
    const auto outcome = applied(plan);
    QVERIFY(outcome.report.error);
    QCOMPARE(outcome.report.error->code, ErrorCode::Drift);
    QVERIFY2(!outcome.report.error->text().contains(QStringLiteral("0 B")), qPrintable(outcome.report.error->text()));
}

/// Somebody sets a validator while the journal is written, right before our own is sent.
void TestApplying::lateValidatorIsNotOverwritten()
{
    QVERIFY(reached(twoCollections()).report.verified);
    design::Design wanted = twoCollections();
    wanted.collections.first().root.fields << design::makeNode(QStringLiteral("m"), schema::FieldType::String);
    const deploy::Plan plan = planOf(wanted);
    const QString journal = m_folder->path() + QStringLiteral("/shapewright/journal");
    const qsizetype before = m_server->changes.size();
    bool acted = false;
    m_server->instead = [&](const QString &name, const base::Bson &command) -> std::optional<deploy::Reply> {
        if (name != QLatin1String("listCollections") || acted || !deploy::contains(command, "filter") ||
            m_server->changes.size() != before)
            return std::nullopt;
        for (const QString &file : QDir(journal).entryList({QStringLiteral("*.journal")})) {
            QFile lines(QDir(journal).filePath(file));
            acted = acted || (lines.open(QIODevice::ReadOnly) && lines.readAll().count("\"sent\"") > 0 &&
                              file.startsWith(plan.hash().left(32)));
        }
        if (acted)
            m_server->collections[QStringLiteral("a")].options = json(R"({"validator":{"mine":1}})");
        return std::nullopt;
    };
    const auto outcome = applied(plan);
    QVERIFY(acted);
    QVERIFY(outcome.report.error);
    QCOMPARE(m_server->collections[QStringLiteral("a")].options, json(R"({"validator":{"mine":1}})"));
}

QTEST_GUILESS_MAIN(TestApplying)
#include "tst_applying.moc"
