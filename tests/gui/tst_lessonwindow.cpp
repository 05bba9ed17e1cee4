// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/translation.h"
#include "tests/gui/lessonfixture.h"
#include "views/lessons/lessonprogress.h"
#include "views/lessons/presenteroverlay.h"
#include "views/lessons/quizpage.h"
#include "views/lessons/shapestage.h"
#include "views/lessons/showpage.h"
#include "views/lessons/stageplayer.h"
#include "views/widgets/mnemonics.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSlider>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>
#include <QWheelEvent>

using namespace sw;
using formats::StepKind;
using sw::test::openLessons;
using sw::test::shows;
using sw::test::stepOf;
using sw::test::Window;
using views::LessonWindow;

/// Lessons as a person takes them: by keyboard, by mouse, and with the designer beside.
class TestLessonWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void init() { views::LessonProgress::forgetAll(); }
    void everyStepOfEveryLessonOpens();
    void everythingHasANameForScreenReaders();
    void lettersDiffer_data();
    void lettersDiffer();
    void playsFromBeforeToAfter();
    void countsWholeOnTheWay();
    void tellsTheExampleFromTheAverage();
    void fitsTheScreen();
    void predictsWithUnits_data();
    void predictsWithUnits();
    void spotsFindings();
    void keepsAndForgetsProgress();
    void presents();
    void largeTextWraps();
    void pointsAndShowsKeys();
    void goesOnWithTheNextLesson();
    void keysOfTheWindow();
    void clicksChooseTheirRow();
    void opensAFileAndSaysWhatIsWrong();
    void pictures();
};

void TestLessonWindow::everyStepOfEveryLessonOpens()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    for (const QString &id : formats::lessonIds()) {
        lessons.openLesson(id);
        const auto lesson = formats::shippedLesson(id);
        for (int i = 0; i < lesson->steps.size(); ++i) {
            lessons.showStep(i);
            QCOMPARE(lessons.stepNumber(), i);
            QVERIFY(lessons.page() != nullptr);
            QVERIFY(!shows(*lessons.page(), QStringLiteral("{{")));
        }
        lessons.showStep(static_cast<int>(lesson->steps.size()));
        QCOMPARE(lessons.stepNumber(), static_cast<int>(lesson->steps.size()) - 1);
    }
}

void TestLessonWindow::playsFromBeforeToAfter()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("subset"));
    lessons.showStep(2);
    const auto *page = qobject_cast<views::ShowPage *>(lessons.page());
    QVERIFY(page && page->stage() && page->player());
    const QString books = QStringLiteral("books");
    QTRY_COMPARE(page->player()->progress(), 1.0);
    QTest::qWait(100); // a scroll bar comes or goes
    const QString after = page->stage()->bytesTextOf(books);
    const QImage there = page->stage()->grab().toImage();
    page->player()->setProgress(0);
    QVERIFY(page->stage()->bytesTextOf(books) != after);
    QVERIFY(page->stage()->grab().toImage() != there);
    QVERIFY(page->stage()->accessibleDescription().contains(QStringLiteral("all 40 in reviews")));
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Space);
    QTRY_COMPARE(page->player()->progress(), 1.0);
    QCOMPARE(page->stage()->bytesTextOf(books), after);
    QCOMPARE(page->stage()->grab().toImage(), there);
    page->stage()->setBytesShown(true);
    QVERIFY(page->stage()->grab().toImage() != there);
}

void TestLessonWindow::countsWholeOnTheWay()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("embed-or-link"));
    lessons.showStep(2);
    const auto *page = qobject_cast<views::ShowPage *>(lessons.page());
    QVERIFY(page && page->player());
    page->player()->setProgress(0);
    QVERIFY(!shows(*page, QStringLiteral(" less")) && !shows(*page, QStringLiteral(" more")));
    QVERIFY(!shows(*page, QStringLiteral("3 → "))); // nothing has changed yet
    auto *way = page->player()->findChild<QSlider *>();
    lessons.setFocus();
    const QPointF middle = way->rect().center();
    QWheelEvent wheel(middle, way->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(way, &wheel);
    QCOMPARE(page->player()->progress(), 0.0);
    page->player()->setProgress(0.9);
    QVERIFY(shows(*page, QStringLiteral("3 → 2")));
    QVERIFY(!shows(*page, QStringLiteral("3 → 2.1")));
}

