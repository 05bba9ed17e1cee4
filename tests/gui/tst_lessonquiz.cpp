// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/translation.h"
#include "models/services/lessons/lessonstage.h"
#include "models/services/lessons/lessontext.h"
#include "tests/gui/lessonfixture.h"
#include "views/lessons/lessonprogress.h"
#include "views/lessons/quizpage.h"
#include "views/widgets/documents/marklegend.h"
#include "views/widgets/style/indicatorstyle.h"

#include <QAccessible>
#include <QCheckBox>
#include <QLineEdit>
#include <QSettings>
#include <QTreeWidget>
#include <QtTest>

using namespace sw;
using formats::StepKind;
using sw::test::openLessons;
using sw::test::shows;
using sw::test::stepOf;
using sw::test::Window;
using views::LessonWindow;

/// Quizzes of lessons by keyboard, by mouse, and by what assistive technology is told; what stands beside drawings.
class TestLessonQuiz : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void init() { views::LessonProgress::forgetAll(); }
    void takenByKeyboardAlone();
    void takenByScreenReader_data();
    void takenByScreenReader();
    void arrowsStayInTheQuiz();
    void ticksByTheText();
    void boxesGrowWithTheirText();
    void answersStay();
    void answersOutliveTheProgram();
    void damagedAnswersAreNone();
    void legendTellsOfWhatIsRemoved();
};

