// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/core/designbuilder.h"
#include "models/sizing/cost/workingset.h"
#include "models/sizing/figures/explain.h"
#include "models/sizing/figures/sizetexts.h"
#include "models/sizing/files/tablesize.h"
#include "tests/support/modelbuilder.h"
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
    Collection items = testsupport::collectionOf("items",
                                                 {testsupport::idNode(), testsupport::fieldNode("key", FieldType::Uuid),
                                                  testsupport::fieldNode("at", FieldType::Date)},
                                                 1e6);
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
    design.collections << items << testsupport::collectionOf("idle", {testsupport::idNode()}, 1000)
                       << testsupport::collectionOf("empty", {testsupport::idNode()}, 0);
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
    void saysWhatNoOperationSays();
    void reasons();
    void idsOfDocuments();
    void topology();
    void youngEntries();
    void cache();
    void noSuchThing();
    void ranges();
    void dates_data();
    void dates();
    void growth();
    void operation();
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
            QVERIFY(says(explainWorkingSet(design, size.name, options), bytesText(size.hot.likely)));
        }
        for (const IndexSize &index : size.indexes) {
            const QStringList file = explainIndexFile(design, size.name, index.name, options);
            QVERIFY2(says(file, bytesText(index.file.likely)), qPrintable(file.join(QLatin1Char('\n'))));
            QVERIFY(says(explainWorkingSet(design, size.name, options), bytesText(index.inUse.likely)));
        }
    }
    const QStringList all = explainWorkingSet(report);
    QVERIFY(says(all, bytesText(report.workingSet.likely)) && says(all, bytesText(report.dirty)) &&
            says(all, bytesText(report.cache.bytes)));
    for (const QString &line : all + explainStorage(design, QStringLiteral("items"), options))
        QVERIFY2(!line.contains(QStringLiteral("%1")) && !line.contains(QStringLiteral("nan")), qPrintable(line));
}

/// Else nobody knows why the first operation makes it smaller.
void TestSizeExplain::saysWhatNoOperationSays()
{
    const design::Design design = busyDesign();
    SizeOptions options;
    const QString text = QStringLiteral("No operation says yet");
    QVERIFY(says(explainWorkingSet(estimate(design, options)), text));
    options.visits.insert(schema::EntityId(QStringLiteral("item")), {Visit{QStringLiteral("find item"), 0}});
    const QStringList known = explainWorkingSet(estimate(design, options));
    QVERIFY(!says(known, text));
    QVERIFY2(says(known, QStringLiteral("no operation comes to do not count")), qPrintable(known.join(u'\n')));
}

void TestSizeExplain::reasons()
{
    const design::Design design = busyDesign();
    const SizeOptions options;
    const auto index = [&](const char *name) {
        return explainIndexFile(design, QStringLiteral("items"), QString::fromLatin1(name), options);
    };
    QVERIFY(says(index("key_1"), QStringLiteral("any page")));
    QVERIFY(says(index("at_1"), QStringLiteral("to its end")));
    QVERIFY(says(index("key_1"), QStringLiteral("1/s")));
    const QStringList used = explainWorkingSet(design, QStringLiteral("items"), options);
    QVERIFY(says(used, QStringLiteral("1 %"))); // of the documents, but of far more pages
    QVERIFY(says(used, QStringLiteral("scattered")));
    QVERIFY(says(used, QStringLiteral("New keys came to")));
    QVERIFY(says(explainStorage(design, QStringLiteral("idle"), options),
                 QStringLiteral("none, because nothing is written")));
}

