// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/panels/methodfixture.h"
#include "tests/support/modelbuilder.h"

#include "models/base/translation.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/workloadedits.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "models/services/methodology/agreement.h"
#include "tests/support/patience.h"
#include "views/panels/agreedialog.h"
#include "views/panels/methodanswer.h"
#include "views/panels/methodpanel.h"
#include "views/widgets/editors/cardinalityedit.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/editors/rateedit.h"
#include "views/widgets/segmentedcontrol.h"

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

/// Answering in the methodology: buttons, keys, and many answers at once.
class TestMethodAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void takesAPatternBack();
    void buttonsStayInSight();
    void dividerIsKept();
    void enterAnswersAndGoesOn();
    void refusedAnswersStay();
    void agreesWithAll();
    void asksAgainHowToStore();
    void addsAnOperationThatReadsBoth();
    void togetherHasThreeAnswers();
    void waysOutGoWithTheContradiction();
    void buttonsFollowWhatBecameOfAPattern();
    void asksForTheReasonOfADecision();
    void reasonHasRoom_data();
    void reasonHasRoom();
    void tabWalksTheNumbers();
    void countsStayWithTheirEntity();
    void busiestStaysWhereItIsTyped();
};

/// One that is in use could only be switched off elsewhere.
void TestMethodAnswer::takesAPatternBack()
{
    Guide guide;
    QVERIFY(guide.fillWithPatterns());
    guide.button(QStringLiteral("Apply "))->click();
    QVERIFY(guide.waitForPatterns([&] { return guide.panel.methodology().counts(MethodStep::Patterns).given == 1; }));
    QVERIFY(guide.choose(MethodStep::Patterns, Asked::Pattern));
    QCOMPARE(guide.panel.question()->answer, QStringLiteral("in use"));
    const int before = guide.project.steps();
    QPushButton *remove = guide.button(QStringLiteral("Remove "));
    QVERIFY(remove);
    remove->click();
    QCOMPARE(guide.project.steps(), before + 1);
    QVERIFY(guide.project.model().patterns.isEmpty());
    QVERIFY(guide.waitForPatterns([&] { return guide.panel.methodology().counts(MethodStep::Patterns).given == 0; }));
    guide.project.undo();
    QCOMPARE(guide.project.model().patterns.size(), 1);
}

/// Below many fields they were out of sight, and what was no longer assumed moved them.
void TestMethodAnswer::buttonsStayInSight()
{
    Guide guide;
    guide.panel.resize(290, 520);
    document::editModel(guide.project.document, QStringLiteral("many"), [](schema::Model &model) {
        model.operations.clear();
        for (int i = 0; i < 14; ++i) {
            schema::Field field;
            field.id = schema::FieldId(QStringLiteral("many%1").arg(i));
            field.name = field.id.text();
            field.type = schema::FieldType::String;
            model.entities.first().fields << field;
        }
    });
    QVERIFY(guide.choose(MethodStep::Workload, Asked::Size));
    QCoreApplication::processEvents();
    QPushButton *right = guide.agreement();
    QVERIFY(right && right->isEnabled());
    for (const char *text : {"These sizes are right", "Back", "Next open", "All of these are right"}) {
        const QPushButton *each = guide.button(QString::fromLatin1(text));
        QVERIFY2(each && guide.panel.rect().contains(guide.placeOf(each)), text);
        QVERIFY2(!each->visibleRegion().isEmpty(), text);
    }
    QVERIFY(guide.choose(MethodStep::Relationships, Asked::Together));
    QTest::qWait(100);
    QList<QWidget *> steady{guide.editor<views::SegmentedControl>()};
    for (const char *text : {"They are not read together", "Back", "Next open", "All of these are right"})
        steady << guide.button(QString::fromLatin1(text));
    QList<QRect> before;
    for (const QWidget *each : std::as_const(steady))
        before << guide.placeOf(each);
    guide.answerTogether(QStringLiteral("No"));
    QCoreApplication::processEvents();
    for (int i = 0; i < steady.size(); ++i)
        QCOMPARE(guide.placeOf(steady.at(i)), before.at(i));
    QVERIFY(!guide.agreement()->isEnabled());
}

