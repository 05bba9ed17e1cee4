// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/sizing/estimate/collectionsize.h"
#include "models/sizing/files/pagecutter.h"
#include "models/sizing/files/pagesimulation.h"
#include "models/sizing/files/recordcell.h"
#include "tests/support/progress.h"

#include <QRandomGenerator>
#include <QtTest>

#include <cmath>

using namespace sw::sizing;
using sw::base::Bson;
using sw::base::BsonBuilder;
using sw::base::Bytes;
using sw::testsupport::progressTo;

namespace
{

std::vector<qsizetype> cells(size_t count, qsizetype length)
{
    return std::vector<qsizetype>(count, length);
}

QList<qsizetype> cellsOfPages(const std::vector<PageCut> &pages)
{
    QList<qsizetype> counts;
    for (const PageCut &page : pages)
        counts << static_cast<qsizetype>(page.end - page.first);
    return counts;
}

/// Documents of \p bytes each that nothing can pack, or nothing but zeros.
DocumentSource documentsOf(int bytes, bool random)
{
    return [=](quint64 n) {
        QByteArray content(bytes - 5 - 1 - 2 - 5, '\0');
        if (random) {
            QRandomGenerator generator(static_cast<quint32>(n + 1));
            for (char &byte : content)
                byte = static_cast<char>(generator.bounded(256));
        }
        return BsonBuilder().binary(QStringLiteral("b"), 0, content).finish();
    };
}

/// Documents of words and numbers, \p different of them.
DocumentSource wordy(quint64 different)
{
    return [=](quint64 n) {
        static const QStringList words{QStringLiteral("river"),   QStringLiteral("mountain"), QStringLiteral("sea"),
                                       QStringLiteral("harbour"), QStringLiteral("bridge"),   QStringLiteral("old"),
                                       QStringLiteral("wind"),    QStringLiteral("light")};
        QRandomGenerator generator(static_cast<quint32>(n % different + 1));
        QStringList text;
        for (int i = 0; i < 20; ++i)
            text << words.at(generator.bounded(8));
        return BsonBuilder()
            .int64(QStringLiteral("_id"), static_cast<qint64>(n))
            .real(QStringLiteral("price"), generator.bounded(1000.0))
            .string(QStringLiteral("text"), text.join(QLatin1Char(' ')))
            .finish();
    };
}

double ratioOf(double a, double b)
{
    return std::abs(a / b - 1);
}

} // namespace

class TestPageSimulation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void packedNumbers_data();
    void packedNumbers();
    void recordCells();
    void splitSizes();
    void cutsEvenCells();
    void joinsASmallLastPage();
    void takesLargeCells();
    void measuredFileWithoutCompressor();
    void blocksThatDoNotPack();
    void widePagesThatPackWell();
    void narrowPagesThatPackLittle();
    void smallest();
    void cyclingIsLikeAll();
    void extrapolationIsLikeAll();
    void cacheOfPages();
    void cancels();
};

void TestPageSimulation::packedNumbers_data()
{
    QTest::addColumn<quint64>("number");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("0") << quint64(0) << QByteArray("80");
    QTest::newRow("63") << quint64(63) << QByteArray("bf");
    QTest::newRow("64") << quint64(64) << QByteArray("c000");
    QTest::newRow("8255") << quint64(8255) << QByteArray("dfff");
    QTest::newRow("8256") << quint64(8256) << QByteArray("e100");
    QTest::newRow("8511") << quint64(8511) << QByteArray("e1ff");
    QTest::newRow("8512") << quint64(8512) << QByteArray("e20100");
    QTest::newRow("73791") << quint64(73791) << QByteArray("e2ffff");
    QTest::newRow("73792") << quint64(73792) << QByteArray("e3010000");
    QTest::newRow("2^63") << (quint64(1) << 63) << QByteArray("e87fffffffffffdfc0");
}

void TestPageSimulation::packedNumbers()
{
    QFETCH(quint64, number);
    QFETCH(QByteArray, bytes);
    QByteArray out;
    appendPacked(out, number);
    QCOMPARE(out.toHex(), bytes);
}

void TestPageSimulation::recordCells()
{
    QByteArray page("x");
    appendRecordCell(page, 5, QByteArray(63, 'a'));
    QCOMPARE(page.size(), 1 + 1 + 1 + 1 + 63);
    page.clear();
    appendRecordCell(page, 100000, QByteArray(300, 'a'));
    QCOMPARE(page.size(), 1 + 4 + 1 + 2 + 300);
    // The formula for means agrees with each single document.
    QCOMPARE(pageEntryBytes(300, 100000) > 306 && pageEntryBytes(300, 100000) < 308, true);
}

