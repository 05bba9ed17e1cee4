// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/validator/validator.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/samples/write/samplegenerator.h"
#include "tests/live/validatoragreement.h"
#include "tests/support/randomvalidators.h"
#include "tests/support/server/mongoserver.h"
#include "tests/support/validatorverdicts.h"

#include <QTest>

using namespace sw;

/// DocumentValidator beside a real server: the frozen pairs, random ones, and the validators of the samples. More of
/// the random ones: SHAPEWRIGHT_VALIDATORS (of 20 documents each) and SHAPEWRIGHT_SEED.
class TestValidatorAgreement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void frozen();
    void random();
    void samples();

private:
    void judge(const deploytesting::Agreement &agreement);

    testsupport::MongoServer m_server;
    std::unique_ptr<testsupport::RawClient> m_client;
};

void TestValidatorAgreement::initTestCase()
{
    if (!testsupport::MongoServer::available())
        QSKIP(qPrintable(testsupport::MongoServer::skipReason()));
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_client = std::make_unique<testsupport::RawClient>(m_server.uri());
}

void TestValidatorAgreement::judge(const deploytesting::Agreement &agreement)
{
    const QByteArray text = agreement.text().toUtf8() + '\n' + agreement.differences.join(QLatin1Char('\n')).toUtf8();
    QVERIFY2(agreement.wrong == 0 && agreement.refusedAlone == 0 && agreement.otherReasons == 0,
             text.left(20000).constData());
    QVERIFY2(agreement.otherDetails == 0 && agreement.otherCode == 0, text.left(20000).constData());
    QVERIFY2(agreement.declined * 50 <= agreement.pairs, text.left(2000).constData());
    qInfo("%s", qPrintable(agreement.text()));
}

void TestValidatorAgreement::frozen()
{
    deploytesting::AgreementTester tester(*m_client, QStringLiteral("frozen"));
    for (const testsupport::FrozenValidator &one : testsupport::frozenValidators()) {
        QList<base::Bson> documents;
        for (const auto &document : one.documents)
            documents << document.document;
        tester.compare(one.validator, documents);
    }
    judge(tester.result);
}

void TestValidatorAgreement::random()
{
    const int wanted = qEnvironmentVariableIntValue("SHAPEWRIGHT_VALIDATORS");
    const int seed = qEnvironmentVariableIntValue("SHAPEWRIGHT_SEED");
    testsupport::RandomValidators random(static_cast<quint32>(seed > 0 ? seed : 20261));
    deploytesting::AgreementTester tester(*m_client, QStringLiteral("random"));
    for (int left = wanted > 0 ? wanted : 40; left > 0; --left) {
        const base::Bson validator = random.validator();
        QList<base::Bson> documents;
        for (int i = 0; i < 20; ++i)
            documents << random.document();
        tester.compare(validator, documents);
    }
    judge(tester.result);
}

void TestValidatorAgreement::samples()
{
    deploytesting::AgreementTester tester(*m_client, QStringLiteral("samples"));
    testsupport::RandomValidators random(7);
    for (const formats::SampleInfo &sample : formats::samples()) {
        const auto model = formats::loadSample(sample.name);
        QVERIFY(model);
        const design::Design design = patterns::buildDesign(*model);
        for (const design::Collection &collection : design.collections) {
            if (collection.timeSeries)
                continue;
            const samples::SampleGenerator generator(design, collection);
            QList<base::Bson> documents;
            for (quint64 i = 0; i < 8; ++i)
                documents << generator.document(i);
            documents << random.document() << random.document();
            tester.compare(design::validatorOf(collection, design::validatorOptions(*model)), documents);
        }
    }
    judge(tester.result);
}

QTEST_GUILESS_MAIN(TestValidatorAgreement)
#include "tst_validatoragreement.moc"
