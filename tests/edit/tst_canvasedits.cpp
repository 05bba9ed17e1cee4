// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/arrange.h"
#include "models/diagram/layout/guides.h"
#include "models/diagram/scene/neighbours.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/document/document.h"
#include "models/document/edits/diagramedits.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/projectedits.h"
#include "models/document/files/fragment.h"
#include "models/document/finding.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectwriter.h"
#include "models/schema/validation/validatemodel.h"
#include "tests/edit/bookstore.h"

#include <QtTest>
#include <QUndoStack>

using namespace sw;
using namespace sw::document;

namespace
{

schema::EntityId entity(const char *name)
{
    return schema::EntityId(QStringLiteral("e_") + QLatin1String(name));
}

QByteArray bytesOf(const Document &document)
{
    return formats::writeProject(document.model());
}

} // namespace

class TestCanvasEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aligns_data();
    void aligns();
    void distributes();
    void snapsToEdgesAndGaps();
    void findsShortestPath();
    void findsNeighbours();
    void findsText();
    void replacesTextInOneStep();
    void replacingIntoATakenNameChangesNothing();
    void pastesIntoAnotherProject();
    void pastesFields();
    void refusesForeignText();
    void diagramsShowTheirOwnSubset();
    void keepsTheLastDiagram();

private:
    std::unique_ptr<Document> m_document;
};

void TestCanvasEdits::init()
{
    m_document = std::make_unique<Document>();
    m_document->setModel(testing::bookstore());
}

void TestCanvasEdits::aligns_data()
{
    QTest::addColumn<int>("alignment");
    QTest::addColumn<QPointF>("first");
    QTest::addColumn<QPointF>("second");
    using diagram::Alignment;
    // Boxes 100 × 40 at (0, 0) and 50 × 80 at (200, 100): together from (0, 0) to (250, 180).
    QTest::newRow("left") << int(Alignment::Left) << QPointF(0, 0) << QPointF(0, 100);
    QTest::newRow("centre") << int(Alignment::Centre) << QPointF(75, 0) << QPointF(100, 100);
    QTest::newRow("right") << int(Alignment::Right) << QPointF(150, 0) << QPointF(200, 100);
    QTest::newRow("top") << int(Alignment::Top) << QPointF(0, 0) << QPointF(200, 0);
    QTest::newRow("middle") << int(Alignment::Middle) << QPointF(0, 70) << QPointF(200, 50);
    QTest::newRow("bottom") << int(Alignment::Bottom) << QPointF(0, 140) << QPointF(200, 100);
}

void TestCanvasEdits::aligns()
{
    QFETCH(int, alignment);
    QFETCH(QPointF, first);
    QFETCH(QPointF, second);
    const QList<QPointF> corners =
        diagram::aligned({QRectF(0, 0, 100, 40), QRectF(200, 100, 50, 80)}, diagram::Alignment(alignment));
    QCOMPARE(corners, (QList<QPointF>{first, second}));
}

void TestCanvasEdits::distributes()
{
    const QList<QRectF> boxes{QRectF(300, 0, 100, 10), QRectF(0, 0, 100, 10), QRectF(110, 5, 60, 10)};
    // 400 wide, 260 of it boxes: two gaps of 70.
    QCOMPARE(diagram::distributed(boxes, Qt::Horizontal), (QList<QPointF>{{300, 0}, {0, 0}, {170, 5}}));
    QCOMPARE(diagram::distributed(boxes.mid(1), Qt::Horizontal), (QList<QPointF>{{0, 0}, {110, 5}}));
}

