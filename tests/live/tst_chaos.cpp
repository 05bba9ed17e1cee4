// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/journal.h"
#include "models/deploy/plan/planfile.h"
#include "models/remote/remotesession.h"
#include "tests/cli/runner.h"
#include "tests/live/untruestep.h"
#include "tests/support/chaos.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <atomic>
#include <csignal>
#include <thread>

using namespace sw;
using namespace sw::deploytesting;
using design::KeyKind;

/// Exports that are broken off, raced and killed at random moments, over several connections as the programs do it.
/// After each: what was said of every step is what the server holds, nothing stored has changed, what the design does
/// not know is as it was, and a new plan ends the work.
class TestChaos : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void randomServersConverge();
    void rivalIsNotOverwritten();
    void serverIsKilled();
    void clientIsKilled();

private:
    int below(int limit) { return static_cast<int>(m_random.bounded(static_cast<quint32>(limit))); }
    std::unique_ptr<deploy::Session> connect() const
    {
        deploy::ConnectOptions options;
        options.uri = m_server.uri();
        options.selectionTimeoutMs = 5000;
        auto session = remote::connectTo(options);
        return session ? std::move(*session) : nullptr;
    }
    QString nextDatabase() { return QStringLiteral("chaos%1").arg(++m_number); }
    design::Design someDesign(int collections);
    void fill(const QString &database, const design::Design &design);
    /// Of the collections that are there, by name.
    QHash<QString, QString> hashes(const QString &database, const QStringList &names);
    QByteArray listing(const QString &database, const QString &collection);
    /// Of all collections: the indexes that no design knows.
    QByteArray indexesOfOthers(const QString &database, const QStringList &names);
    /// Plans and applies until nothing is left; the number of tries, 0: it does not end.
    int finish(const QString &database, const design::Design &design);

    testsupport::MongoServer m_server;
    std::unique_ptr<RawClient> m_raw;
    QTemporaryDir m_folder;
    QRandomGenerator m_random{20};
    int m_number = 0;
};

void TestChaos::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_raw = std::make_unique<RawClient>(m_server.uri());
    m_raw->setLoud(false);
}

design::Design TestChaos::someDesign(int collections)
{
    QList<design::Collection> out;
    for (int i = 0; i < collections; ++i) {
        QList<design::Index> indexes;
        for (int k = below(4); k > 0; --k)
            indexes << indexOn(
                {{QStringLiteral("f%1").arg(k), KeyKind::Ascending},
                 {QStringLiteral("f%1").arg(k + 1), below(2) == 0 ? KeyKind::Ascending : KeyKind::Descending}});
        if (below(3) == 0) {
            indexes << indexOn({{QStringLiteral("f0"), KeyKind::Ascending}});
            indexes.last().unique = true;
        }
        QStringList fields;
        for (int k = 0; k < 6; ++k)
            fields << QStringLiteral("f%1").arg(k);
        out << collectionOf(QStringLiteral("c%1").arg(i), fields, indexes);
    }
    return designOf(out);
}

/// Some collections are absent, bare, under other rules, half indexed, with documents or not, and some are nobody's.
void TestChaos::fill(const QString &database, const design::Design &design)
{
    for (const design::Collection &collection : design.collections) {
        const QByteArray name = collection.name.toUtf8();
        const int kind = below(5);
        if (kind == 0)
            continue;
        m_raw->run(database, kind == 1 ? R"({"create":")" + name + R"("})"
                                       : R"({"create":")" + name +
                                             R"(","validator":{"f9":{"$not":{"$type":"int"}}},)"
                                             R"("validationLevel":"moderate","validationAction":"warn"})");
        if (kind > 2)
            m_raw->run(database,
                       R"({"createIndexes":")" + name + R"(","indexes":[{"key":{"f7":1},"name":"of others"}]})");
        QByteArrayList documents;
        for (int i = below(20); i > 0; --i)
            documents << R"({"_id":{"$oid":"65a10000000000000000)" + QByteArray::number(1000 + i) + R"("},"f0":"x)" +
                             QByteArray::number(i) + R"(","f1":"a","f2":"b","f3":"c","f4":"d","f5":"e"})";
        if (!documents.isEmpty())
            m_raw->run(database, R"({"insert":")" + name + R"(","documents":[)" + documents.join(",") + "]}");
    }
    m_raw->run(database, R"({"insert":"of others","documents":[{"_id":1}]})");
}

