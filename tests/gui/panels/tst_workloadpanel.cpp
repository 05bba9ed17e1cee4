// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/panels/propertiesfixture.h"

#include "models/base/translation.h"
#include "models/document/edits/projectedits.h"
#include "models/items/workloadmodel.h"
#include "models/schema/validation/validatemodel.h"
#include "views/panels/workloadpanel.h"
#include "views/widgets/editors/chiplist.h"
#include "views/widgets/editors/pathstepsedit.h"
#include "views/widgets/style/schematexts.h"
#include "views/window/actions.h"
#include "views/window/shortcutsdialog.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTreeView>
#include <QtTest>

#include <cmath>

using namespace sw;
using namespace sw::views;
using items::WorkloadModel;

class TestWorkloadPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sumsUp();
    void tellsOfOneOperation();
    void pathsAreInSight_data();
    void pathsAreInSight();
    void addsCopiesAndRemoves();
    void editsInPlace();
    void typedTextOutlivesAnUpdate();
    void tabLeavesAListOfChoices();
    void keysGoToTheRateOfTheFirstRow_data();
    void keysGoToTheRateOfTheFirstRow();
    void refusesInPlace();
    void followsTheSelection();
    void needsAnEntity();
    void pastesRows();
    void refusesRows();
    void copiesRows();
    void findsShortcuts();
    void chipsKeepApart_data();
    void chipsKeepApart();
    void tabGoesThroughNewChips();
    void filtersMayAskALink();
    void timesAreToldAsInSheets();
    void namesOfStepsAreWhole();
};

void TestWorkloadPanel::sumsUp()
{
    test::PanelFixture f;
    WorkloadPanel panel(f.document, f.derived, f.selection);
    double all = 0;
    for (const schema::Operation &operation : f.model().operations)
        all += operation.perSecond;
    QVERIFY(panel.summary().startsWith(panel.locale().toString(std::round(all), 'f', 0)));
    QVERIFY(panel.summary().contains(QStringLiteral("% reads")));
    // An operation that was drafted elsewhere keeps where it starts and what it reads.
    schema::Operation draft;
    draft.entity = f.model().relationships.last().a.entity;
    draft.path = {{f.model().relationships.last().id, f.model().relationships.last().b.entity, {}}};
    panel.addOperation(draft);
    QCOMPARE(f.model().operations.last().entity, draft.entity);
    QCOMPARE(f.model().operations.last().path, draft.path);
}

void TestWorkloadPanel::tellsOfOneOperation()
{
    test::PanelFixture f;
    document::editModel(f.document, QStringLiteral("One"), [](schema::Model &model) {
        model.operations = {model.operations.first()};
        model.operations.first().perSecond = 1;
    });
    WorkloadPanel panel(f.document, f.derived, f.selection);
    QVERIFY2(panel.summary().startsWith(QStringLiteral("1 operation/s")), qPrintable(panel.summary()));
}

void TestWorkloadPanel::pathsAreInSight_data()
{
    QTest::addColumn<QString>("language");
    QTest::addRow("en") << QStringLiteral("en");
    QTest::addRow("de") << QStringLiteral("de");
}

/// Where an operation goes is seen in the window of a small screen, and the values before it are whole.
void TestWorkloadPanel::pathsAreInSight()
{
    QFETCH(const QString, language);
    base::useLanguage(language);
    test::PanelFixture f;
    WorkloadPanel panel(f.document, f.derived, f.selection);
    panel.resize(728, 200);
    panel.show();
    const QHeaderView *header = panel.view()->horizontalHeader();
    constexpr int leastPath = 50;
    QVERIFY2(header->length() <= panel.view()->viewport()->width(), qPrintable(QString::number(header->length())));
    QVERIFY(header->sectionSize(WorkloadModel::Path) >= leastPath);
    for (const QString &kind : views::textsOf<schema::OperationKind>())
        QVERIFY2(panel.view()->fontMetrics().horizontalAdvance(kind) + 8 < header->sectionSize(WorkloadModel::Kind),
                 qPrintable(kind));
    base::useLanguage(QStringLiteral("en"));
}

