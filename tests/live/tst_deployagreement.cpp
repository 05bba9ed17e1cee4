// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"
#include "models/deploy/plan/consent.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/samplelibrary.h"
#include "models/items/planmodel.h"
#include "models/patterns/core/designbuilder.h"
#include "models/remote/remotesession.h"
#include "tests/support/server/fakeserver.h"
#include "tests/support/server/mongoserver.h"
#include "views/deploy/exportdialog.h"

#include "models/base/bson/bsonbuilder.h"

#include <QBuffer>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace sw;

namespace
{

/// What a step is for a person, whoever shows it.
using Row = QStringList;

Row rowOf(const deploy::Plan &plan, const deploy::Step &step)
{
    return {QString::number(step.number),
            deploy::classCode(step.change),
            step.object,
            step.what,
            step.onServer,
            step.inPlan,
            step.script,
            step.inverse,
            deploy::acknowledgement(plan, step)};
}

QList<Row> rowsOf(const deploy::Plan &plan)
{
    QList<Row> out;
    for (const deploy::Step &step : plan.steps)
        out << rowOf(plan, step);
    return out;
}

/// A journal without its times and the hash of a plan, which has a time in it.
QList<QJsonObject> journalIn(const QString &stateHome)
{
    QList<QJsonObject> out;
    const QDir folder(stateHome + QStringLiteral("/shapewright/journal"));
    for (const QString &name : folder.entryList({QStringLiteral("*.journal")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        while (!file.atEnd()) {
            QJsonObject event = QJsonDocument::fromJson(file.readLine()).object();
            for (const char *ownOfRun : {"at", "plan"})
                event.remove(QLatin1String(ownOfRun));
            out << event;
        }
    }
    return out;
}

} // namespace

/// The service, the command line and the window over all samples: the same plans, step by step, and the same journals.
class TestDeployAgreement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void plansAreEqual_data();
    void plansAreEqual();
    void journalsAreEqual_data();
    void journalsAreEqual();
    void programsShareRecords();

private:
    struct Run
    {
        int code = -1;
        QByteArray out;
        QString err;
    };
    using Way = services::Connect;

    Run cli(const QStringList &words, const Way &way, const QString &stateHome) const;
    QStringList at(const QString &database) const
    {
        return {m_file, QStringLiteral("--uri"), m_uri, QStringLiteral("--db"), database};
    }
    QList<Row> rowsOfService(const Way &way, const QString &database);
    QList<Row> rowsOfCli(const Way &way, const QString &database);
    std::unique_ptr<views::ExportDialog> window(const Way &way, const QString &database);
    void applyInWindow(const Way &way, const QString &database);
    static QPushButton *button(const views::ExportDialog &dialog, const QString &start);
    void load(const QString &sample);
    Way wayTo(testsupport::FakeServer &server) const
    {
        return [&server](const QString &, const QByteArray &, const base::Progress &) {
            return server.connect();
        };
    }
    static Way realWay()
    {
        return [](const QString &uri, const QByteArray &password, const base::Progress &progress) {
            return remote::connectTo(uri, password, progress);
        };
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    testsupport::MongoServer m_server;
    bool m_started = false;
    QString m_uri;
    QString m_file;
    schema::Model m_model;
    design::Design m_design;
};

void TestDeployAgreement::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("shapewright-tests"));
    QSettings().clear();
}

void TestDeployAgreement::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_uri = QStringLiteral("mongodb://127.0.0.1:27017");
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_folder->filePath(QStringLiteral("window"))));
}

void TestDeployAgreement::load(const QString &sample)
{
    const auto model = formats::loadSample(sample);
    QVERIFY(model);
    m_model = *model;
    m_design = patterns::buildDesign(m_model);
    m_file = m_folder->filePath(sample + QStringLiteral(".shape.json"));
    QVERIFY(formats::saveProjectFile(m_file, m_model));
}

