// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/sizing.h"
#include "models/sizing/files/indexdoubts.h"
#include "models/sizing/keys/keyvalues.h"
#include "tests/support/sizes/indexfiles.h"

#include <QtEndian>
#include <QtTest>

#include <cmath>

#include <bson/bson.h>

using namespace sw;
using namespace sw::sizing;
using design::Collection;
using design::Design;
using design::Index;
using design::KeyKind;
using design::makeNode;
using design::makeObject;
using design::Node;
using schema::FieldType;

namespace
{

Collection things(double documents)
{
    Collection collection;
    collection.name = QStringLiteral("things");
    collection.documents = {0, documents, documents, false};
    collection.root = makeObject({}, {makeNode(QStringLiteral("_id"), FieldType::ObjectId)});
    return collection;
}

Design designOf(const Collection &collection)
{
    Design design;
    design.collections = {collection};
    return design;
}

IndexSize indexNamed(const CollectionSize &size, const QString &name)
{
    for (const IndexSize &index : size.indexes) {
        if (index.name == name)
            return index;
    }
    qFatal("no such index");
}

} // namespace

/// Keys as files have them that are imported: ids that a load gives or that go on, and places on the globe.
class TestImportedKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void idsOfALoad();
    void idsThatGoOn();
    void cellsOfPlaces_data();
    void cellsOfPlaces();
    void geoJsonAsAValue();
};

/// Documents that were imported without ids get them from the program that loads them: within seconds, one after the
/// other. That they were made over years remains possible.
void TestImportedKeys::idsOfALoad()
{
    constexpr quint64 documents = 60'000;
    constexpr quint64 eachSecond = 17'000;
    Collection items = things(documents);
    items.sampled.documents = 1000;
    const auto idOf = [](quint64 n) {
        QByteArray id(12, '\x5b');
        qToBigEndian(static_cast<quint32>(1'600'000'000 + n / eachSecond), id.data());
        for (int byte = 0; byte < 3; ++byte)
            id[9 + byte] = static_cast<char>((0x3a0000 + n) >> (8 * (2 - byte)));
        return id;
    };
    const auto document = [&](quint64 n) {
        bson_oid_t id;
        bson_oid_init_from_data(&id, reinterpret_cast<const uint8_t *>(idOf(n).constData()));
        bson_t *out = bson_new();
        bson_append_oid(out, "_id", 3, &id);
        const base::Bson made(out);
        bson_destroy(out);
        return made;
    };
    const double truth = testsupport::indexFiles(document, documents, items)[QStringLiteral("_id_")].file.value();

    const SizeReport report = estimate(designOf(items), {});
    const IndexSize size = indexNamed(report.collections.first(), QStringLiteral("_id_"));
    const double said = size.file.likely.value();
    QVERIFY2(std::abs(said / truth - 1) < 0.1, qPrintable(QStringLiteral("%1 said, %2 on pages").arg(said).arg(truth)));
    items.sampled.documents = 0;
    const SizeReport spread = estimate(designOf(items), {});
    const IndexSize &other = indexNamed(spread.collections.first(), QStringLiteral("_id_"));
    QVERIFY(other.file.likely > size.file.likely * 1.3);
    QVERIFY2(other.file.likely < size.file.high, qPrintable(QStringLiteral("%1 over years, %2 to %3")
                                                                .arg(other.file.likely.value())
                                                                .arg(size.file.low.value())
                                                                .arg(size.file.high.value())));
}

/// The numbers of the first documents of a file end where those of the others begin.
void TestImportedKeys::idsThatGoOn()
{
    const auto fileOf = [](double known, double told) {
        Collection items = things(known);
        Node &id = items.root.fields.first();
        id.types = {FieldType::Int32};
        id.constraints.minimum = 1000;
        id.constraints.maximum = 1000 + 3 * known - 1;
        items.sampled.documents = known;
        SizeOptions options;
        options.documents.insert(items.name, told);
        return indexNamed(estimate(designOf(items), options).collections.first(), QStringLiteral("_id_")).file.likely;
    };
    const double all = fileOf(50'000, 50'000).value();
    const double first = fileOf(1000, 50'000).value();
    QVERIFY2(std::abs(first / all - 1) < 0.02, qPrintable(QStringLiteral("%1 of %2").arg(first).arg(all)));
}

/// Entries of a 2dsphere index on a MongoDB 6.0.5, of 3,000 documents each.
void TestImportedKeys::cellsOfPlaces_data()
{
    QTest::addColumn<Node>("coordinates");
    QTest::addColumn<double>("fewest");
    QTest::addColumn<double>("most");
    const auto list = [](const Node &item, double count) {
        return design::makeArray({}, item, {count, count, count, false});
    };
    const Node number = makeNode({}, FieldType::Double);
    QTest::newRow("point") << list(number, 2) << 1.0 << 1.0;
    QTest::newRow("point with an altitude") << list(number, 3) << 1.0 << 1.0;
    QTest::newRow("line") << list(list(number, 2), 5) << 4.8 << 19.9;
    QTest::newRow("area") << list(list(list(number, 2), 11), 1) << 2.6 << 18.8;
}

void TestImportedKeys::cellsOfPlaces()
{
    QFETCH(Node, coordinates);
    QFETCH(double, fewest);
    QFETCH(double, most);
    coordinates.name = QStringLiteral("coordinates");
    Collection places = things(3000);
    places.root.fields << makeObject(QStringLiteral("at"),
                                     {makeNode(QStringLiteral("type"), FieldType::String), coordinates});
    Index index;
    index.name = QStringLiteral("at_2dsphere");
    index.keys = {{QStringLiteral("at"), KeyKind::Geo2dSphere}};
    places.indexes = {index};
    const Design design = designOf(places);
    const SizeReport report = estimate(design, {});
    const IndexSize &size = indexNamed(report.collections.first(), index.name);
    const Interval entries = entriesInterval(design, places.name, size, {});
    QVERIFY2(entries.low <= 3000 * fewest && 3000 * most <= entries.high,
             qPrintable(QStringLiteral("%1 to %2").arg(entries.low).arg(entries.high)));
    if (fewest >= 1 && most <= 1)
        QCOMPARE(size.entries, 3000.0);
    else
        QVERIFY(size.entries > 3000 * fewest && size.entries < 3000 * most);
}

/// An ordinary index keeps all of an object, with every number of its arrays.
void TestImportedKeys::geoJsonAsAValue()
{
    const Node numbers =
        design::makeArray(QStringLiteral("coordinates"), makeNode({}, FieldType::Double), {3, 3, 3, false});
    const Node place = makeObject(QStringLiteral("at"), {numbers});
    constexpr double number = 9;
    constexpr double name = 1 + 11 + 1;
    QCOMPARE(presentKeyShape(place, {}).bytes, 1 + name + 1 + 3 * number + 1 + 1);
}

QTEST_GUILESS_MAIN(TestImportedKeys)
#include "tst_importedkeys.moc"
