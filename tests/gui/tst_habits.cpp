// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/linkedits.h"
#include "models/items/patternfitmodel.h"
#include "models/patterns/patternregistry.h"
#include "tests/gui/openpick.h"
#include "tests/gui/panels/panelfixture.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/patience.h"
#include "views/bench/patternbench.h"
#include "views/bench/patternlists.h"
#include "views/canvas/toast.h"
#include "views/files/exportfiledialog.h"
#include "views/files/picturedialog.h"
#include "views/panels/outlinepanel.h"
#include "views/patterns/advicedialog.h"
#include "views/patterns/advicepage.h"
#include "views/widgets/emptyhint.h"
#include "views/window/boxes/zoombox.h"
#include "views/window/canvasarea.h"
#include "views/window/docks.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTreeView>
#include <QtTest>

using namespace sw;
using items::PatternFitModel;
using sw::test::Window;

namespace
{

/// The entity "wide" with so many fields.
void addWide(Window &w, int fields)
{
    document::editModel(w.document(), QStringLiteral("wide"), [fields](schema::Model &model) {
        schema::Entity wide;
        wide.id = schema::EntityId(QStringLiteral("wide"));
        wide.name = QStringLiteral("wide");
        for (int i = 0; i < fields; ++i) {
            schema::Field field;
            field.id = schema::FieldId(QStringLiteral("f%1").arg(i));
            field.name = QStringLiteral("field%1").arg(i);
            wide.fields << field;
        }
        model.entities << wide;
    });
}

} // namespace

/// Dialogs and lists do what people are used to.
class TestHabits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { test::useTestSettings(); }
    void pageKeepsThePattern();
    void pagePutsWhatFitsFirstAndSaysWhyNot();
    void exportAsksForFormatAndPlace();
    void exportTellsWhatIsWrong();
    void pictureIsSeenBefore();
    void overviewAndZoomBoxCanBeClosed();
    void fieldLineIsCompleted();
    void f2EditsTheWholeLine();
    void keysWorkOnAfterADialog();
    void aReferenceThatIsTypedIsSelected();
    void adviceShowsWhatItChanged();
    void longCardsFold();
    void choicesInASheetOpenOnce();
    void longDocumentsFold();
    void outlineIsSearched();
    void patternsStayUnderTheMouse();
};

/// What is looked at stays so when what fits changes, where it has a place at what is selected.
void TestHabits::pageKeepsThePattern()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.action("view.patterns")->trigger();
    views::PatternBench &bench = w.window.area().bench();
    QTRY_VERIFY_WITH_TIMEOUT(bench.isCurrent() && !bench.pattern().isEmpty(), sw::test::patience);
    bench.openPattern(QStringLiteral("document-versioning"));
    w.window.selection().selectEntity(w.entity(QStringLiteral("users")));
    QCOMPARE(bench.pattern(), QStringLiteral("document-versioning"));
    const QModelIndex current = bench.lists()->all()->currentIndex();
    QCOMPARE(current.data(PatternFitModel::PatternRole).toString(), QStringLiteral("document-versioning"));
}

void TestHabits::pagePutsWhatFitsFirstAndSaysWhyNot()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.action("view.patterns")->trigger();
    QAbstractItemModel *model = w.window.area().bench().lists()->all()->model();
    const auto first = [model] {
        return model->index(0, 0, model->index(0, 0));
    };
    QTRY_VERIFY_WITH_TIMEOUT(first().data(PatternFitModel::FitsRole).toBool(), sw::test::patience);
    bool fitted = true;
    int patterns = 0;
    for (int group = 0; group < model->rowCount(); ++group) {
        const QModelIndex parent = model->index(group, 0);
        for (int row = 0; row < model->rowCount(parent); ++row, ++patterns) {
            const QModelIndex index = model->index(row, 0, parent);
            const bool fits = index.data(PatternFitModel::FitsRole).toBool();
            QVERIFY(fitted || !fits);
            fitted = fits;
            const QString tip = index.data(Qt::ToolTipRole).toString();
            QVERIFY2(fits || tip.contains(QStringLiteral("Here: ")), qPrintable(tip));
        }
    }
    QCOMPARE(patterns, static_cast<int>(patterns::PatternRegistry::instance().all().size()));
}