void TestMethodAnswer::dividerIsKept()
{
    QSettings().remove(QStringLiteral("method/divider"));
    int height = 0;
    {
        Guide guide;
        auto *divider = guide.panel.findChild<QSplitter *>();
        divider->setSizes({400, 200});
        height = divider->sizes().first();
        Q_EMIT divider->splitterMoved(height, 1);
    }
    Guide again;
    QCOMPARE(again.panel.findChild<QSplitter *>()->sizes().first(), height);
    QSettings().remove(QStringLiteral("method/divider"));
}

/// The whole way with one key: what is assumed is agreed with, what is missing is typed.
void TestMethodAnswer::enterAnswersAndGoesOn()
{
    Guide guide;
    document::editModel(guide.project.document, QStringLiteral("open"), [](schema::Model &model) {
        for (schema::Relationship &link : model.relationships)
            link.placement = schema::Placement::Automatic;
        model.operations.first().perSecond = 0;
    });
    guide.panel.setStep(MethodStep::Workload);
    QCOMPARE(guide.panel.question()->asked, Asked::Rate);
    const auto open = [&] {
        return services::agreeable(guide.panel.methodology().questions).size();
    };
    const qsizetype before = open();
    QVERIFY(before > 3);
    guide.panel.enter();
    QVERIFY(guide.editor<views::RateEdit>()->isAncestorOf(guide.panel.focusWidget()));
    QTest::keyClicks(guide.panel.focusWidget(), QStringLiteral("5/s"));
    QTest::keyClick(guide.panel.focusWidget(), Qt::Key_Return);
    QCOMPARE(guide.project.model().operations.first().perSecond, 5.0);
    for (qsizetype left = before; left > 0; --left) {
        QVERIFY(guide.panel.question()->state != services::AnswerState::Given);
        while (guide.panel.focusWidget() != guide.agreement())
            QTest::keyClick(guide.panel.focusWidget(), Qt::Key_Return); // no more is assumed of this one
        QTest::keyClick(guide.panel.focusWidget(), Qt::Key_Return);
        QCOMPARE(open(), left - 1);
    }
}

void TestMethodAnswer::refusedAnswersStay()
{
    Guide guide;
    QVERIFY(guide.choose(MethodStep::Workload, Asked::Rate));
    const services::MethodQuestion asked = *guide.panel.question();
    auto *rate = guide.editor<views::RateEdit>();
    rate->number()->setFocus();
    rate->number()->selectAll();
    QTest::keyClicks(rate->number(), QStringLiteral("often"));
    QTest::keyClick(rate->number(), Qt::Key_Return);
    QCOMPARE(*guide.panel.question(), asked);
}

/// It took 65 clicks to agree with what was all right. What is agreed with is told before.
void TestMethodAnswer::agreesWithAll()
{
    Guide guide;
    document::editModel(guide.project.document, QStringLiteral("open"), [](schema::Model &model) {
        for (schema::Relationship &link : model.relationships)
            link.placement = schema::Placement::Automatic;
    });
    guide.panel.setStep(MethodStep::Relationships);
    const auto open = [&] {
        return services::agreeable(guide.panel.methodology().of(MethodStep::Relationships));
    };
    const QList<services::MethodQuestion> before = open();
    QVERIFY(before.size() > 3);
    const int steps = guide.project.steps();
    guide.button(QStringLiteral("All of these are right"))->click();
    auto *dialog = guide.panel.findChild<views::AgreeDialog *>();
    QVERIFY(dialog);
    QCOMPARE(dialog->chosen().size(), before.size());
    QTreeWidgetItem *left = dialog->list()->topLevelItem(0)->child(0);
    QCOMPARE(left->text(0), before.first().question);
    QCOMPARE(left->text(1), before.first().answer);
    // Each is told whole.
    dialog->resize(500, 400);
    dialog->show();
    const auto isWhole = [&](int column) {
        const QTreeWidgetItem *first = dialog->list()->topLevelItem(0)->child(0);
        const int width = dialog->list()->columnWidth(column);
        const QSize text = dialog->list()->fontMetrics().boundingRect(first->text(column)).size();
        return dialog->list()->visualItemRect(first).height() * width >= text.height() * text.width();
    };
    QTRY_VERIFY(isWhole(0) && isWhole(1));
    left->setCheckState(0, Qt::Unchecked);
    dialog->accept();
    QCOMPARE(guide.project.steps(), steps + 1);
    QVERIFY(guide.project.document.history().undoText().contains(QString::number(before.size() - 1)));
    QCOMPARE(open().size(), 1);
    QVERIFY(services::isSameQuestion(open().first(), before.first()));
    guide.project.undo();
    QCOMPARE(open().size(), before.size());
}

