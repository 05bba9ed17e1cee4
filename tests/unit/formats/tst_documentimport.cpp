// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bson.h"
#include "models/formats/documents/documentsample.h"
#include "models/formats/importerregistry.h"
#include "tests/support/documentinputs.h"
#include "tests/support/sizes/madevalues.h"

#include <QTest>

#include <cmath>

using namespace sw;
using schema::FieldType;
using namespace sw::testsupport;

/// What a model says after documents were read: types, shares, lengths, links, and above all what a document weighs.
class TestDocumentImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void registry();
    void weighsRealDocuments_data();
    void weighsRealDocuments();
    void refusesDamagedFiles_data();
    void refusesDamagedFiles();
    void infersTypes_data();
    void infersTypes();
    void infersShares();
    void infersTexts();
    void infersArrays();
    void notesDatesInTexts();
    void infersDates();
    void keepsUniqueAndDistinct();
    void keepsWhatItSaw();
    void packsDocumentsWithoutIds();
    void countsWholeReals();
    void countsDifferentItems();
    void weighsDifferentTexts();
    void tellsBurstsOfIds();
    void tellsCounters();
    void findsNamesThatAreData();
    void foldsThousandsOfNames();
    void keepsDeepObjectsClosed();
    void mendsNames();
    void survivesHostileShapes();
    void drawsLengthsAsTheyAre();
};

void TestDocumentImport::registry()
{
    QSet<QString> ids;
    for (const formats::Importer *each : formats::ImporterRegistry::instance().all()) {
        QVERIFY(!each->id().isEmpty() && !each->name().isEmpty() && !each->help().isEmpty() &&
                !each->suffixes().isEmpty());
        QVERIFY(!ids.contains(each->id()));
        ids << each->id();
    }
    QVERIFY(!formats::ImporterRegistry::instance().find(QStringLiteral("nothing")));
}

void TestDocumentImport::weighsRealDocuments_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<int>("sample");
    QTest::addColumn<double>("percent");
    QTest::newRow("penguins") << QStringList{QStringLiteral("penguins.json")} << 0 << 1.0;
    QTest::newRow("penguins, 150 of them") << QStringList{QStringLiteral("penguins.json")} << 150 << 3.0;
    QTest::newRow("starbucks") << QStringList{QStringLiteral("starbucks-nyc.json")} << 0 << 0.5;
    QTest::newRow("starbucks, 50 of them") << QStringList{QStringLiteral("starbucks-nyc.json")} << 50 << 3.0;
    QTest::newRow("fanclub") << QStringList{QStringLiteral("fanclub.json")} << 0 << 0.5;
    QTest::newRow("fanclub, 50 of them") << QStringList{QStringLiteral("fanclub.json")} << 50 << 3.0;
    QTest::newRow("ferretdb") << QStringList{QStringLiteral("ferretdb-books.json")} << 0 << 0.5;
    QTest::newRow("users") << QStringList{QStringLiteral("users.bson")} << 0 << 0.1;
    QTest::newRow("products") << QStringList{QStringLiteral("cosmicworks/product.json")} << 0 << 0.5;
    QTest::newRow("products with what they refer to")
        << QStringList{QStringLiteral("cosmicworks/product.json"), QStringLiteral("cosmicworks/productCategory.json"),
                       QStringLiteral("cosmicworks/productTag.json")}
        << 0 << 0.5;
    QTest::newRow("two kinds") << QStringList{QStringLiteral("productMeta.json")} << 0 << 0.1;
    QTest::newRow("all types in one field") << QStringList{QStringLiteral("bson/all_types.bson")} << 0 << 0.1;
    QTest::newRow("500 levels") << QStringList{QStringLiteral("bson/deep_nested.bson")} << 0 << 0.1;
}

/// The mean of the whole against what the design says, made from all documents or a few.
void TestDocumentImport::weighsRealDocuments()
{
    QFETCH(QStringList, files);
    QFETCH(int, sample);
    QFETCH(double, percent);
    Inputs inputs;
    for (const QString &file : files)
        inputs << std::pair{file, contentOf(file)};
    formats::ImportOptions options;
    options.sample = sample;
    const formats::Imported result = imported(inputs, options);
    QCOMPARE(result.collections.size(), files.size());
    for (const formats::ImportedCollection &collection : result.collections) {
        const double error = 100 * (designBytes(result, collection.name) / collection.storedBytes - 1);
        QVERIFY2(std::abs(error) <= percent, qPrintable(QStringLiteral("%1: %2 %").arg(collection.name).arg(error)));
        QCOMPARE(collection.examined, sample == 0 ? collection.documents : sample);
        QCOMPARE(result.model.entity(collection.entity)->count.likely, static_cast<double>(collection.documents));
    }
}