void TestHabits::exportAsksForFormatAndPlace()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    QTRY_VERIFY(w.window.derived().isKnown());
    QTemporaryDir folder;
    views::ExportFileDialog dialog(w.model(), w.window.derived().design(), {QStringLiteral("books")}, folder.path(),
                                   nullptr);
    dialog.setFormat(QStringLiteral("mongosh"));
    QVERIFY(dialog.path().endsWith(QStringLiteral(".js")));
    dialog.setFormat(QStringLiteral("markdown"));
    QVERIFY2(dialog.path().endsWith(QStringLiteral(".md")), qPrintable(dialog.path()));
    QVERIFY(!dialog.path().contains(QStringLiteral(".js")));
    dialog.accept();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY(QFile::exists(dialog.path()));
    QCOMPARE(dialog.written().value(0), dialog.path());
}

void TestHabits::exportTellsWhatIsWrong()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    QTemporaryDir folder;
    views::ExportFileDialog dialog(w.model(), w.window.derived().design(), {}, folder.path(), nullptr);
    dialog.setPath(folder.filePath(QStringLiteral("none/there.js")));
    dialog.accept();
    QCOMPARE(dialog.result(), 0);
    bool told = false;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        told = told || label->text().contains(QStringLiteral("There is no folder"));
    QVERIFY(told);
    dialog.setPath({});
    dialog.accept();
    QVERIFY(dialog.written().isEmpty());
}

void TestHabits::pictureIsSeenBefore()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.canvas().finishRouting();
    views::PictureDialog dialog({w.canvas().scene(), {}, w.canvas().camera().visible()});
    bool seen = false;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        seen = seen || !label->pixmap(Qt::ReturnByValue).isNull();
    QVERIFY(seen);
}

void TestHabits::overviewAndZoomBoxCanBeClosed()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.canvas().navigation().zoomTo(2, QPointF(100, 100));
    QVERIFY(!w.canvas().navigation().minimapRect().isNull());
    w.action("view.overview")->trigger();
    QVERIFY(w.canvas().navigation().minimapRect().isNull());
    w.action("view.overview")->trigger();
    QVERIFY(!w.canvas().navigation().minimapRect().isNull());
    QVERIFY(w.window.area().isZoomBoxShown());
    w.action("view.zoomBox")->trigger();
    QVERIFY(!w.window.area().isZoomBoxShown());
    Window next; // as it was left, on both canvases
    QVERIFY(!next.window.area().isZoomBoxShown() && next.window.area().isOverviewShown());
    QVERIFY(!next.action("view.zoomBox")->isChecked());
    next.action("view.zoomBox")->trigger();
    QVERIFY(next.window.area().isZoomBoxShown());
}

void TestHabits::fieldLineIsCompleted()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.window.selection().selectEntity(w.entity(QStringLiteral("users")));
    w.key(Qt::Key_Insert);
    QVERIFY(w.isTyping());
    views::InlineEditor &editor = w.canvas().inlineEditor();
    QTest::keyClicks(&editor, QStringLiteral("mail str"));
    QCOMPARE(editor.help().ghost(), QStringLiteral("ing"));
    QTest::keyClick(&editor, Qt::Key_Tab);
    QVERIFY(w.isTyping());
    QCOMPARE(editor.text(), QStringLiteral("mail string "));
    QTest::keyClicks(&editor, QStringLiteral("u"));
    QCOMPARE(editor.help().offered(), QStringList{QStringLiteral("unique")});
    QTest::keyClick(&editor, Qt::Key_Tab);
    QTest::keyClick(&editor, Qt::Key_Return);
    const schema::Field *mail =
        schema::fieldAtPath(w.model().entityNamed(QStringLiteral("users"))->fields, QStringLiteral("mail"));
    QVERIFY(mail != nullptr && mail->unique && mail->type == schema::FieldType::String);
    QVERIFY(w.isTyping()); // the next one
    QTest::keyClicks(&editor, QStringLiteral("best -> boo"));
    QTest::keyClick(&editor, Qt::Key_Down);
    QTest::keyClick(&editor, Qt::Key_Return);
    QCOMPARE(editor.text().trimmed(), QStringLiteral("best -> books"));
    const qsizetype links = w.model().relationships.size();
    QTest::keyClick(&editor, Qt::Key_Return);
    QCOMPARE(w.model().relationships.size(), links + 1);
    w.escape();
}

