// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/routing/bends.h"
#include "models/diagram/routing/rerouting.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/projectedits.h"
#include "tests/edit/bookstore.h"
#include "tests/edit/scenechecks.h"
#include "tests/gui/windowfixture.h"
#include "views/window/contextmenu.h"

#include <QtTest>

using namespace sw;
using sw::test::Window;
using views::CanvasMode;

namespace
{

/// A piece of a line that can be dragged, and where to.
struct Grip
{
    qsizetype line = -1;
    qsizetype piece = -1;
    QString key;
    bool upright = true;
    QPoint from; ///< in the view
    QPoint to;
};

/// Whether \p line can be bent so.
bool isPossible(const diagram::Scene &scene, diagram::Line line, qsizetype piece, double to)
{
    line.bend = diagram::bendOf(line, piece, to);
    return diagram::takeBend(scene, diagram::Obstacles(scene), line);
}

Grip gripOf(views::CanvasView &view, bool upright)
{
    const diagram::Scene &scene = view.scene();
    for (qsizetype i = 0; i < scene.lines.size(); ++i) {
        const diagram::Line &line = scene.lines.at(i);
        const qsizetype piece = diagram::middlePiece(line, upright);
        for (const double by : {-30.0, 30.0}) {
            if (piece < 0)
                continue;
            const QPointF middle = (line.points.at(piece) + line.points.at(piece + 1)) / 2;
            const QPointF target = middle + (upright ? QPointF(by, 0) : QPointF(0, by));
            const diagram::Hit hit = diagram::hitTest(scene, middle, view.camera().zoom);
            if (hit.line == i && diagram::canBend(scene, hit, view.camera().zoom) &&
                isPossible(scene, line, piece, upright ? target.x() : target.y()))
                return {i,
                        piece,
                        line.key,
                        upright,
                        view.camera().toView(middle).toPoint(),
                        view.camera().toView(target).toPoint()};
        }
    }
    return {};
}

QList<QList<QPointF>> ways(const diagram::Scene &scene)
{
    QList<QList<QPointF>> result;
    for (const diagram::Line &line : scene.lines)
        result.append(line.points);
    return result;
}

} // namespace

/// Lines that a person bends on the canvas, and those that stay as they are.
class TestBending : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void dragsAPiece_data();
    void dragsAPiece();
    void showsWhatCanBeDragged();
    void escapeLeavesNoTrace();
    void stopsAtCards();
    void straightens_data();
    void straightens();
    void bendsByKeyboard();
    void goesWithItsCards();
    void bendsInTheDocumentsView();
    void editsLeaveOtherLines();
    void dropReroutesWhatItCovers();
    void escapePutsMovedLinesBack();

private:
    void open(Window &w)
    {
        QVERIFY(w.active);
        QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
        QTRY_VERIFY(w.window.derived().isCurrent() && !w.window.canvas(CanvasMode::Documents).scene().cards.isEmpty());
        w.canvas().navigation().fit();
        w.canvas().setFocus();
    }
    const diagram::Line &line(Window &w, const Grip &grip) { return w.canvas().scene().lines.at(grip.line); }
    schema::LineWay stored(Window &w, const Grip &grip) { return w.canvas().currentDiagram().lines.value(grip.key); }
};

void TestBending::dragsAPiece_data()
{
    QTest::addColumn<bool>("upright");
    QTest::newRow("upright") << true;
    QTest::newRow("level") << false;
}