TestDeployAgreement::Run TestDeployAgreement::cli(const QStringList &words, const Way &way,
                                                  const QString &stateHome) const
{
    QBuffer outBuffer;
    QBuffer errBuffer;
    QBuffer in;
    for (QBuffer *buffer : {&outBuffer, &errBuffer, &in})
        buffer->open(QIODevice::ReadWrite);
    Run run;
    {
        cli::Output out(outBuffer);
        cli::Output err(errBuffer, cli::Output::Buffering::Lines);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_STATE_HOME"), stateHome);
        cli::Context context{out, err, in, environment};
        context.connect = way;
        run.code = cli::runProgram(context, words);
    }
    run.out = outBuffer.data();
    run.err = QString::fromUtf8(errBuffer.data());
    return run;
}

QList<Row> TestDeployAgreement::rowsOfService(const Way &way, const QString &database)
{
    services::ServerAddress address{m_uri, {}, database};
    auto deployment =
        services::Deployment::connect(way, address, services::ApplyRecords(QProcessEnvironment::systemEnvironment()));
    const auto proposal =
        deployment ? deployment->propose(m_model, m_design) : base::Result<services::Proposal>(deployment.error());
    return proposal ? rowsOf(proposal->plan) : QList<Row>{{proposal.error().text()}};
}

QList<Row> TestDeployAgreement::rowsOfCli(const Way &way, const QString &database)
{
    const Run run = cli(QStringList{QStringLiteral("plan"), QStringLiteral("--json")} + at(database), way,
                        m_folder->filePath(QStringLiteral("cli")));
    QList<Row> out;
    for (const QJsonValue value : QJsonDocument::fromJson(run.out).object().value(QStringLiteral("steps")).toArray()) {
        Row row{QString::number(value[QLatin1String("number")].toInt())};
        for (const char *name : {"class", "object", "what", "before", "after", "script", "undo", "accept"})
            row << value[QLatin1String(name)].toString();
        out << row;
    }
    return run.code == 0 || run.code == 2 ? out : QList<Row>{{run.err}};
}

QPushButton *TestDeployAgreement::button(const views::ExportDialog &dialog, const QString &start)
{
    for (QPushButton *candidate : dialog.findChildren<QPushButton *>()) {
        if (candidate->isVisible() && candidate->isEnabled() && candidate->text().startsWith(start))
            return candidate;
    }
    return nullptr;
}

std::unique_ptr<views::ExportDialog> TestDeployAgreement::window(const Way &way, const QString &database)
{
    auto dialog = std::make_unique<views::ExportDialog>(way, m_model, m_design);
    dialog->setServer(m_uri, database);
    dialog->show();
    QTest::mouseClick(button(*dialog, QStringLiteral("Connect")), Qt::LeftButton);
    const auto *plan = dialog->findChild<items::PlanModel *>();
    if (!QTest::qWaitFor([&] { return !plan->choice().plan().server.name.isEmpty(); }, 30000))
        qWarning("the window has made no plan");
    return dialog;
}

void TestDeployAgreement::applyInWindow(const Way &way, const QString &database)
{
    const auto dialog = window(way, database);
    QTRY_VERIFY(button(*dialog, QStringLiteral("Apply")));
    QTest::mouseClick(button(*dialog, QStringLiteral("Apply")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, QStringLiteral("Close")), 60000);
}

void TestDeployAgreement::plansAreEqual_data()
{
    QTest::addColumn<QString>("sample");
    for (const formats::SampleInfo &sample : formats::samples())
        QTest::newRow(qPrintable(sample.name)) << sample.name;
}

void TestDeployAgreement::plansAreEqual()
{
    QFETCH(QString, sample);
    load(sample);
    const QString database = QStringLiteral("shop");
    testsupport::FakeServer server;
    const Way way = wayTo(server);
    const auto compare = [&] {
        const QList<Row> ours = rowsOfService(way, database);
        QCOMPARE(rowsOfCli(way, database), ours);
        const auto dialog = window(way, database);
        QCOMPARE(rowsOf(dialog->findChild<items::PlanModel *>()->choice().plan()), ours);
    };
    compare();
    const Run applied =
        cli(QStringList{QStringLiteral("apply"), QStringLiteral("--yes")} + at(database), way, m_folder->path());
    QVERIFY2(applied.code == 0, qPrintable(applied.err));
    server.setDocuments(7);
    server.violators = 3;
    for (design::Collection &collection : m_design.collections)
        QVERIFY(server.collections.contains(collection.name));
    // A collection that lost its rules needs them anew: a step that asks for a word.
    testsupport::FakeServer::Collection &bare = server.collections[m_design.collections.first().name];
    bare.options = {};
    bare.indexes = bare.indexes.mid(0, 1);
    QVERIFY(rowsOfService(way, database).size() > 0);
    compare();
}