void TestHabits::f2EditsTheWholeLine()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    const schema::Entity &users = *w.model().entityNamed(QStringLiteral("users"));
    w.window.selection().selectField(users.id, schema::fieldAtPath(users.fields, QStringLiteral("email"))->id);
    w.key(Qt::Key_F2);
    QVERIFY(w.isTyping());
    QCOMPARE(w.canvas().inlineEditor().text(), QStringLiteral("email string unique 26 B"));
    w.escape();
}

/// Whoever goes somewhere by name types on there, whatever the window manager does about the focus.
void TestHabits::keysWorkOnAfterADialog()
{
    Window w;
    QVERIFY(w.active);
    w.window.files().openSample(QStringLiteral("bookstore"));
    for (const Qt::Key end : {Qt::Key_Return, Qt::Key_Escape}) {
        w.action("edit.goTo")->trigger();
        views::QuickPick *pick = test::openPick(w.window);
        QVERIFY(pick != nullptr);
        QTest::keyClicks(pick->search(), QStringLiteral("users"));
        const QPointer<views::QuickPick> gone = pick;
        QTest::keyClick(pick->search(), end);
        QTRY_VERIFY(gone.isNull() || !gone->isVisible());
        QTRY_VERIFY(w.window.isActiveWindow());
        QTRY_VERIFY(w.canvas().hasFocus());
        QCOMPARE(w.window.selection().entity(), w.entity(QStringLiteral("users")));
        QTRY_VERIFY(gone.isNull());
    }
}

/// As one that is drawn, so that the keys of its kinds follow.
void TestHabits::aReferenceThatIsTypedIsSelected()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.window.selection().selectEntity(w.entity(QStringLiteral("reviews")));
    w.key(Qt::Key_Insert);
    QVERIFY(w.isTyping());
    w.type(QStringLiteral("seller -> publishers"));
    QVERIFY(w.isTyping()); // for a next field
    w.escape();
    QCOMPARE(w.window.selection().relationship(), w.model().relationships.last().id);
    w.key(Qt::Key_3);
    QCOMPARE(document::kindOf(w.model().relationships.last()), document::LinkKind::ManyToMany);
    w.window.selection().selectEntity(w.entity(QStringLiteral("reviews")));
    w.key(Qt::Key_Insert);
    w.type(QStringLiteral("shop -> publishers"));
    w.type(QStringLiteral("colour string"));
    w.escape();
    QVERIFY(w.window.selection().relationship().isEmpty());
    QCOMPARE(w.window.selection().entity(), w.entity(QStringLiteral("reviews")));
}

