// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/documentsize.h"
#include "models/sizing/estimate/documentdoubts.h"
#include "models/sizing/estimate/ranges.h"

#include <QtTest>

#include <cmath>

using namespace sw;
using namespace sw::sizing;
using design::Node;
using schema::FieldType;

/// Ranges come from what is not known: what is known leaves none.
class TestDoubts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ninetyPercent();
    void causesAreIndependent();
    void fixedShapesLeaveNone();
    void textsAndArraysLeaveSome();
    void samplesLeaveLess();
    void changedShapesLeaveMore();
    void wholeRealsMayBeInts();
    void endlessArraysWidenDataAndStorage();
    void countedValuesNarrowIndexes();
};

namespace
{

Node textOf(const char *name, double bytes)
{
    Node text = design::makeNode(QString::fromLatin1(name), FieldType::String);
    text.averageBytes = bytes;
    return text;
}

Node withId(QList<Node> fields)
{
    fields.prepend(design::makeNode(QStringLiteral("_id"), FieldType::ObjectId));
    return design::makeObject({}, fields);
}

double width(const Range &range)
{
    return range.high / range.low;
}

CollectionSize sizeOf(const design::Collection &collection)
{
    design::Design design;
    design.collections = {collection};
    SizeOptions options;
    options.topology = Topology::Standalone;
    return estimate(design, options).collections.first();
}

design::Collection collectionOf(const Node &root)
{
    design::Collection collection;
    collection.name = QStringLiteral("things");
    collection.root = root;
    collection.documents = {1e6, 1e6, 1e6, false};
    return collection;
}

} // namespace

void TestDoubts::ninetyPercent()
{
    Doubts doubts;
    doubts.add(Unknown::Lengths, 0.1);
    const double ends = std::erf(std::log(doubts.timesLarger()) / 0.1 / std::sqrt(2.0));
    QVERIFY2(std::abs(ends - 0.9) < 0.001, qPrintable(QString::number(ends)));
    const Range range = doubts.around(base::Bytes(1000));
    QVERIFY(std::abs(range.high / range.likely - range.likely / range.low) < 1e-9);
}

void TestDoubts::causesAreIndependent()
{
    Doubts doubts;
    doubts.add(Unknown::Lengths, 0.3);
    doubts.add(Unknown::Counts, 0.4, 0);
    QCOMPARE(doubts.smaller(), 0.5);
    QCOMPARE(doubts.larger(), 0.3);
    doubts.add(Unknown::Packing, 0);
    QCOMPARE(doubts.causes().size(), 2);
}

void TestDoubts::fixedShapesLeaveNone()
{
    const Node root = withId({design::makeNode(QStringLiteral("at"), FieldType::Date)});
    QVERIFY(documentDoubts(root).causes().isEmpty());
    QVERIFY(documentDoubts(root, {1e6, design::documentSize(root).likely.value(), 0}, 1e6).causes().isEmpty());
}

void TestDoubts::textsAndArraysLeaveSome()
{
    Node optional = textOf("note", 100);
    optional.presence = 0.5;
    const Node tags = design::makeArray(QStringLiteral("tags"), textOf("", 10), {0, 5, 50, false});
    const QList<Doubts::Cause> causes = documentDoubts(withId({optional, tags})).causes();
    QCOMPARE(causes.size(), 3); // lengths, items, shares
    Node unknown = textOf("note", 0);
    QVERIFY(documentDoubts(withId({unknown})).larger() > documentDoubts(withId({textOf("note", 16)})).larger());
}

void TestDoubts::samplesLeaveLess()
{
    const Node root = withId({textOf("body", 2000)});
    const double bytes = design::documentSize(root).likely.value();
    const auto left = [&](double documents) {
        return documentDoubts(root, {documents, bytes, bytes}, 100'000).larger();
    };
    QVERIFY(left(0) > 0.15);
    QVERIFY(left(1000) > 1.2 * left(4000) && left(4000) > left(10'000));
    QVERIFY(left(100'000) < 1e-6);
}

/// Loaded by a program that stores 4.0 as an int, each of them takes 4 bytes less.
void TestDoubts::wholeRealsMayBeInts()
{
    const Node root = withId({textOf("body", 200)});
    const double bytes = design::documentSize(root).likely.value();
    schema::Sampled sampled{1e5, bytes, 10};
    sampled.wholeReals = 3;
    const Doubts doubts = documentDoubts(root, sampled, 1e5);
    QCOMPARE(bytes / doubts.timesSmaller(), bytes - 12);
    QCOMPARE(doubts.timesLarger(), 1.0);
}

void TestDoubts::changedShapesLeaveMore()
{
    const Node root = withId({textOf("body", 2000)});
    const double bytes = design::documentSize(root).likely.value();
    const auto left = [&](double seenBytes) {
        return documentDoubts(root, {1e5, seenBytes, 10}, 1e5).larger();
    };
    QVERIFY(std::abs(left(bytes / 1.1) - std::log(1.1)) < 1e-6);
    QCOMPARE(left(bytes / 3), documentDoubts(root).larger()); // as if nobody had looked
}

void TestDoubts::endlessArraysWidenDataAndStorage()
{
    const auto sizeWith = [](double most) {
        const Node items = design::makeArray(QStringLiteral("items"), textOf("", 30), {0, 20, most, false});
        return sizeOf(collectionOf(withId({items})));
    };
    const CollectionSize bounded = sizeWith(22);
    const CollectionSize endless = sizeWith(schema::infinity);
    QVERIFY(width(dataRange(endless)) > 1.5 * width(dataRange(bounded)));
    for (const CollectionSize &size : {bounded, endless})
        QVERIFY2(width(size.storage) >= width(dataRange(size)),
                 qPrintable(QStringLiteral("%1 %2").arg(width(size.storage)).arg(width(dataRange(size)))));
}

void TestDoubts::countedValuesNarrowIndexes()
{
    Node name = textOf("name", 12);
    const auto widthOf = [&](const schema::Sampled &sampled) {
        design::Collection collection = collectionOf(withId({name}));
        design::Index index;
        index.name = QStringLiteral("name_1");
        index.keys = {{QStringLiteral("name"), design::KeyKind::Ascending}};
        collection.indexes = {index};
        collection.sampled = sampled;
        return width(sizeOf(collection).indexes.last().file);
    };
    const double guessed = widthOf({});
    name.distinctValues = 50'000;
    const double bytes = design::documentSize(withId({name})).likely.value();
    const double counted = widthOf({1000, bytes, 5});
    QVERIFY2(guessed > 1.5 * counted && counted < 2.5, qPrintable(QStringLiteral("%1 %2").arg(guessed).arg(counted)));
}

QTEST_APPLESS_MAIN(TestDoubts)
#include "tst_doubts.moc"
