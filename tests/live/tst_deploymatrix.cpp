// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/journal.h"
#include "tests/live/twocollections.h"
#include "tests/support/chaos.h"

#include <QTemporaryDir>

using namespace sw;
using namespace sw::deploytesting;
using deploy::StepState;

namespace
{

const QString db = QStringLiteral("matrix");

} // namespace

/// Makes each kind of command fail in each way that a server knows. Whatever happens, the report says what the catalog
/// says, and a new plan brings the rest.
class TestDeployMatrix : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void faultMatrix_data();
    void faultMatrix();

private:
    /// A step, the command that it sends, and the designs that lead to it.
    struct Kind
    {
        const char *name;
        const char *command;
        design::Design before;
        design::Design after;
        bool filled;
    };
    static QList<Kind> kinds();
    void fill();
    /// Of the documents of a and b, which nothing here may change.
    QByteArray hash()
    {
        return deploy::documentAt(m_raw->run(db, R"({"dbHash":1,"collections":["a","b"]})"), "collections")
            .toCanonicalJson();
    }
    deploy::Plan plan(const design::Design &design);
    deploy::ApplyReport apply(const deploy::Plan &plan);
    void faultsOff() { m_raw->run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":"off"})"); }
    void checkReportAgainstCatalog(const deploy::ApplyReport &report, const design::Design &design, qsizetype planned,
                                   bool unsafe);

    testsupport::MongoServer m_server{{QStringLiteral("--setParameter"), QStringLiteral("enableTestCommands=1"),
                                       QStringLiteral("--setParameter"), QStringLiteral("ttlMonitorEnabled=false")}};
    std::unique_ptr<SpySession> m_session;
    std::unique_ptr<RawClient> m_raw;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDeployMatrix::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_raw = std::make_unique<RawClient>(m_server.uri());
    m_session = connectSpy(m_server.uri());
    QVERIFY(m_session);
}

void TestDeployMatrix::init()
{
    m_session->before = nullptr;
    m_session->forget();
    faultsOff();
    m_raw->run(db, R"({"dropDatabase":1})");
    m_folder = std::make_unique<QTemporaryDir>();
}

deploy::Plan TestDeployMatrix::plan(const design::Design &design)
{
    const auto made = planFor(*m_session, db, design);
    if (!made)
        qWarning("%s", qPrintable(made.error().text()));
    return made ? *made : deploy::Plan();
}

deploy::ApplyReport TestDeployMatrix::apply(const deploy::Plan &plan)
{
    return deploy::applyPlan(*m_session, plan, fullConsent(plan), deploy::journalPath(m_folder->path(), plan));
}

/// Done and already done steps are gone from a new plan, the others are still in it.
void TestDeployMatrix::checkReportAgainstCatalog(const deploy::ApplyReport &report, const design::Design &design,
                                                 qsizetype planned, bool unsafe)
{
    faultsOff();
    const auto isDone = [](const deploy::StepReport &step) {
        return step.state == StepState::Done || step.state == StepState::AlreadyDone;
    };
    const auto done = std::count_if(report.steps.cbegin(), report.steps.cend(), isDone);
    const deploy::Plan rest = plan(design);
    QVERIFY2(rest.steps.size() == planned - done, qPrintable(describe(report) + describe(rest)));
    QCOMPARE(report.verified, done == planned && !unsafe);
    if (unsafe) // it is told for what it is
        QVERIFY2(report.error->code == base::ErrorCode::Partial, qPrintable(describe(report)));
    const auto second = apply(rest);
    QVERIFY2(second.verified || rest.isEmpty(), qPrintable(describe(second)));
    QVERIFY(plan(design).isEmpty());
}

QList<TestDeployMatrix::Kind> TestDeployMatrix::kinds()
{
    const QStringList fields{QStringLiteral("x"), QStringLiteral("y")};
    const design::Design filled = designOf({collectionOf(QStringLiteral("a"), fields, {ascending("x")}),
                                            collectionOf(QStringLiteral("b"), fields, {ascending("x")})});
    const auto changed = [&](const std::function<void(design::Collection &)> &change) {
        design::Design out = filled;
        for (design::Collection &collection : out.collections)
            change(collection);
        return out;
    };
    design::Collection readings;
    readings.name = QStringLiteral("readings");
    readings.root = design::makeObject({}, {design::makeNode(QStringLiteral("ts"), schema::FieldType::Date)});
    readings.timeSeries =
        design::TimeSeriesOptions{QStringLiteral("ts"), QStringLiteral("meta"), QStringLiteral("minutes")};
    readings.expireAfterSeconds = 86400;
    design::Collection shorter = readings;
    shorter.expireAfterSeconds = 3600;
    design::Design expiring = filled;
    for (design::Collection &collection : expiring.collections)
        collection.indexes[0].expireAfterSeconds = 3600;
    design::Design sooner = expiring;
    for (design::Collection &collection : sooner.collections)
        collection.indexes[0].expireAfterSeconds = 60;
    const auto indexed = [&](const std::function<void(design::Index &)> &change) {
        return changed([&](design::Collection &collection) {
            collection.indexes << ascending("y");
            change(collection.indexes.last());
        });
    };
    return {
        {"create", "create", {}, twoCollections(), false},
        {"createIndexes", "createIndexes", {}, twoCollections(), false},
        {"collMod", "collMod", twoCollections(), changedCollections(), false},
        {"time series", "create", {}, designOf({readings}), false},
        {"its expiry", "collMod", designOf({readings}), designOf({shorter}), false},
        {"build", "createIndexes", filled, indexed([](design::Index &) {}), true},
        {"unique build", "createIndexes", filled, indexed([](design::Index &index) { index.unique = true; }), true},
        {"expiring build", "createIndexes", filled,
         indexed([](design::Index &index) { index.expireAfterSeconds = 3600; }), true},
        {"stricter", "collMod", changed([](design::Collection &one) { one.root.fields[1].presence = 0.5; }), filled,
         true},
        {"warning", "collMod", filled,
         changed([](design::Collection &one) { one.action = design::ValidationAction::Warn; }), true},
        {"hidden", "collMod", filled, changed([](design::Collection &one) { one.indexes[0].hidden = true; }), true},
        {"sooner", "collMod", expiring, sooner, true},
        {"unique", "collMod", filled, changed([](design::Collection &one) { one.indexes[0].unique = true; }), true},
    };
}