/// The head of the card says the average, as all figures do; the document below it is one example.
void TestLessonWindow::tellsTheExampleFromTheAverage()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("subset"));
    const auto *page = qobject_cast<views::ShowPage *>(lessons.page());
    QVERIFY(page && page->stage());
    QStringList titles;
    for (const QToolButton *button : page->findChildren<QToolButton *>())
        titles << button->text();
    const QStringList found = titles.filter(QStringLiteral("A sample document of books"));
    QCOMPARE(found.size(), 1);
    QVERIFY2(found.first().endsWith(page->stage()->bytesTextOf(QStringLiteral("books"))), qPrintable(found.first()));
}

void TestLessonWindow::fitsTheScreen()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    const QSize room = lessons.screen()->availableSize();
    QVERIFY(lessons.width() <= room.width() && lessons.height() <= room.height());
    QVERIFY(lessons.minimumSizeHint().width() <= 1000 && lessons.minimumSizeHint().height() <= 640);
}

void TestLessonWindow::everythingHasANameForScreenReaders()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    for (const StepKind kind : {StepKind::Show, StepKind::Predict, StepKind::Quiz, StepKind::Do}) {
        lessons.openLesson(QStringLiteral("subset"));
        lessons.showStep(stepOf(QStringLiteral("subset"), kind));
        for (const QWidget *widget : lessons.findChildren<QWidget *>()) {
            const bool needsName = qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QCheckBox *>(widget) ||
                                   qobject_cast<const QListWidget *>(widget) ||
                                   qobject_cast<const QTreeWidget *>(widget);
            if (needsName && widget->isVisible())
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        }
        QVERIFY(!lessons.page()->accessibleName().isEmpty());
    }
}

void TestLessonWindow::lettersDiffer_data()
{
    QTest::addColumn<QString>("language");
    QTest::addRow("en") << QStringLiteral("en");
    QTest::addRow("de") << QStringLiteral("de");
}

/// Alt and a letter presses one button.
void TestLessonWindow::lettersDiffer()
{
    QFETCH(QString, language);
    base::useLanguage(language);
    const auto english = qScopeGuard([] { base::useLanguage(QStringLiteral("en")); });
    Window w;
    LessonWindow &lessons = openLessons(w);
    for (const char *id : {"subset", "cardinality", "working-set"}) {
        lessons.openLesson(QLatin1String(id));
        for (int step = 0; step < formats::shippedLesson(QLatin1String(id))->steps.size(); ++step) {
            lessons.showStep(step);
            QHash<QChar, QString> known;
            for (const auto *button : lessons.findChildren<QAbstractButton *>()) {
                const QChar letter = button->isVisible() ? views::mnemonicOf(button->text()) : QChar();
                QVERIFY2(letter.isNull() || !known.contains(letter),
                         qPrintable(QStringLiteral("%1 %2: %3 and %4")
                                        .arg(QLatin1String(id))
                                        .arg(step)
                                        .arg(known.value(letter), button->text())));
                known.insert(letter, button->text());
            }
        }
    }
}

void TestLessonWindow::predictsWithUnits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("number") << "9.6"
                            << "Near enough";
    QTest::newRow("exact") << "9.64"
                           << "Right: it is";
    QTest::newRow("comma") << "9,6"
                           << "Near enough";
    QTest::newRow("unit") << "9.6 KiB"
                          << "Near enough";
    QTest::newRow("far") << "20"
                         << "Not quite";
    QTest::newRow("grouped") << "9,640"
                             << "Not quite";
    QTest::newRow("two ways") << "30.000"
                              << "can mean 30 or 30000";
    QTest::newRow("no number") << "ten"
                               << "is not a number";
    QTest::newRow("empty") << ""
                           << "Type a number first.";
}

