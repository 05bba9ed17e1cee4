// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/workloadedits.h"
#include "tests/gui/panelfixture.h"
#include "tests/support/advising.h"

#include "models/advisor/usecases.h"
#include "models/document/edits/projectedits.h"
#include "models/items/effectmodel.h"
#include "models/items/goaltablemodel.h"
#include "models/items/patterngallerymodel.h"
#include "models/items/patternlistmodel.h"
#include "models/patterns/patternregistry.h"
#include "views/patterns/advicedialog.h"
#include "views/patterns/advicepage.h"
#include "views/patterns/effecttable.h"
#include "views/patterns/goalspage.h"
#include "views/patterns/patterndialog.h"
#include "views/patterns/patternspanel.h"
#include "views/patterns/usecasematrix.h"
#include "views/widgets/editors/chiplist.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/propertyform.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTableWidget>
#include <QTabWidget>
#include <QTreeView>
#include <QTreeWidget>
#include <QtTest>

using namespace sw;
using namespace sw::views;
using items::EffectModel;
using items::findPlaces;
using items::GoalTableModel;
using items::PatternGalleryModel;

namespace
{

constexpr int patience = 60000;

schema::PatternUse subsetOf(const schema::RelationshipId &relationship)
{
    schema::PatternUse use;
    use.pattern = QStringLiteral("subset");
    use.relationship = relationship;
    return use;
}

struct Fixture : test::PanelFixture
{
    Fixture()
    {
        document::editModel(document, QStringLiteral("none"), [](schema::Model &model) { model.patterns.clear(); });
        document.history().clear();
    }
};

} // namespace

class TestPatternsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void listsAndSwitchesUses();
    void galleryFollowsTheSelection();
    void galleryModelIsSound();
    void showsUseCases();
    void dialogApplies();
    void dialogRefuses();
    void dialogAsksWhatTheTargetNeeds();
    void dialogNamesTheEnds();
    void effects();
    void appliesAdvice();
    void movesRelationships();
    void comparesGoals();
};

void TestPatternsPanel::listsAndSwitchesUses()
{
    Fixture f;
    PatternsPanel panel(f.document, f.derived, f.selection);
    panel.resize(260, 500);
    panel.show();
    QVERIFY(!panel.uses()->isVisibleTo(&panel));
    const auto id = document::addPattern(f.document, subsetOf(f.link("books", "reviews")));
    QVERIFY2(id.has_value(), id ? "" : qPrintable(id.error().text()));
    QVERIFY(panel.uses()->isVisibleTo(&panel));
    QAbstractItemModel *model = panel.uses()->model();
    QCOMPARE(model->rowCount(), 1);
    panel.uses()->setCurrentIndex(model->index(0, 0));
    QCOMPARE(f.selection.objects().pattern, *id);
    QTest::keyClick(panel.uses(), Qt::Key_Space);
    QVERIFY(!f.model().pattern(*id)->enabled);
    f.undo();
    QVERIFY(f.model().pattern(*id)->enabled);
    panel.uses()->setFocus();
    QTest::keyClick(panel.uses(), Qt::Key_Delete);
    QVERIFY(f.model().patterns.isEmpty());
    QVERIFY(!panel.uses()->isVisibleTo(&panel));
    f.undo();
    QCOMPARE(model->rowCount(), 1);
}

void TestPatternsPanel::galleryFollowsTheSelection()
{
    Fixture f;
    PatternsPanel panel(f.document, f.derived, f.selection);
    QAbstractItemModel *gallery = panel.gallery()->model();
    const qsizetype all = patterns::PatternRegistry::instance().all().size();
    QCOMPARE(gallery->rowCount(), static_cast<int>(all));
    const auto fitOf = [gallery](const QString &pattern) {
        for (int row = 0; row < gallery->rowCount(); ++row) {
            if (gallery->index(row, 0).data(PatternGalleryModel::PatternRole).toString() == pattern)
                return gallery->index(row, PatternGalleryModel::Fit).data().toString();
        }
        return QString();
    };
    f.selection.selectRelationship(f.link("books", "reviews"));
    QTRY_COMPARE_WITH_TIMEOUT(fitOf(QStringLiteral("subset")), QStringLiteral("fits"), patience);
    QVERIFY(document::addPattern(f.document, subsetOf(f.link("books", "reviews"))));
    QCOMPARE(fitOf(QStringLiteral("subset")), QStringLiteral("used"));
    f.selection.selectEntity(f.entity("publishers"));
    QTRY_COMPARE_WITH_TIMEOUT(fitOf(QStringLiteral("subset")), QStringLiteral("–"), patience);
}