void TestPageSimulation::splitSizes()
{
    QCOMPARE(splitBytes(32768, 90), 28672);
    QCOMPARE(splitBytes(131072, 90), 118784);
    QCOMPARE(splitBytes(16384, 90), 14745); // rounding would leave no room to grow
    QCOMPARE(splitBytes(32768, 50), 16384);
    QCOMPARE(splitBytes(36044, 90), 32768);
}

void TestPageSimulation::cutsEvenCells()
{
    // 28,632 bytes for cells: 28 of them; the last page would hold 16 (16,040 bytes, less than half) and takes 12 more.
    const std::vector<PageCut> pages = cutPages(cells(100, 1000), 32768);
    QCOMPARE(cellsOfPages(pages), (QList<qsizetype>{28, 28, 16, 28}));
    QCOMPARE(pages.at(0).bytes, 28040);
    QCOMPARE(pages.at(2).bytes, 16040);
    QCOMPARE(pages.at(3).bytes, 28040);
    QCOMPARE(cellsOfPages(cutPages(cells(73, 1000), 32768)), (QList<qsizetype>{28, 28, 17}));
    QVERIFY(cutPages({}, 32768).empty());
}

void TestPageSimulation::joinsASmallLastPage()
{
    const std::vector<PageCut> pages = cutPages(cells(30, 1000), 32768);
    QCOMPARE(cellsOfPages(pages), QList<qsizetype>{30});
    QCOMPARE(pages.front().bytes, 30040);
    QCOMPARE(cellsOfPages(cutPages(cells(33, 1000), 32768)), (QList<qsizetype>{16, 17}));
}

void TestPageSimulation::takesLargeCells()
{
    // A cell beyond the limit gets a page of its own size; what is left of its last unit is used.
    std::vector<qsizetype> mixed{50000, 1000, 1000, 1000, 1000};
    mixed.insert(mixed.end(), 40, 1000);
    const std::vector<PageCut> pages = cutPages(mixed, 32768);
    QCOMPARE(pages.front().end, size_t(4));
    QCOMPARE(pages.front().bytes, 53040);
    // A page that is not half full takes a large cell too.
    const std::vector<PageCut> half = cutPages({1000, 1000, 40000, 20000, 20000}, 32768);
    QCOMPARE(half.front().end, size_t(3));
    QCOMPARE(cellsOfPages(cutPages(cells(5, 40000), 32768)), (QList<qsizetype>{1, 1, 1, 1, 1}));
}

void TestPageSimulation::measuredFileWithoutCompressor()
{
    // A server's file of 100,000 documents of 274.61 bytes on average: 28,405,760 bytes.
    const DocumentSource mixed = [](quint64 n) {
        return documentsOf(n % 100 < 61 ? 275 : 274, true)(n);
    };
    const auto pages = simulatePages(mixed, {100000, Compressor::None});
    QVERIFY(pages);
    QCOMPARE(pages->documents, 100000.0);
    QVERIFY(ratioOf(pages->document().value(), 274.61) < 0.0001);
    QVERIFY2(ratioOf(pages->file.value(), 28405760) < 0.001, qPrintable(QString::number(pages->file.value())));
}

void TestPageSimulation::blocksThatDoNotPack()
{
    // Nothing is gained, so the pages are written as they are and the limit stays where it began.
    for (const Compressor compressor : {Compressor::Snappy, Compressor::Zstd}) {
        const auto pages = simulatePages(documentsOf(1000, true), {10000, compressor});
        QVERIFY(pages);
        QVERIFY2(pages->meanImage > Bytes(110000), qPrintable(QString::number(pages->meanImage.value())));
        QVERIFY(ratioOf(pages->ratio(), 1) < 0.05);
    }
}

void TestPageSimulation::widePagesThatPackWell()
{
    for (const Compressor compressor : {Compressor::Snappy, Compressor::Zstd}) {
        const auto pages = simulatePages(documentsOf(1000, false), {50000, compressor});
        QVERIFY(pages);
        QVERIFY2(pages->meanImage > Bytes(115000), qPrintable(QString::number(pages->meanImage.value())));
        QVERIFY2(pages->ratio() > 10, qPrintable(QString::number(pages->ratio())));
    }
}

