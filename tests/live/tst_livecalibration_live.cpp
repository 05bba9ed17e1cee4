// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/allowlist.h"
#include "models/formats/project/projectfile.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/calibration/livecalibration.h"
#include "models/sizing/estimate/calibration.h"
#include "tests/cli/runner.h"
#include "tests/live/deploytesting.h"
#include "tests/support/progress.h"
#include "tests/support/sizes/worlddata.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace sw;
using namespace sw::deploytesting;
using clitest::Run;
using What = sizing::CalibrationRow::What;

namespace
{

const QString shop = QStringLiteral("shop");
const QString bank = QStringLiteral("bank");

base::Bson createIndexes(const QString &collection, const QList<QStringList> &indexes)
{
    base::BsonBuilder command;
    command.string(QStringLiteral("createIndexes"), collection).beginArray(QStringLiteral("indexes"));
    for (const QStringList &keys : indexes) {
        command.beginDocument(command.nextIndex()).beginDocument(QStringLiteral("key"));
        for (const QString &key : keys)
            command.int32(key, 1);
        command.end().string(QStringLiteral("name"), keys.join(QLatin1Char('_'))).end();
    }
    return command.end().finish();
}

} // namespace

/// Calibration by a server that is in use: documents that no part of the product made, indexes that grew with them,
/// updates, and a cache that holds what was asked for.
class TestLiveCalibration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void saysWhatTheServerHas();
    void onlyReads();
    void severalDatabases();
    void cancelled();
    void strangers();
    void commandLine();
    void commandLineRefusals();

private:
    void load(const QString &database, const char *world, int documents, const QList<QStringList> &indexes);
    Run cli(const QStringList &more) const
    {
        return clitest::Program(m_home.path())
            .run(QStringList{QStringLiteral("size"), QStringLiteral("shop.shape.json")} + more);
    }
    base::Result<services::Calibrated> calibrate(const QStringList &databases, const base::Progress &progress = {})
    {
        const auto session = connectSpy(m_server.uri());
        return services::calibrateLive(*session, databases, m_design, m_options, 1, progress);
    }

    testsupport::MongoServer m_server;
    std::unique_ptr<RawClient> m_raw;
    QTemporaryDir m_home;
    design::Design m_design;
    sizing::SizeOptions m_options;
};

void TestLiveCalibration::load(const QString &database, const char *world, int documents,
                               const QList<QStringList> &indexes)
{
    const auto &worlds = testsupport::worldData();
    const auto found = std::find_if(worlds.begin(), worlds.end(),
                                    [&](const testsupport::WorldData &each) { return qstrcmp(each.name, world) == 0; });
    const std::vector<base::Bson> made = found->make(documents, 7);
    const QString name = QLatin1String(world);
    m_raw->run(database, createIndexes(name, indexes));
    for (size_t i = 0; i < made.size();) {
        base::BsonBuilder command;
        command.string(QStringLiteral("insert"), name).beginArray(QStringLiteral("documents"));
        for (int n = 0; n < 1000 && i < made.size(); ++n, ++i)
            command.document(command.nextIndex(), made[i]);
        m_raw->run(database, command.end().finish());
    }
}

void TestLiveCalibration::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_raw = std::make_unique<RawClient>(m_server.uri());
    load(shop, "orders", 40'000,
         {{QStringLiteral("customer"), QStringLiteral("placed")}, {QStringLiteral("lines.article")}});
    load(bank, "payments", 60'000, {{QStringLiteral("account")}, {QStringLiteral("amount")}});
    m_raw->run(QStringLiteral("admin"), R"({"fsync":1})");
    m_raw->run(bank, R"({"update":"payments","updates":[{"q":{},"u":{"$set":{"checked":true}},"multi":true}]})");
    m_raw->run(QStringLiteral("admin"), R"({"fsync":1})");

    // The project is made of 1,000 documents that the server draws.
    const Run made = clitest::Program(m_home.path())
                         .run({QStringLiteral("inspect"), QStringLiteral("--uri"), m_server.uri(),
                               QStringLiteral("--db"), shop, QStringLiteral("-o"), QStringLiteral("shop.shape.json")});
    QVERIFY2(made.code == 0, qPrintable(made.err));
    const auto project = formats::loadProjectFile(m_home.filePath(QStringLiteral("shop.shape.json")));
    QVERIFY(project);
    m_design = patterns::buildDesign(project->model);
    m_options = sizing::sizeOptions(project->model);
    m_options.topology = sizing::Topology::Standalone;
}

