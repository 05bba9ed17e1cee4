// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/scratchcommands.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/calibration/calibrate.h"
#include "models/services/calibration/scratchjournal.h"
#include "models/sizing/estimate/calibration.h"
#include "tests/cli/runner.h"
#include "tests/live/deploytesting.h"
#include "tests/support/progress.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <csignal>

using namespace sw;
using namespace sw::deploytesting;
using clitest::Run;

/// Calibration against a real server: what it weighs, what it leaves behind (nothing), and what it refuses.
class TestCalibrationLive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void weighsAndDrops();
    void timeSeries();
    void cancelledLeavesNothing_data();
    void cancelledLeavesNothing();
    void existingDatabaseIsRefused();
    void sessionIsNarrow();
    void strangersCollectionsStay();
    void undroppedIsTold();
    void errorDropsToo();
    void commandLine();
    void commandLineRefusals();
    void interrupted();

private:
    QStringList databases();
    base::Result<services::Calibrated> calibrate(const base::Progress &progress = {});
    std::unique_ptr<deploy::Session> scratchSession(const QString &database);
    Run cli(const QStringList &more) const;

    testsupport::MongoServer m_server{{QStringLiteral("--setParameter"), QStringLiteral("enableTestCommands=1")}};
    std::unique_ptr<RawClient> m_raw;
    QTemporaryDir m_home;
    QTemporaryDir m_journal;
    design::Design m_design;
    sizing::SizeOptions m_options;
    services::CalibrationLimits m_limits{40'000, base::mebibytes(8)};
};

namespace
{

const QString scratch = QStringLiteral("scratch_of_test");

} // namespace

void TestCalibrationLive::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_raw = std::make_unique<RawClient>(m_server.uri());
    const auto model = formats::loadSample(QStringLiteral("bookstore"));
    QVERIFY(model);
    m_design = patterns::buildDesign(*model);
    m_options = sizing::sizeOptions(*model);
    const Run made = clitest::Program(m_home.path())
                         .run({QStringLiteral("new"), QStringLiteral("shop.shape.json"), QStringLiteral("--sample"),
                               QStringLiteral("bookstore")});
    QVERIFY2(made.code == 0, qPrintable(made.err));
}

void TestCalibrationLive::cleanup()
{
    m_raw->run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":"off"})");
    m_raw->run(scratch, R"({"dropDatabase":1})");
    for (const QString &file : QDir(m_journal.path()).entryList(QDir::Files))
        QFile::remove(m_journal.filePath(file));
}

QStringList TestCalibrationLive::databases()
{
    QStringList names;
    for (const base::Bson &each : deploy::documentsAt(
             m_raw->run(QStringLiteral("admin"), R"({"listDatabases":1,"nameOnly":true})"), "databases"))
        names << deploy::textAt(each, "name");
    names.removeAll(QStringLiteral("admin"));
    names.removeAll(QStringLiteral("config"));
    names.removeAll(QStringLiteral("local"));
    return names;
}

std::unique_ptr<deploy::Session> TestCalibrationLive::scratchSession(const QString &database)
{
    mongo::ConnectOptions options;
    options.uri = m_server.uri();
    options.scratchDatabase = database;
    auto session = mongo::connectTo(options);
    return session ? std::move(*session) : nullptr;
}

base::Result<services::Calibrated> TestCalibrationLive::calibrate(const base::Progress &progress)
{
    const auto session = scratchSession(scratch);
    if (!session)
        qFatal("no session");
    return services::calibrate(*session, scratch, m_design, m_options, m_limits, m_journal.path(), progress);
}