void TestLessonQuiz::takenByKeyboardAlone()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("subset"));
    for (int i = 0; i < 10 && !qobject_cast<views::QuizPage *>(lessons.page()); ++i)
        QTest::keyClick(lessons.focusWidget(), Qt::Key_Right, Qt::AltModifier);
    const auto *page = qobject_cast<views::QuizPage *>(lessons.page());
    QVERIFY(page != nullptr);
    const auto lesson = formats::shippedLesson(QStringLiteral("subset"));
    const formats::LessonStep step = lesson->steps.at(lessons.stepNumber());
    QVERIFY(lessons.focusWidget() && qobject_cast<QCheckBox *>(lessons.focusWidget()));

    QTest::keyClick(lessons.focusWidget(), Qt::Key_Return); // nothing is ticked, so nothing is judged
    QVERIFY(shows(*page, QStringLiteral("Tick every answer that applies")));
    QVERIFY(!shows(*page, QStringLiteral("Right")));
    const auto toggleAll = [&] {
        for (int i = 0; i < step.options.size(); ++i)
            QTest::keyClick(lessons.focusWidget(), static_cast<Qt::Key>(Qt::Key_1 + i));
    };
    toggleAll();
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Return);
    QVERIFY(shows(*page, QStringLiteral("of %1 answers are right").arg(step.options.size())));
    toggleAll(); // what was said is of other answers than these
    QVERIFY(!shows(*page, QStringLiteral("answers are right")) && !shows(*page, QStringLiteral("Right")));
    QVERIFY(!qobject_cast<QCheckBox *>(lessons.focusWidget())->accessibleName().contains(QStringLiteral("Right")));
    QVERIFY(!views::LessonProgress::solved(QStringLiteral("subset")).contains(step.id));
    for (int i = 0; i < step.options.size(); ++i) {
        if (step.options.at(i).right)
            QTest::keyClick(lessons.focusWidget(), static_cast<Qt::Key>(Qt::Key_1 + i));
    }
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Return);
    QVERIFY(shows(*page, QStringLiteral("All answers are right")));
    QVERIFY(views::LessonProgress::solved(QStringLiteral("subset")).contains(step.id));
    // What was judged is told on the box that has the focus, in words.
    const auto *box = qobject_cast<QCheckBox *>(lessons.focusWidget());
    QVERIFY(box->accessibleName().contains(QStringLiteral("Right")));
    const int before = lessons.stepNumber();
    QTest::keyClick(lessons.focusWidget(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(lessons.stepNumber(), before + 1);
}

void TestLessonQuiz::takenByScreenReader_data()
{
    QTest::addColumn<QString>("language");
    QTest::addRow("en") << QStringLiteral("en");
    QTest::addRow("de") << QStringLiteral("de");
}

/// The question, each answer and its state, the verdict and each reason, by what assistive technology is told alone.
void TestLessonQuiz::takenByScreenReader()
{
    QFETCH(const QString, language);
    base::useLanguage(language);
    const auto english = qScopeGuard([] { base::useLanguage(QStringLiteral("en")); });
    Window w;
    LessonWindow &lessons = openLessons(w);
    const auto lesson = formats::shippedLesson(QStringLiteral("subset"));
    const services::LessonBench bench(*lesson);
    lessons.openLesson(QStringLiteral("subset"));
    lessons.showStep(stepOf(QStringLiteral("subset"), StepKind::Quiz));
    const formats::LessonStep step = lesson->steps.at(lessons.stepNumber());
    const formats::StepTexts texts = lesson->texts.steps.value(step.id);
    const auto plain = [&](const QString &text) {
        return services::toPlainText(*services::filledText(bench, step.model, text));
    };
    const auto focused = [&] {
        return QAccessible::queryAccessibleInterface(lessons.focusWidget());
    };
    const auto nameOf = [](const QAccessibleInterface *interface) {
        return interface->text(QAccessible::Name);
    };

    const QAccessibleInterface *group = focused()->parent();
    while (group && group->role() != QAccessible::Grouping)
        group = group->parent();
    QVERIFY(group != nullptr);
    QVERIFY2(nameOf(group).contains(plain(texts.title)), qPrintable(nameOf(group)));
    QVERIFY(nameOf(group).contains(plain(texts.body)));
    for (int i = 0; i < step.options.size(); ++i) {
        QCOMPARE(focused()->role(), QAccessible::CheckBox);
        QCOMPARE(nameOf(focused()), plain(texts.options.value(step.options.at(i).id).text));
        const QString place = focused()->text(QAccessible::Description);
        QVERIFY2(place.contains(QString::number(i + 1)) && place.contains(QString::number(step.options.size())),
                 qPrintable(place));
        if (step.options.at(i).right)
            QTest::keyClick(lessons.focusWidget(), Qt::Key_Space);
        QCOMPARE(static_cast<bool>(focused()->state().checked), step.options.at(i).right);
        QTest::keyClick(lessons.focusWidget(), Qt::Key_Down);
    }

    QTest::keyClick(lessons.focusWidget(), Qt::Key_Return); // the focus stays where it is, and says what was judged
    const auto labels = lessons.page()->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&](QLabel *label) {
        return label->isVisible() &&
               nameOf(QAccessible::queryAccessibleInterface(label)) == views::QuizPage::tr("All answers are right.");
    }));
    for (qsizetype i = step.options.size(); i > 0; --i) {
        const formats::StepTexts::Option option = texts.options.value(step.options.at(i - 1).id);
        const QString said = nameOf(focused());
        QVERIFY2(said.contains(plain(option.text)) && said.contains(plain(option.reason)), qPrintable(said));
        QVERIFY2(said.contains(step.options.at(i - 1).right ? views::QuizPage::tr("Right.")
                                                            : views::QuizPage::tr("Right: this does not apply.")),
                 qPrintable(said));
        QTest::keyClick(lessons.focusWidget(), Qt::Key_Up);
    }
    QVERIFY(nameOf(focused()).startsWith(plain(texts.options.value(step.options.first().id).text)));
}

/// Up and Down go from answer to answer and no further; the one that keys go to is seen, ticked and judged or not.
void TestLessonQuiz::arrowsStayInTheQuiz()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("subset"));
    lessons.showStep(stepOf(QStringLiteral("subset"), StepKind::Quiz));
    const auto boxes = lessons.page()->findChildren<QCheckBox *>();
    QCOMPARE(lessons.focusWidget(), boxes.first());
    const auto frameOf = [&](const QCheckBox *box) {
        QWidget *answer = box->parentWidget();
        return answer->grab().toImage().pixelColor(1, answer->height() / 2);
    };
    const QColor focused = QApplication::palette().color(QPalette::Highlight);
    for (int i = 0; i < boxes.size(); ++i) {
        QCOMPARE(lessons.focusWidget(), boxes.at(i));
        QTest::keyClick(boxes.at(i), Qt::Key_Space);
        lessons.page()->check();
        QCOMPARE(frameOf(boxes.at(i)), focused);
        QVERIFY(i == 0 || frameOf(boxes.at(i - 1)) != focused);
        QTest::keyClick(boxes.at(i), Qt::Key_Down);
    }
    QCOMPARE(lessons.focusWidget(), boxes.last()); // one Down too many
    for (qsizetype i = boxes.size(); i > 0; --i)
        QTest::keyClick(lessons.focusWidget(), Qt::Key_Up);
    QCOMPARE(lessons.focusWidget(), boxes.first());
}

