// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/workloadedits.h"
#include "tests/gui/panels/panelfixture.h"
#include "tests/support/advising.h"

#include "models/advisor/usecases.h"
#include "models/document/edits/projectedits.h"
#include "models/items/effectmodel.h"
#include "models/items/goaltablemodel.h"
#include "models/patterns/patternregistry.h"
#include "tests/support/patience.h"
#include "views/patterns/advicedialog.h"
#include "views/patterns/advicepage.h"
#include "views/patterns/effecttable.h"
#include "views/patterns/goalspage.h"
#include "views/patterns/usecasematrix.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QHeaderView>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTableWidget>
#include <QTabWidget>
#include <QTreeWidget>
#include <QtTest>

using namespace sw;
using namespace sw::views;
using items::EffectModel;
using items::GoalTableModel;

namespace
{

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

class TestAdviceDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void showsUseCases();
    void choosesFromTheTable();
    void effects();
    void appliesAdvice();
    void movesRelationships();
    void comparesGoals();
};

/// The table says the same as the advisor's hints, for every pattern that it has a row for.
void TestAdviceDialog::showsUseCases()
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

/// The table leads to a pattern and to another use case, by mouse and keys.
void TestAdviceDialog::choosesFromTheTable()
{
    UseCaseMatrix matrix(schema::UseCase::IoT);
    QSignalSpy pattern(&matrix, &UseCaseMatrix::patternChosen);
    QSignalSpy useCase(&matrix, &UseCaseMatrix::useCaseChosen);
    matrix.show();
    const auto iot = static_cast<int>(advisor::allUseCases().indexOf(schema::UseCase::IoT));
    matrix.table()->setCurrentCell(2, iot);
    const auto button = [&](const QString &text) {
        for (QPushButton *each : matrix.findChildren<QPushButton *>()) {
            if (each->text() == text)
                return each;
        }
        return static_cast<QPushButton *>(nullptr);
    };
    button(QStringLiteral("&Open pattern"))->click();
    QCOMPARE(pattern.value(0).value(0).toString(), advisor::patternsInMatrix().at(2)->id());
    QPushButton *take = button(QStringLiteral("&Choose use case"));
    QVERIFY(!take->isEnabled()); // it is that one already
    matrix.table()->setCurrentCell(2, iot + 1);
    QVERIFY(take->isEnabled());
    take->click();
    QCOMPARE(useCase.value(0).value(0).value<schema::UseCase>(), advisor::allUseCases().at(iot + 1));
    matrix.setCurrentUseCase(advisor::allUseCases().at(iot + 1));
    QVERIFY(!take->isEnabled());
    QVERIFY(matrix.table()->item(0, iot + 1)->font().bold());
    // No word of a head is cut, and all heads are in sight.
    const QHeaderView *heads = matrix.table()->horizontalHeader();
    for (int column = 0; column < heads->count(); ++column) {
        QFont bold = matrix.font();
        bold.setBold(true);
        for (const QString &word : matrix.table()->horizontalHeaderItem(column)->text().split(QLatin1Char(' ')))
            QVERIFY2(heads->sectionSize(column) > QFontMetrics(bold).horizontalAdvance(word), qPrintable(word));
    }
    QTRY_VERIFY(heads->length() <= matrix.table()->viewport()->width());
    QVERIFY(!matrix.table()->item(0, iot)->font().bold());
}

void TestAdviceDialog::effects()
{
    Fixture f;
    schema::Model with = f.model();
    schema::PatternUse use = subsetOf(f.link("books", "reviews"));
    use.id = schema::PatternUseId(QStringLiteral("u"));
    with.patterns.append(use);
    EffectTable table;
    table.show();
    table.compare(f.model(), f.model());
    QSignalSpy shown(&table, &EffectTable::shown);
    QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 1, sw::test::patience);
    QVERIFY(table.rows().isEmpty());
    table.compare(f.model(), with);
    QTRY_VERIFY_WITH_TIMEOUT(!table.rows().isEmpty(), sw::test::patience);
    EffectModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({{QStringLiteral("a"), 2000, 1000, sizing::Unit::Bytes, true},
                   {QStringLiteral("b"), 1000, 3000, sizing::Unit::Count, true}});
    QCOMPARE(model.index(0, EffectModel::Change).data().toString(), QStringLiteral("▼ 50 %"));
    QCOMPARE(model.index(0, EffectModel::Change).data(Qt::AccessibleTextRole).toString(), QStringLiteral("50 % less"));
    QCOMPARE(model.index(1, EffectModel::Change).data().toString(), QStringLiteral("▲ × 3"));
}

void TestAdviceDialog::appliesAdvice()
{
    Fixture f;
    AdviceDialog dialog(f.document);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isComplete(), sw::test::patience);
    const QList<schema::PatternUse> chosen = dialog.advicePage()->chosen();
    QVERIFY(!chosen.isEmpty());
    QVERIFY(dialog.applyButton()->text().contains(QString::number(chosen.size())));
    dialog.advicePage()->list()->topLevelItem(0)->child(0)->setCheckState(0, Qt::Unchecked);
    QCOMPARE(dialog.advicePage()->chosen().size(), chosen.size() - 1);
    dialog.advicePage()->list()->topLevelItem(0)->child(0)->setCheckState(0, Qt::Checked);
    QTest::mouseClick(dialog.applyButton(), Qt::LeftButton);
    QCOMPARE(f.model().patterns.size(), chosen.size());
    QCOMPARE(f.steps(), 1);
    AdviceDialog again(f.document);
    again.show();
    QVERIFY(!again.applyButton()->isEnabled());
    QVERIFY(!again.note().contains(QStringLiteral("stay"))); // not known while the advisor thinks
    QTRY_VERIFY_WITH_TIMEOUT(again.isComplete(), sw::test::patience);
    QVERIFY(again.note().contains(QStringLiteral("all stay")));
    QVERIFY(!again.applyButton()->isEnabled()); // it is as advised already
    QCOMPARE(again.applyButton()->text(), QStringLiteral("Nothing to apply"));
    f.undo();
    QVERIFY(f.model().patterns.isEmpty());
}

/// What is better stored in another way stands beside the patterns, with a tick of its own.
void TestAdviceDialog::movesRelationships()
{
    Fixture f;
    document::editModel(f.document, QStringLiteral("shop"), [](schema::Model &model) {
        model = test::pagedReviews().model;
        model.goal = schema::Goal::Balanced;
    });
    f.document.history().clear();
    AdviceDialog dialog(f.document);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isComplete(), sw::test::patience);
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

void TestAdviceDialog::comparesGoals()
{
    Fixture f;
    AdviceDialog dialog(f.document);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isComplete(), sw::test::patience);
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
    for (int row = 1; row < model->rowCount(); ++row) { // what reads alike is as good
        QHash<QString, bool> best;
        for (int column = 1; column < model->columnCount(); ++column) {
            const QModelIndex cell = model->index(row, column);
            const QString text = cell.data().toString();
            const bool flagged = cell.data(GoalTableModel::BestRole).toBool();
            QVERIFY2(best.value(text, flagged) == flagged, qPrintable(text));
            best.insert(text, flagged);
        }
    }
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

void TestAdviceDialog::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true); // the settings of tests, apart from those of a person
    QCoreApplication::setOrganizationName(QStringLiteral("shapewright-tests"));
    QSettings().clear();
}

QTEST_MAIN(TestAdviceDialog)
#include "tst_advicedialog.moc"
