// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/indexfile.h"
#include "models/sizing/indexkeys.h"
#include "tests/live/deploytesting.h"
#include "tests/support/heldpages.h"
#include "tests/support/sizeddesigns.h"

#include <map>

using namespace sw;
using namespace sw::deploytesting;
using design::Collection;
using design::Index;
using testsupport::SizedDesign;

namespace
{

struct Figure
{
    double live = 0; ///< bytes of the file less what is free in it
    double free = 0;
};

struct Load
{
    Collection design;
    QString name;
    std::vector<base::Bson> documents;
    sizing::IndexBuild build = sizing::IndexBuild::AtOnce;
    QHash<QString, Figure> measured;
    QHash<QString, sizing::IndexFile> predicted;
};

/// \p orders with an index that keys come to in no order, one of few values, one of ascending ones and one of several for each document.
SizedDesign someGrown(SizedDesign orders)
{
    const QStringList wanted{QStringLiteral("customer_at"), QStringLiteral("low_cardinality"), QStringLiteral("date"), QStringLiteral("multikey")};
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
    void insertAll(const Load &load);
    void createIndexes(const Load &load);
    void measure(Load &load);
    void rows(sizing::IndexBuild build);
    void compare(double tolerance);

    testsupport::MongoServer m_server;
    std::unique_ptr<RawClient> m_client;
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
    if (build == sizing::IndexBuild::WithTheDocuments)
        createIndexes(load);
    insertAll(load);
    if (build == sizing::IndexBuild::AtOnce)
        createIndexes(load);
    sizing::IndexFileOptions options;
    options.build = build;
    const auto files = sizing::indexFiles([&](quint64 n) { return load.documents[n]; }, count, design, options);
    QVERIFY(files);
    for (const sizing::IndexFile &file : *files)
        load.predicted.insert(file.name, file);
    m_loads.emplace(load.name, std::move(load));
}

void TestIndexSizes::insertAll(const Load &load)
{
    constexpr size_t batch = 2000;
    for (size_t start = 0; start < load.documents.size(); start += batch) {
        base::BsonBuilder command;
        command.string(QStringLiteral("insert"), load.name).beginArray(QStringLiteral("documents"));
        for (size_t i = start; i < std::min(start + batch, load.documents.size()); ++i)
            command.document(command.nextIndex(), load.documents[i]);
        const base::Bson reply = m_client->run(QStringLiteral("sizes"), command.finish());
        QVERIFY2(deploy::truthAt(reply, "ok") && !deploy::contains(reply, "writeErrors"), reply.toRelaxedJson().left(500).constData());
    }
}

void TestIndexSizes::createIndexes(const Load &load)
{
    base::BsonBuilder command;
    command.string(QStringLiteral("createIndexes"), load.name).beginArray(QStringLiteral("indexes"));
    for (const Index &index : load.design.indexes)
        command.document(command.nextIndex(), design::indexSpecification(index));
    const base::Bson reply = m_client->run(QStringLiteral("sizes"), command.finish());
    QVERIFY2(deploy::truthAt(reply, "ok"), reply.toRelaxedJson().constData());
}

void TestIndexSizes::measure(Load &load)
{
    base::BsonBuilder command;
    command.string(QStringLiteral("aggregate"), load.name).beginArray(QStringLiteral("pipeline")).beginDocument(QStringLiteral("0"));
    command.document(QStringLiteral("$collStats"), *base::Bson::fromJson(R"({"storageStats": {}})")).end().end();
    command.beginDocument(QStringLiteral("cursor")).end();
    const base::Bson reply = m_client->run(QStringLiteral("sizes"), command.finish());
    const QList<base::Bson> found = deploy::documentsAt(reply, "cursor.firstBatch");
    QVERIFY(!found.isEmpty());
    const base::Bson details = deploy::documentAt(found.first(), "storageStats.indexDetails");
    for (const QString &name : deploy::fieldNames(details)) {
        const base::Bson index = deploy::documentAt(details, name.toUtf8().constData());
        const double file = deploy::numberAt(index, "block-manager.file size in bytes").value_or(0);
        const double free = deploy::numberAt(index, "block-manager.file bytes available for reuse").value_or(0);
        load.measured.insert(name, {file - free, free});
    }
}

void TestIndexSizes::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_client = std::make_unique<RawClient>(m_server.uri());
    for (const QByteArray &command : testsupport::commandsThatHoldPages())
        QVERIFY(deploy::truthAt(m_client->run(QStringLiteral("admin"), command), "ok"));
    for (const SizedDesign &design : testsupport::indexedDesigns()) {
        const SizedDesign fewer = design.withDocuments(design.few);
        prepare(fewer, sizing::IndexBuild::AtOnce);
        if (design.collection.name == QLatin1String("orders"))
            prepare(someGrown(fewer), sizing::IndexBuild::WithTheDocuments);
    }
    QVERIFY(deploy::truthAt(m_client->run(QStringLiteral("admin"), R"({"fsync": 1})"), "ok"));
    for (auto &[name, load] : m_loads)
        measure(load);
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
    QVERIFY(load.measured.contains(name) && load.predicted.contains(name));
    const double measured = load.measured.value(name).live;
    const sizing::IndexFile file = load.predicted.value(name);
    const double error = file.file.value() / measured - 1;
    qInfo("%-18s %8.0f entries %6.0f leaves, measured %9.0f (free %.0f), predicted %9.0f, %+.2f %%", qPrintable(name), file.entries, file.leaves, measured,
          load.measured.value(name).free, file.file.value(), 100 * error);
    // One block of 4 KiB is all that a few pages more or less may differ by.
    QVERIFY2(std::abs(error) <= tolerance || std::abs(file.file.value() - measured) <= 4096, qPrintable(QStringLiteral("%1 %").arg(100 * error)));
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