void TestLessonWindow::predictsWithUnits()
{
    QFETCH(const QString, text);
    QFETCH(const QString, verdict);
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("subset"));
    lessons.showStep(stepOf(QStringLiteral("subset"), StepKind::Predict));
    auto *number = qobject_cast<QLineEdit *>(lessons.focusWidget());
    QVERIFY(number != nullptr);
    QTest::keyClicks(number, text);
    QTest::keyClick(number, Qt::Key_Return);
    QVERIFY(shows(*lessons.page(), verdict));
}

void TestLessonWindow::spotsFindings()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("anti-patterns"));
    const int place = stepOf(QStringLiteral("anti-patterns"), StepKind::Spot);
    lessons.showStep(place);
    auto *tree = lessons.page()->findChild<QTreeWidget *>();
    const services::LessonBench bench(*formats::shippedLesson(QStringLiteral("anti-patterns")));
    const auto suspects = services::suspectsOf(bench, bench.lesson().steps.at(place));
    const auto tick = [&](int which, bool ticked) {
        for (int g = 0; g < tree->topLevelItemCount(); ++g) {
            for (int i = 0; i < tree->topLevelItem(g)->childCount(); ++i) {
                QTreeWidgetItem *item = tree->topLevelItem(g)->child(i);
                if (item->data(0, Qt::UserRole).toInt() == which)
                    item->setCheckState(0, ticked ? Qt::Checked : Qt::Unchecked);
            }
        }
    };
    for (int i = 0; i < suspects->size(); ++i)
        tick(i, !suspects->at(i).planted.isEmpty() || i == 1);
    // The page alone scrolls: the list is as high as its rows.
    QTRY_COMPARE(tree->verticalScrollBar()->maximum(), 0);
    const QTreeWidgetItem *last = tree->topLevelItem(tree->topLevelItemCount() - 1);
    const QRect row = tree->visualItemRect(last->child(last->childCount() - 1));
    QVERIFY(row.isValid() && tree->viewport()->rect().contains(row));
    const int narrow = tree->columnWidth(0);
    lessons.page()->check();
    QVERIFY(tree->columnWidth(0) < narrow + 40); // an icon: verdicts leave the clues beside them room
    QVERIFY(shows(*lessons.page(), QStringLiteral("Ticked without a finding: 1")));
    const auto isInSight = [&] {
        for (const views::TextLabel *label : lessons.page()->findChildren<views::TextLabel *>()) {
            if (label->text().contains(QStringLiteral("Ticked without")))
                return !label->visibleRegion().isEmpty() && label->visibleRegion().boundingRect() == label->rect();
        }
        return false;
    };
    QTRY_VERIFY(isInSight());
    tick(1, false);
    lessons.page()->check();
    QVERIFY(shows(*lessons.page(), QStringLiteral("You found everything")));
    // Whoever ticks only what has a part in a mistake is not told which one it is.
    for (int i = 0; i < suspects->size(); ++i)
        tick(i, suspects->at(i).planted.isEmpty() && !suspects->at(i).related.isEmpty());
    lessons.page()->check();
    for (QTreeWidgetItemIterator each(tree, QTreeWidgetItemIterator::Checked); *each != nullptr; ++each) {
        const services::Suspect &suspect = suspects->at((*each)->data(0, Qt::UserRole).toInt());
        const QString said = (*each)->text(1);
        const checks::Finding &related = suspect.related.first();
        QVERIFY2(related.object == suspect.object || !said.contains(related.title), qPrintable(said));
        QVERIFY2(related.object == suspect.object || said.contains(QStringLiteral("has a part in a mistake")),
                 qPrintable(said));
    }
}

