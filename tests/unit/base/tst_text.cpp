// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/files/filenames.h"
#include "models/base/ids.h"
#include "models/base/parallel.h"
#include "models/base/result.h"
#include "models/base/sha256.h"
#include "models/base/text.h"
#include "models/base/utf8text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <limits>

using namespace sw::base;

class TestText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesVisible_data();
    void makesVisible();
    void bytes_data();
    void bytes();
    void counts_data();
    void counts();
    void rates_data();
    void rates();
    void ratesInWords_data();
    void ratesInWords();
    void periods_data();
    void periods();
    void percents_data();
    void percents();
    void errors();
    void ids();
    void idsOfManyThreads();
    void digests();
    void marksAreKept();
    void fileNames();
};

void TestText::makesVisible_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("visible");
    QTest::newRow("plain") << QStringLiteral("books · Größe 日本 😀") << QStringLiteral("books · Größe 日本 😀");
    QTest::newRow("line break") << QStringLiteral("a\nb\r") << QStringLiteral("a<U+000A>b<U+000D>");
    QTest::newRow("right to left") << QStringLiteral("a\u202egnp.exe") << QStringLiteral("a<U+202E>gnp.exe");
    QTest::newRow("zero width") << QStringLiteral("a\u200bb\ufeff") << QStringLiteral("a<U+200B>b<U+FEFF>");
    QTest::newRow("escape") << QStringLiteral("\x1b[31m") << QStringLiteral("<U+001B>[31m");
    QTest::newRow("C1 control") << QString(QChar(0x9b)) << QStringLiteral("<U+009B>");
    QTest::newRow("isolate") << QStringLiteral("\u2066x\u2069") << QStringLiteral("<U+2066>x<U+2069>");
    QTest::newRow("tag") << QStringLiteral("\U000e0041") << QStringLiteral("<U+E0041>");
    QTest::newRow("NUL") << QString(QChar(0)) << QStringLiteral("<U+0000>");
    QTest::newRow("no character") << QStringLiteral("\uffff\U0001fffe") << QStringLiteral("<U+FFFF><U+1FFFE>");
    QTest::newRow("line separator") << QStringLiteral("\u2028") << QStringLiteral("<U+2028>");
}

void TestText::makesVisible()
{
    QFETCH(QString, text);
    QTEST(visibleText(text), "visible");
}

void TestText::bytes_data()
{
    QTest::addColumn<double>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0. << QStringLiteral("0 B");
    QTest::newRow("bytes") << 812. << QStringLiteral("812 B");
    QTest::newRow("broken byte") << 91.4 << QStringLiteral("91 B");
    QTest::newRow("kibi") << 9.7 * 1024 << QStringLiteral("9.7 KiB");
    QTest::newRow("gibi") << 3.71 * 1024 * 1024 * 1024 << QStringLiteral("3.71 GiB");
    QTest::newRow("hundreds") << 498.4 * 1024 * 1024 << QStringLiteral("498 MiB");
    QTest::newRow("exbi") << 5e21 << QStringLiteral("4337 EiB");
}

void TestText::bytes()
{
    QFETCH(double, bytes);
    QTEST(bytesText(Bytes(bytes)), "text");
}

void TestText::counts_data()
{
    QTest::addColumn<double>("count");
    QTest::addColumn<QString>("text");
    QTest::newRow("few") << 12. << QStringLiteral("12");
    QTest::newRow("thousand") << 160e3 << QStringLiteral("160 k");
    QTest::newRow("million") << 1.6e6 << QStringLiteral("1.6 M");
    QTest::newRow("billion") << 2e9 << QStringLiteral("2 G");
    QTest::newRow("no limit") << std::numeric_limits<double>::infinity() << QStringLiteral("∞");
    QTest::newRow("broken") << 2.5 << QStringLiteral("2.5");
    QTest::newRow("hundredths") << 0.014 << QStringLiteral("0.01");
    QTest::newRow("small") << 0.0042 << QStringLiteral("0.004");
    QTest::newRow("nearly a hundredth") << 0.0097 << QStringLiteral("0.01");
    QTest::newRow("thousandth") << 0.001 << QStringLiteral("0.001");
    QTest::newRow("left by calculating") << 1e-14 << QStringLiteral("0");
}

