// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/validating/validating.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace sw;
using services::CheckedDocument;
using services::ValidationTotals;

namespace
{

validation::DocumentValidator positiveX()
{
    const auto rules =
        base::Bson::fromJson(R"({"$jsonSchema": {"required": ["x"], "properties": {"x": {"bsonType": "int"}}}})");
    return validation::DocumentValidator::compile(*rules).value();
}

} // namespace

/// Streams of documents, looked at one by one.
class TestValidating : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void explainsTheFirstOnly();
    void keepsWhatCameBeforeAnError();
    void totals_data();
    void totals();
    void readsShellNotation();
    void saysWhatIsRead();
    void reasonsTellTheType_data();
    void reasonsTellTheType();
    void longValuesStayWhole();
    void absenceComesLast();
};

/// Reasons take several times as long as the verdict: nobody reads those of the millionth document.
void TestValidating::explainsTheFirstOnly()
{
    QBuffer buffer;
    buffer.setData("{\"x\": \"a\"}\n{\"x\": 1}\n{\"x\": \"b\"}\n{}\n");
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    ValidationTotals totals;
    QList<qsizetype> reasons;
    const auto visit = [&](const CheckedDocument &checked) {
        reasons << checked.verdict.reasons.size();
    };
    QVERIFY(services::checkDocuments(positiveX(), buffer, QStringLiteral("x"), totals, visit, 2));
    QCOMPARE(reasons, (QList<qsizetype>{1, 0, 1, 0}));
    QCOMPARE(totals.invalid, 3);
    QVERIFY(buffer.seek(0));
    reasons.clear();
    QVERIFY(services::checkDocuments(positiveX(), buffer, QStringLiteral("x"), totals, visit));
    QCOMPARE(reasons, (QList<qsizetype>{1, 0, 1, 1}));
}

void TestValidating::keepsWhatCameBeforeAnError()
{
    QBuffer buffer;
    buffer.setData("{\"_id\": 1, \"x\": \"a\"}\n{\"x\": }\n");
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    const services::ValidationReport report = services::reportOn(positiveX(), buffer, QStringLiteral("x.jsonl"), 10);
    QCOMPARE(report.totals.documents, 1);
    QCOMPARE(report.refused.size(), 1);
    QCOMPARE(report.refused.first().id, QStringLiteral("1"));
    QVERIFY(report.stopped);
    QVERIFY2(report.stopped->text().contains(QLatin1String("line 2")), qPrintable(report.stopped->text()));
}

void TestValidating::totals_data()
{
    QTest::addColumn<qint64>("documents");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << qint64(0) << QStringLiteral("0 documents: 0 valid, 0 refused, 0 undecided");
    QTest::newRow("one") << qint64(1) << QStringLiteral("1 document: 1 valid, 0 refused, 0 undecided");
    QTest::newRow("two") << qint64(2) << QStringLiteral("2 documents: 2 valid, 0 refused, 0 undecided");
}

void TestValidating::totals()
{
    QFETCH(qint64, documents);
    QFETCH(QString, text);
    QCOMPARE(services::totalsText({documents, documents, 0, 0}), text);
}

/// What mongosh prints, and what people write in it.
void TestValidating::readsShellNotation()
{
    const auto rules = base::Bson::fromJson(R"({"$jsonSchema": {"properties": {
        "_id": {"bsonType": "objectId"}, "at": {"bsonType": "date"}, "on": {"bsonType": "date"},
        "due": {"bsonType": "date"}, "i": {"bsonType": "int"}, "l": {"bsonType": "long"}, "m": {"bsonType": "long"},
        "d": {"bsonType": "decimal"}, "e": {"bsonType": "decimal"}, "f": {"bsonType": "double"},
        "u": {"bsonType": "binData"}, "b": {"bsonType": "binData"}, "c": {"bsonType": "binData"},
        "t": {"bsonType": "timestamp"}, "s": {"bsonType": "timestamp"}, "min": {"bsonType": "minKey"},
        "max": {"bsonType": "maxKey"}, "r": {"bsonType": "regex"}, "text": {"enum": ["it's \"so\""]},
        "a b": {"bsonType": "bool"}, "list": {"minItems": 2, "maxItems": 2}}, "additionalProperties": false}})");
    const auto validator = validation::DocumentValidator::compile(*rules);
    QBuffer buffer;
    buffer.setData(R"(// as printed
[
  {
    _id: ObjectId('64b7f0c2a1b2c3d4e5f60718'), at: ISODate('2024-05-01T10:00:00.000Z'), // a comment
    on: new Date("2024-05-01"), due: ISODate("2024-05-01T10:00:00"),
    i: NumberInt(4), l: NumberLong("4"), m: Long('5000000000'),
    d: NumberDecimal("1.50"), e: Decimal128('2'), f: Double(4),
    u: UUID("01234567-89ab-cdef-0123-456789abcdef"), b: BinData(0, "aGk="), c: Binary.createFromBase64('aGk=', 0),
    t: Timestamp(1, 2), s: Timestamp({ t: 1, i: 2 }), min: MinKey(), max: MaxKey(),
    r: /^a\/[/b]+/i, /* another */ text: 'it\'s "so"', 'a b': true, "list": [1, 2,],
  },
  { _id: new ObjectId("64b7f0c2a1b2c3d4e5f60719"), },
])");
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    const services::ValidationReport report = services::reportOn(*validator, buffer, {}, 10);
    QVERIFY2(!report.stopped, qPrintable(report.stopped ? report.stopped->text() : QString()));
    QCOMPARE(report.totals.documents, 2);
    for (const services::RefusedDocument &refused : report.refused) {
        for (const validation::Reason &reason : refused.verdict.reasons)
            QFAIL(qPrintable(reason.path + QStringLiteral(": ") + services::reasonText(reason)));
    }
    QBuffer lines;
    lines.setData("{x: 1};\n{x: 'a'}, /* and */ {x: NumberInt(\"2\")}\n// end");
    QVERIFY(lines.open(QIODevice::ReadOnly));
    const services::ValidationReport several = services::reportOn(positiveX(), lines, {}, 10);
    QVERIFY2(!several.stopped, qPrintable(several.stopped ? several.stopped->text() : QString()));
    QCOMPARE(several.totals.documents, 3);
    QCOMPARE(several.totals.valid, 2);
}

