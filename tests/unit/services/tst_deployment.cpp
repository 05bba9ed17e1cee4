// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/deployment.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/plan/consent.h"
#include "models/deploy/plan/planfile.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/deployment/planchoice.h"
#include "models/services/deployment/renames.h"
#include "tests/support/server/fakeserver.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace sw;
using base::ErrorCode;
using services::ChangedBy;
using services::PlanChoice;

namespace
{

design::Index indexOn(const QString &field)
{
    design::Index out;
    out.keys = {{field, design::KeyKind::Ascending}};
    out.name = field;
    return out;
}

const deploy::Step *stepOf(const deploy::Plan &plan, deploy::ChangeClass change)
{
    const auto found = std::find_if(plan.steps.cbegin(), plan.steps.cend(),
                                    [&](const deploy::Step &step) { return step.change == change; });
    return found == plan.steps.cend() ? nullptr : &*found;
}

} // namespace

/// What command line and window both do with a server, against one in memory.
class TestDeployment : public QObject
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
    void deletingStepsAreChosenByHand();
    void deletingUncountedNeverRuns();
    void leavingOutTakesWhatDepends();
    void softenedStepNeedsNoWord();
    void moderateStepKeepsItsWord();
    void softeningKeepsTheChoice();

private:
    services::Deployment connect();
    deploy::Plan propose(QList<base::Error> *warnings = nullptr);
    /// The sample's design on the server, with documents.
    void fill();
    QDir records(const QString &name) const { return QDir(m_state->filePath(QStringLiteral("shapewright/") + name)); }

    std::unique_ptr<QTemporaryDir> m_state;
    std::unique_ptr<testsupport::FakeServer> m_server;
    schema::Model m_model;
    design::Design m_design;
};

void TestDeployment::init()
{
    m_state = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<testsupport::FakeServer>();
    const auto sample = formats::loadSample(QStringLiteral("bookstore"));
    QVERIFY(sample);
    m_model = *sample;
    m_design = patterns::buildDesign(m_model);
}

services::Deployment TestDeployment::connect()
{
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("XDG_STATE_HOME"), m_state->path());
    services::ServerAddress address{QStringLiteral("mongodb://fake"), {}, QStringLiteral("shop")};
    auto deployment = services::Deployment::connect(
        [this](const QString &, const QByteArray &, const base::Progress &) { return m_server->connect(); }, address,
        services::ApplyRecords(environment));
    if (!deployment)
        qFatal("%s", qPrintable(deployment.error().text()));
    return std::move(*deployment);
}

deploy::Plan TestDeployment::propose(QList<base::Error> *warnings)
{
    const auto proposal = connect().propose(m_model, m_design);
    if (!proposal)
        qFatal("%s", qPrintable(proposal.error().text()));
    if (warnings)
        *warnings = proposal->warnings;
    return proposal->plan;
}

void TestDeployment::fill()
{
    const services::Outcome outcome = connect().apply(propose(), {true, {}});
    QVERIFY2(outcome.report.verified, qPrintable(outcome.report.error ? outcome.report.error->text() : QString()));
    m_server->setDocuments(5);
    m_server->changes.clear();
}

void TestDeployment::planIsUsedOnce()
{
    const deploy::Plan plan = propose();
    QVERIFY(connect().apply(plan, {true, {}}).report.verified);
    m_server->collections.clear();
    m_server->changes.clear();
    const services::Outcome again = connect().apply(plan, {true, {}});
    QVERIFY(again.report.error);
    QCOMPARE(again.report.error->code, ErrorCode::Drift);
    QCOMPARE(m_server->changes, QStringList());
}

void TestDeployment::keptPlanFitsItsDatabaseOnly()
{
    deploy::Plan plan = propose();
    QVERIFY(connect().propose(plan));
    plan.database = QStringLiteral("other");
    const auto proposal = connect().propose(plan);
    QVERIFY(!proposal);
    QCOMPARE(proposal.error().code, ErrorCode::Drift);
}

void TestDeployment::secondPlanIsEmpty()
{
    fill();
    const deploy::Plan plan = propose();
    QVERIFY2(plan.isEmpty(), qPrintable(plan.steps.value(0).object));
    const services::Outcome outcome = connect().apply(plan, {});
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
    QVERIFY(connect().apply(propose(), {}).report.verified);
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
    const auto proposal = connect().propose(m_model, m_design);
    QVERIFY(!proposal);
    QCOMPARE(proposal.error().code, ErrorCode::Unsupported);
    QVERIFY2(proposal.error().message.contains(QStringLiteral("sharded cluster")), qPrintable(proposal.error().text()));
    QVERIFY(!proposal.error().wayOut.isEmpty());
    QCOMPARE(m_server->changes, QStringList());
}

