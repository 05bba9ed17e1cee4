// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/documentsize.h"
#include "models/sizing/files/pagesimulation.h"
#include "tests/support/sizeddesigns.h"
#include "tests/support/sizedserver.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace sw;
using sizing::Compressor;

namespace
{

constexpr double smallFile = 3.5e6; // below it, two identical loads differ by as much as 8 %

struct Packing
{
    Compressor compressor;
    const char *name;
    double allowed; ///< error of the file
};
constexpr Packing packings[] = {
    {Compressor::None, "none", 0.02}, {Compressor::Snappy, "snappy", 0.05}, {Compressor::Zstd, "zstd", 0.05}};

struct Place
{
    QString collection;
    const Packing *packing = nullptr;
    sizing::SimulatedPages predicted;
    testsupport::StoredSizes stored;
};

double errorOf(double predicted, double measured)
{
    return predicted / measured - 1;
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

/// What simulated pages say of collections, against a real server: the same documents, loaded in order and written to
/// disk by one checkpoint, and read whole after a restart.
class TestCollectionSizesLive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void files_data();
    void files();
    void caches_data() { files_data(); }
    void caches();

private:
    const std::vector<Place> &places(const testsupport::SizedDesign &design);

    testsupport::SizedServer m_server;
    const QList<testsupport::SizedDesign> m_cases = cases();
    std::map<QString, std::vector<Place>> m_places;
    bool m_restarted = false;
};

void TestCollectionSizesLive::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
}

void TestCollectionSizesLive::files_data()
{
    QTest::addColumn<int>("number");
    for (int i = 0; i < m_cases.size(); ++i)
        QTest::newRow(qPrintable(m_cases.at(i).name)) << i;
}

const std::vector<Place> &TestCollectionSizesLive::places(const testsupport::SizedDesign &design)
{
    std::vector<Place> &places = m_places[design.collection.name];
    if (!places.empty())
        return places;
    const sizing::DocumentSource source = design.source();
    const double count = design.collection.documents.likely;
    std::vector<base::Bson> documents;
    for (quint64 n = 0; static_cast<double>(n) < count; ++n)
        documents.push_back(source(n));
    const sizing::DocumentSource document = [&](quint64 n) {
        return documents[n];
    };
    for (const Packing &packing : packings) {
        Place place{design.collection.name + QLatin1Char('_') + QLatin1String(packing.name), &packing, {}, {}};
        m_server.create(place.collection, packing.name);
        m_server.insert(place.collection, document, 0, documents.size());
        place.predicted = *sizing::simulatePages(document, {count, packing.compressor});
        places.push_back(place);
    }
    m_server.checkpoint();
    for (Place &place : places)
        place.stored = m_server.sizes(place.collection);
    return places;
}

void TestCollectionSizesLive::files()
{
    QFETCH(int, number);
    const testsupport::SizedDesign &design = m_cases.at(number);
    const double formula = design::documentSize(design.collection.root).likely.value();
    QStringList wrong;
    for (const Place &place : places(design)) {
        QCOMPARE(place.stored.documents, design.collection.documents.likely);
        const double document = errorOf(formula, place.stored.data / place.predicted.documents);
        const double sampled = errorOf(place.predicted.data.value(), place.stored.data);
        const double file = errorOf(place.predicted.file.value(), place.stored.live);
        qInfo("| %s | %s | %.0f | %.1f B | %s | %s | %.2f MB | %s | %.2f |", qPrintable(design.name),
              place.packing->name, place.predicted.documents, formula, qPrintable(percent(document)),
              qPrintable(percent(sampled)), place.stored.live / 1e6, qPrintable(percent(file)),
              place.predicted.ratio());
        if (std::abs(document) > 0.005)
            wrong << QStringLiteral("document %1").arg(percent(document));
        if (place.stored.live > smallFile && std::abs(file) > place.packing->allowed)
            wrong << QStringLiteral("%1: file %2").arg(QLatin1String(place.packing->name), percent(file));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral(", "))));
}

void TestCollectionSizesLive::caches()
{
    QFETCH(int, number);
    if (!m_restarted)
        QVERIFY2(m_server.restart(), qPrintable(m_server.errorString()));
    m_restarted = true;
    QStringList wrong;
    for (const Place &place : m_places[m_cases.at(number).collection.name]) {
        m_server.readAll(place.collection);
        const double cache = m_server.sizes(place.collection).cache;
        const double error = errorOf(place.predicted.cache.value(), cache);
        qInfo("| %s | %s | cache %.2f MB | %s |", qPrintable(m_cases.at(number).name), place.packing->name, cache / 1e6,
              qPrintable(percent(error)));
        if (std::abs(error) > 0.02)
            wrong << QStringLiteral("%1: cache %2").arg(QLatin1String(place.packing->name), percent(error));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral(", "))));
}

QTEST_GUILESS_MAIN(TestCollectionSizesLive)
#include "tst_collectionsizes_live.moc"
