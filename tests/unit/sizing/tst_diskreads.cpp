// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/designbuilder.h"
#include "models/services/evaluation/evaluation.h"
#include "models/sizing/cost/diskreads.h"
#include "models/sizing/estimate/hostmemory.h"
#include "tests/support/modelbuilder.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace sw;
using namespace sw::sizing;
using base::Bytes;

namespace
{

/// A cache that holds so many pages of 1,000 bytes: WiredTiger begins to throw pages out before it is full.
Bytes roomFor(int pages)
{
    return Bytes(pages * 1000 / 0.82);
}

} // namespace

class TestDiskReads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingWhenAllFits();
    void evenPages();
    void manyGroupsAsEach();
    void hotPagesStay();
    void groupsOfAWorkload();
    void skewedDocumentsStay();
    void newestOfEachByOperation();
    void smallerCacheReadsMore();
    void memoryOfTheHost_data();
    void memoryOfTheHost();
    void memoryHere();
};

void TestDiskReads::nothingWhenAllFits()
{
    const QList<PageGroup> groups{{QStringLiteral("a"), {}, 800, Bytes(1000), 50}};
    const DiskReads reads = diskReads(groups, Bytes(1e6)); // of which 80 % are used
    QCOMPARE(reads.readsPerSecond, 0.0);
    QCOMPARE(reads.asksPerSecond, 50.0);
    QCOMPARE(reads.hitShare(), 1.0);
    QVERIFY(!reads.residenceSeconds);
    QCOMPARE(explainDiskReads(reads, Bytes(1e6)).size(), 1);
    QCOMPARE(diskReads({}, Bytes(0)).readsPerSecond, 0.0);
}

void TestDiskReads::evenPages()
{
    // 1,000 pages asked for evenly, room for 400: six of ten asks miss, and a page stays until 40 % were asked for.
    const QList<PageGroup> groups{{QStringLiteral("a"), {}, 1000, Bytes(1000), 50},
                                  {QStringLiteral("idle"), {}, 1e6, Bytes(1e6), 0}};
    const DiskReads reads = diskReads(groups, roomFor(400));
    QVERIFY(std::abs(reads.readsPerSecond - 30) < 1e-6);
    QVERIFY(std::abs(reads.hitShare() - 0.4) < 1e-9);
    QVERIFY(std::abs(*reads.residenceSeconds - 20 * -std::log(0.6)) < 1e-6);
    QVERIFY(explainDiskReads(reads, roomFor(400)).at(1).contains(QStringLiteral("60 %")));
}

void TestDiskReads::manyGroupsAsEach()
{
    QList<PageGroup> groups;
    for (int i = 0; i < 3000; ++i)
        groups.append({QStringLiteral("c%1").arg(i), {}, 10.0 + i % 7, Bytes(1000 + i % 11), 0.01 * (1 + i % 500)});
    const Bytes cache = roomFor(10000);
    const DiskReads each = diskReads(groups, cache);
    const DiskReads together = diskReads(groups, cache, {Bytes(1e6), Bytes(2e6), Bytes(4e6)});
    QVERIFY(each.readsPerSecond > 0);
    QVERIFY(std::abs(together.readsPerSecond / each.readsPerSecond - 1) < 1e-4);
    QVERIFY(std::abs(*together.residenceSeconds / *each.residenceSeconds - 1) < 1e-3);
    QVERIFY(std::abs(together.asksPerSecond / each.asksPerSecond - 1) < 1e-9);
}

void TestDiskReads::hotPagesStay()
{
    const QList<PageGroup> groups{{QStringLiteral("hot"), {}, 100, Bytes(1000), 1000},
                                  {QStringLiteral("cold"), {}, 1000, Bytes(1000), 10}};
    const DiskReads reads = diskReads(groups, roomFor(200)); // of 1,100
    const double time = *reads.residenceSeconds;
    QVERIFY(std::abs(100 * (1 - std::exp(-10 * time)) + 1000 * (1 - std::exp(-0.01 * time)) - 200) < 1e-6);
    QVERIFY(time > 10 && time < 11); // the hot ones are there, so a hundred cold ones are: -100 x ln(0.9)
    QVERIFY(std::abs(reads.readsPerSecond - 9) < 0.01);
}

void TestDiskReads::groupsOfAWorkload()
{
    test::ModelBuilder builder;
    builder.entity("books", 1e6, "isbn:string:13! title:string:40")
        .entity("reviews", 1e7, "text:string:300")
        .link("books 1:N reviews [0,10,1000] unbounded");
    builder.operation("find", "read 100/s books filter=books.isbn");
    builder.operation("show", "read 20/s books books-reviews:10 filter=books._id");
    builder.operation("write", "insert 5/s reviews");
    const design::Design design = patterns::buildDesign(builder.model);
    QVERIFY(design.collection(QStringLiteral("books")) && design.collection(QStringLiteral("reviews")));
    const schema::ModelIndex index(builder.model);
    const QList<PageGroup> groups = pageGroups(OperationCosts(index, design, 1), sizeOptions(builder.model));
    const auto asks = [&](const QString &collection, const QString &index) {
        double sum = 0;
        for (const PageGroup &group : groups)
            sum += group.collection == collection && group.index == index ? group.asksPerSecond : 0;
        return std::round(1000 * sum) / 1000;
    };
    QCOMPARE(asks(QStringLiteral("books"), {}), 120.0);
    QCOMPARE(asks(QStringLiteral("books"), QStringLiteral("isbn_1")), 100.0);
    QCOMPARE(asks(QStringLiteral("books"), QStringLiteral("_id_")), 20.0);
    QCOMPARE(asks(QStringLiteral("reviews"), {}), 200.0);
    const SizeReport report = estimate(design, sizeOptions(builder.model));
    Bytes sum;
    for (const PageGroup &group : groups)
        sum += group.index.isEmpty() ? group.each * group.pages : Bytes();
    Bytes hot;
    for (const CollectionSize &size : report.collections)
        hot += size.hot.likely;
    QVERIFY(std::abs(sum / hot - 1) < 1e-3);
}

