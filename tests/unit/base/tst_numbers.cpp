// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/base/translation.h"
#include "models/schema/typedcardinality.h"

#include <QLocale>
#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace sw::base;

/// Numbers as people write them, and as the program prints them.
class TestNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void read_data();
    void read();
    void refused_data();
    void refused();
    void rates_data();
    void rates();
    void cardinalities_data();
    void cardinalities();
    void scriptsMeanPoints();
    void printedIsRead_data();
    void printedIsRead();
    void cleanup() { useLanguage(QStringLiteral("en")); }
};

void TestNumbers::read_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<NumberUnit>("unit");
    QTest::addColumn<double>("number");
    const auto row = [](const char *language, const QString &text, double number, NumberUnit unit = NumberUnit::None) {
        QTest::addRow("%s: %s", language, qPrintable(text)) << QString::fromLatin1(language) << text << unit << number;
    };
    const double endless = std::numeric_limits<double>::infinity();
    for (const char *language : {"en", "de"}) {
        row(language, QStringLiteral("30000"), 30000);
        row(language, QStringLiteral("30 000"), 30000);
        row(language, QStringLiteral("30\u00a0000"), 30000);
        row(language, QStringLiteral("30\u202f000"), 30000);
        row(language, QStringLiteral("30'000"), 30000);
        row(language, QStringLiteral("1,234,567"), 1234567);
        row(language, QStringLiteral("1.234.567"), 1234567);
        row(language, QStringLiteral("1,234.5"), 1234.5);
        row(language, QStringLiteral("1.234,5"), 1234.5);
        row(language, QStringLiteral("1,5"), 1.5);
        row(language, QStringLiteral("1.5"), 1.5);
        row(language, QStringLiteral("0.125"), 0.125);
        row(language, QStringLiteral(".5"), 0.5);
        row(language, QStringLiteral("30k"), 30000);
        row(language, QStringLiteral("30 K"), 30000);
        row(language, QStringLiteral("2.5 M"), 2.5e6);
        row(language, QStringLiteral("2,5 Mio"), 2.5e6);
        row(language, QStringLiteral("2,5 Mio."), 2.5e6);
        row(language, QStringLiteral("30 Tsd."), 30000);
        row(language, QStringLiteral("3 Mrd."), 3e9);
        row(language, QStringLiteral("3 B"), 3e9);
        row(language, QStringLiteral("1.2e6"), 1.2e6);
        row(language, QStringLiteral("−4"), -4);
        row(language, QStringLiteral("∞"), endless);
        row(language, QStringLiteral("inf"), endless);
        row(language, QStringLiteral("*"), endless);
        row(language, QStringLiteral("40 kB"), 40000, NumberUnit::Bytes);
        row(language, QStringLiteral("40 KiB"), 40960, NumberUnit::Bytes);
        row(language, QStringLiteral("40k"), 40000, NumberUnit::Bytes);
        row(language, QStringLiteral("12 bytes"), 12, NumberUnit::Bytes);
        row(language, QStringLiteral("16 GB"), 16, NumberUnit::Gibibytes);
        row(language, QStringLiteral("512 MiB"), 0.5, NumberUnit::Gibibytes);
        row(language, QStringLiteral("30 days"), 30, NumberUnit::Days);
        row(language, QStringLiteral("2 Jahre"), 730, NumberUnit::Days);
        row(language, QStringLiteral("36 h"), 1.5, NumberUnit::Days);
        row(language, QStringLiteral("30"), 30, NumberUnit::Days);
        row(language, QStringLiteral("2 s"), 2000, NumberUnit::Milliseconds);
        row(language, QStringLiteral("5/h"), 120, NumberUnit::PerDay);
        row(language, QStringLiteral("20k per day"), 20000, NumberUnit::PerDay);
        row(language, QStringLiteral("5 %"), 5, NumberUnit::Percent);
        row(language, QStringLiteral("× 4"), 4, NumberUnit::Times);
        row(language, QStringLiteral("4x"), 4, NumberUnit::Times);
    }
    row("en", QStringLiteral("30,000"), 30000);
    row("en", QStringLiteral("1.234"), 1.234);
    row("en", QStringLiteral("20,000/day"), 20000, NumberUnit::PerDay);
    row("de", QStringLiteral("30.000"), 30000);
    row("de", QStringLiteral("1,234"), 1.234);
    row("de", QStringLiteral("20.000/Tag"), 20000, NumberUnit::PerDay);
}

void TestNumbers::read()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    QFETCH(NumberUnit, unit);
    QFETCH(double, number);
    QCOMPARE(useLanguage(language), language);
    const auto read = readNumber(text, unit);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
    QVERIFY2(*read == number, qPrintable(QString::number(*read, 'g', 17)));
}

void TestNumbers::refused_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *language, const QString &text, const QString &says) {
        QTest::addRow("%s: %s", language, qPrintable(text)) << QString::fromLatin1(language) << text << says;
    };
    row("en", QStringLiteral("30.000"), QStringLiteral("30000"));
    row("de", QStringLiteral("30,000"), QStringLiteral("30000"));
    for (const char *text : {"", "many", "1,00,000", "3 0", "30,", "1..5", "1,5,5", "--4", "5 days", "40 kB", "30x"})
        row("en", QString::fromLatin1(text), QString());
}

/// What is refused says what would do.
void TestNumbers::refused()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    QFETCH(QString, says);
    useLanguage(language);
    const auto read = readNumber(text);
    QVERIFY2(!read, read ? qPrintable(QString::number(*read)) : "");
    QVERIFY(!read.error().wayOut.isEmpty());
    QVERIFY2(read.error().wayOut.contains(says), qPrintable(read.error().text()));
}

