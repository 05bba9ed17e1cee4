// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/formats/exporterregistry.h"
#include "tests/live/deploytesting.h"

#include "models/deploy/apply/journal.h"
#include "models/deploy/plan/shelltext.h"
#include "models/formats/exporter.h"
#include "tests/support/server/shellpool.h"

#include <QProcess>
#include <QTemporaryDir>

using namespace sw;
using namespace sw::deploytesting;
using deploy::StepKind;
using design::KeyKind;

namespace
{

const QString db = QStringLiteral("scripts");

design::Design designWith(double presence, const QString &name = QStringLiteral("it's \"a\" <b> `{1}` \u2028"))
{
    design::Design out = designOf({collectionOf(name, {QStringLiteral("x"), QStringLiteral("1")},
                                                {indexOn({{QStringLiteral("x"), KeyKind::Ascending}})})});
    out.collections[0].root.fields[1].presence = presence;
    return out;
}

} // namespace

/// What a plan hands to a person is run in MongoDB's own shell: the way back of a step, and the scripts of what is
/// never sent.
class TestDeployScripts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_raw->run(db, R"({"dropDatabase":1})"); }
    void inverseOfAValidatorBringsItBack();
    void inverseOfAnIndexOptionBringsItBack();
    void inverseOfACreatedIndexDropsIt();
    void scriptRebuildsACollection();
    void scriptRebuildsAnIndex();
    void scriptDropsTheOldIndex();
    void exportedScriptDeletesNothing();
    void exportedScriptNamesWhatIsInTheWay();

private:
    deploy::Plan plan(const design::Design &design);
    void apply(const deploy::Plan &plan);
    QString shell(const QString &script);
    QByteArray catalog();

    testsupport::MongoServer m_server;
    std::unique_ptr<SpySession> m_session;
    std::unique_ptr<RawClient> m_raw;
    QTemporaryDir m_folder;
};

void TestDeployScripts::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (testsupport::MongoServer::shell().isEmpty())
        QSKIP("no MongoDB shell: set SHAPEWRIGHT_MONGOSH, or run packaging/mongosh");
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_session = connectSpy(m_server.uri());
    QVERIFY(m_session);
    m_raw = std::make_unique<RawClient>(m_server.uri());
}

deploy::Plan TestDeployScripts::plan(const design::Design &design)
{
    const auto made = planFor(*m_session, db, design);
    if (!made)
        qWarning("%s", qPrintable(made.error().text()));
    return made ? *made : deploy::Plan();
}

void TestDeployScripts::apply(const deploy::Plan &plan)
{
    const auto report =
        deploy::applyPlan(*m_session, plan, fullConsent(plan), deploy::journalPath(m_folder.path(), plan));
    QVERIFY2(report.verified, qPrintable(describe(report)));
}

