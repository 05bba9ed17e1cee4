// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/panels/methodfixture.h"
#include "tests/support/modelbuilder.h"

#include "models/document/edits/projectedits.h"
#include "models/document/edits/workloadedits.h"
#include "models/services/methodology/agreement.h"
#include "tests/support/patience.h"
#include "views/panels/agreedialog.h"
#include "views/panels/methodanswer.h"
#include "views/panels/methodpanel.h"
#include "views/widgets/editors/cardinalityedit.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/editors/rateedit.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSplitter>
#include <QStandardPaths>
#include <QTreeWidget>
#include <QtTest>

using namespace sw;
using services::Asked;
using services::MethodStep;
using test::Guide;

/// The methodology beside the canvas: questions, answers as steps of the history, the way to the next open one.
class TestMethodPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void asksByGoal();
    void answersAreSteps();
    void leadsToOpenQuestions();
    void goesAroundAllSteps();
    void skipsNoOpenQuestion();
    void saysNothingOld();
    void goesBackToTheStepBefore();
    void assumptionsAreAccepted();
    void proposalsMayBeDeclined();
    void staysWhileTyping();
    void selectsWhatIsAsked();
    void appliesAPattern();
    void restsOutOfSight();
    void headsStandOverTheirNumbers();
    void showsCandidates();
    void beginsAtTheTop();
    void usesTheHeight();
    void tellsWholeReasons();
    void writesAreAskedFor();
    void tabLeadsToTheButtons();
};

void TestMethodPanel::asksByGoal()
{
    Guide guide;
    guide.setGoal(schema::Goal::Simplicity);
    QCOMPARE(guide.panel.questions()->topLevelItemCount(), 1);
    guide.setGoal(schema::Goal::Performance);
    const int many = guide.panel.questions()->topLevelItemCount();
    QVERIFY(many > 20);
    guide.setGoal(schema::Goal::Balanced);
    QVERIFY(guide.panel.questions()->topLevelItemCount() < many);
}

void TestMethodPanel::answersAreSteps()
{
    Guide guide;
    QVERIFY(guide.choose(MethodStep::Workload, Asked::Rate));
    const schema::OperationId id = guide.panel.question()->operation;
    auto *rate = guide.editor<views::RateEdit>();
    QVERIFY(rate != nullptr);
    const int before = guide.project.steps();
    rate->number()->setFocus();
    rate->number()->selectAll();
    QTest::keyClicks(rate->number(), QStringLiteral("77/s"));
    QTest::keyClick(rate->number(), Qt::Key_Return);
    QCOMPARE(guide.project.model().operation(id)->perSecond, 77.0);
    QCOMPARE(guide.project.steps(), before + 1);
    const auto answer = [&] {
        for (const services::MethodQuestion &each : guide.panel.methodology().questions) {
            if (each.asked == Asked::Rate && each.operation == id)
                return each.answer;
        }
        return QString();
    };
    QVERIFY(answer().contains(QStringLiteral("77")));
    guide.project.undo();
    QVERIFY(guide.project.model().operation(id)->perSecond != 77.0);
    QVERIFY(!answer().contains(QStringLiteral("77")));

    QVERIFY(guide.choose(MethodStep::Relationships, Asked::PerOther));
    const schema::RelationshipId link = guide.panel.question()->relationship;
    const bool atA = guide.panel.question()->atA;
    auto *count = guide.editor<views::CardinalityEdit>();
    QVERIFY(count != nullptr);
    count->likely()->setFocus();
    count->likely()->selectAll();
    QTest::keyClicks(count->likely(), QStringLiteral("3"));
    QTest::keyClick(count->likely(), Qt::Key_Return);
    const schema::Relationship *changed = guide.project.model().relationship(link);
    QCOMPARE((atA ? changed->a : changed->b).perOther.likely, 3.0);
}

void TestMethodPanel::leadsToOpenQuestions()
{
    Guide guide;
    document::editModel(guide.project.document, QStringLiteral("unknown"), [](schema::Model &model) {
        model.operations.last().perSecond = 0;
        model.operations.first().perSecond = 0;
    });
    guide.panel.setStep(MethodStep::Workload);
    QCOMPARE(guide.panel.question()->operation, guide.project.model().operations.first().id);
    do {
        QVERIFY(guide.panel.goToOpen());
    } while (guide.panel.question()->state == services::AnswerState::Assumed);
    QCOMPARE(guide.panel.question()->operation, guide.project.model().operations.last().id);
}