void TestText::counts()
{
    QFETCH(double, count);
    QTEST(countText(count), "text");
}

void TestText::rates_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<QString>("text");
    QTest::newRow("often") << 900. << QStringLiteral("900/s");
    QTest::newRow("second") << 1.5 << QStringLiteral("1.5/s");
    QTest::newRow("minute") << 0.5 << QStringLiteral("30/min");
    QTest::newRow("hour") << 2 / 3600. << QStringLiteral("2/h");
    QTest::newRow("day") << 5 / 86400. << QStringLiteral("5/day");
    QTest::newRow("week") << 5 / 604800. << QStringLiteral("5/week");
    QTest::newRow("month") << 3 / 2592000. << QStringLiteral("3/month");
    QTest::newRow("whole only per hour") << 100 / 3600. << QStringLiteral("100/h");
    QTest::newRow("whole nowhere") << 12.345 << QStringLiteral("12.3/s");
    QTest::newRow("large") << 1234.5678 << QStringLiteral("1.23 k/s");
    QTest::newRow("year") << 4 / 31536000. << QStringLiteral("4/year");
    QTest::newRow("never") << 0. << QStringLiteral("0/s");
}

void TestText::rates()
{
    QFETCH(double, rate);
    QTEST(rateText(PerSecond(rate)), "text");
}

void TestText::ratesInWords_data()
{
    QTest::addColumn<double>("perDay");
    QTest::addColumn<QString>("text");
    QTest::newRow("many") << 2400. << QStringLiteral("2.4 k a day");
    QTest::newRow("a few") << 2. << QStringLiteral("2 a day");
    QTest::newRow("months") << 0.07 << QStringLiteral("2.1 a month");
    QTest::newRow("years") << 0.003 << QStringLiteral("1.1 a year");
    QTest::newRow("rare") << 0.0005 << QStringLiteral("one every 5 years");
}

void TestText::ratesInWords()
{
    QFETCH(double, perDay);
    QTEST(perDayWords(perDay), "text");
}

void TestText::periods_data()
{
    QTest::addColumn<double>("days");
    QTest::addColumn<QString>("text");
    QTest::newRow("years") << 1825. << QStringLiteral("5 years");
    QTest::newRow("days") << 30. << QStringLiteral("30 days");
    QTest::newRow("a day") << 1. << QStringLiteral("1 day");
    QTest::newRow("hours") << 0.5 << QStringLiteral("12 hours");
    QTest::newRow("five minutes") << 0.0034722 << QStringLiteral("5 minutes");
    QTest::newRow("30 seconds") << 30 / 86400. << QStringLiteral("30 seconds");
}

void TestText::periods()
{
    QFETCH(double, days);
    QTEST(periodText(days), "text");
}

void TestText::percents_data()
{
    QTest::addColumn<double>("share");
    QTest::addColumn<QString>("text");
    QTest::newRow("67") << 0.67 << QStringLiteral("67 %");
    QTest::newRow("rounded") << 0.6749 << QStringLiteral("67 %");
    QTest::newRow("small") << 0.0006 << QStringLiteral("0.06 %");
    QTest::newRow("above") << 1.1 << QStringLiteral("110 %");
    QTest::newRow("nearly all") << 0.9963 << QStringLiteral("99.6 %");
    QTest::newRow("all but one") << 0.99998 << QStringLiteral("99.998 %");
    QTest::newRow("all") << 1.0 << QStringLiteral("100 %");
    QTest::newRow("far above") << 1368108.7 << QStringLiteral("1.37 M ×");
}

void TestText::percents()
{
    QFETCH(double, share);
    QTEST(percentText(share), "text");
}

