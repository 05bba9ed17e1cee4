// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/bsonread.h"
#include "models/deploy/plan/consent.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/remote/remotesession.h"
#include "models/services/deployment/deployment.h"
#include "tests/cli/runner.h"
#include "tests/support/chaos.h"
#include "tests/support/server/lyingserver.h"
#include "views/deploy/exportdialog.h"
#include "views/widgets/banner.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QTest>

using namespace sw;
using base::ErrorCode;
using testsupport::LyingServer;

/// A server whose replies break the rules of the wire, at every stage of an export: nothing that holds unsaved work or
/// a journal dies or hangs, and each trouble is told.
class TestBrokenReplies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readsAreTold_data();
    void readsAreTold();
    void changesAreSettled_data();
    void changesAreSettled();
    void commandLineTells_data();
    void commandLineTells();
    void windowTells_data();
    void windowTells();
    void randomlyBroken();

private:
    base::Result<services::Deployment> connect(const QString &options = {});

    std::unique_ptr<QTemporaryDir> m_state;
    std::unique_ptr<LyingServer> m_server;
    schema::Model m_model;
    design::Design m_design;
};

namespace
{

constexpr qint64 longest = 30'000; ///< milliseconds

void addRows(const QStringList &commands, int every)
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("lie");
    const auto lies = testsupport::brokenReplies();
    for (qsizetype stage = 0; stage < commands.size(); ++stage) {
        for (qsizetype lie = stage % every; lie < lies.size(); lie += every)
            QTest::addRow("%s, %s", qPrintable(commands.at(stage)), lies.at(lie).first.constData())
                << commands.at(stage) << static_cast<int>(lie);
    }
}

deploy::Consent fullConsent(const deploy::Plan &plan)
{
    return {true, deploy::acknowledgements(plan)};
}

} // namespace

void TestBrokenReplies::init()
{
    m_state = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_state->path()));
    m_server = std::make_unique<LyingServer>();
    const auto sample = formats::loadSample(QStringLiteral("bookstore"));
    QVERIFY(sample);
    m_model = *sample;
    m_design = patterns::buildDesign(m_model);
}

base::Result<services::Deployment> TestBrokenReplies::connect(const QString &options)
{
    services::ServerAddress address{m_server->uri(options), options.isEmpty() ? QByteArray() : QByteArray("secret"),
                                    QStringLiteral("shop")};
    return services::Deployment::connect(
        [](const QString &uri, const QByteArray &password, const base::Progress &progress) {
            return remote::connectTo(uri, password, progress);
        },
        address, services::ApplyRecords(QProcessEnvironment::systemEnvironment()));
}

void TestBrokenReplies::readsAreTold_data()
{
    addRows({QStringLiteral("hello"), QStringLiteral("connectionStatus"), QStringLiteral("listCollections")}, 1);
}

void TestBrokenReplies::readsAreTold()
{
    QFETCH(QString, command);
    QFETCH(int, lie);
    m_server->lie(command, testsupport::brokenReplies().at(lie).second);
    QElapsedTimer timer;
    timer.start();
    auto deployment = connect();
    const auto proposal = deployment ? deployment->propose(m_model, m_design) : deployment.error();
    QVERIFY(m_server->lies() > 0);
    QVERIFY2(timer.elapsed() < longest, qPrintable(QString::number(timer.elapsed())));
    if (!proposal) {
        QVERIFY2(proposal.error().code == ErrorCode::Connection || proposal.error().code == ErrorCode::Unsupported,
                 qPrintable(proposal.error().text()));
        QVERIFY2(!proposal.error().message.isEmpty() && !proposal.error().wayOut.isEmpty(),
                 qPrintable(proposal.error().text()));
        qInfo("%lld ms: %s", timer.elapsed(), qPrintable(proposal.error().text()));
    }
    // The next try, with a server that has come to its senses, knows nothing of the last one.
    m_server->beHonest();
    auto again = connect();
    QVERIFY2(again.has_value(), qPrintable(again ? QString() : again.error().text()));
    QVERIFY(again->propose(m_model, m_design).has_value());
}

