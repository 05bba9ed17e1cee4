// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/deploytesting.h"

#include "models/deploy/apply/journal.h"

#include <QTemporaryDir>

using namespace sw;
using namespace sw::deploytesting;
using base::ErrorCode;
using design::KeyKind;

namespace
{

const QString db = QStringLiteral("indexes");

design::Design placesWith(const std::function<void(design::Index &)> &change)
{
    design::Index index = indexOn({{QStringLiteral("at"), KeyKind::Ascending}});
    change(index);
    design::Collection out = collectionOf(QStringLiteral("places"), {}, {index});
    out.root.fields << design::makeNode(QStringLiteral("at"), schema::FieldType::Date);
    return designOf({out});
}

} // namespace

/// Changes of indexes over documents on a set of one member: what chaos found never to be applicable.
class TestDeployIndexesLive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void indexesBecomeUnique_data();
    void indexesBecomeUnique();
    void preparedIndexIsTakenBack();
    void cappedCollectionIsRefusedInThePlan();
    void buildsWaitForOpenTransactions();
    void waitingCanBeStopped();
    void namesMayBeginWithAMark();
    void geoErrorsQuoteNoDocument();
    void wrongSetIsTold_data();
    void wrongSetIsTold();
    void viewIsInTheWay();
    void databaseIsGone();

private:
    deploy::Plan plan(const design::Design &design);
    deploy::ApplyReport apply(const deploy::Plan &plan, const base::Progress &progress = {});
    void fill();
    base::Bson onOtherSession(const QByteArray &command, qint64 number, const QByteArray &more);

    testsupport::MongoServer m_server{{QStringLiteral("--replSet"), QStringLiteral("rs7")}};
    std::unique_ptr<SpySession> m_session;
    std::unique_ptr<RawClient> m_raw;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDeployIndexesLive::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_raw = std::make_unique<RawClient>(m_server.uri() + QStringLiteral("?directConnection=true"));
    QVERIFY(m_raw->becomePrimary(QStringLiteral("rs7"), m_server.port()));
}

void TestDeployIndexesLive::init()
{
    m_session = connectSpy(m_server.uri() + QStringLiteral("?directConnection=true"));
    QVERIFY(m_session);
    m_raw->run(db, R"({"dropDatabase":1})");
    m_folder = std::make_unique<QTemporaryDir>();
}

deploy::Plan TestDeployIndexesLive::plan(const design::Design &design)
{
    const auto made = planFor(*m_session, db, design);
    if (!made)
        qWarning("%s", qPrintable(made.error().text()));
    return made ? *made : deploy::Plan();
}

deploy::ApplyReport TestDeployIndexesLive::apply(const deploy::Plan &plan, const base::Progress &progress)
{
    return deploy::applyPlan(*m_session, plan, fullConsent(plan), deploy::journalPath(m_folder->path(), plan),
                             progress);
}

void TestDeployIndexesLive::fill()
{
    m_raw->run(db, R"({"insert":"places","documents":[)"
                   R"({"_id":{"$oid":"65a100000000000000000001"},"at":{"$date":"2999-01-01T00:00:00Z"}},)"
                   R"({"_id":{"$oid":"65a100000000000000000002"},"at":{"$date":"2999-01-02T00:00:00Z"}}]})");
}

void TestDeployIndexesLive::indexesBecomeUnique_data()
{
    QTest::addColumn<bool>("hiddenBefore");
    QTest::addColumn<int>("expiryBefore");
    QTest::addColumn<bool>("hiddenAfter");
    QTest::addColumn<int>("expiryAfter");
    for (const bool before : {false, true}) {
        for (const bool after : {false, true}) {
            for (const auto &[from, to] : {std::pair(0, 0), {0, 900}, {900, 0}, {900, 900}, {900, 1900}, {1900, 900}})
                QTest::addRow("%s %d to %s %d", before ? "hidden" : "seen", from, after ? "hidden" : "seen", to)
                    << before << from << after << to;
        }
    }
}

void TestDeployIndexesLive::indexesBecomeUnique()
{
    QFETCH(bool, hiddenBefore);
    QFETCH(int, expiryBefore);
    QFETCH(bool, hiddenAfter);
    QFETCH(int, expiryAfter);
    const auto set = [](design::Index &index, bool unique, bool hidden, int expiry) {
        index.unique = unique;
        index.hidden = hidden;
        if (expiry > 0)
            index.expireAfterSeconds = expiry;
    };
    QVERIFY(apply(plan(placesWith([&](design::Index &i) { set(i, false, hiddenBefore, expiryBefore); }))).verified);
    fill();
    const design::Design wanted = placesWith([&](design::Index &i) { set(i, true, hiddenAfter, expiryAfter); });
    const deploy::Plan made = plan(wanted);
    const auto report = apply(made);
    const bool byHand = expiryBefore > 0 && expiryAfter == 0;
    if (byHand) {
        QVERIFY2(report.error && report.error->code == ErrorCode::Refused, qPrintable(describe(report)));
    } else {
        QVERIFY2(report.verified && !report.error, qPrintable(describe(made) + describe(report)));
    }
    const deploy::Plan again = plan(wanted);
    QVERIFY2(again.isEmpty(), qPrintable(describe(again)));
    m_raw->setLoud(false);
    const base::Bson twice = m_raw->run(
        db,
        R"({"insert":"places","documents":[{"_id":{"$oid":"65a100000000000000000003"},"at":{"$date":"2999-01-01T00:00:00Z"}}]})");
    m_raw->setLoud(true);
    QVERIFY(deploy::contains(twice, "writeErrors"));
    QCOMPARE(m_raw->count(db, QStringLiteral("places")), 2);
}

