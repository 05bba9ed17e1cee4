// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/base/bson/bsonfields.h"
#include "models/base/bson/extendedjsonreader.h"
#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/bson/isodate.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <bson/bson.h>

#include <cmath>
#include <limits>
#include <random>

using namespace sw::base;

namespace
{

/// Whose faults are left out: libbson gives wrong names to a DBPointer and to Code in an array, and writes dates
/// after the year 9999 as texts that nothing reads.
enum class Values { All, FineInLibbson };

/// Documents of all types, the deprecated ones as well, drawn by chance: the same for the same seed.
class RandomDocuments
{
public:
    explicit RandomDocuments(quint32 seed, Values values = Values::All) : m_random(seed), m_values(values) {}

    Bson next()
    {
        BsonBuilder out;
        addFields(out, 4);
        return out.finish();
    }

private:
    quint32 below(quint32 bound) { return static_cast<quint32>(m_random() % bound); }
    QString text()
    {
        static const QStringList parts{QStringLiteral("a"),       QStringLiteral("$oid"),     QStringLiteral("\"\\/"),
                                       QStringLiteral("\n\t\b"),  QStringLiteral("ä漢😀"),     QString(QChar(0x2028)),
                                       QStringLiteral("long as"), QString(QChar(0x7f)),       QStringLiteral("<&'>"),
                                       QString(QChar(0x1)),       QStringLiteral("12345678"), QStringLiteral("é")};
        QString out;
        for (quint32 i = below(5); i > 0; --i)
            out += parts.at(below(static_cast<quint32>(parts.size())));
        return out;
    }
    double real()
    {
        static const double special[] = {0.0,  -0.0,         1, -1.5, 0.1, 1e300, 5e-324, 9007199254740993.0,
                                         1e22, 123456789.125};
        return below(2) ? special[below(std::size(special))] : std::ldexp(static_cast<double>(m_random()), -20);
    }
    qint64 whole() { return static_cast<qint64>(m_random()) >> below(64); }
    QByteArray bytes(quint32 count)
    {
        QByteArray out;
        for (quint32 i = 0; i < count; ++i)
            out += static_cast<char>(below(256));
        return out;
    }
    QByteArray raw(const char *utf8, bool twice = false)
    {
        QByteArray out;
        BsonWriter writer(out);
        writer.string(utf8);
        if (twice)
            writer.bytes("abcdefghijkl", 12);
        return out;
    }
    void addFields(BsonBuilder &out, int levels)
    {
        for (quint32 i = below(7); i > 0; --i)
            addValue(out, QStringLiteral("%1%2").arg(i).arg(text().remove(QLatin1Char('$'))), levels);
    }
    void addNested(BsonBuilder &out, const QString &name, int levels)
    {
        if (below(2)) {
            addFields(out.beginDocument(name), levels - 1);
        } else {
            out.beginArray(name);
            for (quint32 i = below(4); i > 0; --i)
                addValue(out, out.nextIndex(), levels - 1);
        }
        out.end();
    }
    void addRare(BsonBuilder &out, const QString &name)
    {
        switch (below(m_values == Values::All ? 6 : 4)) {
        case 0:
            return void(out.field(name, BsonField{BsonType::Symbol, {}, raw("sym\"bol")}));
        case 1:
            return void(out.field(name, BsonField{BsonType::Undefined, {}, {}}));
        case 2:
            return void(out.minKey(name));
        case 3:
            return void(out.maxKey(name));
        case 4:
            return void(out.field(name, BsonField{BsonType::Code, {}, raw("f()")}));
        default:
            return void(out.field(name, BsonField{BsonType::DbPointer, {}, raw("db.coll", true)}));
        }
    }
    void addValue(BsonBuilder &out, const QString &name, int levels)
    {
        static const QByteArrayList decimals{"24.90", "-0",       "1E+6000",
                                             "NaN",   "Infinity", "-12345678901234567890.1234567"};
        switch (below(16)) {
        case 0:
            return void(out.string(name, text()));
        case 1:
            return void(out.int32(name, static_cast<int>(whole())));
        case 2:
            return void(out.int64(name, whole()));
        case 3:
            return void(out.real(name, real()));
        case 4:
            return void(out.decimal(name, decimals.at(below(static_cast<quint32>(decimals.size())))));
        case 5:
            return void(out.boolean(name, below(2) != 0));
        case 6:
            return void(out.null(name));
        case 7:
            return void(out.date(name, m_values == Values::All ? whole() : -static_cast<qint64>(below(1000000000))));
        case 8:
            return void(out.date(name, static_cast<qint64>(m_random() % 253402300800000)));
        case 9:
            return void(out.timestamp(name, static_cast<quint32>(m_random()), static_cast<quint32>(m_random())));
        case 10:
            return void(out.objectId(name, bytes(12)));
        case 11:
            return void(out.binary(name, static_cast<int>(below(6)), bytes(below(40))));
        case 12:
            return void(out.regex(name, text(), below(2) ? QStringLiteral("xmi") : QString()));
        case 13:
            return addRare(out, name);
        default:
            return levels > 0 ? addNested(out, name, levels) : void(out.null(name));
        }
    }

