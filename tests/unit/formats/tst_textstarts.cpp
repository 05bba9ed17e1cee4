// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/occupancy.h"
#include "models/formats/inference/distinctvalues.h"
#include "models/formats/inference/textstarts.h"
#include "models/samples/plan/streams.h"
#include "models/sizing/files/indexsize.h"
#include "models/sizing/keys/indexentries.h"
#include "tests/support/shapes.h"

#include <QSet>
#include <QtTest>

using namespace sw;
using namespace sw::testsupport;
using formats::TextStarts;
using schema::FieldType;

namespace
{

QByteArray textOf(int n)
{
    return "2026-" + QByteArray::number(10 + n % 30) + '-' +
           QByteArray::number(samples::mixed(static_cast<quint64>(n)) % 10'000'000).rightJustified(7, '0');
}

TextStarts startsOf(int from, int end)
{
    TextStarts starts;
    for (int n = from; n < end; ++n)
        starts.add(formats::valueHash(QByteArrayView(textOf(n))), textOf(n));
    return starts;
}

design::Collection texts(const std::function<void(design::Node &)> &change)
{
    design::Node text = fieldNode("text", FieldType::String);
    text.averageBytes = 30;
    change(text);
    design::Collection out = collectionOf("texts", {idNode(), text}, 100000);
    design::Index index;
    index.keys = {{QStringLiteral("text"), design::KeyKind::Ascending}};
    out.indexes << index;
    return out;
}

double entryBytes(const design::Collection &collection)
{
    const sizing::KeyShape key =
        sizing::indexKeyShape(collection, collection.indexes.first(), {collection.documents.likely, 0, nullptr});
    return sizing::indexPages(key, collection.documents.likely, collection.documents.likely,
                              sizing::IndexRole::Secondary)
        .entryBytes;
}

} // namespace

/// How soon texts differ is counted on a few of them and holds for all, and index sizes follow it.
class TestTextStarts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void occupancy();
    void countsBeginnings();
    void countsUnevenBeginnings();
    void doesNotDependOnTheOrder();
    void tooFewSayNothing();
    void indexesFollow();
    void nullsTakeLittle();
};

void TestTextStarts::occupancy()
{
    QCOMPARE(base::occupied(0, 5), 0.0);
    QVERIFY(std::abs(base::occupied(1000, 1000) - 632.12) < 0.01);
    for (const double possible : {100.0, 1000.0, 5000.0, 1e6}) {
        const double back = base::possible(base::occupied(possible, 1000), 1000);
        QVERIFY2(std::abs(back / possible - 1) < 0.02, qPrintable(QString::number(back)));
    }
    QVERIFY(base::possible(1000, 1000) > 1e15);
}

void TestTextStarts::countsBeginnings()
{
    const QList<double> counts = startsOf(0, 40000).different(40000);
    QVERIFY(counts.size() >= 10);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(counts.at(i), 1.0);
    QCOMPARE(counts.at(5), 3.0);
    QCOMPARE(counts.at(6), 30.0);
    QSet<QByteArray> ten;
    for (int n = 0; n < 40000; ++n)
        ten.insert(textOf(n).left(12));
    QVERIFY2(std::abs(counts.at(11) / static_cast<double>(ten.size()) - 1) < 0.15,
             qPrintable(QStringLiteral("%1 of %2").arg(counts.at(11)).arg(ten.size())));
}

/// Some streets have many houses and most have few.
void TestTextStarts::countsUnevenBeginnings()
{
    const auto addressOf = [](int n) {
        const double share = static_cast<double>(samples::mixed(static_cast<quint64>(n)) % 1'000'000) / 1e6;
        const auto street = static_cast<quint64>(40'000 * std::pow(share, 3));
        return QByteArray::number(samples::mixed(street) % 10'000'000).rightJustified(7, '0') + ' ' +
               QByteArray::number(n);
    };
    constexpr int count = 40'000;
    TextStarts starts;
    QList<QSet<QByteArray>> truth(8);
    for (int n = 0; n < count; ++n) {
        const QByteArray text = addressOf(n);
        starts.add(formats::valueHash(QByteArrayView(text)), text);
        for (qsizetype length = 1; length <= truth.size(); ++length)
            truth[length - 1] << text.first(length);
    }
    const QList<double> found = starts.different(count);
    QVERIFY(found.size() >= truth.size());
    for (qsizetype i = 0; i < truth.size(); ++i) {
        const double ratio = found.at(i) / static_cast<double>(truth.at(i).size());
        QVERIFY2(ratio > 0.75 && ratio < 1.33, qPrintable(QStringLiteral("%1 bytes: %2").arg(i + 1).arg(ratio)));
    }
}

void TestTextStarts::doesNotDependOnTheOrder()
{
    const QList<double> whole = startsOf(0, 30000).different(30000);
    TextStarts second = startsOf(12000, 30000);
    second.add(startsOf(0, 12000));
    QCOMPARE(second.different(30000), whole);
}

void TestTextStarts::tooFewSayNothing()
{
    QVERIFY(startsOf(0, 20).different(20).isEmpty());
}

void TestTextStarts::indexesFollow()
{
    const double plain = entryBytes(texts([](design::Node &text) { text.distinctValues = 100000; }));
    const double alike = entryBytes(texts([](design::Node &text) {
        text.spread.differentStarts = QList<double>(20, 1.0) + QList<double>{100, 5000, 90000, 100000};
        text.distinctValues = 100000;
    }));
    QVERIFY2(alike < plain - 10, qPrintable(QStringLiteral("%1 %2").arg(alike).arg(plain)));
    const double apart = entryBytes(texts([](design::Node &text) {
        text.spread.differentStarts = {100, 10000, 99000, 100000};
        text.distinctValues = 100000;
    }));
    QVERIFY2(apart > plain, qPrintable(QStringLiteral("%1 %2").arg(apart).arg(plain)));
}

void TestTextStarts::nullsTakeLittle()
{
    const double plain = entryBytes(texts([](design::Node &) {}));
    const double half = entryBytes(texts([](design::Node &text) {
        text.nullable = true;
        text.nullShare = 0.5;
    }));
    QVERIFY2(half < plain * 0.75 && half > plain * 0.4, qPrintable(QStringLiteral("%1 %2").arg(half).arg(plain)));
}

QTEST_GUILESS_MAIN(TestTextStarts)
#include "tst_textstarts.moc"