/// The table says the same as the advisor's hints, for every pattern that it has a row for.
void TestPatternsPanel::showsUseCases()
{
    const UseCaseMatrix matrix(schema::UseCase::IoT);
    const auto *table = matrix.findChild<QTableWidget *>();
    QVERIFY(table);
    QCOMPARE(table->columnCount(), 7);
    int rows = 0;
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all()) {
        if (!advisor::matrixRows().contains(pattern->matrixRow()))
            continue;
        QCOMPARE(table->verticalHeaderItem(rows)->text(), pattern->name());
        for (int column = 0; column < table->columnCount(); ++column) {
            const schema::UseCase useCase = advisor::allUseCases().at(column);
            QCOMPARE(!table->item(rows, column)->text().isEmpty(),
                     advisor::hintOf(pattern->matrixRow(), useCase) == advisor::Hint::Ticked);
            QCOMPARE(table->item(rows, column)->font().bold(), useCase == schema::UseCase::IoT);
        }
        ++rows;
    }
    QCOMPARE(table->rowCount(), rows);
}

void TestPatternsPanel::galleryModelIsSound()
{
    Fixture f;
    PatternGalleryModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setFindings(findPlaces(f.model(), f.derived.design()));
    model.setTarget({{}, f.link("books", "reviews"), {}}, {QStringLiteral("extended-reference")});
    QCOMPARE(model.index(0, 0).data(PatternGalleryModel::PatternRole).toString(), QStringLiteral("extended-reference"));
    QVERIFY(!model.index(0, 0).data(Qt::ToolTipRole).toString().isEmpty());
}

void TestPatternsPanel::dialogApplies()
{
    Fixture f;
    const patterns::Pattern *subset = patterns::PatternRegistry::instance().find(QStringLiteral("subset"));
    QVERIFY(subset != nullptr);
    const QList<patterns::Finding> findings = subset->findings(schema::ModelIndex(f.model()), f.derived.design());
    PatternDialog dialog(f.document, *subset, {{}, f.link("books", "reviews"), {}}, findings);
    dialog.show();
    QVERIFY(dialog.applyButton()->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.effects()->rows().isEmpty(), patience);
    QTest::mouseClick(dialog.applyButton(), Qt::LeftButton);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(f.model().patterns.size(), 1);
    QCOMPARE(f.model().patterns.first().pattern, QStringLiteral("subset"));
    f.undo();
    QVERIFY(f.model().patterns.isEmpty());
}

void TestPatternsPanel::dialogRefuses()
{
    Fixture f;
    const patterns::Pattern *subset = patterns::PatternRegistry::instance().find(QStringLiteral("subset"));
    PatternDialog dialog(f.document, *subset, {{}, f.link("books", "reviews"), {}}, {});
    dialog.show();
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *number = dialog.parameters()->findChild<CountEdit *>();
    QVERIFY(number != nullptr);
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, QStringLiteral("no"));
    QTest::keyClick(number, Qt::Key_Return); // applies nothing that cannot be read, and discards nothing
    QVERIFY(dialog.isVisible());
    for (const QPushButton *button : dialog.findChildren<QPushButton *>())
        QCOMPARE(button->isDefault(), button->text() == QLatin1String("Apply"));
    QVERIFY(!dialog.parameters()->errorOf(number).isEmpty());
    number->selectAll();
    QTest::keyClicks(number, QStringLiteral("8"));
    QTest::keyClick(number, Qt::Key_Tab);
    QVERIFY(dialog.parameters()->errorOf(number).isEmpty());
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(f.model().patterns.isEmpty());
}

