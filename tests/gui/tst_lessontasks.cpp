// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/edits.h"
#include "models/document/edits/fixedit.h"
#include "models/services/lessons/lessontasks.h"
#include "tests/gui/lessonfixture.h"
#include "views/bench/patternbench.h"
#include "views/lessons/lessonprogress.h"
#include "views/widgets/notices.h"
#include "views/window/canvasarea.h"

#include <QPushButton>
#include <QStatusBar>
#include <QtTest>

using namespace sw;
using formats::StepKind;
using sw::test::openLessons;
using sw::test::shows;
using sw::test::stepOf;
using sw::test::Window;
using views::LessonWindow;

/// Tasks of lessons, in the designer and back.
class TestLessonTasks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void init() { views::LessonProgress::forgetAll(); }
    void doesATaskInTheDesigner();
    void comesBackToTheOwnProject();
    void tasksOpenOnTheirPage();
    void tellsAllConditions();
    void tasksFollowUndo();
    void tasksMayBeRenamed();
    void tasksGoOnAsTheyWereLeft();
    void tasksOutliveTheProgram();
    void solutionsAreInWordsOfTheWindow();
    void hiddenTasksStayOpen();
    void refusesWhatChangesTheGiven();
};

void TestLessonTasks::doesATaskInTheDesigner()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("subset"));
    const int place = stepOf(QStringLiteral("subset"), StepKind::Do);
    lessons.showStep(place);
    const auto button = [&](const char *text) -> QPushButton * {
        for (auto *one : lessons.page()->findChildren<QPushButton *>()) {
            if (one->text().remove(QLatin1Char('&')) == QLatin1String(text))
                return one;
        }
        return nullptr;
    };
    QVERIFY(shows(*lessons.page(), QStringLiteral("Yours waits")));
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Return); // it has the focus
    QVERIFY(w.document().filePath().isEmpty());
    QVERIFY(w.model().entityNamed(QStringLiteral("books")) != nullptr);
    QTRY_VERIFY(shows(*lessons.page(), QStringLiteral("Not done yet")));
    QVERIFY(!shows(*lessons.page(), QStringLiteral("Well solved")));
    const auto noticed = [&](const QString &text) {
        return !w.window.area().notices().texts().filter(text).isEmpty();
    };
    QVERIFY(noticed(QStringLiteral("20 KiB"))); // what there is to do stays in sight

    // Beginning anew asks nobody to save the task.
    document::editModel(w.document(), QStringLiteral("try"), [](schema::Model &model) { model.description += u'!'; });
    bool asked = false;
    QTimer::singleShot(200, &w.window, [&asked] {
        if (QWidget *box = QApplication::activeModalWidget()) {
            asked = true;
            box->close();
        }
    });
    QTest::mouseClick(button("Start again"), Qt::LeftButton);
    QTest::qWait(250);
    QVERIFY(!asked && !w.document().isModified());

    QTest::mouseClick(button("Show a solution"), Qt::LeftButton);
    QVERIFY(shows(*lessons.page(), QStringLiteral("Subset")));
    QTest::mouseClick(button("Open the solution"), Qt::LeftButton);
    // A solution that is shown is nobody's answer.
    const QString id = formats::shippedLesson(QStringLiteral("subset"))->steps.at(place).id;
    QTRY_VERIFY(shows(*lessons.page(), QStringLiteral("This is the solution")));
    QVERIFY(noticed(QStringLiteral("This is the solution")));
    QVERIFY(!noticed(QStringLiteral("20 KiB")));
    QVERIFY(!shows(*lessons.page(), QStringLiteral("Well solved")));
    QVERIFY(!views::LessonProgress::solved(QStringLiteral("subset")).contains(id));
    const schema::Model solution = w.model();
    QTest::mouseClick(button("Start again"), Qt::LeftButton);
    document::editModel(w.document(), QStringLiteral("solve"), [&](schema::Model &model) { model = solution; });
    QTRY_VERIFY(shows(*lessons.page(), QStringLiteral("Well solved")));
    QVERIFY(noticed(QStringLiteral("The task is done")));
    w.window.files().openSample(QStringLiteral("trades"));
    QVERIFY(!noticed(QStringLiteral("The task is done")));
    QVERIFY(views::LessonProgress::solved(QStringLiteral("subset")).contains(id));
}

