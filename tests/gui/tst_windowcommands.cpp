// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/diagramedits.h"
#include "tests/gui/openpick.h"
#include "tests/gui/windowfixture.h"
#include "views/canvas/canvaswalk.h"
#include "views/canvas/findbar.h"
#include "views/widgets/notices.h"
#include "views/window/canvasarea.h"
#include "views/window/contextmenu.h"
#include "views/window/diagramswitcher.h"
#include "views/window/historypanel.h"
#include "views/window/shortcutsdialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QtTest>

using namespace sw;
using sw::test::Window;
using views::CanvasMode;

/// The commands of the window: each reached by its key, and what those of the canvas do.
class TestWindowCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void everyActionIsReachedByItsKey();
    void everyMenuActionIsInTheTable();
    void languageIsChosenForTheNextStart();
    void lettersDoNothingWhileTyping();
    void copiesBetweenWindows();
    void cutsAndPastesFields();
    void alignsAndDistributes();
    void collapsesWithoutMoving();
    void switchesDiagrams();
    void hidesInOneDiagramOnly();
    void showsPathAndNeighbours();
    void goesBackInHistory();
    void walksByKeyboard();
    void relatesInTheOrderOfSelection();
    void drawsByKeyboardAlone();
    void offersContextMenus();
    void changesShortcuts();
    void goesAcrossViews();

private:
    void open(Window &w);
};

void TestWindowCommands::open(Window &w)
{
    QVERIFY(w.active);
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    QTRY_VERIFY(w.window.derived().isCurrent() && !w.window.canvas(CanvasMode::Documents).scene().cards.isEmpty());
    w.canvas().setFocus();
}

void TestWindowCommands::everyActionIsReachedByItsKey()
{
    Window w;
    open(w);
    int keys = 0;
    for (const views::WindowCommand &command : w.window.actions().commands()) {
        QAction *action = w.window.actions().action(command.id);
        for (const QKeySequence &sequence : command.keys) {
            action->disconnect(SIGNAL(triggered(bool)));
            action->setEnabled(true);
            QSignalSpy triggered(action, &QAction::triggered);
            const QKeyCombination combination = sequence[0];
            QTest::keyClick(&w.canvas(), combination.key(), combination.keyboardModifiers());
            QVERIFY2(triggered.count() == 1, qPrintable(command.id + QLatin1Char(' ') + sequence.toString()));
            // Others may be enabled for what the key of this one is; put it out of their way.
            action->setEnabled(false);
            ++keys;
        }
    }
    QVERIFY(keys > 90);
}

void TestWindowCommands::everyMenuActionIsInTheTable()
{
    Window w;
    QSet<QString> known;
    for (const views::WindowCommand &command : w.window.actions().commands()) {
        known << command.id;
        QVERIFY2(!w.window.actions().fullName(command).startsWith(QLatin1Char(':')), qPrintable(command.id));
    }
    QSet<QString> seen; // some stand in two menus
    const std::function<void(QMenu *)> visit = [&](QMenu *menu) {
        for (QAction *action : menu->actions()) {
            if (action->menu() != nullptr)
                visit(action->menu());
            else if (known.contains(action->objectName()))
                seen << action->objectName();
        }
    };
    for (QAction *action : w.window.menuBar()->actions())
        visit(action->menu());
    qsizetype inMenus = 0;
    for (const views::WindowCommand &command : w.window.actions().commands())
        inMenus += command.id.startsWith(QLatin1String("canvas.")) ? 0 : 1;
    QCOMPARE(seen.size(), inMenus);
}

/// It was settled by the environment alone.
void TestWindowCommands::languageIsChosenForTheNextStart()
{
    Window w;
    const auto setting = [] {
        return QSettings().value(QStringLiteral("view/language")).toString();
    };
    QVERIFY(w.action("language.system")->isChecked());
    w.action("language.de")->trigger();
    QCOMPARE(setting(), QStringLiteral("de"));
    QVERIFY(w.action("language.de")->isChecked());
    QVERIFY(!w.action("language.en")->isChecked());
    const auto told = [&] {
        return w.window.area().notices().texts().join(QLatin1Char(' ')).contains(QStringLiteral("started again"));
    };
    QVERIFY(told());
    w.action("language.system")->trigger();
    QCOMPARE(setting(), QString());
    QVERIFY(!told());
}