void TestLessonWindow::keepsAndForgetsProgress()
{
    {
        Window w;
        LessonWindow &lessons = openLessons(w);
        const QString id = QStringLiteral("subset");
        lessons.openLesson(id);
        // What was looked at is seen and not solved; so is what was guessed wrong, and what is typed once it was told.
        QCOMPARE(views::LessonProgress::seen(id).size(), 1);
        QVERIFY(views::LessonProgress::solved(id).isEmpty());
        const int guess = stepOf(id, StepKind::Predict);
        const auto predict = [&](const QString &number) {
            lessons.page()->findChild<QLineEdit *>()->setText(number);
            lessons.page()->check();
        };
        lessons.showStep(guess);
        predict(QStringLiteral("1000"));
        predict(QStringLiteral("11"));
        QCOMPARE(views::LessonProgress::seen(id).size(), 2);
        QVERIFY(views::LessonProgress::solved(id).isEmpty());
        lessons.showStep(0);
        lessons.showStep(guess); // it stands there as it was answered
        QCOMPARE(lessons.page()->findChild<QLineEdit *>()->text(), QStringLiteral("11"));
        QVERIFY(shows(*lessons.page(), QStringLiteral("it is ")));
    }
    {
        Window w;
        LessonWindow &lessons = openLessons(w);
        QCOMPARE(lessons.windowTitle().contains(QStringLiteral("Subset")), true); // where one was
        lessons.showStep(stepOf(QStringLiteral("subset"), StepKind::Predict));
        // The number was told; another start of the program does not make it untold.
        lessons.page()->findChild<QLineEdit *>()->setText(QStringLiteral("11"));
        lessons.page()->check();
        QVERIFY(views::LessonProgress::solved(QStringLiteral("subset")).isEmpty());
        views::LessonProgress::forgetAll();
    }
    {
        Window w;
        LessonWindow &lessons = openLessons(w);
        lessons.openLesson(QStringLiteral("subset"));
        lessons.showStep(stepOf(QStringLiteral("subset"), StepKind::Predict));
        QVERIFY(lessons.page()->findChild<QLineEdit *>()->text().isEmpty());
        lessons.page()->findChild<QLineEdit *>()->setText(QStringLiteral("11"));
        lessons.page()->check();
        QCOMPARE(views::LessonProgress::solved(QStringLiteral("subset")).size(), 1);
    }
    Window w;
    LessonWindow &lessons = openLessons(w);
    const auto *tree = lessons.findChild<QTreeWidget *>();
    QVERIFY(!tree->findItems(QStringLiteral("1 of"), Qt::MatchStartsWith, 1).isEmpty());
    QVERIFY(shows(lessons, QStringLiteral("1 of ")));
    views::LessonProgress::forget(QStringLiteral("subset"));
    QVERIFY(views::LessonProgress::solved(QStringLiteral("subset")).isEmpty());
    QVERIFY(views::LessonProgress::seen(QStringLiteral("subset")).isEmpty());
}

/// Nothing runs off at the right in the largest text of a talk.
void TestLessonWindow::largeTextWraps()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.resize(1024, 768);
    lessons.setTextSize(2);
    for (const char *name :
         {"methodology", "working-set", "subset", "bucket-by-time"}) { // with long titles and figures
        const QString id = QString::fromLatin1(name);
        lessons.openLesson(id);
        const auto lesson = formats::shippedLesson(id);
        QVERIFY(lesson);
        for (int step = 0; step < lesson->steps.size(); ++step) {
            lessons.showStep(step);
            QCoreApplication::sendPostedEvents();
            QWidget *inside = lessons.page()->widget();
            const int room = lessons.page()->viewport()->width();
            QVERIFY2(inside->width() <= room,
                     qPrintable(QStringLiteral("%1 %2: %3").arg(id).arg(step).arg(inside->width() - room)));
        }
    }
}