/// Unsaved edits, what can be undone and redone, what is selected and where one looks: all as it was, unasked.
void TestLessonTasks::comesBackToTheOwnProject()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("trades")));
    document::editModel(w.document(), QStringLiteral("one"), [](schema::Model &model) { model.description += u'1'; });
    w.document().endBurst();
    document::editModel(w.document(), QStringLiteral("two"), [](schema::Model &model) { model.description += u'2'; });
    w.history().undo();
    w.window.selection().selectEntity(w.model().entities.last().id);
    w.canvas().navigation().zoomBy(1.7);
    const QByteArray own = w.bytes();
    const items::SelectedObjects selected = w.window.selection().objects();
    const diagram::Camera camera = w.canvas().camera();
    const QString title = w.window.windowTitle();

    bool asked = false;
    QTimer watch;
    connect(&watch, &QTimer::timeout, &w.window, [&asked] {
        if (QWidget *box = QApplication::activeModalWidget()) {
            asked = true;
            box->close();
        }
    });
    watch.start(50);
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("subset"));
    lessons.showStep(stepOf(QStringLiteral("subset"), StepKind::Do));
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Return);
    QVERIFY(w.document().hasGuest());
    QVERIFY(w.model().entityNamed(QStringLiteral("books")) != nullptr);
    document::editModel(w.document(), QStringLiteral("task"), [](schema::Model &model) { model.description += u'!'; });
    QVERIFY(w.action("learn.back")->isEnabled());
    QTest::qWait(100);
    const auto backButtons = [&](const QWidget &in) {
        QList<QPushButton *> found;
        for (auto *button : in.findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text().remove(u'&').startsWith(QStringLiteral("Back to my project")))
                found << button;
        }
        return found;
    };
    QCOMPARE(backButtons(*lessons.page()).size(), 1);
    QCOMPARE(backButtons(w.window).size(), 1);
    lessons.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&lessons));
    backButtons(*lessons.page()).first()->click();
    QTest::qWait(150);
    QVERIFY(w.window.isActiveWindow()); // the lessons lay on the project
    QVERIFY(!asked);
    QCOMPARE(w.bytes(), own);
    QVERIFY(w.window.selection().objects() == selected);
    QCOMPARE(w.canvas().camera().topLeft, camera.topLeft);
    QCOMPARE(w.canvas().camera().zoom, camera.zoom);
    QCOMPARE(w.canvas().camera().size, camera.size);
    QCOMPARE(w.window.windowTitle(), title);
    QVERIFY(w.document().isModified() && w.history().canUndo() && w.history().canRedo());
    QVERIFY(!w.action("learn.back")->isEnabled());
    QVERIFY(backButtons(w.window).isEmpty() && backButtons(*lessons.page()).isEmpty());
    QVERIFY(!shows(*lessons.page(), QStringLiteral("Not done yet")));
    w.history().redo();
    QCOMPARE(w.model().description.right(2), QStringLiteral("12"));

    // Whoever opens something else from within a task is asked about the own project alone.
    for (auto *button : lessons.page()->findChildren<QPushButton *>()) {
        if (button->text() == QStringLiteral("&Go on in the designer"))
            button->click();
    }
    QVERIFY(w.document().hasGuest());
    QVERIFY(!w.window.files().mayDiscard()); // the box is closed by the watch
    QVERIFY(asked && !w.document().hasGuest());
    QCOMPARE(w.model().description.right(2), QStringLiteral("12"));
}

