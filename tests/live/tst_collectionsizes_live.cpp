// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/documentsize.h"
#include "models/sizing/pagesimulation.h"
#include "tests/live/deploytesting.h"
#include "tests/support/heldpages.h"
#include "tests/support/sizeddesigns.h"

#include <cmath>
#include <map>

using namespace sw;
using namespace sw::deploytesting;
using sizing::Compressor;

namespace
{

const QString database = QStringLiteral("sizes");
constexpr qsizetype mostBytes = 8'000'000; // of one insert command
constexpr double smallFile = 3.5e6;        // below it, two identical loads differ by as much as 8 %

struct Packing
{
    Compressor compressor;
    const char *name;
    double allowed; ///< error of the file
};
constexpr Packing packings[] = {{Compressor::None, "none", 0.02}, {Compressor::Snappy, "snappy", 0.05}, {Compressor::Zstd, "zstd", 0.05}};

struct Place
{
    QString collection;
    const Packing *packing = nullptr;
    sizing::SimulatedPages predicted;
    double data = 0;
    double live = 0;
    double cache = 0;
};

double errorOf(double predicted, double measured)
{
    return predicted / measured - 1;
}

/// Arrays of documents, each for one insert command.
QList<base::Bson> batchesOf(const sizing::DocumentSource &source, double count)
{
    QList<base::Bson> batches;
    for (quint64 n = 0; static_cast<double>(n) < count;) {
        base::BsonBuilder batch;
        qsizetype bytes = 0;
        for (; static_cast<double>(n) < count && bytes < mostBytes; ++n) {
            const base::Bson document = source(n);
            batch.document(batch.nextIndex(), document);
            bytes += document.bytes().size() + 16;
        }
        batches << batch.finish();
    }
    return batches;
}

QList<testsupport::SizedDesign> cases()
{
    QList<testsupport::SizedDesign> cases;
    for (const testsupport::SizedDesign &design : testsupport::packedDesigns()) {
        if (design.few > 0)
            cases << design.withDocuments(design.few);
    }
    return cases;
}

QString percent(double share)
{
    return QStringLiteral("%1 %").arg(share * 100, 0, 'f', 2);
}

} // namespace

/// What simulated pages say of collections, against a real server: the same documents, loaded in order and written to disk by one
/// checkpoint, and read whole after a restart.
class TestCollectionSizesLive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void files_data();
    void files();
    void caches_data() { files_data(); }
    void caches();
    void cleanupTestCase();

private:
    void setUp();
    base::Bson stats(const QString &collection);
    void load(const QList<base::Bson> &batches, const QString &collection);
    const std::vector<Place> &places(const testsupport::SizedDesign &design);
    void restart();

    testsupport::MongoServer m_server;
    std::unique_ptr<RawClient> m_client;
    const QList<testsupport::SizedDesign> m_cases = cases();
    std::map<QString, std::vector<Place>> m_places;
    bool m_restarted = false;
};

void TestCollectionSizesLive::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    setUp();
}

void TestCollectionSizesLive::setUp()
{
    m_client = std::make_unique<RawClient>(m_server.uri());
    for (const QByteArray &command : testsupport::commandsThatHoldPages())
        m_client->run(QStringLiteral("admin"), command);
}

void TestCollectionSizesLive::files_data()
{
    QTest::addColumn<int>("number");
    for (int i = 0; i < m_cases.size(); ++i)
        QTest::newRow(qPrintable(m_cases.at(i).name)) << i;
}

base::Bson TestCollectionSizesLive::stats(const QString &collection)
{
    base::BsonBuilder command;
    command.string(QStringLiteral("aggregate"), collection).beginArray(QStringLiteral("pipeline")).beginDocument(QStringLiteral("0"));
    command.beginDocument(QStringLiteral("$collStats")).beginDocument(QStringLiteral("storageStats")).end().end().end().end();
    command.beginDocument(QStringLiteral("cursor")).end();
    const QList<base::Bson> found = deploy::documentsAt(m_client->run(database, command.finish()), "cursor.firstBatch");
    return found.isEmpty() ? base::Bson() : deploy::documentAt(found.first(), "storageStats");
}