/// All documents as the advice makes them, and a word with the way back.
void TestHabits::adviceShowsWhatItChanged()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.canvas().navigation().zoomTo(2, QPointF(100, 100));
    const int steps = w.history().index();
    w.action("pattern.advise")->trigger();
    auto *dialog = w.window.findChild<views::AdviceDialog *>();
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->advicePage()->chosen().isEmpty(), 4 * sw::test::patience);
    const views::Toast &toast = w.window.area().toast();
    QVERIFY(!toast.isVisible());
    dialog->applyButton()->click();
    QCOMPARE(w.history().index(), steps + 1);
    QVERIFY(toast.isVisible() && toast.text().contains(QStringLiteral("Balanced")));
    QCOMPARE(w.window.mode(), views::CanvasMode::Documents);
    const views::CanvasView &documents = w.window.canvas(views::CanvasMode::Documents);
    QTRY_VERIFY_WITH_TIMEOUT(w.window.derived().isCurrent(), sw::test::patience);
    QTRY_VERIFY(documents.camera().visible().contains(documents.scene().bounds()));
    for (const int width : {900, 1100, 1440}) { // it lay on the zoom box
        w.window.resize(width, 720);
        QCoreApplication::processEvents();
        const auto *zoom = documents.findChild<views::ZoomBox *>();
        QVERIFY(zoom->isVisible() && toast.isVisible());
        QVERIFY2(!toast.geometry().intersects(zoom->geometry()), qPrintable(QString::number(width)));
    }
    w.action("view.patterns")->trigger(); // the page that comes lay above it
    QCoreApplication::processEvents();
    QVERIFY(toast.isVisible());
    const QWidget *above = toast.parentWidget()->childAt(toast.geometry().center());
    QVERIFY(above != nullptr && toast.isAncestorOf(above));
    w.window.setMode(views::CanvasMode::Documents);
    toast.undo()->click();
    QCOMPARE(w.history().index(), steps);
    QVERIFY(!toast.isVisible());
    QVERIFY(w.model().patterns.isEmpty());
}

/// What is chosen changes its row, and with it the editor: the list opened again and kept the focus from the next cell.
void TestHabits::choicesInASheetOpenOnce()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.action("model.operation")->trigger();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Order page"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    auto *sheet = w.window.docks().dock("workload")->findChild<QTableView *>();
    auto *box = sheet->viewport()->findChild<QComboBox *>();
    QVERIFY(box != nullptr);
    QTRY_VERIFY(box->view()->isVisible());
    box->hidePopup();
    document::editModel(w.document(), QStringLiteral("kind"),
                        [](schema::Model &model) { model.operations.last().kind = schema::OperationKind::Insert; });
    sheet->itemDelegate()->setEditorData(box, sheet->currentIndex());
    QVERIFY(!box->view()->isVisible());
}

/// Two hundred fields would fill the canvas: the first ones are shown, and what is worked on.
void TestHabits::longCardsFold()
{
    Window w;
    addWide(w, 200);
    const auto rows = [&w] {
        return w.card(QStringLiteral("wide"))->rows.size();
    };
    QCOMPARE(rows(), 22); // _id, twenty fields and what stands for the others
    QCOMPARE(w.card(QStringLiteral("wide"))->rows.last().fullName, QStringLiteral("… 180 more"));
    QTest::mouseClick(&w.canvas(), Qt::LeftButton, {}, w.onRow(QStringLiteral("wide"), QStringLiteral("… 180 more")));
    QCOMPARE(rows(), 202);
    w.canvas().toggleFold(diagram::NodeKey::ofEntity(w.entity(QStringLiteral("wide"))),
                          w.card(QStringLiteral("wide"))->rows.last().path);
    QCOMPARE(rows(), 22);
    w.window.selection().selectField(w.entity(QStringLiteral("wide")), schema::FieldId(QStringLiteral("f150")));
    QCOMPARE(rows(), 202);
    QCOMPARE(w.canvas().state().selectedRow.row, 151);
    QCOMPARE(w.history().index(), 1); // folding is no step
}

void TestHabits::longDocumentsFold()
{
    Window w;
    addWide(w, 60);
    const diagram::NodeKey key = diagram::NodeKey::ofCollection(QStringLiteral("wides"));
    views::CanvasView &documents = w.window.canvas(views::CanvasMode::Documents);
    const auto card = [&] {
        return documents.scene().card(key);
    };
    w.window.setMode(views::CanvasMode::Documents);
    QTRY_VERIFY(w.window.derived().isCurrent());
    QTRY_VERIFY(card() != nullptr);
    QCOMPARE(card()->rows.size(), 21); // twenty fields and what stands for the others
    QCOMPARE(card()->rows.last().fullName, QStringLiteral("… 41 more"));
    documents.toggleFold(key, card()->rows.last().path);
    QCOMPARE(card()->rows.size(), 62);
    documents.toggleFold(key, card()->rows.last().path);
    QCOMPARE(card()->rows.size(), 21);
}