/// A list is cut by a number; of whole documents the fields are named that move.
void TestPatternsPanel::dialogAsksWhatTheTargetNeeds()
{
    Fixture f;
    const patterns::Pattern *subset = patterns::PatternRegistry::instance().find(QStringLiteral("subset"));
    PatternDialog list(f.document, *subset, {{}, f.link("books", "reviews"), {}}, {});
    QVERIFY(list.parameters()->findChild<CountEdit *>() != nullptr);
    QVERIFY(list.parameters()->findChild<ChipList *>() == nullptr);

    const patterns::Target books{f.entity("books"), {}, {}};
    const patterns::Pattern *hotCold = patterns::PatternRegistry::instance().find(QStringLiteral("hot-cold"));
    PatternDialog whole(f.document, *hotCold, books, {});
    QVERIFY(whole.parameters()->findChild<CountEdit *>() == nullptr);
    QVERIFY(whole.parameters()->findChild<ChipList *>() != nullptr);

    patterns::Finding finding;
    finding.target = books;
    finding.parameterSets = {
        {{QStringLiteral("cold"), QJsonArray{QStringLiteral("description"), QStringLiteral("cover")}}}};
    PatternDialog dialog(f.document, *hotCold, books, {finding});
    dialog.show();
    QVERIFY(dialog.applyButton()->isEnabled());
    QCOMPARE(dialog.parameters()->findChild<ChipList *>()->chips(),
             (QStringList{QStringLiteral("description"), QStringLiteral("cover")}));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.effects()->rows().isEmpty(), patience);
    QTest::mouseClick(dialog.applyButton(), Qt::LeftButton);
    QVERIFY(f.derived.design().collection(QStringLiteral("books_details")) != nullptr);
    f.undo();
    QVERIFY(f.derived.design().collection(QStringLiteral("books_details")) == nullptr);
}

void TestPatternsPanel::dialogNamesTheEnds()
{
    Fixture f;
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(QStringLiteral("extended-reference"));
    PatternDialog dialog(f.document, *pattern, {{}, f.link("books", "authors"), {}}, {});
    const QList<QComboBox *> boxes = dialog.parameters()->findChildren<QComboBox *>();
    const auto holder =
        std::find_if(boxes.cbegin(), boxes.cend(), [](const QComboBox *box) { return box->count() == 2; });
    QVERIFY(holder != boxes.cend());
    QCOMPARE((*holder)->itemText(0), QStringLiteral("books"));
    QCOMPARE((*holder)->itemText(1), QStringLiteral("authors"));
}

void TestPatternsPanel::effects()
{
    Fixture f;
    schema::Model with = f.model();
    schema::PatternUse use = subsetOf(f.link("books", "reviews"));
    use.id = schema::PatternUseId(QStringLiteral("u"));
    with.patterns.append(use);
    EffectTable table;
    table.compare(f.model(), f.model());
    QSignalSpy shown(&table, &EffectTable::shown);
    QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 1, patience);
    QVERIFY(table.rows().isEmpty());
    table.compare(f.model(), with);
    QTRY_VERIFY_WITH_TIMEOUT(!table.rows().isEmpty(), patience);
    EffectModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({{QStringLiteral("a"), 2000, 1000, sizing::Unit::Bytes, true},
                   {QStringLiteral("b"), 1000, 3000, sizing::Unit::Count, true}});
    QCOMPARE(model.index(0, EffectModel::Change).data().toString(), QStringLiteral("▼ 50 % less"));
    QCOMPARE(model.index(1, EffectModel::Change).data().toString(), QStringLiteral("▲ × 3"));
}

void TestPatternsPanel::appliesAdvice()
{
    Fixture f;
    AdviceDialog dialog(f.document);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isComplete(), patience);
    const QList<schema::PatternUse> chosen = dialog.advicePage()->chosen();
    QVERIFY(!chosen.isEmpty());
    QVERIFY(dialog.applyButton()->text().contains(QString::number(chosen.size())));
    dialog.advicePage()->list()->topLevelItem(0)->child(0)->setCheckState(0, Qt::Unchecked);
    QCOMPARE(dialog.advicePage()->chosen().size(), chosen.size() - 1);
    dialog.advicePage()->list()->topLevelItem(0)->child(0)->setCheckState(0, Qt::Checked);
    QTest::mouseClick(dialog.applyButton(), Qt::LeftButton);
    QCOMPARE(f.model().patterns.size(), chosen.size());
    QCOMPARE(f.steps(), 1);
    f.undo();
    QVERIFY(f.model().patterns.isEmpty());
}