void TestCollectionSizesLive::load(const QList<base::Bson> &batches, const QString &collection)
{
    for (const base::Bson &batch : batches)
        m_client->run(database, base::BsonBuilder().string(QStringLiteral("insert"), collection).array(QStringLiteral("documents"), batch).finish());
}

const std::vector<Place> &TestCollectionSizesLive::places(const testsupport::SizedDesign &design)
{
    std::vector<Place> &places = m_places[design.collection.name];
    if (!places.empty())
        return places;
    const sizing::DocumentSource document = design.source();
    const double count = design.collection.documents.likely;
    const QList<base::Bson> batches = batchesOf(document, count);
    for (const Packing &packing : packings) {
        Place place{design.collection.name + QLatin1Char('_') + QLatin1String(packing.name), &packing, {}, 0, 0, 0};
        base::BsonBuilder create;
        create.string(QStringLiteral("create"), place.collection).beginDocument(QStringLiteral("storageEngine")).beginDocument(QStringLiteral("wiredTiger"));
        create.string(QStringLiteral("configString"), QStringLiteral("block_compressor=") + QLatin1String(packing.name)).end().end();
        m_client->run(database, create.finish());
        load(batches, place.collection);
        place.predicted = *sizing::simulatePages(document, {count, packing.compressor});
        places.push_back(place);
    }
    m_client->run(QStringLiteral("admin"), QByteArray(R"({"fsync":1})"));
    for (Place &place : places) {
        const base::Bson measured = stats(place.collection);
        place.data = deploy::numberAt(measured, "size").value_or(0);
        place.live = deploy::numberAt(measured, "storageSize").value_or(0) - deploy::numberAt(measured, "freeStorageSize").value_or(0);
        const bool all = deploy::numberAt(measured, "count").value_or(0) == count;
        place.live = all ? place.live : -1;
    }
    return places;
}

void TestCollectionSizesLive::files()
{
    QFETCH(int, number);
    const testsupport::SizedDesign &design = m_cases.at(number);
    const double formula = design::documentSize(design.collection.root).likely.value();
    QStringList wrong;
    for (const Place &place : places(design)) {
        QVERIFY2(place.live > 0, "not all documents are there");
        const double document = errorOf(formula, place.data / place.predicted.documents);
        const double sampled = errorOf(place.predicted.data.value(), place.data);
        const double file = errorOf(place.predicted.file.value(), place.live);
        qInfo("| %s | %s | %.0f | %.1f B | %s | %s | %.2f MB | %s | %.2f |", qPrintable(design.name), place.packing->name, place.predicted.documents, formula,
              qPrintable(percent(document)), qPrintable(percent(sampled)), place.live / 1e6, qPrintable(percent(file)), place.predicted.ratio());
        if (std::abs(document) > 0.005)
            wrong << QStringLiteral("document %1").arg(percent(document));
        if (place.live > smallFile && std::abs(file) > place.packing->allowed)
            wrong << QStringLiteral("%1: file %2").arg(QLatin1String(place.packing->name), percent(file));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral(", "))));
}

void TestCollectionSizesLive::restart()
{
    m_restarted = true;
    m_client.reset();
    m_server.stop();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    setUp();
}

void TestCollectionSizesLive::caches()
{
    QFETCH(int, number);
    if (!m_restarted)
        restart();
    QStringList wrong;
    for (Place &place : m_places[m_cases.at(number).collection.name]) {
        base::BsonBuilder command; // no document has the field, so every one is read
        command.string(QStringLiteral("count"), place.collection).beginDocument(QStringLiteral("query")).int32(QStringLiteral("absent"), 1).end();
        m_client->run(database, command.finish());
        place.cache = deploy::numberAt(stats(place.collection), "wiredTiger.cache.bytes currently in the cache").value_or(0);
        const double error = errorOf(place.predicted.cache.value(), place.cache);
        qInfo("| %s | %s | cache %.2f MB | %s |", qPrintable(m_cases.at(number).name), place.packing->name, place.cache / 1e6, qPrintable(percent(error)));
        if (std::abs(error) > 0.02)
            wrong << QStringLiteral("%1: cache %2").arg(QLatin1String(place.packing->name), percent(error));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral(", "))));
}

void TestCollectionSizesLive::cleanupTestCase()
{
    m_client.reset();
}

QTEST_GUILESS_MAIN(TestCollectionSizesLive)
#include "tst_collectionsizes_live.moc"