void TestCanvasEdits::snapsToEdgesAndGaps()
{
    const QList<QRectF> others{QRectF(0, 0, 100, 50), QRectF(140, 0, 100, 50)};
    // The left edge lines up with the first box, 53 below it.
    const diagram::Snap edge = diagram::snapBox(QRectF(4, 103, 100, 57), others, 6, 10);
    QCOMPARE(edge.topLeft, QPointF(0, 100));
    QCOMPARE(edge.guides.size(), 1);
    QCOMPARE(edge.guides.first().line, QLineF(0, 0, 0, 157));
    QCOMPARE(edge.guides.first().text, QStringLiteral("50"));
    // Beside the second box, 37 away: the gap of 40 between the others is near.
    const diagram::Snap gap = diagram::snapBox(QRectF(277, 2, 90, 50), others, 6, 10);
    QCOMPARE(gap.topLeft, QPointF(280, 0));
    QStringList texts;
    for (const diagram::Guide &guide : gap.guides)
        texts << guide.text;
    QCOMPARE(texts.count(QStringLiteral("40")), 2); // its own gap, and the one that is like it
    // Far from everything: the grid.
    QCOMPARE(diagram::snapBox(QRectF(1003, 1007, 10, 10), others, 6, 10).topLeft, QPointF(1000, 1010));
}

void TestCanvasEdits::findsShortestPath()
{
    const schema::Model &model = m_document->model();
    const diagram::Neighbourhood path = diagram::shortestPath(model, entity("authors"), entity("reviews"));
    QCOMPARE(path.entities, (QList<schema::EntityId>{entity("authors"), entity("books"), entity("reviews")}));
    QCOMPARE(path.relationships.size(), 2);
    QCOMPARE(diagram::shortestPath(model, entity("books"), entity("books")).entities.size(), 1);
    const auto alone = addEntity(*m_document, {}, {0, 0});
    QVERIFY(diagram::shortestPath(m_document->model(), entity("books"), *alone).entities.isEmpty());
}

void TestCanvasEdits::findsNeighbours()
{
    const diagram::Neighbourhood found = diagram::neighbours(m_document->model(), {entity("authors")});
    QCOMPARE(found.entities.size(), 2);
    QVERIFY(found.entities.contains(entity("books")) && found.entities.contains(entity("authors")));
}

void TestCanvasEdits::findsText()
{
    Search search{QStringLiteral("NAME"), false, true, true, true};
    const QList<Match> all = findText(m_document->model(), search);
    QVERIFY(!all.isEmpty());
    for (const Match &match : all)
        QVERIFY(match.text.contains(QStringLiteral("name"), Qt::CaseInsensitive));
    search.fields = false;
    QVERIFY(findText(m_document->model(), search).size() < all.size());
    search = {QStringLiteral("NAME"), true, true, true, true};
    QVERIFY(findText(m_document->model(), search).isEmpty());
    QVERIFY(findText(m_document->model(), {}).isEmpty());
}

void TestCanvasEdits::replacesTextInOneStep()
{
    const QByteArray before = bytesOf(*m_document);
    const Search search{QStringLiteral("books"), true, true, true, true};
    const auto changed =
        replaceText(*m_document, findText(m_document->model(), search), search, QStringLiteral("titles"));
    QVERIFY(changed && *changed > 0);
    QVERIFY(m_document->model().entityNamed(QStringLiteral("titles")) != nullptr);
    QCOMPARE(m_document->history().count(), 1);
    m_document->history().undo();
    QCOMPARE(bytesOf(*m_document), before);
}

void TestCanvasEdits::replacingIntoATakenNameChangesNothing()
{
    const QByteArray before = bytesOf(*m_document);
    const Search search{QStringLiteral("books"), true, true, false, false};
    const auto changed =
        replaceText(*m_document, findText(m_document->model(), search), search, QStringLiteral("users"));
    QVERIFY(!changed);
    QVERIFY(!changed.error().wayOut.isEmpty());
    QCOMPARE(bytesOf(*m_document), before);
    QCOMPARE(m_document->history().count(), 0);
}

