// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/cardinality.h"

#include <QTest>

#include <limits>

using namespace sw::schema;

class TestCardinality : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void writesWhatItReads_data();
    void writesWhatItReads();
    void roundTripsAnyNumbers();
    void zillions();
};

void TestCardinality::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("likely");
    QTest::addColumn<double>("max");
    QTest::addColumn<bool>("guessed");
    QTest::newRow("million") << QStringLiteral("[0, 20, 1M]") << 0. << 20. << 1e6 << false;
    QTest::newRow("one number") << QStringLiteral("[3]") << 0. << 3. << 3. << false;
    QTest::newRow("two numbers") << QStringLiteral("[1, 100]") << 1. << 10. << 100. << true;
    QTest::newRow("two numbers from 0") << QStringLiteral("[0, 50]") << 0. << 7. << 50. << true;
    QTest::newRow("nothing at all") << QStringLiteral("[0, 0]") << 0. << 0. << 0. << true;
    QTest::newRow("no limit") << QStringLiteral("[0,50,∞]") << 0. << 50. << infinity << false;
    QTest::newRow("inf") << QStringLiteral("[0, 5, inf]") << 0. << 5. << infinity << false;
    QTest::newRow("star") << QStringLiteral(" [ 0 , 5 , * ] ") << 0. << 5. << infinity << false;
    QTest::newRow("thousand with space") << QStringLiteral("[0, 40, 2 k]") << 0. << 40. << 2000. << false;
    QTest::newRow("thousand, tight") << QStringLiteral("[0, 40, 2k]") << 0. << 40. << 2000. << false;
    QTest::newRow("billion, broken") << QStringLiteral("[0.5, 1.5, 2.5B]") << 0.5 << 1.5 << 2.5e9 << false;
}

void TestCardinality::reads()
{
    QFETCH(QString, text);
    const auto read = parseCardinality(text);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
    QTEST(read->min, "min");
    QTEST(read->likely, "likely");
    QTEST(read->max, "max");
    QTEST(read->guessed, "guessed");
}

void TestCardinality::refuses_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"[5,2]",     "[1,9,4]", "[5,2,9]", "",      "[]",      "5",           "[1,2,3",        "1,2,3]", "[-1,2,3]",
          "[1,2,3,4]", "[a]",     "[1;2]",   "[inf]", "[0,inf]", "[0,inf,inf]", "[inf,inf,inf]", "[nan]",  "[1e999]",
          "[0x10]",    "[1,,2]",  "[k]",     "[1 2]", "["})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestCardinality::refuses()
{
    QFETCH(QString, text);
    const auto read = parseCardinality(text);
    QVERIFY(!read);
    QCOMPARE(read.error().code, sw::base::ErrorCode::InvalidModel);
    QVERIFY(!read.error().message.isEmpty());
    QVERIFY(!read.error().wayOut.isEmpty());
}

void TestCardinality::writesWhatItReads_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"[0, 40, 2 k]", "[1, 1, 1]", "[0, 90, 2 M]", "[1, 100]", "[0, 5, ∞]",
                             "[0, 1.234 k, 5.678 k]", "[0, 1.5 k, 1.25 M]", "[0.1, 0.3, 7 B]", "[0, 1, 1234567]"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestCardinality::writesWhatItReads()
{
    QFETCH(QString, text);
    const auto read = parseCardinality(text);
    QVERIFY(read);
    QCOMPARE(cardinalityText(*read), text);
}

void TestCardinality::roundTripsAnyNumbers()
{
    // A walk over numbers of every size, whole and broken; the text must give back the very same bits.
    double value = 1e-7;
    for (int i = 0; i < 4000; ++i) {
        value *= 1.0137;
        for (const double number : {value, std::floor(value), std::floor(value) * 1000}) {
            const Cardinality written{number, number, i % 3 ? number * 3 : infinity, false};
            const auto read = parseCardinality(cardinalityText(written));
            QVERIFY2(read, qPrintable(cardinalityText(written)));
            QVERIFY2(*read == written, qPrintable(cardinalityText(written)));
        }
    }
    const Cardinality oddGuess{0, 3, 100, true};
    QCOMPARE(parseCardinality(cardinalityText(oddGuess))->likely, 3.);
}

void TestCardinality::zillions()
{
    QVERIFY(parseCardinality(QStringLiteral("[0, 20, 1M]"))->isZillions());
    QVERIFY(parseCardinality(QStringLiteral("[0, 20, 10k]"))->isZillions());
    QVERIFY(!parseCardinality(QStringLiteral("[0, 20, 9999]"))->isZillions());
    QVERIFY(parseCardinality(QStringLiteral("[0, 50, ∞]"))->isZillions());
    QVERIFY(parseCardinality(QStringLiteral("[0, 50, ∞]"))->isUnbounded());
    QVERIFY(!parseCardinality(QStringLiteral("[0, 50, 1M]"))->isUnbounded());
}

QTEST_GUILESS_MAIN(TestCardinality)
#include "tst_cardinality.moc"