void TestBrokenReplies::changesAreSettled_data()
{
    addRows({QStringLiteral("create"), QStringLiteral("createIndexes")}, 2);
}

/// The server does what it is told and answers in riddles: only its catalog says what was done.
void TestBrokenReplies::changesAreSettled()
{
    QFETCH(QString, command);
    QFETCH(int, lie);
    auto deployment = connect();
    QVERIFY2(deployment.has_value(), qPrintable(deployment ? QString() : deployment.error().text()));
    const auto proposal = deployment->propose(m_model, m_design);
    QVERIFY2(proposal.has_value(), qPrintable(proposal ? QString() : proposal.error().text()));
    m_server->lie(command, testsupport::brokenReplies().at(lie).second, 1);
    QElapsedTimer timer;
    timer.start();
    const services::Outcome outcome = deployment->apply(proposal->plan, fullConsent(proposal->plan));
    QCOMPARE(m_server->lies(), 1);
    QVERIFY2(timer.elapsed() < longest, qPrintable(QString::number(timer.elapsed())));
    if (outcome.report.error)
        qInfo("%lld ms: %s", timer.elapsed(), qPrintable(outcome.report.error->text()));
    QVERIFY(outcome.report.verified || outcome.report.error);
    for (const deploy::StepReport &report : outcome.report.steps) {
        const deploy::Step *step = proposal->plan.step(report.number);
        const bool done = report.state == deploy::StepState::Done || report.state == deploy::StepState::AlreadyDone;
        QVERIFY(!done || m_server->state().collections.contains(step->collection));
    }
    auto rest = deployment->propose(m_model, m_design);
    QVERIFY2(rest.has_value(), qPrintable(rest ? QString() : rest.error().text()));
    QVERIFY(deployment->apply(rest->plan, fullConsent(rest->plan)).report.verified);
}

void TestBrokenReplies::commandLineTells_data()
{
    addRows({QStringLiteral("hello"), QStringLiteral("saslStart"), QStringLiteral("connectionStatus"),
             QStringLiteral("listCollections"), QStringLiteral("createIndexes")},
            10);
}

void TestBrokenReplies::commandLineTells()
{
    QFETCH(QString, command);
    QFETCH(int, lie);
    const clitest::Program program(m_state->path());
    const QString file = m_state->filePath(QStringLiteral("shop.shape.json"));
    QCOMPARE(program.run({QStringLiteral("new"), file, QStringLiteral("--sample"), QStringLiteral("bookstore")}).code,
             0);
    m_server->lie(command, testsupport::brokenReplies().at(lie).second);
    QString uri = m_server->uri();
    QStringList words{QStringLiteral("apply"), file, QStringLiteral("--yes"), QStringLiteral("--db"),
                      QStringLiteral("shop")};
    if (command == QLatin1String("saslStart")) {
        uri.replace(QStringLiteral("://"), QStringLiteral("://ann@"));
        words << QStringLiteral("--password-stdin");
    }
    const clitest::Run run = program.run(words + QStringList{QStringLiteral("--uri"), uri}, "secret\n");
    QVERIFY2(m_server->lies() > 0, qPrintable(run.err));
    QVERIFY2(QList<int>({0, 6, 7, 9}).contains(run.code), qPrintable(run.err));
    QVERIFY2(run.code == 0 || run.err.startsWith(QLatin1String("error: ")), qPrintable(run.err));
    qInfo("%d %s", run.code, qPrintable(run.err.trimmed()));
}

void TestBrokenReplies::windowTells_data()
{
    addRows({QStringLiteral("hello"), QStringLiteral("listCollections")}, 8);
}

