// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/pageheat.h"
#include "models/sizing/cost/workingset.h"

#include <QtTest>

#include <cmath>
#include <map>
#include <numeric>
#include <random>
#include <set>

using namespace sw::sizing;
using sw::base::Bytes;

/// Which pages are in use, beside pages that are counted one by one, and what use adds to those of an index.
class TestPageHeat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newestOfGroups_data();
    void newestOfGroups();
    void newestOfEachValue();
    void asksOfPages();
    void unpackedKeysOfLookups();
    void newKeysOnPages();
};

void TestPageHeat::newestOfGroups_data()
{
    QTest::addColumn<double>("power"); // of a number drawn by lot: 1 makes groups of about the same size
    QTest::addColumn<int>("values");
    QTest::addColumn<int>("newest");
    QTest::addColumn<double>("off"); // what is said of documents for each value, in the truth
    QTest::newRow("accounts, even") << 1.0 << 2000 << 3 << 1.0;
    QTest::newRow("more accounts than counted") << 1.0 << 2000 << 3 << 1.6;
    QTest::newRow("customers, a few with many") << 2.5 << 4000 << 3 << 1.0;
    QTest::newRow("fewer customers than counted") << 2.5 << 4000 << 3 << 0.7;
    QTest::newRow("more of them") << 2.5 << 4000 << 10 << 1.0;
    QTest::newRow("devices, 50 of each") << 1.4 << 300 << 50 << 1.0;
    QTest::newRow("fewer devices than counted") << 1.4 << 300 << 50 << 0.85;
}

void TestPageHeat::newestOfGroups()
{
    QFETCH(double, power);
    QFETCH(int, values);
    QFETCH(int, newest);
    QFETCH(double, off);
    constexpr size_t documents = 40'000;
    std::mt19937 random(20'240'611);
    std::vector<int> keys(documents);
    for (int &key : keys)
        key = static_cast<int>(values * std::pow(static_cast<double>(random()) / 4294967296.0, power));
    std::vector<size_t> hot; // the newest first
    std::map<int, int> seen;
    for (size_t i = documents; i-- > 0;) {
        if (seen[keys[i]]++ < newest)
            hot.push_back(i);
    }
    std::vector<size_t> byKey(documents);
    std::iota(byKey.begin(), byKey.end(), 0);
    std::stable_sort(byKey.begin(), byKey.end(), [&](size_t a, size_t b) { return keys[a] < keys[b]; });
    std::vector<size_t> placeInIndex(documents);
    for (size_t place = 0; place < documents; ++place)
        placeInIndex[byKey[place]] = place;

    Heat heat{Heat::Place::NewestOfEach,
              static_cast<double>(hot.size()) / documents,
              documents,
              0,
              static_cast<double>(documents) / static_cast<double>(seen.size()),
              static_cast<double>(newest)};
    double square = 0;
    for (const auto &[key, count] : seen)
        square += double(count) * count;
    heat.effective = double(documents) * documents / square;
    heat.perValue *= off;
    for (const size_t perPage : {size_t(15), size_t(40)}) {
        for (const bool together : {false, true}) {
            std::set<size_t> pages;
            for (const size_t i : hot)
                pages.insert((together ? placeInIndex[i] : i) / perPage);
            heat.valuesLieTogether = together;
            const double truth = static_cast<double>(pages.size() * perPage) / documents;
            const double said = hotPageShare(heat, static_cast<double>(perPage));
            QVERIFY2(
                std::abs(said / truth - 1) < 0.16,
                qPrintable(QStringLiteral("%1, %2 a page, together %3").arg(said / truth).arg(perPage).arg(together)));
        }
    }
}

