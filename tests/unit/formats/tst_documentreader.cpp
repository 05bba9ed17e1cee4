// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bson.h"
#include "models/base/bson/isodate.h"
#include "models/formats/documents/documentreader.h"

#include <QBuffer>
#include <QTest>

#include <bson/bson.h>

using namespace sw;
using formats::DocumentFormat;
using formats::DocumentReader;

/// Streams of documents as they come: every form of JSON, BSON, and what is neither.
class TestDocumentReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognisesForms_data();
    void recognisesForms();
    void readsEntries();
    void readsValues_data();
    void readsValues();
    void refuses_data();
    void refuses();
    void doesNotCareWhereBlocksEnd();
    void readsListsOfOneObject();
    void stepsOverMembers();
    void survivesEveryCut();
    void survivesChangedBytes();
    void readsDates_data();
    void readsDates();
};

namespace
{

/// Gives a byte at a time, as the slowest of pipes.
class Trickle : public QIODevice
{
public:
    explicit Trickle(const QByteArray &bytes) : m_bytes(bytes) { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }
    bool isSequential() const override { return true; }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        if (m_at == m_bytes.size() || most == 0)
            return m_at == m_bytes.size() ? -1 : 0;
        *data = m_bytes[m_at++];
        return 1;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qsizetype m_at = 0;
};

struct Reading
{
    QStringList documents; ///< "member:json"
    std::optional<base::Error> error;
    DocumentFormat format = DocumentFormat::Unknown;
    QStringList skipped;
};

Reading readAll(QIODevice &device, const QByteArray &member = {})
{
    DocumentReader reader(device, QStringLiteral("in"), member);
    Reading reading;
    while (true) {
        const auto next = reader.next();
        if (!next) {
            reading.error = next.error();
            break;
        }
        if (!*next)
            break;
        const auto document = base::Bson::fromBytes(reader.document().toByteArray());
        const QString text = document ? QString::fromUtf8(document->toCanonicalJson()) : QStringLiteral("broken");
        reading.documents << (reader.member().isEmpty() ? text
                                                        : QString::fromUtf8(reader.member()) + QLatin1Char(':') + text);
    }
    reading.format = reader.format();
    reading.skipped = reader.skippedMembers();
    return reading;
}

Reading readAll(const QByteArray &bytes, const QByteArray &member = {})
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readAll(buffer, member);
}

QByteArray bson(const QByteArray &json)
{
    return base::Bson::fromJson(json)->bytes();
}

/// {"k0": {"n": 0}, "k1": {"n": 1}, …}
QByteArray entries(int count)
{
    QByteArray json = "{";
    for (int i = 0; i < count; ++i) {
        const QByteArray number = QByteArray::number(i);
        json += (i > 0 ? ",\"k" : "\"k") + number + "\":{\"n\":" + number + "}";
    }
    return json + "}";
}

} // namespace

void TestDocumentReader::recognisesForms_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("count");
    const auto row = [](const char *name, const QByteArray &bytes, DocumentFormat format, int count) {
        QTest::newRow(name) << bytes << static_cast<int>(format) << count;
    };
    row("lines", "{\"a\":1}\n{\"a\":2}\n", DocumentFormat::JsonSequence, 2);
    row("no end of line", "{\"a\":1}\r\n{\"a\":2}", DocumentFormat::JsonSequence, 2);
    row("joined", "{\"a\":1}{\"a\":2} {\"a\":3}", DocumentFormat::JsonSequence, 3);
    row("over lines", "{\n \"a\": 1\n}\n{\n \"a\": 2\n}\n", DocumentFormat::JsonSequence, 2);
    row("one", "{\"a\":[1]}", DocumentFormat::JsonSequence, 1);
    row("list", " [ {\"a\":1} , {} ] ", DocumentFormat::JsonArray, 2);
    row("empty list", "[]", DocumentFormat::JsonArray, 0);
    row("byte order mark", "\xEF\xBB\xBF{\"a\":1}", DocumentFormat::JsonSequence, 1);
    row("lists", "{\"u\":[{\"a\":1},{\"a\":2}],\"v\":[]}", DocumentFormat::JsonLists, 2);
    row("two objects of lists are documents", "{\"u\":[{\"a\":1}]}\n{\"u\":[{\"a\":1}]}", DocumentFormat::JsonSequence,
        2);
    row("lists of numbers are a document", "{\"u\":[1,2]}", DocumentFormat::JsonSequence, 1);
    row("many objects of one", entries(101), DocumentFormat::JsonEntries, 101);
    row("not so many are a document", entries(100), DocumentFormat::JsonSequence, 1);
    row("two objects of many", entries(101) + entries(101), DocumentFormat::JsonSequence, 2);
    row("many objects and a number", "{\"n\":1," + entries(101).mid(1), DocumentFormat::JsonSequence, 1);
    row("bson", bson("{\"a\":1}") + bson("{\"b\":\"x\"}"), DocumentFormat::Bson, 2);
    row("bson of the length of a brace", bson("{\"a\":\"" + QByteArray(110, 'x') + "\"}"), DocumentFormat::Bson, 1);
    row("empty bson", QByteArray("\5\0\0\0\0", 5), DocumentFormat::Bson, 1);
}