void TestBrokenReplies::windowTells()
{
    QFETCH(QString, command);
    QFETCH(int, lie);
    m_server->lie(command, testsupport::brokenReplies().at(lie).second);
    views::ExportDialog dialog(
        [](const QString &uri, const QByteArray &password, const base::Progress &progress) {
            return remote::connectTo(uri, password, progress);
        },
        m_model, m_design);
    dialog.setServer(m_server->uri(), QStringLiteral("shop"));
    dialog.show();
    const auto isShown = [&](const QString &start) -> QPushButton * {
        for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text().remove(QLatin1Char('&')).startsWith(start))
                return button;
        }
        return nullptr;
    };
    QPushButton *connect = isShown(QStringLiteral("Connect"));
    QVERIFY(connect && connect->isEnabled());
    QTest::mouseClick(connect, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(m_server->lies() > 0, longest);
    QString told;
    const auto hasEnded = [&] {
        told.clear();
        for (const views::Banner *banner : dialog.findChildren<views::Banner *>()) {
            for (const QLabel *label : banner->findChildren<QLabel *>())
                told += banner->isVisible() ? label->text() : QString();
        }
        return isShown(QStringLiteral("Apply")) || (isShown(QStringLiteral("Connect")) && !told.isEmpty());
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasEnded(), longest);
    QVERIFY(!told.isEmpty());
}

/// Replies with bytes changed, doubled, cut out and strewn in, at any stage: told or harmless, and soon over.
void TestBrokenReplies::randomlyBroken()
{
    const int all = testsupport::chaosRuns(20, 2000);
    QRandomGenerator random(3);
    const auto below = [&](qsizetype limit) {
        return static_cast<qsizetype>(random.bounded(static_cast<quint32>(std::max<qsizetype>(limit, 1))));
    };
    const QStringList stages{
        QStringLiteral("hello"),           QStringLiteral("connectionStatus"), QStringLiteral("buildInfo"),
        QStringLiteral("listCollections"), QStringLiteral("listIndexes"),      QStringLiteral("collStats"),
        QStringLiteral("create"),          QStringLiteral("createIndexes"),    QStringLiteral("getParameter")};
    int told = 0, settled = 0;
    qint64 slowest = 0;
    for (int run = 0; run < all; ++run) {
        m_server->beHonest();
        m_server->state().collections.clear();
        const QString stage = stages.at(below(stages.size()));
        m_server->lie(
            stage,
            [&](QByteArray sound) {
                for (qsizetype i = below(4) + 1; i > 0 && !sound.isEmpty(); --i) {
                    const qsizetype at = below(4) == 0 ? below(sound.size()) : 16 + below(sound.size() - 16);
                    const qsizetype size = below(4) == 0 ? below(200) : below(8);
                    switch (below(5)) {
                    case 0:
                        sound.remove(at, size);
                        break;
                    case 1:
                        sound.insert(std::min(at, sound.size()), QByteArray(size, static_cast<char>(below(256))));
                        break;
                    case 2:
                        sound.insert(std::min(at, sound.size()), sound.mid(below(sound.size()), size));
                        break;
                    default:
                        if (at < sound.size())
                            sound[at] = static_cast<char>(sound.at(at) ^ (1 << below(8)));
                    }
                }
                return sound;
            },
            static_cast<int>(below(3)) + 1);
        QElapsedTimer timer;
        timer.start();
        auto deployment = connect();
        const auto proposal = deployment ? deployment->propose(m_model, m_design) : deployment.error();
        const QString where = QStringLiteral("run %1, %2").arg(QString::number(run), stage);
        if (proposal) {
            const services::Outcome outcome = deployment->apply(proposal->plan, fullConsent(proposal->plan));
            QVERIFY2(outcome.report.verified || outcome.report.error, qPrintable(where));
            ++(outcome.report.verified ? settled : told);
        } else {
            QVERIFY2(!proposal.error().message.isEmpty() && proposal.error().code != ErrorCode::Internal,
                     qPrintable(where + proposal.error().text()));
            ++told;
        }
        slowest = std::max(slowest, timer.elapsed());
        QVERIFY2(timer.elapsed() < longest, qPrintable(where));
    }
    m_server->beHonest();
    QVERIFY(connect().has_value());
    qInfo("%d broken conversations: %d told, %d ended well, the slowest took %lld ms", all, told, settled, slowest);
}

QTEST_MAIN(TestBrokenReplies)
#include "tst_brokenreplies.moc"