QHash<QString, QString> TestChaos::hashes(const QString &database, const QStringList &names)
{
    const base::Bson all = deploy::documentAt(m_raw->run(database, R"({"dbHash":1})"), "collections");
    QHash<QString, QString> out;
    for (const QString &name : deploy::fieldNames(all)) {
        if (names.isEmpty() || names.contains(name))
            out.insert(name, deploy::textAt(all, name.toUtf8().constData()));
    }
    return out;
}

QByteArray TestChaos::listing(const QString &database, const QString &collection)
{
    return m_raw->run(database, R"({"listIndexes":")" + collection.toUtf8() + R"("})").toCanonicalJson() +
           m_raw->run(database, R"({"listCollections":1,"filter":{"name":")" + collection.toUtf8() + R"("}})")
               .toCanonicalJson();
}

QByteArray TestChaos::indexesOfOthers(const QString &database, const QStringList &names)
{
    QByteArray out;
    for (const QString &name : names) {
        for (const base::Bson &index : m_raw->indexes(database, name)) {
            if (deploy::textAt(index, "name") == QLatin1String("of others"))
                out += name.toUtf8() + index.bytes();
        }
    }
    return out;
}

int TestChaos::finish(const QString &database, const design::Design &design)
{
    for (int tries = 1; tries < 6; ++tries) {
        const auto session = connect();
        const auto plan = session ? planFor(*session, database, design) : base::Result<deploy::Plan>(base::Error{});
        if (plan && plan->isEmpty())
            return tries;
        if (plan)
            deploy::applyPlan(*session, *plan, fullConsent(*plan), deploy::journalPath(m_folder.path(), *plan));
    }
    return 0;
}

void TestChaos::randomServersConverge()
{
    const int all = testsupport::chaosRuns(3, 500);
    for (int run = 0; run < all; ++run) {
        const QString database = nextDatabase();
        const design::Design design = someDesign(1 + below(run % 10 == 0 ? 60 : 15));
        fill(database, design);
        const QHash<QString, QString> before = hashes(database, {});
        const QByteArray others = listing(database, QStringLiteral("of others"));
        const QByteArray indexes = indexesOfOthers(database, namesIn(design));
        QVERIFY2(finish(database, design) > 0, qPrintable(database));
        QCOMPARE(hashes(database, before.keys()), before);
        QCOMPARE(listing(database, QStringLiteral("of others")), others);
        QCOMPARE(indexesOfOthers(database, namesIn(design)), indexes);
        m_raw->run(database, R"({"dropDatabase":1})");
    }
    qInfo("%d servers", all);
}

/// What somebody else makes under the names of a plan while it runs stays, and the plan says so.
void TestChaos::rivalIsNotOverwritten()
{
    const int all = testsupport::chaosRuns(1, 300);
    int won = 0, verified = 0;
    for (int run = 0; run < all; ++run) {
        const QString database = nextDatabase();
        const design::Design design = someDesign(70);
        const auto session = connect();
        QVERIFY(session);
        const auto plan = planFor(*session, database, design);
        QVERIFY(plan);
        QList<QString> taken;
        std::thread rival([&, name = QStringLiteral("c%1").arg(below(70)), pause = below(3000)] {
            RawClient other(m_server.uri());
            other.setLoud(false);
            std::this_thread::sleep_for(std::chrono::milliseconds(pause));
            const base::Bson made =
                other.run(database, R"({"create":")" + name.toUtf8() + R"(","validator":{"mine":{"$exists":true}}})");
            if (deploy::truthAt(made, "ok"))
                taken << name;
        });
        const auto report =
            deploy::applyPlan(*session, *plan, fullConsent(*plan), deploy::journalPath(m_folder.path(), *plan));
        rival.join();
        const QByteArray kept = taken.isEmpty() ? QByteArray() : listing(database, taken.first());
        if (!taken.isEmpty()) {
            ++won;
            QVERIFY2(kept.contains("mine") && !report.verified, qPrintable(describe(report).left(2000)));
        } else {
            QVERIFY2(report.verified, qPrintable(describe(report).left(2000)));
            ++verified;
        }
        m_raw->run(database, R"({"dropDatabase":1})");
    }
    qInfo("%d races: the rival was first %d times, %d exports were whole", all, won, verified);
}