void TestDiskReads::skewedDocumentsStay()
{
    // Zipf's law: a cache for a tenth of the pages answers far more than a tenth of the reads.
    const auto readsWith = [](const char *hot) {
        test::ModelBuilder builder;
        builder.entity("books", 1e6, "title:string:600");
        builder.operation("show", "read 1000/s books filter=books._id");
        builder.model.entities.first().hot =
            qstrcmp(hot, "skewed") == 0 ? schema::HotDocuments::Skewed : schema::HotDocuments::Random;
        builder.model.entities.first().hotFraction = 1;
        builder.model.cacheOverrideMiB = 64;
        return services::price(builder.model).diskReads;
    };
    const DiskReads even = readsWith("random");
    const DiskReads skewed = readsWith("skewed");
    QVERIFY(even.readsPerSecond > 800);
    QVERIFY(skewed.readsPerSecond < 0.75 * even.readsPerSecond);
    for (const DiskReads &reads : {even, skewed}) {
        QVERIFY(reads.range.low < reads.readsPerSecond && reads.readsPerSecond < reads.range.high);
        QVERIFY(reads.range.high <= reads.asksPerSecond);
    }
}

void TestDiskReads::newestOfEachByOperation()
{
    test::ModelBuilder builder;
    builder.entity("orders", 1e6, "customer:string:12 at:date");
    builder.operation("last", "read 100/s orders filter=orders.customer sort=-orders.at");
    builder.model.operations.first().selectivity = 10;
    const schema::EntityId orders = builder.model.entities.first().id;
    const auto newest = [&] {
        return sizeOptions(builder.model).visits.value(orders).first().newest;
    };
    QCOMPARE(newest(), 10.0);
    builder.model.entities.first().hot = schema::HotDocuments::Random; // said otherwise
    QCOMPARE(newest(), 0.0);
}

void TestDiskReads::smallerCacheReadsMore()
{
    const QList<PageGroup> groups{{QStringLiteral("a"), {}, 1000, Bytes(1000), 50},
                                  {QStringLiteral("b"), {}, 500, Bytes(3000), 400}};
    double before = 450;
    for (double cache = 1e4; cache < 1e7; cache *= 1.5) {
        const DiskReads reads = diskReads(groups, Bytes(cache));
        QVERIFY(reads.readsPerSecond <= before && reads.readsPerSecond >= 0);
        before = reads.readsPerSecond;
    }
    QCOMPARE(before, 0.0);
}

void TestDiskReads::memoryOfTheHost_data()
{
    QTest::addColumn<QByteArray>("limit");
    QTest::addColumn<QByteArray>("oldLimit");
    QTest::addColumn<QByteArray>("machine");
    QTest::addColumn<double>("bytes"); // 0: not known
    QTest::addColumn<bool>("isLimit");
    const QByteArray machine("MemTotal:       16777216 kB\nMemFree:         1234 kB\n");
    const double all = 16777216.0 * 1024;
    QTest::newRow("machine") << QByteArray() << QByteArray() << machine << all << false;
    QTest::newRow("no limit") << QByteArray("max\n") << QByteArray() << machine << all << false;
    QTest::newRow("limit") << QByteArray("2147483648\n") << QByteArray() << machine << 2147483648.0 << true;
    QTest::newRow("old limit") << QByteArray() << QByteArray("1073741824\n") << machine << 1073741824.0 << true;
    QTest::newRow("old, unlimited") << QByteArray() << QByteArray("9223372036854771712\n") << machine << all << false;
    QTest::newRow("limit above the machine")
        << QByteArray("99999999999999\n") << QByteArray() << machine << all << false;
    QTest::newRow("limit only") << QByteArray("2147483648") << QByteArray() << QByteArray() << 2147483648.0 << true;
    QTest::newRow("nonsense") << QByteArray("-5") << QByteArray("x") << QByteArray("MemTotal: much\n") << 0.0 << false;
    QTest::newRow("nothing") << QByteArray() << QByteArray() << QByteArray() << 0.0 << false;
}

void TestDiskReads::memoryOfTheHost()
{
    QFETCH(QByteArray, limit);
    QFETCH(QByteArray, oldLimit);
    QFETCH(QByteArray, machine);
    QFETCH(double, bytes);
    QFETCH(bool, isLimit);
    const QTemporaryDir folder;
    const auto file = [&](const char *name, const QByteArray &text) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        QFile out(path);
        if (!text.isEmpty() && out.open(QIODevice::WriteOnly))
            out.write(text);
        return path;
    };
    const auto memory = hostMemory({file("limit", limit), file("old", oldLimit), file("machine", machine)});
    QCOMPARE(memory.has_value(), bytes > 0);
    if (memory) {
        QCOMPARE(memory->bytes, Bytes(bytes));
        QCOMPARE(memory->isLimit, isLimit);
    }
}

void TestDiskReads::memoryHere()
{
    if (!QFile::exists(QStringLiteral("/proc/meminfo")))
        QSKIP("not a Linux machine");
    const auto memory = hostMemory();
    QVERIFY(memory);
    QVERIFY(memory->bytes > base::mebibytes(64));
}

QTEST_APPLESS_MAIN(TestDiskReads)
#include "tst_diskreads.moc"