/// What was decided before both were read together stayed ticked.
void TestMethodAnswer::asksAgainHowToStore()
{
    Guide guide;
    document::editModel(guide.project.document, QStringLiteral("none"),
                        [](schema::Model &model) { model.operations.clear(); });
    QVERIFY(guide.choose(MethodStep::Relationships, Asked::Together));
    const schema::RelationshipId id = guide.panel.question()->relationship;
    document::editModel(guide.project.document, QStringLiteral("decided"), [id](schema::Model &model) {
        model.relationship(id)->placement = schema::Placement::ReferenceFromB;
    });
    const auto placement = [&] {
        const QList<services::MethodQuestion> all = guide.panel.methodology().of(MethodStep::Relationships);
        const auto found = std::find_if(all.cbegin(), all.cend(), [&](const services::MethodQuestion &each) {
            return each.asked == Asked::Placement && each.relationship == id;
        });
        return found == all.cend() ? services::MethodQuestion() : *found;
    };
    QCOMPARE(placement().state, services::AnswerState::Given);
    guide.answerTogether(QStringLiteral("Yes"));
    QCOMPARE(placement().state, services::AnswerState::Assumed);
    QVERIFY(placement().reason.contains(QStringLiteral("before an operation came")));
    // It belongs to the project: for who opens it later, and for Undo.
    const auto opened = formats::readProject(formats::writeProject(guide.project.model()));
    QVERIFY(opened && opened->model.relationship(id)->isDoubted());
    guide.project.undo();
    QCOMPARE(placement().state, services::AnswerState::Given);
    guide.project.document.history().redo();
    QCOMPARE(placement().state, services::AnswerState::Assumed);
    do {
        QVERIFY(guide.panel.goToOpen());
    } while (guide.panel.question()->asked != Asked::Placement || guide.panel.question()->relationship != id);
    guide.agreement()->click();
    QCOMPARE(placement().state, services::AnswerState::Given);
    QCOMPARE(guide.project.model().relationship(id)->placement, schema::Placement::ReferenceFromB);
}

/// It began at the first entity of the model, whatever was asked; and its rate was asked in another panel.
void TestMethodAnswer::addsAnOperationThatReadsBoth()
{
    Guide guide;
    document::editModel(guide.project.document, QStringLiteral("none"),
                        [](schema::Model &model) { model.operations.clear(); });
    QVERIFY(guide.choose(MethodStep::Relationships, Asked::Together));
    const services::MethodQuestion asked = *guide.panel.question();
    QSignalSpy wanted(&guide.panel, &views::MethodPanel::operationWanted);
    const int before = guide.project.steps();
    guide.answerTogether(QStringLiteral("Yes"));
    QCOMPARE(guide.project.steps(), before + 1);
    QCOMPARE(wanted.count(), 0);
    QCOMPARE(guide.project.model().operations.size(), 1);
    const schema::Operation added = guide.project.model().operations.first();
    QVERIFY(added.name.startsWith(QStringLiteral("Read ")));
    const schema::Relationship *link = guide.project.model().relationship(asked.relationship);
    QCOMPARE(added.entity, link->a.entity);
    QCOMPARE(added.path.size(), 1);
    QCOMPARE(added.path.first().relationship, link->id);
    QCOMPARE(added.path.first().to, link->b.entity);
    auto *rate = guide.editor<views::RateEdit>();
    QVERIFY(rate);
    QCOMPARE(guide.panel.focusWidget(), rate->number());
    QTest::keyClicks(rate->number(), QStringLiteral("12/s"));
    QTest::keyClick(rate->number(), Qt::Key_Return);
    QCOMPARE(guide.project.model().operations.first().perSecond, 12.0);
    QVERIFY(!services::isSameQuestion(*guide.panel.question(), asked)); // it goes on
    guide.project.undo();
    guide.project.undo();
    QVERIFY(guide.project.model().operations.isEmpty());
}

