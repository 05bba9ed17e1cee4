// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/diff/collectiondiff.h"
#include "models/deploy/normalise/normalisecollation.h"
#include "models/deploy/normalise/normalisecollection.h"
#include "models/deploy/normalise/normaliseindex.h"
#include "models/deploy/plan/target.h"
#include "tests/live/deploytesting.h"
#include "tests/support/chaos.h"

#include "models/deploy/diff/differ.h"
#include "models/deploy/normalise/normalise.h"

using namespace sw;
using namespace sw::deploytesting;

namespace
{

const QString db = QStringLiteral("norm");

/// Every locale with rules of its own, and some without.
const QStringList locales{QStringLiteral("en"),
                          QStringLiteral("de"),
                          QStringLiteral("de@collation=phonebook"),
                          QStringLiteral("fr"),
                          QStringLiteral("fr_CA"),
                          QStringLiteral("fr_CA@collation=search"),
                          QStringLiteral("da"),
                          QStringLiteral("mt"),
                          QStringLiteral("th"),
                          QStringLiteral("vi"),
                          QStringLiteral("el"),
                          QStringLiteral("fa_AF"),
                          QStringLiteral("he"),
                          QStringLiteral("hi"),
                          QStringLiteral("ja"),
                          QStringLiteral("ja@collation=unihan"),
                          QStringLiteral("zh"),
                          QStringLiteral("zh@collation=zhuyin"),
                          QStringLiteral("sv"),
                          QStringLiteral("es@collation=traditional"),
                          QStringLiteral("ar"),
                          QStringLiteral("kok"),
                          QStringLiteral("en_US_POSIX"),
                          QStringLiteral("simple")};

const QList<QByteArray> indexKeys{R"({"a":1})",
                                  R"({"a":-1})",
                                  R"({"a":1.0})",
                                  R"({"a":{"$numberLong":"1"}})",
                                  R"({"a":5})",
                                  R"({"a":2.5})",
                                  R"({"a":1,"b":-1,"c":1})",
                                  R"({"z":1,"a":1})",
                                  R"({"10":1,"2":1})",
                                  R"({"a":"hashed"})",
                                  R"({"a":1,"b":"hashed"})",
                                  R"({"a.b.c":1})",
                                  R"({"$**":1})",
                                  R"({"a.$**":1})"};

const QList<QByteArray> indexOptions{R"("unique":true)",
                                     R"("unique":1)",
                                     R"("unique":false)",
                                     R"("sparse":true)",
                                     R"("sparse":false)",
                                     R"("sparse":1)",
                                     R"("hidden":true)",
                                     R"("hidden":false)",
                                     R"("unique":true,"sparse":true)",
                                     R"("background":true)",
                                     R"("v":2)",
                                     R"("v":1)",
                                     R"("expireAfterSeconds":3600)",
                                     R"("expireAfterSeconds":3600.9)",
                                     R"("expireAfterSeconds":{"$numberLong":"3600"})",
                                     R"("expireAfterSeconds":0)",
                                     R"("expireAfterSeconds":2147483647)",
                                     R"("expireAfterSeconds":{"$numberDouble":"NaN"})",
                                     R"("partialFilterExpression":{"b":5})",
                                     R"("partialFilterExpression":{"b":{"$eq":5}})",
                                     R"("partialFilterExpression":{"b":{"$gt":1.0,"$lt":9}})",
                                     R"("partialFilterExpression":{"b":{"$exists":true},"c":{"$type":"string"}})",
                                     R"("partialFilterExpression":{"b":{"$exists":1}})",
                                     R"("partialFilterExpression":{"$and":[{"b":1},{"c":{"$gte":2}}]})",
                                     R"("partialFilterExpression":{"b":1},"sparse":false)",
                                     R"("partialFilterExpression":{"b":1},"unique":true)",
                                     R"("partialFilterExpression":{"b":1},"expireAfterSeconds":60)",
                                     R"("collation":{"locale":"en","strength":2})",
                                     R"("collation":{"locale":"en","strength":2.0,"caseLevel":true})",
                                     R"("collation":{"locale":"de","numericOrdering":true,"caseFirst":"upper"})",
                                     R"("collation":{"locale":"en","alternate":"shifted","maxVariable":"space"})",
                                     R"("collation":{"locale":"fr","backwards":true,"normalization":true})"};

base::Bson json(const QByteArray &text)
{
    const auto read = base::Bson::fromJson(text);
    if (!read)
        qFatal("bad test document: %s", text.constData());
    return *read;
}

} // namespace