/// It stuck at the last step, and what is missing in an earlier one was never come back to.
void TestMethodPanel::goesAroundAllSteps()
{
    Guide guide;
    document::editModel(guide.project.document, QStringLiteral("unknown"),
                        [](schema::Model &model) { model.operations.first().perSecond = 0; });
    guide.panel.setStep(MethodStep::Relationships);
    guide.panel.questions()->setCurrentItem(
        guide.panel.questions()->topLevelItem(guide.panel.questions()->topLevelItemCount() - 1));
    QVERIFY(guide.panel.goToOpen());
    QCOMPARE(guide.panel.step(), MethodStep::Workload);
    QCOMPARE(guide.panel.question()->state, services::AnswerState::Missing);
    // All that is open comes in turn, missing or assumed, whatever step it is in.
    int open = 0;
    for (const services::MethodQuestion &each : guide.panel.methodology().questions)
        open += each.state != services::AnswerState::Given;
    QVERIFY(guide.panel.methodology().counts(MethodStep::Relationships).assumed > 0);
    const services::MethodQuestion first = *guide.panel.question();
    for (int i = 1; i < open; ++i) {
        QVERIFY(guide.panel.goToOpen());
        QVERIFY(guide.panel.question()->state != services::AnswerState::Given);
        QVERIFY(*guide.panel.question() != first);
    }
    QVERIFY(guide.panel.goToOpen());
    QVERIFY(*guide.panel.question() == first);
}

/// A step opened at what is missing, past what is assumed before it.
void TestMethodPanel::skipsNoOpenQuestion()
{
    Guide guide;
    document::editModel(guide.project.document, QStringLiteral("open"), [](schema::Model &model) {
        model.entities.first().count.guessed = true;
        model.operations.last().perSecond = 0;
    });
    const auto open = [&guide] {
        QList<services::MethodQuestion> found = guide.panel.methodology().questions;
        found.removeIf([](const auto &each) { return each.state == services::AnswerState::Given; });
        return found;
    };
    QCOMPARE(open().first().state, services::AnswerState::Assumed);
    guide.panel.setStep(MethodStep::Workload);
    QVERIFY(*guide.panel.question() == open().first());
    // From the middle, those after it come first and those before it then.
    const QList<services::MethodQuestion> all = open();
    guide.panel.setStep(MethodStep::Relationships);
    const qsizetype from = all.indexOf(*guide.panel.question());
    for (qsizetype i = 1; i <= all.size(); ++i) {
        QVERIFY(guide.panel.goToOpen());
        QVERIFY(*guide.panel.question() == all.at((from + i) % all.size()));
    }
}

/// After Undo, for instance: what the advisor said of the project before is not said of the present one.
void TestMethodPanel::saysNothingOld()
{
    Guide guide;
    QVERIFY(guide.fillWithPatterns());
    const QString reason = guide.panel.question()->reason;
    const auto shows = [&guide](const QString &text) {
        const auto all = guide.panel.findChildren<QLabel *>();
        return std::any_of(all.cbegin(), all.cend(),
                           [&](const QLabel *label) { return label->isVisible() && label->text() == text; });
    };
    QVERIFY(shows(reason));
    document::editModel(guide.project.document, QStringLiteral("other"),
                        [](schema::Model &model) { model.operations.first().perSecond += 1; });
    QVERIFY(!shows(reason));
    QVERIFY(shows(QStringLiteral("Being computed…")));
    guide.project.undo();
    QVERIFY(!shows(reason));
    QVERIFY(QTest::qWaitFor([&] { return shows(guide.panel.question()->reason); }, sw::test::patience));
}

/// It stopped at the first question of a step.
void TestMethodPanel::goesBackToTheStepBefore()
{
    Guide guide;
    guide.panel.setStep(MethodStep::Relationships);
    guide.panel.questions()->setCurrentItem(guide.panel.questions()->topLevelItem(0));
    QPushButton *back = guide.button(QStringLiteral("Back"));
    QVERIFY(back && back->isEnabled());
    back->click();
    QCOMPARE(guide.panel.step(), MethodStep::Workload);
    QCOMPARE(*guide.panel.question(), guide.panel.methodology().of(MethodStep::Workload).last());
    guide.panel.questions()->setCurrentItem(guide.panel.questions()->topLevelItem(0));
    QVERIFY(!back->isEnabled());
}