void TestCalibrationLive::weighsAndDrops()
{
    double last = 0;
    bool wasThere = false;
    const auto outcome = calibrate(testsupport::progressTo([&](double share) {
        if (share < last || share > 1)
            qFatal("progress goes back");
        last = share;
        wasThere = wasThere || databases().contains(scratch);
        return true;
    }));
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().text()));
    QVERIFY(wasThere);
    QVERIFY2(databases().isEmpty(), qPrintable(databases().join(QLatin1Char(' '))));
    QCOMPARE(QDir(m_journal.path()).entryList(QDir::Files), QStringList());
    QVERIFY(!outcome->leftOver);
    QVERIFY2(outcome->notes.isEmpty(), qPrintable(outcome->notes.join(QLatin1Char('\n'))));
    QCOMPARE(outcome->server.topology, QStringLiteral("standalone"));
    QCOMPARE(outcome->measured.size(), m_design.collections.size());
    for (const sizing::MeasuredCollection &one : outcome->measured)
        QCOMPARE(one.indexes.size(), m_design.collection(one.name)->indexes.size() + 1);
    int factors = 0;
    for (const sizing::CalibrationRow &row : outcome->result.rows) {
        qInfo("%-44s %10.0f estimated %11.0f measured %+.2f %% factor %.3f",
              qPrintable(row.collection + QLatin1Char(' ') + row.index), row.estimated.value(), row.measured.value(),
              100 * row.difference(), row.factor.value_or(0));
        if (row.what == sizing::CalibrationRow::What::Document && row.count >= 2000)
            QVERIFY2(std::abs(row.difference()) < 0.02, qPrintable(row.collection));
        factors += row.factor ? 1 : 0;
    }
    QVERIFY(factors >= 3);
    // With the factors, the formulas say what the server measured.
    sizing::SizeOptions stored = m_options;
    for (const sizing::MeasuredCollection &one : outcome->measured)
        stored.documents.insert(one.name, one.documents);
    const sizing::SizeReport calibrated = sizing::estimate(m_design, stored, outcome->result.calibration);
    for (const sizing::CalibrationRow &row : outcome->result.rows) {
        if (!row.factor)
            continue;
        const sizing::CollectionSize &size = *calibrated.collection(row.collection);
        double now = size.freshStorage.value();
        for (const sizing::IndexSize &index : size.indexes)
            now = index.name == row.index ? index.fresh.value() : now;
        QVERIFY2(std::abs(now / row.measured.value() - 1) < 1e-6, qPrintable(row.collection + row.index));
    }
    QVERIFY(outcome->inCache.value(QStringLiteral("orders")) > base::Bytes(1000));
}

void TestCalibrationLive::timeSeries()
{
    design::Design series;
    series.collections << collectionOf(QStringLiteral("readings"), {});
    design::Collection &readings = series.collections.first();
    readings.root.fields << design::makeNode(QStringLiteral("ts"), schema::FieldType::Date)
                         << design::makeNode(QStringLiteral("value"), schema::FieldType::Double);
    readings.timeSeries = design::TimeSeriesOptions{QStringLiteral("ts"), {}, QStringLiteral("seconds")};
    readings.expireAfterSeconds = 1; // must not empty it while it is measured
    readings.documents = {5000, 5000, 5000, false};
    const auto session = scratchSession(scratch);
    const auto outcome = services::calibrate(*session, scratch, series, {}, m_limits);
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().text()));
    QVERIFY2(outcome->notes.isEmpty(), qPrintable(outcome->notes.join(QLatin1Char('\n'))));
    QCOMPARE(outcome->measured.size(), 1);
    QVERIFY(outcome->measured.first().records.live() > base::Bytes(4096));
    QVERIFY(databases().isEmpty());
}

void TestCalibrationLive::cancelledLeavesNothing_data()
{
    QTest::addColumn<double>("after");
    QTest::newRow("at once") << 0.0;
    QTest::newRow("while loading") << 0.3;
    QTest::newRow("before reading") << 0.85;
}

void TestCalibrationLive::cancelledLeavesNothing()
{
    QFETCH(double, after);
    const auto outcome = calibrate(testsupport::progressTo([after](double share) { return share < after; }));
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, base::ErrorCode::Cancelled);
    QVERIFY2(databases().isEmpty(), qPrintable(databases().join(QLatin1Char(' '))));
    QCOMPARE(QDir(m_journal.path()).entryList(QDir::Files), QStringList());
}