/// Whatever form a thing is asked for in, the server's listing of it compares equal: a second plan is empty, and
/// sending the same again would have been needless.
class TestDeployNormalise : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void indexReadsBackEqual_data();
    void indexReadsBackEqual();
    void collectionReadsBackEqual_data();
    void collectionReadsBackEqual();
    void secondPlanOfATargetIsEmpty_data() { indexReadsBackEqual_data(); }
    void secondPlanOfATargetIsEmpty();
    void combinationsReadBackEqual();
    void differentIndexesAreDifferent_data();
    void differentIndexesAreDifferent();
    void collModFillsInDefaults();

private:
    testsupport::MongoServer m_server{{QStringLiteral("--setParameter"), QStringLiteral("ttlMonitorEnabled=false")}};
    std::unique_ptr<SpySession> m_session;
    std::unique_ptr<RawClient> m_raw;
};

void TestDeployNormalise::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_session = connectSpy(m_server.uri());
    QVERIFY(m_session);
    m_raw = std::make_unique<RawClient>(m_server.uri());
    m_raw->setLoud(false);
}

void TestDeployNormalise::indexReadsBackEqual_data()
{
    QTest::addColumn<QByteArray>("index");
    QTest::addColumn<QByteArray>("collation"); // of the collection
    int number = 0;
    const auto row = [&](const QByteArray &index, const QByteArray &collation = {}) {
        QTest::addRow("%d %s %s", ++number, index.constData(), collation.constData()) << index << collation;
    };
    for (const QByteArray &key : indexKeys)
        row("{\"key\":" + key + ",\"name\":\"i\"}");
    for (const QByteArray &option : indexOptions)
        row(R"({"key":{"a":1},"name":"i",)" + option + "}");
    for (const QString &locale : locales) {
        row(R"({"key":{"a":1},"name":"i","collation":{"locale":")" + locale.toUtf8() + "\"}}");
        row(R"({"key":{"a":1},"name":"i"})", R"({"locale":")" + locale.toUtf8() + R"(","strength":2})");
        row(R"({"key":{"a":1},"name":"i","collation":{"locale":"simple"}})",
            R"({"locale":")" + locale.toUtf8() + "\"}");
    }
    const QList<QByteArray> special{R"({"key":{"a":"text"},"name":"i"})",
                                    R"({"key":{"x":1,"z":"text","b":"text","y":1},"name":"i"})",
                                    R"({"key":{"a":"text"},"name":"i","weights":{"a":10,"q":3.0}})",
                                    R"({"key":{"$**":"text"},"name":"i"})",
                                    R"({"key":{"a":"text"},"name":"i","default_language":"german"})",
                                    R"({"key":{"a":"text"},"name":"i","default_language":"en"})",
                                    R"({"key":{"a":"text"},"name":"i","language_override":"lang"})",
                                    R"({"key":{"a":"text"},"name":"i","textIndexVersion":3})",
                                    R"({"key":{"a":"2dsphere"},"name":"i"})",
                                    R"({"key":{"a":"2dsphere","b":1},"name":"i"})",
                                    R"({"key":{"a":"2dsphere"},"name":"i","2dsphereIndexVersion":3})",
                                    R"({"key":{"a":"2dsphere"},"name":"i","2dsphereIndexVersion":2})",
                                    R"({"key":{"a":"2d"},"name":"i"})",
                                    R"({"key":{"a":"2d"},"name":"i","bits":20,"min":-10,"max":10.5})",
                                    R"({"key":{"$**":1},"name":"i","wildcardProjection":{"a":1,"b":1}})",
                                    R"({"key":{"$**":1},"name":"i","wildcardProjection":{"a":0}})",
                                    R"({"key":{"$**":1},"name":"i","wildcardProjection":{"a":true}})"};
    for (const QByteArray &index : special) {
        row(index);
        if (!index.contains("wildcard") && !index.contains("2dsphere"))
            row(index.left(index.size() - 1) + R"(,"collation":{"locale":"simple"}})", R"({"locale":"de"})");
    }
}

