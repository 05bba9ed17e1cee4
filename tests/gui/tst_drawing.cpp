// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/fieldedits.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/projectedits.h"
#include "models/schema/validation/validatemodel.h"
#include "tests/gui/windowfixture.h"

#include <QStatusBar>
#include <QtTest>

using namespace sw;
using schema::FieldType;
using sw::test::Window;

/// What a person draws on the canvas with mouse and keyboard.
class TestDrawing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void drawsTheBookstoreFromNothing();
    void tabAndEnterMoveOn();
    void aPanelThatGrowsEndsNoTyping();
    void typesFieldsInsideObjects();
    void escapeLeavesNoTrace();
    void refusedTextStays();
    void reordersFieldsByDragging();
    void dragsAFieldIntoAnObjectAndAnotherEntity();
    void dragsFromBorderToNothing();
    void areaCarriesItsCards();
    void lockedCardsStay();
    void movingSnapsAndShowsGuides();
    void escapeTakesBackAMove();
    void changeFromElsewhereEndsAMove();
    void rubberBandSelectsCardsAndNotes();
    void editsCardinalitiesAndNames();
    void makesWeakAndIsA();
    void takesAnEndToAnotherCard();
    void swapsEnds();
    void saysWhatGoesWithIt();
    void newCardsFindAFreePlace();
    void fieldsEndAtTheirEntity();

private:
    void entityAt(Window &w, const QPoint &place, const QString &name, const QStringList &fields);
    void connect(Window &w, const QString &from, const QString &to);
};

void TestDrawing::entityAt(Window &w, const QPoint &place, const QString &name, const QStringList &fields)
{
    w.key(Qt::Key_E);
    QCOMPARE(w.canvas().tool(), views::CanvasTool::Entity);
    QTest::mouseClick(&w.canvas(), Qt::LeftButton, {}, place);
    QVERIFY(w.isTyping());
    w.type(name);
    for (const QString &field : fields) {
        QVERIFY2(w.isTyping(), qPrintable(field));
        w.type(field);
    }
    w.escape();
    QVERIFY(!w.isTyping());
    QVERIFY(w.card(name) != nullptr);
    QCOMPARE(w.model().entityNamed(name)->fields.size(), fields.size());
}

void TestDrawing::connect(Window &w, const QString &from, const QString &to)
{
    const qsizetype before = w.model().relationships.size();
    w.key(Qt::Key_R);
    w.drag(w.onCard(from, {60, 12}), w.onCard(to, {60, 12}));
    QCOMPARE(w.model().relationships.size(), before + 1);
    QCOMPARE(w.window.selection().relationship(), w.model().relationships.last().id);
}

void TestDrawing::drawsTheBookstoreFromNothing()
{
    Window w;
    QVERIFY(w.active);
    const QByteArray nothing = w.bytes();
    entityAt(w, {40, 40}, QStringLiteral("books"),
             {QStringLiteral("isbn"), QStringLiteral("title: str"), QStringLiteral("price: dec"),
              QStringLiteral("formats: arr str")});
    entityAt(w, {360, 40}, QStringLiteral("authors"), {QStringLiteral("name"), QStringLiteral("born: date")});
    entityAt(w, {360, 240}, QStringLiteral("reviews"), {QStringLiteral("stars: i32"), QStringLiteral("body")});
    entityAt(w, {40, 240}, QStringLiteral("orders"), {QStringLiteral("placed: date"), QStringLiteral("total: dec")});
    entityAt(w, {40, 400}, QStringLiteral("users"), {QStringLiteral("email")});
    connect(w, QStringLiteral("books"), QStringLiteral("reviews"));
    w.key(Qt::Key_4);
    connect(w, QStringLiteral("books"), QStringLiteral("authors"));
    w.key(Qt::Key_3);
    connect(w, QStringLiteral("users"), QStringLiteral("orders"));
    connect(w, QStringLiteral("orders"), QStringLiteral("books"));
    w.key(Qt::Key_3);
    w.key(Qt::Key_F);
    w.type(QStringLiteral("quantity: i32"));
    w.escape();

    const schema::Model &model = w.model();
    QCOMPARE(model.entities.size(), 5);
    QCOMPARE(model.entityNamed(QStringLiteral("books"))->fields.at(3).itemType, FieldType::String);
    QCOMPARE(document::kindOf(model.relationships.at(0)), document::LinkKind::OneToZillions);
    QCOMPARE(model.relationships.at(1).type, schema::RelationshipType::ManyToMany);
    QCOMPARE(model.relationships.at(2).type, schema::RelationshipType::OneToMany);
    QCOMPARE(model.relationships.at(3).attributes.size(), 1);
    QVERIFY(schema::validateModel(model).isEmpty());
    const QByteArray all = w.bytes();
    for (int step = 0; step < w.history().count(); ++step)
        QVERIFY(!w.history().text(step).isEmpty());
    w.undoAll();
    QCOMPARE(w.bytes(), nothing);
    QVERIFY(w.canvas().scene().cards.isEmpty());
    w.redoAll();
    QCOMPARE(w.bytes(), all);
}