void TestBending::dragsAPiece()
{
    QFETCH(bool, upright);
    Window w;
    open(w);
    const Grip grip = gripOf(w.canvas(), upright);
    QVERIFY(grip.line >= 0);
    const QByteArray before = w.bytes();
    const QList<QList<QPointF>> others = ways(w.canvas().scene());
    w.drag(grip.from, grip.to);
    QCOMPARE(w.history().count(), 1);
    QVERIFY(line(w, grip).bent);
    const QPointF wanted = w.canvas().toScene(grip.to);
    bool there = false;
    for (const QPointF &point : line(w, grip).points)
        there = there || qAbs(upright ? point.x() - wanted.x() : point.y() - wanted.y()) <= 10;
    QVERIFY(there);
    QCOMPARE(testing::slantedPieces(w.canvas().scene()), 0);
    for (qsizetype i = 0; i < others.size(); ++i) {
        if (i != grip.line)
            QCOMPARE(w.canvas().scene().lines.at(i).points, others.at(i));
    }
    const QByteArray after = w.bytes();
    QVERIFY(after != before);
    w.history().undo();
    QCOMPARE(w.bytes(), before);
    QVERIFY(!line(w, grip).bent);
    w.history().redo();
    QCOMPARE(w.bytes(), after);
    QVERIFY(line(w, grip).bent);
}

void TestBending::showsWhatCanBeDragged()
{
    Window w;
    open(w);
    for (const bool upright : {true, false}) {
        const Grip grip = gripOf(w.canvas(), upright);
        QVERIFY(grip.line >= 0);
        QTest::mouseMove(&w.canvas(), QPoint(3, 3));
        QImage without = w.canvas().grab().toImage();
        QTest::mouseMove(&w.canvas(), grip.from);
        QCOMPARE(w.canvas().cursor().shape(), upright ? Qt::SizeHorCursor : Qt::SizeVerCursor);
        QCOMPARE(w.canvas().state().hover.piece, grip.piece);
        const QImage with = w.canvas().grab().toImage();
        const QPoint middle = grip.from * with.devicePixelRatio();
        const QPoint beside = middle + (upright ? QPoint(3, 0) : QPoint(0, 3));
        QVERIFY(with.pixelColor(beside) != without.pixelColor(beside)); // thicker than the line: the handle
    }
    w.canvas().navigation().zoomTo(0.2, {}); // lines are only hinted at
    QVERIFY(gripOf(w.canvas(), true).line < 0);
}

void TestBending::escapeLeavesNoTrace()
{
    Window w;
    open(w);
    const Grip grip = gripOf(w.canvas(), true);
    const QByteArray before = w.bytes();
    const QList<QList<QPointF>> all = ways(w.canvas().scene());
    QTest::mousePress(&w.canvas(), Qt::LeftButton, {}, grip.from);
    QTest::mouseMove(&w.canvas(), (grip.from + grip.to) / 2);
    QTest::mouseMove(&w.canvas(), grip.to);
    QVERIFY(ways(w.canvas().scene()) != all);
    w.escape();
    QTest::mouseRelease(&w.canvas(), Qt::LeftButton, {}, grip.to);
    QCOMPARE(w.bytes(), before);
    QCOMPARE(w.history().count(), 0);
    QCOMPARE(ways(w.canvas().scene()), all);
}

void TestBending::stopsAtCards()
{
    Window w;
    open(w);
    const Grip grip = gripOf(w.canvas(), true);
    const QPoint far(grip.to.x() > grip.from.x() ? w.canvas().width() - 1 : 0, grip.to.y());
    QTest::mousePress(&w.canvas(), Qt::LeftButton, {}, grip.from);
    for (int step = 1; step <= 20; ++step) {
        QTest::mouseMove(&w.canvas(), grip.from + (far - grip.from) * step / 20);
        QCOMPARE(testing::piercedCards(w.canvas().scene()), 0);
    }
    QTest::mouseRelease(&w.canvas(), Qt::LeftButton, {}, far);
    QVERIFY(line(w, grip).bent);
    QCOMPARE(testing::piercedCards(w.canvas().scene()), 0);
}

void TestBending::straightens_data()
{
    QTest::addColumn<QString>("how");
    QTest::newRow("double click") << QStringLiteral("mouse");
    QTest::newRow("key") << QStringLiteral("key");
    QTest::newRow("menu") << QStringLiteral("menu");
    QTest::newRow("all of an entity") << QStringLiteral("entity");
}