void TestDeployNormalise::indexReadsBackEqual()
{
    QFETCH(QByteArray, index);
    QFETCH(QByteArray, collation);
    m_raw->run(db, R"({"dropDatabase":1})");
    const base::Bson made =
        m_raw->run(db, "{\"create\":\"c\"" + (collation.isEmpty() ? "" : ",\"collation\":" + collation) + "}");
    QVERIFY2(deploy::truthAt(made, "ok"), made.toRelaxedJson().constData());
    const base::Bson reply = m_raw->run(db, "{\"createIndexes\":\"c\",\"indexes\":[" + index + "]}");
    QVERIFY2(deploy::truthAt(reply, "ok"), reply.toRelaxedJson().constData());
    const QList<base::Bson> listed = m_raw->indexes(db, QStringLiteral("c"));
    QCOMPARE(listed.size(), 2);
    const base::Bson inherited = collation.isEmpty()
                                     ? base::Bson()
                                     : deploy::normaliseCollation(json(collation), deploy::CollationOwner::Collection);
    const base::Bson wanted = deploy::normaliseIndex(json(index), inherited);
    const base::Bson there = deploy::normaliseIndex(listed.last());
    QCOMPARE(there.toCanonicalJson(), wanted.toCanonicalJson());
    QCOMPARE(deploy::normaliseIndex(there).toCanonicalJson(), there.toCanonicalJson());
}

void TestDeployNormalise::secondPlanOfATargetIsEmpty()
{
    QFETCH(QByteArray, index);
    QFETCH(QByteArray, collation);
    if (index.contains("NaN"))
        return; // refused before anything is sent
    m_raw->run(db, R"({"dropDatabase":1})");
    base::BsonBuilder options;
    options.document(QStringLiteral("validator"), json(R"({"x":{"$gt":1.0}})"));
    if (!collation.isEmpty())
        options.document(QStringLiteral("collation"), json(collation));
    const deploy::Target target{QStringLiteral("c"), QStringLiteral("collection"), options.finish(), {json(index)}};
    for (int round = 0; round < 2; ++round) {
        const auto snapshot = deploy::inspect(*m_session, db, {});
        QVERIFY(snapshot.has_value());
        deploy::Plan plan;
        plan.server = snapshot->server;
        plan.database = db;
        plan.madeAt = QDateTime::currentDateTimeUtc();
        deploy::Differ differ{*snapshot, plan};
        deploy::diffCollection(differ, target);
        int number = 0;
        for (deploy::Step &step : plan.steps)
            step.number = ++number;
        if (round == 1) {
            QVERIFY2(plan.isEmpty() && plan.notes.isEmpty(), qPrintable(describe(plan)));
            return;
        }
        QCOMPARE(plan.steps.size(), 2);
        QTemporaryDir folder;
        const auto report =
            deploy::applyPlan(*m_session, plan, fullConsent(plan), folder.filePath(QStringLiteral("j")));
        QVERIFY2(report.verified, qPrintable(describe(report)));
    }
}

