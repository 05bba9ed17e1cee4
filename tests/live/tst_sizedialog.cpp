// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/connectionstring.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/samplelibrary.h"
#include "tests/cli/runner.h"
#include "tests/live/deploytesting.h"
#include "views/sizes/calibratedialog.h"
#include "views/sizes/measuredtable.h"
#include "views/sizes/sizelab.h"
#include "views/widgets/banner.h"

#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QUndoStack>

#include <cmath>

using namespace sw;

namespace
{

/// What the program hands to its windows, here without a program around it.
std::shared_ptr<const views::SizeLab> lab()
{
    const auto connectScratch = [](const QString &uri, const QByteArray &password, const QString &database) {
        mongo::ConnectOptions options;
        options.uri = uri;
        options.password = password;
        options.scratchDatabase = database;
        return mongo::connectTo(options);
    };
    const auto connect = [](const QString &uri, const QByteArray &password) {
        return mongo::connectTo(uri, password);
    };
    return std::make_shared<views::SizeLab>(views::SizeLab{nullptr, connectScratch, deploy::uriForPeople, {}, connect});
}

QPushButton *button(const QWidget &host, const QString &start)
{
    for (QPushButton *each : host.findChildren<QPushButton *>()) {
        if (each->isVisible() && each->text().startsWith(start))
            return each;
    }
    return nullptr;
}

QString banner(const QWidget &host)
{
    QString text;
    for (const views::Banner *shown : host.findChildren<views::Banner *>()) {
        for (const QLabel *label : shown->findChildren<QLabel *>())
            text += shown->isVisible() ? label->text() : QString();
    }
    return text;
}

} // namespace

/// The calibration window against a real server, with the mouse.
class TestCalibrateDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void keepsFactors();
    void readsADatabase();
    void keepsWhatTheProgramSaves();
    void cancelLeavesNothing();
    void existingDatabase();

private:
    std::unique_ptr<views::CalibrateDialog> open(const QString &database = {});
    /// How many there are that are not the server's own.
    int databases();

    testsupport::MongoServer m_server;
    std::unique_ptr<deploytesting::RawClient> m_raw;
    std::unique_ptr<document::Document> m_document;
    std::unique_ptr<document::DerivedState> m_derived;
};

void TestCalibrateDialog::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QStandardPaths::setTestModeEnabled(true);
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_raw = std::make_unique<deploytesting::RawClient>(m_server.uri());
}

void TestCalibrateDialog::init()
{
    m_document = std::make_unique<document::Document>();
    m_derived = std::make_unique<document::DerivedState>(*m_document, document::DerivedState::Mode::Immediate);
    m_document->setModel(*formats::loadSample(QStringLiteral("bookstore")));
}