void TestWindowCommands::lettersDoNothingWhileTyping()
{
    Window w;
    open(w);
    const QByteArray before = w.bytes();
    w.key(Qt::Key_F, Qt::ControlModifier);
    QLineEdit *text = w.window.findBar().text();
    QVERIFY(text->hasFocus());
    QTest::keyClicks(text, QStringLiteral("ehrnav123"));
    QCOMPARE(text->text(), QStringLiteral("ehrnav123"));
    QCOMPARE(w.canvas().tool(), views::CanvasTool::Select);
    QCOMPARE(w.bytes(), before);
}

void TestWindowCommands::copiesBetweenWindows()
{
    Window from;
    open(from);
    items::SelectedObjects objects;
    objects.entities = {from.entity(QStringLiteral("books")), from.entity(QStringLiteral("reviews"))};
    from.window.selection().set(objects);
    from.key(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("\"fragment\"")));
    Window to;
    QVERIFY(to.active);
    const QByteArray nothing = to.bytes();
    to.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(to.model().entities.size(), 2);
    QCOMPARE(to.model().relationships.size(), 1);
    QCOMPARE(to.window.selection().objects().entities.size(), 2);
    to.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(to.model().entityNamed(QStringLiteral("books2")) != nullptr);
    QVERIFY(to.card(QStringLiteral("books"))->rect.topLeft() != to.card(QStringLiteral("books2"))->rect.topLeft());
    to.key(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(to.model().entities.size(), 2);
    to.undoAll();
    QCOMPARE(to.bytes(), nothing);
    // Foreign text is refused in words.
    QGuiApplication::clipboard()->setText(QStringLiteral("hello"));
    to.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(to.bytes(), nothing);
}