/// All keys with all options, in collections with and without a collation; what the server refuses is none of ours.
void TestDeployNormalise::combinationsReadBackEqual()
{
    const QByteArrayList collations{QByteArray(), R"({"locale":"de","strength":2})", R"({"locale":"fr_CA"})"};
    const int every = testsupport::chaosRuns(10, 1);
    int number = 0, equal = 0, refused = 0;
    for (const QByteArray &collation : collations) {
        for (const QByteArray &key : indexKeys) {
            for (const QByteArray &option : indexOptions) {
                const bool old =
                    option.contains(R"("v":1)") && !collation.isEmpty(); // has no collation, and is never sent
                if (++number % every != 0 || old)
                    continue;
                const QByteArray index = "{\"key\":" + key + ",\"name\":\"i\"," + option + "}";
                m_raw->run(db, R"({"drop":"c"})");
                m_raw->run(db, "{\"create\":\"c\"" + (collation.isEmpty() ? "" : ",\"collation\":" + collation) + "}");
                const base::Bson made = m_raw->run(db, "{\"createIndexes\":\"c\",\"indexes\":[" + index + "]}");
                if (!deploy::truthAt(made, "ok")) {
                    ++refused;
                    continue;
                }
                const QList<base::Bson> all = m_raw->indexes(db, QStringLiteral("c"));
                const base::Bson inherited =
                    collation.isEmpty()
                        ? base::Bson()
                        : deploy::normaliseCollation(json(collation), deploy::CollationOwner::Collection);
                QCOMPARE(deploy::normaliseIndex(all.last()).toCanonicalJson(),
                         deploy::normaliseIndex(json(index), inherited).toCanonicalJson());
                ++equal;
            }
        }
    }
    qInfo("%d specifications read back equal, %d were refused by the server", equal, refused);
    QVERIFY(equal > refused);
}

void TestDeployNormalise::collectionReadsBackEqual_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QString>("type");
    const QString plain = QStringLiteral("collection");
    const QString series = QStringLiteral("timeseries");
    int number = 0;
    const auto row = [&](const QByteArray &options, const QString &type) {
        QTest::addRow("%d %s", ++number, options.constData()) << options << type;
    };
    const QList<QByteArray> plains{
        "{}",
        R"({"capped":true,"size":1000})",
        R"({"capped":true,"size":4096,"max":10})",
        R"({"capped":true,"size":100.7,"max":0})",
        R"({"capped":false})",
        R"({"validator":{}})",
        R"({"validator":{"a":{"$gt":1.0}}})",
        R"({"validator":{"a":1},"validationLevel":"moderate"})",
        R"({"validator":{"a":1},"validationAction":"warn"})",
        R"({"validationLevel":"off"})",
        R"({"validator":{"$jsonSchema":{"required":["b","a"],"properties":{"b":{"enum":[3,1.0,"x"]},"a":{"bsonType":["string","null"]}}}}})",
        R"({"validator":{"$and":[{"$jsonSchema":{"bsonType":"object"}},{"$expr":{"$eq":["$a","$b"]}}]}})",
        R"({"clusteredIndex":{"key":{"_id":1},"unique":true}})",
        R"({"clusteredIndex":{"key":{"_id":1},"unique":true,"name":"pk"},"expireAfterSeconds":3600})",
        R"({"changeStreamPreAndPostImages":{"enabled":true}})",
        R"({"changeStreamPreAndPostImages":{"enabled":false}})",
        R"({"storageEngine":{}})",
        R"({"storageEngine":{"wiredTiger":{"configString":"block_compressor=zstd"}}})",
        R"({"comment":"x"})"};
    for (const QByteArray &options : plains)
        row(options, plain);
    for (const QString &locale : locales)
        row(R"({"collation":{"locale":")" + locale.toUtf8() + "\"}}", plain);
    const QList<QByteArray> times{
        R"({"timeseries":{"timeField":"t"}})",
        R"({"timeseries":{"timeField":"t","metaField":"m","granularity":"minutes"}})",
        R"({"timeseries":{"timeField":"t","granularity":"hours"},"expireAfterSeconds":3600})",
        R"({"timeseries":{"timeField":"t","metaField":"m","granularity":"seconds","bucketMaxSpanSeconds":3600}})"};
    for (const QByteArray &options : times)
        row(options, series);
}

