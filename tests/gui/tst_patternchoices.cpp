// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/workloadedits.h"
#include "tests/gui/panels/propertiesfixture.h"

#include "models/document/edits/projectedits.h"
#include "models/patterns/patternregistry.h"
#include "tests/support/patience.h"
#include "views/bench/benchsplitter.h"
#include "views/bench/codetabs.h"
#include "views/bench/parameterstrip.h"
#include "views/bench/patternbench.h"
#include "views/patterns/effecttable.h"
#include "views/widgets/editors/countedit.h"

#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QtTest>

using namespace sw;
using namespace sw::views;
using patterns::Choice;
using patterns::Parameter;
using patterns::Pattern;
using test::named;

namespace
{

const Pattern &pattern(const QString &id)
{
    return *patterns::PatternRegistry::instance().find(id);
}

Parameter parameter(const Pattern &pattern, const QString &name)
{
    const QList<Parameter> all = pattern.parameters();
    return *std::find_if(all.cbegin(), all.cend(), [&](const Parameter &one) { return one.name == name; });
}

QStringList shownTexts(const QComboBox *box)
{
    QStringList texts;
    for (int i = 0; i < box->count(); ++i)
        texts << box->itemText(i);
    return texts;
}

bool hasRoom(const QComboBox *box, const QString &text)
{
    QStyleOptionComboBox option;
    option.initFrom(box);
    const QRect room = box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
    return box->fontMetrics().horizontalAdvance(text) < room.width();
}

} // namespace

/// The choices of patterns: people read texts, files get ids.
class TestPatternChoices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersPlacesThatItTakes();
    void benchShowsTexts();
    void benchHasRoomForTexts_data();
    void benchHasRoomForTexts();
    void pageShowsTexts();
    void pageIsNarrow();
    void pageKeepsWhatItDoesNotKnow();
    void effectBecomesATabWhereThereIsNoRoom();
};

/// Only kinds of places that the pattern can be used on; days are told as days.
void TestPatternChoices::offersPlacesThatItTakes()
{
    test::PanelFixture f;
    PatternBench bench(f.document, f.derived, f.selection);
    bench.resize(1440, 800);
    bench.show();
    const auto settle = [&bench] {
        return QTest::qWaitFor([&bench] { return bench.isCurrent(); }, sw::test::patience);
    };
    const schema::EntityId publishers = f.model().entityNamed(QStringLiteral("publishers"))->id;
    f.selection.selectEntity(publishers);
    QVERIFY(settle());
    bench.openPattern(QStringLiteral("extended-reference"));
    QVERIFY(settle());
    const auto has = [&](const QString &name) {
        return bench.places()->findText(name) >= 0;
    };
    QVERIFY(!has(QStringLiteral("publishers")));
    for (const schema::Relationship &link : f.model().relationships)
        QVERIFY(has(schema::relationshipName(f.model(), link)));
    QVERIFY(bench.places()->currentText().contains(QStringLiteral("publishers")));
    bench.openPattern(QStringLiteral("document-versioning"), {publishers, {}, {}});
    QVERIFY(settle());
    QVERIFY(has(QStringLiteral("publishers")));
    QVERIFY(!has(schema::relationshipName(f.model(), f.model().relationships.first())));
    QStringList numbers;
    for (const CountEdit *each : bench.parameters()->findChildren<CountEdit *>())
        numbers << each->typed();
    QVERIFY2(numbers.contains(QStringLiteral("3,650 days")), qPrintable(numbers.join(QLatin1Char('|'))));
}

void TestPatternChoices::benchShowsTexts()
{
    test::PanelFixture f;
    document::editModel(f.document, QStringLiteral("none"), [](schema::Model &model) { model.patterns.clear(); });
    const Pattern &reference = pattern(QStringLiteral("extended-reference"));
    PatternBench bench(f.document, f.derived, f.selection);
    bench.resize(1400, 800);
    bench.show();
    bench.openPattern(reference.id(), {{}, f.link("books", "authors"), {}});
    const Parameter policy = parameter(reference, QStringLiteral("policy"));
    auto *box = named<QComboBox>(bench.parameters(), policy.label);
    QVERIFY(box != nullptr);
    QStringList texts;
    for (const Choice &choice : policy.choices)
        texts << choice.text;
    QCOMPARE(shownTexts(box), texts);
    QCOMPARE(box->currentText(), QStringLiteral("Copies are changed soon after"));
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->currentText(), QStringLiteral("A change stream updates the copies"));
    bench.setApplied(true);
    QCOMPARE(f.model().patterns.size(), 1);
    QCOMPARE(f.model().patterns.first().parameters.value(QStringLiteral("policy")).toString(),
             QStringLiteral("changeStream"));
}