void TestLessonQuiz::ticksByTheText()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(QStringLiteral("subset"));
    lessons.showStep(stepOf(QStringLiteral("subset"), StepKind::Quiz));
    auto *answer = lessons.page()->findChild<views::AnswerBox *>();
    QVERIFY(answer && !answer->isTicked());
    QTest::mouseClick(answer->findChild<QLabel *>(), Qt::LeftButton);
    QVERIFY(answer->isTicked());
    QTest::mouseClick(answer, Qt::LeftButton, {}, {3, answer->height() / 2});
    QVERIFY(!answer->isTicked());
}

/// They would be too small to be seen from the back of a room.
void TestLessonQuiz::boxesGrowWithTheirText()
{
    const views::IndicatorStyle style;
    QCheckBox box;
    const auto sideOf = [&](QStyle::PixelMetric metric) {
        return style.pixelMetric(metric, nullptr, &box);
    };
    const int usual = sideOf(QStyle::PM_IndicatorWidth);
    QFont large = box.font();
    large.setPointSizeF(2 * large.pointSizeF());
    box.setFont(large);
    QVERIFY(sideOf(QStyle::PM_IndicatorWidth) > 1.8 * usual);
    QCOMPARE(sideOf(QStyle::PM_IndicatorHeight), sideOf(QStyle::PM_IndicatorWidth));
}

/// What was ticked, and what was said of it, was gone on the way back.
void TestLessonQuiz::answersStay()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    const QString id = QStringLiteral("subset");
    lessons.openLesson(id);
    const int quiz = stepOf(id, StepKind::Quiz);
    const auto ticked = [&] {
        QList<bool> all;
        for (const QCheckBox *box : lessons.page()->findChildren<QCheckBox *>())
            all << box->isChecked();
        return all;
    };
    lessons.showStep(quiz);
    QTest::keyClick(lessons.focusWidget(), Qt::Key_2);
    lessons.page()->check();
    const QList<bool> given = ticked();
    QVERIFY(given.contains(true) && given.contains(false));
    QVERIFY(shows(*lessons.page(), QStringLiteral("answers are right")));
    lessons.showStep(0);
    lessons.showStep(quiz);
    QCOMPARE(ticked(), given);
    QVERIFY(shows(*lessons.page(), QStringLiteral("answers are right")));
    lessons.openLesson(QStringLiteral("outlier"));
    lessons.openLesson(id);
    lessons.showStep(quiz);
    QCOMPARE(ticked(), given);
    QVERIFY(shows(*lessons.page(), QStringLiteral("answers are right")));
}