    std::mt19937_64 m_random;
    const Values m_values;
};

constexpr quint32 documents = 3000;

Bson byLibbson(const QByteArray &json, QString *error)
{
    bson_error_t problem;
    bson_t *document = bson_new_from_json(reinterpret_cast<const uint8_t *>(json.constData()), json.size(), &problem);
    if (document == nullptr) {
        *error = QString::fromUtf8(problem.message);
        return {};
    }
    const Bson out(document);
    bson_destroy(document);
    return out;
}

QByteArray libbsonJson(const Bson &document, EjsonForm form)
{
    bson_t view;
    document.view(&view);
    char *text = form == EjsonForm::Canonical ? bson_as_canonical_extended_json(&view, nullptr)
                                              : bson_as_relaxed_extended_json(&view, nullptr);
    const QByteArray json(text);
    bson_free(text);
    return json;
}

} // namespace

/// The codec against libbson, and against bytes and texts that are meant to break it.
class TestBsonCodec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrites();
    void writesWhatLibbsonReads();
    void readsWhatLibbsonWrites();
    void buildsWhatLibbsonBuilds();
    void walksAsLibbsonDoes();
    void survivesChangedBytes();
    void refusesTexts_data();
    void refusesTexts();
    void keepsRepeatedNames();
    void limitsDepth();
    void writesAllDates_data();
    void writesAllDates();
    void datesReadBack();
    void writesLines();
    void readsNumbers();
};

void TestBsonCodec::readsWhatItWrites()
{
    RandomDocuments random(6);
    for (quint32 i = 0; i < documents; ++i) {
        const Bson document = random.next();
        for (const JsonEscapes escapes : {JsonEscapes::Required, JsonEscapes::Script}) {
            const QByteArray json = toExtendedJson(document, EjsonForm::Canonical, escapes);
            const auto again = Bson::fromJson(json);
            QVERIFY2(again, json.constData());
            QCOMPARE(again->bytes().toHex(), document.bytes().toHex());
            QCOMPARE(Bson::fromJson(brokenIntoLines(json, 30))->bytes().toHex(), document.bytes().toHex());
        }
    }
}

void TestBsonCodec::writesWhatLibbsonReads()
{
    RandomDocuments random(1, Values::FineInLibbson);
    for (quint32 i = 0; i < documents; ++i) {
        const Bson document = random.next();
        const QByteArray json = toExtendedJson(document, EjsonForm::Canonical);
        QString error;
        const Bson again = byLibbson(json, &error);
        QVERIFY2(error.isEmpty(), qPrintable(error + QString::fromUtf8(json)));
        QCOMPARE(again.bytes().toHex(), document.bytes().toHex());
        // In relaxed form whole numbers may change their type, and both readers give them the same one.
        for (const JsonEscapes escapes : {JsonEscapes::Required, JsonEscapes::Script}) {
            const QByteArray relaxed = toExtendedJson(document, EjsonForm::Relaxed, escapes);
            const auto ours = Bson::fromJson(relaxed);
            QVERIFY2(ours, relaxed.constData());
            QCOMPARE(ours->bytes().toHex(), byLibbson(relaxed, &error).bytes().toHex());
        }
    }
}

void TestBsonCodec::readsWhatLibbsonWrites()
{
    RandomDocuments random(2, Values::FineInLibbson);
    for (quint32 i = 0; i < documents; ++i) {
        const Bson document = random.next();
        const auto canonical = Bson::fromJson(libbsonJson(document, EjsonForm::Canonical));
        QVERIFY2(canonical, canonical ? "" : qPrintable(canonical.error().text()));
        QCOMPARE(canonical->bytes().toHex(), document.bytes().toHex());
        const QByteArray relaxed = libbsonJson(document, EjsonForm::Relaxed);
        const auto ours = Bson::fromJson(relaxed);
        QString error;
        QVERIFY2(ours, relaxed.constData());
        QCOMPARE(ours->bytes().toHex(), byLibbson(relaxed, &error).bytes().toHex());
    }
}