void TestWorkloadPanel::addsCopiesAndRemoves()
{
    test::PanelFixture f;
    WorkloadPanel panel(f.document, f.derived, f.selection);
    panel.show();
    const qsizetype before = f.model().operations.size();
    panel.view()->setFocus();
    QTest::keyClick(panel.view(), Qt::Key_Insert);
    QCOMPARE(f.model().operations.size(), before + 1);
    const schema::OperationId added = f.model().operations.last().id;
    QCOMPARE(f.selection.objects().operation, added);
    f.selection.selectOperation(f.model().operations.first().id);
    QTest::keyClick(panel.view(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(f.model().operations.size(), before + 2);
    QCOMPARE(f.model().operations.last().path, f.model().operations.first().path);
    QVERIFY(f.model().operations.last().name != f.model().operations.first().name);
    QTest::keyClick(panel.view(), Qt::Key_Delete);
    QCOMPARE(f.model().operations.size(), before + 1);
    f.undo();
    f.undo();
    f.undo();
    QCOMPARE(f.model().operations.size(), before);
}

void TestWorkloadPanel::editsInPlace()
{
    test::PanelFixture f;
    WorkloadPanel panel(f.document, f.derived, f.selection);
    const schema::OperationId id = f.model().operations.first().id;
    QAbstractItemModel *model = panel.view()->model();
    QVERIFY(model->setData(model->index(0, WorkloadModel::Rate), QStringLiteral("24/day")));
    QCOMPARE(f.model().operation(id)->perSecond * 86400, 24.0);
    f.undo();
    QVERIFY(f.model().operation(id)->perSecond * 86400 != 24.0);
}

/// Figures of a row arrive while somebody types into it.
void TestWorkloadPanel::typedTextOutlivesAnUpdate()
{
    test::PanelFixture f;
    WorkloadPanel panel(f.document, f.derived, f.selection);
    panel.resize(1000, 300);
    panel.show();
    auto *view = panel.findChild<QAbstractItemView *>();
    const QModelIndex rate = view->model()->index(0, WorkloadModel::Rate);
    view->setCurrentIndex(rate);
    view->edit(rate);
    auto *editor = view->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("40"));
    Q_EMIT view->model()->dataChanged(rate.siblingAtColumn(0), rate.siblingAtColumn(WorkloadModel::Rate + 1));
    QTest::keyClicks(editor, QStringLiteral("/s"));
    QCOMPARE(editor->text(), QStringLiteral("40/s"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(f.model().operations.first().perSecond, 40.0);
}

/// Name, Tab, Tab, rate: the list of kinds that opens on the way is left like any cell.
void TestWorkloadPanel::tabLeavesAListOfChoices()
{
    test::PanelFixture f;
    WorkloadPanel panel(f.document, f.derived, f.selection);
    panel.show();
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    panel.view()->setFocus();
    QTest::keyClick(panel.view(), Qt::Key_Insert);
    const schema::OperationId added = f.model().operations.last().id;
    auto *name = panel.view()->viewport()->findChild<QLineEdit *>();
    QVERIFY(name != nullptr);
    QTest::keyClicks(name, QStringLiteral("Order page"));
    QTest::keyClick(name, Qt::Key_Tab);
    auto *kinds = panel.view()->viewport()->findChild<QComboBox *>();
    QVERIFY(kinds != nullptr);
    QTRY_VERIFY(kinds->view()->isVisible());
    QTest::keyClicks(kinds->view(), QStringLiteral("ins"));
    QTest::keyClick(kinds->view(), Qt::Key_Tab);
    QTRY_COMPARE(panel.view()->currentIndex().column(), static_cast<int>(WorkloadModel::Rate));
    QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr);
    QWidget *rate = QApplication::focusWidget();
    QTest::keyClicks(rate, QStringLiteral("40/s"));
    QTest::keyClick(rate, Qt::Key_Return);
    QCOMPARE(f.model().operation(added)->name, QStringLiteral("Order page"));
    QCOMPARE(f.model().operation(added)->kind, schema::OperationKind::Insert);
    QTRY_COMPARE(f.model().operation(added)->perSecond, 40.0);
}

void TestWorkloadPanel::keysGoToTheRateOfTheFirstRow_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::newRow("kind left alone") << QByteArray();
    QTest::newRow("kind chosen") << QByteArray("ins");
}

/// As a hand types it: each key goes where the window sends it, with a list that would be open before all else.
void TestWorkloadPanel::keysGoToTheRateOfTheFirstRow()
{
    test::PanelFixture f;
    schema::Model model = f.model();
    model.operations.clear();
    f.document.setModel(model);
    WorkloadPanel panel(f.document, f.derived, f.selection);
    panel.resize(1000, 300);
    panel.show();
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    const auto type = [&panel](const char *keys) {
        for (; *keys != 0; ++keys)
            QTest::keyClick(panel.windowHandle(), *keys);
    };
    const auto tab = [&panel] {
        QTest::keyClick(panel.windowHandle(), Qt::Key_Tab);
    };
    QFETCH(QByteArray, kind);
    panel.addOperation();
    type("Order page");
    tab();
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    type(kind.constData());
    tab();
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    type("40/s");
    auto *rate = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(rate != nullptr);
    QCOMPARE(rate->text(), QStringLiteral("40/s"));
    QTest::keyClick(panel.windowHandle(), Qt::Key_Return);
    const schema::Operation &made = f.model().operations.first();
    QCOMPARE(made.name, QStringLiteral("Order page"));
    QCOMPARE(made.kind, kind.isEmpty() ? schema::OperationKind::Read : schema::OperationKind::Insert);
    QCOMPARE(made.perSecond, 40.0);
}

void TestWorkloadPanel::refusesInPlace()
{
    test::PanelFixture f;
    WorkloadPanel panel(f.document, f.derived, f.selection);
    panel.show();
    QAbstractItemModel *model = panel.view()->model();
    QVERIFY(!model->setData(model->index(0, WorkloadModel::Rate), QStringLiteral("often")));
    bool told = false;
    for (const QWidget *each : panel.findChildren<QWidget *>())
        told = told || (each->isVisible() && each->accessibleName().contains(QStringLiteral("often")));
    QVERIFY(told);
    QCOMPARE(f.steps(), 0);
}

void TestWorkloadPanel::followsTheSelection()
{
    test::PanelFixture f;
    WorkloadPanel panel(f.document, f.derived, f.selection);
    f.selection.selectOperation(f.model().operations.at(2).id);
    QCOMPARE(panel.view()->currentIndex().row(), 2);
    panel.view()->setCurrentIndex(panel.view()->model()->index(1, 0));
    QCOMPARE(f.selection.objects().operation, f.model().operations.at(1).id);
    f.selection.selectEntity(f.entity("books"));
    QVERIFY(!panel.view()->currentIndex().isValid());
    QCOMPARE(f.selection.entity(), f.entity("books"));
}

void TestWorkloadPanel::needsAnEntity()
{
    test::PanelFixture f{QString()};
    WorkloadPanel panel(f.document, f.derived, f.selection);
    panel.show();
    QVERIFY(!panel.view()->isVisible());
    auto *add = panel.findChild<QAbstractButton *>();
    QTest::mouseClick(add, Qt::LeftButton);
    QVERIFY(f.model().operations.isEmpty());
    bool told = false;
    for (const QWidget *each : panel.findChildren<QWidget *>())
        told = told || (each->isVisible() && each->accessibleName().contains(QStringLiteral("Add an entity first")));
    QVERIFY(told);
}

void TestWorkloadPanel::pastesRows()
{
    test::PanelFixture f;
    WorkloadPanel panel(f.document, f.derived, f.selection);
    panel.show();
    const qsizetype before = f.model().operations.size();
    QGuiApplication::clipboard()->setText(
        QStringLiteral("operation\trate\tpath\nBrowse\t7/s\tbooks\nLeave\t1/min\tusers\n"));
    auto *paste = panel.findChildren<QPushButton *>().value(3);
    QCOMPARE(paste->text(), QStringLiteral("Paste rows"));
    QTest::mouseClick(paste, Qt::LeftButton);
    QCOMPARE(f.model().operations.size(), before + 2);
    QCOMPARE(f.model().operations.last().entity, f.entity("users"));
    QCOMPARE(f.selection.objects().operation, f.model().operations.at(before).id);
    QCOMPARE(f.steps(), 1);
    f.undo();
    QCOMPARE(f.model().operations.size(), before);
    panel.view()->setFocus();
    QTest::keyClick(panel.view(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(f.model().operations.size(), before + 2);
}

void TestWorkloadPanel::refusesRows()
{
    test::PanelFixture f;
    WorkloadPanel panel(f.document, f.derived, f.selection);
    panel.show();
    QGuiApplication::clipboard()->setText(QStringLiteral("Browse\nLeave\twrite\n"));
    panel.pasteRows();
    QCOMPARE(f.steps(), 0);
    bool told = false;
    for (const QWidget *each : panel.findChildren<QWidget *>())
        told = told || (each->isVisible() && each->accessibleName().contains(QStringLiteral("Row 2, column kind")));
    QVERIFY(told);
}

void TestWorkloadPanel::copiesRows()
{
    test::PanelFixture f;
    WorkloadPanel panel(f.document, f.derived, f.selection);
    panel.show();
    panel.copyRows();
    QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), f.model().operations.size() + 1);
    panel.view()->setCurrentIndex(panel.view()->model()->index(1, 0));
    panel.view()->setFocus();
    QTest::keyClick(panel.view(), Qt::Key_C, Qt::ControlModifier);
    const QString one = QGuiApplication::clipboard()->text();
    QCOMPARE(one.count(QLatin1Char('\n')), 2);
    QVERIFY(one.contains(f.model().operations.at(1).name));
}

void TestWorkloadPanel::findsShortcuts()
{
    QMainWindow window;
    Actions actions(&window);
    ShortcutsDialog dialog(actions);
    dialog.show();
    QCOMPARE(dialog.list()->model()->rowCount(), static_cast<int>(actions.commands().size()));
    QTest::keyClicks(dialog.search(), QStringLiteral("redo"));
    QCOMPARE(dialog.list()->model()->rowCount(), 1);
    QSignalSpy run(actions.action(QStringLiteral("edit.redo")), &QAction::triggered);
    QTest::keyClick(dialog.search(), Qt::Key_Return);
    QCOMPARE(run.count(), 1);
}

namespace
{

/// What is wrong with how the chips of a page lie; empty when all of each row is seen.
QString faultOfChips(const QWidget &page)
{
    for (const ChipList *list : page.findChildren<ChipList *>()) {
        QList<const QWidget *> parts;
        for (const QWidget *each : list->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
            if (each->isVisible() && !each->isWindow())
                parts << each;
        }
        if (list->isVisible() && parts.size() != list->chips().size() + 1)
            return list->accessibleName() + QStringLiteral(" has too few buttons");
        for (qsizetype i = 0; i < parts.size(); ++i) {
            if (!list->rect().contains(parts.at(i)->geometry()))
                return list->accessibleName() + QStringLiteral(" cuts a button");
            for (qsizetype other = 0; other < i; ++other) {
                if (parts.at(i)->geometry().intersects(parts.at(other)->geometry()))
                    return list->accessibleName() + QStringLiteral(" has one button on another");
            }
        }
    }
    return {};
}

void choose(QMenu *menu, const QString &text)
{
    Q_EMIT menu->aboutToShow();
    for (QAction *action : menu->findChildren<QAction *>()) {
        if (action->text() == text)
            return action->trigger();
    }
    QFAIL(qPrintable(text));
}

} // namespace

void TestWorkloadPanel::chipsKeepApart_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {250, 290, 340, 420})
        QTest::addRow("%d", width) << width;
}