/// A test of hours was gone with the window of the designer.
void TestLessonQuiz::answersOutliveTheProgram()
{
    const QString id = QStringLiteral("subset");
    const int quiz = stepOf(id, StepKind::Quiz);
    const int predict = stepOf(id, StepKind::Predict);
    const QString spots = QStringLiteral("anti-patterns");
    const int spot = stepOf(spots, StepKind::Spot);
    const auto ticked = [](const LessonWindow &lessons) {
        QList<bool> all;
        for (const QCheckBox *box : lessons.page()->findChildren<QCheckBox *>())
            all << box->isChecked();
        return all;
    };
    const auto suspect = [](const LessonWindow &lessons) {
        return lessons.page()->findChild<QTreeWidget *>()->topLevelItem(0)->child(1);
    };
    QList<bool> given;
    {
        Window w;
        LessonWindow &lessons = openLessons(w);
        lessons.openLesson(id);
        lessons.showStep(quiz);
        QTest::keyClick(lessons.focusWidget(), Qt::Key_2);
        lessons.page()->check();
        given = ticked(lessons);
        lessons.showStep(predict);
        QTest::keyClicks(lessons.focusWidget(), QStringLiteral("1000"));
        QTest::keyClick(lessons.focusWidget(), Qt::Key_Return);
        lessons.openLesson(spots);
        lessons.showStep(spot);
        suspect(lessons)->setCheckState(0, Qt::Checked);
        lessons.page()->check();
        QVERIFY(shows(*lessons.page(), QStringLiteral("Found: ")));
    }
    const auto solved = views::LessonProgress::solved(id);
    {
        Window w;
        LessonWindow &lessons = openLessons(w);
        lessons.openLesson(id);
        lessons.showStep(quiz);
        QCOMPARE(ticked(lessons), given);
        QVERIFY(shows(*lessons.page(), QStringLiteral("answers are right")));
        QTest::keyClick(lessons.focusWidget(), Qt::Key_1); // another answer, not judged yet
        given = ticked(lessons);
        lessons.showStep(predict);
        QCOMPARE(lessons.page()->findChild<QLineEdit *>()->text(), QStringLiteral("1000"));
        QVERIFY(shows(*lessons.page(), QStringLiteral("Not quite")));
        QCOMPARE(views::LessonProgress::solved(id), solved);
        lessons.openLesson(spots);
        lessons.showStep(spot);
        QCOMPARE(suspect(lessons)->checkState(0), Qt::Checked);
        QVERIFY(shows(*lessons.page(), QStringLiteral("Found: ")));
    }
    Window w;
    LessonWindow &lessons = openLessons(w);
    lessons.openLesson(id);
    lessons.showStep(quiz);
    QCOMPARE(ticked(lessons), given);
    QVERIFY(!shows(*lessons.page(), QStringLiteral("answers are right")));
}

void TestLessonQuiz::damagedAnswersAreNone()
{
    const QString id = QStringLiteral("subset");
    const auto lesson = formats::shippedLesson(id);
    const auto damage = [&](StepKind kind, const QVariant &value) {
        const QString step = lesson->steps.at(stepOf(id, kind)).id;
        QSettings().setValue(QStringLiteral("lessonsAnswers/%1/%2").arg(id, step), value);
        QSettings().setValue(QStringLiteral("lessonsTasks/%1/%2").arg(id, step), value);
    };
    const QList<QVariant> values{QByteArray("\x00\xff\x00\xff garbage"), 7,
                                 QStringList{QStringLiteral("judged"), QStringLiteral("no such")},
                                 QStringList{QStringLiteral("x"), QStringLiteral("first")}, QVariantMap{}};
    for (const QVariant &value : values) {
        for (const StepKind kind : {StepKind::Predict, StepKind::Quiz, StepKind::Do})
            damage(kind, value);
        Window w;
        LessonWindow &lessons = openLessons(w);
        lessons.openLesson(id);
        for (int step = 0; step < lesson->steps.size(); ++step)
            lessons.showStep(step);
        QVERIFY(views::LessonProgress::solved(id).isEmpty());
    }
}

/// What a step removes is drawn with a red − before it is gone; the legend said nothing of it.
void TestLessonQuiz::legendTellsOfWhatIsRemoved()
{
    Window w;
    LessonWindow &lessons = openLessons(w);
    int told = 0;
    for (const QString &id : formats::lessonIds()) {
        const services::LessonBench bench(*formats::shippedLesson(id));
        for (int place = 0; place < bench.lesson().steps.size(); ++place) {
            const formats::LessonStep &step = bench.lesson().steps.at(place);
            if (step.kind != StepKind::Show)
                continue;
            const auto documents = services::stageDocuments(bench, step);
            const auto stage = services::lessonStage(bench, step, *documents);
            if (!stage)
                continue;
            const bool removes =
                std::any_of(stage->before.cbegin(), stage->before.cend(), [](const services::StageCard &card) {
                    return std::any_of(card.rows.cbegin(), card.rows.cend(), [](const services::StageRow &row) {
                        return row.mark == services::LineMark::Removed;
                    });
                });
            if (!removes)
                continue;
            lessons.openLesson(id);
            lessons.showStep(place);
            const auto *legend = lessons.page()->findChild<views::MarkLegend *>();
            QVERIFY2(legend && legend->accessibleName().contains(QStringLiteral("removed")), qPrintable(id));
            if (++told == 2)
                return;
        }
    }
    QVERIFY(told > 0);
}

QTEST_MAIN(TestLessonQuiz)
#include "tst_lessonquiz.moc"