void TestBsonCodec::buildsWhatLibbsonBuilds()
{
    bson_t *inner = BCON_NEW("0", BCON_INT32(1), "1", "[", BCON_UTF8("a"), BCON_BOOL(true), "]");
    bson_t expected = BSON_INITIALIZER;
    bson_append_document(&expected, "d", 1, inner);
    bson_append_array(&expected, "l", 1, inner);
    bson_append_binary(&expected, "old", 3, BSON_SUBTYPE_BINARY_DEPRECATED, reinterpret_cast<const uint8_t *>("ab"), 2);
    bson_append_regex(&expected, "r", 1, "^a", "xig");
    bson_append_timestamp(&expected, "t", 1, 7, 8);
    bson_concat(&expected, inner);
    const Bson part(inner);
    BsonBuilder b;
    b.document("d", part).array("l", part).binary("old", 2, "ab");
    b.regex("r", QStringLiteral("^a"), QStringLiteral("xig")).timestamp("t", 7, 8).merge(part);
    QCOMPARE(b.finish().bytes().toHex(), Bson(&expected).bytes().toHex());
    const Bson finished = b.finish();
    const BsonField old = findField(finished.bytes(), "old").value();
    QCOMPARE(old.bytes().toByteArray(), QByteArray("ab"));
    bson_destroy(&expected);
    bson_destroy(inner);
    // What is finished can be gone on with, and a name ends where BSON ends it.
    QCOMPARE(b.int32(QStringLiteral("a") + QChar(0) + QStringLiteral("b"), 1).finish().bytes().right(7).toHex(),
             QByteArray("61000100000000"));
}

void TestBsonCodec::walksAsLibbsonDoes()
{
    RandomDocuments random(3);
    for (quint32 i = 0; i < documents; ++i) {
        const Bson document = random.next();
        bson_t view;
        bson_iter_t it;
        QVERIFY(document.view(&view) && bson_iter_init(&it, &view));
        for (const BsonField &field : BsonFields(document)) {
            QVERIFY(bson_iter_next(&it));
            QCOMPARE(static_cast<int>(field.type), static_cast<int>(bson_iter_type(&it)));
            QCOMPARE(field.name.toByteArray(), QByteArray(bson_iter_key(&it)));
            QCOMPARE(field.value.end() - document.bytes().constData(), static_cast<qsizetype>(it.next_off));
            if (field.isNumber() && field.type != BsonType::Decimal128 &&
                bson_iter_as_double(&it) == bson_iter_as_double(&it))
                QCOMPARE(field.number().value(), bson_iter_as_double(&it));
        }
        QVERIFY(!bson_iter_next(&it));
        QVERIFY(Bson::fromBytes(document.bytes()));
    }
}

/// Whatever a byte is changed to, nothing is read outside of the document, and what is accepted can be written.
void TestBsonCodec::survivesChangedBytes()
{
    RandomDocuments random(4);
    for (int i = 0; i < 60; ++i) {
        const QByteArray sound = random.next().bytes();
        for (qsizetype at = 0; at < sound.size(); ++at) {
            for (const int byte : {0, 1, 3, 4, 5, 0x0c, 0x0f, 0x7f, 0x80, 0xff}) {
                QByteArray changed = sound;
                changed[at] = static_cast<char>(byte);
                changed.detach(); // of exactly its size, so that a sanitizer sees a byte too much
                toExtendedJson(Bson::fromTrusted(changed), EjsonForm::Canonical);
                if (const auto accepted = Bson::fromBytes(changed))
                    QVERIFY(QJsonDocument::fromJson(toExtendedJson(*accepted, EjsonForm::Relaxed)).isObject());
            }
        }
    }
}

void TestBsonCodec::refusesTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("where");
    const auto row = [](const char *name, const QByteArray &text, int byte) {
        QTest::newRow(name) << text << QStringLiteral("byte %1").arg(byte);
    };
    row("nothing", "", 0);
    row("blanks", " \n", 2);
    row("list", "[{}]", 0);
    row("more behind it", "{} {}", 3);
    row("cut off", "{\"a\":", 5);
    row("nan", "{\"a\":Nan}", 5);
    row("not UTF-8", "{\"a\":\"\xc3(\"}", 6);
    row("NUL in a name", "{\"a\\u0000b\":1}", 1);
    row("no object id", "{\"a\":{\"$oid\":\"zz\"}}", 17);
    row("no whole number", "{\"a\":{\"$numberInt\":\"2147483648\"}}", 31);
    row("two hundred levels", QByteArray("{\"a\":") + QByteArray(200, '['), 204);
}

void TestBsonCodec::refusesTexts()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, where);
    const auto document = Bson::fromJson(text);
    QVERIFY(!document);
    QCOMPARE(document.error().where, where);
    QVERIFY(!document.error().message.isEmpty() && !document.error().wayOut.isEmpty());
}

