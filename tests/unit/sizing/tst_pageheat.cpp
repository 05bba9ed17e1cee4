// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/pageheat.h"

#include <QtTest>

#include <cmath>
#include <map>
#include <numeric>
#include <random>
#include <set>

using sw::sizing::Heat;
using sw::sizing::hotPageShare;

/// Which pages hold the newest documents of each value, beside pages that are counted one by one.
class TestPageHeat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newestOfGroups_data();
    void newestOfGroups();
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

QTEST_GUILESS_MAIN(TestPageHeat)
#include "tst_pageheat.moc"