void TestSizeExplain::idsOfDocuments()
{
    design::Design design = busyDesign();
    const auto saysOf = [&](const char *collection, const char *text) {
        return says(explainIndexFile(design, QLatin1String(collection), QStringLiteral("_id_"), {}),
                    QLatin1String(text));
    };
    QVERIFY(saysOf("items", "made as documents are inserted"));
    QVERIFY(saysOf("idle", "spread over two years"));
    Collection &idle = design.collections[1];
    idle.sampled.documents = 1000;
    QVERIFY(saysOf("idle", "while it loads the documents"));
    QVERIFY(says(explainIndexFile(design, QStringLiteral("idle"), QStringLiteral("_id_"), {}),
                 base::rateText(base::PerSecond(schema::loadedPerSecond))));
    idle.sampled.idsPerSecond = 3;
    QVERIFY(saysOf("idle", "as those of the imported documents"));
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
        QVERIFY2(std::abs((a.file.high - b.file.high).value() - 36e6) < 1,
                 "18 bytes more in each of a million entries, and as much free");
        QVERIFY(a.file.low <= a.file.likely && a.file.likely <= a.file.high);
    }
    // New dates at one a second: a page is full after more than the 300 s of history, and keeps the times of its last
    // ones.
    QVERIFY(set.collections.first().indexes.at(2).file.likely >
            single.collections.first().indexes.at(2).file.likely * 1.2);
    QVERIFY(set.collections.first().storage.likely > single.collections.first().storage.likely);
    QVERIFY(says(explainStorage(design, QStringLiteral("items"), options),
                 QStringLiteral("a single server keeps no times")));
}

void TestSizeExplain::youngEntries()
{
    QCOMPARE(youngShare(50, 1e5, 500, false), 0.15); // at random: 15,000 of them are younger than 300 s
    QCOMPARE(youngShare(50, 1e5, 500, true), 1.0);   // at the end: a page fills in 10 s
    QCOMPARE(youngShare(1, 1e6, 600, true), 0.5);
    QCOMPARE(youngShare(0, 1e6, 600, true), 0.0);
    QCOMPARE(youngShare(1e9, 1e6, 600, false), 1.0);
    QCOMPARE(youngShare(1, 0, 0, true), 0.0);
}

void TestSizeExplain::cache()
{
    SizeOptions options;
    options.ramGiB = 16;
    QVERIFY(says(explainCache(options), QStringLiteral("16 GiB")) &&
            says(explainCache(options), QStringLiteral("7.5 GiB")));
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
    QVERIFY(
        says(explainIndexFile(design, QStringLiteral("empty"), QStringLiteral("_id_"), {}), QStringLiteral("4 KiB")));
}

void TestSizeExplain::ranges()
{
    QCOMPARE(rangeText({Bytes(1024), Bytes(2048), Bytes(4096)}), QStringLiteral("2 KiB (1 KiB to 4 KiB)"));
    QCOMPARE(rangeText({Bytes(86), Bytes(86.2), Bytes(86.4)}), QStringLiteral("86 B"));
}

void TestSizeExplain::dates_data()
{
    QTest::addColumn<std::optional<double>>("months");
    QTest::addColumn<QString>("text");
    QTest::newRow("now") << std::optional<double>(0) << "today";
    QTest::newRow("next year") << std::optional<double>(12) << "March 2028";
    QTest::newRow("a little later") << std::optional<double>(12.9) << "April 2028";
    QTest::newRow("never") << std::optional<double>() << "not within 5 year(s)";
}

void TestSizeExplain::dates()
{
    QFETCH(std::optional<double>, months);
    QLocale::setDefault(QLocale::c());
    const QDate today(2027, 3, 7);
    QTEST(dateText(today, months, 60), "text");
    if (months)
        QVERIFY(std::abs(static_cast<double>(today.daysTo(dayAfter(today, *months))) - *months * daysPerMonth) <= 1);
    QVERIFY(!dayAfter(today, 1e7).isValid());
    QCOMPARE(monthsText(0), QStringLiteral("today"));
    QCOMPARE(monthsText(30), QStringLiteral("in 2.5 years"));
    QCOMPARE(dateText(today, std::nullopt, 18), QStringLiteral("not within 18 month(s)"));
    Growth growth;
    growth.total.resize(61);
    growth.cacheFullAtFirst = 12;
    QCOMPARE(cacheFullText(today, growth), QStringLiteral("not within 5 year(s) (March 2028 at the earliest)"));
    growth.cacheFullAfter = 24;
    QCOMPARE(cacheFullText(today, growth),
             QStringLiteral("March 2029 (March 2028 at the earliest, perhaps not within 5 year(s))"));
    growth.cacheFullAtLast = 48;
    QCOMPARE(cacheFullText(today, growth), QStringLiteral("March 2029 (March 2028 to March 2031)"));
}

