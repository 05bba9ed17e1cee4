// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/projectedits.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectwriter.h"
#include "models/items/selection.h"
#include "tests/gui/noservers.h"
#include "views/canvas/canvasediting.h"
#include "views/files/filecontroller.h"
#include "views/files/filerecovery.h"
#include "views/panels/propertiespanel.h"
#include "views/properties/propertypage.h"
#include "views/sizes/sizemeter.h"
#include "views/widgets/editors/inlineeditor.h"
#include "views/widgets/notices.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/window/actions.h"
#include "views/window/canvasarea.h"
#include "views/window/mainwindow.h"

#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScreen>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QToolBar>
#include <QtTest>
#include <QUndoStack>

using namespace sw;
using views::CanvasMode;
using views::MainWindow;

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void hasItsUsualSize();
    void longNamesWidenNoPanel();
    void showsEachTitleOnce();
    void saysWhatIsNotKnownYet();
    void opensSample();
    void drawsAnEntityByKeyboardAndMouse();
    void connectsByDragging();
    void movesAndUndoes();
    void deletesAndUndoes();
    void switchesGoal();
    void everyActionHasKeyTextAndTip();
    void noKeyIsUsedTwice();
    void opensBrokenFileWithAMessage();
    void saysWhyAFileCannotBeOpened_data();
    void saysWhyAFileCannotBeOpened();
    void messagesStandBesideEachOther();
    void noticesWhenTheFileChanges();
    void messagesDoNotMoveTheDiagram();
    void undoesEverythingToTheSameBytes();
    void savesWhatIsBeingTyped();

private:
    QByteArray bytes() const { return formats::writeProject(m_window->document().model()); }
    views::CanvasView &canvas() { return m_window->canvas(CanvasMode::Model); }
    QPoint onCard(const QString &name, const QPointF &offset);
    void type(const QString &text);

    std::unique_ptr<MainWindow> m_window;
};

void TestMainWindow::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("shapewright-tests"));
}

void TestMainWindow::init()
{
    m_window = std::make_unique<MainWindow>(testsupport::noServers());
    m_window->resize(1440, 900);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get())); // without it no key finds its command
}

void TestMainWindow::cleanup()
{
    m_window.reset();
}

QPoint TestMainWindow::onCard(const QString &name, const QPointF &offset)
{
    const schema::Entity *entity = m_window->document().model().entityNamed(name);
    const diagram::Card *card =
        entity == nullptr ? nullptr : canvas().scene().card(diagram::NodeKey::ofEntity(entity->id));
    return card == nullptr ? QPoint(-1, -1) : canvas().camera().toView(card->rect.topLeft() + offset).toPoint();
}

void TestMainWindow::type(const QString &text)
{
    QVERIFY(canvas().inlineEditor().isActive());
    canvas().inlineEditor().setText(text);
    QTest::keyClick(&canvas().inlineEditor(), Qt::Key_Return);
}

/// No panel makes the first window wider than a small screen.
void TestMainWindow::hasItsUsualSize()
{
    QSettings().clear();
    const MainWindow fresh(testsupport::noServers());
    const QSize room = fresh.screen()->availableSize();
    // The screen of the test platform is 800 pixels wide, narrower than the window may be made by a person.
    const int narrowest = fresh.minimumSizeHint().width();
    QVERIFY2(fresh.width() <= std::max(room.width(), narrowest) && fresh.height() <= room.height(),
             qPrintable(QStringLiteral("%1 x %2").arg(fresh.width()).arg(fresh.height())));
    QVERIFY(fresh.width() >= std::min(1440, room.width()));
    QVERIFY2(fresh.minimumSizeHint().width() <= 1000, qPrintable(QString::number(fresh.minimumSizeHint().width())));
}

void TestMainWindow::longNamesWidenNoPanel()
{
    QVERIFY(m_window->files().openSample(QStringLiteral("bookstore")));
    const int narrowest = m_window->minimumSizeHint().width();
    const QString name(180, QLatin1Char('w'));
    const auto added =
        document::addEntity(m_window->document(), document::mainDiagramId(m_window->document().model()), {}, name);
    QVERIFY(added.has_value());
    m_window->selection().selectEntity(*added);
    QTest::qWait(100); // until panels have followed
    QCOMPARE(m_window->minimumSizeHint().width(), narrowest);
}

/// A panel with a tab has no title bar besides; floating it has one, to be put back by.
void TestMainWindow::showsEachTitleOnce()
{
    const auto dock = [this](const char *name) {
        return m_window->findChild<QDockWidget *>(QLatin1String(name));
    };
    QTRY_VERIFY(dock("preview")->titleBarWidget() != nullptr);
    QVERIFY(dock("history")->titleBarWidget() != nullptr);
    QVERIFY(dock("outline")->titleBarWidget() == nullptr);
    dock("preview")->setFloating(true);
    QTRY_VERIFY(dock("preview")->titleBarWidget() == nullptr);
    dock("preview")->setFloating(false);
    QTRY_VERIFY(dock("preview")->titleBarWidget() != nullptr);
    for (const char *name : {"sizes", "workload", "problems", "validator", "history"})
        dock(name)->hide();
    QTRY_VERIFY(dock("preview")->titleBarWidget() == nullptr);
}

