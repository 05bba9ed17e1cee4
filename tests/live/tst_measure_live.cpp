// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/engine/measure.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/samples/write/samplegenerator.h"
#include "tests/support/server/sizedserver.h"

#include <QTest>

#include <vector>

using namespace sw;

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
    testsupport::StoredSizes stored(const design::Collection &collection, const std::vector<base::Bson> &documents);
    void compare(const QString &what, double engine, double server);

    testsupport::SizedServer m_server;
};

void TestMeasureLive::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
}

void TestMeasureLive::agreesWithServer_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("collection");
    QTest::addColumn<int>("documents");
    QTest::newRow("flat") << "bookstore"
                          << "users" << 100'000;
    QTest::newRow("arrays") << "bookstore"
                            << "orders" << 100'000;
    QTest::newRow("dates and numbers") << "trades"
                                       << "trades" << 60'000;
    QTest::newRow("nested") << "insurance-policies"
                            << "policies" << 2'000;
    QTest::newRow("references") << "fleet"
                                << "voyages" << 40'000;
}

testsupport::StoredSizes TestMeasureLive::stored(const design::Collection &collection,
                                                 const std::vector<base::Bson> &documents)
{
    m_server.insert(
        collection.name, [&](quint64 n) { return documents[n]; }, 0, documents.size());
    m_server.createIndexes(collection.name, collection.indexes);
    m_server.checkpoint();
    return m_server.sizes(collection.name);
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
    const testsupport::StoredSizes server = stored(*one, made);
    QCOMPARE(server.documents, static_cast<double>(documents));
    engine::MeasureOptions options;
    options.documents = made.size();
    const auto measured = engine::measure(
        *one, [&](quint64 n) { return made[n]; }, options);
    QVERIFY2(measured, measured ? "" : qPrintable(measured.error().text()));

    QCOMPARE(server.data, measured->data.value());
    compare(collection, measured->records.live().value(), server.live);
    QCOMPARE(measured->indexes.size(), server.indexes.size());
    for (const sizing::MeasuredIndex &index : measured->indexes) {
        const double live = server.indexes.value(index.name).live;
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
    const testsupport::StoredSizes loaded = stored(orders, made);
    QCOMPARE(loaded.documents, static_cast<double>(made.size()));
    const double server = loaded.live;
    QVERIFY(server > 3.5e6);
    orders.indexes.clear();
    engine::MeasureOptions options;
    options.documents = made.size();
    double least = server * 2, most = 0;
    for (int i = 0; i < 10; ++i) {
        const auto measured = engine::measure(
            orders, [&](quint64 n) { return made[n]; }, options);
        QVERIFY2(measured, measured ? "" : qPrintable(measured.error().text()));
        least = std::min(least, measured->records.live().value());
        most = std::max(most, measured->records.live().value());
    }
    qInfo("ten times: %+.2f %% to %+.2f %% of the server's %.0f", 100 * (least / server - 1), 100 * (most / server - 1),
          server);
    QVERIFY(least >= 0.95 * server && most <= 1.05 * server);
    QVERIFY(most <= 1.005 * least);
}

QTEST_GUILESS_MAIN(TestMeasureLive)
#include "tst_measure_live.moc"
