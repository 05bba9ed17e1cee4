// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/apply/journal.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/diff/collectiondiff.h"
#include "models/deploy/plan/target.h"
#include "tests/live/deploytesting.h"
#include "tests/support/chaos.h"
#include "tests/support/randomvalidators.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>

using namespace sw;
using namespace sw::deploytesting;
using deploy::StepKind;
using deploy::Violators;

namespace
{

const QString db = QStringLiteral("violators");
constexpr int documentsEach = 25;
constexpr int validationFailed = 121;

base::Bson json(const QByteArray &text)
{
    const auto read = base::Bson::fromJson(text);
    if (!read)
        qFatal("bad test document: %s", text.constData());
    return *read;
}

} // namespace

/// The number of documents that a plan says a rule would hit, beside what the server itself does: it refuses each of
/// them one by one, lists the duplicates of an index, and deletes what has expired.
class TestViolators : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void validators();
    void duplicates();
    void expiries();
    void manyAndSlow();

private:
    int below(int limit) { return static_cast<int>(m_random.bounded(static_cast<quint32>(limit))); }
    template <typename T>
    T one(const QList<T> &from)
    {
        return from.at(below(static_cast<int>(from.size())));
    }
    base::Bson send(const QByteArray &json) { return m_raw->run(db, json); }
    /// False when the server refused it.
    bool insert(const QString &collection, const base::Bson &document, qint64 *code = nullptr);
    deploy::Plan planOf(const QList<deploy::Target> &targets);
    static const deploy::Step *find(const deploy::Plan &plan, const QString &collection, StepKind kind);
    /// Documents that share a value in the index "i" of "c", as the server lists them.
    QSet<QByteArray> sharing();
    QByteArray someValue(int depth);
    QByteArray someDocument(int id);

    testsupport::MongoServer m_server{{QStringLiteral("--setParameter"), QStringLiteral("enableTestCommands=1"),
                                       QStringLiteral("--setParameter"), QStringLiteral("ttlMonitorSleepSecs=1")}};
    std::unique_ptr<SpySession> m_session;
    std::unique_ptr<RawClient> m_raw;
    QTemporaryDir m_folder;
    QRandomGenerator m_random{10};
};

void TestViolators::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_session = connectSpy(m_server.uri());
    QVERIFY(m_session);
    m_raw = std::make_unique<RawClient>(m_server.uri());
    m_raw->setLoud(false);
}

void TestViolators::init()
{
    send(R"({"dropDatabase":1})");
}

bool TestViolators::insert(const QString &collection, const base::Bson &document, qint64 *code)
{
    base::BsonBuilder command;
    command.string("insert", collection).beginArray("documents").document("0", document);
    const base::Bson reply = m_raw->run(db, command.end().finish());
    const QList<base::Bson> errors = deploy::documentsAt(reply, "writeErrors");
    if (code != nullptr)
        *code = errors.isEmpty() ? 0 : deploy::wholeAt(errors.first(), "code").value_or(-1);
    return deploy::wholeAt(reply, "n") == 1;
}

deploy::Plan TestViolators::planOf(const QList<deploy::Target> &targets)
{
    deploy::Plan plan;
    const auto snapshot = deploy::inspect(*m_session, db, {});
    if (!snapshot)
        return plan;
    plan.server = snapshot->server;
    plan.database = db;
    plan.madeAt = QDateTime::currentDateTimeUtc();
    deploy::Differ differ{*snapshot, plan};
    for (const deploy::Target &target : targets)
        deploy::diffCollection(differ, target);
    deploy::sortAndNumber(plan);
    if (const auto counted = deploy::countViolators(*m_session, plan); !counted)
        qWarning("%s", qPrintable(counted.error().text()));
    return plan;
}

const deploy::Step *TestViolators::find(const deploy::Plan &plan, const QString &collection, StepKind kind)
{
    for (const deploy::Step &step : plan.steps) {
        if (step.collection == collection && step.kind == kind)
            return &step;
    }
    return nullptr;
}

