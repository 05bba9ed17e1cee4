// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/designbuilder.h"
#include "tests/support/patterncase.h"
#include "tests/support/shapes.h"

#include <QJsonArray>
#include <QMap>
#include <QSet>
#include <QtTest>

using namespace sw;
using namespace sw::testsupport;
using design::Derivation;
using design::Node;
using samples::SampleGenerator;
using schema::FieldType;

namespace
{

constexpr int most = 4; ///< items of an array

QList<QJsonObject> all(const design::Design &design, const char *name)
{
    const design::Collection &collection = *design.collection(QLatin1String(name));
    const SampleGenerator generator(design, collection);
    QList<QJsonObject> out;
    for (quint64 n = 0; n < static_cast<quint64>(collection.documents.likely); ++n)
        out << jsonOf(generator.document(n));
    return out;
}

/// Dates as milliseconds, nothing as less than any number.
double rankOf(const QJsonObject &item, const QString &field)
{
    const QJsonValue value = item.value(field);
    const QJsonValue date = value[QStringLiteral("$date")];
    if (date.isString())
        return static_cast<double>(QDateTime::fromString(date.toString(), Qt::ISODateWithMs).toMSecsSinceEpoch());
    return value.isDouble() ? value.toDouble() : -std::numeric_limits<double>::infinity();
}

QList<Node> itemFields()
{
    Node stars = fieldNode("stars", FieldType::Int32);
    stars.constraints.minimum = 1;
    stars.constraints.maximum = 5;
    Node votes = fieldNode("votes", FieldType::Int32);
    votes.presence = 0.7;
    votes.constraints.minimum = 0;
    return {stars, votes, fieldNode("at", FieldType::Date)};
}

/// 40 books with a few of their reviews; the rest, or all of them, in a collection of their own.
design::Design booksOf(const design::ItemOrder &order, bool rest, double reviews)
{
    Node array = design::makeArray(QStringLiteral("few"), design::makeObject({}, QList<Node>{idNode()} + itemFields()),
                                   {0, most - 1, most, false});
    array.order = order;
    if (rest) {
        array.rest = design::Rest{{QStringLiteral("reviews"), QStringLiteral("book_id")}, most};
    } else {
        array.copyOf = design::CopyOf{QStringLiteral("reviews"), {}, false};
        array.item().copyOf = array.copyOf;
        array.item().source.relationship = schema::RelationshipId(QStringLiteral("r-books"));
        for (Node &field : array.item().fields) {
            field.copyOf = design::CopyOf{QStringLiteral("reviews"), field.name, false};
            field.source.relationship = schema::RelationshipId(QStringLiteral("r-books"));
        }
    }
    Node count = fieldNode("count", FieldType::Int32);
    count.derivation = Derivation{Derivation::Kind::SizeOf,
                                  {},
                                  {},
                                  {QStringLiteral("reviews"), QStringLiteral("book_id")},
                                  rest ? QStringLiteral("few") : QString()};
    design::Design design;
    design.collections << collectionOf("books", {idNode(), array, count}, 40)
                       << collectionOf("reviews",
                                       QList<Node>{idNode(), referenceNode("book_id", "books")} + itemFields(),
                                       reviews);
    return design;
}

QString idOf(const QJsonObject &document)
{
    return document.value(QStringLiteral("_id"))[QStringLiteral("$oid")].toString();
}

/// By the book's id.
QMap<QString, QList<QJsonObject>> grouped(const QList<QJsonObject> &reviews)
{
    QMap<QString, QList<QJsonObject>> groups;
    for (const QJsonObject &review : reviews)
        groups[review.value(QStringLiteral("book_id"))[QStringLiteral("$oid")].toString()] << review;
    return groups;
}

} // namespace

/// Lists that patterns spread over an array and other documents: what is here and what is there agree.
class TestSampleLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheFirst_data();
    void keepsTheFirst();
    void copiesTheFirst_data() { keepsTheFirst_data(); }
    void copiesTheFirst();
    void flagsThoseWithARest();
    void computesOverReferrers();
    void numbersStates();
    void countsWhatAStateHolds();
    void isAsOldAsItMayBe();
    void listsEachChildOnce_data();
    void listsEachChildOnce();
};

