// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/plan/planfile.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/deployment/exportreport.h"
#include "models/services/deployment/renames.h"
#include "tests/unit/services/deploymentfixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace sw;
using base::ErrorCode;
using deploymenttesting::indexOn;
using services::ChangedBy;

/// What command line and window both do with a server, against one in memory.
class TestDeployment : public QObject, private deploymenttesting::Shop
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void planIsUsedOnce();
    void keptPlanFitsItsDatabaseOnly();
    void secondPlanIsEmpty();
    void brokenOffRunIsTold();
    void baselineTellsWhoChanged();
    void shardedClusterIsRefused();
    void renamedFieldIsARename();
    void renamedEntityIsARename();
    void renameOfNothingIsNone();
    void unsoundModelIsRefused();
    void unusableNameIsRefused_data();
    void unusableNameIsRefused();
    void passwordIsWiped();
    void lastAppliedStateIsTold();
    void verifyNamesRenames();
    void countsAfterACrashAreDoubted();
    void stepsAreTold();
    void reportTellsWhatWasDone();
    void runThatGoesOnIsNotUnfinished();

private:
    /// Of books, to blurb.
    void renameDescription();
};

void TestDeployment::init()
{
    reset();
}

void TestDeployment::planIsUsedOnce()
{
    const deploy::Plan plan = propose();
    QVERIFY(deployment().apply(plan, {true, {}}).report.verified);
    m_server->collections.clear();
    m_server->changes.clear();
    const services::Outcome again = deployment().apply(plan, {true, {}});
    QVERIFY(again.report.error);
    QCOMPARE(again.report.error->code, ErrorCode::Drift);
    QCOMPARE(m_server->changes, QStringList());
}

void TestDeployment::keptPlanFitsItsDatabaseOnly()
{
    deploy::Plan plan = propose();
    QVERIFY(deployment().propose(plan));
    plan.database = QStringLiteral("other");
    const auto proposal = deployment().propose(plan);
    QVERIFY(!proposal);
    QCOMPARE(proposal.error().code, ErrorCode::Drift);
}

void TestDeployment::secondPlanIsEmpty()
{
    fill();
    const deploy::Plan plan = propose();
    QVERIFY2(plan.isEmpty(), qPrintable(plan.steps.value(0).object));
    const services::Outcome outcome = deployment().apply(plan, {});
    QVERIFY(outcome.report.verified && !outcome.unrecorded);
    QCOMPARE(m_server->changes, QStringList());
}

void TestDeployment::brokenOffRunIsTold()
{
    fill();
    const QDir journals = records(QStringLiteral("journal"));
    QFile journal(journals.filePath(journals.entryList({QStringLiteral("*.journal")}).value(0)));
    QVERIFY(journal.open(QIODevice::ReadWrite));
    const QByteArray content = journal.readAll().trimmed();
    journal.resize(content.lastIndexOf('\n') + 1); // as a crash before the end leaves it
    journal.close();
    QList<base::Error> warnings;
    propose(&warnings);
    QCOMPARE(warnings.size(), 1);
    QCOMPARE(warnings.first().code, ErrorCode::Partial);
    QVERIFY(deployment().apply(propose(), {}).report.verified);
    propose(&warnings);
    QCOMPARE(warnings.size(), 0);
}

namespace
{

QList<deploy::Step> manualSteps(const deploy::Plan &plan)
{
    QList<deploy::Step> out = plan.steps;
    out.removeIf([](const deploy::Step &step) { return step.kind != deploy::StepKind::Manual; });
    return out;
}

} // namespace

void TestDeployment::shardedClusterIsRefused()
{
    m_server->hello =
        base::BsonBuilder().string("msg", QStringLiteral("isdbgrid")).boolean("isWritablePrimary", true).finish();
    const auto proposal = deployment().propose(m_model, m_design);
    QVERIFY(!proposal);
    QCOMPARE(proposal.error().code, ErrorCode::Unsupported);
    QVERIFY2(proposal.error().message.contains(QStringLiteral("sharded cluster")), qPrintable(proposal.error().text()));
    QVERIFY(!proposal.error().wayOut.isEmpty());
    QCOMPARE(m_server->changes, QStringList());
}