void TestDocumentImport::refusesDamagedFiles_data()
{
    QTest::addColumn<QString>("message");
    QTest::newRow("NEG_bad_cstring.bson") << QStringLiteral("byte 32: The field b");
    QTest::newRow("NEG_bad_type.bson") << QStringLiteral("byte 21: The field a");
    QTest::newRow("NEG_broken_array.bson") << QStringLiteral("byte 628: The items of an array are not numbered");
    QTest::newRow("NEG_invalid_field_name.bson") << QStringLiteral("byte 283: The last 1 bytes");
    QTest::newRow("NEG_partial_file.bson")
        << QStringLiteral("byte 164: The document that begins here has 48 bytes, of which only 13");
    QTest::newRow("NEG_random_bytes.bson") << QStringLiteral("neither JSON nor BSON");
}

void TestDocumentImport::refusesDamagedFiles()
{
    QFETCH(QString, message);
    const QString name = QLatin1String(QTest::currentDataTag());
    const auto result = importAll({{name, contentOf(QStringLiteral("bson/") + name)}});
    QVERIFY(!result);
    QCOMPARE(result.error().code, base::ErrorCode::Format);
    QVERIFY2(result.error().text().startsWith(name) && result.error().text().contains(message),
             qPrintable(result.error().text()));
}

void TestDocumentImport::infersTypes_data()
{
    QTest::addColumn<QByteArray>("values"); ///< of one field, one document each
    QTest::addColumn<FieldType>("type");
    QTest::newRow("int32") << QByteArray("1 2 -3") << FieldType::Int32;
    QTest::newRow("int64") << QByteArray("1 3000000000") << FieldType::Int64;
    QTest::newRow("double") << QByteArray("1 2.5") << FieldType::Double;
    QTest::newRow("decimal") << QByteArray("1 {\"$numberDecimal\":\"2.5\"}") << FieldType::Decimal128;
    QTest::newRow("string") << QByteArray("\"a\" \"b\"") << FieldType::String;
    QTest::newRow("bool") << QByteArray("true false") << FieldType::Bool;
    QTest::newRow("date") << QByteArray("{\"$date\":1} {\"$date\":2}") << FieldType::Date;
    QTest::newRow("objectId") << QByteArray("{\"$oid\":\"65a1c7e0f1f2f3f4f5f6f7f8\"}") << FieldType::ObjectId;
    QTest::newRow("uuid") << QByteArray("{\"$uuid\":\"00112233-4455-6677-8899-aabbccddeeff\"}") << FieldType::Uuid;
    QTest::newRow("binary") << QByteArray("{\"$binary\":{\"base64\":\"AAEC\",\"subType\":\"00\"}}")
                            << FieldType::Binary;
    QTest::newRow("timestamp") << QByteArray("{\"$timestamp\":{\"t\":1,\"i\":1}}") << FieldType::Timestamp;
    QTest::newRow("object") << QByteArray("{\"x\":1}") << FieldType::Object;
    QTest::newRow("array") << QByteArray("[1] [2]") << FieldType::Array;
    QTest::newRow("point") << QByteArray("{\"type\":\"Point\",\"coordinates\":[1.5,2.5]}") << FieldType::GeoPoint;
    QTest::newRow("number or text") << QByteArray("1 \"aaaaaaaaa\"") << FieldType::String;
    QTest::newRow("date or number") << QByteArray("{\"$date\":\"2026-01-01T00:00:00Z\"} 1.5") << FieldType::Double;
    QTest::newRow("number or array") << QByteArray("1 [2]") << FieldType::Any;
    QTest::newRow("null") << QByteArray("null null") << FieldType::Any;
    QTest::newRow("null or text") << QByteArray("null \"a\"") << FieldType::String;
    QTest::newRow("regex") << QByteArray("{\"$regularExpression\":{\"pattern\":\"a\",\"options\":\"\"}}")
                           << FieldType::Any;
}