void TestLessonWindow::presents()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    const auto *tree = lessons.findChild<QTreeWidget *>();
    const qreal usual = lessons.page()->font().pointSizeF();
    QTest::keyClick(&lessons, Qt::Key_F11);
    QVERIFY(lessons.isPresenting() && lessons.isFullScreen());
    QVERIFY(!tree->isVisible());
    QCOMPARE(lessons.focusWidget(), static_cast<QWidget *>(lessons.page())); // not Back, which Space would press
    QVERIFY(lessons.page()->font().pointSizeF() > usual);
    // What a presenter holds in the hand sends these: on to what is not in sight yet, and then to the next step.
    const int step = lessons.stepNumber();
    for (int i = 0; i < 20 && lessons.stepNumber() == step; ++i)
        QTest::keyClick(lessons.focusWidget(), Qt::Key_PageDown);
    QCOMPARE(lessons.stepNumber(), step + 1);
    QTest::keyClick(lessons.focusWidget(), Qt::Key_PageUp);
    QCOMPARE(lessons.stepNumber(), step);
    QTest::keyClick(&lessons, Qt::Key_L);
    QTest::keyClick(&lessons, Qt::Key_K);
    QVERIFY(lessons.overlay()->isVisible());
    QTest::keyClick(&lessons, Qt::Key_Escape);
    QVERIFY(!lessons.isPresenting() && tree->isVisible());
    QVERIFY(!lessons.overlay()->isVisible()); // pointer and keys are of the talk
    QTest::keyClick(&lessons, Qt::Key_PageDown);
    QCOMPARE(lessons.stepNumber(), step);
}

/// The row that was clicked is the one that is shown and marked, although the lesson that opens moves the rows.
/// The list was out of reach for keys while a page was answered, and the size of the text was forgotten.
void TestLessonWindow::keysOfTheWindow()
{
    {
        Window w;
        LessonWindow &lessons = openLessons(w);
        lessons.openLesson(QStringLiteral("subset"));
        lessons.showStep(stepOf(QStringLiteral("subset"), StepKind::Quiz));
        const auto *tree = lessons.findChild<QTreeWidget *>();
        QVERIFY(lessons.page()->isAncestorOf(lessons.focusWidget()));
        const auto press = [&](Qt::KeyboardModifiers modifiers) {
            QTest::keyClick(lessons.focusWidget(), Qt::Key_F6, modifiers);
        };
        press(Qt::ShiftModifier);
        QCOMPARE(lessons.focusWidget(), static_cast<const QWidget *>(tree));
        press(Qt::NoModifier);
        QVERIFY(lessons.page()->isAncestorOf(lessons.focusWidget()));
        press(Qt::NoModifier);
        QVERIFY(qobject_cast<QPushButton *>(lessons.focusWidget()) &&
                !lessons.page()->isAncestorOf(lessons.focusWidget()));
        press(Qt::NoModifier);
        QCOMPARE(lessons.focusWidget(), static_cast<const QWidget *>(tree));

        auto *size = lessons.findChild<views::SegmentedControl *>();
        QTest::mouseClick(size->findChildren<QAbstractButton *>().at(2), Qt::LeftButton);
        QTest::keyClick(&lessons, Qt::Key_F11, Qt::ControlModifier); // no task is open: nothing to go back from
        QVERIFY(lessons.isVisible());
        QTest::keyClick(&lessons, Qt::Key_W, Qt::ControlModifier);
        QVERIFY(!lessons.isVisible() && w.window.isVisible());
    }
    Window again;
    QCOMPARE(openLessons(again).findChild<views::SegmentedControl *>()->current(), 2);
    QSettings().remove(QStringLiteral("lessonWindow"));
}