/// There was no way to say no.
void TestMethodAnswer::togetherHasThreeAnswers()
{
    Guide guide;
    document::editModel(guide.project.document, QStringLiteral("none"),
                        [](schema::Model &model) { model.operations.clear(); });
    QVERIFY(guide.choose(MethodStep::Relationships, Asked::Together));
    const schema::RelationshipId id = guide.panel.question()->relationship;
    QCOMPARE(guide.editor<views::SegmentedControl>()->current(), 2);
    const int before = guide.project.steps();
    guide.answerTogether(QStringLiteral("No"));
    QCOMPARE(guide.project.steps(), before + 1);
    QVERIFY(guide.project.model().relationship(id)->readApart);
    QCOMPARE(guide.panel.question()->state, services::AnswerState::Given);
    guide.project.undo();
    QVERIFY(!guide.project.model().relationship(id)->readApart);
    QCOMPARE(guide.editor<views::SegmentedControl>()->current(), 2);

    // What the workload says is not denied here.
    schema::Operation both;
    both.id = schema::OperationId(QStringLiteral("both"));
    both.name = QStringLiteral("OpenBoth");
    both.perSecond = 1;
    both.entity = guide.project.model().relationship(id)->a.entity;
    both.path = {{id, guide.project.model().relationship(id)->b.entity, {}}};
    QVERIFY(document::addOperation(guide.project.document, both));
    QCOMPARE(guide.editor<views::SegmentedControl>()->current(), 0);
    guide.answerTogether(QStringLiteral("No"));
    QVERIFY(!guide.project.model().relationship(id)->readApart);
    QCOMPARE(guide.editor<views::SegmentedControl>()->current(), 0);
}

/// They stayed, and pressing one of them made right numbers wrong again.
void TestMethodAnswer::waysOutGoWithTheContradiction()
{
    Guide guide;
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20")
        .entity("reviews", 10000, "stars:int32")
        .link("books 1:N reviews [0,40,2000]");
    guide.project.document.setModel(builder.model);
    QVERIFY(guide.choose(MethodStep::Relationships, Asked::PerOther));
    QCOMPARE(guide.panel.question()->state, services::AnswerState::Missing);
    QVERIFY(guide.button(QStringLiteral("Set reviews to 40")));
    const auto setCount = [&](double count) {
        document::editModel(guide.project.document, QStringLiteral("count"), [count](schema::Model &model) {
            model.entities[1].count = {count, count, count, false};
        });
    };
    setCount(20000);
    QTRY_VERIFY_WITH_TIMEOUT(guide.panel.question()->reason.contains(QStringLiteral("20,000")) ||
                                 guide.panel.question()->reason.contains(QStringLiteral("20 k")),
                             test::patience);
    QVERIFY(guide.button(QStringLiteral("Set reviews per books to 20")));
    setCount(40000);
    QTRY_COMPARE_WITH_TIMEOUT(guide.panel.question()->state, services::AnswerState::Given, test::patience);
    QTRY_VERIFY_WITH_TIMEOUT(!guide.button(QStringLiteral("Set ")), test::patience);
}

/// What was declined had a button that took it out of the list.
void TestMethodAnswer::buttonsFollowWhatBecameOfAPattern()
{
    Guide guide;
    QVERIFY(guide.fillWithPatterns());
    guide.button(QStringLiteral("Apply "))->click();
    QVERIFY(guide.waitForPatterns([&] { return guide.panel.methodology().counts(MethodStep::Patterns).given == 1; }));
    QVERIFY(guide.choose(MethodStep::Patterns, Asked::Pattern));
    QVERIFY(guide.button(QStringLiteral("Remove ")));
    document::editModel(guide.project.document, QStringLiteral("decline"),
                        [](schema::Model &model) { model.patterns.first().enabled = false; });
    QVERIFY(guide.waitForPatterns([&] { return guide.panel.question()->answer == QStringLiteral("declined"); }));
    QTRY_VERIFY_WITH_TIMEOUT(!guide.button(QStringLiteral("Remove ")), test::patience);
    QVERIFY(guide.button(QStringLiteral("Apply ")));
}