void TestPatternChoices::benchHasRoomForTexts_data()
{
    QTest::addColumn<QString>("id");
    for (const Pattern *each : patterns::PatternRegistry::instance().all()) {
        const QList<Parameter> all = each->parameters();
        if (std::any_of(all.cbegin(), all.cend(), [](const Parameter &one) { return !one.choices.isEmpty(); }))
            QTest::newRow(qPrintable(each->id())) << each->id();
    }
}

void TestPatternChoices::benchHasRoomForTexts()
{
    QFETCH(QString, id);
    test::PanelFixture f;
    PatternBench bench(f.document, f.derived, f.selection);
    bench.resize(1400, 800);
    bench.show();
    bench.openPattern(id, {{}, f.link("books", "reviews"), {}});
    QCoreApplication::processEvents();
    for (const Parameter &one : pattern(id).parameters()) {
        if (one.choices.isEmpty())
            continue;
        const auto *box = named<QComboBox>(bench.parameters(), one.label);
        QVERIFY2(box != nullptr, qPrintable(one.label));
        QCOMPARE(box->count(), one.choices.size());
        for (const QString &text : shownTexts(box))
            QVERIFY2(hasRoom(box, text), qPrintable(text));
    }
}

void TestPatternChoices::pageShowsTexts()
{
    test::Panel p;
    const schema::PatternUseId id = p.showPattern("subset", {{}, p.link("books", "reviews"), {}});
    QComboBox *box = nullptr;
    QTRY_VERIFY((box = p.find<QComboBox>("Second collection holds")) != nullptr);
    QCOMPARE(box->currentText(), QStringLiteral("The whole list"));
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->currentText(), QStringLiteral("Only what is not in the document"));
    QCOMPARE(p.model().pattern(id)->parameters.value(QStringLiteral("mode")).toString(), QStringLiteral("moveRest"));
    p.undo();
    QCOMPARE(box->currentText(), QStringLiteral("The whole list"));
}

/// Beside a long label there is no room for a choice, so that the label stands above it; the parameters come before the
/// effect.
void TestPatternChoices::pageIsNarrow()
{
    test::Panel p;
    p.showPattern("extended-reference", {{}, p.link("books", "authors"), {}});
    const QComboBox *box = nullptr;
    QTRY_VERIFY((box = p.find<QComboBox>("When the original changes")) != nullptr);
    QTRY_VERIFY(hasRoom(box, box->currentText()));
    const auto *effect = p.panel.currentPage()->findChild<EffectTable *>();
    QVERIFY(effect != nullptr);
    QTRY_VERIFY(box->mapTo(p.panel.currentPage(), QPoint()).y() < effect->mapTo(p.panel.currentPage(), QPoint()).y());
}

/// A file may hold a value that the pattern does not have; it is shown as it is, beside what can be chosen.
void TestPatternChoices::pageKeepsWhatItDoesNotKnow()
{
    test::Panel p;
    p.showPattern("subset", {{}, p.link("books", "reviews"), {}},
                  {{QStringLiteral("mode"), QStringLiteral("keepSome")}});
    const QComboBox *box = nullptr;
    QTRY_VERIFY((box = p.find<QComboBox>("Second collection holds")) != nullptr);
    QCOMPARE(shownTexts(box), (QStringList{QStringLiteral("keepSome"), QStringLiteral("The whole list"),
                                           QStringLiteral("Only what is not in the document")}));
    QCOMPARE(box->currentIndex(), 0);
}

/// With a panel beside the page of patterns at 1024 pixels.
void TestPatternChoices::effectBecomesATabWhereThereIsNoRoom()
{
    auto *code = new views::CodeTabs;
    auto *effect = new QLabel(QStringLiteral("effect"));
    views::BenchSplitter bench(new QLabel(QStringLiteral("lists")), code, effect, code);
    bench.resize(1440, 800);
    bench.show();
    QVERIFY(!code->tabs()->isTabVisible(views::CodeTabs::Effect));
    bench.resize(760, 690);
    QTRY_VERIFY(code->tabs()->isTabVisible(views::CodeTabs::Effect));
    QCOMPARE(code->tabs()->currentIndex(), static_cast<int>(views::CodeTabs::Effect));
    QVERIFY(effect->isVisible() && code->isAncestorOf(effect) && code->width() >= 450);
    code->setTab(views::CodeTabs::Write);
    QVERIFY(!effect->isVisible() && code->text()->isVisible());
    bench.resize(1440, 800);
    QTRY_VERIFY(!code->tabs()->isTabVisible(views::CodeTabs::Effect));
    QVERIFY(effect->isVisible() && effect->parentWidget() == &bench);
}

QTEST_MAIN(TestPatternChoices)
#include "tst_patternchoices.moc"