/// Documents that a server refuses under the rules, each by itself, are those that were counted.
void TestViolators::validators()
{
    const int wanted = testsupport::chaosRuns(10, 200);
    testsupport::RandomValidators random(2610);
    int schemas = 0, clean = 0, unknown = 0, hit = 0;
    while (schemas < wanted) {
        send(R"({"dropDatabase":1})");
        const base::Bson validator = random.validator();
        const base::Bson collation =
            json(one<QByteArray>({"{}", "{}", R"({"locale":"en","strength":2})", R"({"locale":"fr_CA"})"}));
        base::BsonBuilder options;
        if (!collation.isEmpty())
            options.document("collation", collation);
        const base::Bson plain = options.finish();
        base::BsonBuilder create;
        create.string("create", QStringLiteral("judge")).merge(plain).document("validator", validator);
        if (validator.isEmpty() || !deploy::truthAt(m_raw->run(db, create.finish()), "ok"))
            continue; // no rules that a plan could have
        base::BsonBuilder bare;
        m_raw->run(db, bare.string("create", QStringLiteral("c")).merge(plain).finish());
        qint64 refused = 0;
        bool fails = false; // an expression that throws, where the server has no verdict
        for (int i = 0; i < documentsEach; ++i) {
            const base::Bson document = deploy::joined(base::BsonBuilder().int32("_id", i).finish(),
                                                       deploy::without(random.document(), {QStringLiteral("_id")}));
            qint64 code = 0;
            if (!insert(QStringLiteral("c"), document))
                continue; // $-names and the like
            insert(QStringLiteral("judge"), document, &code);
            refused += code == validationFailed ? 1 : 0;
            fails = fails || (code != 0 && code != validationFailed);
        }
        base::BsonBuilder target;
        target.merge(plain).document("validator", validator);
        const QString level = one<QString>({QStringLiteral("strict"), QStringLiteral("moderate")});
        target.string("validationLevel", level);
        const deploy::Plan plan = planOf({{QStringLiteral("c"), QStringLiteral("collection"), target.finish(), {}}});
        const deploy::Step *step = find(plan, QStringLiteral("c"), StepKind::ChangeValidator);
        QVERIFY2(step != nullptr, validator.toRelaxedJson().constData());
        ++schemas;
        const Violators &counted = step->violators;
        if (counted.state == Violators::State::NotAsked) { // accepts whatever is valid today
            QVERIFY2(refused == 0 && step->change == deploy::ChangeClass::Adds, validator.toRelaxedJson().constData());
            continue;
        }
        if (counted.state == Violators::State::Unknown) {
            QVERIFY2(fails || refused > 0, validator.toRelaxedJson().constData());
            ++unknown;
            continue;
        }
        QVERIFY2(!fails && counted.count == refused,
                 qPrintable(QStringLiteral("%1, not %2 (%3): ").arg(refused).arg(counted.count).arg(fails) +
                            QString::fromUtf8(target.finish().toCanonicalJson())));
        ++(refused == 0 ? clean : hit);
    }
    qInfo("%d schemas: %d with violators, %d without, %d unknown", schemas, hit, clean, unknown);
    QVERIFY(hit > wanted / 4 && clean > 0);
}

QSet<QByteArray> TestViolators::sharing()
{
    send(R"({"collMod":"c","index":{"name":"i","prepareUnique":true}})");
    const base::Bson reply = send(R"({"collMod":"c","index":{"name":"i","unique":true},"dryRun":true})");
    send(R"({"collMod":"c","index":{"name":"i","prepareUnique":false}})");
    QSet<QByteArray> out;
    for (const base::Bson &violation : deploy::documentsAt(reply, "violations")) {
        for (const base::BsonField &id : deploy::fieldsAt(violation, "ids"))
            out.insert(QByteArray::number(id.whole().value_or(-1)));
    }
    return out;
}

