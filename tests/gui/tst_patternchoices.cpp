// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/workloadedits.h"
#include "tests/gui/panels/propertiesfixture.h"

#include "models/document/edits/projectedits.h"
#include "models/items/patternfitmodel.h"
#include "models/patterns/patternregistry.h"
#include "models/services/patternuses/patternfits.h"
#include "tests/support/patience.h"
#include "views/bench/benchsplitter.h"
#include "views/bench/codetabs.h"
#include "views/bench/parameterstrip.h"
#include "views/bench/patternbench.h"
#include "views/bench/patternlists.h"
#include "views/bench/trialrun.h"
#include "views/patterns/effecttable.h"
#include "views/widgets/editors/countedit.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTreeView>
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
    void judgesWhatIsSelected();
    void listsWhatIsSelected();
    void selectsWhatIsJudged();
    void listAndPageNameOnePlace();
    void triesOnceForASelection();
    void benchShowsTexts();
    void benchHasRoomForTexts_data();
    void benchHasRoomForTexts();
    void pageShowsTexts();
    void pageIsNarrow();
    void pageKeepsWhatItDoesNotKnow();
    void pageHasTheReason();
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

namespace
{

/// The page of a project.
struct Page : test::PanelFixture
{
    PatternBench bench{document, derived, selection};

    Page()
    {
        bench.resize(1440, 800);
        bench.show();
    }
    bool settle()
    {
        return QTest::qWaitFor([this] { return bench.isCurrent(); }, sw::test::patience);
    }
    QStringList headings() const
    {
        const QAbstractItemModel *model = bench.findChild<PatternLists *>()->all()->model();
        QStringList texts;
        for (int row = 0; row < model->rowCount(); ++row)
            texts << model->index(row, 0).data().toString();
        return texts;
    }
};

} // namespace

/// It stayed with what a pattern was applied to, or with the place of a pattern that does not fit what is selected.
void TestPatternChoices::judgesWhatIsSelected()
{
    Page page;
    page.selection.selectEntity(page.entity("inventory")); // before anything is known
    QVERIFY(page.settle());
    QVERIFY(page.bench.places()->currentIndex() >= 0);
    const schema::ModelIndex index(page.model());
    schema::PatternUse versions;
    versions.pattern = QStringLiteral("document-versioning");
    versions.entity = page.entity("publishers");
    QVERIFY(document::addPattern(page.document, versions));
    schema::PatternUse subset;
    subset.pattern = QStringLiteral("subset");
    subset.relationship = page.link("books", "reviews");
    QVERIFY(document::addPattern(page.document, subset));
    const QList<schema::PatternUse> uses = page.model().patterns;
    for (const schema::PatternUse &use : uses) {
        for (const schema::Entity &entity : page.model().entities) {
            page.selection.clear();
            page.bench.openPattern(use.pattern, patterns::targetOf(use));
            QVERIFY(page.settle());
            page.selection.selectEntity(entity.id);
            QVERIFY(page.settle());
            QVERIFY(page.bench.places()->currentIndex() >= 0); // a place that the pattern takes
            QVERIFY2(
                services::concerns(index, {entity.id, {}, {}}, page.bench.target()),
                qPrintable(
                    QStringLiteral("%1, %2: %3").arg(use.pattern, entity.name, page.bench.places()->currentText())));
        }
    }
}

/// Of a collection and of an operation, too: the list was that of the whole model then.
void TestPatternChoices::listsWhatIsSelected()
{
    Page page;
    page.selection.selectCollection(QStringLiteral("publishers"));
    QVERIFY(page.settle());
    QVERIFY2(page.headings().join(QLatin1Char('|')).contains(QStringLiteral("publishers")),
             qPrintable(page.headings().join(QLatin1Char('|'))));
    const schema::Operation &operation = page.model().operations.first();
    page.selection.selectOperation(operation.id);
    QVERIFY(page.settle());
    const QString name = page.model().entity(operation.entity)->name;
    QVERIFY2(page.headings().join(QLatin1Char('|')).contains(name), qPrintable(name));
}