/// The button that adds lay on a chip or out of sight.
void TestWorkloadPanel::chipsKeepApart()
{
    QFETCH(const int, width);
    test::Panel p;
    p.panel.resize(width, 700);
    for (const schema::Operation &each : p.model().operations) {
        p.selection.selectOperation(each.id);
        QTRY_COMPARE(faultOfChips(*p.panel.currentPage()), QString());
    }
    const schema::Operation *signIn = nullptr;
    for (const schema::Operation &each : p.model().operations)
        signIn = each.name == QLatin1String("Sign in") ? &each : signIn;
    QVERIFY(signIn);
    p.selection.selectOperation(signIn->id);
    for (const char *field : {"email", "_id", "address"}) {
        choose(p.find<ChipList>("Reads")->addMenu(), QLatin1String(field));
        QTRY_COMPARE(faultOfChips(*p.panel.currentPage()), QString());
        choose(p.find<ChipList>("Filters")->addMenu(), QStringLiteral("name"));
        QTRY_COMPARE(faultOfChips(*p.panel.currentPage()), QString());
    }
    p.undo();
    QTRY_COMPARE(faultOfChips(*p.panel.currentPage()), QString());
}

/// What is added stands where it is seen, not behind everything else in the window.
void TestWorkloadPanel::tabGoesThroughNewChips()
{
    test::Panel p;
    const schema::OperationId id = p.model().operations.first().id;
    p.selection.selectOperation(id);
    document::editModel(p.document, QStringLiteral("more"), [&](schema::Model &model) {
        schema::Operation &changed = *model.operation(id);
        changed.reads = {{changed.entity, QStringLiteral("_id")}};
        changed.path.clear();
        const schema::Relationship &link = model.relationships.first();
        changed.entity = link.a.entity;
        changed.path << schema::PathStep{link.id, link.b.entity, std::nullopt};
    });
    const auto before = [](const QWidget *widget) {
        const QWidget *each = widget->previousInFocusChain();
        while ((each->focusPolicy() & Qt::TabFocus) == 0 || each->focusProxy() != nullptr)
            each = each->previousInFocusChain();
        return each;
    };
    const auto named = [&p](const char *name) {
        return p.find<QAbstractButton>(name);
    };
    const QAbstractButton *addField = named("Add field");
    QVERIFY(addField != nullptr && named("Add a step") != nullptr);
    QVERIFY2(before(addField)->accessibleName().startsWith(QStringLiteral("Remove ")),
             qPrintable(before(addField)->accessibleName()));
    QVERIFY2(before(named("Add a step"))->accessibleName().startsWith(QStringLiteral("Remove step")),
             qPrintable(before(named("Add a step"))->accessibleName()));
}