void TestCalibrationLive::existingDatabaseIsRefused()
{
    m_raw->run(scratch, R"({"insert":"precious","documents":[{"_id":1}]})");
    mongo::ConnectOptions options;
    options.uri = m_server.uri();
    options.scratchDatabase = scratch;
    const auto refused = mongo::connectTo(options);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, base::ErrorCode::Refused);
    QVERIFY(!refused.error().wayOut.isEmpty());
    // Nor when it appears between connecting and beginning.
    m_raw->run(scratch, R"({"dropDatabase":1})");
    const auto session = scratchSession(scratch);
    m_raw->run(scratch, R"({"insert":"precious","documents":[{"_id":1}]})");
    const auto outcome = services::calibrate(*session, scratch, m_design, m_options, m_limits);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, base::ErrorCode::Refused);
    QCOMPARE(m_raw->count(scratch, QStringLiteral("precious")), 1);
}

void TestCalibrationLive::sessionIsNarrow()
{
    const QString other = QStringLiteral("other_of_test");
    const auto session = scratchSession(scratch);
    QVERIFY(session);
    session->allowChanges(true); // changes elsewhere stay forbidden
    const auto sends = [&](const QString &database, const char *json) {
        return session->run(database, *base::Bson::fromJson(json)).ok;
    };
    m_raw->run(other, R"({"insert":"precious","documents":[{"_id":1}]})");
    for (const char *json :
         {R"({"insert":"precious","documents":[{"_id":2}]})", R"({"dropDatabase":1})", R"({"create":"more"})",
          R"({"createIndexes":"precious","indexes":[{"key":{"a":1},"name":"a"}]})"})
        QVERIFY2(!sends(other, json), json);
    for (const char *json :
         {R"({"drop":"x"})", R"({"delete":"x","deletes":[{"q":{},"limit":0}]})", R"({"renameCollection":"a.b"})",
          R"({"insert":"x","documents":[],"bypassDocumentValidation":true})"})
        QVERIFY2(!sends(scratch, json), json);
    for (const char *json : {R"({"fsync":1,"lock":true})", R"({"dropDatabase":1})", R"({"shutdown":1})"})
        QVERIFY2(!sends(QStringLiteral("admin"), json), json);
    QCOMPARE(m_raw->count(other, QStringLiteral("precious")), 1);
    QVERIFY(sends(scratch, R"({"create":"x"})") && sends(scratch, R"({"dropDatabase":1})"));
    m_raw->run(other, R"({"dropDatabase":1})");
    QVERIFY(!deploy::isScratchCommand({}, {}, *base::Bson::fromJson(R"({"dropDatabase":1})")));
    // A session of the usual kind has none of it.
    mongo::ConnectOptions options;
    options.uri = m_server.uri();
    const auto usual = mongo::connectTo(options);
    (*usual)->allowChanges(true);
    QVERIFY(!(*usual)->run(scratch, *base::Bson::fromJson(R"({"dropDatabase":1})")).ok);
}

void TestCalibrationLive::strangersCollectionsStay()
{
    bool put = false;
    const auto outcome = calibrate(testsupport::progressTo([&](double share) {
        if (share > 0.3 && !put) {
            put = true;
            m_raw->run(scratch, R"({"insert":"stranger","documents":[{"_id":1}]})");
        }
        return true;
    }));
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().text()));
    QVERIFY(outcome->leftOver && outcome->leftOver->message.contains(QStringLiteral("stranger")));
    QVERIFY(outcome->leftOver->wayOut.contains(scratch));
    QCOMPARE(m_raw->count(scratch, QStringLiteral("stranger")), 1);
}

