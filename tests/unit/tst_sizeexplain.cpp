// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/sizing/explain.h"
#include "models/sizing/tablesize.h"
#include "models/sizing/workingset.h"
#include "tests/support/shapes.h"

#include <QtTest>

#include <cmath>

using namespace sw;
using namespace sw::sizing;
using base::Bytes;
using base::bytesText;
using design::Collection;
using schema::FieldType;

namespace
{

design::Design busyDesign()
{
    Collection items = testsupport::collectionOf("items", {testsupport::idNode(), testsupport::fieldNode("key", FieldType::Uuid), testsupport::fieldNode("at", FieldType::Date)}, 1e6);
    items.root.fields[1].uniqueValues = true;
    items.growthPerDay = 86400;
    items.hotDocuments = 1e4;
    items.entities = {schema::EntityId(QStringLiteral("item"))};
    for (const char *name : {"key", "at"}) {
        design::Index index;
        index.keys = {{QString::fromLatin1(name), design::KeyKind::Ascending}};
        index.name = design::defaultIndexName(index.keys);
        items.indexes << index;
    }
    design::Design design;
    design.collections << items << testsupport::collectionOf("idle", {testsupport::idNode()}, 1000) << testsupport::collectionOf("empty", {testsupport::idNode()}, 0);
    return design;
}

bool says(const QStringList &lines, const QString &text)
{
    return lines.join(QLatin1Char('\n')).contains(text);
}

} // namespace

/// The lines must end at the very figures that estimate() gives.
class TestSizeExplain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsAtTheFigures();
    void reasons();
    void topology();
    void youngEntries();
    void cache();
    void noSuchThing();
};

void TestSizeExplain::endsAtTheFigures()
{
    const design::Design design = busyDesign();
    SizeOptions options;
    options.writesPerSecond.insert(schema::EntityId(QStringLiteral("item")), 20);
    const SizeReport report = estimate(design, options);
    for (const CollectionSize &size : report.collections) {
        QVERIFY(says(explainData(design, size.name, options), bytesText(size.data)));
        const QStringList storage = explainStorage(design, size.name, options);
        QVERIFY(says(storage, bytesText(size.storage.likely)));
        if (size.documents.likely > 0) {
            QVERIFY(says(storage, bytesText(size.storage.low)) && says(storage, bytesText(size.storage.high)));
            QVERIFY(says(explainWorkingSet(design, size.name, options), bytesText(size.hotBytes)));
        }
        for (const IndexSize &index : size.indexes) {
            const QStringList file = explainIndexFile(design, size.name, index.name, options);
            QVERIFY2(says(file, bytesText(index.file.likely)), qPrintable(file.join(QLatin1Char('\n'))));
            QVERIFY(says(explainWorkingSet(design, size.name, options), bytesText(index.workingSet)));
        }
    }
    const QStringList all = explainWorkingSet(report);
    QVERIFY(says(all, bytesText(report.workingSet.likely)) && says(all, bytesText(report.dirty)) && says(all, bytesText(report.cache.bytes)));
    for (const QString &line : all + explainStorage(design, QStringLiteral("items"), options))
        QVERIFY2(!line.contains(QStringLiteral("%1")) && !line.contains(QStringLiteral("nan")), qPrintable(line));
}

void TestSizeExplain::reasons()
{
    const design::Design design = busyDesign();
    const SizeOptions options;
    const auto index = [&](const char *name) { return explainIndexFile(design, QStringLiteral("items"), QString::fromLatin1(name), options); };
    QVERIFY(says(index("key_1"), QStringLiteral("any page")));
    QVERIFY(says(index("at_1"), QStringLiteral("to its end")));
    QVERIFY(says(index("key_1"), QStringLiteral("1/s")));
    const QStringList used = explainWorkingSet(design, QStringLiteral("items"), options);
    QVERIFY(says(used, QStringLiteral("1 %"))); // of the documents, but of far more pages
    QVERIFY(says(used, QStringLiteral("scattered")));
    QVERIFY(says(used, QStringLiteral("new keys may belong to any page")));
    QVERIFY(says(explainStorage(design, QStringLiteral("idle"), options), QStringLiteral("none, because nothing is written")));
}

void TestSizeExplain::topology()
{
    const design::Design design = busyDesign();
    SizeOptions options;
    const SizeReport set = estimate(design, options);
    options.topology = Topology::Standalone;
    const SizeReport single = estimate(design, options);
    for (qsizetype i = 0; i < 3; ++i) {
        const IndexSize &a = set.collections.first().indexes.at(i);
        const IndexSize &b = single.collections.first().indexes.at(i);
        QCOMPARE(a.file.low, b.file.low);
        QVERIFY(a.file.likely >= b.file.likely);
        QVERIFY2(std::abs((a.file.high - b.file.high).value() - 36e6) < 1, "18 bytes more in each of a million entries, and as much free");
        QVERIFY(a.file.low <= a.file.likely && a.file.likely <= a.file.high);
    }
    // New dates at one a second: a page is full after more than the 300 s of history, and keeps the times of its last ones.
    QVERIFY(set.collections.first().indexes.at(2).file.likely > single.collections.first().indexes.at(2).file.likely * 1.2);
    QVERIFY(set.collections.first().storage.likely > single.collections.first().storage.likely);
    QVERIFY(says(explainStorage(design, QStringLiteral("items"), options), QStringLiteral("a single server keeps no times")));
}

void TestSizeExplain::youngEntries()
{
    QCOMPARE(youngShare(50, 1e5, 500, false), 0.15);  // at random: 15,000 of them are younger than 300 s
    QCOMPARE(youngShare(50, 1e5, 500, true), 1.0);    // at the end: a page fills in 10 s
    QCOMPARE(youngShare(1, 1e6, 600, true), 0.5);
    QCOMPARE(youngShare(0, 1e6, 600, true), 0.0);
    QCOMPARE(youngShare(1e9, 1e6, 600, false), 1.0);
    QCOMPARE(youngShare(1, 0, 0, true), 0.0);
}

void TestSizeExplain::cache()
{
    SizeOptions options;
    options.ramGiB = 16;
    QVERIFY(says(explainCache(options), QStringLiteral("16 GiB")) && says(explainCache(options), QStringLiteral("7.5 GiB")));
    options.cacheOverrideMiB = 512;
    QCOMPARE(explainCache(options), QStringList{QStringLiteral("The cache is set to 512 MiB.")});
}

void TestSizeExplain::noSuchThing()
{
    const design::Design design = busyDesign();
    QVERIFY(explainData(design, QStringLiteral("x"), {}).isEmpty());
    QVERIFY(explainStorage(design, QStringLiteral("x"), {}).isEmpty());
    QVERIFY(explainWorkingSet(design, QStringLiteral("x"), {}).isEmpty());
    QVERIFY(explainIndexFile(design, QStringLiteral("items"), QStringLiteral("x_1"), {}).isEmpty());
    QVERIFY(says(explainStorage(design, QStringLiteral("empty"), {}), QStringLiteral("4 KiB")));
    QVERIFY(says(explainIndexFile(design, QStringLiteral("empty"), QStringLiteral("_id_"), {}), QStringLiteral("4 KiB")));
}

QTEST_APPLESS_MAIN(TestSizeExplain)
#include "tst_sizeexplain.moc"