void TestDeployMatrix::fill()
{
    for (const char *name : {"a", "b"}) {
        QByteArrayList documents;
        for (int i = 0; i < 9; ++i)
            documents << R"({"_id":{"$oid":"65a10000000000000000000)" + QByteArray::number(i) + R"("},"x":"v)" +
                             QByteArray::number(i) + R"(","y":"w)" + QByteArray::number(i) + R"("})";
        m_raw->run(db, R"({"insert":")" + QByteArray(name) + R"(","documents":[)" + documents.join(",") + "]}");
    }
}

/// In the suite three kinds of steps meet all faults, and the others every seventh.
void TestDeployMatrix::faultMatrix_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("fault");
    QTest::addColumn<QByteArray>("mode");
    const QList<int> codes{2,   6,    7,     9,     13,    14,    20,    24,    26,    27,    46,   48,
                           50,  59,   64,    67,    72,    73,    79,    85,    86,    89,    91,   100,
                           107, 112,  117,   121,   146,   189,   197,   262,   276,   278,   279,  361,
                           365, 9001, 10107, 11000, 11600, 11601, 11602, 13435, 14031, 40415, 99999};
    const QList<int> afterwards{50, 64, 79, 91, 100, 189, 10107, 11600, 11601, 11602, 13435};
    const QList<Kind> all = kinds();
    int number = 0;
    const auto add = [&](int kind, const QByteArray &name, const QByteArray &fault, const QByteArray &mode) {
        const bool wanted = kind < 3 || ++number % testsupport::chaosRuns(7, 1) == 0;
        if (wanted)
            QTest::addRow("%s %s", all.at(kind).name, name.constData())
                << kind << "\"failCommands\":[\"" + QByteArray(all.at(kind).command) + "\"]," + fault << mode;
    };
    for (int kind = 0; kind < all.size(); ++kind) {
        for (int code : codes)
            add(kind, QByteArray::number(code), "\"errorCode\":" + QByteArray::number(code), R"({"times":1})");
        for (int code : afterwards) // it was done, but not on a majority
            add(kind, "done, " + QByteArray::number(code),
                R"("writeConcernError":{"errmsg":"made up","code":)" + QByteArray::number(code) + "}",
                R"({"times":1})");
        for (const auto &[name, mode] : {std::pair{"cut", R"({"times":1})"}, std::pair{"cut twice", R"({"times":2})"},
                                         std::pair{"cut second", R"({"skip":1})"}})
            add(kind, name, R"("closeConnection":true)", mode);
        if (QByteArray(all.at(kind).name) == "unique") { // which takes three commands
            for (int skip : {1, 2, 3, 4}) {
                for (int code : codes)
                    add(kind, QByteArray::number(code) + " after " + QByteArray::number(skip),
                        "\"errorCode\":" + QByteArray::number(code),
                        QByteArray("{\"skip\":" + QByteArray::number(skip) + "}"));
            }
        }
    }
    for (const char *command : {"listCollections", "listIndexes", "collStats", "aggregate"}) {
        const QByteArray target = "\"failCommands\":[\"" + QByteArray(command) + "\"],";
        for (int skip : {0, 1, 2, 3, 5}) {
            const QByteArray mode = "{\"skip\":" + QByteArray::number(skip) + "}";
            QTest::addRow("%s cut after %d", command, skip) << 0 << target + "\"closeConnection\":true" << mode;
            QTest::addRow("%s 11600 after %d", command, skip) << 0 << target + "\"errorCode\":11600" << mode;
        }
    }
}

void TestDeployMatrix::faultMatrix()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, fault);
    QFETCH(QByteArray, mode);
    const Kind row = kinds().at(kind);
    if (!row.before.collections.isEmpty())
        QVERIFY(apply(plan(row.before)).verified);
    if (row.filled)
        fill();
    const QByteArray documents = hash();
    const deploy::Plan made = plan(row.after);
    QVERIFY2(!made.isEmpty(), qPrintable(describe(made)));
    const bool endless = mode.contains("skip");
    int left = 12; // an endless fault ends some time, or nothing could be checked
    m_session->before = [&](const QString &, const base::Bson &) {
        if (endless && m_session->names.size() > 0 && --left == 0)
            faultsOff();
    };
    m_raw->run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":)" + mode +
                                            R"(,"data":{"appName":"shapewright",)" + fault + "}}");
    const auto report = apply(made);
    m_session->before = nullptr;
    QCOMPARE(report.verified, !report.error.has_value());
    QVERIFY(!report.error || !report.error->message.isEmpty());
    // The last of several commands is waited for by itself, and with it those before.
    const bool unsafe = fault.contains("writeConcernError") && QByteArray(row.name) != "unique";
    checkReportAgainstCatalog(report, row.after, made.steps.size(), unsafe);
    if (row.filled)
        QCOMPARE(hash(), documents);
}

QTEST_GUILESS_MAIN(TestDeployMatrix)
#include "tst_deploymatrix.moc"
