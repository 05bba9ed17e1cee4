// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/engine/measure.h"
#include "models/formats/samplelibrary.h"
#include "models/patterns/designbuilder.h"
#include "models/samples/samplegenerator.h"
#include "tests/live/deploytesting.h"
#include "tests/support/heldpages.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <vector>

using namespace sw;
using namespace sw::deploytesting;

/// What the packaged storage engine weighs, beside a real server with the same documents and indexes.
class TestMeasureLive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void agreesWithServer_data();
    void agreesWithServer();
    void agreesEachTime();

private:
    base::Bson run(const base::Bson &command) { return m_client->run(QStringLiteral("weighed"), command); }
    double liveBytes(const QString &collection);
    void load(const design::Collection &collection, const std::vector<base::Bson> &documents);
    void compare(const QString &what, double engine, double server);

    testsupport::MongoServer m_server;
    std::unique_ptr<RawClient> m_client;
};

void TestMeasureLive::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_client = std::make_unique<RawClient>(m_server.uri());
    for (const QByteArray &command : testsupport::commandsThatHoldPages())
        QVERIFY(deploy::truthAt(m_client->run(QStringLiteral("admin"), command), "ok"));
}

void TestMeasureLive::agreesWithServer_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("collection");
    QTest::addColumn<int>("documents");
    QTest::newRow("flat") << "bookstore" << "users" << 100'000;
    QTest::newRow("arrays") << "bookstore" << "orders" << 100'000;
    QTest::newRow("dates and numbers") << "trades" << "trades" << 60'000;
    QTest::newRow("nested") << "insurance-policies" << "policies" << 2'000;
    QTest::newRow("references") << "fleet" << "voyages" << 40'000;
}

void TestMeasureLive::load(const design::Collection &collection, const std::vector<base::Bson> &documents)
{
    constexpr size_t batch = 2000;
    for (size_t start = 0; start < documents.size(); start += batch) {
        base::BsonBuilder command;
        command.string(QStringLiteral("insert"), collection.name).beginArray(QStringLiteral("documents"));
        for (size_t i = start; i < std::min(start + batch, documents.size()); ++i)
            command.document(command.nextIndex(), documents[i]);
        const base::Bson reply = run(command.finish());
        QVERIFY2(deploy::truthAt(reply, "ok") && !deploy::contains(reply, "writeErrors"), reply.toRelaxedJson().left(500).constData());
    }
    base::BsonBuilder command;
    command.string(QStringLiteral("createIndexes"), collection.name).beginArray(QStringLiteral("indexes"));
    for (const design::Index &index : collection.indexes)
        command.document(command.nextIndex(), design::indexSpecification(index));
    const base::Bson reply = run(command.finish());
    QVERIFY2(deploy::truthAt(reply, "ok"), reply.toRelaxedJson().constData());
    QVERIFY(deploy::truthAt(m_client->run(QStringLiteral("admin"), *base::Bson::fromJson(R"({"fsync": 1})")), "ok"));
}

double TestMeasureLive::liveBytes(const QString &collection)
{
    const base::Bson stats = run(base::BsonBuilder().string(QStringLiteral("collStats"), collection).finish());
    return deploy::numberAt(stats, "storageSize").value_or(0) - deploy::numberAt(stats, "freeStorageSize").value_or(0);
}

/// Indexes follow rules; how the documents of a collection are cut into pages depends on when pages leave memory.
void TestMeasureLive::compare(const QString &what, double engine, double server)
{
    qInfo("%-28s engine %10.0f server %10.0f %+.2f %%", qPrintable(what), engine, server, 100 * (engine / server - 1));
    const double tolerance = what.contains(QLatin1Char('.')) ? 0.01 : 0.05;
    QVERIFY2(std::abs(engine - server) <= 8192 + tolerance * server, qPrintable(what));
}

void TestMeasureLive::agreesWithServer()
{
    QFETCH(QString, sample);
    QFETCH(QString, collection);
    QFETCH(int, documents);
    const auto model = formats::loadSample(sample);
    QVERIFY(model);
    schema::Model plain = *model;
    plain.patterns.clear();
    const design::Design design = patterns::buildDesign(plain);
    const design::Collection *one = design.collection(collection);
    QVERIFY(one);
    const samples::SampleGenerator generator(design, *one);
    std::vector<base::Bson> made;
    for (int n = 0; n < documents; ++n)
        made.push_back(generator.document(static_cast<quint64>(n)));
    load(*one, made);
    if (QTest::currentTestFailed())
        return;
    engine::MeasureOptions options;
    options.documents = made.size();
    const auto measured = engine::measure(*one, [&](quint64 n) { return made[n]; }, options);
    QVERIFY2(measured, measured ? "" : qPrintable(measured.error().text()));

    base::BsonBuilder command;
    command.string(QStringLiteral("collStats"), collection);
    const base::Bson stats = run(command.finish());
    QCOMPARE(deploy::numberAt(stats, "size").value_or(0), measured->data.value());
    compare(collection, measured->records.live().value(), liveBytes(collection));
    const QJsonObject details = QJsonDocument::fromJson(stats.toRelaxedJson()).object().value(QStringLiteral("indexDetails")).toObject();
    QCOMPARE(measured->indexes.size(), details.size());
    for (const sizing::MeasuredIndex &index : measured->indexes) {
        const QJsonObject file = details.value(index.name).toObject().value(QStringLiteral("block-manager")).toObject();
        const double live = file.value(QStringLiteral("file size in bytes")).toDouble() - file.value(QStringLiteral("file bytes available for reuse")).toDouble();
        qInfo("%-28s engine alone %+.2f %%", qPrintable(index.name), 100 * (index.size.live().value() / live - 1));
        compare(collection + QLatin1Char('.') + index.name, index.onServer.value(), live);
    }
}

/// Chance must have no part in it: the same documents, ten times.
void TestMeasureLive::agreesEachTime()
{
    const auto model = formats::loadSample(QStringLiteral("bookstore"));
    QVERIFY(model);
    schema::Model plain = *model;
    plain.patterns.clear();
    const design::Design design = patterns::buildDesign(plain);
    design::Collection orders = *design.collection(QStringLiteral("orders"));
    const samples::SampleGenerator generator(design, orders);
    std::vector<base::Bson> made;
    for (quint64 n = 0; n < 60'000; ++n)
        made.push_back(generator.document(n));
    orders.name = QStringLiteral("repeated");
    orders.indexes = orders.indexes.mid(0, 1);
    load(orders, made);
    if (QTest::currentTestFailed())
        return;
    const double server = liveBytes(orders.name);
    QVERIFY(server > 3.5e6);
    orders.indexes.clear();
    engine::MeasureOptions options;
    options.documents = made.size();
    double least = server * 2, most = 0;
    for (int i = 0; i < 10; ++i) {
        const auto measured = engine::measure(orders, [&](quint64 n) { return made[n]; }, options);
        QVERIFY2(measured, measured ? "" : qPrintable(measured.error().text()));
        least = std::min(least, measured->records.live().value());
        most = std::max(most, measured->records.live().value());
    }
    qInfo("ten times: %+.2f %% to %+.2f %% of the server's %.0f", 100 * (least / server - 1), 100 * (most / server - 1), server);
    QVERIFY(least >= 0.95 * server && most <= 1.05 * server);
    QVERIFY(most <= 1.005 * least);
}

QTEST_GUILESS_MAIN(TestMeasureLive)
#include "tst_measure_live.moc"