void TestDocumentImport::infersTypes()
{
    QFETCH(QByteArray, values);
    QFETCH(FieldType, type);
    QByteArray lines;
    double bytes = 0;
    int count = 0;
    for (const QByteArray &value : values.split(' ')) {
        const QByteArray line = "{\"_id\":{\"$oid\":\"65a1c7e0f1f2f3f4f5f6f7f8\"},\"v\":" + value + '}';
        bytes += static_cast<double>(base::Bson::fromJson(line)->bytes().size());
        ++count;
        lines += line + '\n';
    }
    const formats::Imported result = imported(lines);
    const schema::Field &field = fieldAt(result, "v");
    QCOMPARE(field.type, type);
    QCOMPARE(field.nullable, values.contains("null"));
    QCOMPARE(result.collections.first().averageBytes, bytes / count);
    if (!schema::isNumber(type)) // mixed numbers are counted as the widest
        QCOMPARE(std::round(designBytes(result, QStringLiteral("things")) * 100), std::round(bytes / count * 100));
}

void TestDocumentImport::infersShares()
{
    const formats::Imported result = imported(repeated(100, [](int i) {
        QByteArray line = "{\"a\":" + QByteArray::number(i);
        line += i % 4 == 0 ? ",\"b\":true" : "";
        line += i % 2 == 0 ? ",\"c\":null" : ",\"c\":7";
        return line + ",\"mostly\":" + (i < 96 ? "\"x\"" : "1") + '}';
    }));
    QVERIFY(fieldAt(result, "a").isRequired());
    QCOMPARE(fieldAt(result, "a").minimum, 0.0);
    QCOMPARE(fieldAt(result, "a").maximum, 99.0);
    QCOMPARE(fieldAt(result, "b").presence, 0.25);
    QCOMPARE(fieldAt(result, "c").nullShare, 0.5);
    QCOMPARE(fieldAt(result, "mostly").type, FieldType::String);
    QVERIFY(hasNote(result, "things.mostly", "string 96 %, int32 4 %"));
    QVERIFY(hasNote(result, "things", "no _id"));
}

void TestDocumentImport::infersTexts()
{
    const formats::Imported result = imported(repeated(100, [](int i) {
        return "{\"color\":\"" + QByteArray(i % 3 == 0 ? "red" : "blue") + "\",\"name\":\"\xD0\xAF\xD0\xB4" +
               QByteArray(i % 20, 'x') + "\",\"empty\":\"\"}";
    }));
    QCOMPARE(fieldAt(result, "color").enumValues, (QStringList{QStringLiteral("blue"), QStringLiteral("red")}));
    const schema::Field &name = fieldAt(result, "name");
    QCOMPARE(name.averageBytes, 13.5); // two letters of two bytes each, and 9.5 others
    QCOMPARE(name.minLength, 2);
    QCOMPARE(name.maxLength, 21);
    QCOMPARE(name.distinctValues, 20.0);
    QVERIFY(fieldAt(result, "empty").averageBytes < 0.1);
}

void TestDocumentImport::infersArrays()
{
    const formats::Imported result = imported(repeated(200, [](int i) {
        QByteArray tags;
        for (int n = 0; n < (i == 0 ? 50 : i % 4); ++n)
            tags += (n > 0 ? ",{\"t\":" : "{\"t\":") + QByteArray::number(n) + ",\"w\":\"a\"}";
        return "{\"tags\":[" + tags + "],\"codes\":[\"ab\",\"abcd\"],\"grid\":[[1,2],[3]],\"none\":[]}";
    }));
    const schema::Field &tags = fieldAt(result, "tags");
    QCOMPARE(tags.type, FieldType::Array);
    QCOMPARE(tags.itemType, FieldType::Object);
    QCOMPARE(tags.fields.size(), 2);
    QCOMPARE(tags.count, (schema::Cardinality{0, 1.75, 50, false}));
    QCOMPARE(tags.countP99, 3.0);
    QCOMPARE(tags.emptyShare, 0.245); // every fourth, but the first
    QCOMPARE(fieldAt(result, "none").emptyShare, 1.0);
    QVERIFY(!fieldAt(result, "codes").emptyShare);
    QCOMPARE(fieldAt(result, "codes").itemType, FieldType::String);
    QCOMPARE(fieldAt(result, "codes").averageBytes, 3.0);
    QCOMPARE(fieldAt(result, "grid").itemType, FieldType::Any);
    QCOMPARE(fieldAt(result, "none").count.max, 0.0);
    const double error = designBytes(result, QStringLiteral("things")) / result.collections.first().storedBytes - 1;
    QVERIFY2(std::abs(error) < 0.002, qPrintable(QString::number(error)));
}