void TestSampleLists::keepsTheFirst_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<bool>("descending");
    QTest::addColumn<double>("reviews");
    for (const char *field : {"at", "stars", "votes"}) {
        for (const bool descending : {true, false}) {
            for (const double reviews : {30.0, 400.0})
                QTest::addRow("%s %d %g", field, descending, reviews)
                    << QString::fromLatin1(field) << descending << reviews;
        }
    }
}

void TestSampleLists::keepsTheFirst()
{
    QFETCH(QString, field);
    QFETCH(bool, descending);
    QFETCH(double, reviews);
    const design::Design design = booksOf({field, descending}, true, reviews);
    const QMap<QString, QList<QJsonObject>> rest = grouped(all(design, "reviews"));
    const auto comesLater = [&](const QJsonObject &a, const QJsonObject &b) {
        return descending ? rankOf(a, field) < rankOf(b, field) : rankOf(a, field) > rankOf(b, field);
    };
    QCOMPARE(rest.isEmpty(), false);
    for (const QJsonObject &book : all(design, "books")) {
        const QJsonArray few = book.value(QStringLiteral("few")).toArray();
        const QList<QJsonObject> more = rest.value(idOf(book));
        QVERIFY(few.size() == most || more.isEmpty());
        QCOMPARE(book.value(QStringLiteral("count")).toInt(), few.size() + more.size());
        for (qsizetype i = 1; i < few.size(); ++i)
            QVERIFY(!comesLater(few[i - 1].toObject(), few[i].toObject()));
        for (const QJsonObject &review : more)
            QVERIFY2(!comesLater(few.last().toObject(), review),
                     qPrintable(
                         QStringLiteral("%1 %2").arg(rankOf(few.last().toObject(), field)).arg(rankOf(review, field))));
    }
}

void TestSampleLists::copiesTheFirst()
{
    QFETCH(QString, field);
    QFETCH(bool, descending);
    QFETCH(double, reviews);
    const design::Design design = booksOf({field, descending}, false, reviews);
    const QMap<QString, QList<QJsonObject>> groups = grouped(all(design, "reviews"));
    for (const QJsonObject &book : all(design, "books")) {
        QList<double> wanted, found;
        QSet<QString> ids;
        for (const QJsonObject &review : groups.value(idOf(book))) {
            wanted << rankOf(review, field);
            ids << idOf(review);
        }
        QCOMPARE(book.value(QStringLiteral("count")).toInt(), wanted.size());
        std::sort(wanted.begin(), wanted.end());
        if (descending)
            std::reverse(wanted.begin(), wanted.end());
        for (const QJsonValue &item : book.value(QStringLiteral("few")).toArray()) {
            found << rankOf(item.toObject(), field);
            QVERIFY(ids.remove(idOf(item.toObject())));
        }
        QCOMPARE(found, wanted.mid(0, most));
    }
}

void TestSampleLists::flagsThoseWithARest()
{
    design::Design design = booksOf({}, true, 60);
    design::Collection &books = design.collections.first();
    design::Collection &rest = design.collections.last();
    books.documents = {200, 200, 200, false};
    Node flag = fieldNode("has_more", FieldType::Bool);
    flag.presence = 0.03;
    books.root.fields << flag;
    Node &array = *books.root.field(QStringLiteral("few"));
    array.order.reset();
    array.rest->flag = flag.name;
    rest.root.field(QStringLiteral("book_id"))->distinctValues = 6;
    const QMap<QString, QList<QJsonObject>> groups = grouped(all(design, "reviews"));
    QCOMPARE(groups.size(), 6);
    int longest = 0;
    for (const QJsonObject &book : all(design, "books")) {
        const bool more = groups.contains(idOf(book));
        QCOMPARE(book.contains(flag.name), more);
        QCOMPARE(book.value(flag.name).toBool(), more);
        const qsizetype items = book.value(array.name).toArray().size();
        QVERIFY(more ? items == most : items <= most);
        longest += !more && items == most;
    }
    QVERIFY(longest < 150);
}