void TestBsonCodec::keepsRepeatedNames()
{
    const QByteArray json = R"({"b":{"$numberInt":"1"},"a":"x","b":{"$numberLong":"2"},"a":null})";
    QCOMPARE(Bson::fromJson(json)->toCanonicalJson(), json);
}

void TestBsonCodec::limitsDepth()
{
    const auto nested = [](int levels) {
        return QByteArray("{\"a\":").repeated(levels - 1) + "{}" + QByteArray(levels - 1, '}');
    };
    const auto deepest = Bson::fromJson(nested(Bson::deepest));
    QVERIFY(deepest);
    QVERIFY(Bson::fromBytes(deepest->bytes()));
    QCOMPARE(deepest->toCanonicalJson(), nested(Bson::deepest));
    QVERIFY(!Bson::fromJson(nested(Bson::deepest + 1)));
    QVERIFY(!Bson::fromBytes(BsonBuilder().document("a", *deepest).finish().bytes()));
}

void TestBsonCodec::writesAllDates_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("1970") << Q_INT64_C(0) << QByteArray("1970-01-01T00:00:00Z");
    QTest::newRow("before") << Q_INT64_C(-1) << QByteArray("1969-12-31T23:59:59.999Z");
    QTest::newRow("year 0") << Q_INT64_C(-62167219200000) << QByteArray("0000-01-01T00:00:00Z");
    QTest::newRow("before year 0") << Q_INT64_C(-62167219200001) << QByteArray("-000001-12-31T23:59:59.999Z");
    QTest::newRow("last of four digits") << Q_INT64_C(253402300799999) << QByteArray("9999-12-31T23:59:59.999Z");
    QTest::newRow("five digits") << Q_INT64_C(253402300800000) << QByteArray("+010000-01-01T00:00:00Z");
    // As new Date(8.64e15).toISOString() of ECMAScript, whose dates end there.
    QTest::newRow("last of ECMAScript") << Q_INT64_C(8640000000000000) << QByteArray("+275760-09-13T00:00:00Z");
    QTest::newRow("first of ECMAScript") << Q_INT64_C(-8640000000000000) << QByteArray("-271821-04-20T00:00:00Z");
    QTest::newRow("first") << std::numeric_limits<qint64>::min() << QByteArray("-292275055-05-16T16:47:04.192Z");
    QTest::newRow("last") << std::numeric_limits<qint64>::max() << QByteArray("+292278994-08-17T07:12:55.807Z");
}

void TestBsonCodec::writesAllDates()
{
    QFETCH(qint64, milliseconds);
    QFETCH(QByteArray, text);
    QCOMPARE(isoText(milliseconds, Thousandths::WhereAny), text);
}

void TestBsonCodec::datesReadBack()
{
    for (qint64 milliseconds = -62135596800000; milliseconds < 253402300800000; milliseconds += 98765432109) {
        const QByteArray text = isoText(milliseconds, Thousandths::Always);
        QCOMPARE(isoMilliseconds(text), std::optional(milliseconds));
        QCOMPARE(text, QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC).toString(Qt::ISODateWithMs).toLatin1());
    }
}

void TestBsonCodec::writesLines()
{
    RandomDocuments random(5);
    QByteArray all;
    QByteArray expected;
    for (int i = 0; i < 200; ++i) {
        const Bson document = random.next();
        all += document.bytes();
        expected += document.toCanonicalJson() + '\n';
    }
    QCOMPARE(toExtendedJsonLines(all), expected);
    QVERIFY(toExtendedJsonLines(all.chopped(1)).endsWith("\n"));
    QCOMPARE(toExtendedJsonLines({}), QByteArray());
}

void TestBsonCodec::readsNumbers()
{
    const Bson document = BsonBuilder()
                              .int32("i", -7)
                              .int64("l", std::numeric_limits<qint64>::max())
                              .real("r", 2.9)
                              .real("huge", 1e300)
                              .decimal("d", "24.90")
                              .string("s", QStringLiteral("5"))
                              .boolean("b", true)
                              .finish();
    const auto field = [&](const char *name) {
        return findField(document.bytes(), name).value();
    };
    QCOMPARE(field("i").whole(), std::optional<qint64>(-7));
    QCOMPARE(field("l").whole(), std::optional(std::numeric_limits<qint64>::max()));
    QCOMPARE(field("r").whole(), std::optional<qint64>(2));
    QCOMPARE(field("huge").whole(), std::optional<qint64>());
    QCOMPARE(field("d").number(), std::optional(24.9));
    QCOMPARE(field("s").number(), std::optional<double>());
    QVERIFY(field("b").isTruthy() && field("r").isTruthy() && !field("s").isTruthy());
    QVERIFY(!findField(document.bytes(), "none"));
}

QTEST_GUILESS_MAIN(TestBsonCodec)
#include "tst_bsoncodec.moc"