void TestPageSimulation::narrowPagesThatPackLittle()
{
    // Half random, half zeros: packed to a half, so page images settle near 64 KiB.
    const DocumentSource half = [](quint64 n) {
        return BsonBuilder()
            .document(QStringLiteral("a"), documentsOf(480, true)(n))
            .document(QStringLiteral("b"), documentsOf(480, false)(n))
            .finish();
    };
    const auto pages = simulatePages(half, {40000, Compressor::Snappy});
    QVERIFY(pages);
    QVERIFY2(pages->meanImage > Bytes(45000) && pages->meanImage < Bytes(85000),
             qPrintable(QString::number(pages->meanImage.value())));
    QVERIFY2(pages->ratio() > 1.6 && pages->ratio() < 2, qPrintable(QString::number(pages->ratio())));
}

void TestPageSimulation::smallest()
{
    const auto none = simulatePages(wordy(10), {0, Compressor::Snappy});
    QVERIFY(none);
    QCOMPARE(none->file, Bytes(4096));
    QCOMPARE(none->cache, Bytes(0));
    QCOMPARE(none->ratio(), 1.0);
    const auto one = simulatePages(wordy(10), {1, Compressor::Snappy});
    QVERIFY(one);
    QCOMPARE(one->file, Bytes(20480));
    QCOMPARE(one->leaves, 1.0);
    QCOMPARE(one->different, 1.0);
}

void TestPageSimulation::cyclingIsLikeAll()
{
    const DocumentSource all = wordy(1u << 30);
    double asked = 0;
    const auto counted = [&](quint64 n) {
        asked = std::max(asked, static_cast<double>(n + 1));
        return all(n);
    };
    for (const Compressor compressor : {Compressor::Snappy, Compressor::Zstd}) {
        const auto cycled = simulatePages([&](quint64 n) { return all(n % 2000); }, {100000, compressor});
        const auto sampled = simulatePages(counted, {100000, compressor});
        QVERIFY(cycled && sampled);
        QVERIFY(asked <= 20000 && asked >= 2000);
        QCOMPARE(sampled->different, asked);
        QCOMPARE(sampled->simulated, 100000.0);
        const double error = ratioOf(cycled->file.value(), sampled->file.value());
        QVERIFY2(error < 0.02, qPrintable(QString::number(error)));
    }
}

void TestPageSimulation::extrapolationIsLikeAll()
{
    for (const Compressor compressor : {Compressor::None, Compressor::Snappy}) {
        const auto part = simulatePages(wordy(5000), {300000, compressor, sw::base::mebibytes(28)});
        const auto all = simulatePages(wordy(5000), {300000, compressor, sw::base::mebibytes(200)});
        QVERIFY(part && all);
        QVERIFY(part->simulated < 250000);
        QCOMPARE(all->simulated, 300000.0);
        QVERIFY(ratioOf(part->data.value(), all->data.value()) < 0.001);
        QVERIFY2(ratioOf(part->file.value(), all->file.value()) < 0.01,
                 qPrintable(QString::number(part->file / all->file)));
        QVERIFY(ratioOf(part->cache.value(), all->cache.value()) < 0.002);
    }
}

void TestPageSimulation::cacheOfPages()
{
    const auto pages = simulatePages(documentsOf(200, true), {1000, Compressor::None});
    QVERIFY(pages);
    // Record ids of one byte up to 63, of two after that; value heads of 1 + 2 bytes.
    const double entries = 1000 * (1 + 3 + 200) + 63 * 1 + 937 * 2;
    QCOMPARE(pages->onPages, Bytes(entries));
    QCOMPARE(pages->cache, Bytes(1.08 * (entries + 8 * 1000 + 208 * pages->leaves)));
}

void TestPageSimulation::cancels()
{
    QList<double> shares;
    const auto whole = simulatePages(wordy(5000), {200000, Compressor::None}, progressTo([&](double share) {
                                         shares << share;
                                         return true;
                                     }));
    QVERIFY(whole);
    QVERIFY(shares.size() > 10);
    QVERIFY(std::is_sorted(shares.begin(), shares.end()));
    QCOMPARE(shares.last(), 1.0);
    for (const double limit : {0.1, 0.6}) {
        const auto stopped = simulatePages(wordy(5000), {200000, Compressor::None},
                                           progressTo([limit](double share) { return share < limit; }));
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, sw::base::ErrorCode::Cancelled);
    }
}

QTEST_APPLESS_MAIN(TestPageSimulation)
#include "tst_pagesimulation.moc"