void TestDeployNormalise::collectionReadsBackEqual()
{
    QFETCH(QByteArray, options);
    QFETCH(QString, type);
    m_raw->run(db, R"({"dropDatabase":1})");
    const base::Bson wanted = json(options);
    base::BsonBuilder command;
    command.string(QStringLiteral("create"), QStringLiteral("c")).merge(wanted);
    const base::Bson reply = m_raw->run(db, command.finish());
    QVERIFY2(deploy::truthAt(reply, "ok"), reply.toRelaxedJson().constData());
    const auto snapshot = deploy::inspect(*m_session, db, {});
    QVERIFY(snapshot.has_value());
    const deploy::LiveCollection *live = snapshot->collection(QStringLiteral("c"));
    QVERIFY(live != nullptr);
    QCOMPARE(live->type, type);
    const base::Bson there = deploy::normaliseCollection(live->type, live->options);
    QCOMPARE(there.toCanonicalJson(), deploy::normaliseCollection(type, wanted).toCanonicalJson());
    QCOMPARE(deploy::normaliseCollection(type, deploy::documentAt(there, "options")).toCanonicalJson(),
             there.toCanonicalJson());
}

void TestDeployNormalise::differentIndexesAreDifferent_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    const auto row = [](const char *name, const char *first, const char *second) {
        QTest::newRow(name) << QByteArray(first) << QByteArray(second);
    };
    row("order of keys", R"({"key":{"a":1,"b":1},"name":"i"})", R"({"key":{"b":1,"a":1},"name":"j"})");
    row("direction", R"({"key":{"a":1},"name":"i"})", R"({"key":{"a":-1},"name":"j"})");
    row("key number", R"({"key":{"a":1},"name":"i"})", R"({"key":{"a":5},"name":"j"})");
    row("unique", R"({"key":{"a":1},"name":"i"})", R"({"key":{"a":1},"name":"j","unique":true})");
    row("sparse", R"({"key":{"a":1},"name":"i"})", R"({"key":{"a":1},"name":"j","sparse":true})");
    row("collation", R"({"key":{"a":1},"name":"i"})", R"({"key":{"a":1},"name":"j","collation":{"locale":"en"}})");
    row("strength", R"({"key":{"a":1},"name":"i","collation":{"locale":"en"}})",
        R"({"key":{"a":1},"name":"j","collation":{"locale":"en","strength":2}})");
    row("partial", R"({"key":{"a":1},"name":"i"})", R"({"key":{"a":1},"name":"j","partialFilterExpression":{"b":1}})");
}

/// The server takes both as different indexes; so must we.
void TestDeployNormalise::differentIndexesAreDifferent()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    m_raw->run(db, R"({"dropDatabase":1})");
    const base::Bson reply = m_raw->run(db, "{\"createIndexes\":\"c\",\"indexes\":[" + first + "," + second + "]}");
    QVERIFY2(deploy::truthAt(reply, "ok"), reply.toRelaxedJson().constData());
    QVERIFY(deploy::indexIdentity(deploy::normaliseIndex(json(first))) !=
            deploy::indexIdentity(deploy::normaliseIndex(json(second))));
}

void TestDeployNormalise::collModFillsInDefaults()
{
    m_raw->run(db, R"({"dropDatabase":1})");
    m_raw->run(db, R"({"create":"c","validator":{"a":1}})");
    auto before = deploy::inspect(*m_session, db, {});
    m_raw->run(db, R"({"collMod":"c","validator":{"a":1.0}})");
    auto after = deploy::inspect(*m_session, db, {});
    QVERIFY(before->collections.first().options != after->collections.first().options);
    QCOMPARE(deploy::normaliseCollection(QStringLiteral("collection"), before->collections.first().options)
                 .toCanonicalJson(),
             deploy::normaliseCollection(QStringLiteral("collection"), after->collections.first().options)
                 .toCanonicalJson());
}

QTEST_GUILESS_MAIN(TestDeployNormalise)
#include "tst_deploynormalise.moc"