/// Nobody could say why a pattern was declined. Typing it works nothing out anew.
void TestMethodAnswer::asksForTheReasonOfADecision()
{
    Guide guide;
    QVERIFY(guide.fillWithPatterns());
    QVERIFY(!guide.editor<QLineEdit>());
    guide.button(QStringLiteral("Do without it"))->click();
    QVERIFY(guide.waitForPatterns([&] { return guide.panel.methodology().counts(MethodStep::Patterns).given == 1; }));
    QVERIFY(guide.choose(MethodStep::Patterns, Asked::Pattern));
    QCOMPARE(guide.panel.question()->answer, QStringLiteral("declined"));
    auto *reason = guide.editor<QLineEdit>();
    QVERIFY(reason);
    QCOMPARE(reason->accessibleName(), QStringLiteral("Reason"));
    QVERIFY(guide.panel.rect().contains(guide.placeOf(reason)));
    const int before = guide.project.steps();
    reason->setFocus();
    QTest::keyClicks(reason, QStringLiteral("all are read"));
    QCOMPARE(guide.project.steps(), before + 1);
    QCOMPARE(guide.project.model().patterns.first().reason, QStringLiteral("all are read"));
    QCOMPARE(guide.editor<QLineEdit>(), reason);
    QCOMPARE(guide.panel.question()->state, services::AnswerState::Given);
    QVERIFY(guide.panel.questions()->currentItem()->text(0) != QStringLiteral("Being computed…"));
    guide.project.undo();
    QTRY_VERIFY(reason->text().isEmpty());
    guide.project.undo();
    QTRY_VERIFY_WITH_TIMEOUT(!guide.editor<QLineEdit>(), test::patience);
}

void TestMethodAnswer::reasonHasRoom_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("de") << QStringLiteral("de");
}

/// As wide as the panel is in a window of 1024 pixels.
void TestMethodAnswer::reasonHasRoom()
{
    QFETCH(const QString, language);
    base::useLanguage(language);
    const auto english = qScopeGuard([] { base::useLanguage(QStringLiteral("en")); });
    Guide guide;
    guide.panel.resize(278, 660);
    QVERIFY(guide.fillWithPatterns());
    document::editModel(guide.project.document, QStringLiteral("decline"), [&](schema::Model &model) {
        model.patterns << guide.panel.question()->use;
        model.patterns.last().id = schema::PatternUseId(QStringLiteral("declined"));
        model.patterns.last().enabled = false;
    });
    QVERIFY(guide.waitForPatterns([&] { return guide.panel.methodology().counts(MethodStep::Patterns).given == 1; }));
    const auto *reason = guide.editor<QLineEdit>();
    QVERIFY(reason);
    const int needed = reason->fontMetrics().horizontalAdvance(reason->placeholderText()) + 12;
    QTRY_VERIFY2(needed <= reason->width(), qPrintable(QStringLiteral("%1 of %2").arg(needed).arg(reason->width())));
    QVERIFY(guide.panel.rect().contains(guide.placeOf(reason)));
}