void TestBending::straightens()
{
    QFETCH(QString, how);
    Window w;
    open(w);
    const QByteArray before = w.bytes();
    const Grip grip = gripOf(w.canvas(), true);
    w.drag(grip.from, grip.to);
    QVERIFY(line(w, grip).bent);
    const QPoint on = w.onScene((line(w, grip).points.at(1) + line(w, grip).points.at(2)) / 2);
    if (how == QLatin1String("mouse")) {
        QTest::mouseDClick(&w.canvas(), Qt::LeftButton, {}, on);
    } else if (how == QLatin1String("key")) {
        w.key(Qt::Key_S);
    } else if (how == QLatin1String("menu")) {
        QTest::mouseClick(&w.canvas(), Qt::RightButton, {}, on);
        w.window.updateActions();
        QVERIFY(views::contextCommands(w.window).contains(QStringLiteral("link.straighten")));
        QVERIFY(w.action("link.straighten")->isEnabled());
        w.action("link.straighten")->trigger();
    } else {
        w.window.selection().selectEntity(w.canvas().scene().cards.at(line(w, grip).a.card).entity);
        w.key(Qt::Key_S);
    }
    QVERIFY(!line(w, grip).bent);
    QCOMPARE(w.bytes(), before);
    QCOMPARE(w.history().count(), 2);
    QVERIFY(!w.action("link.straighten")->isEnabled());
    w.undoAll();
    QCOMPARE(w.bytes(), before);
}

void TestBending::bendsByKeyboard()
{
    Window w;
    open(w);
    const QByteArray before = w.bytes();
    const Grip grip = gripOf(w.canvas(), true);
    QVERIFY(!w.action("link.bendLeft")->isEnabled());
    w.window.selection().selectRelationship(line(w, grip).relationship);
    const bool left = grip.to.x() < grip.from.x();
    const double x = line(w, grip).points.at(grip.piece).x();
    for (int presses = 0; presses < 3; ++presses)
        w.key(left ? Qt::Key_Left : Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(line(w, grip).bent);
    QVERIFY(qAbs(line(w, grip).points.at(grip.piece).x() - (left ? x - 30 : x + 30)) <= 1);
    w.undoAll();
    QCOMPARE(w.bytes(), before);
}

void TestBending::goesWithItsCards()
{
    Window w;
    open(w);
    const Grip grip = gripOf(w.canvas(), true);
    w.drag(grip.from, grip.to);
    const double x = stored(w, grip).at.first();
    items::SelectedObjects both;
    both.entities = {w.canvas().scene().cards.at(line(w, grip).a.card).entity,
                     w.canvas().scene().cards.at(line(w, grip).b.card).entity};
    w.window.selection().set(both);
    w.key(Qt::Key_Right);
    QCOMPARE(stored(w, grip).at.first(), x + 10);
    QVERIFY(line(w, grip).bent);
}

void TestBending::bendsInTheDocumentsView()
{
    Window w;
    open(w);
    w.window.setMode(CanvasMode::Documents);
    views::CanvasView &view = w.window.canvas(CanvasMode::Documents);
    view.navigation().fit();
    const QByteArray before = w.bytes();
    const Grip grip = gripOf(view, true);
    QVERIFY(grip.line >= 0);
    QTest::mousePress(&view, Qt::LeftButton, {}, grip.from);
    QTest::mouseMove(&view, (grip.from + grip.to) / 2);
    QTest::mouseMove(&view, grip.to);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, grip.to);
    QCOMPARE(w.history().count(), 1);
    QVERIFY(view.scene().lines.at(grip.line).bent);
    QVERIFY(w.bytes() != before);
    w.undoAll();
    QCOMPARE(w.bytes(), before);
}

