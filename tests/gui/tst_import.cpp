// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/document.h"
#include "models/formats/importer.h"
#include "models/formats/importerregistry.h"
#include "tests/gui/noservers.h"
#include "views/files/filecontroller.h"
#include "views/files/fileimport.h"
#include "views/widgets/banner.h"
#include "views/window/actions.h"
#include "views/window/mainwindow.h"

#include <QAction>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace sw;
using views::CanvasMode;
using views::MainWindow;

namespace
{

QString dataFile(const char *name)
{
    return QStringLiteral(SHAPEWRIGHT_TEST_DATA "/documents/") + QLatin1String(name);
}

} // namespace

/// Documents become a project in the window, while the window stays alive.
class TestImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void opensWhatWasRead();
    void keepsTheProjectOnAnError();
    void showsProgressAndStops();
    void canBeClosedMeanwhile();
    void allNotesCanBeRead();

private:
    void start(const QStringList &paths)
    {
        m_window->files().imports().read(*formats::ImporterRegistry::instance().find(QStringLiteral("json-documents")),
                                         paths);
    }
    QString bannerText() const;

    std::unique_ptr<MainWindow> m_window;
    QTemporaryDir m_folder;
    QString m_large;
};

void TestImport::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("shapewright-tests"));
    QByteArray line;
    for (int i = 0; i < 40; ++i)
        line += (i > 0 ? ",\"field" : "{\"field") + QByteArray::number(i) + "\":\"some text or other\"";
    m_large = m_folder.filePath(QStringLiteral("large.json"));
    QFile file(m_large);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write((line + "}\n").repeated(100'000));
}

void TestImport::init()
{
    m_window = std::make_unique<MainWindow>(testsupport::noServers());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QVERIFY(m_window->files().openSample(QStringLiteral("bookstore")));
}

QString TestImport::bannerText() const
{
    QString text;
    for (const views::Banner *banner : m_window->findChildren<views::Banner *>()) {
        for (const QLabel *label : banner->findChildren<QLabel *>())
            text += banner->isVisible() ? label->text() : QString();
    }
    return text;
}

void TestImport::opensWhatWasRead()
{
    QSignalSpy opened(&m_window->files(), &views::FileController::opened);
    start({dataFile("penguins.json"), dataFile("users.bson")});
    QTRY_COMPARE(opened.count(), 1);
    const document::Document &document = m_window->document();
    QCOMPARE(document.model().entities.size(), 2);
    QCOMPARE(document.model().name, QStringLiteral("penguins"));
    QCOMPARE(document.filePath(), QString());
    QVERIFY(document.isModified());
    QVERIFY(!m_window->files().imports().isRunning());
    QTRY_COMPARE(m_window->canvas(CanvasMode::Model).scene().cards.size(), 2);
    QVERIFY2(bannerText().contains(QStringLiteral("no _id")), qPrintable(bannerText()));
}

void TestImport::keepsTheProjectOnAnError()
{
    QSignalSpy failed(&m_window->files(), &views::FileController::failed);
    const schema::Model before = m_window->document().model();
    start({dataFile("bson/NEG_partial_file.bson")});
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(m_window->document().model() == before);
    QVERIFY2(bannerText().contains(QStringLiteral("byte 164")), qPrintable(bannerText()));
    start({m_folder.filePath(QStringLiteral("missing.json"))});
    QTRY_COMPARE(failed.count(), 2);
    QVERIFY(!m_window->files().imports().isRunning());
}

void TestImport::showsProgressAndStops()
{
    QSignalSpy opened(&m_window->files(), &views::FileController::opened);
    QSignalSpy failed(&m_window->files(), &views::FileController::failed);
    const schema::Model before = m_window->document().model();
    start({m_large});
    QTRY_VERIFY(m_window->findChild<QProgressDialog *>() != nullptr);
    auto *dialog = m_window->findChild<QProgressDialog *>();
    QTRY_VERIFY(dialog->isVisible() && dialog->value() > 0);
    QTest::mouseClick(dialog->findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(!m_window->files().imports().isRunning());
    QTest::qWait(200);
    QCOMPARE(opened.count() + failed.count(), 0);
    QVERIFY(m_window->document().model() == before);
}

void TestImport::canBeClosedMeanwhile()
{
    start({m_large});
    QTest::qWait(50);
    m_window.reset();
}

/// "… and 2 more" led nowhere.
void TestImport::allNotesCanBeRead()
{
    QByteArray line = "{\"_id\":1";
    for (int i = 0; i < 6; ++i)
        line += ",\"mixed" + QByteArray::number(i) + "\":VALUE";
    line += "}\n";
    const QString path = m_folder.filePath(QStringLiteral("mixed.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(line).replace("VALUE", "1") +
               QByteArray(line).replace("VALUE", "\"a\"").replace("_id\":1", "_id\":2"));
    file.close();
    start({path});
    QTRY_VERIFY(bannerText().contains(QStringLiteral("more")));
    QPushButton *all = nullptr;
    for (QPushButton *each : m_window->findChildren<QPushButton *>()) {
        if (QString(each->text()).remove(QLatin1Char('&')) == QStringLiteral("Show all…"))
            all = each;
    }
    QVERIFY(all);
    all->click();
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    const QString text = dialog->findChild<QPlainTextEdit *>()->toPlainText();
    for (int i = 0; i < 6; ++i)
        QVERIFY2(text.contains(QStringLiteral("mixed%1").arg(i)), qPrintable(text));
    dialog->reject();
}

QTEST_MAIN(TestImport)
#include "tst_import.moc"