void TestDocumentReader::recognisesForms()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, format);
    QFETCH(int, count);
    const Reading reading = readAll(bytes);
    QVERIFY2(!reading.error, reading.error ? qPrintable(reading.error->text()) : "");
    QCOMPARE(static_cast<int>(reading.format), format);
    QCOMPARE(reading.documents.size(), count);
    Trickle trickle(bytes);
    QCOMPARE(readAll(trickle).documents, reading.documents);
}

/// Ids are the names, but for entries that have ids of their own.
void TestDocumentReader::readsEntries()
{
    QByteArray json = entries(150);
    json.chop(1);
    const Reading reading = readAll(json + ",\"own\":{\"n\":1,\"_id\":7}}");
    QVERIFY(!reading.error);
    QCOMPARE(reading.documents.size(), 151);
    const auto canonical = [](const char *text) {
        return QString::fromUtf8(base::Bson::fromJson(text)->toCanonicalJson());
    };
    QCOMPARE(reading.documents.at(149), canonical(R"({"_id":"k149","n":149})"));
    QCOMPARE(reading.documents.last(), canonical(R"({"n":1,"_id":7})"));
}

void TestDocumentReader::readsValues_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("canonical"); ///< empty: as json
    const auto row = [](const char *name, const QByteArray &value, const QByteArray &canonical = {}) {
        QTest::newRow(name) << value << (canonical.isEmpty() ? value : canonical);
    };
    row("small", "5", R"({"$numberInt":"5"})");
    row("negative", "-2147483648", R"({"$numberInt":"-2147483648"})");
    row("long", "2147483648", R"({"$numberLong":"2147483648"})");
    row("longest", "9223372036854775807", R"({"$numberLong":"9223372036854775807"})");
    row("beyond long", "9223372036854775808", R"({"$numberDouble":"9.2233720368547758E+18"})");
    row("broken number", "5.0", R"({"$numberDouble":"5.0"})");
    row("exponent", "1E3", R"({"$numberDouble":"1000.0"})");
    row("tiny", "1e-400", R"({"$numberDouble":"0.0"})");
    row("words", "[true,false,null]");
    row("not a number", "[NaN,Infinity,-Infinity]",
        R"([{"$numberDouble":"NaN"},{"$numberDouble":"Infinity"},{"$numberDouble":"-Infinity"}])");
    row("escapes", R"("\u00e9\ud83d\ude00\n\"\\\/A")", "\"\xC3\xA9\xF0\x9F\x98\x80\\n\\\"\\\\/A\"");
    row("half a pair", R"("\ud83dx")", "\"\xEF\xBF\xBDx\"");
    row("long text", '"' + QByteArray(5000, 'x') + '"');
    row("oid", R"({"$oid":"65a1c7e0f1f2f3f4f5f6f7f8"})");
    row("date", R"({"$date":"2014-01-31T22:26:33.000Z"})", R"({"$date":{"$numberLong":"1391207193000"}})");
    row("old date", R"({"$date":1391207193000})", R"({"$date":{"$numberLong":"1391207193000"}})");
    row("canonical date", R"({"$date":{"$numberLong":"-1"}})");
    row("int", R"({"$numberInt":"7"})");
    row("double", R"({"$numberDouble":"NaN"})");
    row("infinity", R"({"$numberDouble":"-Infinity"})");
    row("decimal", R"({"$numberDecimal":"24.90"})");
    row("binary", R"({"$binary":{"base64":"AAEC","subType":"00"}})");
    row("old binary", R"({"$binary":"AAEC","$type":"05"})", R"({"$binary":{"base64":"AAEC","subType":"05"}})");
    row("uuid", R"({"$uuid":"00112233-4455-6677-8899-aabbccddeeff"})",
        R"({"$binary":{"base64":"ABEiM0RVZneImaq7zN3u/w==","subType":"04"}})");
    row("timestamp", R"({"$timestamp":{"t":4294967295,"i":1}})");
    row("regex", R"({"$regularExpression":{"pattern":"^a","options":"i"}})");
    row("old regex", R"({"$regex":"^a","$options":"i"})", R"({"$regularExpression":{"pattern":"^a","options":"i"}})");
    row("keys", R"([{"$minKey":1},{"$maxKey":1},{"$undefined":true}])");
    row("code", R"({"$code":"f;"})");
    row("scope", R"({"$code":"f;","$scope":{"a":"b"}})");
    row("pointer", R"({"$dbPointer":{"$ref":"c","$id":{"$oid":"65a1c7e0f1f2f3f4f5f6f7f8"}}})");
    row("reference stays an object", R"({"$ref":"c","$id":"x"})");
    row("operator stays an object", R"({"$set":{"a":"b"}})");
    row("nested", R"({"a":[{"b":{}},[],[[{"$numberLong":"1"}]]]})");
}