void TestValidating::saysWhatIsRead()
{
    for (const char *text : {"{x: Ob(1)}", "{x: ObjectId(1)}", "x", "{x: ISODate('soon')}", "{x: NumberLong('",
                             "{x: y}", "{x: /a", "{'x: 1}", "{x: 1} /* no end"}) {
        QBuffer buffer;
        buffer.setData(text);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        const services::ValidationReport report = services::reportOn(positiveX(), buffer, {}, 10);
        if (qstrcmp(text, "{x: 1} /* no end") == 0) {
            QCOMPARE(report.totals.valid, 1);
            continue;
        }
        QVERIFY2(report.stopped, text);
        QCOMPARE(report.stopped->wayOut, QStringLiteral("Write Extended JSON such as {\"$oid\": \"…\"} or shell "
                                                        "notation such as ObjectId(\"…\")."));
    }
}

void TestValidating::reasonsTellTheType_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("text");
    QTest::newRow("long") << QByteArray(R"({"_id": 1, "x": {"$numberLong": "4"}})")
                          << QStringLiteral(R"(type did not match: wanted {"bsonType":"int"}, found 4 (long))");
    QTest::newRow("double") << QByteArray(R"({"_id": 1, "x": 4.0})")
                            << QStringLiteral(R"(type did not match: wanted {"bsonType":"int"}, found 4.0 (double))");
    QTest::newRow("number") << QByteArray(R"({"_id": 1, "x": 1, "n": 50})")
                            << QStringLiteral(R"(comparison failed: wanted {"maximum":40}, found 50 (int))");
    QTest::newRow("missing") << QByteArray(R"({"_id": 1})") << QStringLiteral("the field is missing");
    QTest::newRow("not allowed") << QByteArray(R"({"_id": 1, "x": 1, "y": 1})")
                                 << QStringLiteral("the field is not allowed");
    QTest::newRow("id") << QByteArray(R"({"x": 1})")
                        << QStringLiteral("the server adds _id, which the rules do not name");
}

void TestValidating::reasonsTellTheType()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, text);
    const QByteArray id = qstrcmp(QTest::currentDataTag(), "id") == 0 ? QByteArray() : QByteArray(R"("_id": {},)");
    const auto rules = base::Bson::fromJson(R"({"$jsonSchema": {"required": ["x"], "additionalProperties": false,
        "properties": {)" + id + R"("x": {"bsonType": "int"}, "n": {"maximum": 40}}}})");
    const auto validator = validation::DocumentValidator::compile(*rules);
    const validation::Verdict verdict = validator->check(base::Bson::fromJson(document)->bytes());
    QCOMPARE(verdict.reasons.size(), 1);
    QCOMPARE(services::reasonText(verdict.reasons.first()), text);
}

/// A field that may be left out has two ways to be right; only one of them is about its value.
void TestValidating::absenceComesLast()
{
    const auto rules =
        base::Bson::fromJson(R"({"$or": [{"n": {"$exists": false}}, {"n": {"$gte": 1}}, {"n": {"$type": "string"}}]})");
    const auto validator = validation::DocumentValidator::compile(*rules);
    const validation::Verdict verdict = validator->check(base::Bson::fromJson(R"({"_id": 1, "n": 0})")->bytes());
    QCOMPARE(verdict.reasons.size(), 3);
    QCOMPARE(verdict.reasons.first().keyword, QStringLiteral("$exists")); // as a server lists them
    QCOMPARE(services::partsOf(verdict.reasons.first()).text, QStringLiteral("path does exist"));
    const QList<validation::Reason> shown = services::reasonsToShow(verdict);
    QCOMPARE(shown.first().keyword, QStringLiteral("$gte"));
    QCOMPARE(shown.last().keyword, QStringLiteral("$exists"));
    QCOMPARE(services::reasonText(shown.last()),
             QStringLiteral("the field is there; a document without it would be accepted here"));
}

/// For people they are cut; for programs they are Extended JSON to the end.
void TestValidating::longValuesStayWhole()
{
    const QByteArray values = R"(["acknowledged", "assigned", "closed", "expired", "open", "shelved", "unassigned",
        "acknowledged again", "assigned again"])";
    const auto rules = base::Bson::fromJson("{\"$jsonSchema\": {\"properties\": {\"x\": {\"enum\": " + values + "}}}}");
    const auto validator = validation::DocumentValidator::compile(*rules);
    const QByteArray text(200, 'x');
    const validation::Verdict verdict =
        validator->check(base::Bson::fromJson("{\"_id\": 1, \"x\": \"" + text + "\"}")->bytes());
    QCOMPARE(verdict.reasons.size(), 1);
    const services::ReasonParts parts = services::partsOf(verdict.reasons.first());
    QCOMPARE(QJsonDocument::fromJson(parts.wanted.toUtf8()).object().value(QLatin1String("enum")).toArray(),
             QJsonDocument::fromJson(values).array());
    QCOMPARE(parts.found, QString::fromUtf8('"' + text + '"'));
    QCOMPARE(services::reasonText(verdict.reasons.first()).count(QChar(0x2026)), 2);
}

QTEST_GUILESS_MAIN(TestValidating)
#include "tst_validating.moc"