/// Until a project's figures are there the window shows none, neither zeros nor those of the project before.
void TestMainWindow::saysWhatIsNotKnownYet()
{
    auto *meter = m_window->findChild<views::SizeMeter *>();
    QTRY_VERIFY(m_window->derived().isKnown());
    QVERIFY(m_window->files().openSample(QStringLiteral("bookstore")));
    QVERIFY(!m_window->derived().isKnown());
    QVERIFY(m_window->derived().design().collections.isEmpty());
    QVERIFY(!meter->accessibleDescription().contains(QRegularExpression(QStringLiteral("\\d"))));
    QTRY_VERIFY(m_window->derived().isKnown());
    QVERIFY(meter->accessibleDescription().contains(QRegularExpression(QStringLiteral("\\d"))));
}

void TestMainWindow::opensSample()
{
    QSignalSpy updated(&m_window->derived(), &document::DerivedState::updated);
    QVERIFY(m_window->files().openSample(QStringLiteral("bookstore")));
    QTRY_VERIFY(updated.count() > 0 && m_window->derived().isCurrent());
    QCOMPARE(canvas().scene().cards.size(), m_window->document().model().entities.size());
    QVERIFY(m_window->derived().design().collections.size() > 0);
    QVERIFY(!m_window->document().isModified());
    QVERIFY(!m_window->files().openSample(QStringLiteral("no such sample")));
}

void TestMainWindow::drawsAnEntityByKeyboardAndMouse()
{
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_E);
    QCOMPARE(canvas().tool(), views::CanvasTool::Entity);
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, QPoint(120, 100));
    QCOMPARE(m_window->document().model().entities.size(), 1);
    type(QStringLiteral("books"));
    QCOMPARE(m_window->document().model().entities.first().name, QStringLiteral("books"));
    // Enter on a new entity goes on with its first field.
    type(QStringLiteral("title: str"));
    type(QStringLiteral("price: dec"));
    QTest::keyClick(&canvas().inlineEditor(), Qt::Key_Escape);
    const QList<schema::Field> &fields = m_window->document().model().entities.first().fields;
    QVERIFY(fields.size() >= 2);
    QCOMPARE(fields.at(0).name, QStringLiteral("title"));
    QCOMPARE(fields.at(1).type, schema::FieldType::Decimal128);
}

void TestMainWindow::connectsByDragging()
{
    canvas().editing().createEntity({40, 40});
    type(QStringLiteral("books"));
    QTest::keyClick(&canvas().inlineEditor(), Qt::Key_Escape);
    canvas().editing().createEntity({420, 40});
    type(QStringLiteral("reviews"));
    QTest::keyClick(&canvas().inlineEditor(), Qt::Key_Escape);
    canvas().navigation().fit();
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_R);
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, onCard(QStringLiteral("books"), {60, 12}));
    QTest::mouseMove(&canvas(), onCard(QStringLiteral("reviews"), {30, 12}));
    QTest::mouseMove(&canvas(), onCard(QStringLiteral("reviews"), {60, 12}));
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, onCard(QStringLiteral("reviews"), {60, 12}));
    QCOMPARE(m_window->document().model().relationships.size(), 1);
    const schema::Relationship &relationship = m_window->document().model().relationships.first();
    QCOMPARE(m_window->document().model().entity(relationship.a.entity)->name, QStringLiteral("books"));
    QCOMPARE(m_window->selection().relationship(), relationship.id);
}

void TestMainWindow::movesAndUndoes()
{
    QVERIFY(m_window->files().openSample(QStringLiteral("bookstore")));
    const QByteArray before = bytes();
    const QPoint from = onCard(QStringLiteral("books"), {60, 12});
    QVERIFY(from.x() >= 0);
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&canvas(), from + QPoint(20, 20));
    QTest::mouseMove(&canvas(), from + QPoint(60, 50));
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(60, 50));
    QVERIFY(bytes() != before);
    QCOMPARE(m_window->document().history().count(), 1);
    m_window->actions().action(QStringLiteral("edit.undo"))->trigger();
    QCOMPARE(bytes(), before);
}