/// Only the first that is not met was told, behind a goal of five lines.
void TestLessonTasks::tellsAllConditions()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    const QString id = QStringLiteral("cardinality");
    const int place = stepOf(id, StepKind::Do);
    lessons.openLesson(id);
    lessons.showStep(place);
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(shows(*lessons.page(), QStringLiteral("Not done yet")));
    const services::LessonBench bench(*formats::shippedLesson(id));
    const auto conditions = services::judgeTask(bench, bench.lesson().steps.at(place), w.model());
    QVERIFY(conditions.size() > 1);
    const auto *notices = &w.window.area().notices();
    const QString spoken = notices->texts().value(0);
    for (const services::TaskCondition &condition : conditions) {
        const bool isGiven = condition.about == services::TaskCondition::About::Given;
        const QString mark = condition.met ? QStringLiteral("✓ ") : QStringLiteral("○ ");
        QVERIFY(shows(*notices, isGiven ? QStringLiteral("What the task gives is unchanged")
                                        : mark + services::conditionText(condition)));
        QVERIFY2(spoken.contains(services::spokenCondition(condition)), qPrintable(spoken));
    }
    // Where one reaches what the task needs, with the keys that the commands have.
    const QAction *properties = w.action("panel.properties");
    QVERIFY(shows(*notices, QStringLiteral("Where: ")) &&
            shows(*notices, properties->shortcut().toString(QKeySequence::NativeText)));
    QVERIFY2(spoken.contains(QStringLiteral("Problems (")), qPrintable(spoken)); // not how many there are
    // In a narrow window as well: nothing is cut, and the canvas keeps most of the room.
    w.window.resize(1024, 768);
    QTest::qWait(50);
    for (const QLabel *label : notices->findChildren<QLabel *>()) {
        if (label->isVisible() && label->wordWrap())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        else if (label->isVisible() && !label->text().isEmpty())
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
    }
    QVERIFY2(notices->height() <= 80 + (conditions.size() + 6) * notices->fontMetrics().lineSpacing(),
             qPrintable(QString::number(notices->height())));
}

/// What is said of a task is true after each step back and forth, whatever the lessons show by then.
void TestLessonTasks::tasksFollowUndo()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    const QString id = QStringLiteral("subset");
    const int place = stepOf(id, StepKind::Do);
    lessons.openLesson(id);
    lessons.showStep(place);
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(shows(*lessons.page(), QStringLiteral("Not done yet")));
    const services::LessonBench bench(*formats::shippedLesson(id));
    const schema::Model solved = *services::solvedModel(bench, bench.lesson().steps.at(place));
    const auto noticed = [&](const char *text) {
        return w.window.area().notices().texts().filter(QLatin1String(text)).size() == 1;
    };
    document::editModel(w.document(), QStringLiteral("solve"),
                        [&](schema::Model &model) { model.patterns = solved.patterns; });
    w.document().endBurst();
    QTRY_VERIFY(noticed("The task is done"));
    QVERIFY(shows(*lessons.page(), QStringLiteral("Well solved")));
    w.history().undo();
    QTRY_VERIFY(noticed("not any more"));
    QVERIFY(shows(*lessons.page(), QStringLiteral("not any more")));
    QVERIFY(!shows(*lessons.page(), QStringLiteral("Well solved")) && !noticed("The task is done"));
    QVERIFY(views::LessonProgress::solved(id).contains(bench.lesson().steps.at(place).id)); // earned
    w.history().redo();
    QTRY_VERIFY(noticed("The task is done"));
    lessons.openLesson(QStringLiteral("goals")); // nobody looks at the task's page
    w.history().undo();
    QTRY_VERIFY(noticed("not any more"));
    lessons.openLesson(id);
    lessons.showStep(place);
    QVERIFY(shows(*lessons.page(), QStringLiteral("not any more")));
}

/// The project of a task is the learner's to name.
void TestLessonTasks::tasksMayBeRenamed()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    const QString id = QStringLiteral("subset");
    const int place = stepOf(id, StepKind::Do);
    lessons.openLesson(id);
    lessons.showStep(place);
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(shows(*lessons.page(), QStringLiteral("Not done yet")));
    const services::LessonBench bench(*formats::shippedLesson(id));
    const schema::Model solved = *services::solvedModel(bench, bench.lesson().steps.at(place));
    document::editModel(w.document(), QStringLiteral("rename"),
                        [](schema::Model &model) { model.name = QStringLiteral("Mine"); });
    document::editModel(w.document(), QStringLiteral("solve"),
                        [&](schema::Model &model) { model.patterns = solved.patterns; });
    QTRY_VERIFY(shows(*lessons.page(), QStringLiteral("Well solved")));
    w.action("learn.back")->trigger();
    QVERIFY(!shows(*lessons.page(), QStringLiteral("Well solved")));
}