std::unique_ptr<views::CalibrateDialog> TestCalibrateDialog::open(const QString &database)
{
    auto dialog = std::make_unique<views::CalibrateDialog>(lab(), *m_document, m_derived->design(),
                                                           sizing::sizeOptions(m_document->model()));
    dialog->setWay(views::CalibrateDialog::Way::Load);
    dialog->setServer(m_server.uri(), database);
    dialog->setDocuments(20'000);
    dialog->show();
    return dialog;
}

int TestCalibrateDialog::databases()
{
    int count = 0;
    for (const base::Bson &each : deploy::documentsAt(
             m_raw->run(QStringLiteral("admin"), R"({"listDatabases":1,"nameOnly":true})"), "databases"))
        count += QStringList{QStringLiteral("admin"), QStringLiteral("config"), QStringLiteral("local")}.contains(
                     deploy::textAt(each, "name"))
                     ? 0
                     : 1;
    return count;
}

void TestCalibrateDialog::keepsFactors()
{
    const auto dialog = open();
    const double before = m_derived->sizes().storage.value();
    QTest::mouseClick(button(*dialog, QStringLiteral("Connect and load")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, QStringLiteral("Keep factors")), 120'000);
    QCOMPARE(databases(), 0);
    const auto *table = dialog->findChild<views::MeasuredTable *>();
    QVERIFY(table->rowCount() >= 3 * m_derived->design().collections.size());
    QVERIFY2(banner(*dialog).contains(QStringLiteral("MongoDB")), qPrintable(banner(*dialog)));
    QCOMPARE(m_document->history().count(), 0);
    QTest::mouseClick(button(*dialog, QStringLiteral("Keep factors")), Qt::LeftButton);
    QCOMPARE(m_document->history().undoText(), QStringLiteral("Calibrate sizes"));
    QCOMPARE(m_derived->sizes().basis, QStringLiteral("calibrated"));
    QVERIFY(m_derived->sizes().storage.value() != before);
    m_document->history().undo();
    QCOMPARE(m_derived->sizes().storage.value(), before);
}

/// The way that stands first: nothing is written, and what the server has becomes the estimate.
void TestCalibrateDialog::readsADatabase()
{
    m_raw->run(QStringLiteral("shop"), R"({"create":"books"})");
    base::BsonBuilder command;
    command.string(QStringLiteral("insert"), QStringLiteral("books")).beginArray(QStringLiteral("documents"));
    for (int i = 0; i < 200; ++i)
        command.beginDocument(command.nextIndex())
            .string(QStringLiteral("title"), QString(500, QLatin1Char('t')))
            .end();
    m_raw->run(QStringLiteral("shop"), command.end().finish());
    const auto dialog = open();
    dialog->setWay(views::CalibrateDialog::Way::Read);
    dialog->setServer(m_server.uri(), QStringLiteral("shop"));
    QTest::mouseClick(button(*dialog, QStringLiteral("Connect and read")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, QStringLiteral("Keep factors")), 60'000);
    QVERIFY2(banner(*dialog).contains(QStringLiteral("Nothing was written")), qPrintable(banner(*dialog)));
    QCOMPARE(databases(), 1);
    QCOMPARE(m_raw->count(QStringLiteral("shop"), QStringLiteral("books")), 200);
    QTest::mouseClick(button(*dialog, QStringLiteral("Keep factors")), Qt::LeftButton);
    const double document = m_derived->sizes().collection(QStringLiteral("books"))->document.likely.value();
    const double stored = 500 + 34;
    QVERIFY2(std::abs(document / stored - 1) < 0.001, qPrintable(QString::number(document)));
    m_raw->run(QStringLiteral("shop"), R"({"dropDatabase":1})");
}

/// Nine pairs of runs on a busy machine differed by up to 8 %: the smallest file has some fifty pages.
void TestCalibrateDialog::keepsWhatTheProgramSaves()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("shop.shape.json"));
    QVERIFY(formats::saveProjectFile(file, m_document->model()));
    const clitest::Run run =
        clitest::runInside({QStringLiteral("size"), file, QStringLiteral("--calibrate"), QStringLiteral("--synthetic"),
                            QStringLiteral("--yes"), QStringLiteral("--save"), QStringLiteral("--uri"), m_server.uri(),
                            QStringLiteral("--documents-per-collection"), QStringLiteral("20000")});
    QVERIFY2(run.code == 0, qPrintable(run.err));
    const auto dialog = open();
    QTest::mouseClick(button(*dialog, QStringLiteral("Connect and load")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, QStringLiteral("Keep factors")), 120'000);
    QTest::mouseClick(button(*dialog, QStringLiteral("Keep factors")), Qt::LeftButton);

    const schema::Calibration kept = schema::calibrationOf(m_document->model());
    const schema::Calibration saved = schema::calibrationOf(formats::loadProjectFile(file)->model);
    QVERIFY(!kept.collections.isEmpty());
    QCOMPARE(kept.server, saved.server);
    QCOMPARE(kept.date, saved.date);
    QCOMPARE(kept.collections.size(), saved.collections.size());
    for (qsizetype i = 0; i < kept.collections.size(); ++i) {
        QCOMPARE(kept.collections.at(i).name, saved.collections.at(i).name);
        QCOMPARE(kept.collections.at(i).documents, saved.collections.at(i).documents);
        QCOMPARE(kept.collections.at(i).shape, saved.collections.at(i).shape);
        QVERIFY(std::abs(*kept.collections.at(i).storage / *saved.collections.at(i).storage - 1) < 0.15);
        QCOMPARE(kept.collections.at(i).indexes.size(), saved.collections.at(i).indexes.size());
    }
}

void TestCalibrateDialog::cancelLeavesNothing()
{
    const auto dialog = open(QStringLiteral("shop_scratch"));
    QTest::mouseClick(button(*dialog, QStringLiteral("Connect and load")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(databases() == 1, 60'000);
    QTest::mouseClick(button(*dialog, QStringLiteral("Cancel")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isRunning(), 60'000);
    QVERIFY2(banner(*dialog).contains(QStringLiteral("stopped")), qPrintable(banner(*dialog)));
    QCOMPARE(databases(), 0);
    QCOMPARE(m_document->history().count(), 0);
}

void TestCalibrateDialog::existingDatabase()
{
    m_raw->run(QStringLiteral("shop"), R"({"insert":"precious","documents":[{"_id":1}]})");
    const auto dialog = open(QStringLiteral("shop"));
    QTest::mouseClick(button(*dialog, QStringLiteral("Connect and load")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isRunning() && !banner(*dialog).isEmpty(), 60'000);
    QVERIFY2(banner(*dialog).contains(QStringLiteral("exists")), qPrintable(banner(*dialog)));
    QCOMPARE(m_raw->count(QStringLiteral("shop"), QStringLiteral("precious")), 1);
}

QTEST_MAIN(TestCalibrateDialog)
#include "tst_sizedialog.moc"