void TestLiveCalibration::saysWhatTheServerHas()
{
    const auto outcome = calibrate({shop});
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().text()));
    QCOMPARE(outcome->measured.size(), 1);
    QVERIFY(outcome->result.calibration.isLive);
    QVERIFY(outcome->load && outcome->load->cache && outcome->load->asksPerSecond);
    const sizing::SizeReport plain = sizing::estimate(m_design, m_options);
    const sizing::SizeReport calibrated = sizing::estimate(m_design, m_options, outcome->result.calibration);
    const sizing::MeasuredCollection &found = outcome->measured.first();
    QCOMPARE(found.documents, 40'000.0);
    for (const sizing::CalibrationRow &row : outcome->result.rows)
        qInfo("%d %-30s estimated %11.0f measured %11.0f factor %.3f%s", int(row.what),
              qPrintable(row.collection + QLatin1Char(' ') + row.index), row.estimated.value(), row.measured.value(),
              row.factor.value_or(0), row.isBeyond ? " outside" : "");
    const sizing::CollectionSize &size = *calibrated.collection(QStringLiteral("orders"));
    const auto isNear = [](base::Bytes said, base::Bytes truth) {
        return std::abs(said / truth - 1) < 1e-6;
    };
    QVERIFY(isNear(size.data, found.data));
    QVERIFY(isNear(size.storage.likely, found.records.file));
    QVERIFY(size.storage.high / size.storage.low < plain.collection(QStringLiteral("orders"))->storage.high /
                                                       plain.collection(QStringLiteral("orders"))->storage.low);
    QCOMPARE(size.indexes.size(), 3);
    QCOMPARE(found.indexes.size(), 3);
    for (qsizetype i = 0; i < size.indexes.size(); ++i)
        QVERIFY2(isNear(size.indexes.at(i).file.likely, found.indexes.at(i).size.file),
                 qPrintable(size.indexes.at(i).name));
    // The server was started a moment ago, so memory is at least what it holds: all that was just loaded.
    QVERIFY(size.hot.likely.value() > 0.99 * outcome->inCache.value(QStringLiteral("orders")).value());
    QVERIFY2(outcome->notes.join(QLatin1Char(' ')).contains(QStringLiteral("was started")),
             qPrintable(outcome->notes.join(QLatin1Char(' '))));
}

void TestLiveCalibration::onlyReads()
{
    const auto session = connectSpy(m_server.uri());
    QVERIFY(services::calibrateLive(*session, {shop}, m_design, m_options, 0));
    QVERIFY(session->countOf("aggregate") > 0 && session->countOf("serverStatus") > 0);
    for (const base::Bson &command : std::as_const(session->commands)) {
        QVERIFY(deploy::isAllowedCommand(deploy::firstName(command), command));
        QVERIFY(!deploy::isChangingCommand(command));
    }
}

void TestLiveCalibration::severalDatabases()
{
    design::Design both = m_design;
    both.collections << collectionOf(QStringLiteral("payments"), {QStringLiteral("account")})
                     << collectionOf(QStringLiteral("missing"), {});
    both.collections[1].documents = {1e6, 1e6, 1e6, false};
    const auto session = connectSpy(m_server.uri());
    const auto outcome = services::calibrateLive(*session, {shop, bank}, both, m_options, 0);
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().text()));
    QCOMPARE(outcome->measured.size(), 2);
    const QString notes = outcome->notes.join(QLatin1Char('\n'));
    QVERIFY2(notes.contains(QStringLiteral("missing is not on the server")), qPrintable(notes));
    QVERIFY2(notes.contains(QStringLiteral("the server has 60 k documents, the model plans 1 M")), qPrintable(notes));
    // Two strings are not what a payment is: the factor says so, and the range stays wide.
    const sizing::CalibrationRow *storage = nullptr;
    for (const sizing::CalibrationRow &row : outcome->result.rows) {
        if (row.collection == QLatin1String("payments") && row.what == What::Storage)
            storage = &row;
    }
    QVERIFY(storage && storage->factor);
    m_options.documents.insert(QStringLiteral("payments"), 60'000);
    const sizing::SizeReport calibrated = sizing::estimate(both, m_options, outcome->result.calibration);
    m_options.documents.clear();
    const sizing::CollectionSize &payments = *calibrated.collection(QStringLiteral("payments"));
    QVERIFY(std::abs(payments.storage.likely / outcome->measured.at(1).records.file - 1) < 1e-6);
}

