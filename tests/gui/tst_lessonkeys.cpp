// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/theme.h"
#include "tests/gui/lessonfixture.h"
#include "views/lessons/lessonlist.h"
#include "views/lessons/lessonplace.h"
#include "views/lessons/lessonprogress.h"
#include "views/widgets/focus/focusring.h"
#include "views/widgets/style/appearance.h"

#include <QFocusFrame>
#include <QPushButton>
#include <QScrollBar>
#include <QtTest>

using namespace sw;
using formats::StepKind;
using sw::test::openLessons;
using sw::test::shows;
using sw::test::stepOf;
using sw::test::Window;
using views::LessonWindow;

namespace
{

QPushButton *button(const QWidget &in, const QString &text)
{
    for (auto *one : in.findChildren<QPushButton *>()) {
        if (one->isVisible() && one->text().remove(QLatin1Char('&')).startsWith(text))
            return one;
    }
    return nullptr;
}

/// All that Tab leads to, from the list of lessons on until it comes back there.
QList<QWidget *> tabStops(LessonWindow &lessons, Qt::Key key = Qt::Key_Tab)
{
    auto *list = lessons.findChild<views::LessonList *>();
    list->setFocus();
    QList<QWidget *> stops;
    do {
        stops << lessons.focusWidget();
        QTest::keyClick(lessons.focusWidget(), key, key == Qt::Key_Tab ? Qt::NoModifier : Qt::ShiftModifier);
    } while (lessons.focusWidget() != list && stops.size() < 100);
    return stops;
}

} // namespace

/// Lessons by keyboard alone: where the focus goes, and that one sees where it is.
class TestLessonKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void init()
    {
        views::LessonProgress::forgetAll();
        QSettings().remove(QStringLiteral("lessonWindow"));
    }
    void tabGoesAsOneSees_data();
    void tabGoesAsOneSees();
    void theListIsWalked();
    void arrowsOnButtonsMeanThePage();
    void choicesComeBeforeTheButtons();
    void escapeClosesAndKeysAreTold();
    void whatHasTheFocusIsRinged_data();
    void whatHasTheFocusIsRinged();
    void standsBesideTheDesigner();
    void standsWhereItStood();
};

void TestLessonKeys::tabGoesAsOneSees_data()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<StepKind>("kind");
    QTest::newRow("show") << "subset" << StepKind::Show;
    QTest::newRow("predict") << "subset" << StepKind::Predict;
    QTest::newRow("quiz") << "subset" << StepKind::Quiz;
    QTest::newRow("do") << "subset" << StepKind::Do;
    QTest::newRow("spot") << "anti-patterns" << StepKind::Spot;
}

/// The list, the page from top to bottom, its buttons, Back and Next, and the others; Shift+Tab the other way round.
/// Pages are made as one comes to them, and were the last of all.
void TestLessonKeys::tabGoesAsOneSees()
{
    QFETCH(const QString, lesson);
    QFETCH(const StepKind, kind);
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(lesson);
    for (int step = 1; step <= stepOf(lesson, kind); ++step)
        lessons.showStep(step); // paged on
    if (kind == StepKind::Show)
        lessons.showStep(2); // with an animation
    QTest::qWait(50);
    const QList<QWidget *> stops = tabStops(lessons);
    QVERIFY(stops.size() < 100);
    int y = 0;
    int inPage = 0;
    qsizetype last = 0;
    for (qsizetype i = 0; i < stops.size(); ++i) {
        if (stops.at(i) != lessons.page() && !lessons.page()->isAncestorOf(stops.at(i)))
            continue;
        if (inPage > 0)
            QCOMPARE(i, last + 1); // in one piece
        last = i;
        ++inPage;
        if (stops.at(i) == lessons.page())
            continue;
        const int at = stops.at(i)->mapTo(lessons.page()->widget(), QPoint()).y();
        QVERIFY2(at >= y - 8, stops.at(i)->metaObject()->className());
        y = at;
    }
    QVERIFY(inPage > 0);
    QCOMPARE(last - inPage + 1, 1); // right behind the list
    QStringList below;
    for (qsizetype i = last + 1; i < stops.size(); ++i) {
        if (const auto *one = qobject_cast<QPushButton *>(stops.at(i)))
            below << one->text().remove(QLatin1Char('&'));
    }
    QStringList expected;
    if (!lessons.page()->checkText().isEmpty())
        expected << lessons.page()->checkText().remove(QLatin1Char('&'));
    expected << QStringLiteral("Back") << QStringLiteral("Next") << QStringLiteral("Reset…")
             << QStringLiteral("Open lesson…");
    below = below.mid(0, expected.size());
    if (!below.contains(QStringLiteral("Next"))) // behind the last step
        expected.replaceInStrings(QStringLiteral("Next"), QStringLiteral("Next lesson"));
    QCOMPARE(below, expected);

    QList<QWidget *> back = tabStops(lessons, Qt::Key_Backtab);
    std::reverse(back.begin() + 1, back.end());
    QCOMPARE(back, stops);
}

