// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/write/samplestream.h"
#include "tests/support/shapes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QtTest>

#include <atomic>

using namespace sw;
using namespace sw::testsupport;
using design::Node;
using samples::SampleGenerator;
using schema::FieldType;
using schema::Language;
using schema::Spread;

namespace
{

Node spread(Node node, Spread shape)
{
    node.spread.shape = shape;
    return node;
}

Node between(const char *name, FieldType type, double least, double most)
{
    Node node = fieldNode(name, type);
    node.constraints.minimum = least;
    node.constraints.maximum = most;
    return node;
}

/// The values of one field in documents 0 to before \p count.
QJsonArray valuesOf(const Node &node, quint64 count)
{
    QJsonArray values;
    for (const QJsonObject &document :
         documentsOf(collectionOf("things", {idNode(), node}, static_cast<double>(count)), count))
        values << document[node.name];
    return values;
}

/// How often the values occur, the most frequent first.
QList<int> frequencies(const QJsonArray &values)
{
    QHash<QString, int> counts;
    for (const QJsonValue &value : values)
        ++counts[QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact))];
    QList<int> sorted = counts.values();
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    return sorted;
}

double fractionOf(const QList<int> &counts, int first, int second)
{
    return static_cast<double>(counts.value(first)) / std::max(1, counts.value(second));
}

design::Design shops(double skew)
{
    design::Design design;
    Node orders = design::makeArray(QStringLiteral("order_ids"), referenceNode("", "orders"), {0, 20, 4000, false});
    orders.item().reference->relationship = schema::RelationshipId(QStringLiteral("r"));
    Node shop = referenceNode("shop_id", "shops");
    shop.reference->relationship = schema::RelationshipId(QStringLiteral("r"));
    design.collections << collectionOf("shops", {idNode(), orders}, 100)
                       << collectionOf("orders", {idNode(), shop}, 2000);
    if (skew > 0)
        design.skews.insert(schema::RelationshipId(QStringLiteral("r")), skew);
    return design;
}

} // namespace

/// Values are spread as the model says, and the same bytes come from any number of threads.
class TestSampleSpreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsZipf_data();
    void followsZipf();
    void followsTheNormalDistribution();
    void countsOn();
    void spreadsDates();
    void takesEveryDistinctValue();
    void writesLanguages_data();
    void writesLanguages();
    void keepsTextsWithinTheirLengths();
    void refersUnevenly();
    void picksItemsUnevenly();
    void doesNotDependOnThreads_data();
    void doesNotDependOnThreads();
    void stopsWhenAsked();
    void passesErrorsOn();
};

void TestSampleSpreads::followsZipf_data()
{
    QTest::addColumn<Node>("node");
    QTest::addColumn<double>("skew");
    Node number = spread(between("n", FieldType::Int32, 1, 100), Spread::Zipf);
    QTest::newRow("numbers") << number << 1.0;
    number.spread.skew = 2;
    QTest::newRow("steeper") << number << 2.0;
    Node text = spread(fieldNode("word", FieldType::String), Spread::Zipf);
    text.distinctValues = 500;
    QTest::newRow("few texts") << text << 1.0;
    Node listed = spread(fieldNode("state", FieldType::String), Spread::Zipf);
    listed.constraints.enumValues = {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d"),
                                     QStringLiteral("e")};
    QTest::newRow("listed") << listed << 1.0;
    Node many = spread(fieldNode("uuid", FieldType::Uuid), Spread::Zipf);
    QTest::newRow("as many as documents") << many << 1.0;
}

void TestSampleSpreads::followsZipf()
{
    QFETCH(Node, node);
    QFETCH(double, skew);
    const QList<int> counts = frequencies(valuesOf(node, 20000));
    QVERIFY(counts.size() >= 5);
    const double twice = std::pow(2, skew);
    const double thrice = std::pow(3, skew);
    QVERIFY2(std::abs(fractionOf(counts, 0, 1) / twice - 1) < 0.15,
             qPrintable(QString::number(fractionOf(counts, 0, 1))));
    QVERIFY2(std::abs(fractionOf(counts, 0, 2) / thrice - 1) < 0.15,
             qPrintable(QString::number(fractionOf(counts, 0, 2))));
}

void TestSampleSpreads::followsTheNormalDistribution()
{
    Node node = spread(between("n", FieldType::Double, 0, 1000), Spread::Normal);
    node.spread.mean = 300;
    node.spread.deviation = 50;
    double sum = 0, squares = 0;
    int within = 0;
    constexpr int count = 20000;
    for (const QJsonValue value : valuesOf(node, count)) {
        sum += value.toDouble();
        squares += value.toDouble() * value.toDouble();
        within += std::abs(value.toDouble() - 300) <= 50;
    }
    const double mean = sum / count;
    QVERIFY2(std::abs(mean - 300) < 2, qPrintable(QString::number(mean)));
    const double deviation = std::sqrt(squares / count - mean * mean);
    QVERIFY2(std::abs(deviation - 50) < 2, qPrintable(QString::number(deviation)));
    QVERIFY2(std::abs(within / double(count) - 0.683) < 0.02, qPrintable(QString::number(within)));
    node.spread.mean = -500; // outside of the bounds: the nearest value
    for (const QJsonValue value : valuesOf(node, 200))
        QVERIFY(value.toDouble() >= 0);
}