/// Who opens a pattern at another place sees it selected everywhere.
void TestPatternChoices::selectsWhatIsJudged()
{
    Page page;
    page.selection.selectEntity(page.entity("publishers"));
    QVERIFY(page.settle());
    const patterns::Target place{{}, page.link("books", "reviews"), {}};
    page.bench.openPattern(QStringLiteral("subset"), place);
    QVERIFY(page.settle());
    QVERIFY(page.selection.entity().isEmpty());
    QVERIFY(page.selection.relationship() == place.relationship ||
            page.model().pattern(page.selection.objects().pattern) != nullptr);
    QVERIFY(!page.headings().join(QLatin1Char('|')).contains(QStringLiteral("publishers")));
    QVERIFY(page.bench.places()->currentText().contains(QStringLiteral("reviews")));
}

/// The list said where a pattern fits beyond the selection, and the page showed it at a place of the selection.
void TestPatternChoices::listAndPageNameOnePlace()
{
    Page page;
    QVERIFY(page.settle());
    schema::PatternUse subset;
    subset.pattern = QStringLiteral("subset");
    subset.relationship = page.link("books", "reviews");
    QVERIFY(document::addPattern(page.document, subset));
    QVERIFY(page.settle());
    const QAbstractItemModel *list = page.bench.lists()->all()->model();
    int named = 0;
    for (const schema::Entity &entity : page.model().entities) {
        page.selection.selectEntity(entity.id);
        for (const Pattern *each : patterns::PatternRegistry::instance().all()) {
            page.bench.openPattern(each->id());
            QVERIFY(page.settle());
            const QModelIndex row = page.bench.lists()->all()->currentIndex();
            QCOMPARE(row.siblingAtColumn(0).data(items::PatternFitModel::PatternRole).toString(), each->id());
            const QString fit = list->index(row.row(), items::PatternFitModel::Fit, row.parent()).data().toString();
            const QString place = page.bench.places()->currentText();
            if (fit.startsWith(QStringLiteral("fits ")) && !fit.endsWith(QStringLiteral("×"))) {
                QCOMPARE(fit, QStringLiteral("fits %1").arg(place));
                ++named;
            }
        }
    }
    QVERIFY(named > 0);
}

/// What the page passes on its way to the pattern of the selection is not tried.
void TestPatternChoices::triesOnceForASelection()
{
    Page page;
    QVERIFY(page.settle());
    page.bench.openPattern(QStringLiteral("subset"));
    const QList<schema::Entity> entities = page.model().entities;
    for (const schema::Entity &entity : entities) {
        document::editModel(page.document, QStringLiteral("count"), // what was tried is forgotten
                            [](schema::Model &model) { model.entities.last().count.max += 1; });
        QVERIFY(page.settle());
        const int before = page.bench.trials().begun();
        page.selection.clear();
        page.selection.selectEntity(entity.id);
        QVERIFY(page.settle());
        QVERIFY2(page.bench.trials().begun() <= before + 1, qPrintable(entity.name));
    }
    for (const schema::Relationship &link : page.model().relationships) {
        const int before = page.bench.trials().begun();
        page.selection.clear();
        page.selection.selectRelationship(link.id);
        QVERIFY(page.settle());
        QVERIFY(page.bench.trials().begun() <= before + 1);
    }
    QVERIFY(page.bench.trials().begun() > 1);
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

void TestPatternChoices::pageHasTheReason()
{
    test::Panel p;
    const schema::PatternUseId id = p.showPattern("subset", {{}, p.link("books", "reviews"), {}});
    auto *reason = p.find<QLineEdit>("Reason");
    QVERIFY(reason != nullptr);
    test::retype(reason, QStringLiteral("ten are shown"));
    QCOMPARE(p.model().pattern(id)->reason, QStringLiteral("ten are shown"));
    p.undo();
    QTRY_VERIFY(reason->text().isEmpty());
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