void TestDocumentImport::notesDatesInTexts()
{
    const auto notesOf = [](const QByteArray &documents, bool dates) {
        formats::ImportOptions options;
        options.datesInText = dates;
        QStringList texts;
        for (const formats::ImportNote &note :
             imported(Inputs{{QStringLiteral("things.json"), documents}}, options).notes) {
            if (note.text.contains(QLatin1String("--dates")))
                texts << note.text;
        }
        return texts;
    };
    const QByteArray some = repeated(20, [](int i) {
        const QByteArray day = "2026-01-" + QByteArray::number(10 + i);
        return "{\"at\":\"" + day + "\",\"in\":{\"from\":\"" + day + "T10:00:00Z\"},\"size\":\"" + day.left(4) + "\"}";
    });
    QCOMPARE(notesOf(some, false).size(), 1);
    QVERIFY(notesOf(some, false).first().contains(QLatin1String("at, in.from.")));
    QVERIFY(notesOf(some, true).isEmpty());
    const QByteArray mixed = repeated(
        20, [](int i) { return i == 7 ? QByteArray("{\"at\":\"unknown\"}") : QByteArray("{\"at\":\"2026-01-31\"}"); });
    QVERIFY(notesOf(mixed, false).isEmpty());
}

void TestDocumentImport::infersDates()
{
    const QByteArray lines = "{\"d\":\"2026-01-31T12:00:00Z\",\"e\":{\"$date\":\"2026-01-31T12:00:00Z\"}}\n{\"d\":"
                             "\"2026-02-01\",\"e\":{\"$date\":\"2026-03-01T00:00:00Z\"}}";
    const formats::Imported plain = imported(lines);
    QCOMPARE(fieldAt(plain, "d").type, FieldType::String);
    QCOMPARE(fieldAt(plain, "e").earliest, QStringLiteral("2026-01-31T12:00:00.000Z"));
    QCOMPARE(fieldAt(plain, "e").latest, QStringLiteral("2026-03-01T00:00:00.001Z"));
    formats::ImportOptions options;
    options.datesInText = true;
    QCOMPARE(fieldAt(imported({{QStringLiteral("x"), lines}}, options), "d").type, FieldType::Date);
}