void TestSampleSpreads::countsOn()
{
    Node node = spread(fieldNode("n", FieldType::Int64), Spread::Sequence);
    node.constraints.minimum = 100;
    node.spread.step = 5;
    const QJsonArray values = valuesOf(node, 500);
    for (int i = 0; i < 500; ++i)
        QCOMPARE(values.at(i).toInteger(), 100 + 5 * i);
    node = spread(between("n", FieldType::Int32, 1, 7), Spread::Sequence); // and begins again
    QCOMPARE(valuesOf(node, 15).at(14).toInt(), 1);
    QCOMPARE(valuesOf(node, 15).at(6).toInt(), 7);
}

void TestSampleSpreads::spreadsDates()
{
    Node node = fieldNode("at", FieldType::Date);
    node.constraints.earliest = QStringLiteral("2025-01-01");
    node.constraints.latest = QStringLiteral("2025-01-11");
    const auto secondHalf = [&](Spread shape) {
        int late = 0;
        for (const QJsonValue value : valuesOf(spread(node, shape), 4000)) {
            const QString text = value[QStringLiteral("$date")].toString();
            if (text < QStringLiteral("2025-01-01") || text >= QStringLiteral("2025-01-11"))
                return -1;
            late += text >= QStringLiteral("2025-01-06");
        }
        return late;
    };
    QVERIFY(std::abs(secondHalf(Spread::Uniform) - 2000) < 150);
    QVERIFY(std::abs(secondHalf(Spread::Normal) - 2000) < 150);
    QVERIFY(secondHalf(Spread::Zipf) < 400);
}

void TestSampleSpreads::takesEveryDistinctValue()
{
    Node node = fieldNode("title", FieldType::String);
    node.averageBytes = 20;
    node.distinctValues = 900;
    QCOMPARE(frequencies(valuesOf(node, 1000)).size(), 900);
    QCOMPARE(frequencies(valuesOf(node, 1000)).first(), 2);
}

void TestSampleSpreads::writesLanguages_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<double>("share");
    QTest::newRow("German") << Language::German << QStringLiteral("[äöüßÄÖÜ]") << 0.005;
    QTest::newRow("Spanish") << Language::Spanish << QStringLiteral("[áéíóúñ]") << 0.005;
    QTest::newRow("Russian") << Language::Russian << QStringLiteral("\\p{Cyrillic}") << 0.7;
    QTest::newRow("Chinese") << Language::Chinese << QStringLiteral("\\p{Han}") << 0.7;
}

void TestSampleSpreads::writesLanguages()
{
    QFETCH(Language, language);
    QFETCH(QString, pattern);
    QFETCH(double, share);
    for (const char *name : {"description", "first_name", "last_name", "city", "title", "street"}) {
        Node node = fieldNode(name, FieldType::String);
        node.averageBytes = 60;
        node.spread.language = language;
        QString all;
        double bytes = 0;
        for (const QJsonValue value : valuesOf(node, 1000)) {
            all += value.toString();
            bytes += static_cast<double>(value.toString().toUtf8().size());
        }
        QVERIFY2(std::abs(bytes / 1000 - 60) < 1.5, qPrintable(QString::number(bytes / 1000)));
        const auto found =
            static_cast<double>(all.count(QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption)));
        QVERIFY2(found / static_cast<double>(all.size()) > share,
                 qPrintable(QString::fromLatin1(name) + QLatin1Char(' ') + all.left(200)));
        QVERIFY2(!all.contains(QChar::ReplacementCharacter), name);
    }
}

void TestSampleSpreads::keepsTextsWithinTheirLengths()
{
    for (const Language language : {Language::German, Language::Russian, Language::Chinese}) {
        Node node = fieldNode("title", FieldType::String);
        node.averageBytes = 40;
        node.constraints.minLength = 8;
        node.constraints.maxLength = 24;
        node.spread.language = language;
        for (const QJsonValue value : valuesOf(node, 1000)) {
            const qsizetype length = value.toString().toUcs4().size();
            QVERIFY2(length >= 8 && length <= 24, qPrintable(value.toString()));
        }
    }
}