void TestDeployAgreement::journalsAreEqual_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<bool>("real");
    for (const char *sample : {"bookstore", "sensors", "trades"}) {
        QTest::addRow("%s, in memory", sample) << QString::fromLatin1(sample) << false;
        QTest::addRow("%s, real", sample) << QString::fromLatin1(sample) << true;
    }
}

void TestDeployAgreement::journalsAreEqual()
{
    QFETCH(QString, sample);
    QFETCH(bool, real);
    if (real && testsupport::MongoServer::program().isEmpty())
        QSKIP("no MongoDB server");
    if (real && !m_started)
        m_started = m_server.start();
    QVERIFY2(m_started || !real, qPrintable(m_server.errorString()));
    load(sample);
    m_uri = real ? m_server.uri() : m_uri;
    testsupport::FakeServer one;
    testsupport::FakeServer two;
    const QString database = QStringLiteral("d_") + QString::fromLatin1(QTest::currentDataTag()).left(6);
    const QList<Row> planned = rowsOfService(real ? realWay() : wayTo(one), database + QLatin1Char('1'));
    QCOMPARE(rowsOfCli(real ? realWay() : wayTo(one), database + QLatin1Char('1')), planned);
    const Run applied =
        cli(QStringList{QStringLiteral("apply"), QStringLiteral("--yes")} + at(database + QLatin1Char('1')),
            real ? realWay() : wayTo(one), m_folder->filePath(QStringLiteral("cli")));
    QVERIFY2(applied.code == 0, qPrintable(applied.err));
    applyInWindow(real ? realWay() : wayTo(two), database + QLatin1Char('2'));
    QList<QJsonObject> ofCli = journalIn(m_folder->filePath(QStringLiteral("cli")));
    QList<QJsonObject> ofWindow = journalIn(m_folder->filePath(QStringLiteral("window")));
    for (QList<QJsonObject> *journal : {&ofCli, &ofWindow}) {
        QVERIFY(!journal->isEmpty());
        journal->first().remove(QStringLiteral("database"));
    }
    QCOMPARE(ofWindow, ofCli);
    QCOMPARE(two.changes, one.changes);
}

/// What the window applied is what verify measures drift against, and a run that broke off there is told here.
void TestDeployAgreement::programsShareRecords()
{
    load(QStringLiteral("bookstore"));
    testsupport::FakeServer server;
    const QString home = m_folder->filePath(QStringLiteral("window"));
    const QString database = QStringLiteral("shop");
    applyInWindow(wayTo(server), database);
    server.run(base::BsonBuilder()
                   .string(QStringLiteral("collMod"), m_design.collections.first().name)
                   .string(QStringLiteral("validationAction"), QStringLiteral("warn"))
                   .finish());
    const Run verified = cli(QStringList{QStringLiteral("verify")} + at(database), wayTo(server), home);
    QCOMPARE(verified.code, 3); // the server changed
    const QDir journals(home + QStringLiteral("/shapewright/journal"));
    QFile journal(journals.filePath(journals.entryList({QStringLiteral("*.journal")}).value(0)));
    QVERIFY(journal.open(QIODevice::ReadWrite));
    const QByteArray content = journal.readAll().trimmed();
    journal.resize(content.lastIndexOf('\n') + 1); // as a crash before the end leaves it
    journal.close();
    const Run planned = cli(QStringList{QStringLiteral("plan")} + at(database), wayTo(server), home);
    QVERIFY2(planned.err.contains(QStringLiteral("broke off")), qPrintable(planned.err));
}

QTEST_MAIN(TestDeployAgreement)
#include "tst_deployagreement.moc"