/// It has the focus as soon as the window is there. Names of lessons can be passed in both ways.
void TestLessonKeys::theListIsWalked()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    auto *list = lessons.findChild<views::LessonList *>();
    QCOMPARE(lessons.focusWidget(), list);
    QCOMPARE(lessons.stepNumber(), 0);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(lessons.stepNumber(), 1);
    QCOMPARE(lessons.focusWidget(), list);
    const QString first = lessons.windowTitle();
    const int steps = static_cast<int>(formats::shippedLesson(formats::lessonIds().first())->steps.size());
    for (int i = 1; i < steps; ++i)
        QTest::keyClick(list, Qt::Key_Down);
    QVERIFY(lessons.windowTitle() != first);
    QCOMPARE(lessons.stepNumber(), 0);
    const QString second = lessons.windowTitle();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(lessons.stepNumber(), 1);
    QCOMPARE(lessons.windowTitle(), second);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(list, Qt::Key_Up);
    QCOMPARE(lessons.windowTitle(), first);
    QCOMPARE(lessons.focusWidget(), list);
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(lessons.focusWidget() == lessons.page() || lessons.page()->isAncestorOf(lessons.focusWidget()));
}

/// They led to widgets that nobody sees; now Up and Down scroll, and Left and Right are the steps, as on the page.
void TestLessonKeys::arrowsOnButtonsMeanThePage()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.resize(900, 500);
    lessons.openLesson(QStringLiteral("subset"));
    lessons.showStep(2);
    QTest::qWait(50);
    QPushButton *next = button(lessons, QStringLiteral("Next"));
    next->setFocus();
    const int top = lessons.page()->verticalScrollBar()->value();
    QTest::keyClick(next, Qt::Key_Down);
    QCOMPARE(lessons.focusWidget(), next);
    QVERIFY(lessons.page()->verticalScrollBar()->value() > top);
    QTest::keyClick(next, Qt::Key_Up);
    QCOMPARE(lessons.focusWidget(), next);
    QCOMPARE(lessons.page()->verticalScrollBar()->value(), top);
    QTest::keyClick(next, Qt::Key_Right);
    QCOMPARE(lessons.stepNumber(), 3);
    QPushButton *back = button(lessons, QStringLiteral("Back"));
    back->setFocus();
    QTest::keyClick(back, Qt::Key_Left);
    QCOMPARE(lessons.stepNumber(), 2);
}

/// F6 went past what there is to select, from the text of the task to the buttons.
void TestLessonKeys::choicesComeBeforeTheButtons()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("anti-patterns"));
    lessons.showStep(stepOf(QStringLiteral("anti-patterns"), StepKind::Spot));
    QWidget *tree = lessons.page()->choices();
    QVERIFY(tree != nullptr);
    lessons.page()->setFocus();
    QTest::keyClick(&lessons, Qt::Key_F6);
    QCOMPARE(lessons.focusWidget(), tree);
    QTest::keyClick(&lessons, Qt::Key_F6);
    QCOMPARE(lessons.focusWidget(), button(lessons, QStringLiteral("Next")));
    QTest::keyClick(&lessons, Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(lessons.focusWidget(), tree);
}

void TestLessonKeys::escapeClosesAndKeysAreTold()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("subset"));
    lessons.showStep(stepOf(QStringLiteral("subset"), StepKind::Quiz));
    for (const char *key : {"Alt+N", "Alt+B", "Enter checks", "Esc closes"})
        QVERIFY2(shows(lessons, QLatin1String(key)), key);
    QVERIFY(button(lessons, QStringLiteral("Next"))->toolTip().contains(QStringLiteral("Alt+N")));
    QVERIFY(button(lessons, QStringLiteral("Back"))->toolTip().contains(QStringLiteral("Alt+B")));
    QVERIFY(button(lessons, QStringLiteral("Check"))->toolTip().contains(QStringLiteral("Enter")));
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Escape);
    QVERIFY(!lessons.isVisible() && w.window.isVisible());
    openLessons(w);
    QVERIFY(lessons.isVisible());
    QTest::keyClick(&lessons, Qt::Key_F11);
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Escape); // ends the talk alone
    QVERIFY(lessons.isVisible() && !lessons.isPresenting());
}