/// What the shell says while it runs \p script.
QString TestDeployScripts::shell(const QString &script)
{
    const QString path = m_folder.filePath(QStringLiteral("script.js"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(script.toUtf8());
    file.close();
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(testsupport::MongoServer::shell(),
                  {m_server.uri() + db, QStringLiteral("--quiet"), QStringLiteral("--norc"), path});
    const bool finished = process.waitForFinished(60'000);
    const QString said = QString::fromUtf8(process.readAll());
    if (!finished || process.exitCode() != 0)
        QTest::qFail(qPrintable(said + script), __FILE__, __LINE__);
    return said;
}

QByteArray TestDeployScripts::catalog()
{
    const auto snapshot = deploy::inspect(*m_session, db, {});
    QByteArray out;
    for (const deploy::LiveCollection &collection : snapshot->collections) {
        out += collection.name.toUtf8() + collection.options.toCanonicalJson();
        for (const base::Bson &index : collection.indexes)
            out += index.toCanonicalJson();
    }
    return out;
}

void TestDeployScripts::inverseOfAValidatorBringsItBack()
{
    apply(plan(designWith(1)));
    const QByteArray before = catalog();
    const deploy::Plan made = plan(designWith(0.5));
    QCOMPARE(made.steps.size(), 1);
    apply(made);
    QVERIFY(catalog() != before);
    shell(made.steps.first().inverse);
    QCOMPARE(catalog(), before);
}

void TestDeployScripts::inverseOfAnIndexOptionBringsItBack()
{
    design::Design design = designWith(1);
    design.collections[0].indexes[0].expireAfterSeconds = 60;
    apply(plan(design));
    design.collections[0].indexes[0].expireAfterSeconds = 90;
    design.collections[0].indexes[0].hidden = true;
    const deploy::Plan made = plan(design);
    QCOMPARE(made.steps.size(), 1);
    apply(made);
    shell(made.steps.first().inverse);
    design.collections[0].indexes[0].expireAfterSeconds = 60;
    design.collections[0].indexes[0].hidden = false;
    QVERIFY(plan(design).isEmpty());
}

void TestDeployScripts::inverseOfACreatedIndexDropsIt()
{
    const deploy::Plan made = plan(designWith(1));
    QCOMPARE(made.steps.size(), 2);
    apply(made);
    shell(made.steps.last().inverse);
    const deploy::Plan again = plan(designWith(1));
    QCOMPARE(again.steps.size(), 1);
    QCOMPARE(again.steps.first().kind, StepKind::CreateIndex);
}

void TestDeployScripts::scriptRebuildsACollection()
{
    m_raw->run(db, R"({"create":"readings"})");
    m_raw->run(
        db,
        R"({"insert":"readings","documents":[{"ts":{"$date":"2026-01-01T00:00:00Z"},"v":1},{"ts":{"$date":"2026-01-02T00:00:00Z"},"v":2}]})");
    m_raw->run(db, R"({"create":"base"})");
    const QString name = QStringLiteral("things");
    m_raw->run(db, R"({"insert":"things","documents":[{"_id":{"$oid":"65a100000000000000000001"},"x":"1","1":"a"}]})");
    const design::Design design = designWith(1, name);
    deploy::Plan made = plan(design);
    QVERIFY(made.steps.size() > 0);
    // A collection with another default collation cannot be had by a change.
    base::BsonBuilder create;
    create.string(QStringLiteral("create"), name)
        .beginDocument(QStringLiteral("collation"))
        .string(QStringLiteral("locale"), QStringLiteral("de"))
        .end();
    deploy::Step step;
    step.number = 1;
    step.kind = StepKind::Manual;
    step.change = deploy::ChangeClass::ScriptOnly;
    step.script = deploy::rebuildCollectionText(create.finish());
    made.steps = {step};
    shell(deploy::manualScript(made));
    QCOMPARE(m_raw->count(db, name), 1);
    QCOMPARE(m_raw->count(db, name + QStringLiteral("_old")), 1);
    QVERIFY(catalog().contains("things{\"collation\":{\"locale\":\"de\""));
}

void TestDeployScripts::scriptRebuildsAnIndex()
{
    design::Design design = designWith(1);
    design.collections[0].indexes[0].expireAfterSeconds = 60;
    apply(plan(design));
    design.collections[0].indexes[0].expireAfterSeconds.reset();
    const deploy::Plan made = plan(design);
    QCOMPARE(made.steps.size(), 1);
    QCOMPARE(made.steps.first().kind, StepKind::Manual);
    shell(deploy::manualScript(made));
    QVERIFY2(plan(design).isEmpty(), qPrintable(describe(plan(design))));
}

void TestDeployScripts::scriptDropsTheOldIndex()
{
    m_raw->run(db, R"({"createIndexes":"things","indexes":[{"key":{"y":1},"name":"x_1"}]})");
    const design::Design design = designWith(1, QStringLiteral("things"));
    const deploy::Plan made = plan(design);
    QCOMPARE(made.steps.last().kind, StepKind::Manual);
    const auto report =
        deploy::applyPlan(*m_session, made, fullConsent(made), deploy::journalPath(m_folder.path(), made));
    QVERIFY(report.verified);
    shell(deploy::manualScript(made));
    QVERIFY(!catalog().contains("\"x_1\""));
    QVERIFY(plan(design).isEmpty());
}

/// An index that would delete documents, or refuse some, is listed where there are documents, and built where there are
/// none.
void TestDeployScripts::exportedScriptDeletesNothing()
{
    design::Index expires = indexOn({{QStringLiteral("at"), KeyKind::Ascending}});
    expires.expireAfterSeconds = 1;
    design::Index unique = indexOn({{QStringLiteral("x"), KeyKind::Ascending}});
    unique.unique = true;
    const design::Index plain = indexOn({{QStringLiteral("y"), KeyKind::Ascending}});
    const QStringList fields{QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("at")};
    const design::Design design = designOf({collectionOf(QStringLiteral("filled"), fields, {expires, unique, plain}),
                                            collectionOf(QStringLiteral("fresh"), fields, {expires, unique, plain})});
    QByteArray documents;
    for (int i = 0; i < 100; ++i)
        documents += R"({"x":"a","y":"b","at":{"$date":"2001-01-01T00:00:00Z"}},)";
    documents.chop(1);
    m_raw->run(db, QByteArray(R"({"insert":"filled","documents":[)") + documents + "]}");
    const formats::Exporter *exporter = formats::ExporterRegistry::instance().find(QStringLiteral("mongosh"));
    QVERIFY(exporter);
    const auto files = exporter->write({}, design);
    QVERIFY2(files, qPrintable(files ? QString() : files.error().text()));
    for (int run = 0; run < 2; ++run) {
        const QString said = shell(QString::fromUtf8(files->first().content));
        QVERIFY2(said.contains(QLatin1String("\"filled\" index \"at_1\": it deletes documents")), qPrintable(said));
        QVERIFY2(said.contains(QLatin1String("\"filled\" index \"x_1\": it refuses")), qPrintable(said));
        QVERIFY2(said.contains(QLatin1String("shapewright-cli plan")) &&
                     !said.contains(QLatin1String("\"fresh\" index")),
                 qPrintable(said));
    }
    const QByteArray there = catalog();
    QCOMPARE(there.count("expireAfterSeconds"), 1);
    QCOMPARE(there.count("\"y_1\""), 2);
    QCOMPARE(m_raw->count(db, QStringLiteral("filled")), 100);
}

/// A view, a time-series collection, an index with other options, a capped collection: none is touched, each is named.
void TestDeployScripts::exportedScriptNamesWhatIsInTheWay()
{
    design::Index expires = indexOn({{QStringLiteral("at"), KeyKind::Ascending}});
    expires.expireAfterSeconds = 1;
    const QStringList fields{QStringLiteral("at")};
    QList<design::Collection> collections;
    for (const char *name : {"view", "series", "indexed", "capped"})
        collections << collectionOf(QLatin1String(name), fields, {expires});
    for (const char *command :
         {R"({"create":"view","viewOn":"indexed","pipeline":[]})",
          R"({"create":"series","timeseries":{"timeField":"t"}})", R"({"create":"capped","capped":true,"size":100000})",
          R"({"createIndexes":"indexed","indexes":[{"key":{"at":1},"name":"at_1"}]})",
          R"({"insert":"indexed","documents":[{"at":{"$date":"2001-01-01T00:00:00Z"}}]})",
          R"({"insert":"series","documents":[{"t":{"$date":"2001-01-01T00:00:00Z"}}]})",
          R"({"insert":"capped","documents":[{"at":{"$date":"2001-01-01T00:00:00Z"}}]})"})
        m_raw->run(db, QByteArray(command));
    const QByteArray before = catalog();
    const formats::Exporter *exporter = formats::ExporterRegistry::instance().find(QStringLiteral("mongosh"));
    QVERIFY(exporter);
    const auto files = exporter->write({}, designOf(collections));
    QVERIFY2(files, qPrintable(files ? QString() : files.error().text()));
    const QString said = testsupport::runInShell(testsupport::MongoServer::shell(), m_server.uri() + db,
                                                 QString::fromUtf8(files->first().content), m_folder.path());
    for (const char *line :
         {"\"view\" is a view", "\"series\" is a time-series collection",
          "\"indexed\" index \"at_1\": ", "\"capped\" index \"at_1\": it deletes documents", "shapewright-cli plan"})
        QVERIFY2(said.contains(QLatin1String(line)), qPrintable(QLatin1String(line) + said));
    QCOMPARE(catalog(), before);
}

QTEST_GUILESS_MAIN(TestDeployScripts)
#include "tst_deployscripts.moc"
