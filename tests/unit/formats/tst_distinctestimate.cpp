// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/distinctestimate.h"

#include <QtTest>

#include <map>
#include <random>
#include <set>

using namespace sw;

/// How many different values 100,000 documents have, told from 1,000 of them: values of kinds that nobody here made up
/// for the estimate.
class TestDistinctEstimate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fromASample_data();
    void fromASample();
    void wholeInput();
};

namespace
{

constexpr int documents = 100'000;
constexpr int sampled = 1'000;
using Draw = std::function<qint64(std::mt19937_64 &random, int n)>;

Draw evenly(int different)
{
    return [different](std::mt19937_64 &random, int) {
        return std::uniform_int_distribution<qint64>(0, different - 1)(random);
    };
}

/// Value k comes with a weight of 1 / k^power.
Draw zipf(double power, int different)
{
    std::vector<double> weights;
    for (int k = 1; k <= different; ++k)
        weights.push_back(std::pow(k, -power));
    return [spread = std::discrete_distribution<int>(weights.begin(), weights.end())](std::mt19937_64 &random,
                                                                                      int) mutable {
        return static_cast<qint64>(spread(random));
    };
}

double medianOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

} // namespace

Q_DECLARE_METATYPE(Draw)

void TestDistinctEstimate::fromASample_data()
{
    QTest::addColumn<Draw>("draw");
    QTest::addColumn<double>("factor"); // that the median of several samples may be wrong by
    for (const int different : {10, 300, 700, 2000, 5000})
        QTest::addRow("%d, all alike often", different) << evenly(different) << 1.15;
    QTest::newRow("orders of 5,000 customers, some loyal") << zipf(0.5, 5000) << 2.2;
    QTest::newRow("views of 1,000 articles, most of few") << zipf(1, 1000) << 2.0;
    QTest::newRow("own text in half of them, else one of 20") << Draw([](std::mt19937_64 &random, int n) {
        return random() % 2 == 0 ? 1'000'000 + n : static_cast<qint64>(random() % 20);
    }) << 1.1;
    QTest::newRow("no two alike") << Draw([](std::mt19937_64 &, int n) { return n; }) << 1.001;
    QTest::newRow("prices") << Draw([](std::mt19937_64 &random, int) {
        return std::llround(100 * std::lognormal_distribution<double>(3, 1)(random));
    }) << 2.0;
}

void TestDistinctEstimate::fromASample()
{
    QFETCH(Draw, draw);
    QFETCH(double, factor);
    std::vector<double> ratios;
    for (unsigned seed = 1; seed <= 7; ++seed) {
        std::mt19937_64 random(seed);
        std::vector<qint64> values;
        for (int n = 0; n < documents; ++n)
            values.push_back(draw(random, n));
        const auto truth = static_cast<double>(std::set<qint64>(values.begin(), values.end()).size());
        std::shuffle(values.begin(), values.end(), random);
        std::map<qint64, quint32> counts;
        for (int n = 0; n < sampled; ++n)
            ++counts[values.at(static_cast<size_t>(n))];
        std::vector<quint32> times;
        for (const auto &[value, count] : counts)
            times.push_back(count);
        ratios.push_back(formats::differentValues(times, double(documents) / sampled) / truth);
    }
    const double ratio = medianOf(ratios);
    qInfo("%.3f of the truth", ratio);
    QVERIFY2(ratio <= factor && ratio >= 1 / factor, qPrintable(QString::number(ratio)));
}

void TestDistinctEstimate::wholeInput()
{
    QCOMPARE(formats::differentValues({1, 1, 5, 2}, 1), 4.0);
    QCOMPARE(formats::differentValues({}, 100), 0.0);
    QCOMPARE(formats::differentValues({40, 50}, 100), 2.0);
}

QTEST_GUILESS_MAIN(TestDistinctEstimate)
#include "tst_distinctestimate.moc"