void TestSampleLists::computesOverReferrers()
{
    design::Design design = booksOf({QStringLiteral("at"), true}, false, 300);
    design::Collection &books = design.collections.first();
    Node *reference = design.collections.last().root.field(QStringLiteral("book_id"));
    reference->presence = 0.8; // some are of no book
    using Kind = Derivation::Kind;
    const design::Referrers over{QStringLiteral("reviews"), QStringLiteral("book_id")};
    for (const auto &[name, kind, of] : {std::tuple("stars_in_all", Kind::SumOf, "stars"),
                                         {"votes_counted", Kind::CountOf, "votes"},
                                         {"fewest", Kind::MinOf, "votes"},
                                         {"latest", Kind::MaxOf, "at"}}) {
        Node node = fieldNode(name, kind == Kind::MaxOf ? FieldType::Date : FieldType::Int32);
        node.derivation = Derivation{kind, QLatin1String(of), {}, over};
        books.root.fields << node;
    }
    const QMap<QString, QList<QJsonObject>> groups = grouped(all(design, "reviews"));
    QVERIFY(groups.contains(QString()));
    for (const QJsonObject &book : all(design, "books")) {
        double stars = 0, votes = 0, fewest = INFINITY, latest = 0;
        for (const QJsonObject &review : groups.value(idOf(book))) {
            stars += rankOf(review, QStringLiteral("stars"));
            votes += review.contains(QStringLiteral("votes"));
            if (review.contains(QStringLiteral("votes")))
                fewest = std::min(fewest, rankOf(review, QStringLiteral("votes")));
            latest = std::max(latest, rankOf(review, QStringLiteral("at")));
        }
        QCOMPARE(book.value(QStringLiteral("count")).toDouble(), double(groups.value(idOf(book)).size()));
        QCOMPARE(rankOf(book, QStringLiteral("stars_in_all")), stars);
        QCOMPARE(rankOf(book, QStringLiteral("votes_counted")), votes);
        if (votes > 0)
            QCOMPARE(rankOf(book, QStringLiteral("fewest")), fewest);
        if (latest > 0)
            QCOMPARE(rankOf(book, QStringLiteral("latest")), latest);
    }
}

/// The older states of a document are numbered from 1 in the order of their dates, and the newest has the next number.
void TestSampleLists::numbersStates()
{
    Node number = fieldNode("revision", FieldType::Int32);
    number.constraints.minimum = 1;
    Node current = number;
    current.derivation =
        Derivation{Derivation::Kind::SizeOf, {}, {}, {QStringLiteral("states"), QStringLiteral("book_id")}, {}, 1};
    design::Design design;
    design.collections << collectionOf("books", {idNode(), current}, 40)
                       << collectionOf(
                              "states",
                              {idNode(), referenceNode("book_id", "books"), number, fieldNode("at", FieldType::Date)},
                              300);
    design::Index once;
    once.keys = {{QStringLiteral("book_id"), design::KeyKind::Ascending},
                 {QStringLiteral("revision"), design::KeyKind::Descending}};
    once.unique = true;
    once.origin.pattern = QStringLiteral("document-versioning");
    design.collections.last().indexes << once;
    const QMap<QString, QList<QJsonObject>> states = grouped(all(design, "states"));
    for (const QJsonObject &book : all(design, "books")) {
        QMap<int, double> dates;
        for (const QJsonObject &state : states.value(idOf(book)))
            dates.insert(state.value(QStringLiteral("revision")).toInt(), rankOf(state, QStringLiteral("at")));
        QCOMPARE(dates.size(), states.value(idOf(book)).size());
        QCOMPARE(book.value(QStringLiteral("revision")).toInt(), dates.size() + 1);
        const QList<double> inOrder = dates.values();
        QVERIFY(std::is_sorted(inOrder.cbegin(), inOrder.cend()));
        QVERIFY(dates.isEmpty() || (dates.firstKey() == 1 && dates.lastKey() == dates.size()));
    }
}