void TestLessonTasks::tasksGoOnAsTheyWereLeft()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("subset"));
    lessons.showStep(stepOf(QStringLiteral("subset"), StepKind::Do));
    const auto press = [&](const char *text) {
        for (auto *one : lessons.page()->findChildren<QPushButton *>()) {
            if (one->text().remove(QLatin1Char('&')) == QLatin1String(text) && one->isVisible()) {
                one->click();
                return true;
            }
        }
        return false;
    };
    const auto description = [&] {
        return w.model().description;
    };
    QVERIFY(press("Start in the designer"));
    const QString given = description();
    document::editModel(w.document(), QStringLiteral("try"), [](schema::Model &model) { model.description += u'!'; });
    w.action("learn.back")->trigger();
    QVERIFY(press("Go on in the designer"));
    QCOMPARE(description(), given + u'!');
    QVERIFY(!press("Go on in the designer"));
    w.action("learn.back")->trigger();
    QVERIFY(press("Start again"));
    QCOMPARE(description(), given);
    w.action("learn.back")->trigger();
    QVERIFY(press("Start in the designer"));
}

void TestLessonTasks::tasksOutliveTheProgram()
{
    const QString id = QStringLiteral("subset");
    const auto open = [&](LessonWindow &lessons) {
        lessons.openLesson(id);
        lessons.showStep(stepOf(id, StepKind::Do));
    };
    const auto press = [](const LessonWindow &lessons, const char *text) {
        for (auto *one : lessons.page()->findChildren<QPushButton *>()) {
            if (one->text().remove(QLatin1Char('&')) == QLatin1String(text) && one->isVisible()) {
                one->click();
                return true;
            }
        }
        return false;
    };
    QString left;
    {
        Window w;
        LessonWindow &lessons = openLessons(w);
        open(lessons);
        QVERIFY(press(lessons, "Start in the designer"));
        document::editModel(w.document(), QStringLiteral("try"),
                            [](schema::Model &model) { model.description += u'!'; });
        left = w.model().description;
    }
    {
        Window w;
        LessonWindow &lessons = openLessons(w);
        open(lessons);
        QVERIFY(press(lessons, "Go on in the designer"));
        QCOMPARE(w.model().description, left);
        QVERIFY(press(lessons, "Start again"));
        QVERIFY(w.model().description != left);
    }
    Window w;
    LessonWindow &lessons = openLessons(w);
    open(lessons);
    QVERIFY(press(lessons, "Start in the designer")); // nothing was changed since
}

/// Labels and values as the window has them, no names of members and no brackets of files.
void TestLessonTasks::solutionsAreInWordsOfTheWindow()
{
    const auto solution = [](const char *lesson) {
        const services::LessonBench bench(*formats::shippedLesson(QLatin1String(lesson)));
        QStringList texts;
        for (const formats::LessonStep &step : bench.lesson().steps)
            texts += services::solutionTexts(bench, step);
        return texts;
    };
    QCOMPARE(solution("embed-or-link"),
             QStringList({QStringLiteral("customers · addresses – addresses inside customers"),
                          QStringLiteral("customers · logins – link from logins to customers")}));
    QCOMPARE(solution("cardinality"),
             QStringList({QStringLiteral("books · authors – books per author: at least 0, usually 5, at most 150"),
                          QStringLiteral("books · authors – authors per book: at least 1, usually 2, at most 4")}));
    QCOMPARE(solution("subset"),
             QStringList({QStringLiteral("Apply Subset to books · reviews – Items kept in the document: 20")}));
    for (const QString &lesson : formats::lessonIds()) {
        for (const QString &text : solution(qPrintable(lesson)))
            QVERIFY2(!text.contains(QLatin1Char('=')) && !text.contains(QLatin1Char('[')) &&
                         !text.contains(QLatin1Char('{')),
                     qPrintable(text));
    }
}

