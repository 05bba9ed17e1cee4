// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/server/sizedserver.h"
#include "tests/support/sizes/indexfiles.h"
#include "tests/support/sizes/repeatedkeys.h"
#include "tests/support/sizes/sizeddesigns.h"

#include <QTest>

#include <map>

using namespace sw;
using design::Collection;
using design::Index;
using testsupport::SizedDesign;

namespace
{

struct Load
{
    Collection design;
    QString name;
    std::vector<base::Bson> documents;
    sizing::IndexBuild build = sizing::IndexBuild::AtOnce;
    testsupport::StoredSizes measured;
    QMap<QString, sizing::IndexFile> predicted;
};

/// \p orders with an index that keys come to in no order, one of few values, one of ascending ones and one of several
/// for each document.
SizedDesign someGrown(SizedDesign orders)
{
    const QStringList wanted{QStringLiteral("customer_at"), QStringLiteral("low_cardinality"), QStringLiteral("date"),
                             QStringLiteral("multikey")};
    orders.collection.indexes.removeIf([&](const Index &index) { return !wanted.contains(index.name); });
    return orders;
}

} // namespace

/// Index files of a real server against those that are made up from the same documents.
class TestIndexSizes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void builtAtOnce_data();
    void builtAtOnce();
    void grownWithTheDocuments_data();
    void grownWithTheDocuments();

private:
    void prepare(const SizedDesign &design, sizing::IndexBuild build);
    void rows(sizing::IndexBuild build);
    void compare(double tolerance);

    testsupport::SizedServer m_server;
    std::map<QString, Load> m_loads;
};

void TestIndexSizes::prepare(const SizedDesign &sized, sizing::IndexBuild build)
{
    const Collection &design = sized.collection;
    const sizing::DocumentSource source = sized.source();
    Load load;
    load.design = design;
    load.build = build;
    load.name = design.name + (build == sizing::IndexBuild::AtOnce ? QString() : QStringLiteral("_grown"));
    const auto count = static_cast<quint64>(design.documents.likely);
    load.documents.reserve(count);
    for (quint64 i = 0; i < count; ++i)
        load.documents.push_back(source(i));
    const auto document = [&](quint64 n) {
        return load.documents[n];
    };
    if (build == sizing::IndexBuild::WithTheDocuments)
        m_server.createIndexes(load.name, design.indexes);
    m_server.insert(load.name, document, 0, count);
    if (build == sizing::IndexBuild::AtOnce)
        m_server.createIndexes(load.name, design.indexes);
    load.predicted = testsupport::indexFiles(document, count, design, build);
    m_loads.emplace(load.name, std::move(load));
}

void TestIndexSizes::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    for (const SizedDesign &design : testsupport::indexedDesigns()) {
        const SizedDesign fewer = design.withDocuments(design.few);
        prepare(fewer, sizing::IndexBuild::AtOnce);
        if (design.collection.name == QLatin1String("orders"))
            prepare(someGrown(fewer), sizing::IndexBuild::WithTheDocuments);
    }
    for (const quint64 different : {700, 5000})
        prepare(testsupport::repeatedKeys(20'000, different), sizing::IndexBuild::AtOnce);
    m_server.checkpoint();
    for (auto &[name, load] : m_loads) {
        load.measured = m_server.sizes(name);
        QCOMPARE(load.measured.documents, static_cast<double>(load.documents.size()));
    }
}

void TestIndexSizes::rows(sizing::IndexBuild build)
{
    QTest::addColumn<QString>("collection");
    QTest::addColumn<QString>("name");
    for (const auto &[name, load] : m_loads) {
        if (build == sizing::IndexBuild::WithTheDocuments)
            QTest::addRow("%s._id_", qPrintable(name)) << name << QStringLiteral("_id_");
        if (build != load.build)
            continue;
        for (const Index &index : load.design.indexes)
            QTest::addRow("%s.%s", qPrintable(name), qPrintable(index.name)) << name << index.name;
    }
}

void TestIndexSizes::compare(double tolerance)
{
    QFETCH(QString, collection);
    QFETCH(QString, name);
    const Load &load = m_loads.at(collection);
    QVERIFY(load.measured.indexes.contains(name) && load.predicted.contains(name));
    const testsupport::StoredFile stored = load.measured.indexes.value(name);
    const double measured = stored.live;
    const sizing::IndexFile file = load.predicted.value(name);
    const double error = file.file.value() / measured - 1;
    qInfo("%-18s %8.0f entries %6.0f leaves, measured %9.0f (free %.0f), predicted %9.0f, %+.2f %%", qPrintable(name),
          file.entries, file.leaves, measured, stored.free(), file.file.value(), 100 * error);
    // One block of 4 KiB is all that a few pages more or less may differ by.
    QVERIFY2(std::abs(error) <= tolerance || std::abs(file.file.value() - measured) <= 4096,
             qPrintable(QStringLiteral("%1 %").arg(100 * error)));
}

void TestIndexSizes::builtAtOnce_data()
{
    rows(sizing::IndexBuild::AtOnce);
}

void TestIndexSizes::builtAtOnce()
{
    compare(0.01);
}

void TestIndexSizes::grownWithTheDocuments_data()
{
    rows(sizing::IndexBuild::WithTheDocuments);
}

void TestIndexSizes::grownWithTheDocuments()
{
    compare(0.05);
}

QTEST_GUILESS_MAIN(TestIndexSizes)
#include "tst_indexsizes_live.moc"