/// The count in an earlier state of a page is that of the items in it, also where pages are not full.
void TestSampleLists::countsWhatAStateHolds()
{
    schema::Model model =
        *loadPatternCase(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/patterns/bucket-by-count/relationship")).model;
    model.entity(schema::EntityId(QStringLiteral("episodes")))->count = {1234, 1234, 1234, false};
    schema::PatternUse versions;
    versions.id = schema::PatternUseId(QStringLiteral("versions"));
    versions.pattern = QStringLiteral("document-versioning");
    versions.entity = schema::EntityId(QStringLiteral("episodes"));
    model.patterns << versions;
    design::Design design = patterns::buildDesign(model);
    QVERIFY(design.collection(QStringLiteral("episodes_revisions")));
    design.collection(QStringLiteral("episodes_revisions"))->documents.likely = 300;
    QSet<qsizetype> sizes;
    for (const QJsonObject &state : all(design, "episodes_revisions")) {
        const qsizetype size = state.value(QStringLiteral("history")).toArray().size();
        QCOMPARE(state.value(QStringLiteral("count")).toInt(), static_cast<int>(size));
        sizes << size;
    }
    QVERIFY(sizes.size() > 1);
}

void TestSampleLists::isAsOldAsItMayBe()
{
    qputenv("SOURCE_DATE_EPOCH", "1790000000"); // 2026-09-21
    const double today = 1789948800e3, day = 86400e3;
    Node young = fieldNode("made", FieldType::Date), old = young, bounded = young,
         born = fieldNode("born", FieldType::Date);
    young.age = design::Age{0, 100};
    old.age = design::Age{100, {}};
    bounded.age = young.age;
    bounded.constraints.latest = QStringLiteral("2030-01-01");
    born.age = young.age;
    for (const Node &node : {young, bounded, born, old}) {
        for (const QJsonObject &document : documentsOf(collectionOf("things", {idNode(), node}), 1000)) {
            const double age = (today - rankOf(document, node.name)) / day;
            QVERIFY2(node.age->most ? age >= 0 && age <= 100 : age > 100, qPrintable(QString::number(age)));
        }
    }
    qunsetenv("SOURCE_DATE_EPOCH");
}

void TestSampleLists::listsEachChildOnce_data()
{
    QTest::addColumn<bool>("nested");
    QTest::addColumn<double>("chapters");
    QTest::addColumn<int>("books");
    for (const double chapters : {360.0, 90.0}) {
        QTest::addRow("as many books, %g", chapters) << false << chapters << 30;
        QTest::addRow("more books, %g", chapters) << false << chapters << 100;
        QTest::addRow("in items, %g", chapters) << true << chapters << 30;
        QTest::addRow("in items of more books, %g", chapters) << true << chapters << 100;
    }
}

/// A child of a 1:N stands in the list of one parent, also where that is an item of an array, and where more documents
/// are made than the model counts.
void TestSampleLists::listsEachChildOnce()
{
    QFETCH(bool, nested);
    QFETCH(double, chapters);
    QFETCH(int, books);
    Node id = referenceNode("", "chapters");
    id.reference->once = true;
    Node list = design::makeArray(QStringLiteral("chapters"), id, {0, chapters / (nested ? 90 : 30), 40, false});
    Node parts =
        design::makeArray(QStringLiteral("parts"),
                          design::makeObject({}, {fieldNode("title", FieldType::String), list}), {1, 3, 5, false});
    design::Design design;
    design.collections << collectionOf("books", {idNode(), nested ? parts : list}, 30)
                       << collectionOf("chapters", {idNode(), fieldNode("title", FieldType::String)}, chapters);
    const SampleGenerator generator(design, design.collections.first());
    QSet<QString> ids;
    qsizetype items = 0, holders = 0;
    for (quint64 n = 0; n < static_cast<quint64>(books); ++n) {
        const QJsonObject book = jsonOf(generator.document(n));
        for (const QJsonValue &holder : nested ? book.value(parts.name).toArray() : QJsonArray{book}) {
            const QJsonArray found = holder[list.name].toArray();
            ++holders;
            items += found.size();
            for (const QJsonValue &one : found)
                ids << one[QStringLiteral("$oid")].toString();
        }
    }
    QCOMPARE(ids.size(), items);
    QVERIFY(holders >= books);
    QVERIFY2(std::abs(double(items) - chapters * books / 30) < 0.15 * chapters * books / 30,
             qPrintable(QString::number(items)));
    if (books > 30)
        return;
    QSet<QString> known;
    for (const QJsonObject &chapter : all(design, "chapters"))
        known << idOf(chapter);
    QVERIFY(known.contains(ids));
}

QTEST_GUILESS_MAIN(TestSampleLists)
#include "tst_samplelists.moc"