void TestChaos::serverIsKilled()
{
    const int all = testsupport::chaosRuns(1, 100);
    int broken = 0;
    for (int run = 0; run < all; ++run) {
        const QString database = nextDatabase();
        const design::Design design = someDesign(70);
        m_raw->run(database,
                   R"({"insert":"c1","documents":[{"_id":1,"f0":"a"},{"_id":2,"f0":"b"}],"writeConcern":{"j":true}})");
        m_raw->run(database, R"({"insert":"of others","documents":[{"_id":1}],"writeConcern":{"j":true}})");
        const QHash<QString, QString> before = hashes(database, {});
        QCOMPARE(before.size(), 2);
        const auto session = connect();
        QVERIFY(session);
        const auto plan = planFor(*session, database, design);
        QVERIFY(plan);
        deploy::ApplyReport report;
        std::thread apply([&] {
            report =
                deploy::applyPlan(*session, *plan, fullConsent(*plan), deploy::journalPath(m_folder.path(), *plan));
        });
        QTest::qWait(100 + below(1500));
        m_server.kill();
        const bool back = m_server.start();
        apply.join();
        QVERIFY(back);
        broken += report.verified ? 0 : 1;
        const auto again = connect();
        QVERIFY(again);
        const QString lie = untrueStep(*again, *plan, report);
        QVERIFY2(lie.isEmpty(), qPrintable(lie));
        m_raw->run(database, R"({"validate":"c1"})"); // mends its count of documents, which a crash leaves off
        QVERIFY2(finish(database, design) > 0, qPrintable(database));
        QCOMPARE(hashes(database, before.keys()), before);
        m_raw->run(database, R"({"dropDatabase":1})");
    }
    qInfo("%d kills, %d exports broke off", all, broken);
}

/// The program is killed at any moment; the next one tells what broke off, and ends the work.
void TestChaos::clientIsKilled()
{
    const int all = testsupport::chaosRuns(1, 100);
    int unfinished = 0;
    for (int run = 0; run < all; ++run) {
        const QString database = nextDatabase();
        const design::Design design = someDesign(70);
        QTemporaryDir home;
        const auto session = connect();
        const auto plan = planFor(*session, database, design);
        QVERIFY(plan);
        clitest::writeTo(home.filePath(QStringLiteral("kept.plan.json")), deploy::planToJson(*plan));
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_STATE_HOME"), home.path());
        program.setProcessEnvironment(environment);
        program.start(qEnvironmentVariable("SHAPEWRIGHT_CLI"),
                      {QStringLiteral("apply"), home.filePath(QStringLiteral("kept.plan.json")),
                       QStringLiteral("--uri"), m_server.uri(), QStringLiteral("--db"), database,
                       QStringLiteral("--yes")});
        QVERIFY(program.waitForStarted());
        program.waitForFinished(150 + below(2500));
        program.kill();
        program.waitForFinished();
        QTest::qWait(200); // what was sent may still be carried out
        int broken = 0;
        QDir records(home.path());
        const QStringList folders = records.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        for (const QString &folder : folders) {
            for (const QString &inner : QDir(records.filePath(folder)).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                broken += static_cast<int>(
                    deploy::unfinishedRuns(records.filePath(folder + QLatin1Char('/') + inner)).size());
        }
        const qsizetype there =
            m_raw->found(database, R"({"listCollections":1,"nameOnly":true,"cursor":{"batchSize":1000}})").size();
        unfinished += broken;
        if (program.exitStatus() == QProcess::CrashExit && there > 0)
            QVERIFY2(broken == 1 || there >= 70, qPrintable(QString::number(there)));
        QVERIFY2(finish(database, design) > 0, qPrintable(database));
        m_raw->run(database, R"({"dropDatabase":1})");
    }
    qInfo("%d kills, %d exports broke off", all, unfinished);
}

QTEST_GUILESS_MAIN(TestChaos)
#include "tst_chaos.moc"