void TestDeployment::renamedFieldIsARename()
{
    fill();
    QVERIFY(manualSteps(propose()).isEmpty());
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
        const services::Outcome outcome = connect().apply(plan, {true, deploy::acknowledgements(plan)});
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
        const auto comparison = connect().compare(m_model, m_design);
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
    const auto proposal = connect().propose(m_model, m_design);
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

void TestDeployment::deletingStepsAreChosenByHand()
{
    fill();
    m_server->violators = 3;
    design::Index expiring = indexOn(QStringLiteral("seenAt"));
    expiring.expireAfterSeconds = 60;
    const QString collection = m_design.collections.first().name;
    m_design.collections.first().indexes << expiring;
    PlanChoice choice(propose());
    const deploy::Step *step = stepOf(choice.plan(), deploy::ChangeClass::MayDelete);
    QVERIFY(step != nullptr);
    QVERIFY(!choice.isChosen(*step) && choice.chosenPlan().isEmpty());
    choice.choose(step->number);
    QCOMPARE(choice.waitingCount(), 1);
    QVERIFY(!choice.accept(*step, step->object));
    QVERIFY(choice.accept(*step, QStringLiteral("C4:DELETE 3 IN shop.") + collection));
    QCOMPARE(choice.waitingCount(), 0);
    const services::Outcome outcome = connect().apply(choice.chosenPlan(), choice.consent());
    QVERIFY2(outcome.report.verified, qPrintable(outcome.report.error ? outcome.report.error->text() : QString()));
    QVERIFY(m_server->hasIndex(collection, QStringLiteral("seenAt")));
}

void TestDeployment::deletingUncountedNeverRuns()
{
    fill();
    m_server->violators = -1;
    design::Index expiring = indexOn(QStringLiteral("seenAt"));
    expiring.expireAfterSeconds = 60;
    m_design.collections.first().indexes << expiring;
    PlanChoice choice(propose());
    const deploy::Step *step = stepOf(choice.plan(), deploy::ChangeClass::MayDelete);
    QVERIFY(step != nullptr);
    choice.choose(step->number);
    QVERIFY(!choice.isChosen(*step));
}

void TestDeployment::leavingOutTakesWhatDepends()
{
    PlanChoice choice(propose());
    const deploy::Plan plan = choice.plan();
    QVERIFY(deploy::acknowledgements(plan).isEmpty());
    const auto index = std::find_if(plan.steps.cbegin(), plan.steps.cend(), [](const deploy::Step &step) {
        return step.kind == deploy::StepKind::CreateIndex;
    });
    QVERIFY(index != plan.steps.cend());
    const auto parent = std::find_if(plan.steps.cbegin(), plan.steps.cend(), [&](const deploy::Step &step) {
        return step.kind == deploy::StepKind::CreateCollection && step.collection == index->collection;
    });
    QVERIFY(parent != plan.steps.cend());
    choice.leaveOut(parent->number);
    QVERIFY(!choice.isChosen(*parent) && !choice.isChosen(*index));
    QVERIFY(choice.chosenPlan().step(index->number) == nullptr);
    choice.choose(index->number);
    QVERIFY(choice.isChosen(*parent) && choice.isChosen(*index));
    QCOMPARE(choice.chosenCount(), plan.steps.size());
}

void TestDeployment::softenedStepNeedsNoWord()
{
    fill();
    m_server->violators = 2;
    m_design.collections.first().root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    PlanChoice choice(propose());
    const deploy::Step *step = stepOf(choice.plan(), deploy::ChangeClass::MayRefuseWrites);
    QVERIFY(step != nullptr && PlanChoice::canSoften(*step));
    QCOMPARE(choice.waitingCount(), 1);
    choice.soften(step->number);
    QCOMPARE(choice.waitingCount(), 0);
    QCOMPARE(choice.chosenCount(), 1);
    QVERIFY(connect().apply(choice.chosenPlan(), choice.consent()).report.verified);
    QVERIFY(m_server->changes.value(0).contains(QLatin1String("\"moderate\"")));
}

void TestDeployment::moderateStepKeepsItsWord()
{
    fill();
    m_server->violators = 2;
    m_design.collections.first().root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    PlanChoice choice(propose());
    const int number = stepOf(choice.plan(), deploy::ChangeClass::MayRefuseWrites)->number;
    QVERIFY(PlanChoice::canSoften(*choice.plan().step(number), deploy::Softness::Moderate));
    choice.soften(number, deploy::Softness::Moderate);
    const deploy::Step *step = stepOf(choice.plan(), deploy::ChangeClass::MayRefuseWrites);
    QVERIFY2(step != nullptr && choice.waitingCount() == 1, "it refuses new documents, so it needs its word");
    QVERIFY(!PlanChoice::canSoften(*step, deploy::Softness::Moderate) && PlanChoice::canSoften(*step));
    choice.soften(step->number);
    QCOMPARE(choice.waitingCount(), 0);
}

void TestDeployment::softeningKeepsTheChoice()
{
    fill();
    m_server->violators = 2;
    design::Collection &first = m_design.collections.first();
    first.root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    first.indexes << indexOn(QStringLiteral("a"));
    design::Collection &last = m_design.collections.last();
    last.root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    PlanChoice choice(propose());
    const deploy::Plan before = choice.plan();
    QCOMPARE(before.steps.size(), 3);
    const QString leftOut = before.steps.at(0).object;
    choice.leaveOut(before.steps.at(0).number);
    choice.soften(before.steps.at(2).number);
    const deploy::Plan chosen = choice.chosenPlan();
    QCOMPARE(chosen.steps.size(), 2);
    for (const deploy::Step &step : chosen.steps)
        QVERIFY(step.object != leftOut);
}

QTEST_GUILESS_MAIN(TestDeployment)
#include "tst_deployment.moc"