void TestDeployment::renameDescription()
{
    schema::Entity &books = m_model.entities.first();
    const auto field = std::find_if(books.fields.begin(), books.fields.end(),
                                    [](const schema::Field &one) { return one.name == QLatin1String("description"); });
    QVERIFY(field != books.fields.end());
    field->name = QStringLiteral("blurb");
    for (schema::Operation &operation : m_model.operations) {
        for (auto &read : operation.reads) {
            if (read.entity == books.id && read.path == QLatin1String("description"))
                read.path = QStringLiteral("blurb");
        }
    }
    m_design = patterns::buildDesign(m_model);
}

void TestDeployment::renamedFieldIsARename()
{
    fill();
    QVERIFY(manualSteps(propose()).isEmpty());
    renameDescription();
    m_server->violators = 7;
    for (int round = 0; round < 3; ++round) {
        const deploy::Plan plan = propose();
        QVERIFY(plan.renames.contains(
            deploy::Rename{QStringLiteral("books"), QStringLiteral("description"), QStringLiteral("blurb"), 7}));
        const QList<deploy::Step> steps = manualSteps(plan);
        QVERIFY(!steps.isEmpty());
        const deploy::Step step = steps.first();
        QCOMPARE(step.collection, QStringLiteral("books"));
        QVERIFY2(step.what.contains(QStringLiteral("description → blurb")), qPrintable(step.what));
        QVERIFY2(step.onServer.contains(QLatin1Char('7')), qPrintable(step.onServer));
        QVERIFY(step.script.contains(QStringLiteral("\"blurb\"")) && step.command.isEmpty());
        const auto read = deploy::planFromJson(deploy::planToJson(plan));
        QVERIFY2(read.has_value(), qPrintable(read ? QString() : read.error().text()));
        QCOMPARE(read->names, plan.names);
        QCOMPARE(read->renames, plan.renames);
        // After an apply the documents still have the former name, and the plan says so.
        const services::Outcome outcome = deployment().apply(plan, {true, deploy::acknowledgements(plan)});
        QVERIFY2(outcome.report.verified, qPrintable(outcome.report.error ? outcome.report.error->text() : QString()));
    }
    m_server->violators = 0;
    QVERIFY(propose().renames.isEmpty());
}

void TestDeployment::renamedEntityIsARename()
{
    fill();
    const QString former = m_design.collections.first().name;
    const auto entity = std::find_if(m_model.entities.begin(), m_model.entities.end(), [&](const schema::Entity &one) {
        return one.id == m_design.collections.first().entity();
    });
    QVERIFY(entity != m_model.entities.end());
    entity->name = QStringLiteral("title");
    entity->collectionName = QStringLiteral("titles");
    m_design = patterns::buildDesign(m_model);
    m_server->violators = 5;
    const deploy::Plan plan = propose();
    QVERIFY(plan.renames.contains(deploy::Rename{QStringLiteral("titles"), former, QString(), 5}));
    QVERIFY(plan.unmanaged.contains(former));
    const QList<deploy::Step> steps = manualSteps(plan);
    QVERIFY(!steps.isEmpty() && steps.first().script.contains(QStringLiteral("$merge")));
    QVERIFY(!steps.first().script.contains(QStringLiteral("drop()")));
    QVERIFY(services::renameScript(plan, m_design, true).contains(QStringLiteral("drop()")));
}

/// Exchanged names, and fields that are new under a name that was free, are no renames.
void TestDeployment::renameOfNothingIsNone()
{
    fill();
    m_server->violators = 5;
    schema::Entity &books = m_model.entities.first();
    QVERIFY(books.fields.size() > 2);
    const auto named = [&](const char *name) -> schema::Field & {
        return *std::find_if(books.fields.begin(), books.fields.end(),
                             [&](const schema::Field &one) { return one.name == QLatin1String(name); });
    };
    std::swap(named("formats").name, named("cover").name);
    schema::Field added = named("description");
    added.id = schema::FieldId(QStringLiteral("books.added"));
    added.name = QStringLiteral("added");
    books.fields << added;
    m_design = patterns::buildDesign(m_model);
    QVERIFY(propose().renames.isEmpty());
}