/// One click agrees with what is assumed, and says so in the project.
void TestMethodPanel::assumptionsAreAccepted()
{
    Guide guide;
    document::editModel(guide.project.document, QStringLiteral("assumed"), [](schema::Model &model) {
        schema::Entity alone;
        alone.id = schema::EntityId(QStringLiteral("alone"));
        alone.name = QStringLiteral("settings");
        schema::Field text;
        text.id = schema::FieldId(QStringLiteral("text"));
        text.name = QStringLiteral("text");
        text.type = schema::FieldType::String;
        alone.fields << text;
        model.entities.prepend(alone);
        for (schema::Relationship &link : model.relationships)
            link.placement = schema::Placement::Automatic;
    });
    const auto alone = [&] {
        return guide.project.model().entity(schema::EntityId(QStringLiteral("alone")));
    };
    const auto press = [&] {
        QPushButton *right = guide.agreement();
        QVERIFY(right != nullptr);
        right->click();
    };
    for (const auto &[step, asked] :
         {std::pair(MethodStep::Relationships, Asked::Alone), std::pair(MethodStep::Workload, Asked::Use),
          std::pair(MethodStep::Workload, Asked::Size), std::pair(MethodStep::Relationships, Asked::Placement)}) {
        QVERIFY(guide.choose(step, asked));
        const services::MethodQuestion before = *guide.panel.question();
        QCOMPARE(before.state, services::AnswerState::Assumed);
        const int steps = guide.project.steps();
        press();
        QCOMPARE(guide.project.steps(), steps + 1);
        for (const services::MethodQuestion &each : guide.panel.methodology().questions) {
            if (services::isSameQuestion(each, before))
                QCOMPARE(each.state, services::AnswerState::Given);
        }
    }
    QVERIFY(alone()->standsAlone && alone()->unused);
    QVERIFY(guide.choose(MethodStep::Workload, Asked::Use));
    QVERIFY(guide.agreement()->isChecked());
    press(); // takes it back
    QVERIFY(!alone()->unused && !guide.agreement()->isChecked() && guide.agreement()->isEnabled());
    QVERIFY(alone()->fields.first().averageBytes > 0);
}

void TestMethodPanel::proposalsMayBeDeclined()
{
    Guide guide;
    QVERIFY(guide.fillWithPatterns());
    const int open = guide.panel.methodology().counts(MethodStep::Patterns).missing;
    const int before = guide.project.steps();
    QPushButton *decline = guide.button(QStringLiteral("Do without it"));
    QVERIFY(decline);
    decline->setFocus();
    decline->click();
    QCOMPARE(guide.panel.focusWidget(), guide.button(QStringLiteral("Next open"))); // it was Back
    QCOMPARE(guide.project.steps(), before + 1);
    QCOMPARE(guide.project.model().patterns.size(), 1);
    QVERIFY(!guide.project.model().patterns.first().enabled);
    QVERIFY(guide.project.document.history().undoText().startsWith(QStringLiteral("Decline ")));
    QVERIFY(QTest::qWaitFor([&] { return guide.panel.methodology().counts(MethodStep::Patterns).missing == open - 1; },
                            sw::test::patience));
    QVERIFY(guide.choose(MethodStep::Patterns, Asked::Pattern));
    QCOMPARE(guide.panel.question()->answer, QStringLiteral("declined"));
    QVERIFY(guide.button(QStringLiteral("Apply "))); // after all
    guide.project.undo();
    QVERIFY(guide.project.model().patterns.isEmpty());
}

/// What is being typed is neither lost nor taken to another question when something else changes.
void TestMethodPanel::staysWhileTyping()
{
    Guide guide;
    QVERIFY(guide.choose(MethodStep::Workload, Asked::Rate));
    const schema::OperationId id = guide.panel.question()->operation;
    auto *rate = guide.editor<views::RateEdit>();
    rate->number()->setFocus();
    rate->number()->selectAll();
    QTest::keyClicks(rate->number(), QStringLiteral("31"));
    document::editModel(guide.project.document, QStringLiteral("other"),
                        [](schema::Model &model) { model.description += QLatin1Char('!'); });
    QCOMPARE(guide.editor<views::RateEdit>(), rate);
    QVERIFY(rate->number()->typed().startsWith(QStringLiteral("31")));
    QCOMPARE(guide.panel.question()->operation, id);
    QTest::keyClick(rate->number(), Qt::Key_Return);
    QVERIFY(guide.project.model().operation(id)->perSecond > 0);
}