void TestLessonWindow::clicksChooseTheirRow()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    auto *tree = lessons.findChild<QTreeWidget *>();
    tree->setMinimumHeight(900);
    QTest::qWait(50);
    const auto click = [&](QTreeWidgetItem *item) {
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(item).center());
    };
    QTreeWidgetItem *late = tree->topLevelItem(20); // below the open one, which folds
    click(late);
    QCOMPARE(lessons.stepNumber(), 0);
    QCOMPARE(tree->currentItem(), late->child(0));
    QCOMPARE(tree->selectedItems(), QList<QTreeWidgetItem *>{late->child(0)});
    click(late->child(2));
    QCOMPARE(lessons.stepNumber(), 2);
    QCOMPARE(tree->selectedItems(), QList<QTreeWidgetItem *>{late->child(2)});
}

/// Behind the last step comes the next lesson; Enter presses the button that has the focus.
void TestLessonWindow::goesOnWithTheNextLesson()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    const QStringList ids = formats::lessonIds();
    lessons.openLesson(ids.first());
    lessons.showStep(static_cast<int>(formats::shippedLesson(ids.first())->steps.size()) - 1);
    QPushButton *next = nullptr;
    for (QPushButton *each : lessons.findChildren<QPushButton *>())
        next = each->text() == QStringLiteral("&Next lesson") ? each : next;
    QVERIFY(next != nullptr && next->isEnabled());
    next->setFocus();
    QTest::keyClick(next, Qt::Key_Return);
    QCOMPARE(lessons.stepNumber(), 0);
    QVERIFY(lessons.windowTitle().startsWith(formats::shippedLesson(ids.at(1))->texts.title));
    QCOMPARE(next->text(), QStringLiteral("&Next"));
    // And the other way round: whoever went on by mistake comes back to where it was.
    const int last = static_cast<int>(formats::shippedLesson(ids.first())->steps.size()) - 1;
    QTest::keyClick(&lessons, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(lessons.stepNumber(), last);
    QVERIFY(lessons.windowTitle().startsWith(formats::shippedLesson(ids.first())->texts.title));
    QTest::keyClick(&lessons, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(lessons.stepNumber(), 0);
    QVERIFY(lessons.windowTitle().startsWith(formats::shippedLesson(ids.at(1))->texts.title));
    lessons.openLesson(ids.last());
    lessons.showStep(static_cast<int>(formats::shippedLesson(ids.last())->steps.size()) - 1);
    QVERIFY(!next->isEnabled());
}

/// A dot that follows the mouse, and the keys that are pressed: seen, and in nobody's way.
void TestLessonWindow::pointsAndShowsKeys()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    views::PresenterOverlay *overlay = lessons.overlay();
    QVERIFY(!overlay->isVisible());
    QTest::keyClick(&lessons, Qt::Key_L); // only while presenting
    QVERIFY(!overlay->hasPointer());
    QTest::keyClick(&lessons, Qt::Key_F11);
    QTest::keyClick(&lessons, Qt::Key_L);
    QVERIFY(overlay->hasPointer() && overlay->isVisible());
    QTest::keyClick(&lessons, Qt::Key_K);
    QVERIFY(overlay->showsKeys());
    const QPoint there = lessons.page()->viewport()->mapTo(&lessons, QPoint(300, 200));
    QTest::mouseMove(lessons.windowHandle(), there);
    QVERIFY(QTest::qWaitFor([&] { return overlay->pointerPosition().toPoint() == there; }, 2000));
    const QImage picture = lessons.grab().toImage();
    QCOMPARE(picture.pixelColor(there * picture.devicePixelRatio()), views::statusFill(views::Status::Bad));
    const int step = lessons.stepNumber();
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(lessons.stepNumber(), step + 1); // what is below still takes the keys
    QCOMPARE(overlay->keysText(), QKeySequence(Qt::ALT | Qt::Key_Right).toString(QKeySequence::NativeText));
    QTest::keyClick(&lessons, Qt::Key_L);
    QTest::keyClick(&lessons, Qt::Key_K);
    QVERIFY(!overlay->isVisible());
}