void TestNumbers::rates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("perDay");
    QTest::newRow("day") << QStringLiteral("20,000/day") << 20000.;
    QTest::newRow("words") << QStringLiteral("20,000 per day") << 20000.;
    QTest::newRow("k") << QStringLiteral("20k/day") << 20000.;
    QTest::newRow("German") << QStringLiteral("30/Tag") << 30.;
    QTest::newRow("months") << QStringLiteral("3/month") << 0.1;
    QTest::newRow("none") << QStringLiteral("2") << 172800.;
    QTest::newRow("endless") << QStringLiteral("∞/s") << -1.;
    QTest::newRow("negative") << QStringLiteral("-1/s") << -1.;
    QTest::newRow("unit") << QStringLiteral("1/lightyear") << -1.;
    QTest::newRow("nothing") << QString() << -1.;
}

void TestNumbers::rates()
{
    QFETCH(QString, text);
    QFETCH(double, perDay);
    useLanguage(QStringLiteral("en"));
    const auto rate = readRate(text);
    QCOMPARE(rate ? rate->perSecond * secondsPerDay : -1, perDay);
}

void TestNumbers::cardinalities_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("meant");
    QTest::newRow("brackets") << QStringLiteral("[0, 40, 2 k]") << QStringLiteral("[0, 40, 2 k]");
    QTest::newRow("grouped") << QStringLiteral("[0, 4,000, 30,000]") << QStringLiteral("[0, 4 k, 30 k]");
    QTest::newRow("no brackets") << QStringLiteral("0, 40, 2000") << QStringLiteral("[0, 40, 2 k]");
    QTest::newRow("tight") << QStringLiteral("[0,40,200]") << QStringLiteral("[0, 40, 200]");
    QTest::newRow("semicolons") << QStringLiteral("0; 1,5; 30.5") << QStringLiteral("[0, 1.5, 30.5]");
    QTest::newRow("UML") << QStringLiteral("1..5") << QStringLiteral("[1, 5]");
    QTest::newRow("one") << QStringLiteral("30,000") << QStringLiteral("[0, 30 k, 30 k]");
    QTest::newRow("endless") << QStringLiteral("0, 5, ∞") << QStringLiteral("[0, 5, ∞]");
    QTest::newRow("ambiguous") << QStringLiteral("[0, 30.000, ∞]") << QString();
    QTest::newRow("falling") << QStringLiteral("[5, 4, 3]") << QString();
    QTest::newRow("words") << QStringLiteral("some") << QString();
}

void TestNumbers::cardinalities()
{
    QFETCH(QString, text);
    QFETCH(QString, meant);
    useLanguage(QStringLiteral("en"));
    const auto read = sw::schema::readCardinality(text);
    QVERIFY(read || !read.error().wayOut.isEmpty());
    QCOMPARE(read ? sw::schema::cardinalityText(*read) : QString(), meant);
}

void TestNumbers::scriptsMeanPoints()
{
    useLanguage(QStringLiteral("en"));
    QCOMPARE(*readNumber(QStringLiteral("1.250"), NumberUnit::None, NumberSource::Script), 1.25);
    useLanguage(QStringLiteral("de"));
    QVERIFY(!readNumber(QStringLiteral("1.250"), NumberUnit::None, NumberSource::Script));
    QCOMPARE(*readNumber(QStringLiteral("16.5"), NumberUnit::None, NumberSource::Script), 16.5);
}

void TestNumbers::printedIsRead_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

/// Every figure that the program prints can be typed: the exact form exactly, the short ones to their digits.
void TestNumbers::printedIsRead()
{
    QFETCH(QString, language);
    useLanguage(language);
    QRandomGenerator random(11);
    const auto near = [](const Result<double> &read, double number) {
        return read && std::abs(*read - number) <= 0.006 * std::max(1.0, std::abs(number));
    };
    for (int i = 0; i < 20000; ++i) {
        double number = std::pow(10, random.bounded(20.0) - 4);
        if (i % 3 != 0)
            number = std::round(number);
        if (i % 5 == 0)
            number = std::round(number / 1000) * 1000;
        const auto exact = readNumber(exactNumberText(number));
        QVERIFY2(exact && *exact == number, qPrintable(exactNumberText(number)));
        if (number < 0.01)
            continue;
        QVERIFY2(near(readNumber(countText(number)), number), qPrintable(countText(number)));
        if (number < 1e18 && number >= 1) {
            const double bytes = std::round(number);
            QVERIFY2(near(readNumber(bytesText(Bytes(bytes)), NumberUnit::Bytes), bytes),
                     qPrintable(bytesText(Bytes(bytes))));
        }
        const auto rate = readRate(rateText(PerSecond(number)));
        QVERIFY2(rate && std::abs(rate->perSecond - number) <= 0.006 * number, qPrintable(rateText(PerSecond(number))));
        if (number < 1e6) {
            const auto days = readNumber(periodText(number), NumberUnit::Days);
            QVERIFY2(days && std::abs(*days - number) <= 0.26 * number, qPrintable(periodText(number)));
        }
        if (number < 90)
            QVERIFY2(near(readNumber(percentText(number / 100), NumberUnit::Percent), number) || number > 10,
                     qPrintable(percentText(number / 100)));
    }
    for (const NumberUnit unit :
         {NumberUnit::Times, NumberUnit::Percent, NumberUnit::Bytes, NumberUnit::Gibibytes, NumberUnit::Milliseconds,
          NumberUnit::Seconds, NumberUnit::Days, NumberUnit::PerDay}) {
        const QString text = exactNumberText(1234) + unitText(unit);
        const auto read = readNumber(text, unit);
        QVERIFY2(read && *read == 1234, qPrintable(text));
    }
}

QTEST_GUILESS_MAIN(TestNumbers)
#include "tst_numbers.moc"