/// Who puts the note of a task aside is told that it is still open, and how to leave it; so can be done from the
/// lessons, too.
void TestLessonTasks::hiddenTasksStayOpen()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("subset"));
    lessons.showStep(stepOf(QStringLiteral("subset"), StepKind::Do));
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Return);
    QVERIFY(w.document().hasGuest());
    QPushButton *hide = nullptr;
    for (auto *button : w.window.area().notices().findChildren<QPushButton *>())
        hide = button->text().remove(u'&') == QStringLiteral("Hide") ? button : hide;
    QVERIFY(hide != nullptr);
    hide->click();
    QVERIFY(w.window.area().notices().texts().isEmpty() && w.document().hasGuest());
    const QString said = w.window.statusBar()->currentMessage();
    QVERIFY2(said.contains(QStringLiteral("stays open")) && said.contains(QStringLiteral("Ctrl+F11")),
             qPrintable(said));
    lessons.activateWindow();
    QTest::keyClick(&lessons, Qt::Key_F11, Qt::ControlModifier);
    QVERIFY(!w.document().hasGuest());
}

/// A button that would change what the task gives says so before it is pressed; a number changed by hand is told at
/// once. At home both may be done.
void TestLessonTasks::refusesWhatChangesTheGiven()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("anti-patterns"));
    lessons.showStep(stepOf(QStringLiteral("anti-patterns"), StepKind::Do));
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Return);
    w.window.showPanel(QStringLiteral("problems"));
    const auto limit = [&]() -> QPushButton * {
        for (auto *button : w.window.findChildren<QPushButton *>()) {
            if (button->objectName().endsWith(QStringLiteral(" limit")))
                return button;
        }
        return nullptr;
    };
    QTRY_VERIFY(limit() != nullptr && !limit()->isEnabled());
    QVERIFY2(limit()->accessibleDescription().contains(QStringLiteral("changes what is given")),
             qPrintable(limit()->accessibleDescription()));
    const schema::Model task = w.model();
    services::Fix more{QStringLiteral("more"), QStringLiteral("More"), [](schema::Model &model) {
                           model.entities.first().count.likely *= 2;
                           return base::Result<void>();
                       }};
    QVERIFY(!document::applyFix(w.document(), more) && w.model() == task);
    document::editModel(w.document(), QStringLiteral("by hand"),
                        [&](schema::Model &model) { (void)more.apply(model); });
    const auto told = [&] {
        return w.window.area().notices().texts().filter(QStringLiteral("What the task gives was changed")).size() == 1;
    };
    QTRY_VERIFY(told());
    w.history().undo();
    QTRY_VERIFY(!told());
    w.action("learn.back")->trigger();
    QVERIFY(!w.document().hasGuest());
    w.window.files().openSample(QStringLiteral("trades"));
    QVERIFY(document::applyFix(w.document(), more));
}

void TestLessonTasks::tasksOpenOnTheirPage()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    for (const QString &id : formats::lessonIds()) {
        const int place = stepOf(id, StepKind::Do);
        if (place < 0)
            continue;
        w.window.setMode(views::CanvasMode::Documents); // where the last one was left
        lessons.openLesson(id);
        lessons.showStep(place);
        QTest::keyClick(lessons.focusWidget(), Qt::Key_Return);
        const formats::DesignerPage page = formats::shippedLesson(id)->steps.at(place).page;
        QCOMPARE(w.window.area().isBenchShown(), page == formats::DesignerPage::Patterns);
        const QString pattern = formats::shippedLesson(id)->pattern;
        if (page == formats::DesignerPage::Patterns && !pattern.isEmpty())
            QTRY_COMPARE(w.window.area().bench().pattern(), pattern); // not the one that fits best
        if (page != formats::DesignerPage::Patterns)
            QCOMPARE(w.window.mode(),
                     page == formats::DesignerPage::Model ? views::CanvasMode::Model : views::CanvasMode::Documents);
    }
}

QTEST_MAIN(TestLessonTasks)
#include "tst_lessontasks.moc"