void TestMethodPanel::selectsWhatIsAsked()
{
    Guide guide;
    QSignalSpy chosen(&guide.panel, &views::MethodPanel::questionChosen);
    QVERIFY(guide.choose(MethodStep::Workload, Asked::Count));
    QCOMPARE(guide.project.selection.entity(), guide.panel.question()->entity);
    QVERIFY(guide.choose(MethodStep::Relationships, Asked::Placement));
    QCOMPARE(guide.project.selection.relationship(), guide.panel.question()->relationship);
    QVERIFY(chosen.count() >= 2);
}

void TestMethodPanel::appliesAPattern()
{
    Guide guide;
    QVERIFY(guide.fillWithPatterns());
    const QString pattern = guide.panel.question()->use.pattern;
    const int before = guide.project.steps();
    QPushButton *apply = guide.button(QStringLiteral("Apply "));
    QVERIFY(apply != nullptr);
    apply->click();
    QCOMPARE(guide.project.steps(), before + 1);
    QCOMPARE(guide.project.model().patterns.size(), 1);
    QCOMPARE(guide.project.model().patterns.first().pattern, pattern);
    QVERIFY(guide.waitForPatterns([&] { return guide.panel.methodology().counts(MethodStep::Patterns).given == 1; }));
}

void TestMethodPanel::restsOutOfSight()
{
    Guide guide;
    guide.panel.hide();
    const int rows = guide.panel.questions()->topLevelItemCount();
    guide.setGoal(schema::Goal::Performance);
    QCOMPARE(guide.panel.questions()->topLevelItemCount(), rows);
    guide.panel.show();
    QVERIFY(guide.panel.questions()->topLevelItemCount() > rows);
}

void TestMethodPanel::headsStandOverTheirNumbers()
{
    Guide guide;
    QVERIFY(guide.choose(MethodStep::Workload, Asked::Count));
    const auto *edit = guide.editor<views::CardinalityEdit>();
    QVERIFY(edit);
    const QLineEdit *first = edit->findChild<QLineEdit *>();
    const QLabel *head = nullptr;
    for (const QLabel *label : guide.panel.findChildren<QLabel *>())
        head = label->text() == QStringLiteral("min") && label->isVisible() ? label : head;
    QVERIFY(first && head);
    constexpr int frame = 6;
    QTRY_VERIFY(std::abs(head->mapToGlobal(QPoint()).x() - first->mapToGlobal(QPoint()).x()) <= frame);
}

/// The table stayed empty, and one that was there while the design was worked out stayed as it was.
void TestMethodPanel::showsCandidates()
{
    Guide guide;
    document::DerivedState late(guide.project.document, document::DerivedState::Mode::Background);
    views::MethodPanel panel(guide.project.document, late, guide.project.selection);
    panel.show();
    for (views::MethodPanel *each : {&guide.panel, &panel}) {
        each->setStep(MethodStep::Relationships);
        const QList<services::MethodQuestion> all = each->methodology().of(MethodStep::Relationships);
        const auto asked = std::find_if(all.cbegin(), all.cend(), [](const services::MethodQuestion &question) {
            return question.asked == Asked::Placement;
        });
        QVERIFY(asked != all.cend());
        each->questions()->setCurrentItem(each->questions()->topLevelItem(static_cast<int>(asked - all.cbegin())));
        const auto *table = each->answer()->findChild<QTreeWidget *>();
        QVERIFY(table);
        QTRY_VERIFY_WITH_TIMEOUT(table->topLevelItemCount() > 1 && table->isVisible(), sw::test::patience);
        QVERIFY(table->currentItem());
    }
}