void TestText::errors()
{
    QCOMPARE(
        (Error{ErrorCode::File, QStringLiteral("It is gone."), QStringLiteral("a\nb"), QStringLiteral("Look.")}.text()),
        QStringLiteral("a<U+000A>b: It is gone. Look."));
    QCOMPARE((Error{ErrorCode::File, QStringLiteral("It is gone."), {}, {}}.text()), QStringLiteral("It is gone."));
}

/// Equal texts give equal identities, whichever thread makes them.
void TestText::idsOfManyThreads()
{
    using TestId = Id<struct TestTag>;
    constexpr qsizetype count = 400, names = 40;
    QList<TestId> made(count);
    TestId *const out = made.data();
    forEachInParallel(count, [out](qsizetype i) { out[i] = TestId(QStringLiteral("name %1").arg(i % names)); });
    QCOMPARE(QSet<TestId>(made.begin(), made.end()).size(), names);
    for (qsizetype i = 0; i < count; ++i) {
        QCOMPARE(made.at(i).text(), QStringLiteral("name %1").arg(i % names));
        QVERIFY(made.at(i) == made.at(i % names));
    }
    QVERIFY(TestId().isEmpty() && TestId(QString()) == TestId() && TestId().text().isEmpty());
    QVERIFY(TestId(QStringLiteral("a")) < TestId(QStringLiteral("b")) &&
            !(TestId(QStringLiteral("a")) < TestId(QStringLiteral("a"))));
    QVERIFY(TestId() < TestId(QStringLiteral("a")));
}

/// The examples of FIPS 180-2, appendix B.
void TestText::digests()
{
    QCOMPARE(sha256("abc").toHex(), QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    QCOMPARE(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq").toHex(),
             QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
    QCOMPARE(sha256(QByteArray(1'000'000, 'a')).toHex(),
             QByteArray("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
    QCOMPARE(sha256({}).toHex(), QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
}

void TestText::ids()
{
    QSet<QString> made;
    for (int i = 0; i < 10000; ++i) {
        const QString id = newIdText();
        QVERIFY2(isValidIdText(id) && id.size() == 12, qPrintable(id));
        made << id;
    }
    QCOMPARE(made.size(), 10000);
    QVERIFY(isValidIdText(QStringLiteral("books.title_1-A")));
    QVERIFY(isValidIdText(QString(64, QLatin1Char('x'))));
    for (const QString &wrong : {QString(), QString(65, QLatin1Char('x')), QStringLiteral("a b"), QStringLiteral("ä"),
                                 QStringLiteral("a/b"), QString(QChar(0))})
        QVERIFY2(!isValidIdText(wrong), qPrintable(wrong));
}

/// A name may begin with U+FEFF.
void TestText::marksAreKept()
{
    const QString mark(QChar(QChar::ByteOrderMark));
    for (const QString &name : {mark, mark + mark, mark + QStringLiteral("a"), QStringLiteral("a") + mark, QString()}) {
        QCOMPARE(utf8Text(name.toUtf8()), name);
        const QByteArray json = "{\"" + name.toUtf8() + "\":\"" + name.toUtf8() + "\"}";
        for (const QByteArray &file : {json, mark.toUtf8() + json}) {
            const QJsonObject read = QJsonDocument::fromJson(withEscapedMarks(file)).object();
            QCOMPARE(read.keys(), QStringList{name});
            QCOMPARE(read.value(name).toString(), name);
        }
    }
}

void TestText::fileNames()
{
    QCOMPARE(cleanFileName(QStringLiteral("a/b:c d")), QStringLiteral("a_b_c_d"));
    QCOMPARE(cleanFileName(QStringLiteral("Größe 1.2"), QStringLiteral(" ")), QStringLiteral("Größe 1.2"));
    QCOMPARE(cleanFileName(QStringLiteral("..")), QStringLiteral("_.."));
    QCOMPARE(cleanFileName(QString()), QString());
}

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