void TestDeployment::baselineTellsWhoChanged()
{
    const auto compare = [this] {
        const auto comparison = deployment().compare(m_model, m_design);
        return comparison ? comparison->differences : QList<services::Difference>();
    };
    QCOMPARE(compare().value(0).changedBy, ChangedBy::Unknown);
    fill();
    QCOMPARE(compare().size(), 0);
    m_design.collections.first().indexes << indexOn(QStringLiteral("madeHere"));
    QCOMPARE(compare().size(), 1);
    QCOMPARE(compare().first().changedBy, ChangedBy::Model);
    m_design.collections.first().indexes.removeLast();
    m_server->run(base::BsonBuilder()
                      .string(QStringLiteral("collMod"), m_design.collections.first().name)
                      .string(QStringLiteral("validationAction"), QStringLiteral("warn"))
                      .finish());
    QCOMPARE(compare().size(), 1);
    QCOMPARE(compare().first().changedBy, ChangedBy::Server);
}

void TestDeployment::unsoundModelIsRefused()
{
    m_model.entities << m_model.entities.first(); // a name and an id twice
    const auto proposal = deployment().propose(m_model, m_design);
    QVERIFY(!proposal);
    QCOMPARE(proposal.error().code, ErrorCode::InvalidModel);
}

void TestDeployment::unusableNameIsRefused_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"", "admin", "a b", "a*b", "a:b", "a\tb", "a.b"})
        QTest::addRow("'%s'", name) << QString::fromLatin1(name);
}

void TestDeployment::unusableNameIsRefused()
{
    QFETCH(QString, name);
    services::ServerAddress address{QStringLiteral("mongodb://fake"), "secret", name};
    bool asked = false;
    const auto session = services::connectTo(
        [&](const QString &, const QByteArray &, const base::Progress &) {
            asked = true;
            return m_server->connect();
        },
        address);
    QVERIFY(!session && !asked);
    QVERIFY(!session.error().wayOut.isEmpty());
}

void TestDeployment::passwordIsWiped()
{
    services::ServerAddress address{QStringLiteral("mongodb://fake"), "secret", QStringLiteral("shop")};
    QByteArray seen;
    const auto session = services::connectTo(
        [&](const QString &, const QByteArray &password, const base::Progress &) {
            seen = QByteArray(password.constData());
            return m_server->connect();
        },
        address);
    QVERIFY(session);
    QCOMPARE(seen, QByteArray("secret"));
    QVERIFY(address.password.isEmpty());
}

void TestDeployment::lastAppliedStateIsTold()
{
    fill();
    m_server->run(base::BsonBuilder()
                      .string(QStringLiteral("collMod"), m_design.collections.first().name)
                      .string(QStringLiteral("validationAction"), QStringLiteral("warn"))
                      .finish());
    const auto proposal = deployment().propose(m_model, m_design);
    QVERIFY(proposal && proposal->plan.steps.size() == 1);
    const services::Difference *difference = proposal->differenceOf(proposal->plan.steps.first());
    QVERIFY(difference != nullptr && difference->isByHand());
    QVERIFY(difference->lastApplied != proposal->plan.steps.first().from);
    QCOMPARE(difference->lastApplied, proposal->plan.steps.first().to);
}

void TestDeployment::verifyNamesRenames()
{
    fill();
    m_server->violators = 5; // documents that have the former name
    renameDescription();
    const auto comparison = deployment().compare(m_model, m_design);
    QVERIFY(comparison);
    const auto rename =
        std::find_if(comparison->differences.cbegin(), comparison->differences.cend(),
                     [](const services::Difference &one) { return one.step.kind == deploy::StepKind::Manual; });
    QVERIFY2(rename != comparison->differences.cend(), "as plan says it");
    QVERIFY2(rename->step.what.startsWith(QLatin1String("renamed:")), qPrintable(rename->step.what));
    QCOMPARE(rename->changedBy, ChangedBy::Model);
    QVERIFY(!comparison->hasServerChanged());
}