void TestBending::editsLeaveOtherLines()
{
    Window w;
    open(w);
    const QList<QList<QPointF>> before = ways(w.canvas().scene());
    QVERIFY(document::changeEntity(w.document(), w.entity(QStringLiteral("authors")), QStringLiteral("Rename"),
                                   [](schema::Entity &entity) { entity.name = QStringLiteral("writers"); }));
    QCOMPARE(ways(w.canvas().scene()), before); // as wide as before: nothing to do
    const qsizetype card = w.canvas().scene().indexOf(diagram::NodeKey::ofEntity(w.entity(QStringLiteral("writers"))));
    const diagram::Scene former = w.canvas().scene();
    QVERIFY(document::moveNodes(
        w.document(), w.canvas().currentDiagram().id,
        {{w.entity(QStringLiteral("writers")), former.cards.at(card).rect.topLeft() + QPointF(0, 20)}}));
    int own = 0;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const diagram::Line &now = w.canvas().scene().lines.at(i);
        const bool covered =
            diagram::runsThrough(former.lines.at(i), w.canvas().scene().cards.at(card).rect.adjusted(-4, -4, 4, 4));
        if (now.a.card == card || now.b.card == card || covered)
            ++own;
        else
            QCOMPARE(now.points, before.at(i));
    }
    QVERIFY(own > 0 && own < before.size());
}

void TestBending::dropReroutesWhatItCovers()
{
    Window w;
    QVERIFY(w.active);
    schema::Model model;
    schema::Diagram diagram;
    diagram.id = schema::DiagramId(QStringLiteral("d"));
    for (const auto &[name, x, y] : {std::tuple(QStringLiteral("left"), 0, 0),
                                     {QStringLiteral("right"), 700, 300},
                                     {QStringLiteral("other"), 300, 500}}) {
        model.entities.append(testing::makeEntity(name, 10, {}));
        diagram.places.insert(model.entities.last().id, {double(x), double(y), false, false});
    }
    schema::Relationship link =
        testing::makeLink(QStringLiteral("left"), QStringLiteral("right"), schema::RelationshipType::OneToMany,
                          {0, 5, 9, false}, {1, 1, 1, false});
    link.id = schema::RelationshipId(QStringLiteral("link"));
    model.relationships = {link};
    model.diagrams = {diagram};
    w.document().setModel(model);
    w.canvas().navigation().fit();
    const diagram::Line before = w.canvas().scene().lines.first();
    const qsizetype piece = diagram::middlePiece(before, true);
    QVERIFY(piece > 0);
    const QPointF middle = (before.points.at(piece) + before.points.at(piece + 1)) / 2;
    const QPointF shift = middle - w.card(QStringLiteral("other"))->rect.center();
    const QPoint hold = w.onCard(QStringLiteral("other"), {60, 12});
    w.drag(hold, hold + (shift * w.canvas().camera().zoom).toPoint(), Qt::AltModifier);
    QVERIFY(diagram::runsThrough(before, w.card(QStringLiteral("other"))->rect));
    QCOMPARE(testing::piercedCards(w.canvas().scene()), 0);
    QCOMPARE(w.history().count(), 1);
}

void TestBending::escapePutsMovedLinesBack()
{
    Window w;
    open(w);
    const QList<QList<QPointF>> before = ways(w.canvas().scene());
    const QPoint from = w.onCard(QStringLiteral("books"), {60, 12});
    QTest::mousePress(&w.canvas(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&w.canvas(), from + QPoint(40, 30));
    QTest::mouseMove(&w.canvas(), from + QPoint(90, 60));
    QVERIFY(ways(w.canvas().scene()) != before);
    w.escape();
    QTest::mouseRelease(&w.canvas(), Qt::LeftButton, {}, from);
    QCOMPARE(ways(w.canvas().scene()), before);
    QCOMPARE(w.history().count(), 0);
}

QTEST_MAIN(TestBending)
#include "tst_bending.moc"