void TestWindowCommands::cutsAndPastesFields()
{
    Window w;
    open(w);
    const schema::EntityId books = w.entity(QStringLiteral("books"));
    const schema::EntityId users = w.entity(QStringLiteral("users"));
    const qsizetype booksBefore = w.model().entity(books)->fields.size();
    const qsizetype usersBefore = w.model().entity(users)->fields.size();
    w.window.selection().selectField(books, w.model().entity(books)->fields.first().id);
    w.key(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(w.model().entity(books)->fields.size(), booksBefore - 1);
    w.window.selection().selectEntity(users);
    w.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(w.model().entity(users)->fields.size(), usersBefore + 1);
}

void TestWindowCommands::alignsAndDistributes()
{
    Window w;
    open(w);
    w.key(Qt::Key_A, Qt::ControlModifier);
    w.key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
    QSet<double> lefts;
    for (const diagram::Card &card : w.canvas().scene().cards)
        lefts << card.rect.left();
    QCOMPARE(lefts.size(), 1);
    w.key(Qt::Key_8, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(w.history().count(), 2);
    QVERIFY(w.history().text(0) != w.history().text(1));
}

void TestWindowCommands::collapsesWithoutMoving()
{
    Window w;
    open(w);
    w.key(Qt::Key_E, Qt::ControlModifier); // nothing selected: nothing happens
    QCOMPARE(w.history().count(), 0);
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    const QRectF before = w.card(QStringLiteral("books"))->rect;
    w.key(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(w.card(QStringLiteral("books"))->rect.topLeft(), before.topLeft());
    QVERIFY(w.card(QStringLiteral("books"))->rect.height() < before.height());
    QVERIFY(w.action("arrange.collapse")->isChecked());
    QCOMPARE(w.history().count(), 1);
    w.key(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(w.card(QStringLiteral("books"))->rect, before);
}

void TestWindowCommands::switchesDiagrams()
{
    Window w;
    open(w);
    const QByteArray before = w.bytes();
    items::SelectedObjects objects;
    objects.entities = {w.entity(QStringLiteral("books")), w.entity(QStringLiteral("users"))};
    w.window.selection().set(objects);
    w.key(Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(w.model().diagrams.size(), 2);
    QCOMPARE(w.canvas().scene().cards.size(), 2);
    auto *switcher = w.window.findChild<views::DiagramSwitcher *>();
    QCOMPARE(switcher->list()->currentText(), w.model().diagrams.at(1).name);
    // Places of their own.
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    const QPointF place = w.card(QStringLiteral("books"))->rect.topLeft();
    w.key(Qt::Key_Right, Qt::ShiftModifier);
    w.key(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(w.canvas().scene().cards.size(), w.model().entities.size());
    QCOMPARE(w.card(QStringLiteral("books"))->rect.topLeft(), place);
    // A new entity is in the diagram where it is drawn, and in those of the whole model.
    w.key(Qt::Key_PageUp, Qt::ControlModifier);
    w.canvas().editing().createEntity({900, 900});
    w.type(QStringLiteral("shelves"));
    w.escape();
    QCOMPARE(w.canvas().scene().cards.size(), 3);
    w.undoAll();
    QCOMPARE(w.bytes(), before);
    QCOMPARE(w.canvas().scene().cards.size(), w.model().entities.size());
}

void TestWindowCommands::hidesInOneDiagramOnly()
{
    Window w;
    open(w);
    const qsizetype all = w.model().entities.size();
    const QPointF users = w.card(QStringLiteral("users"))->rect.topLeft();
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.key(Qt::Key_H, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(w.model().entities.size(), all);
    QCOMPARE(w.canvas().scene().cards.size(), all - 1);
    QCOMPARE(w.card(QStringLiteral("users"))->rect.topLeft(), users);
    w.key(Qt::Key_I, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(test::openPick(w.window) != nullptr);
    QTest::keyClick(test::openPick(w.window)->search(), Qt::Key_Return);
    QTRY_COMPARE(w.canvas().scene().cards.size(), all);
    w.history().undo();
    w.activate();
    w.key(Qt::Key_A, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(w.canvas().scene().cards.size(), all);
}

void TestWindowCommands::showsPathAndNeighbours()
{
    Window w;
    open(w);
    items::SelectedObjects objects;
    objects.entities = {w.entity(QStringLiteral("authors")), w.entity(QStringLiteral("reviews"))};
    w.window.selection().set(objects);
    w.key(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(w.canvas().state().path.size(), 3);
    QCOMPARE(w.canvas().state().pathNumbers.size(), 3);
    w.key(Qt::Key_Escape);
    QVERIFY(!w.canvas().path().isShown());
    w.window.selection().selectEntity(w.entity(QStringLiteral("authors")));
    w.key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(w.canvas().state().path.size(), 2);
    w.key(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(w.window.selection().objects().entities.size(), 2);
}

void TestWindowCommands::goesBackInHistory()
{
    Window w;
    open(w);
    const QByteArray before = w.bytes();
    auto *panel = w.window.findChild<views::HistoryPanel *>();
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.key(Qt::Key_D, Qt::ControlModifier);
    w.key(Qt::Key_Delete);
    QCOMPARE(panel->model()->rowCount(), 3); // as opened, and two steps
    for (int row = 1; row < 3; ++row)
        QVERIFY(!panel->model()->index(row, 0).data().toString().isEmpty());
    panel->setCurrentIndex(panel->model()->index(0, 0));
    QCOMPARE(w.bytes(), before);
    panel->setCurrentIndex(panel->model()->index(2, 0));
    QCOMPARE(w.history().index(), 2);
}

void TestWindowCommands::walksByKeyboard()
{
    Window w;
    open(w);
    w.key(Qt::Key_Right);
    QVERIFY(!w.window.selection().entity().isEmpty());
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.key(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    const schema::EntityId right = w.window.selection().entity();
    QVERIFY(right != w.entity(QStringLiteral("books")));
    QVERIFY(w.canvas().scene().card(diagram::NodeKey::ofEntity(right))->rect.center().x() >
            w.card(QStringLiteral("books"))->rect.center().x());
    // Into the rows, down to a relationship's and past it, and out again.
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.key(Qt::Key_Return);
    QCOMPARE(w.window.selection().objects().field, w.model().entityNamed(QStringLiteral("books"))->fields.first().id);
    const qsizetype rows = w.card(QStringLiteral("books"))->rows.size();
    bool metRelationship = false;
    for (qsizetype i = 0; i < rows; ++i) {
        w.key(Qt::Key_Down);
        metRelationship = metRelationship || !w.window.selection().relationship().isEmpty();
    }
    QVERIFY(metRelationship);
    QCOMPARE(w.canvas().walk().current(),
             (diagram::RowRef{diagram::NodeKey::ofEntity(w.entity(QStringLiteral("books"))), rows - 1}));
    w.key(Qt::Key_Escape);
    QCOMPARE(w.window.selection().entity(), w.entity(QStringLiteral("books")));
    w.key(Qt::Key_Escape);
    QVERIFY(w.window.selection().objects().isEmpty());
    // Enter on a row edits it; Left and Right fold and open objects.
    const schema::Entity *books = w.model().entityNamed(QStringLiteral("books"));
    for (const schema::Field &field : books->fields) {
        if (field.type == schema::FieldType::Object)
            w.window.selection().selectField(books->id, field.id);
    }
    QVERIFY(!w.window.selection().objects().field.isEmpty());
    w.key(Qt::Key_Right);
    QVERIFY(w.card(QStringLiteral("books"))->rows.size() > rows);
    w.key(Qt::Key_Left);
    QCOMPARE(w.card(QStringLiteral("books"))->rows.size(), rows);
    w.key(Qt::Key_Return);
    QVERIFY(w.isTyping());
    w.escape();
    QCOMPARE(w.history().count(), 0);
}

/// The one that was selected first is the first side, whatever their ids are.
void TestWindowCommands::relatesInTheOrderOfSelection()
{
    Window w;
    open(w);
    QList<schema::EntityId> ids;
    for (const schema::Entity &entity : w.model().entities)
        ids << entity.id;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        for (qsizetype j = 0; j < ids.size(); ++j) {
            if (i == j)
                continue;
            w.window.selection().clear();
            items::SelectedObjects objects;
            objects.entities.insert(ids.at(i));
            objects.entities.insert(ids.at(j));
            w.window.selection().set(objects);
            w.action("model.relationship")->trigger();
            const schema::Relationship *added = w.model().relationship(w.window.selection().relationship());
            QVERIFY(added != nullptr);
            QCOMPARE(added->a.entity, ids.at(i));
            QCOMPARE(added->b.entity, ids.at(j));
            w.history().undo();
        }
    }
}

/// A tool and Enter: an entity that is named at once, a relationship between what is selected.
void TestWindowCommands::drawsByKeyboardAlone()
{
    Window w;
    open(w);
    const qsizetype entities = w.model().entities.size();
    w.key(Qt::Key_E);
    w.key(Qt::Key_Return);
    QCOMPARE(w.model().entities.size(), entities + 1);
    QCOMPARE(w.canvas().tool(), views::CanvasTool::Select);
    QTest::keyClick(w.window.focusWidget(), Qt::Key_Escape); // its name
    w.canvas().setFocus();
    const qsizetype relationships = w.model().relationships.size();
    w.window.selection().clear();
    w.key(Qt::Key_R);
    w.key(Qt::Key_Return); // nothing to relate
    QCOMPARE(w.model().relationships.size(), relationships);
    items::SelectedObjects objects;
    objects.entities = {w.entity(QStringLiteral("authors")), w.entity(QStringLiteral("users"))};
    w.window.selection().set(objects);
    w.key(Qt::Key_R);
    w.key(Qt::Key_Return);
    QCOMPARE(w.model().relationships.size(), relationships + 1);
    QCOMPARE(w.model().relationships.last().a.entity, w.entity(QStringLiteral("authors")));
}

void TestWindowCommands::offersContextMenus()
{
    Window w;
    open(w);
    const auto check = [&w] {
        const QStringList names = views::contextCommands(w.window);
        for (const QString &name : names)
            QVERIFY2(name == QLatin1String("|") || w.window.actions().action(name) != nullptr ||
                         w.window.actions().menu(name) != nullptr,
                     qPrintable(name));
        QVERIFY(names.size() > 3);
    };
    check();
    w.key(Qt::Key_A, Qt::ControlModifier);
    check();
    const schema::Entity *books = w.model().entityNamed(QStringLiteral("books"));
    w.window.selection().selectField(books->id, books->fields.first().id);
    check();
    w.window.selection().selectRelationship(w.model().relationships.first().id);
    check();
    w.window.selection().selectEntity(books->id);
    check();
    w.key(Qt::Key_F10, Qt::ShiftModifier);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QVERIFY(menu->actions().contains(w.action("edit.rename")));
    QVERIFY(w.canvas().rect().contains(w.canvas().mapFromGlobal(menu->pos())));
    menu->close();
    w.window.setMode(CanvasMode::Documents);
    check();
}

void TestWindowCommands::changesShortcuts()
{
    test::useTestSettings();
    {
        Window w;
        open(w);
        views::ShortcutsDialog dialog(w.window.actions(), &w.window);
        dialog.select(QStringLiteral("view.fit"));
        QCOMPARE(dialog.current(), QStringLiteral("view.fit"));
        dialog.keys()->setKeySequence(QKeySequence(QStringLiteral("Ctrl+Shift+7")));
        dialog.add();
        QCOMPARE(w.window.actions().keysOf(QStringLiteral("view.fit")).size(), 2);
        QVERIFY(dialog.message()->text().isEmpty());
        QSignalSpy fit(w.action("view.fit"), &QAction::triggered);
        w.window.activateWindow();
        w.canvas().setFocus();
        w.key(Qt::Key_7, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fit.count(), 1);
        // A key that another command has is shown as a conflict on both.
        dialog.keys()->setKeySequence(QKeySequence(QStringLiteral("Ctrl+D")));
        dialog.replace();
        QVERIFY(dialog.message()->text().contains(QStringLiteral("Duplicate")));
        QCOMPARE(w.window.actions().conflictsOf(QStringLiteral("edit.duplicate")),
                 QStringList{QStringLiteral("view.fit")});
    }
    {
        Window w; // the settings outlive the window
        QCOMPARE(w.action("view.fit")->shortcut(), QKeySequence(QStringLiteral("Ctrl+D")));
        views::ShortcutsDialog dialog(w.window.actions(), &w.window);
        dialog.select(QStringLiteral("view.fit"));
        dialog.reset();
        QCOMPARE(w.action("view.fit")->shortcut(), QKeySequence(QStringLiteral("Ctrl+0")));
        dialog.select(QStringLiteral("edit.find"));
        dialog.keys()->clear();
        dialog.replace();
        QVERIFY(w.action("edit.find")->shortcuts().isEmpty());
        dialog.resetAll();
        QVERIFY(!w.action("edit.find")->shortcuts().isEmpty());
    }
}

void TestWindowCommands::goesAcrossViews()
{
    Window w;
    open(w);
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.key(Qt::Key_F12);
    QCOMPARE(w.window.mode(), CanvasMode::Documents);
    QVERIFY(!w.window.selection().objects().collection.isEmpty());
    w.window.canvas(CanvasMode::Documents).setFocus();
    QTest::keyClick(&w.window.canvas(CanvasMode::Documents), Qt::Key_F12);
    QCOMPARE(w.window.mode(), CanvasMode::Model);
    QCOMPARE(w.window.selection().entity(), w.entity(QStringLiteral("books")));
}

QTEST_MAIN(TestWindowCommands)
#include "tst_windowcommands.moc"