void TestDeployment::countsAfterACrashAreDoubted()
{
    fill();
    m_design.collections.first().indexes << indexOn(QStringLiteral("b"));
    m_server->instead = [](const QString &name, const base::Bson &) -> std::optional<deploy::Reply> {
        if (name != QLatin1String("collStats"))
            return std::nullopt;
        deploy::Reply reply;
        reply.ok = true;
        reply.document = base::BsonBuilder().int32("count", 0).int32("size", 0).finish();
        return reply;
    };
    const deploy::Plan plan = propose();
    QCOMPARE(plan.steps.size(), 1);
    QVERIFY2(plan.steps.first().change == deploy::ChangeClass::LoadsServer, "it holds documents, whatever is counted");
    QVERIFY(!plan.steps.first().documents);
}

void TestDeployment::stepsAreTold()
{
    QStringList told;
    const deploy::Plan plan = propose();
    const auto outcome =
        deployment().apply(plan, {true, {}}, {}, [&](int number, const std::optional<deploy::StepReport> &report) {
            told << QString::number(number) + (report ? services::stateText(report->state) : QStringLiteral("begins"));
        });
    QVERIFY(outcome.report.verified);
    QCOMPARE(told.size(), 2 * plan.steps.size());
    QCOMPARE(told.mid(0, 3),
             QStringList({QStringLiteral("1begins"), QStringLiteral("1done"), QStringLiteral("2begins")}));
}

void TestDeployment::reportTellsWhatWasDone()
{
    m_server->collections[QStringLiteral("a|b")]; // is not in the model
    int sent = 0;
    m_server->instead = [&](const QString &name, const base::Bson &) {
        deploy::Reply refused;
        refused.code = 67;
        refused.codeName = QStringLiteral("CannotCreateIndex");
        return name == QLatin1String("createIndexes") && ++sent == 2 ? std::optional(refused) : std::nullopt;
    };
    const deploy::Plan plan = propose();
    const services::Outcome outcome = deployment().apply(plan, {true, {}});
    m_server->instead = {};
    QVERIFY(outcome.report.error);
    const QDateTime at = QDateTime::currentDateTimeUtc();
    const QString text = services::exportReportMarkdown(plan, outcome, at);
    QVERIFY2(text.startsWith(QLatin1String("# Export to shop on ")), qPrintable(text.left(80)));
    QVERIFY(text.contains(QLatin1String("- a\\|b")) && text.contains(QLatin1String("Problem: ")));
    QCOMPARE(text.count(QLatin1String("\n| ")), plan.steps.size() + 1);
    QVERIFY(text.contains(QLatin1String("| not done |")) && text.contains(QLatin1String("| done |")));
    const QJsonObject json = QJsonDocument::fromJson(services::exportReportJson(plan, outcome, at)).object();
    QCOMPARE(json.value(QLatin1String("steps")).toArray().size(), plan.steps.size());
    QCOMPARE(json.value(QLatin1String("verified")).toBool(), false);
    QVERIFY(!json.value(QLatin1String("error")).toString().isEmpty());
}

void TestDeployment::runThatGoesOnIsNotUnfinished()
{
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("XDG_STATE_HOME"), m_state->path());
    const services::ApplyRecords own(environment);
    qsizetype during = -1;
    const auto outcome =
        deployment().apply(propose(), {true, {}}, {}, [&](int, const auto &) { during = own.unfinishedRuns().size(); });
    QVERIFY(outcome.report.verified);
    QCOMPARE(during, 0);
    QFile journal(records(QStringLiteral("journal")).entryInfoList({QStringLiteral("*.journal")}).first().filePath());
    QVERIFY(journal.open(QIODevice::ReadWrite));
    const QByteArray content = journal.readAll().trimmed();
    journal.resize(content.lastIndexOf('\n') + 1);
    journal.close();
    QCOMPARE(own.unfinishedRuns().size(), 1);
    own.settle(own.unfinishedRuns().first());
    QCOMPARE(own.unfinishedRuns().size(), 0);
}

QTEST_GUILESS_MAIN(TestDeployment)
#include "tst_deployment.moc"