QByteArray TestViolators::someValue(int depth)
{
    const QByteArrayList plain{"null",
                               "1",
                               R"({"$numberDouble":"1.0"})",
                               R"({"$numberLong":"1"})",
                               "2",
                               "3",
                               "\"a\"",
                               "\"A\"",
                               R"({"$numberDouble":"NaN"})",
                               "true",
                               "[]",
                               R"({"$numberDecimal":"2"})",
                               R"({"$numberDecimal":"NaN"})"};
    const int kind = depth > 2 ? 0 : below(10);
    if (kind < 6)
        return one<QByteArray>(plain);
    QByteArrayList parts;
    if (kind == 6) {
        for (int i = below(3); i >= 0; --i)
            parts << someValue(depth + 1);
        return "[" + parts.join(",") + "]";
    }
    const auto inner = [&] {
        QByteArrayList members;
        for (const char *name : {"a", "b"}) {
            if (below(3) > 0)
                members << '"' + QByteArray(name) + "\":" + someValue(depth + 1);
        }
        return "{" + members.join(",") + "}";
    };
    if (kind == 7)
        return inner();
    for (int i = below(3); i >= 0; --i)
        parts << (below(5) == 0 ? someValue(depth + 1) : inner());
    return "[" + parts.join(",") + "]";
}

QByteArray TestViolators::someDocument(int id)
{
    QByteArray out = "{\"_id\":" + QByteArray::number(id);
    for (const char *name : {"x", "y", "z"}) {
        if (below(4) > 0)
            out += ",\"" + QByteArray(name) + "\":" + someValue(0);
    }
    return out + "}";
}

/// Absent and null, arrays and arrays of documents, numbers of all types, collations, partial and sparse indexes.
void TestViolators::duplicates()
{
    const int all = testsupport::chaosRuns(40, 400);
    int hit = 0;
    for (int run = 0; run < all; ++run) {
        send(R"({"dropDatabase":1})");
        const QByteArray keys =
            one<QByteArray>({R"({"x":1})", R"({"x.a":1})", R"({"x":1,"y":-1})", R"({"x.a":1,"x.b":1})",
                             R"({"x.a.b":1})", R"({"x.a":1,"y":1})", R"({"x.a.a":1,"x.b":-1,"z":1})"});
        const QByteArray filter =
            one<QByteArray>({"", "", "", R"(,"sparse":true)", R"(,"partialFilterExpression":{"y":{"$gt":1}})",
                             R"(,"partialFilterExpression":{"y":{"$exists":true},"x":{"$type":"string"}})"});
        const QByteArray collation = one<QByteArray>({"", "", R"(,"collation":{"locale":"en","strength":2})"});
        const QByteArray of = one<QByteArray>({"", "", R"(,"collation":{"locale":"en","strength":1})"});
        const QByteArray index = "{\"key\":" + keys + ",\"name\":\"i\"" + filter + collation;
        send("{\"create\":\"c\"" + of + "}");
        const base::Bson made = send("{\"createIndexes\":\"c\",\"indexes\":[" + index + "}]}");
        QVERIFY2(deploy::truthAt(made, "ok"), made.toRelaxedJson().constData());
        QByteArrayList stored;
        for (int i = below(12) + 2; i > 0; --i) {
            const QByteArray document = someDocument(i);
            if (insert(QStringLiteral("c"), json(document))) // parallel arrays are refused
                stored << document;
        }
        const QSet<QByteArray> witness = sharing();
        base::BsonBuilder options;
        if (!of.isEmpty())
            options.merge(json("{" + of.mid(1) + "}"));
        const deploy::Target target{
            QStringLiteral("c"), QStringLiteral("collection"), options.finish(), {json(index + ",\"unique\":true}")}};
        for (const StepKind kind : {StepKind::ChangeIndex, StepKind::CreateIndex}) {
            if (kind == StepKind::CreateIndex) // over documents that are there
                send(R"({"dropIndexes":"c","index":"i"})");
            const deploy::Plan plan = planOf({target});
            const deploy::Step *step = find(plan, QStringLiteral("c"), kind);
            if (stored.isEmpty())
                continue;
            QVERIFY2(step != nullptr, qPrintable(describe(plan)));
            const QString told = QStringLiteral("%1, not %2").arg(witness.size()).arg(step->violators.count);
            if (step->violators.count != witness.size() || step->violators.state == Violators::State::Unknown)
                QFAIL((told.toUtf8() + '\n' + index + '\n' + stored.join("\n")).constData());
        }
        hit += witness.isEmpty() ? 0 : 1;
    }
    qInfo("%d indexes, %d of them with duplicates", all, hit);
    QVERIFY(hit > all / 4 && hit < all);
}