void TestCalibrationLive::undroppedIsTold()
{
    m_raw->run(
        QStringLiteral("admin"),
        R"({"configureFailPoint":"failCommand","mode":"alwaysOn","data":{"appName":"shapewright","failCommands":["dropDatabase"],"errorCode":11600}})");
    const auto stopped = calibrate(testsupport::progressTo([](double share) { return share < 0.3; }));
    QVERIFY(!stopped);
    QVERIFY2(stopped.error().wayOut.contains(scratch), qPrintable(stopped.error().text()));
    QVERIFY(databases().contains(scratch));
    const auto left = services::ScratchJournal(m_journal.path()).leftovers();
    QCOMPARE(left.size(), 1);
    QCOMPARE(left.first().database, scratch);
    m_raw->run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":"off"})");

    // The next run tells of it while it is there, and forgets it when it is gone.
    const QString next = QStringLiteral("next_of_test");
    m_limits.documents = 200;
    const auto told = services::calibrate(*scratchSession(next), next, m_design, m_options, m_limits, m_journal.path());
    QVERIFY(told);
    QVERIFY2(told->notes.join(QLatin1Char(' ')).contains(scratch), qPrintable(told->notes.join(QLatin1Char(' '))));
    m_raw->run(scratch, R"({"dropDatabase":1})");
    const auto forgotten =
        services::calibrate(*scratchSession(next), next, m_design, m_options, m_limits, m_journal.path());
    QVERIFY(forgotten && forgotten->notes.isEmpty());
    QVERIFY(services::ScratchJournal(m_journal.path()).leftovers().isEmpty());
    m_limits.documents = 40'000;
}

void TestCalibrationLive::errorDropsToo()
{
    m_raw->run(
        QStringLiteral("admin"),
        R"({"configureFailPoint":"failCommand","mode":{"skip":3},"data":{"appName":"shapewright","failCommands":["insert"],"errorCode":11601}})");
    const auto outcome = calibrate();
    QVERIFY(!outcome);
    QVERIFY(outcome.error().code != base::ErrorCode::Cancelled);
    QVERIFY2(databases().isEmpty(), qPrintable(databases().join(QLatin1Char(' '))));
}

Run TestCalibrationLive::cli(const QStringList &more) const
{
    return clitest::Program(m_home.path())
        .run(QStringList{QStringLiteral("size"), QStringLiteral("shop.shape.json")} + more);
}

void TestCalibrationLive::commandLine()
{
    const QStringList calibrated{QStringLiteral("--calibrate"), QStringLiteral("--synthetic"),
                                 QStringLiteral("--uri"),       m_server.uri(),
                                 QStringLiteral("--yes"),       QStringLiteral("--documents-per-collection"),
                                 QStringLiteral("20000"),       QStringLiteral("--mib-per-collection"),
                                 QStringLiteral("6"),           QStringLiteral("--json")};
    const auto json = [](const Run &run) {
        return QJsonDocument::fromJson(run.out.toUtf8()).object();
    };
    const QByteArray before = clitest::contentOf(m_home.filePath(QStringLiteral("shop.shape.json")));
    const QJsonObject tried = json(cli(calibrated));
    QCOMPARE(tried[QStringLiteral("basis")].toString(), QStringLiteral("calibrated"));
    QCOMPARE(clitest::contentOf(m_home.filePath(QStringLiteral("shop.shape.json"))), before);
    const Run saved = cli(calibrated + QStringList{QStringLiteral("--save")});
    QVERIFY2(saved.code == 0, qPrintable(saved.err));
    const QJsonObject result = json(saved)[QStringLiteral("calibrated")].toObject();
    QVERIFY(result[QStringLiteral("saved")].toBool());
    QVERIFY(result[QStringLiteral("left")].isNull());
    QVERIFY(result[QStringLiteral("server")].toString().startsWith(QStringLiteral("MongoDB ")));
    QCOMPARE(result[QStringLiteral("collections")].toArray().size(), m_design.collections.size());
    QVERIFY(databases().isEmpty());
    QCOMPARE(QDir(m_home.filePath(QStringLiteral("state/shapewright/scratch"))).entryList(QDir::Files), QStringList());

    // Later estimates take the factors, until they are removed.
    const auto storage = [&](const QJsonObject &report) {
        return report[QStringLiteral("totals")][QStringLiteral("storageBytes")].toDouble();
    };
    const QJsonObject with = json(cli({QStringLiteral("--json")}));
    const QJsonObject without = json(cli({QStringLiteral("--json"), QStringLiteral("--without-calibration")}));
    QCOMPARE(with[QStringLiteral("basis")].toString(), QStringLiteral("calibrated"));
    QCOMPARE(without[QStringLiteral("basis")].toString(), QStringLiteral("formula"));
    QVERIFY(storage(with) != storage(without));
    QCOMPARE(cli({QStringLiteral("--without-calibration"), QStringLiteral("--save")}).code, 0);
    QCOMPARE(json(cli({QStringLiteral("--json")}))[QStringLiteral("basis")].toString(), QStringLiteral("formula"));
    const Run text =
        cli({QStringLiteral("--calibrate"), QStringLiteral("--synthetic"), QStringLiteral("--uri"), m_server.uri(),
             QStringLiteral("--yes"), QStringLiteral("--documents-per-collection"), QStringLiteral("100")});
    QVERIFY2(text.code == 0 && text.out.contains(QStringLiteral("no factors were derived")),
             qPrintable(text.out + text.err));
}