/// What is better stored in another way stands beside the patterns, with a tick of its own.
void TestPatternsPanel::movesRelationships()
{
    Fixture f;
    document::editModel(f.document, QStringLiteral("shop"), [](schema::Model &model) {
        model = test::pagedReviews().model;
        model.goal = schema::Goal::Balanced;
    });
    f.document.history().clear();
    AdviceDialog dialog(f.document);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isComplete(), patience);
    AdvicePage &page = *dialog.advicePage();
    QCOMPARE(page.chosenMoves().size(), 1);
    const QString both = dialog.applyButton()->text();
    QTreeWidgetItem *move = page.list()->topLevelItem(0)->child(0);
    QVERIFY2(move->text(0).startsWith(QLatin1String("Link from reviews")), qPrintable(move->text(0)));
    move->setCheckState(0, Qt::Unchecked);
    QVERIFY(page.chosenMoves().isEmpty());
    QVERIFY(dialog.applyButton()->text() != both);
    move->setCheckState(0, Qt::Checked);
    QTest::mouseClick(dialog.applyButton(), Qt::LeftButton);
    QCOMPARE(f.model().relationships.first().placement, schema::Placement::ReferenceFromB);
    QCOMPARE(f.steps(), 1);
    f.undo();
    QCOMPARE(f.model().relationships.first().placement, schema::Placement::Automatic);
    QVERIFY(f.model().patterns.isEmpty());
}

void TestPatternsPanel::comparesGoals()
{
    Fixture f;
    AdviceDialog dialog(f.document);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isComplete(), patience);
    auto *model = qobject_cast<GoalTableModel *>(dialog.goalsPage()->view()->model());
    QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model->columnCount(), 4);
    QVERIFY(model->isCurrent(model->columnOf(f.model().goal)));
    int flags = 0;
    for (int row = 1; row < model->rowCount(); ++row) {
        for (int column = 1; column < model->columnCount(); ++column)
            flags += model->index(row, column).data(GoalTableModel::BestRole).toBool();
    }
    QVERIFY(flags > 0);
    GoalsPage &page = *dialog.goalsPage();
    page.markBest()->setChecked(false);
    for (int row = 1; row < model->rowCount(); ++row)
        QVERIFY(!model->index(row, 1).data(GoalTableModel::BestRole).toBool());
    page.onlyDifferences()->setChecked(true);
    int hidden = 0;
    for (int row = 1; row < model->rowCount(); ++row) {
        QCOMPARE(page.view()->isRowHidden(row), !model->differs(row));
        hidden += page.view()->isRowHidden(row);
    }
    QVERIFY(!page.view()->isRowHidden(0));
    GoalsPage other; // both are remembered
    other.show({services::adviseFor(f.model(), f.model().goal, {})}, f.model().goal);
    QVERIFY(other.onlyDifferences()->isChecked() && !other.markBest()->isChecked());
    QVERIFY(other.view()->isRowHidden(1)); // one goal has no differences
    page.onlyDifferences()->setChecked(false);
    page.markBest()->setChecked(true);
    QVERIFY(!page.view()->isRowHidden(1));
    const schema::Goal before = f.model().goal;
    dialog.tabs()->setCurrentIndex(1);
    auto *take = test::named<QPushButton>(&dialog, QStringLiteral("Take the design for Performance"));
    QVERIFY(take != nullptr);
    QTest::mouseClick(take, Qt::LeftButton);
    QCOMPARE(f.model().goal, schema::Goal::Performance);
    QVERIFY(!f.model().patterns.isEmpty());
    QCOMPARE(f.steps(), 1);
    f.undo();
    QCOMPARE(f.model().goal, before);
    QVERIFY(f.model().patterns.isEmpty());
}

void TestPatternsPanel::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true); // the settings of tests, apart from those of a person
    QCoreApplication::setOrganizationName(QStringLiteral("shapewright-tests"));
    QSettings().clear();
}

QTEST_MAIN(TestPatternsPanel)
#include "tst_patternspanel.moc"