/// Few shops have most of the orders, and both sides of the relationship say the same.
void TestSampleSpreads::refersUnevenly()
{
    const auto ordersOf = [](const design::Design &design) {
        QHash<QString, QSet<QString>> orders;
        const SampleGenerator generator(design, *design.collection(QStringLiteral("orders")));
        for (quint64 n = 0; n < 2000; ++n) {
            const QJsonObject order = jsonOf(generator.document(n));
            orders[order[QStringLiteral("shop_id")][QStringLiteral("$oid")].toString()].insert(
                order[QStringLiteral("_id")][QStringLiteral("$oid")].toString());
        }
        return orders;
    };
    QList<qsizetype> sizes;
    for (const QSet<QString> &orders : ordersOf(shops(0)))
        sizes << orders.size();
    QCOMPARE(*std::max_element(sizes.cbegin(), sizes.cend()), 20);
    const design::Design uneven = shops(1);
    const QHash<QString, QSet<QString>> orders = ordersOf(uneven);
    sizes.clear();
    for (const QSet<QString> &each : orders)
        sizes << each.size();
    std::sort(sizes.begin(), sizes.end(), std::greater<>());
    // The sum of 1/r over 100 ranks is 5.19.
    QVERIFY2(std::abs(static_cast<double>(sizes.at(0)) - 2000 / 5.19) < 5, qPrintable(QString::number(sizes.at(0))));
    QVERIFY2(std::abs(static_cast<double>(sizes.at(1)) - 1000 / 5.19) < 5, qPrintable(QString::number(sizes.at(1))));
    const SampleGenerator generator(uneven, *uneven.collection(QStringLiteral("shops")));
    for (quint64 n = 0; n < 100; ++n) {
        const QJsonObject shop = jsonOf(generator.document(n));
        QSet<QString> listed;
        for (const QJsonValue id : shop[QStringLiteral("order_ids")].toArray())
            listed.insert(id[QStringLiteral("$oid")].toString());
        QCOMPARE(listed, orders.value(shop[QStringLiteral("_id")][QStringLiteral("$oid")].toString()));
    }
}

void TestSampleSpreads::picksItemsUnevenly()
{
    design::Design design;
    Node tags = design::makeArray(QStringLiteral("tag_ids"), referenceNode("", "tags"), {5, 5, 5, false});
    design.collections << collectionOf("posts", {idNode(), tags}, 1000) << collectionOf("tags", {idNode()}, 50);
    design.skews.insert(schema::RelationshipId(QStringLiteral("r-tags")), 1);
    const SampleGenerator generator(design, design.collections.first());
    QHash<QString, int> counts;
    for (quint64 n = 0; n < 1000; ++n) {
        QSet<QString> ids;
        for (const QJsonValue id : jsonOf(generator.document(n))[QStringLiteral("tag_ids")].toArray())
            ids.insert(id[QStringLiteral("$oid")].toString());
        QCOMPARE(ids.size(), 5);
        for (const QString &id : ids)
            ++counts[id];
    }
    QList<int> sorted = counts.values();
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    QVERIFY2(sorted.first() > 600, qPrintable(QString::number(sorted.first())));
    QVERIFY2(sorted.last() < 80, qPrintable(QString::number(sorted.last())));
}

void TestSampleSpreads::doesNotDependOnThreads_data()
{
    QTest::addColumn<samples::SampleFormat>("format");
    QTest::newRow("lines") << samples::SampleFormat::JsonLines;
    QTest::newRow("BSON") << samples::SampleFormat::Bson;
}

void TestSampleSpreads::doesNotDependOnThreads()
{
    QFETCH(samples::SampleFormat, format);
    const design::Design design = shops(1);
    const SampleGenerator generator(design, design.collections.first());
    constexpr quint64 count = 5000; // several pieces
    QByteArray expected;
    for (quint64 n = 0; n < count; ++n)
        expected += format == samples::SampleFormat::Bson ? generator.document(n).bytes()
                                                          : generator.document(n).toCanonicalJson() + '\n';
    for (const int threads : {1, 2, 5}) {
        QByteArray written;
        double told = 0;
        const auto append = [&](const QByteArray &bytes) {
            written += bytes;
            return base::Result<void>();
        };
        QVERIFY(samples::writeSamples(generator, {count, format, threads}, append,
                                      {[&](double share, const QString &) { told = share; }, {}}));
        QCOMPARE(told, 1.0);
        QVERIFY(written == expected);
    }
}

void TestSampleSpreads::stopsWhenAsked()
{
    const design::Design design = shops(0);
    const SampleGenerator generator(design, design.collections.first());
    std::atomic_bool stop = false;
    const auto outcome = samples::writeSamples(generator, {100'000'000, samples::SampleFormat::Bson, 3},
                                               [&](const QByteArray &) {
                                                   stop = true;
                                                   return base::Result<void>();
                                               },
                                               {{}, [&] {
                                                    return stop.load();
                                                }});
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, base::ErrorCode::Cancelled);
}

void TestSampleSpreads::passesErrorsOn()
{
    const design::Design design = shops(0);
    const SampleGenerator generator(design, design.collections.first());
    const auto full = [](const QByteArray &) {
        return base::Result<void>(base::Error{base::ErrorCode::File, QStringLiteral("full"), {}, {}});
    };
    for (const int threads : {1, 4}) {
        const auto outcome =
            samples::writeSamples(generator, {1'000'000, samples::SampleFormat::JsonLines, threads}, full);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().message, QStringLiteral("full"));
    }
}

QTEST_GUILESS_MAIN(TestSampleSpreads)
#include "tst_samplespreads.moc"