/// What a new expiry is said to delete is what the server then deletes.
void TestViolators::expiries()
{
    const int all = testsupport::chaosRuns(10, 100);
    QList<deploy::Target> targets;
    QHash<QString, int> before;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const auto date = [&](qint64 hours) {
        return R"({"$date":{"$numberLong":")" + QByteArray::number(now + hours * 3'600'000) + "\"}}";
    };
    for (int i = 0; i < all; ++i) {
        const QString name = QStringLiteral("c%1").arg(i);
        int there = 0;
        for (int k = below(30) + 1; k > 0; --k) {
            const QByteArray at = one<QByteArray>({date(-100), date(-30), date(-1), date(100), "null", "\"old\"", "1",
                                                   "[" + date(-100) + "," + date(100) + "]", "[" + date(100) + "]",
                                                   "[]", "{\"in\":" + date(-100) + "}"});
            there += insert(name, json("{\"x\":" + QByteArray::number(below(3)) + ",\"at\":" + at + "}")) ? 1 : 0;
        }
        before.insert(name, there);
        const QByteArray filter = one<QByteArray>({"", "", R"(,"partialFilterExpression":{"x":1})"});
        const QByteArray seconds = one<QByteArray>({"0", "7200", "180000"});
        targets << deploy::Target{
            name,
            QStringLiteral("collection"),
            {},
            {json(R"({"key":{"at":1},"name":"i","expireAfterSeconds":)" + seconds + filter + "}")}};
    }
    const deploy::Plan plan = planOf(targets);
    const auto report =
        deploy::applyPlan(*m_session, plan, fullConsent(plan), deploy::journalPath(m_folder.path(), plan));
    QVERIFY2(report.verified, qPrintable(describe(report)));
    const auto passes = [&] {
        return deploy::wholeAt(m_raw->run(QStringLiteral("admin"), R"({"serverStatus":1})"), "metrics.ttl.passes")
            .value_or(0);
    };
    const qint64 first = passes();
    QTRY_VERIFY_WITH_TIMEOUT(passes() > first + 1, 20'000);
    qint64 told = 0;
    for (const deploy::Step &step : plan.steps) {
        QCOMPARE(step.change, deploy::ChangeClass::MayDelete);
        told += step.violators.count;
        QVERIFY2(before.value(step.collection) - m_raw->count(db, step.collection) == step.violators.count,
                 qPrintable(step.collection + QString::fromUtf8(step.command.toRelaxedJson())));
    }
    QCOMPARE(plan.steps.size(), all);
    qInfo("%d expiries, %lld documents told and deleted", all, static_cast<long long>(told));
}

/// Where the count ends early it says so, and what could not be counted is not taken for none.
void TestViolators::manyAndSlow()
{
    constexpr int most = 100'000;
    QByteArrayList documents(10'001, R"({"x":1})");
    const QByteArray batch = R"({"insert":"c","documents":[)" + documents.join(",") + "]}";
    for (int i = 0; i < 10; ++i)
        send(batch);
    base::BsonBuilder options;
    options.document("validator", json(R"({"x":{"$type":"string"}})"));
    const QList<deploy::Target> targets{{QStringLiteral("c"), QStringLiteral("collection"), options.finish(), {}}};
    deploy::Plan plan = planOf(targets);
    QCOMPARE(plan.steps.size(), 1);
    QVERIFY(plan.steps.first().violators.atLeast);
    QCOMPARE(plan.steps.first().violators.count, most);
    m_raw->run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":"alwaysOn","data":{)"
                                        R"("failCommands":["aggregate"],"errorCode":50,"appName":"shapewright"}})");
    plan = planOf(targets);
    m_raw->run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":"off"})");
    QCOMPARE(plan.steps.first().violators.state, Violators::State::Unknown);
    QVERIFY(plan.steps.first().needsConsent());
}

QTEST_GUILESS_MAIN(TestViolators)
#include "tst_violators.moc"