/// The answer made the editors anew: what was typed next went to a button, and the most was raised before it came.
void TestMethodAnswer::tabWalksTheNumbers()
{
    Guide guide;
    test::ModelBuilder builder;
    builder.entity("users", 1000).entity("orders", 2000).link("users 1:N orders [0,2,9]");
    guide.project.document.setModel(builder.model);
    QVERIFY(guide.choose(MethodStep::Relationships, Asked::PerOther));
    QCOMPARE(guide.panel.question()->state, services::AnswerState::Given);
    QVERIFY(QTest::qWaitForWindowActive(&guide.panel));
    auto *count = guide.editor<views::CardinalityEdit>();
    const auto type = [&](views::CountEdit *edit, const char *text) {
        QCOMPARE(QApplication::focusWidget(), edit);
        edit->selectAll();
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(text));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCoreApplication::processEvents();
    };
    count->minimum()->setFocus();
    type(count->minimum(), "1");
    type(count->likely(), "10");
    QCOMPARE(count->maximum()->typed(), QStringLiteral("9")); // nobody has said otherwise yet
    type(count->maximum(), "500");
    const auto now = [&] {
        return guide.project.model().relationships.first().b.perOther;
    };
    QCOMPARE(now(), (schema::Cardinality{1, 10, 500, false}));
    QCOMPARE(guide.panel.question()->state, services::AnswerState::Missing);
    QVERIFY(guide.button(QStringLiteral("Set ")));
    // What is typed and does not fit stays, and is told.
    count->maximum()->setFocus();
    count->maximum()->selectAll();
    QTest::keyClicks(count->maximum(), QStringLiteral("5"));
    QTest::keyClick(count->maximum(), Qt::Key_Return);
    QVERIFY(guide.panel.answer()->hasErrors());
    count->likely()->setFocus();
    type(count->likely(), "7");
    QCOMPARE(count->maximum()->typed(), QStringLiteral("5"));
    type(count->maximum(), "8");
    QCOMPARE(now(), (schema::Cardinality{1, 7, 8, false}));
    // Who leaves with the likely one alone has the most go along.
    count->likely()->setFocus();
    count->likely()->selectAll();
    QTest::keyClicks(count->likely(), QStringLiteral("20"));
    guide.panel.questions()->setFocus();
    QCOMPARE(now(), (schema::Cardinality{1, 20, 20, false}));
    QCOMPARE(count->maximum()->typed(), QStringLiteral("20"));
}

/// Where the ends change sides, the row went on with the count of the other one.
void TestMethodAnswer::countsStayWithTheirEntity()
{
    Guide guide;
    test::ModelBuilder builder;
    builder.entity("users", 1000).entity("badges", 1000).link("users 1:1 badges");
    guide.project.document.setModel(builder.model);
    guide.panel.setStep(MethodStep::Relationships);
    const QList<services::MethodQuestion> all = guide.panel.methodology().of(MethodStep::Relationships);
    const auto users = std::find_if(all.cbegin(), all.cend(), [](const services::MethodQuestion &each) {
        return each.asked == Asked::PerOther && each.atA;
    });
    QVERIFY(users != all.cend());
    guide.panel.questions()->setCurrentItem(
        guide.panel.questions()->topLevelItem(static_cast<int>(users - all.cbegin())));
    QVERIFY(QTest::qWaitForWindowActive(&guide.panel));
    auto *count = guide.editor<views::CardinalityEdit>();
    count->maximum()->setFocus();
    count->maximum()->selectAll();
    QTest::keyClicks(count->maximum(), QStringLiteral("5"));
    QTest::keyClick(count->maximum(), Qt::Key_Tab);
    QCOMPARE(guide.editor<views::CardinalityEdit>(), count);
    QCOMPARE(count->maximum()->typed(), QStringLiteral("5"));
    const schema::Relationship &link = guide.project.model().relationships.first();
    QCOMPARE(link.b.entity, guide.project.entity("users"));
    QCOMPARE(link.b.perOther.max, 5.0);
    QVERIFY(!guide.panel.question()->atA);
}

/// The operation that became the most frequent one had its editors made anew, under the hand that typed in them.
void TestMethodAnswer::busiestStaysWhereItIsTyped()
{
    Guide guide;
    guide.setGoal(schema::Goal::Simplicity);
    QVERIFY(guide.choose(MethodStep::Workload, Asked::Busiest));
    QVERIFY(QTest::qWaitForWindowActive(&guide.panel));
    auto *pick = guide.editor<QComboBox>();
    const int other = pick->currentIndex() == 0 ? 1 : 0;
    pick->setCurrentIndex(other);
    Q_EMIT pick->activated(other);
    const schema::OperationId picked = guide.project.model().operations.at(other).id;
    auto *rate = guide.editor<views::RateEdit>();
    rate->number()->setFocus();
    rate->number()->selectAll();
    QTest::keyClicks(rate->number(), QStringLiteral("99999/s"));
    QTest::keyClick(rate->number(), Qt::Key_Tab);
    QCOMPARE(guide.project.model().operation(picked)->perSecond, 99999.0);
    QCOMPARE(guide.panel.question()->operation, picked);
    QCOMPARE(guide.editor<views::RateEdit>(), rate);
    QVERIFY(guide.panel.answer()->isAncestorOf(guide.panel.focusWidget()));
}

QTEST_MAIN(TestMethodAnswer)
#include "tst_methodanswer.moc"