void TestLessonKeys::whatHasTheFocusIsRinged_data()
{
    tabGoesAsOneSees_data();
}

void TestLessonKeys::whatHasTheFocusIsRinged()
{
    QFETCH(const QString, lesson);
    QFETCH(const StepKind, kind);
    for (const views::ThemeChoice choice : {views::ThemeChoice::Light, views::ThemeChoice::Dark}) {
        views::applyTheme(choice);
        Window w;
        LessonWindow &lessons = openLessons(w);
        lessons.openLesson(lesson);
        lessons.showStep(stepOf(lesson, kind));
        QTest::qWait(50);
        lessons.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&lessons));
        const auto *ring = lessons.findChild<views::FocusRing *>();
        QVERIFY(ring != nullptr);
        for (QWidget *stop : tabStops(lessons)) {
            stop->setFocus(Qt::TabFocusReason);
            if (stop->property("showsFocus").toBool())
                continue;
            QCOMPARE(ring->target(), stop);
            QVERIFY2(ring->frame()->isVisible(), stop->metaObject()->className());
            if (auto *area = lessons.page(); area->isAncestorOf(stop))
                area->ensureWidgetVisible(stop);
            QCoreApplication::sendPostedEvents();
            const QRect whole(ring->frame()->mapTo(&lessons, QPoint()), ring->frame()->size());
            const QRect there(stop->mapTo(&lessons, QPoint()), stop->size());
            QVERIFY2(whole == there || whole == there.adjusted(-3, -3, 3, 3), stop->metaObject()->className());
            const QImage picture = lessons.grab().toImage();
            const qreal ratio = picture.devicePixelRatio();
            const QColor seen = picture.pixelColor(QPoint(whole.center().x(), whole.top()) * ratio);
            QVERIFY2(seen == views::theme().color(diagram::Token::Accent),
                     qPrintable(stop->metaObject()->className() + QStringLiteral(" ") + seen.name()));
        }
    }
    views::applyTheme(views::ThemeChoice::Light);
}

void TestLessonKeys::standsBesideTheDesigner()
{
    const QSize wanted(1180, 780);
    const QSize least(900, 600);
    const auto covered = [](const QRect &one, const QRect &by) {
        const QRect both = one & by;
        return double(both.width()) * both.height() / (double(one.width()) * one.height());
    };
    struct Case
    {
        QRect room;
        QRect designer;
        double most;
    };
    for (const Case &each :
         {Case{{0, 0, 2560, 1440}, {0, 0, 1400, 900}, 0}, // beside it
          Case{{0, 0, 2560, 1440}, {1100, 200, 1400, 900}, 0}, Case{{0, 0, 1920, 1080}, {240, 90, 1440, 900}, 0.7},
          Case{{0, 0, 1920, 1080}, {0, 0, 1920, 1080}, 0.5}, Case{{8, 40, 1264, 672}, {0, 0, 1280, 720}, 0.8},
          Case{{8, 40, 1008, 720}, {0, 0, 1024, 768}, 0.9}}) {
        const QRect place = views::placeBeside(each.room, each.designer, wanted, least);
        QVERIFY(each.room.contains(place));
        QVERIFY(place.width() >= least.width());
        QVERIFY2(covered(each.designer, place) <= each.most,
                 qPrintable(QString::number(covered(each.designer, place))));
    }
    QCOMPARE(views::placeBeside({0, 0, 800, 500}, {0, 0, 800, 500}, wanted, least), QRect(0, 0, 800, 500));
}

void TestLessonKeys::standsWhereItStood()
{
    QRect place;
    {
        Window w;
        LessonWindow &lessons = openLessons(w);
        lessons.setGeometry(20, 50, lessons.minimumSizeHint().width() + 60, lessons.minimumSizeHint().height() + 20);
        QTest::qWait(50);
        place = lessons.geometry();
        QTest::keyClick(&lessons, Qt::Key_F11); // a talk is no place
        QTest::keyClick(&lessons, Qt::Key_Escape, Qt::ControlModifier);
    }
    Window w;
    LessonWindow &lessons = openLessons(w);
    QVERIFY(!lessons.isFullScreen());
    QCOMPARE(lessons.geometry(), place);
}

QTEST_MAIN(TestLessonKeys)
#include "tst_lessonkeys.moc"