void TestCanvasEdits::pastesIntoAnotherProject()
{
    FragmentChoice choice;
    choice.entities = {entity("books"), entity("reviews")};
    choice.places = {{entity("books"), {100, 200}}, {entity("reviews"), {400, 250}}};
    const QByteArray text = writeFragment(m_document->model(), mainDiagramId(m_document->model()), choice);
    QCOMPARE(fragmentCorner(text), QPointF(100, 200));
    Document other;
    const auto pasted = pasteFragment(other, {}, text, {10, 20});
    QVERIFY(pasted);
    QCOMPARE(pasted->entities.size(), 2);
    QCOMPARE(other.model().entities.at(0).name, QStringLiteral("books"));
    QCOMPARE(other.model().relationships.size(), 1); // only the one between the two
    QVERIFY(other.model().entity(entity("books")) == nullptr);
    const schema::NodePlace place = other.model().diagrams.first().places.value(pasted->entities.at(1));
    QCOMPARE(QPointF(place.x, place.y), QPointF(310, 70));
    QVERIFY(schema::validateModel(other.model()).isEmpty());
    // Again: names that are taken get a number.
    QVERIFY(pasteFragment(other, {}, text, {10, 20}));
    QVERIFY(other.model().entityNamed(QStringLiteral("books2")) != nullptr);
    QVERIFY(schema::validateModel(other.model()).isEmpty());
    other.history().undo();
    other.history().undo();
    QCOMPARE(other.model(), schema::Model());
}

void TestCanvasEdits::pastesFields()
{
    FragmentChoice choice;
    choice.field = {{entity("books"), {}}, schema::FieldId(QStringLiteral("books_cover"))};
    const QByteArray text = writeFragment(m_document->model(), {}, choice);
    const auto count = m_document->model().entity(entity("users"))->fields.size();
    QVERIFY(!pasteFragment(*m_document, {}, text, {}));
    const auto pasted = pasteFragment(*m_document, {}, text, {}, entity("users"));
    QVERIFY(pasted);
    const QList<schema::Field> &fields = m_document->model().entity(entity("users"))->fields;
    QCOMPARE(fields.size(), count + 1);
    QCOMPARE(fields.last().name, QStringLiteral("cover"));
    QVERIFY(!fields.last().fields.isEmpty());
    QVERIFY(fields.last().id != choice.field.id);
}

void TestCanvasEdits::refusesForeignText()
{
    for (const char *text : {"", "hello", "{}", "{\"format\": \"shapewright\"",
                             "{\"format\": \"shapewright\", \"version\": {\"major\": 99}}"}) {
        const auto pasted = pasteFragment(*m_document, {}, text, {});
        QVERIFY2(!pasted, text);
        QVERIFY2(!pasted.error().message.isEmpty(), text);
    }
    QCOMPARE(m_document->history().count(), 0);
}

void TestCanvasEdits::diagramsShowTheirOwnSubset()
{
    const auto added =
        addDiagram(*m_document, QStringLiteral("Sales"), {{entity("orders"), {0, 0}}, {entity("users"), {300, 0}}});
    QVERIFY(added);
    const auto shown = [this, &added] {
        return diagram::SceneBuilder(diagram::Metrics())
            .modelScene(m_document->model(), *findDiagram(m_document->model(), *added))
            .cards.size();
    };
    QCOMPARE(shown(), 2);
    QVERIFY(showInDiagram(*m_document, *added, {{entity("books"), {600, 0}}}));
    QCOMPARE(shown(), 3);
    QVERIFY(hideInDiagram(*m_document, *added, {entity("orders")}, {}));
    QCOMPARE(shown(), 2);
    // Places of one diagram are not those of another.
    const schema::NodePlace main = m_document->model().diagrams.first().places.value(entity("users"));
    QVERIFY(moveNodes(*m_document, *added, {{entity("users"), {900, 900}}}));
    QVERIFY(m_document->model().diagrams.first().places.value(entity("users")) == main);
    QVERIFY(showWholeModel(*m_document, *added));
    QCOMPARE(shown(), m_document->model().entities.size());
    QVERIFY(!addDiagram(*m_document, QStringLiteral("Sales"), {}));
}

void TestCanvasEdits::keepsTheLastDiagram()
{
    QVERIFY(!removeDiagram(*m_document, mainDiagramId(m_document->model())));
    const auto added = addDiagram(*m_document, {}, {});
    QVERIFY(removeDiagram(*m_document, *added));
    QVERIFY(findDiagram(m_document->model(), *added) == nullptr);
    QVERIFY(!removeDiagram(*m_document, schema::DiagramId(QStringLiteral("none"))));
}

QTEST_MAIN(TestCanvasEdits)
#include "tst_canvasedits.moc"