void TestLiveCalibration::cancelled()
{
    const auto outcome = calibrate({shop}, testsupport::progressTo([](double share) { return share < 0.6; }));
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, base::ErrorCode::Cancelled);
}

void TestLiveCalibration::strangers()
{
    const auto outcome = calibrate({QStringLiteral("nothing")});
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, base::ErrorCode::Usage);
    QVERIFY2(outcome.error().wayOut.contains(QStringLiteral("orders")), qPrintable(outcome.error().text()));
}

void TestLiveCalibration::commandLine()
{
    const auto json = [](const Run &run) {
        return QJsonDocument::fromJson(run.out.toUtf8()).object();
    };
    const QStringList at{
        QStringLiteral("--calibrate"), QStringLiteral("--uri"), m_server.uri(), QStringLiteral("--db"), shop,
        QStringLiteral("--watch"),     QStringLiteral("1")};
    const QByteArray before = clitest::contentOf(m_home.filePath(QStringLiteral("shop.shape.json")));
    const Run told = cli(at);
    QVERIFY2(told.code == 0, qPrintable(told.err));
    QVERIFY2(told.out.contains(QStringLiteral("Found on MongoDB")) &&
                 told.out.contains(QStringLiteral("orders, in memory")) && told.out.contains(QStringLiteral("read")),
             qPrintable(told.out));
    QCOMPARE(clitest::contentOf(m_home.filePath(QStringLiteral("shop.shape.json"))), before);
    const Run saved = cli(at + QStringList{QStringLiteral("--save"), QStringLiteral("--json")});
    QVERIFY2(saved.code == 0, qPrintable(saved.err));
    const QJsonObject result = json(saved)[QStringLiteral("calibrated")].toObject();
    QVERIFY(result[QStringLiteral("saved")].toBool());
    const QJsonObject load = result[QStringLiteral("load")].toObject();
    QVERIFY(load[QStringLiteral("cacheBytes")].toDouble() > 0);
    QVERIFY(load[QStringLiteral("watchedSeconds")].toDouble() >= 1);
    const QJsonObject orders = result[QStringLiteral("collections")][0].toObject();
    QVERIFY(orders[QStringLiteral("memory")][QStringLiteral("atLeast")].toBool());
    QVERIFY(orders[QStringLiteral("document")][QStringLiteral("factor")].toDouble() > 0.9);
    const double file = deploy::numberAt(m_raw->run(shop, R"({"collStats":"orders"})"), "storageSize").value_or(0);
    const Run later = cli({QStringLiteral("--json"), QStringLiteral("--topology"), QStringLiteral("standalone")});
    const QJsonObject report = json(later);
    QCOMPARE(report[QStringLiteral("basis")].toString(), QStringLiteral("calibrated"));
    QVERIFY(std::abs(report[QStringLiteral("totals")][QStringLiteral("storageBytes")].toDouble() / file - 1) < 1e-4);
    const Run why = cli({QStringLiteral("--explain"), QStringLiteral("orders")});
    QVERIFY2(why.out.contains(QStringLiteral("measured on the 40 k documents of MongoDB")), qPrintable(why.out));
    QCOMPARE(cli({QStringLiteral("--without-calibration"), QStringLiteral("--save")}).code, 0);
}

void TestLiveCalibration::commandLineRefusals()
{
    const QStringList at{QStringLiteral("--calibrate"), QStringLiteral("--uri"), m_server.uri()};
    const Run nowhere = cli(at);
    QCOMPARE(nowhere.code, 1);
    QVERIFY2(nowhere.err.contains(QStringLiteral("--synthetic")), qPrintable(nowhere.err));
    QCOMPARE(cli(at + QStringList{QStringLiteral("--db"), QStringLiteral("nothing")}).code, 1);
    QCOMPARE(cli(at + QStringList{QStringLiteral("--db"), QStringLiteral("admin")}).code, 1);
    QCOMPARE(cli(at + QStringList{QStringLiteral("--db"), shop, QStringLiteral("--yes")}).code, 1);
    QCOMPARE(cli(at + QStringList{QStringLiteral("--db"), shop, QStringLiteral("--synthetic")}).code, 1);
    QCOMPARE(cli(at + QStringList{QStringLiteral("--db"), shop, QStringLiteral("--watch"), QStringLiteral("-1")}).code,
             1);
    QCOMPARE(cli({QStringLiteral("--db"), shop}).code, 1);
    QCOMPARE(cli({QStringLiteral("--synthetic")}).code, 1);
}

QTEST_GUILESS_MAIN(TestLiveCalibration)
#include "tst_livecalibration_live.moc"