void TestMainWindow::deletesAndUndoes()
{
    QVERIFY(m_window->files().openSample(QStringLiteral("bookstore")));
    const QByteArray before = bytes();
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, onCard(QStringLiteral("books"), {60, 12}));
    QVERIFY(m_window->actions().action(QStringLiteral("edit.delete"))->isEnabled());
    m_window->actions().action(QStringLiteral("edit.delete"))->trigger();
    QVERIFY(m_window->document().model().entityNamed(QStringLiteral("books")) == nullptr);
    m_window->actions().action(QStringLiteral("edit.undo"))->trigger();
    QCOMPARE(bytes(), before);
}

void TestMainWindow::switchesGoal()
{
    QVERIFY(m_window->files().openSample(QStringLiteral("bookstore")));
    QTRY_VERIFY(m_window->derived().isCurrent());
    views::SegmentedControl *goal = nullptr;
    for (views::SegmentedControl *control : m_window->findChildren<views::SegmentedControl *>()) {
        if (control->accessibleName() == QStringLiteral("Goal"))
            goal = control;
    }
    QVERIFY(goal != nullptr);
    QSignalSpy updated(&m_window->derived(), &document::DerivedState::updated);
    goal->setFocus();
    goal->setCurrent(1);
    QTest::keyClick(goal, Qt::Key_Right);
    QCOMPARE(m_window->document().model().goal, schema::Goal::Performance);
    QTRY_VERIFY(updated.count() > 0);
    QVERIFY(m_window->isWindowModified());
}

void TestMainWindow::everyActionHasKeyTextAndTip()
{
    for (const views::WindowCommand &command : m_window->actions().commands()) {
        QVERIFY2(!command.text.isEmpty(), qPrintable(command.id));
        QVERIFY2(!m_window->actions().action(command.id)->toolTip().isEmpty(), qPrintable(command.id));
        if (command.id != QStringLiteral("help.about"))
            QVERIFY2(!command.keys.isEmpty(), qPrintable(command.id));
    }
}

/// A message that comes, shrinks or goes leaves the cards where the eye has them, unless it would cover them.
void TestMainWindow::messagesDoNotMoveTheDiagram()
{
    QVERIFY(m_window->files().openSample(QStringLiteral("bookstore")));
    views::CanvasView &canvas = m_window->canvas(CanvasMode::Model);
    const auto settle = [] {
        QTest::qWait(50);
    };
    settle();
    const diagram::NodeKey card = canvas.scene().cards.first().key;
    const auto topInWindow = [&] {
        const QPointF at = canvas.camera().toView(canvas.scene().card(card)->rect.topLeft());
        return qRound(canvas.mapTo(m_window.get(), QPoint()).y() + at.y());
    };
    const auto covered = [&] {
        return std::any_of(canvas.scene().cards.cbegin(), canvas.scene().cards.cend(), [&](const diagram::Card &each) {
            return canvas.camera().toView(each.rect.topLeft()).y() < 0;
        });
    };
    auto &notices = m_window->area().notices();
    const int before = topInWindow();
    const QString words = QStringLiteral("A message of many words that needs more than one line. ");
    notices.put({QStringLiteral("test"), views::Status::Info, words.repeated(12), {}, {}});
    settle();
    QVERIFY(!covered()); // they made way
    const int pushed = topInWindow();
    QVERIFY(pushed >= before);
    notices.put({QStringLiteral("test"), views::Status::Ok, QStringLiteral("Done."), {}, {}});
    settle();
    QCOMPARE(topInWindow(), pushed);
    notices.remove(QStringLiteral("test"));
    settle();
    QCOMPARE(topInWindow(), pushed);
    for (int i = 0; i < 3; ++i) { // coming and going adds up to nothing
        notices.put({QStringLiteral("test"), views::Status::Info, words, {}, {}});
        settle();
        notices.remove(QStringLiteral("test"));
        settle();
    }
    QCOMPARE(topInWindow(), pushed);
}

void TestMainWindow::noKeyIsUsedTwice()
{
    QHash<QKeySequence, QString> users;
    for (const views::WindowCommand &command : m_window->actions().commands()) {
        for (const QKeySequence &key : command.keys) {
            QVERIFY2(!users.contains(key), qPrintable(command.id + QStringLiteral(" and ") + users.value(key)));
            users.insert(key, command.id);
        }
    }
}

void TestMainWindow::opensBrokenFileWithAMessage()
{
    QVERIFY(m_window->files().openSample(QStringLiteral("bookstore")));
    const QByteArray before = bytes();
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("broken.shape.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ \"format\": ");
    file.close();
    QSignalSpy failed(&m_window->files(), &views::FileController::failed);
    QVERIFY(!m_window->files().openPath(file.fileName()));
    QCOMPARE(failed.count(), 1);
    QVERIFY(!failed.first().first().value<base::Error>().wayOut.isEmpty());
    QCOMPARE(bytes(), before);
}