/// The search ends with its project, says where nothing is found, opens what holds hits and leads to them by Down.
void TestHabits::outlineIsSearched()
{
    test::PanelFixture project;
    views::OutlinePanel panel(project.document, project.derived, project.selection);
    panel.resize(300, 600);
    panel.show();
    auto *find = panel.findChild<QLineEdit *>();
    auto *tree = panel.findChild<QTreeView *>();
    auto *hint = panel.findChild<views::EmptyHint *>();
    find->setFocus();
    const auto allOpen = [tree] {
        for (QModelIndex index = tree->model()->index(0, 0); index.isValid(); index = tree->indexBelow(index)) {
            if (tree->model()->hasChildren(index) && !tree->isExpanded(index))
                return false;
        }
        return tree->model()->rowCount() > 0;
    };
    tree->collapseAll();
    QTest::keyClicks(find, QStringLiteral("isbn"));
    QVERIFY(allOpen());
    document::editModel(project.document, QStringLiteral("another"), [](schema::Model &model) {
        model.operations.last().name = QStringLiteral("Scan isbn");
        model.entities.last().fields.last().name = QStringLiteral("isbnToo");
    });
    QTRY_VERIFY(allOpen());
    QTest::keyClick(find, Qt::Key_Down);
    QVERIFY(tree->hasFocus());
    QVERIFY(tree->currentIndex().data().toString().contains(QStringLiteral("isbn")));
    QVERIFY(!hint || !hint->isVisible());
    find->setText(QStringLiteral("nowhere"));
    QVERIFY(hint && hint->isVisible());
    project.document.setModel(formats::loadSample(QStringLiteral("cinema")).value());
    QVERIFY(find->text().isEmpty());
    QVERIFY(!hint->isVisible());
    QVERIFY(tree->model()->rowCount() > 0);
}

/// The list was sorted anew under the mouse when scores came, and a click met another pattern.
void TestHabits::patternsStayUnderTheMouse()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.action("view.patterns")->trigger();
    QTreeView *all = w.window.area().bench().lists()->all();
    const QAbstractItemModel *model = all->model();
    QTRY_VERIFY_WITH_TIMEOUT(model->rowCount() > 0, sw::test::patience);
    const auto order = [model] {
        QStringList names;
        for (int group = 0; group < model->rowCount(); ++group) {
            const QModelIndex parent = model->index(group, 0);
            for (int row = 0; row < model->rowCount(parent); ++row)
                names << model->index(row, 0, parent).data(PatternFitModel::PatternRole).toString();
        }
        return names;
    };
    const auto judged = [model] {
        const QModelIndex parent = model->index(0, 0);
        return model->index(0, PatternFitModel::Fit, parent).data(PatternFitModel::ScoreRole).isValid();
    };
    QTRY_VERIFY_WITH_TIMEOUT(judged(), sw::test::patience);
    const QStringList before = order();
    QEnterEvent enter(QPointF(9, 9), QPointF(9, 9), all->viewport()->mapToGlobal(QPointF(9, 9)));
    QCoreApplication::sendEvent(all->viewport(), &enter);
    document::editModel(w.document(), QStringLiteral("fewer"), [](schema::Model &edited) {
        edited.operations.resize(1);
        for (schema::Relationship &each : edited.relationships)
            each.b.perOther = {0, 1, 2};
    });
    QTRY_VERIFY_WITH_TIMEOUT(w.window.derived().isCurrent(), sw::test::patience);
    QTest::qWait(1500);
    QCOMPARE(order(), before);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(all->viewport(), &leave);
    QVERIFY(order() != before);
}

QTEST_MAIN(TestHabits)
#include "tst_habits.moc"