void TestLessonWindow::opensAFileAndSaysWhatIsWrong()
{
    const QTemporaryDir folder;
    const auto write = [&](const QString &name, const QByteArray &content) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    };
    Window w;
    LessonWindow &lessons = openLessons(w);
    write(QStringLiteral("own.json"), R"({"format":"shapewright lesson 1","id":"own","models":{"a":{"sample":"trades"}},
        "steps":[{"id":"s","kind":"show","model":"a","collection":"trades","figures":["documents trades"]}]})");
    lessons.openPath(folder.filePath(QStringLiteral("own.json")));
    QVERIFY(shows(lessons, QStringLiteral("own.md")));
    write(QStringLiteral("own.md"), "# <b>Mine</b>\nShort.\n\n## s: <img src=x>\nText.\n");
    lessons.openPath(folder.filePath(QStringLiteral("own.json")));
    QVERIFY(!shows(lessons, QStringLiteral("own.md")));
    QVERIFY(!shows(lessons, QStringLiteral("<img")));
    QVERIFY(shows(lessons, QStringLiteral("&lt;img")));
    QCOMPARE(lessons.stepNumber(), 0);
    // A file that broke meanwhile takes the page of before not away.
    write(QStringLiteral("own.json"), "{");
    lessons.openPath(folder.filePath(QStringLiteral("own.json")));
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&lessons, Qt::Key_F6);
    QVERIFY(shows(lessons, QStringLiteral("&lt;img")));
}

/// For looking at: SHAPEWRIGHT_PICTURES names a folder.
void TestLessonWindow::pictures()
{
    const QString folder = qEnvironmentVariable("SHAPEWRIGHT_PICTURES");
    if (folder.isEmpty())
        QSKIP("SHAPEWRIGHT_PICTURES names no folder for pictures of the lessons.");
    for (const views::ThemeChoice choice : {views::ThemeChoice::Light, views::ThemeChoice::Dark}) {
        views::applyTheme(choice);
        const QString name = choice == views::ThemeChoice::Light ? QStringLiteral("light") : QStringLiteral("dark");
        Window w;
        LessonWindow &lessons = openLessons(w);
        for (const QSize size : {QSize(1280, 720), QSize(1024, 768)}) {
            lessons.resize(size);
            const auto take = [&](const QString &lesson, StepKind kind, int more = 0) {
                lessons.openLesson(lesson);
                lessons.showStep(stepOf(lesson, kind) + more);
                if (kind == StepKind::Quiz)
                    QTest::keyClick(&lessons, Qt::Key_1);
                if (kind != StepKind::Show && kind != StepKind::Do)
                    lessons.page()->check();
                if (const auto *show = qobject_cast<views::ShowPage *>(lessons.page()))
                    show->player()->setProgress(1);
                QTest::qWait(300);
                lessons.grab().save(QDir(folder).filePath(
                    QStringLiteral("%1-%2-%3-%4.png").arg(lesson, formats::nameOf(kind), name).arg(size.width())));
            };
            take(QStringLiteral("subset"), StepKind::Show, 2);
            for (const char *lesson : {"computed", "bucket-by-count", "bucket-by-time", "extended-reference"})
                take(QLatin1String(lesson), StepKind::Show, 2);
            take(QStringLiteral("subset"), StepKind::Predict);
            take(QStringLiteral("subset"), StepKind::Quiz);
            take(QStringLiteral("subset"), StepKind::Do);
            take(QStringLiteral("anti-patterns"), StepKind::Spot);
            lessons.setTextSize(2);
            take(QStringLiteral("embed-or-link"), StepKind::Show, 2);
            lessons.setTextSize(0);
        }
    }
    views::applyTheme(views::ThemeChoice::Light);
}

QTEST_MAIN(TestLessonWindow)
#include "tst_lessonwindow.moc"