void TestDocumentImport::keepsUniqueAndDistinct()
{
    const formats::Imported result = imported(repeated(20'000, [](int i) {
        return "{\"sku\":\"S" + QByteArray::number(i) + "\",\"shop\":" + QByteArray::number(i % 37) +
               ",\"many\":" + QByteArray::number(i / 2) + '}';
    }));
    QVERIFY2(!fieldAt(result, "sku").unique, "that nothing came twice is no promise");
    const bool isSuggested =
        std::any_of(result.notes.cbegin(), result.notes.cend(), [](const formats::ImportNote &note) {
            return note.where.endsWith(QStringLiteral(".sku")) && note.text.contains(QStringLiteral("20 k documents"));
        });
    QVERIFY(isSuggested);
    QCOMPARE(fieldAt(result, "sku").distinctValues, 20'000.0);
    QVERIFY(!fieldAt(result, "shop").unique);
    QCOMPARE(fieldAt(result, "shop").distinctValues, 37.0);
    QVERIFY(!fieldAt(result, "many").unique);
    const double many = fieldAt(result, "many").distinctValues.value_or(0);
    QVERIFY2(std::abs(many / 10'000 - 1) < 0.08, qPrintable(QString::number(many)));
}

void TestDocumentImport::keepsWhatItSaw()
{
    const auto documents = [](bool likeNoOther) {
        return repeated(1000, [likeNoOther](int i) {
            const QByteArray seconds = QByteArray::number(0x65000000 + 60 * i, 16);
            const QByteArray letter(1, static_cast<char>('a' + i % 2));
            QByteArray text;
            for (int n = 0; n < 50 + 20 * (i % 2); ++n)
                text += likeNoOther ? QByteArray::number(mixed(static_cast<quint64>(1000 * i + n)), 36).left(4)
                                    : letter.repeated(4);
            return "{\"_id\":{\"$oid\":\"" + seconds + "0102030405" + QByteArray::number(i, 16).rightJustified(6, '0') +
                   "\"},\"text\":\"" + text + "\"}";
        });
    };
    const formats::Imported result = imported(documents(false));
    const schema::Sampled &alike = result.model.entities.first().sampled;
    QCOMPARE(alike.documents, 1000.0);
    QCOMPARE(alike.bytes, 5 + 17 + 6 + 4 + 240 + 1.0);
    QVERIFY2(std::abs(alike.deviation - 40) < 0.1, qPrintable(QString::number(alike.deviation)));
    QVERIFY2(std::abs(alike.idsPerSecond * 60 - 1) < 0.001, qPrintable(QString::number(alike.idsPerSecond)));
    const schema::Sampled different = imported(documents(true)).model.entities.first().sampled;
    QVERIFY2(alike.wideRatio > 3 * different.wideRatio && alike.narrowRatio > 3 * different.narrowRatio,
             qPrintable(QStringLiteral("%1 %2").arg(alike.wideRatio).arg(different.wideRatio)));
    QVERIFY(different.wideRatio >= 1 && different.wideRatio < 1.6);
}

/// The program that loads them gives them one, at thousands a second: its counter hardly shrinks.
void TestDocumentImport::packsDocumentsWithoutIds()
{
    const auto ratiosOf = [](bool ids) {
        const auto document = [ids](int i) {
            const QByteArray id =
                QByteArray::number(0x65000000 + i / 9000, 16) + "0a1b2c3d4e" + QByteArray::number(0xA00000 + i, 16);
            return "{" + (ids ? "\"_id\":{\"$oid\":\"" + id + "\"}," : QByteArray()) +
                   "\"list\":" + QByteArray::number(i % 7) + ",\"track\":" + QByteArray::number(i) + "}";
        };
        return imported(repeated(8000, document)).model.entities.first().sampled;
    };
    const schema::Sampled with = ratiosOf(true);
    const schema::Sampled without = ratiosOf(false);
    QCOMPARE(with.idsPerSecond, 7999.0); // all in one second
    QCOMPARE(without.idsPerSecond, 0.0);
    QVERIFY2(std::abs(without.wideRatio / with.wideRatio - 1) < 0.05 &&
                 std::abs(without.narrowRatio / with.narrowRatio - 1) < 0.05,
             qPrintable(QStringLiteral("%1 %2").arg(without.wideRatio).arg(with.wideRatio)));
}

/// Of each document: the price, every second weight and the first of its parts, wherever they are.
void TestDocumentImport::countsWholeReals()
{
    const auto document = [](int i) {
        return "{\"_id\":" + QByteArray::number(i) + ",\"price\":" + QByteArray::number(i) +
               ".0,\"box\":{\"weight\":" + QByteArray::number(i) + (i % 2 ? ".5" : ".0") +
               "},\"parts\":[4.0,0.25],\"count\":7}";
    };
    QCOMPARE(imported(repeated(200, document)).model.entities.first().sampled.wholeReals, 2.5);
}

void TestDocumentImport::countsDifferentItems()
{
    const auto document = [](int i) {
        return "{\"_id\":" + QByteArray::number(i) + ",\"tags\":[\"tag" + QByteArray::number(i % 40) + "\",\"tag" +
               QByteArray::number(i % 7) + "\"]}";
    };
    const schema::Field tags = imported(repeated(2000, document)).model.entities.first().fields.last();
    QCOMPARE(tags.type, schema::FieldType::Array);
    QCOMPARE(tags.distinctValues.value_or(0), 40.0);
    QVERIFY(!tags.unique);
}

/// Half of the texts are one short one; the others are long and each comes once.
void TestDocumentImport::weighsDifferentTexts()
{
    const auto document = [](int i) {
        return "{\"_id\":" + QByteArray::number(i) + ",\"memo\":\"" +
               (i % 2 ? QByteArray("rent") : "a long text " + QByteArray::number(100000 + i)) + "\"}";
    };
    const schema::Field memo = imported(repeated(2000, document)).model.entities.first().fields.last();
    QCOMPARE(memo.averageBytes, 11.0);
    QVERIFY2(std::abs(memo.spread.differentBytes.value_or(0) - 18) < 0.1,
             qPrintable(QString::number(memo.spread.differentBytes.value_or(0))));
}

/// A hundred ids in one second each hour, and references to them.
void TestDocumentImport::tellsBurstsOfIds()
{
    const auto document = [](int i) {
        const auto idOf = [i](const char *machine) {
            return "{\"$oid\":\"" + QByteArray::number(0x65000000 + i / 100 * 3600, 16) + machine +
                   QByteArray::number(i, 16).rightJustified(6, '0') + "\"}";
        };
        return "{\"_id\":" + idOf("0a1b2c3d4e") + ",\"from\":" + idOf("0b1b2c3d4e") + "}";
    };
    const schema::Entity entity = imported(repeated(4000, document)).model.entities.first();
    QCOMPARE(entity.sampled.idsInASecond, 100.0);
    QVERIFY(entity.fields.last().spread.differentStarts.size() >= 4);
    QCOMPARE(entity.fields.last().spread.differentStarts.at(3), 40.0);
}

/// Of numbers that never come twice, those that grow with the documents, but for a few that came late.
void TestDocumentImport::tellsCounters()
{
    const auto document = [](int i) {
        const auto number = [](const char *name, qint64 value) {
            return QByteArray("\"") + name + "\":" + QByteArray::number(value);
        };
        const int late = i % 100 == 50 ? i - 1 : i % 100 == 49 ? i + 1 : i;
        return "{" + number("_id", 4'000'000'000 + 13 * late) + ',' + number("falling", 1'000'000 - i) + ',' +
               number("mixed", static_cast<qint64>(mixed(static_cast<quint64>(i)) >> 20)) + ',' +
               number("shop", i / 20) + "}";
    };
    const formats::Imported result = imported(repeated(2000, document));
    const auto shapeOf = [&](const char *name) {
        return fieldAt(result, name).spread.shape;
    };
    QCOMPARE(shapeOf("_id"), schema::Spread::Sequence);
    QCOMPARE(shapeOf("falling"), schema::Spread::Automatic);
    QCOMPARE(shapeOf("mixed"), schema::Spread::Automatic);
    QCOMPARE(shapeOf("shop"), schema::Spread::Automatic);
}

void TestDocumentImport::findsNamesThatAreData()
{
    const formats::Imported result = imported(repeated(200, [](int i) {
        QByteArray scores;
        for (int n = 0; n < 4; ++n)
            scores +=
                (n > 0 ? ",\"player" : "\"player") + QByteArray::number(i * 4 + n) + "\":" + QByteArray::number(n);
        return "{\"game\":" + QByteArray::number(i) + ",\"score\":{" + scores + "}}";
    }));
    QCOMPARE(result.model.entities.first().dynamics, schema::SchemaDynamics::Static);
    const schema::Field &score = fieldAt(result, "score");
    QCOMPARE(score.type, FieldType::Map);
    QCOMPARE(score.itemType, FieldType::Int32);
    QCOMPARE(score.count.likely, 4.0);
    QVERIFY2(std::abs(score.keyBytes - 8.86) < 0.02,
             qPrintable(QString::number(score.keyBytes))); // player0 … player799
    QVERIFY(hasNote(result, "things.score", "names in it are data (800"));
    const double error = designBytes(result, QStringLiteral("things")) / result.collections.first().storedBytes - 1;
    QVERIFY2(std::abs(error) < 0.02, qPrintable(QString::number(error)));

    // Another object with a single field is one.
    const formats::Imported both =
        imported("{\"days\":{\"2026-01-01\":1,\"2026-01-02\":2,\"2026-01-03\":3},\"place\":{\"city\":\"x\"}}");
    QCOMPARE(fieldAt(both, "days").type, FieldType::Map);
    QCOMPARE(fieldAt(both, "place").fields.size(), 1);
    QCOMPARE(designBytes(both, QStringLiteral("things")), both.collections.first().storedBytes);
}

void TestDocumentImport::foldsThousandsOfNames()
{
    const formats::Imported result = imported(repeated(500, [](int i) {
        QByteArray words;
        for (int n = 0; n < 20; ++n)
            words += (n > 0 ? ",\"w" : "\"w") + QByteArray::number(i * 20 + n) + "\":{\"n\":1,\"m\":\"x\"}";
        return "{\"words\":{" + words + "}}";
    }));
    QCOMPARE(fieldAt(result, "words").type, FieldType::Map);
    QCOMPARE(fieldAt(result, "words").itemType, FieldType::Object);
    QCOMPARE(fieldAt(result, "words").fields.size(), 2);
    const double error = designBytes(result, QStringLiteral("things")) / result.collections.first().storedBytes - 1;
    QVERIFY2(std::abs(error) < 0.02, qPrintable(QString::number(error)));
}

void TestDocumentImport::keepsDeepObjectsClosed()
{
    const QByteArray deep = QByteArray("{\"a\":").repeated(100) + '1' + QByteArray(100, '}');
    const formats::Imported result = imported(deep);
    QVERIFY(std::any_of(result.notes.cbegin(), result.notes.cend(),
                        [](const auto &note) { return note.text.contains(QStringLiteral("too deeply")); }));
    QCOMPARE(std::round(designBytes(result, QStringLiteral("things"))), result.collections.first().storedBytes);
}

void TestDocumentImport::mendsNames()
{
    const formats::Imported result =
        imported("{\"a.b\":1,\"$c\":2,\"\":3,\"_\":4,\"" + QByteArray(400, 'n') + "\":5,\"a\":6,\"a\":7}");
    QStringList names;
    for (const schema::Field &field : result.model.entities.first().fields)
        names << field.name.left(8);
    QCOMPARE(names, (QStringList{QStringLiteral("a_b"), QStringLiteral("_c"), QStringLiteral("_"),
                                 QStringLiteral("__2"), QStringLiteral("nnnnnnnn"), QStringLiteral("a")}));
    QVERIFY(hasNote(result, "things.a.b", "called a_b"));
    QVERIFY(hasNote(result, "things.a", "more than once"));
    const formats::Imported named = imported(Inputs{{QStringLiteral("system.$x.json"), "{\"a\":1}"}});
    QCOMPARE(named.model.entities.first().collectionName, QStringLiteral("_system._x"));
}

void TestDocumentImport::survivesHostileShapes()
{
    QByteArray wide = "{";
    for (int i = 0; i < 30'000; ++i)
        wide += (i > 0 ? ",\"name" : "\"name") + QByteArray::number(i) + "\":1";
    const formats::Imported names = imported(wide + '}');
    QVERIFY(names.model.entities.first().fields.size() <= 4000);
    QVERIFY(hasNote(names, "things", "more names of fields than a model takes"));

    const formats::Imported paths = imported(repeated(200, [](int i) {
        QByteArray line = "{\"a\":{";
        for (int n = 0; n < 900; ++n)
            line += (n > 0 ? ",\"" : "\"") + QByteArray::number(n) + "x\":{\"" + QByteArray::number(i) +
                    "y\":" + (n % 2 ? "1" : "\"s\"") + '}';
        return line + "}}";
    }));
    QCOMPARE(paths.collections.first().documents, 200);
    QVERIFY(!importAll({{QStringLiteral("x"), "[]"}}));
    QVERIFY(!importAll({}));
}

/// A few long documents among many short ones: 1,000 drawn at random miss the mean by 5 % as a rule.
void TestDocumentImport::drawsLengthsAsTheyAre()
{
    constexpr int documents = 40000;
    constexpr int wanted = 1000;
    constexpr int draws = 30;
    const auto length = [](int number) {
        return number % 25 == 7 ? 400 + number % 301 : 20 + number % 61;
    };
    double mean = 0;
    for (int i = 0; i < documents; ++i)
        mean += length(i) / double(documents);
    QList<int> chosen(100, 0); // by place in the file
    double deviation = 0;
    for (int draw = 0; draw < draws; ++draw) {
        formats::DocumentSample sample(wanted, static_cast<quint64>(draw));
        for (int i = 0; i < documents; ++i)
            sample.offer(QByteArray(length(i), 'x'));
        const auto drawn = sample.take();
        QCOMPARE(drawn.size(), size_t(wanted));
        double sum = 0;
        for (size_t i = 0; i < drawn.size(); ++i) {
            QVERIFY(i == 0 || drawn[i - 1].number < drawn[i].number);
            QCOMPARE(drawn[i].document.size(), length(static_cast<int>(drawn[i].number)));
            sum += static_cast<double>(drawn[i].document.size());
            ++chosen[static_cast<qsizetype>(drawn[i].number * chosen.size() / documents)];
        }
        deviation += std::pow(sum / wanted / mean - 1, 2);
    }
    QVERIFY2(std::sqrt(deviation / draws) < 0.02, qPrintable(QString::number(std::sqrt(deviation / draws))));
    for (const int each : chosen) // 300 as a rule; 5 standard deviations
        QVERIFY2(std::abs(each - 300) < 90, qPrintable(QString::number(each)));
}

QTEST_GUILESS_MAIN(TestDocumentImport)
#include "tst_documentimport.moc"