void TestDeployIndexesLive::preparedIndexIsTakenBack()
{
    const design::Design plain = placesWith([](design::Index &) {});
    QVERIFY(apply(plan(plain)).verified);
    fill();
    m_raw->run(db, R"({"collMod":"places","index":{"name":"at_1","prepareUnique":true}})");
    const deploy::Plan back = plan(plain);
    QCOMPARE(back.steps.size(), 1);
    QVERIFY(apply(back).verified);
    QVERIFY(plan(plain).isEmpty());
    m_raw->run(db, R"({"collMod":"places","index":{"name":"at_1","prepareUnique":true}})");
    const design::Design unique = placesWith([](design::Index &index) { index.unique = true; });
    QVERIFY(apply(plan(unique)).verified);
    QVERIFY(plan(unique).isEmpty());
}

void TestDeployIndexesLive::cappedCollectionIsRefusedInThePlan()
{
    m_raw->run(db, R"({"create":"places","capped":true,"size":4096})");
    const deploy::Plan made = plan(placesWith([](design::Index &index) { index.expireAfterSeconds = 60; }));
    QVERIFY(!made.steps.isEmpty());
    const deploy::Step &last = made.steps.last();
    QCOMPARE(last.kind, deploy::StepKind::Manual);
    QVERIFY2(last.what.contains(QStringLiteral("capped")), qPrintable(last.what));
    QVERIFY(std::none_of(made.steps.cbegin(), made.steps.cend(),
                         [](const deploy::Step &step) { return step.kind == deploy::StepKind::CreateIndex; }));
}

base::Bson TestDeployIndexesLive::onOtherSession(const QByteArray &command, qint64 number, const QByteArray &more)
{
    return m_raw->run(QStringLiteral("indexes"),
                      command.chopped(1) + R"(,"lsid":{"id":{"$uuid":"8a4ac8ee-8b2c-4c5c-9d55-6f6f3a1c0001"}},)" +
                          R"("txnNumber":{"$numberLong":")" + QByteArray::number(number) + R"("},"autocommit":false)" +
                          more + "}");
}

/// A transaction that has written to the collection is open: the build is not begun while it is, other writers go on.
void TestDeployIndexesLive::buildsWaitForOpenTransactions()
{
    const design::Design plain = placesWith([](design::Index &) {});
    QVERIFY(apply(plan(plain)).verified);
    fill();
    design::Design wanted = plain;
    wanted.collections.first().indexes << indexOn(
        {{QStringLiteral("_id"), KeyKind::Ascending}, {QStringLiteral("at"), KeyKind::Ascending}});
    const deploy::Plan made = plan(wanted);
    onOtherSession(R"({"update":"places","updates":[{"q":{},"u":{"$set":{"at":{"$date":"2999-02-01T00:00:00Z"}}}}]})",
                   1, R"(,"startTransaction":true)");
    QThread::msleep(1500);
    QStringList told;
    bool wrote = false;
    const base::Progress progress(
        [&](double, const QString &what) {
            if (!what.contains(QStringLiteral("transaction")))
                return;
            told << what;
            if (told.size() != 2)
                return;
            RawClient other(m_server.uri() + QStringLiteral("?directConnection=true"));
            const base::Bson reply = other.run(
                db,
                R"({"insert":"places","maxTimeMS":2000,"documents":[{"_id":{"$oid":"65a100000000000000000009"},"at":{"$date":"2999-05-01T00:00:00Z"}}]})");
            wrote = deploy::truthAt(reply, "ok") && !deploy::contains(reply, "writeErrors");
            m_raw->run(
                QStringLiteral("admin"),
                R"({"commitTransaction":1,"lsid":{"id":{"$uuid":"8a4ac8ee-8b2c-4c5c-9d55-6f6f3a1c0001"}},"txnNumber":{"$numberLong":"1"},"autocommit":false})");
        },
        {});
    const auto report = apply(made, progress);
    QVERIFY2(report.verified, qPrintable(describe(report)));
    QVERIFY(told.size() >= 2);
    QVERIFY(wrote);
}