/// Room was kept for what was not there, while the editors had to scroll.
void TestMethodPanel::usesTheHeight()
{
    Guide guide;
    guide.panel.resize(285, 608); // beside the canvas at 1280 x 720
    QVERIFY(guide.choose(MethodStep::Relationships, Asked::PerOther));
    QCoreApplication::processEvents();
    auto *area = guide.panel.findChild<QScrollArea *>();
    QVERIFY2(area->height() >= guide.panel.height() / 3, qPrintable(QString::number(area->height())));
    QVERIFY(guide.choose(MethodStep::Relationships, Asked::Placement));
    const auto *table = guide.editor<QTreeWidget>();
    QTRY_VERIFY(table->isVisible() && table->topLevelItemCount() > 2);
    QTRY_VERIFY2(
        guide.placeOf(table).bottom() <= guide.placeOf(area).bottom(),
        qPrintable(QStringLiteral("%1 of %2").arg(guide.placeOf(table).bottom()).arg(guide.placeOf(area).bottom())));
}

void TestMethodPanel::tellsWholeReasons()
{
    Guide guide;
    guide.panel.resize(285, 608);
    QVERIFY(guide.choose(MethodStep::Relationships, Asked::Placement));
    auto *table = guide.editor<QTreeWidget>();
    QTRY_VERIFY(table->isVisible() && table->topLevelItemCount() > 2);
    QTest::qWait(100);
    const auto *override = guide.editor<QComboBox>();
    const QRect place = guide.placeOf(override);
    for (int row = 0; row < table->topLevelItemCount(); ++row) {
        table->setCurrentItem(table->topLevelItem(row));
        QTest::qWait(20);
        QCOMPARE(guide.placeOf(override), place);
        for (const auto *label : guide.panel.findChildren<views::TextLabel *>()) {
            if (!label->isVisibleTo(&guide.panel))
                continue;
            if (!label->wordWrap()) {
                QVERIFY2(label->fontMetrics().horizontalAdvance(label->text()) <= label->contentsRect().width(),
                         qPrintable(label->text()));
                continue;
            }
            const QRect room(0, 0, label->contentsRect().width(), QWIDGETSIZE_MAX);
            const int needed = label->fontMetrics().boundingRect(room, Qt::TextWordWrap, label->text()).height();
            QVERIFY2(label->contentsRect().height() >= needed, qPrintable(label->text()));
        }
    }
}

void TestMethodPanel::beginsAtTheTop()
{
    Guide guide;
    guide.panel.resize(320, 500);
    QVERIFY(guide.choose(MethodStep::Relationships, Asked::Placement));
    auto *area = guide.panel.findChild<QScrollArea *>();
    QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
    area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    QVERIFY(area->verticalScrollBar()->value() > 0);
    QVERIFY(guide.panel.goToOpen());
    QCOMPARE(area->verticalScrollBar()->value(), 0);
}

void TestMethodPanel::writesAreAskedFor()
{
    Guide guide;
    document::editModel(guide.project.document, QStringLiteral("reads"), [](schema::Model &model) {
        model.operations.removeIf([](const schema::Operation &operation) { return !operation.isRead(); });
    });
    QVERIFY(guide.choose(MethodStep::Workload, Asked::Writes));
    QSignalSpy wanted(&guide.panel, &views::MethodPanel::operationWanted);
    guide.button(QStringLiteral("Add an operation"))->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.last().first().value<schema::Operation>().kind, schema::OperationKind::Insert);
}

void TestMethodPanel::tabLeadsToTheButtons()
{
    Guide guide;
    for (const auto &[step, kind] :
         {std::pair(MethodStep::Workload, Asked::Rate), std::pair(MethodStep::Workload, Asked::Count),
          std::pair(MethodStep::Relationships, Asked::Placement)}) {
        QVERIFY(guide.choose(step, kind));
        guide.panel.enter();
        QVERIFY(guide.panel.answer()->isAncestorOf(guide.panel.focusWidget()) ||
                guide.panel.answer()->buttons()->isAncestorOf(guide.panel.focusWidget()));
        QStringList after;
        for (QWidget *each = guide.panel.focusWidget(); after.size() < 2; each = each->nextInFocusChain()) {
            const auto *button = qobject_cast<QPushButton *>(each);
            if (!guide.panel.answer()->isAncestorOf(each) && !guide.panel.answer()->buttons()->isAncestorOf(each) &&
                each->focusPolicy() & Qt::TabFocus && each->isVisible())
                after << (button ? button->text() : each->accessibleName());
        }
        QCOMPARE(after, QStringList({QStringLiteral("&Back"), QStringLiteral("Next &open")}));
    }
}

QTEST_MAIN(TestMethodPanel)
#include "tst_methodpanel.moc"