void TestDocumentReader::readsValues()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, canonical);
    const Reading reading = readAll("{ \"v\" : " + json + " }");
    QVERIFY2(!reading.error, reading.error ? qPrintable(reading.error->text()) : "");
    const QByteArray expected = "{\"v\":" + canonical + '}';
    // libbson reads what is expected: the same value, written the same way.
    const auto own = base::Bson::fromJson(expected);
    QVERIFY2(own.has_value(), expected.constData());
    QCOMPARE(reading.documents, QStringList{QString::fromUtf8(own->toCanonicalJson())});
}

void TestDocumentReader::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("where");
    const auto row = [](const char *name, const QByteArray &bytes, const char *message, const char *where) {
        QTest::newRow(name) << bytes << QString::fromUtf8(message) << QString::fromUtf8(where);
    };
    row("nothing", "", "empty", "byte 0");
    row("blanks", " \n ", "blank", "line 2");
    row("word", "hello", "neither JSON nor BSON", "line 1, byte 0");
    row("packed", "\x1F\x8B\x08 ........", "compressed", "byte 0");
    row("archive", "\x6D\xE2\x99\x81........", "archive", "byte 0");
    row("utf16", "\xFF\xFE{", "UTF-16", "byte 0");
    row("cut", "{\"a\":1}\n{\"a\":", "ends inside", "line 2, byte 13");
    row("cut in a text", "{\"a\":\"x", "ends inside", "line 1, byte 7");
    row("cut in an escape", "{\"a\":\"\\u00", "ends inside", "line 1");
    row("cut list", "[{\"a\":1},", "cut off", "line 1");
    row("comma too much", "[{\"a\":1},]", "document is expected", "line 1, byte 9");
    row("comma too much inside", "{\"a\":1,}", "name of a member", "line 1, byte 7");
    row("no comma", "{\"a\":1 \"b\":2}", "comma", "line 1, byte 7");
    row("no colon", "{\"a\" 1}", "colon", "line 1, byte 5");
    row("no quotes", "{a:1}", "double quotes", "line 1, byte 1");
    row("wrong bracket", "{\"a\":[1}", "bracket", "line 1, byte 7");
    row("numbers in a list", "[1,2]", "document is expected", "line 1, byte 1");
    row("behind a list", "[{}] x", "after the list", "line 1, byte 5");
    row("zero in front", "{\"a\":01}", "number", "line 1, byte 5");
    row("point at the end", "{\"a\":1.}", "number", "line 1, byte 5");
    row("too large", "{\"a\":1e400}", "too large for a double", "line 1, byte 5");
    row("nan", "{\"a\":Nan}", "No value", "line 1, byte 5");
    row("control character", "{\"a\":\"x\ny\"}", "control character", "line 1, byte 7");
    row("bad escape", "{\"a\":\"\\x\"}", "backslash", "line 1");
    row("not UTF-8", "{\"a\":\"\xC3(\"}", "not UTF-8", "line 1");
    row("NUL in a name", "{\"a\\u0000b\":1}", "NUL", "line 1, byte 1");
    row("bad oid", "{\"a\":{\"$oid\":\"zz\"}}", "$oid", "line 1");
    row("bad date", "{\"a\":{\"$date\":\"yesterday\"}}", "$date", "line 1");
    row("deep", "{\"a\":" + QByteArray(100'000, '['), "levels deep", "line 1");
    row("bson cut", bson("{\"a\":1}").left(8), "cut off", "byte 0");
    row("bson and more", bson("{\"a\":1}") + "xx", "last 2 bytes", "byte 12");
    row("bson of a wrong length", QByteArray("\4\0\0\0\0\0", 6), "neither", "byte 0");
    row("bson too long", bson("{\"a\":1}") + QByteArray("\xFF\xFF\xFF\x7F\0", 5), "impossible", "byte 12");
    row("bson without an end", bson("{\"a\":1}") + QByteArray("\5\0\0\0\1", 5), "NUL", "byte 12");
}

void TestDocumentReader::refuses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    QFETCH(QString, where);
    const Reading reading = readAll(bytes);
    QVERIFY(reading.error);
    QCOMPARE(reading.error->code, base::ErrorCode::Format);
    QVERIFY2(reading.error->message.contains(message), qPrintable(reading.error->text()));
    QVERIFY2(reading.error->where.contains(where), qPrintable(reading.error->where));
    QVERIFY(!reading.error->wayOut.isEmpty());
}

void TestDocumentReader::doesNotCareWhereBlocksEnd()
{
    // Longer than a block, so that documents lie across the ends of blocks.
    QByteArray lines;
    int count = 0;
    for (; lines.size() < 3 * 1024 * 1024; ++count)
        lines += "{\"number\":" + QByteArray::number(count) + ",\"text\":\"" + QByteArray(count % 2000, 'x') + "\"}\n";
    const Reading reading = readAll(lines);
    QVERIFY(!reading.error);
    QCOMPARE(reading.documents.size(), count);
    QVERIFY(reading.documents.last().contains(QString::number(count - 1)));
}

void TestDocumentReader::readsListsOfOneObject()
{
    const Reading reading =
        readAll(" {\"us\\u0065rs\": [{\"a\":true}], \"empty\":[], \"orders\" :[ {\"b\":true},{\"b\":false} ] }\n");
    QVERIFY(!reading.error);
    QCOMPARE(reading.documents,
             (QStringList{QStringLiteral("users:{\"a\":true}"), QStringLiteral("orders:{\"b\":true}"),
                          QStringLiteral("orders:{\"b\":false}")}));
}

void TestDocumentReader::stepsOverMembers()
{
    const QByteArray text =
        "{\"meta\":{\"a\":[1,\"}]\\\"\"]},\"n\":5,\"features\":[{\"x\":\"1\"},{\"x\":\"2\"}],\"rest\":[[{}]]}";
    const Reading reading = readAll(text, "features");
    QVERIFY2(!reading.error, reading.error ? qPrintable(reading.error->text()) : "");
    QCOMPARE(reading.documents,
             (QStringList{QStringLiteral("features:{\"x\":\"1\"}"), QStringLiteral("features:{\"x\":\"2\"}")}));
    QCOMPARE(reading.skipped, (QStringList{QStringLiteral("meta"), QStringLiteral("n"), QStringLiteral("rest")}));
    QVERIFY(readAll(text, "meta").error->message.contains(QStringLiteral("not a list")));
    QVERIFY(readAll(text, "missing").documents.isEmpty());
}

/// A stream that ends anywhere is read up to there, or refused: never a crash, never an endless loop.
void TestDocumentReader::survivesEveryCut()
{
    const QByteArray texts[] = {
        R"([{"a":{"$date":{"$numberLong":"1"}},"b":[1,2.5e3,"é\u00e9\\"],"c":{"$binary":{"base64":"AAEC","subType":"00"}}}, {"d":null}])",
        R"({"u":[{"a":1},{"b":[true]}],"v":[{"c":"x"}]})",
        bson(
            R"({"a":{"$date":{"$numberLong":"1"}},"b":[1,2.5,"x"],"c":{"d":{"$regularExpression":{"pattern":"a","options":"i"}}}})") +
            bson("{\"e\":1}"),
    };
    for (const QByteArray &text : texts) {
        QVERIFY(!readAll(text).error);
        for (qsizetype length = 0; length < text.size(); ++length) {
            const Reading reading = readAll(text.left(length));
            QVERIFY2(reading.error || text[3] == 0, text.left(length).constData());
            readAll(text.left(length), "u");
        }
    }
}

void TestDocumentReader::survivesChangedBytes()
{
    const QByteArray texts[] = {
        R"([{"a":{"$oid":"65a1c7e0f1f2f3f4f5f6f7f8"},"b":[1,-2.5e3,"\ud83d\ude00"],"c":{"$timestamp":{"t":1,"i":2}}}])",
        R"({"u":[{"a":1}],"v":[{"c":"x"}]})",
        bson(
            R"({"a":{"$code":"x","$scope":{"a":1}},"b":[1,2.5,"x"],"c":{"$dbPointer":{"$ref":"c","$id":{"$oid":"65a1c7e0f1f2f3f4f5f6f7f8"}}}})"),
    };
    for (const QByteArray &text : texts) {
        for (qsizetype at = 0; at < text.size(); ++at) {
            for (const int byte : {0, 1, 5, 0x22, 0x5C, 0x5B, 0x5D, 0x7B, 0x7D, 0x7F, 0x80, 0xFF}) {
                QByteArray changed = text;
                changed[at] = static_cast<char>(byte);
                readAll(changed);
                readAll(changed, "v");
            }
        }
    }
}

void TestDocumentReader::readsDates_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("milliseconds"); ///< -1: none
    QTest::newRow("day") << QByteArray("1970-01-02") << Q_INT64_C(86'400'000);
    QTest::newRow("second") << QByteArray("2014-01-31T22:26:33Z") << Q_INT64_C(1'391'207'193'000);
    QTest::newRow("fraction") << QByteArray("2014-01-31T22:26:33.25Z") << Q_INT64_C(1'391'207'193'250);
    QTest::newRow("zone") << QByteArray("2014-02-01T00:26:33+02:00") << Q_INT64_C(1'391'207'193'000);
    QTest::newRow("west") << QByteArray("2014-01-31 17:26:33-0500") << Q_INT64_C(1'391'207'193'000);
    QTest::newRow("before") << QByteArray("1969-12-31T23:59:59.999Z") << Q_INT64_C(-1);
    QTest::newRow("leap day") << QByteArray("2000-02-29") << Q_INT64_C(951'782'400'000);
    QTest::newRow("no leap day") << QByteArray("1900-02-29") << Q_INT64_C(-1);
    QTest::newRow("month") << QByteArray("2014-13-01") << Q_INT64_C(-1);
    QTest::newRow("more") << QByteArray("2014-01-31 and more") << Q_INT64_C(-1);
    QTest::newRow("telephone") << QByteArray("0171-23-4567") << Q_INT64_C(-1);
}

void TestDocumentReader::readsDates()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, milliseconds);
    QCOMPARE(base::isoMilliseconds(text).value_or(-1), milliseconds);
}

QTEST_GUILESS_MAIN(TestDocumentReader)
#include "tst_documentreader.moc"