void TestDeployIndexesLive::waitingCanBeStopped()
{
    const design::Design plain = placesWith([](design::Index &) {});
    QVERIFY(apply(plan(plain)).verified);
    fill();
    design::Design wanted = plain;
    wanted.collections.first().indexes << indexOn(
        {{QStringLiteral("_id"), KeyKind::Ascending}, {QStringLiteral("at"), KeyKind::Ascending}});
    const deploy::Plan made = plan(wanted);
    onOtherSession(R"({"update":"places","updates":[{"q":{},"u":{"$set":{"at":{"$date":"2999-02-01T00:00:00Z"}}}}]})",
                   2, R"(,"startTransaction":true)");
    QThread::msleep(1500);
    bool waits = false;
    const auto report = apply(
        made, base::Progress(
                  [&](double, const QString &what) { waits = waits || what.contains(QStringLiteral("transaction")); },
                  [&] { return waits; }));
    m_raw->run(
        QStringLiteral("admin"),
        R"({"abortTransaction":1,"lsid":{"id":{"$uuid":"8a4ac8ee-8b2c-4c5c-9d55-6f6f3a1c0001"}},"txnNumber":{"$numberLong":"2"},"autocommit":false})");
    QVERIFY(report.error && report.error->code == ErrorCode::Cancelled);
    QCOMPARE(report.steps.first().state, deploy::StepState::NotDone);
}

void TestDeployIndexesLive::namesMayBeginWithAMark()
{
    const QString mark(QChar(QChar::ByteOrderMark));
    design::Index index = indexOn({{mark + QStringLiteral("x"), KeyKind::Ascending}});
    index.name = mark + QStringLiteral("i");
    const design::Design design =
        designOf({collectionOf(mark + QStringLiteral("c"), {mark + QStringLiteral("x")}, {index}),
                  collectionOf(QStringLiteral("c"), {QStringLiteral("x")}, {})});
    const auto report = apply(plan(design));
    QVERIFY2(report.verified, qPrintable(describe(report)));
    const deploy::Plan again = plan(design);
    QVERIFY2(again.isEmpty(), qPrintable(describe(again)));
}

void TestDeployIndexesLive::geoErrorsQuoteNoDocument()
{
    m_raw->run(
        db,
        R"({"insert":"places","documents":[{"_id":1,"name":"SECRET","spot":{"type":"Point","coordinates":[1000,2000]}}]})");
    design::Design wanted = designOf(
        {collectionOf(QStringLiteral("places"), {}, {indexOn({{QStringLiteral("spot"), KeyKind::Geo2dSphere}})})});
    const auto report = apply(plan(wanted));
    QVERIFY(report.error.has_value());
    QVERIFY2(!describe(report).contains(QStringLiteral("SECRET")), qPrintable(describe(report)));
    QVERIFY2(describe(report).contains(QStringLiteral("not a valid place")), qPrintable(describe(report)));
}

void TestDeployIndexesLive::wrongSetIsTold_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("reason");
    QTest::newRow("other set") << QStringLiteral("?replicaSet=other") << QStringLiteral("rs7");
    QTest::newRow("no authorities") << QStringLiteral("?tls=true&tlsCAFile=/no/such/file")
                                    << QStringLiteral("tlsCAFile");
}

void TestDeployIndexesLive::wrongSetIsTold()
{
    QFETCH(QString, options);
    QFETCH(QString, reason);
    mongo::ConnectOptions connect;
    connect.uri = m_server.uri() + options;
    connect.selectionTimeoutMs = 2000;
    const auto session = mongo::connectTo(connect);
    QVERIFY(!session);
    QVERIFY2(session.error().text().contains(reason), qPrintable(session.error().text()));
}

void TestDeployIndexesLive::viewIsInTheWay()
{
    m_raw->run(db, R"({"create":"places","viewOn":"other","pipeline":[]})");
    const deploy::Plan made = plan(placesWith([](design::Index &) {}));
    QCOMPARE(made.steps.size(), 1);
    QVERIFY2(made.steps.first().what.contains(QStringLiteral("view")), qPrintable(made.steps.first().what));
    QVERIFY(!made.steps.first().script.contains(QStringLiteral("$merge")));
}

void TestDeployIndexesLive::databaseIsGone()
{
    const design::Design plain = placesWith([](design::Index &) {});
    QVERIFY(apply(plan(plain)).verified);
    fill();
    const deploy::Plan made = plan(placesWith([](design::Index &index) { index.unique = true; }));
    m_raw->run(db, R"({"dropDatabase":1})");
    const auto report = apply(made);
    QVERIFY(report.error && report.error->code == ErrorCode::Drift);
    QVERIFY2(report.error->message.contains(QStringLiteral("dropped")), qPrintable(describe(report)));
}

QTEST_GUILESS_MAIN(TestDeployIndexesLive)
#include "tst_deployindexes_live.moc"