void TestCalibrationLive::commandLineRefusals()
{
    const QStringList at{QStringLiteral("--calibrate"), QStringLiteral("--synthetic"), QStringLiteral("--uri"),
                         m_server.uri()};
    QCOMPARE(cli(at).code, 4); // nobody agreed
    m_raw->run(scratch, R"({"insert":"precious","documents":[{"_id":1}]})");
    QCOMPARE(cli(at + QStringList{QStringLiteral("--yes"), QStringLiteral("--scratch-db"), scratch}).code, 4);
    QCOMPARE(m_raw->count(scratch, QStringLiteral("precious")), 1);
    m_raw->run(scratch, R"({"dropDatabase":1})");
    QCOMPARE(cli({QStringLiteral("--calibrate"), QStringLiteral("--synthetic"), QStringLiteral("--yes")}).code,
             1); // no server
    QCOMPARE(
        cli(at + QStringList{QStringLiteral("--yes"), QStringLiteral("--scratch-db"), QStringLiteral("admin")}).code,
        1);
    QCOMPARE(cli({QStringLiteral("--save")}).code, 1);
    QCOMPARE(cli({QStringLiteral("--yes")}).code, 1);
    QCOMPARE(cli(at + QStringList{QStringLiteral("--measure")}).code, 1);
    QCOMPARE(cli({QStringLiteral("--calibrate"), QStringLiteral("--synthetic"), QStringLiteral("--uri"),
                  QStringLiteral("mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=300"), QStringLiteral("--yes")})
                 .code,
             7);
    QVERIFY(databases().isEmpty());
}

void TestCalibrationLive::interrupted()
{
    QProcess process;
    process.setWorkingDirectory(m_home.path());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_STATE_HOME"), m_home.filePath(QStringLiteral("state")));
    process.setProcessEnvironment(environment);
    process.start(clitest::Program::path(),
                  {QStringLiteral("size"), QStringLiteral("shop.shape.json"), QStringLiteral("--calibrate"),
                   QStringLiteral("--synthetic"), QStringLiteral("--yes"), QStringLiteral("--uri"), m_server.uri(),
                   QStringLiteral("--scratch-db"), scratch});
    QTRY_VERIFY_WITH_TIMEOUT(databases().contains(scratch), 30'000);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 10);
    QVERIFY2(databases().isEmpty(), qPrintable(databases().join(QLatin1Char(' '))));
}

QTEST_GUILESS_MAIN(TestCalibrationLive)
#include "tst_sizecalibration_live.moc"