void TestSizeExplain::growth()
{
    test::ModelBuilder builder;
    builder.entity("posts", 1000)
        .entity("comments", 10000)
        .link("posts 1:N comments [0,10,100] unbounded composition placement=embedInA name=has");
    builder.model.entities[0].growthPerDay = 25;
    builder.model.relationships.first().growthPerParentPerDay = 2;
    const design::Design design = patterns::buildDesign(builder.model);
    QVERIFY(design.collection(QStringLiteral("posts")));
    const schema::ModelIndex index(builder.model);
    const QStringList lines = explainGrowth(index, design, QStringLiteral("posts"), {});
    QVERIFY2(says(lines, QStringLiteral("1 k documents today")) && says(lines, QStringLiteral("25/day")),
             qPrintable(lines.join(QLatin1Char('\n'))));
    QVERIFY2(says(lines, QStringLiteral("Array comments: 10 items today")) && says(lines, QStringLiteral("2/day")),
             qPrintable(lines.join(QLatin1Char('\n'))));
    builder.model.relationships.first().growthPerParentPerDay = 0;
    QVERIFY(says(explainGrowth(schema::ModelIndex(builder.model), design, QStringLiteral("posts"), {}),
                 QStringLiteral("no stated growth")));
    QVERIFY(explainGrowth(index, design, QStringLiteral("x"), {}).isEmpty());
    const LimitPassed passed{LimitPassed::Limit::Elements, QStringLiteral("comments"), 3, {}};
    QCOMPARE(limitText(QStringLiteral("posts"), passed), QStringLiteral("posts.comments: 1,000 elements"));
    QCOMPARE(limitText(QStringLiteral("posts"), {LimitPassed::Limit::Maximum, {}, 3, {}}),
             QStringLiteral("posts: document of 16 MiB"));
}

/// Every figure of a cost is in its lines.
void TestSizeExplain::operation()
{
    test::ModelBuilder builder;
    builder.entity("posts", 1000, "title:string:20")
        .entity("people", 100, "name:string:10")
        .link("people 1:N posts [0,10] name=wrote");
    builder.operation("show post", "read 50/s posts wrote filter=posts._id").operation("add post", "insert 3/s posts");
    const design::Design design = patterns::buildDesign(builder.model);
    const OperationCosts costs(schema::ModelIndex(builder.model), design, 1);
    QCOMPARE(costs.all().size(), 2);
    const QStringList read = explainOperation(builder.model, costs.all().first());
    QVERIFY2(says(read, QStringLiteral("Starts at posts, 50/s")) && says(read, QStringLiteral("Documents read: 1,")) &&
                 says(read, QStringLiteral("wrote")),
             qPrintable(read.join(QLatin1Char('\n'))));
    const OperationCost &insert = costs.all().at(1);
    const QStringList write = explainOperation(builder.model, insert);
    QVERIFY2(says(write, QStringLiteral("Documents written: 1;")) && says(write, bytesText(insert.bytesWritten)) &&
                 !says(write, QStringLiteral("Documents read")),
             qPrintable(write.join(QLatin1Char('\n'))));
    QVERIFY(says(write, QStringLiteral("removed: %1;").arg(base::countText(insert.indexEntries))));
}

QTEST_APPLESS_MAIN(TestSizeExplain)
#include "tst_sizeexplain.moc"