void TestWorkloadPanel::filtersMayAskALink()
{
    test::Panel p;
    schema::OperationId id;
    for (const schema::Operation &each : p.model().operations)
        id = each.name == QLatin1String("Show my orders") ? each.id : id;
    QVERIFY(document::changeOperation(p.document, id, {},
                                      [&p](schema::Operation &operation) {
                                          operation.entity = p.entity("orders");
                                          operation.path.clear();
                                          operation.filters.clear();
                                          operation.sort.clear();
                                          operation.reads.clear();
                                      },
                                      {}));
    p.selection.selectOperation(id);
    choose(p.find<ChipList>("Filters")->addMenu(), QStringLiteral("customer"));
    const schema::Filter filter{{p.entity("orders"), QStringLiteral("customer")}, schema::FilterOp::Equal};
    QCOMPARE(p.model().operation(id)->filters, QList<schema::Filter>{filter});
    QVERIFY(schema::validateModel(p.model()).isEmpty());
    const design::Collection *orders = p.derived.design().collection(QStringLiteral("orders"));
    QVERIFY(orders);
    const bool indexed = std::any_of(orders->indexes.cbegin(), orders->indexes.cend(), [](const design::Index &index) {
        return index.keys.first().path.startsWith(QStringLiteral("customer"));
    });
    QVERIFY(indexed);
}

