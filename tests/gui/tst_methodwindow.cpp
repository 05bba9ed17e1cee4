// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/windowfixture.h"

#include "models/document/edits/projectedits.h"
#include "views/panels/methodpanel.h"
#include "views/widgets/notices.h"
#include "views/window/canvasarea.h"
#include "views/window/docks.h"

#include <QDockWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

using namespace sw;

/// The methodology in the window, and how the window begins anew in another language.
class TestMethodWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void cleanup() { QSettings().clear(); }
    void keyLeadsToTheAnswer();
    void standsInTheLearnMenu();
    void staysBesideThePatterns();
    void leavesThePatternsForOtherQuestions();
    void viewMenuIsGrouped();
    void restartsWithTheSameFile();
    void restartKeepsWhatIsInNoFile();
};

namespace
{

QPushButton *buttonIn(const QWidget &host, const QString &text)
{
    for (QPushButton *each : host.findChildren<QPushButton *>()) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

/// Presses this button of the question that comes next.
void answerWith(QMessageBox::StandardButton answer)
{
    QTimer::singleShot(0, qApp, [answer] {
        for (QWidget *each : QApplication::topLevelWidgets()) {
            if (auto *box = qobject_cast<QMessageBox *>(each); box && box->isVisible())
                return box->button(answer)->click();
        }
        answerWith(answer);
    });
}

} // namespace

/// The focus stayed where it was, and there was no way to the panel but F6.
void TestMethodWindow::keyLeadsToTheAnswer()
{
    test::Window shown;
    QVERIFY(shown.active);
    QVERIFY(shown.window.files().openSample(QStringLiteral("bookstore")));
    shown.key(Qt::Key_F7);
    auto &panel = shown.window.panel<views::MethodPanel>();
    QVERIFY(panel.isVisible());
    QVERIFY(panel.isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F7);
    QVERIFY(!panel.isVisible());
    QVERIFY(shown.canvas().hasFocus()); // it was some button of the tool bar
}

void TestMethodWindow::standsInTheLearnMenu()
{
    test::Window shown;
    const QList<QAction *> learn = shown.window.actions().menu(QStringLiteral("learn"))->actions();
    QVERIFY(learn.contains(shown.action("panel.method")));
    QVERIFY(learn.contains(shown.action("pattern.matrix")));
}

/// The panel was gone with the page that it leads to.
void TestMethodWindow::staysBesideThePatterns()
{
    test::Window shown;
    QVERIFY(shown.window.files().openSample(QStringLiteral("bookstore")));
    shown.window.showPanel(QStringLiteral("method"));
    auto &panel = shown.window.panel<views::MethodPanel>();
    Q_EMIT panel.patternWanted(shown.model().patterns.value(0));
    QVERIFY(shown.window.area().isBenchShown());
    QVERIFY(panel.isVisible());
    QVERIFY(shown.window.docks().dock("outline")->isHidden());
    shown.window.setMode(views::CanvasMode::Model);
    QVERIFY(panel.isVisible());
    QVERIFY(shown.window.docks().isShown("outline"));
}

/// Who goes on in the methodology sees again what it asks about.
void TestMethodWindow::leavesThePatternsForOtherQuestions()
{
    test::Window shown;
    QVERIFY(shown.window.files().openSample(QStringLiteral("bookstore")));
    shown.window.showPanel(QStringLiteral("method"));
    auto &panel = shown.window.panel<views::MethodPanel>();
    shown.window.area().showBench();
    panel.setStep(services::MethodStep::Relationships);
    QVERIFY(!shown.window.area().isBenchShown());
    QCOMPARE(shown.window.mode(), views::CanvasMode::Model);
}

void TestMethodWindow::viewMenuIsGrouped()
{
    test::Window shown;
    const QMenu *view = shown.window.actions().menu(QStringLiteral("view"));
    constexpr int most = 20;
    QVERIFY2(view->actions().size() <= most, qPrintable(QString::number(view->actions().size())));
    for (const char *id : {"view.zoomIn", "view.overview", "view.uml", "view.tints", "view.path", "view.nextPanel"}) {
        const QAction *action = shown.action(id);
        QVERIFY2(!view->actions().contains(action), id);
        QVERIFY2(!action->shortcuts().isEmpty(), id);
        bool found = false;
        for (const QAction *each : view->actions())
            found = found || (each->menu() && each->menu()->actions().contains(action));
        QVERIFY2(found, id);
    }
}

/// It was said in the status bar only, for eight seconds.
void TestMethodWindow::restartsWithTheSameFile()
{
    test::Window shown;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("books.shape.json"));
    QVERIFY(shown.window.files().openSample(QStringLiteral("bookstore")));
    QVERIFY(shown.document().saveAs(path));
    QVERIFY(document::setProjectText(shown.document(), QStringLiteral("changed"), {}));
    shown.action("language.de")->trigger();
    QPushButton *restart = buttonIn(shown.window.area().notices(), QStringLiteral("Restart now"));
    QVERIFY(restart);
    QSignalSpy wanted(&shown.window, &views::MainWindow::restartWanted);
    answerWith(QMessageBox::Cancel);
    restart->click();
    QCOMPARE(wanted.count(), 0);
    QVERIFY(shown.document().isModified());
    restart = buttonIn(shown.window.area().notices(), QStringLiteral("Restart now"));
    QVERIFY(restart); // the offer stays
    answerWith(QMessageBox::Save);
    restart->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().toString(), QFileInfo(path).absoluteFilePath());
    const auto saved = formats::loadProjectFile(path);
    QVERIFY(saved && saved->model.name == QStringLiteral("changed"));
}

void TestMethodWindow::restartKeepsWhatIsInNoFile()
{
    test::Window shown;
    QSignalSpy wanted(&shown.window, &views::MainWindow::restartWanted);
    shown.window.restart();
    QCOMPARE(wanted.count(), 1);
    QVERIFY(wanted.first().first().toString().isEmpty()); // nothing was open
    QVERIFY(shown.window.files().openSample(QStringLiteral("bookstore")));
    bool asked = false;
    QTimer::singleShot(0, qApp, [&asked] {
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
            asked = true;
            dialog->reject();
        }
    });
    shown.window.restart();
    QVERIFY(asked);
    QCOMPARE(wanted.count(), 1);
}

QTEST_MAIN(TestMethodWindow)
#include "tst_methodwindow.moc"