void TestDrawing::aPanelThatGrowsEndsNoTyping()
{
    Window w;
    QVERIFY(w.active);
    entityAt(w, {40, 40}, QStringLiteral("books"), {QStringLiteral("isbn")});
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.key(Qt::Key_Insert);
    QVERIFY(w.isTyping());
    const int before = w.canvas().width();
    w.window.resize(w.window.width() - 120, w.window.height() - 40);
    QTRY_VERIFY(w.canvas().width() < before);
    QVERIFY(w.isTyping());
    w.type(QStringLiteral("pages int32"));
    QCOMPARE(w.model().entities.first().fields.size(), 2);
}

void TestDrawing::tabAndEnterMoveOn()
{
    Window w;
    entityAt(w, {40, 40}, QStringLiteral("books"), {QStringLiteral("isbn"), QStringLiteral("title")});
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.key(Qt::Key_F2);
    w.type(QStringLiteral("works"), Qt::Key_Tab);
    QCOMPARE(w.canvas().inlineEditor().text(), QStringLiteral("isbn string"));
    w.type(QStringLiteral("ean: i64"), Qt::Key_Tab);
    QCOMPARE(w.canvas().inlineEditor().text(), QStringLiteral("title string"));
    w.type(QStringLiteral("name"), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(w.canvas().inlineEditor().text(), QStringLiteral("ean int64"));
    w.type(QStringLiteral("ean"));
    w.type(QStringLiteral("between: bool")); // Enter adds below the field that it came from
    w.escape();
    QStringList names;
    for (const schema::Field &field : w.model().entityNamed(QStringLiteral("works"))->fields)
        names << field.name;
    QCOMPARE(names, (QStringList{QStringLiteral("ean"), QStringLiteral("between"), QStringLiteral("name")}));
    QCOMPARE(w.model().entities.first().fields.first().type, FieldType::Int64);
}

void TestDrawing::typesFieldsInsideObjects()
{
    Window w;
    entityAt(w, {40, 40}, QStringLiteral("users"), {QStringLiteral("email"), QStringLiteral("address: obj")});
    const schema::EntityId users = w.entity(QStringLiteral("users"));
    w.window.selection().selectField(users, w.model().entity(users)->fields.at(1).id);
    w.key(Qt::Key_F2);
    QVERIFY(w.isTyping());
    QTest::keyClick(&w.canvas().inlineEditor(), Qt::Key_Return, Qt::ControlModifier);
    w.type(QStringLiteral("city"));
    w.type(QStringLiteral("zip"));
    w.escape();
    const schema::Field &address = w.model().entity(users)->fields.at(1);
    QCOMPARE(address.fields.size(), 2);
    QCOMPARE(address.fields.at(1).name, QStringLiteral("zip"));
    // Alt+Left takes it out, Alt+Right puts it back in.
    w.window.selection().selectField(users, address.fields.at(1).id);
    w.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(w.model().entity(users)->fields.size(), 3);
    QStringList names;
    for (const schema::Field &field : w.model().entity(users)->fields)
        names << field.name;
    QCOMPARE(names, (QStringList{QStringLiteral("email"), QStringLiteral("address"), QStringLiteral("zip")}));
    QVERIFY(!w.window.selection().objects().field.isEmpty());
    w.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(w.model().entity(users)->fields.at(1).fields.size(), 2);
    w.key(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(w.model().entity(users)->fields.at(1).fields.first().name, QStringLiteral("zip"));
}

void TestDrawing::escapeLeavesNoTrace()
{
    Window w;
    entityAt(w, {40, 40}, QStringLiteral("books"), {QStringLiteral("isbn")});
    const QByteArray before = w.bytes();
    const int steps = w.history().count();
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.key(Qt::Key_Insert);
    QVERIFY(w.isTyping());
    QTest::keyClicks(&w.canvas().inlineEditor(), QStringLiteral("half a na"));
    w.escape();
    QCOMPARE(w.bytes(), before);
    QCOMPARE(w.history().count(), steps);
}

void TestDrawing::refusedTextStays()
{
    Window w;
    entityAt(w, {40, 40}, QStringLiteral("books"), {QStringLiteral("isbn")});
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.key(Qt::Key_Insert);
    w.type(QStringLiteral("isbn"));
    QVERIFY(w.isTyping());
    QCOMPARE(w.canvas().inlineEditor().text(), QStringLiteral("isbn"));
    w.type(QStringLiteral("pages: number"));
    QVERIFY(w.isTyping());
    w.type(QStringLiteral("pages: i32"));
    w.escape();
    QCOMPARE(w.model().entities.first().fields.size(), 2);
}

void TestDrawing::reordersFieldsByDragging()
{
    Window w;
    entityAt(w, {40, 40}, QStringLiteral("books"), {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    const QRectF place = w.card(QStringLiteral("books"))->rect;
    w.drag(w.onRow(QStringLiteral("books"), QStringLiteral("a")),
           w.onRow(QStringLiteral("books"), QStringLiteral("c")) + QPoint(0, 6));
    QStringList names;
    for (const schema::Field &field : w.model().entities.first().fields)
        names << field.name;
    QCOMPARE(names, (QStringList{QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("a")}));
    QCOMPARE(w.card(QStringLiteral("books"))->rect, place);
    w.history().undo();
    QCOMPARE(w.model().entities.first().fields.first().name, QStringLiteral("a"));
}

void TestDrawing::dragsAFieldIntoAnObjectAndAnotherEntity()
{
    Window w;
    entityAt(w, {40, 40}, QStringLiteral("users"), {QStringLiteral("city"), QStringLiteral("address: obj")});
    entityAt(w, {360, 40}, QStringLiteral("shops"), {QStringLiteral("name")});
    w.drag(w.onRow(QStringLiteral("users"), QStringLiteral("city")),
           w.onRow(QStringLiteral("users"), QStringLiteral("address")));
    const auto fields = [&w](const char *name) {
        return w.model().entityNamed(QLatin1String(name))->fields;
    };
    QCOMPARE(fields("users").size(), 1);
    QCOMPARE(fields("users").first().fields.size(), 1);
    w.drag(w.onRow(QStringLiteral("users"), QStringLiteral("address")),
           w.onRow(QStringLiteral("shops"), QStringLiteral("name")) + QPoint(0, 6));
    QCOMPARE(fields("users").size(), 0);
    QCOMPARE(fields("shops").size(), 2);
    QCOMPARE(fields("shops").last().fields.first().name, QStringLiteral("city"));
}

void TestDrawing::dragsFromBorderToNothing()
{
    Window w;
    entityAt(w, {40, 40}, QStringLiteral("books"), {QStringLiteral("isbn")});
    const QRectF rect = w.card(QStringLiteral("books"))->rect;
    w.window.selection().clear();
    w.drag(w.onScene({rect.right(), rect.top() + 12}), w.onScene({rect.right() + 200, rect.top() + 12}));
    QVERIFY(w.isTyping());
    w.type(QStringLiteral("reviews"), Qt::Key_Return);
    w.escape();
    QCOMPARE(w.model().entities.size(), 2);
    QCOMPARE(w.model().relationships.size(), 1);
    QCOMPARE(w.model().relationships.first().b.entity, w.entity(QStringLiteral("reviews")));
}

void TestDrawing::areaCarriesItsCards()
{
    Window w;
    entityAt(w, {100, 100}, QStringLiteral("books"), {QStringLiteral("isbn")});
    entityAt(w, {500, 100}, QStringLiteral("users"), {QStringLiteral("email")});
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    w.type(QStringLiteral("Catalogue"));
    QCOMPARE(w.canvas().scene().notes.size(), 1);
    const QRectF area = w.canvas().scene().notes.first().rect;
    const QPointF books = w.card(QStringLiteral("books"))->rect.topLeft();
    const QPointF users = w.card(QStringLiteral("users"))->rect.topLeft();
    const int steps = w.history().count();
    w.drag(w.onScene(area.topLeft() + QPointF(60, 14)), w.onScene(area.topLeft() + QPointF(60, 214)), Qt::AltModifier);
    QCOMPARE(w.history().count(), steps + 1);
    const QPointF shift = w.canvas().scene().notes.first().rect.topLeft() - area.topLeft();
    QVERIFY(shift.y() > 150);
    QCOMPARE(w.card(QStringLiteral("books"))->rect.topLeft(), books + shift);
    QCOMPARE(w.card(QStringLiteral("users"))->rect.topLeft(), users);
    w.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier); // ungroup
    QVERIFY(w.canvas().scene().notes.isEmpty());
    QCOMPARE(w.model().entities.size(), 2);
}

void TestDrawing::lockedCardsStay()
{
    Window w;
    entityAt(w, {100, 100}, QStringLiteral("books"), {QStringLiteral("isbn")});
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.key(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(w.card(QStringLiteral("books"))->locked);
    const QPointF place = w.card(QStringLiteral("books"))->rect.topLeft();
    w.drag(w.onCard(QStringLiteral("books"), {60, 12}), w.onCard(QStringLiteral("books"), {200, 200}));
    w.key(Qt::Key_Right);
    QCOMPARE(w.card(QStringLiteral("books"))->rect.topLeft(), place);
    w.key(Qt::Key_L, Qt::ControlModifier);
    w.key(Qt::Key_Right);
    QCOMPARE(w.card(QStringLiteral("books"))->rect.topLeft(), place + QPointF(10, 0));
    w.key(Qt::Key_Right, Qt::ControlModifier);
    w.key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(w.card(QStringLiteral("books"))->rect.topLeft(), place + QPointF(11, 100));
}

void TestDrawing::movingSnapsAndShowsGuides()
{
    Window w;
    entityAt(w, {100, 100}, QStringLiteral("books"), {QStringLiteral("isbn")});
    entityAt(w, {400, 200}, QStringLiteral("users"), {QStringLiteral("email")});
    const QPointF books = w.card(QStringLiteral("books"))->rect.topLeft();
    const QPointF users = w.card(QStringLiteral("users"))->rect.topLeft();
    const QPoint from = w.onCard(QStringLiteral("users"), {60, 12});
    const QPoint to = from + QPoint(0, static_cast<int>((books.y() - users.y()) * w.canvas().camera().zoom) + 3);
    QTest::mousePress(&w.canvas(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&w.canvas(), (from + to) / 2);
    QTest::mouseMove(&w.canvas(), to);
    QVERIFY(!w.canvas().state().guides.isEmpty());
    QTest::mouseRelease(&w.canvas(), Qt::LeftButton, {}, to);
    QVERIFY(w.canvas().state().guides.isEmpty());
    QCOMPARE(w.card(QStringLiteral("users"))->rect.top(), books.y());
}

void TestDrawing::escapeTakesBackAMove()
{
    Window w;
    entityAt(w, {100, 100}, QStringLiteral("books"), {QStringLiteral("isbn")});
    const QByteArray before = w.bytes();
    const QPointF place = w.card(QStringLiteral("books"))->rect.topLeft();
    const QPoint from = w.onCard(QStringLiteral("books"), {60, 12});
    QTest::mousePress(&w.canvas(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&w.canvas(), from + QPoint(80, 40));
    QTest::mouseMove(&w.canvas(), from + QPoint(120, 80));
    QVERIFY(w.card(QStringLiteral("books"))->rect.topLeft() != place);
    w.key(Qt::Key_Escape);
    QCOMPARE(w.card(QStringLiteral("books"))->rect.topLeft(), place);
    QTest::mouseRelease(&w.canvas(), Qt::LeftButton, {}, from + QPoint(120, 80));
    QCOMPARE(w.bytes(), before);
}

/// Undo while the mouse is down: the step may be the one that made what is being moved.
void TestDrawing::changeFromElsewhereEndsAMove()
{
    Window w;
    const QByteArray nothing = w.bytes();
    entityAt(w, {100, 100}, QStringLiteral("books"), {QStringLiteral("isbn")});
    const QPoint from = w.onCard(QStringLiteral("books"), {60, 12});
    QTest::mousePress(&w.canvas(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&w.canvas(), from + QPoint(80, 40));
    QTest::mouseMove(&w.canvas(), from + QPoint(120, 80));
    w.undoAll();
    QTest::mouseMove(&w.canvas(), from + QPoint(140, 80));
    QTest::mouseRelease(&w.canvas(), Qt::LeftButton, {}, from + QPoint(140, 80));
    QCOMPARE(w.bytes(), nothing);
}

void TestDrawing::rubberBandSelectsCardsAndNotes()
{
    Window w;
    entityAt(w, {100, 100}, QStringLiteral("books"), {QStringLiteral("isbn")});
    entityAt(w, {400, 100}, QStringLiteral("users"), {QStringLiteral("email")});
    w.key(Qt::Key_N);
    QTest::mouseClick(&w.canvas(), Qt::LeftButton, {}, QPoint(400, 300));
    w.type(QStringLiteral("Guests may order"));
    w.key(Qt::Key_Escape);
    w.drag({20, 20}, {330, 350});
    QCOMPARE(w.window.selection().objects().entities.asList(),
             QList<schema::EntityId>{w.entity(QStringLiteral("books"))});
    w.drag({380, 20}, {640, 420}, Qt::ShiftModifier);
    QCOMPARE(w.window.selection().objects().entities.size(), 2);
    QCOMPARE(w.window.selection().objects().notes.size(), 1);
}

void TestDrawing::editsCardinalitiesAndNames()
{
    Window w;
    entityAt(w, {40, 40}, QStringLiteral("books"), {QStringLiteral("isbn")});
    entityAt(w, {460, 40}, QStringLiteral("reviews"), {QStringLiteral("stars: i32")});
    connect(w, QStringLiteral("books"), QStringLiteral("reviews"));
    w.key(Qt::Key_BracketRight);
    w.type(QStringLiteral("[0, 40, 2000]"), Qt::Key_Tab); // on to the other end
    QVERIFY(w.isTyping());
    w.type(QStringLiteral("[1, 1, 1]"));
    QCOMPARE(w.model().relationships.first().b.perOther.likely, 40);
    QCOMPARE(w.model().relationships.first().a.perOther.min, 1);
    QVERIFY(!w.isTyping());
    QCOMPARE(w.window.selection().relationship(), w.model().relationships.first().id);
    QVERIFY(w.action("edit.rename")->isEnabled());
    w.key(Qt::Key_F2);
    QVERIFY(w.isTyping());
    w.type(QStringLiteral("opinions"));
    QCOMPARE(w.model().relationships.first().name, QStringLiteral("opinions"));
}

void TestDrawing::makesWeakAndIsA()
{
    Window w;
    entityAt(w, {40, 40}, QStringLiteral("orders"), {QStringLiteral("placed: date")});
    entityAt(w, {460, 40}, QStringLiteral("lines"), {QStringLiteral("quantity: i32")});
    connect(w, QStringLiteral("orders"), QStringLiteral("lines"));
    w.key(Qt::Key_W);
    QCOMPARE(w.model().entityNamed(QStringLiteral("lines"))->kind, schema::EntityKind::Weak);
    QCOMPARE(w.model().entityNamed(QStringLiteral("lines"))->owner, w.entity(QStringLiteral("orders")));
    w.key(Qt::Key_W);
    QCOMPARE(w.model().entityNamed(QStringLiteral("lines"))->kind, schema::EntityKind::Strong);
    const QByteArray before = w.bytes();
    w.key(Qt::Key_I);
    QCOMPARE(w.model().entityNamed(QStringLiteral("lines"))->superEntity, w.entity(QStringLiteral("orders")));
    QVERIFY(w.model().relationships.isEmpty());
    w.history().undo();
    QCOMPARE(w.bytes(), before);
    // A relationship with itself: drawn from a card onto the same card, far enough to be meant.
    w.key(Qt::Key_R);
    w.drag(w.onCard(QStringLiteral("orders"), {20, 12}), w.onCard(QStringLiteral("orders"), {120, 12}));
    QVERIFY(w.model().relationships.last().isSelf());
}

void TestDrawing::takesAnEndToAnotherCard()
{
    Window w;
    entityAt(w, {40, 40}, QStringLiteral("books"), {QStringLiteral("isbn")});
    entityAt(w, {460, 40}, QStringLiteral("reviews"), {QStringLiteral("stars: i32")});
    entityAt(w, {460, 300}, QStringLiteral("users"), {QStringLiteral("email")});
    connect(w, QStringLiteral("books"), QStringLiteral("reviews"));
    w.key(Qt::Key_BracketRight);
    w.type(QStringLiteral("[0, 40, 2000]"));
    w.canvas().finishRouting();
    const QByteArray before = w.bytes();
    const auto reviewsEnd = [&w] {
        const diagram::Line &line = w.canvas().scene().lines.first();
        const diagram::LineEnd &end =
            line.a.card == w.canvas().scene().indexOf(diagram::NodeKey::ofEntity(w.entity(QStringLiteral("reviews"))))
                ? line.a
                : line.b;
        const double out = end.side == diagram::Side::Right ? 12 : -12;
        return w.onScene(end.point + QPointF(out, 0));
    };
    const QPoint end = reviewsEnd();
    w.drag(end, {700, 600}); // nothing is there
    QCOMPARE(w.bytes(), before);
    w.drag(end, w.onCard(QStringLiteral("users"), {60, 12}));
    const schema::Relationship &link = w.model().relationships.first();
    QCOMPARE(link.a.entity, w.entity(QStringLiteral("books")));
    QCOMPARE(link.b.entity, w.entity(QStringLiteral("users")));
    QCOMPARE(link.b.perOther.likely, 40);
    QCOMPARE(w.window.selection().relationship(), link.id);
    w.history().undo();
    QCOMPARE(w.bytes(), before);
}

void TestDrawing::swapsEnds()
{
    Window w;
    entityAt(w, {40, 40}, QStringLiteral("books"), {QStringLiteral("isbn")});
    entityAt(w, {460, 40}, QStringLiteral("authors"), {QStringLiteral("name")});
    connect(w, QStringLiteral("books"), QStringLiteral("authors"));
    const QByteArray before = w.bytes();
    const double many = w.model().relationships.first().b.perOther.likely;
    w.key(Qt::Key_X);
    const schema::Relationship &link = w.model().relationships.first();
    QCOMPARE(link.a.entity, w.entity(QStringLiteral("authors")));
    QCOMPARE(link.b.entity, w.entity(QStringLiteral("books")));
    QCOMPARE(link.b.perOther.likely, many);
    QCOMPARE(link.type, schema::RelationshipType::OneToMany);
    QVERIFY(schema::validateModel(w.model()).isEmpty());
    w.history().undo();
    QCOMPARE(w.bytes(), before);
}

void TestDrawing::saysWhatGoesWithIt()
{
    Window w;
    entityAt(w, {40, 40}, QStringLiteral("books"), {QStringLiteral("isbn")});
    entityAt(w, {460, 40}, QStringLiteral("authors"), {QStringLiteral("name")});
    connect(w, QStringLiteral("books"), QStringLiteral("authors"));
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    w.key(Qt::Key_Delete);
    QVERIFY2(w.window.statusBar()->currentMessage().contains(QStringLiteral("1 relationship")),
             qPrintable(w.window.statusBar()->currentMessage()));
}

/// After the last field its numbers are next, not those of that field; Escape in a line before leaves the field chosen.
void TestDrawing::fieldsEndAtTheirEntity()
{
    Window w;
    entityAt(w, {40, 40}, QStringLiteral("books"), {QStringLiteral("isbn"), QStringLiteral("title")});
    QVERIFY(w.window.selection().objects().field.isEmpty());
    QCOMPARE(w.window.selection().entity(), w.entity(QStringLiteral("books")));
    w.window.selection().selectField(w.entity(QStringLiteral("books")), w.model().entities.first().fields.first().id);
    w.key(Qt::Key_F2);
    QVERIFY(w.isTyping());
    w.escape();
    QVERIFY(!w.window.selection().objects().field.isEmpty());
}

void TestDrawing::newCardsFindAFreePlace()
{
    Window w;
    for (int i = 0; i < 6; ++i) {
        w.action("model.entity")->trigger();
        QVERIFY(w.isTyping());
        w.type(QStringLiteral("kind%1").arg(i));
        w.escape();
    }
    const QList<diagram::Card> &cards = w.canvas().scene().cards;
    QCOMPARE(cards.size(), 6);
    for (qsizetype i = 0; i < cards.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j)
            QVERIFY2(!cards.at(i).rect.intersects(cards.at(j).rect), qPrintable(cards.at(i).title));
    }
}

QTEST_MAIN(TestDrawing)
#include "tst_drawing.moc"
