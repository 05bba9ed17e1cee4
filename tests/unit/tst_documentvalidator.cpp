// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/documentvalidator.h"
#include "tests/support/validatorverdicts.h"

#include <QTest>

using namespace sw;
using validation::DocumentValidator;
using validation::Verdict;

/// Validators and documents as a real server judged them, and what is said where nothing can be.
class TestDocumentValidator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asTheServer();
    void reasons();
    void declines();
    void idIsAdded();
};

namespace
{

base::Bson json(const char *text)
{
    const auto out = base::Bson::fromJson(text);
    return out ? *out : base::Bson();
}

DocumentValidator compiled(const char *text)
{
    return *DocumentValidator::compile(json(text));
}

} // namespace

void TestDocumentValidator::asTheServer()
{
    const QList<testsupport::FrozenValidator> frozen = testsupport::frozenValidators();
    QVERIFY(frozen.size() > 250);
    int declined = 0, documents = 0;
    for (const testsupport::FrozenValidator &one : frozen) {
        validation::Refusal refusal{};
        const auto validator = DocumentValidator::compile(one.validator, &refusal);
        const QByteArray rules = one.validator.toCanonicalJson();
        QVERIFY2((validator ? 0 : refusal.code) == one.code,
                 (rules + ' ' + QByteArray::number(refusal.code)).constData());
        for (const auto &[document, code, details] : one.documents) {
            const Verdict verdict = validator->check(document.bytes());
            const QByteArray pair = rules + "  <-  " + document.toCanonicalJson();
            ++documents;
            if (verdict.kind == Verdict::Kind::Declined) {
                ++declined;
                continue;
            }
            QVERIFY2((verdict.kind == Verdict::Kind::Valid) == (code == 0), pair.constData());
            if (code == 121 && verdict.declined.isEmpty())
                QVERIFY2(verdict.details.toRelaxedJson() == details.toRelaxedJson(),
                         (pair + "\n" + details.toRelaxedJson() + "\n" + verdict.details.toRelaxedJson()).constData());
            QVERIFY2(code == 0 || !verdict.reasons.isEmpty(), pair.constData());
        }
    }
    QVERIFY(documents > 700);
    QVERIFY2(declined * 200 <= documents * 2, qPrintable(QString::number(declined)));
}

void TestDocumentValidator::reasons()
{
    const DocumentValidator validator = compiled(
        R"({"$and":[{"$jsonSchema":{"required":["a","b"],"properties":{"lines":{"bsonType":"array","items":{
            "bsonType":"object","required":["sku"],"properties":{"price":{"minimum":0}}}},
            "_id":{},"a":{},"b":{}},"additionalProperties":false}},{"$or":[{"a":{"$gt":1}},{"b.c":2}]}]})");
    const base::Bson document = json(R"({"_id":1,"a":0,"x.y":1,"lines":[{"sku":"s"},{"price":-1}]})");
    const Verdict verdict = validator.check(document.bytes());
    QStringList said;
    for (const validation::Reason &reason : verdict.reasons)
        said << reason.path + QLatin1Char(' ') + reason.keyword;
    QCOMPARE(said, (QStringList{QStringLiteral("lines.1.price minimum"), QStringLiteral("lines.1.sku required"),
                                QStringLiteral("x.y additionalProperties"), QStringLiteral("b required"),
                                QStringLiteral("a $gt"), QStringLiteral("b.c $eq")}));
    QCOMPARE(verdict.reasons.first().text, QStringLiteral("comparison failed"));
    QCOMPARE(verdict.reasons.first().facts.toRelaxedJson(),
             QByteArray(R"({"specifiedAs":{"minimum":0},"consideredValue":-1})"));
}

void TestDocumentValidator::declines()
{
    for (const char *rules : {R"({"a":{"$geoWithin":{"$box":[[0,0],[1,1]]}}})", R"({"$expr":{"$gt":["$$NOW","$a"]}})",
                              R"({"$expr":{"$eq":[{"$toUpper":"$a"},"X"]}})",
                              R"({"$jsonSchema":{"properties":{"":{"bsonType":"int"}}}})"}) {
        const Verdict verdict = compiled(rules).check(json(R"({"_id":1,"a":1,"":"x"})").bytes());
        QCOMPARE(verdict.kind, Verdict::Kind::Declined);
        QVERIFY(!verdict.declined.isEmpty());
    }
    // what settles the verdict before it is not touched
    const Verdict settled =
        compiled(R"({"$and":[{"b":1},{"a":{"$geoWithin":{"$box":[[0,0],[1,1]]}}}]})").check(json(R"({"b":2})").bytes());
    QCOMPARE(settled.kind, Verdict::Kind::Invalid);
    QVERIFY(!settled.declined.isEmpty());
}

void TestDocumentValidator::idIsAdded()
{
    const DocumentValidator closed =
        compiled(R"({"$jsonSchema":{"additionalProperties":false,"properties":{"a":{}},"maxProperties":1}})");
    const Verdict verdict = closed.check(json(R"({"a":1})").bytes());
    QCOMPARE(verdict.kind, Verdict::Kind::Invalid);
    QCOMPARE(verdict.reasons.size(), 2);
    QCOMPARE(verdict.reasons.first().path, QStringLiteral("_id"));
    QCOMPARE(compiled(R"({"_id":{"$type":"objectId"}})").check(json("{}").bytes()).kind, Verdict::Kind::Valid);
    QCOMPARE(compiled("{}").check(json(R"({"_id":[1]})").bytes()).kind, Verdict::Kind::Invalid);
}

QTEST_GUILESS_MAIN(TestDocumentValidator)
#include "tst_documentvalidator.moc"
