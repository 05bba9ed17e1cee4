// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/engine/measure.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/samples/write/samplegenerator.h"
#include "tests/support/progress.h"
#include "tests/support/sizes/indexfiles.h"

#include <QDir>
#include <QtTest>

#include <malloc.h>

using namespace sw;

/// What MongoDB's storage engine writes for a collection, beside what is counted and simulated.
class TestMeasure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuresSamples_data();
    void measuresSamples();
    void stopsAtBytes();
    void cancelled();
    void timeSeries();
    void noRoom();
    void givesMemoryBack();

private:
    static QStringList leftovers(const QString &folder)
    {
        return QDir(folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    }

    QTemporaryDir m_folder;
};

namespace
{

struct Sample
{
    schema::Model model;
    design::Design design;
};

Sample sampleNamed(const char *name)
{
    auto model = formats::loadSample(QLatin1String(name));
    if (!model)
        qFatal("no such sample");
    design::Design design = patterns::buildDesign(*model);
    return {*model, design};
}

engine::MeasureOptions options(quint64 documents, const QString &folder)
{
    engine::MeasureOptions options;
    options.documents = documents;
    options.folder = folder;
    return options;
}

} // namespace

void TestMeasure::measuresSamples_data()
{
    QTest::addColumn<QString>("collection");
    for (const design::Collection &collection : sampleNamed("bookstore").design.collections)
        QTest::newRow(qPrintable(collection.name)) << collection.name;
}

void TestMeasure::measuresSamples()
{
    QFETCH(QString, collection);
    const Sample sample = sampleNamed("bookstore");
    const design::Collection &one = *sample.design.collection(collection);
    const samples::SampleGenerator generator(sample.design, one);
    constexpr quint64 documents = 1000;
    QList<base::Bson> stored;
    for (quint64 n = 0; n < documents; ++n)
        stored << generator.document(n);
    const auto source = [&](quint64 n) {
        return stored.at(static_cast<qsizetype>(n));
    };
    const auto measured = engine::measure(one, source, options(documents, m_folder.path()));
    QVERIFY2(measured, measured ? "" : qPrintable(measured.error().text()));
    QCOMPARE(measured->documents, static_cast<double>(documents));
    double bytes = 0;
    for (const base::Bson &document : std::as_const(stored))
        bytes += static_cast<double>(document.bytes().size());
    QCOMPARE(measured->data.value(), bytes);
    QVERIFY(measured->records.live().value() > 4096 && measured->records.live() < measured->data * 1.2);

    const auto simulated = testsupport::indexFiles(source, documents, one);
    QCOMPARE(measured->indexes.size(), simulated.size());
    QCOMPARE(measured->indexes.first().name, QStringLiteral("_id_"));
    for (const sizing::MeasuredIndex &index : measured->indexes) {
        const sizing::IndexFile file = simulated.value(index.name);
        QCOMPARE(index.entries, file.entries);
        QCOMPARE(index.onServer.value(), file.file.value());
        const double difference = std::abs((index.size.live() - file.file).value());
        QVERIFY2(difference <= 16384 + 0.25 * index.size.live().value(),
                 qPrintable(QStringLiteral("%1: %2 measured, %3 simulated")
                                .arg(index.name, QString::number(index.size.live().value()),
                                     QString::number(file.file.value()))));
    }
    QCOMPARE(leftovers(m_folder.path()), QStringList());
}

void TestMeasure::stopsAtBytes()
{
    const Sample sample = sampleNamed("bookstore");
    const design::Collection &one = sample.design.collections.first();
    const samples::SampleGenerator generator(sample.design, one);
    engine::MeasureOptions few = options(1'000'000, m_folder.path());
    few.data = base::Bytes(500'000);
    const auto measured = engine::measure(
        one, [&](quint64 n) { return generator.document(n); }, few);
    QVERIFY(measured);
    QVERIFY(measured->data.value() >= 500'000 && measured->data.value() < 600'000);
    QVERIFY(measured->documents < 1'000'000);
}

void TestMeasure::cancelled()
{
    const Sample sample = sampleNamed("bookstore");
    const design::Collection &one = sample.design.collections.first();
    const samples::SampleGenerator generator(sample.design, one);
    double last = -1;
    const auto progress = testsupport::progressTo([&](double share) {
        if (share < last || share > 1)
            qFatal("progress goes back");
        last = share;
        return share < 0.3;
    });
    const auto measured = engine::measure(
        one, [&](quint64 n) { return generator.document(n); }, options(20'000, m_folder.path()), progress);
    QVERIFY(!measured);
    QCOMPARE(measured.error().code, base::ErrorCode::Cancelled);
    QVERIFY(last >= 0.3);
    QCOMPARE(leftovers(m_folder.path()), QStringList());
}

void TestMeasure::timeSeries()
{
    Sample sample = sampleNamed("sensors");
    design::Collection collection = sample.design.collections.first();
    collection.timeSeries = design::TimeSeriesOptions();
    const auto measured = engine::measure(collection, [](quint64) { return base::Bson(); });
    QVERIFY(!measured);
    QCOMPARE(measured.error().code, base::ErrorCode::Unsupported);
    QVERIFY(!measured.error().wayOut.isEmpty());
}

void TestMeasure::noRoom()
{
    const Sample sample = sampleNamed("bookstore");
    const auto measured = engine::measure(
        sample.design.collections.first(), [](quint64) { return base::Bson(); },
        options(10, m_folder.filePath(QStringLiteral("missing/folder"))));
    QVERIFY(!measured);
    QCOMPARE(measured.error().code, base::ErrorCode::File);
    QVERIFY(measured.error().wayOut.contains(QStringLiteral("TMPDIR")));
}

/// A window that measures all day holds no more in the evening.
void TestMeasure::givesMemoryBack()
{
    const Sample sample = sampleNamed("bookstore");
    const design::Collection &one = sample.design.collections.first();
    const samples::SampleGenerator generator(sample.design, one);
    const auto source = [&](quint64 n) {
        return generator.document(n);
    };
    const auto held = [] {
        const auto info = ::mallinfo2();
        return info.uordblks + info.hblkhd;
    };
    QVERIFY(engine::measure(one, source, options(1000, m_folder.path())));
    const size_t before = held();
    for (int i = 0; i < 4; ++i)
        QVERIFY(engine::measure(one, source, options(1000, m_folder.path())));
    const auto kept = static_cast<qint64>(held()) - static_cast<qint64>(before);
    QVERIFY2(kept < 256 * 1024, qPrintable(QStringLiteral("%1 bytes").arg(kept)));
}

QTEST_GUILESS_MAIN(TestMeasure)
#include "tst_measure.moc"