void TestWorkloadPanel::timesAreToldAsInSheets()
{
    test::Panel p;
    const schema::OperationId id = p.model().operations.first().id;
    p.selection.selectOperation(id);
    auto *age = p.find<CountEdit>("Max. staleness");
    test::retype(age, QStringLiteral("3600 s"));
    QCOMPARE(p.model().operation(id)->freshnessSeconds, 3600.0);
    QCOMPARE(age->typed(), QStringLiteral("1 h"));
    test::retype(age, QStringLiteral("3601"));
    QCOMPARE(p.model().operation(id)->freshnessSeconds, 3601.0);
    QCOMPARE(age->read().value().value(), 3601.0);
}

void TestWorkloadPanel::namesOfStepsAreWhole()
{
    test::Panel p;
    p.panel.resize(250, 700);
    const schema::OperationId id = p.model().operations.first().id;
    QVERIFY(!p.model().operation(id)->path.isEmpty());
    p.selection.selectOperation(id);
    int seen = 0;
    for (const QLabel *label : p.panel.currentPage()->findChild<PathStepsEdit *>()->findChildren<QLabel *>()) {
        QTRY_VERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        ++seen;
    }
    QVERIFY(seen > 0);
}

QTEST_MAIN(TestWorkloadPanel)
#include "tst_workloadpanel.moc"