void TestPageHeat::newestOfEachValue()
{
    // Half a million documents of ten thousand values: those that are asked for are younger than most, but not side by
    // side.
    const auto share = [](double newest, double perPage) {
        Heat heat{Heat::Place::NewestOfEach, std::min(1.0, newest / 50), 5e5, 0, 50, newest};
        return hotPageShare(heat, perPage);
    };
    QVERIFY(share(2, 100) > 0.04 && share(2, 100) < share(10, 100));
    QVERIFY(share(2, 100) < hotPageShare({Heat::Place::Anywhere, 0.04, 5e5}, 100));
    QVERIFY(share(50, 100) > 0.9);
    QVERIFY(share(2, 10) < share(2, 100));
    Heat together{Heat::Place::NewestOfEach, 0.04, 5e5, 0, 50, 2, true};
    QVERIFY(hotPageShare(together, 400) > 0.99); // each page of the index has the newest of several values
    together.perValue = 5000;
    together.hot = 2 / 5000.0;
    QVERIFY(hotPageShare(together, 400) < 0.2);
}

void TestPageHeat::asksOfPages()
{
    // Whatever the form, all asks are there, and no page is counted twice.
    for (const Heat &heat : {Heat{Heat::Place::Anywhere, 0.001, 1e6}, Heat{Heat::Place::Anywhere, 0.3, 1e6},
                             Heat{Heat::Place::Side, 0.1, 1e6}, Heat{Heat::Place::Anywhere, 0.5, 1e6, 1},
                             Heat{Heat::Place::Anywhere, 0.5, 1e5, 0.8}, Heat{Heat::Place::Anywhere, 0.1, 1e6, 1.4},
                             Heat{Heat::Place::NewestOfEach, 0.1, 1e6, 0, 30, 3}}) {
        for (const double perPage : {1.0, 20.0, 400.0}) {
            double pages = 0;
            double asks = 0;
            for (const PageClass &one : pageClasses(heat, perPage)) {
                pages += one.pages;
                asks += one.asks;
            }
            QVERIFY2(std::abs(asks - 1) < 0.01, qPrintable(QString::number(asks)));
            QVERIFY2(pages > 0 && pages <= 1 + 1e-9, qPrintable(QString::number(pages)));
        }
    }
}

void TestPageHeat::unpackedKeysOfLookups()
{
    IndexPages pages;
    pages.entries = 1e6;
    pages.leaves = 2000;
    pages.cache = Bytes(3e7);
    pages.keyBytes = 30;
    pages.packedShare = 1;
    const auto bytes = [&](double hot) {
        const IndexHeat heat{true, false, 0, 1, {Heat::Place::Anywhere, hot, 1e6}};
        return unpackedKeys(pages, heat, indexPagesInUse(pages, heat)).value();
    };
    const double whole = 1.08 * 1e6 * 38; // each key by itself
    QVERIFY(bytes(1) > 0.8 * whole && bytes(1) <= whole);
    QVERIFY(bytes(0.1) > 0.25 * whole && bytes(0.1) < 0.45 * whole);  // a server: 0.30
    QVERIFY(bytes(0.01) > 0.03 * whole && bytes(0.01) < 0.1 * whole); // 0.05
    pages.packedShare = 0;
    QCOMPARE(bytes(1), 0.0);
}

void TestPageHeat::newKeysOnPages()
{
    IndexPages pages;
    pages.entries = 4e5;
    pages.leaves = 240;
    const auto bytes = [&](bool ascending, double inserts) {
        return newKeySlots(pages, {true, ascending, inserts, 1, {}}).value();
    };
    QCOMPARE(bytes(false, 0), 0.0);
    QCOMPARE(bytes(true, 60), 0.0); // one list at the end
    // A server, 60 new keys a second in 396,000: 4.3 MB more in the cache after a minute, 0.5 of them the keys.
    QVERIFY2(std::abs(bytes(false, 60) - 4e6) < 0.3e6, qPrintable(QString::number(bytes(false, 60))));
    QVERIFY(bytes(false, 0.1) < 0.15e6); // six keys come to six pages
}

QTEST_GUILESS_MAIN(TestPageHeat)
#include "tst_pageheat.moc"