void TestMainWindow::saysWhyAFileCannotBeOpened_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("missing") << QByteArray();
    QTest::newRow("truncated") << QByteArray("{\"format\": \"shapewright\", \"version\": \"1.");
    QTest::newRow("no text") << QByteArray("\xff\xfe\x00\x01", 4);
}

/// As at the start, where looking for what was left behind follows.
void TestMainWindow::saysWhyAFileCannotBeOpened()
{
    QFETCH(QByteArray, content);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("given.shape.json"));
    if (!content.isEmpty()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    QVERIFY(!m_window->files().openPath(path));
    m_window->files().recovery().keepSnapshots(folder.filePath(QStringLiteral("recovery")));
    const auto *notices = m_window->findChild<views::Notices *>();
    QVERIFY(notices->isVisible());
    QCOMPARE(notices->texts().size(), 1);
    QVERIFY2(notices->texts().first().contains(QStringLiteral("given.shape.json")),
             qPrintable(notices->texts().first()));
}

void TestMainWindow::messagesStandBesideEachOther()
{
    auto *notices = m_window->findChild<views::Notices *>();
    QVERIFY(!m_window->files().openPath(QStringLiteral("/nowhere/one.shape.json")));
    QVERIFY(!m_window->files().openPath(QStringLiteral("/nowhere/two.shape.json")));
    QCOMPARE(notices->texts().size(), 2);
    QVERIFY(m_window->files().openSample(QStringLiteral("bookstore")));
    QCOMPARE(notices->texts(), QStringList());
}

/// Another program puts a new file in the place of the old one, as most do.
void TestMainWindow::noticesWhenTheFileChanges()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("mine.shape.json"));
    QVERIFY(m_window->files().openSample(QStringLiteral("bookstore")));
    QVERIFY(m_window->document().saveAs(path));
    QVERIFY(m_window->files().openPath(path));
    const auto *notices = m_window->findChild<views::Notices *>();
    QVERIFY(m_window->document().save()); // one's own change is none
    QTest::qWait(600);
    QCOMPARE(notices->texts(), QStringList());
    schema::Model other = m_window->document().model();
    other.description = QStringLiteral("by another program");
    QVERIFY(formats::saveProjectFile(path, other));
    QTRY_COMPARE(notices->texts().size(), 1);
    QVERIFY(notices->texts().first().contains(QStringLiteral("mine.shape.json")));
    QVERIFY(m_window->files().openAgain());
    QCOMPARE(m_window->document().model().description, other.description);
    QCOMPARE(notices->texts(), QStringList());
    QVERIFY(QFile::remove(path));
    QTRY_COMPARE(notices->texts().size(), 1);
}

void TestMainWindow::undoesEverythingToTheSameBytes()
{
    QVERIFY(m_window->files().openSample(QStringLiteral("bookstore")));
    const QByteArray before = bytes();
    m_window->selection().clear();
    QUndoStack &history = m_window->document().history();
    m_window->actions().action(QStringLiteral("model.layout"))->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(history.count(), 1, 30'000);
    QCOMPARE(history.undoText(), QStringLiteral("Lay out"));
    m_window->actions().action(QStringLiteral("edit.selectAll"))->trigger();
    m_window->actions().action(QStringLiteral("edit.duplicate"))->trigger();
    m_window->actions().action(QStringLiteral("edit.delete"))->trigger();
    const QByteArray after = bytes();
    QVERIFY(after != before);
    while (history.canUndo())
        history.undo();
    QCOMPARE(bytes(), before);
    while (history.canRedo())
        history.redo();
    QCOMPARE(bytes(), after);
}

/// A click on Save leaves the focus in the editor, so that nothing else tells it that the name is complete.
void TestMainWindow::savesWhatIsBeingTyped()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("books.shape.json"));
    QVERIFY(m_window->files().openSample(QStringLiteral("bookstore")));
    QVERIFY(m_window->document().saveAs(path));
    m_window->selection().selectEntity(m_window->document().model().entityNamed(QStringLiteral("books"))->id);
    auto *panel = m_window->findChild<views::PropertiesPanel *>();
    QLineEdit *name = nullptr;
    for (auto *each : panel->currentPage()->findChildren<QLineEdit *>()) {
        if (each->text() == QLatin1String("books"))
            name = each;
    }
    QVERIFY(name != nullptr);
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("titles"));
    QVERIFY(m_window->document().model().entityNamed(QStringLiteral("titles")) == nullptr);
    QAction *save = m_window->actions().action(QStringLiteral("file.save"));
    auto *bar = m_window->findChild<QToolBar *>(QStringLiteral("main"));
    QTest::mouseClick(bar->widgetForAction(save), Qt::LeftButton);
    document::Document again;
    QVERIFY(again.open(path));
    QVERIFY(again.model().entityNamed(QStringLiteral("titles")) != nullptr);
    QVERIFY(!m_window->document().isModified());
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
