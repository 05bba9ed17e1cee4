// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/output/renderfile.h"
#include "models/diagram/paint/painter.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/patterns/core/designbuilder.h"
#include "tests/edit/graphs.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QTemporaryDir>
#include <QtTest>
#include <QXmlStreamReader>

using namespace sw;
using namespace sw::diagram;

namespace
{

NodeKey entity(const char *name)
{
    return NodeKey::ofEntity(schema::EntityId(QStringLiteral("e_") + QLatin1String(name)));
}

const Row *rowNamed(const Card &card, const char *name)
{
    for (const Row &row : card.rows) {
        if (row.fullName == QLatin1String(name))
            return &row;
    }
    return nullptr;
}

QImage paint(const Scene &scene, const Camera &camera, const ViewState &state, const Theme &theme)
{
    QImage image(camera.size.toSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    Painter painter(theme, Metrics());
    QPainter onImage(&image);
    painter.paint(onImage, scene, camera, state);
    return image;
}

int pixelsOf(const QImage &image, const QColor &color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == color.rgb() ? 1 : 0;
    }
    return count;
}

} // namespace

class TestScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cardsSayWhatTheModelSays();
    void indexedFieldsAreMarked();
    void embeddedRelationshipsAreMarked();
    void linesHangOnTheirRows();
    void glyphsFollowCounts_data();
    void glyphsFollowCounts();
    void longNamesAreShortened();
    void hostileNamesAreVisible();
    void foldedObjects();
    void headlines();
    void diagramsShowTheirOwn();
    void documentsShowTheDesign();
    void documentsShowPatterns();
    void hits();
    void rubberBand();
    void everyLevelPaints_data();
    void everyLevelPaints();
    void smallRowsAreBars();
    void blocksAreNamed_data();
    void blocksAreNamed();
    void stateIsPainted();
    void fitting();
    void areasCountTheirCards();
    void picturesAreFiles();
    void svgIsSafe();
    void hugePicturesAreScaled();
    void darkPicturesAreDarkToTheEdge();

private:
    schema::Model m_model;
    Scene m_scene;
};

void TestScene::initTestCase()
{
    m_model = testing::bookstore();
    m_scene = SceneBuilder(Metrics()).modelScene(m_model, mainDiagram(m_model));
}

void TestScene::cardsSayWhatTheModelSays()
{
    const Card *books = m_scene.card(entity("books"));
    QVERIFY(books);
    QCOMPARE(books->title, QStringLiteral("books"));
    QCOMPARE(books->footerLeft, QStringLiteral("400 k docs"));
    QCOMPARE(books->rect.topLeft(), QPointF(328, 0));
    QCOMPARE(books->rows.first().mark, Mark::Key);
    QCOMPARE(books->rows.first().type, QStringLiteral("oid"));
    QCOMPARE(rowNamed(*books, "formats")->type, QStringLiteral("str[2]"));
    QCOMPARE(rowNamed(*books, "cover")->mark, Mark::Optional);
    QVERIFY(rowNamed(*books, "cover")->type.startsWith(QLatin1String("obj")));
    QVERIFY(rowNamed(*books, "isbn")->unique);
    QCOMPARE(rowNamed(*m_scene.card(entity("orders")), "status")->type, QStringLiteral("enum"));
    QCOMPARE(rowNamed(*m_scene.card(entity("reviews")), "book")->type, QStringLiteral("1"));
    QCOMPARE(rowNamed(*books, "authors")->type, QStringLiteral("1–12"));
    QCOMPARE(rowNamed(*m_scene.card(entity("orders")), "customer")->mark, Mark::Link);
    QVERIFY(rowNamed(*m_scene.card(entity("inventory")), "book")); // the singular when no role says otherwise
    for (const Card &card : m_scene.cards)
        QCOMPARE(card.rect.height(),
                 card.rowsTop + double(card.rows.size()) * m_scene.rowHeight + m_scene.footerHeight);
}

void TestScene::indexedFieldsAreMarked()
{
    const design::Design design = patterns::buildDesign(m_model);
    const Scene scene = SceneBuilder(Metrics()).modelScene(m_model, mainDiagram(m_model), {&design});
    const Card *books = scene.card(entity("books"));
    QVERIFY(rowNamed(*books, "isbn")->indexed);
    QVERIFY(!rowNamed(*books, "cover")->indexed);
    QVERIFY(!rowNamed(*books, "_id")->indexed);
    QVERIFY(!rowNamed(*m_scene.card(entity("books")), "isbn")->indexed); // made without a design
    for (qsizetype i = 0; i < scene.cards.size(); ++i)
        QCOMPARE(scene.cards.at(i).rect, m_scene.cards.at(i).rect); // marks move nothing
}

/// At its line and in its row, in every notation; what is linked says nothing more.
void TestScene::embeddedRelationshipsAreMarked()
{
    const schema::RelationshipId embedded(QStringLiteral("r_books_reviews"));
    const schema::RelationshipId linked(QStringLiteral("r_books_inventory"));
    m_model.relationship(embedded)->placement = schema::Placement::EmbedInA;
    m_model.relationship(linked)->placement = schema::Placement::ReferenceFromB;
    const schema::RelationshipId copied(QStringLiteral("r_publishers_books"));
    m_model.patterns = {schema::PatternUse()};
    m_model.patterns.first().pattern = QStringLiteral("extended-reference");
    m_model.patterns.first().relationship = copied;
    const design::Design design = patterns::buildDesign(m_model);
    for (const Notation notation : {Notation::CrowsFoot, Notation::Chen, Notation::Uml}) {
        SceneOptions options;
        options.notation = notation;
        const Scene scene = SceneBuilder(Metrics()).modelScene(m_model, mainDiagram(m_model), {&design}, options);
        const auto lineOf = [&scene](const schema::RelationshipId &id) {
            return scene.lines.at(scene.byRelationship.value(id).first());
        };
        QCOMPARE(lineOf(embedded).caption, QStringLiteral("embedded"));
        QVERIFY(!lineOf(embedded).captionRect.isEmpty());
        for (const Card &card : scene.cards)
            QVERIFY(!card.rect.intersects(lineOf(embedded).captionRect));
        QCOMPARE(lineOf(linked).caption, QString());
        QVERIFY(rowNamed(*scene.card(entity("reviews")), "book")->nested);
        QVERIFY(!rowNamed(*scene.card(entity("inventory")), "book")->nested);
        QCOMPARE(lineOf(copied).caption, QStringLiteral("fields copied"));
        QVERIFY(rowNamed(*scene.card(entity("books")), "publisher")->copied);
    }
}

void TestScene::linesHangOnTheirRows()
{
    const Line &line = m_scene.lines.at(
        m_scene.byRelationship.value(schema::RelationshipId(QStringLiteral("r_books_reviews"))).first());
    const Card &books = m_scene.cards.at(line.a.card);
    const Card &reviews = m_scene.cards.at(line.b.card);
    QCOMPARE(line.a.row, 0);
    QCOMPARE(reviews.rows.at(line.b.row).fullName, QStringLiteral("book"));
    QCOMPARE(line.a.side, Side::Right);
    QCOMPARE(line.b.side, Side::Left);
    QVERIFY(qAbs(line.b.point.y() - reviews.rowRect(line.b.row, m_scene.rowHeight).center().y()) <= 6);
    QCOMPARE(line.a.point.x(), books.rect.right());
    QCOMPARE(line.b.label, QStringLiteral("[0, 40, 2 k]")); // counts the things at this end
    QCOMPARE(line.a.label, QStringLiteral("[1]"));
}

void TestScene::glyphsFollowCounts_data()
{
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::addColumn<int>("glyph");
    QTest::newRow("one") << 1.0 << 1.0 << int(Glyph::One);
    QTest::newRow("zero or one") << 0.0 << 1.0 << int(Glyph::ZeroOrOne);
    QTest::newRow("one or many") << 1.0 << 60.0 << int(Glyph::OneOrMany);
    QTest::newRow("zero or many") << 0.0 << 2000.0 << int(Glyph::ZeroOrMany);
    QTest::newRow("zillions") << 0.0 << 2e6 << int(Glyph::Zillions);
    QTest::newRow("endless") << 1.0 << qInf() << int(Glyph::Zillions);
}

void TestScene::glyphsFollowCounts()
{
    QFETCH(double, min);
    QFETCH(double, max);
    QFETCH(int, glyph);
    schema::Model model = m_model;
    model.relationships.first().b.perOther = {min, qMax(min, 1.0), max, false};
    const Scene scene = SceneBuilder(Metrics()).modelScene(model, mainDiagram(model));
    QCOMPARE(int(scene.lines.first().b.glyph), glyph);
}

void TestScene::longNamesAreShortened()
{
    schema::Model model = m_model;
    model.entities[3].name = QString(200, QLatin1Char('w'));
    model.entities[3].fields[1].name = QString(200, QLatin1Char('m'));
    const Metrics metrics;
    const Scene scene = SceneBuilder(metrics).modelScene(model, mainDiagram(model));
    const Card *card = scene.card(entity("books"));
    QCOMPARE(card->rect.width(), metrics.maximumWidth);
    QVERIFY(card->title.endsWith(QChar(0x2026)));
    QVERIFY(metrics.width(FontRole::Name, card->title) < card->rect.width());
    QVERIFY(card->rows.at(2).name.endsWith(QChar(0x2026)));
    QCOMPARE(card->rows.at(2).fullName.size(), 200);
}

void TestScene::hostileNamesAreVisible()
{
    schema::Model model = m_model;
    model.entities[3].name = QStringLiteral("a\u202Eb\nc");
    const Scene scene = SceneBuilder(Metrics()).modelScene(model, mainDiagram(model));
    const QString title = scene.card(entity("books"))->fullTitle;
    QVERIFY(!title.contains(QChar(0x202E)));
    QVERIFY(!title.contains(QLatin1Char('\n')));
}

void TestScene::foldedObjects()
{
    SceneOptions options;
    QVERIFY(!rowNamed(*m_scene.card(entity("books")), "url"));
    options.toggled[entity("books")] = {QStringLiteral("cover")};
    const Scene open = SceneBuilder(Metrics()).modelScene(m_model, mainDiagram(m_model), {}, options);
    const Row *url = rowNamed(*open.card(entity("books")), "url");
    QVERIFY(url);
    QCOMPARE(url->indent, 1);
    QCOMPARE(url->path, QStringLiteral("cover.url"));
}

void TestScene::headlines()
{
    SceneOptions options;
    options.detail = Detail::Headlines;
    const Scene scene = SceneBuilder(Metrics()).modelScene(m_model, mainDiagram(m_model), {}, options);
    const Card *reviews = scene.card(entity("reviews"));
    QCOMPARE(reviews->rows.size(), 3); // _id and two links
    for (const Line &line : scene.lines) {
        const Row &row = scene.cards.at(line.b.card).rows.at(line.b.row);
        QCOMPARE(row.relationship, line.relationship);
    }
    schema::Model model = m_model;
    model.diagrams[0].places[schema::EntityId(QStringLiteral("e_books"))].collapsed = true;
    const Scene collapsed = SceneBuilder(Metrics()).modelScene(model, mainDiagram(model));
    QCOMPARE(collapsed.card(entity("books"))->rect.height(), Metrics().header + Metrics().footer);
}

void TestScene::diagramsShowTheirOwn()
{
    schema::Diagram part;
    part.wholeModel = false;
    part.places.insert(schema::EntityId(QStringLiteral("e_books")), {5, 6, false, false});
    part.places.insert(schema::EntityId(QStringLiteral("e_reviews")), {505, 6, false, false});
    const Scene scene = SceneBuilder(Metrics()).modelScene(m_model, part);
    QCOMPARE(scene.cards.size(), 2);
    QCOMPARE(scene.lines.size(), 1);
}

void TestScene::documentsShowTheDesign()
{
    const design::Design design = patterns::buildDesign(m_model);
    const sizing::SizeReport sizes = sizing::estimate(design, sizing::sizeOptions(m_model));
    const Scene scene = SceneBuilder(Metrics()).documentsScene(m_model, mainDiagram(m_model), {&design, &sizes});
    QCOMPARE(scene.cards.size(), design.collections.size());
    int references = 0;
    for (const design::Collection &collection : design.collections) {
        const Card *card = scene.card(NodeKey::ofCollection(collection.name));
        QVERIFY(card && card->document);
        QCOMPARE(card->rows.first().fullName, QStringLiteral("_id"));
        design::forEachNode(collection.root,
                            [&](const QString &, const design::Node &node) { references += node.reference ? 1 : 0; });
    }
    QVERIFY(references > 0);
    QVERIFY(!scene.lines.isEmpty());
    for (const Line &line : scene.lines) {
        QCOMPARE(line.b.glyph, Glyph::Arrow);
        QVERIFY(line.points.size() >= 2);
    }
    SceneOptions bare;
    bare.references = false;
    bare.copies = false;
    QVERIFY(
        SceneBuilder(Metrics()).documentsScene(m_model, mainDiagram(m_model), {&design, &sizes}, bare).lines.isEmpty());
    QVERIFY(SceneBuilder(Metrics()).documentsScene(m_model, mainDiagram(m_model), {}).cards.isEmpty());
}

void TestScene::documentsShowPatterns()
{
    // A shape as a pattern would leave it: an embedded array of copies.
    design::Design design;
    design::Node title = design::makeNode(QStringLiteral("body"), schema::FieldType::String);
    title.copyOf = design::CopyOf{QStringLiteral("reviews"), QStringLiteral("body"), false};
    design::Node stars = design::makeNode(QStringLiteral("stars"), schema::FieldType::Int32);
    stars.copyOf = design::CopyOf{QStringLiteral("reviews"), QStringLiteral("stars"), false};
    design::Node newest =
        design::makeArray(QStringLiteral("reviews"), design::makeObject({}, {title, stars}), {0, 10, 10, false});
    design::setOrigin(newest, {schema::PatternUseId(QStringLiteral("p")), QStringLiteral("subset")});
    const design::Node key = design::makeNode(QStringLiteral("_id"), schema::FieldType::ObjectId);
    design::Collection holders;
    holders.name = QStringLiteral("books");
    holders.root = design::makeObject({}, {key, newest});
    design::Collection originals;
    originals.name = QStringLiteral("reviews");
    originals.root = design::makeObject({}, {key});
    design.collections = {holders, originals};
    const Scene scene = SceneBuilder(Metrics()).documentsScene({}, {}, {&design, nullptr});
    const Card *books = scene.card(NodeKey::ofCollection(QStringLiteral("books")));
    QCOMPARE(books->badges.size(), 1);
    QCOMPARE(books->badges.first().pattern->letters(), QStringLiteral("Su"));
    QCOMPARE(books->rows.size(), 4);
    QVERIFY(books->rows.at(1).showsBadge);
    QVERIFY(!books->rows.at(2).showsBadge); // once, where it begins
    const Camera camera{books->rect.topLeft(), 1, books->rect.size()};
    const QColor tint = Theme::light().pattern(QStringLiteral("subset")).tint;
    const int tinted = pixelsOf(paint(scene, camera, {}, Theme::light()), tint);
    SceneOptions untinted;
    untinted.tints = false;
    const Scene plain = SceneBuilder(Metrics()).documentsScene({}, {}, {&design, nullptr}, untinted);
    QVERIFY(pixelsOf(paint(plain, camera, {}, Theme::light()), tint) * 3 < tinted); // badges stay
    QCOMPARE(plain.cards.first().badges.size(), 1);
    QVERIFY(!books->rows.at(2).origin.isEmpty());
    QCOMPARE(books->rows.at(1).type, QStringLiteral("array 0–10"));
    QCOMPARE(scene.lines.size(), 1); // one line for all copies of a place
    QCOMPARE(scene.lines.first().style, LineStyle::Copy);
    QCOMPARE(scene.cards.at(scene.lines.first().b.card).fullTitle, QStringLiteral("books"));
    QCOMPARE(scene.lines.first().b.row, 1);
    QVERIFY(!scene.lines.first().caption.isEmpty());
}

void TestScene::hits()
{
    const Card *books = m_scene.card(entity("books"));
    const qsizetype index = m_scene.indexOf(entity("books"));
    const auto at = [&](double x, double y) {
        return hitTest(m_scene, books->rect.topLeft() + QPointF(x, y), 1);
    };
    QCOMPARE(at(60, 12).part, Hit::Part::Header);
    QCOMPARE(at(60, 12).card, index);
    QCOMPARE(at(60, 26 + 18 + 9).part, Hit::Part::Row);
    QCOMPARE(at(60, 26 + 18 + 9).row, 1);
    QCOMPARE(at(60, books->rect.height() - 10).part, Hit::Part::Footer);
    QCOMPARE(at(1, 60).part, Hit::Part::Border);
    QCOMPARE(at(60, -60).part, Hit::Part::Nothing);
    const Line &line = m_scene.lines.first();
    const QPointF middle = (line.points.at(1) + line.points.at(2)) / 2;
    QCOMPARE(hitTest(m_scene, middle, 1).part, Hit::Part::Line);
    QCOMPARE(hitTest(m_scene, middle, 1).line, 0);
    QCOMPARE(hitTest(m_scene, middle + QPointF(6, 0), 1).part, Hit::Part::Nothing);
    QCOMPARE(hitTest(m_scene, middle + QPointF(6, 0), 0.5).part, Hit::Part::Line); // four pixels are eight units there
    const Hit end = hitTest(m_scene, line.b.point - QPointF(10, 0), 1);
    QCOMPARE(end.part, Hit::Part::LineEnd);
    QVERIFY(!end.atA);
    QCOMPARE(hitTest(m_scene, line.b.labelRect.center(), 1).part, Hit::Part::LineLabel);
    const NoteBox &note = m_scene.notes.first();
    QCOMPARE(hitTest(m_scene, note.rect.center(), 1).part, Hit::Part::Note);
    QCOMPARE(hitTest(m_scene, note.rect.bottomRight() - QPointF(2, 2), 1).part, Hit::Part::NoteCorner);
    QCOMPARE(hitTest(m_scene, m_scene.lines.at(2).attributesRect.center(), 1).part, Hit::Part::Attributes);
}

void TestScene::rubberBand()
{
    const QRectF left(-10, -10, 200, 600);
    QCOMPARE(cardsIn(m_scene, left).size(), 3);
    QCOMPARE(cardsIn(m_scene, m_scene.bounds()).size(), 7);
    QVERIFY(cardsIn(m_scene, {2000, 2000, 10, 10}).isEmpty());
}

void TestScene::everyLevelPaints_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<bool>("dark");
    for (const double zoom : {0.05, 0.2, 0.3, 0.5, 0.6, 1.0, 2.0}) {
        for (const bool dark : {false, true})
            QTest::addRow("%.2f %s", zoom, dark ? "dark" : "light") << zoom << dark;
    }
}

void TestScene::everyLevelPaints()
{
    QFETCH(double, zoom);
    QFETCH(bool, dark);
    const Theme &theme = dark ? Theme::dark() : Theme::light();
    Camera camera;
    camera.zoom = zoom;
    camera.size = {400, 300};
    camera.topLeft = {-20, -20};
    const QImage image = paint(m_scene, camera, {}, theme);
    QCOMPARE(pixelsOf(image, Qt::magenta), 0); // everything is covered
    QVERIFY(pixelsOf(image, theme.color(Token::Canvas)) > 1000);
    QVERIFY(pixelsOf(image, theme.color(Token::Card)) > 10);
    camera.topLeft = {5000, 5000};
    const QImage empty = paint(m_scene, camera, {}, theme);
    QCOMPARE(pixelsOf(empty, theme.color(Token::Card)), 0);
}

/// A card whose texts are too small to be read is not an empty one.
void TestScene::smallRowsAreBars()
{
    const Card &books = *m_scene.card(entity("books"));
    const Camera camera{books.rect.topLeft(), 0.4, books.rect.size() * 0.4};
    const QImage image = paint(m_scene, camera, {}, Theme::light());
    const double height = Metrics().rowHeight;
    for (qsizetype i = 1; i < books.rows.size(); ++i) { // the header, which stays readable, covers the first one
        const double top = books.rowsTop + static_cast<double>(i) * height;
        const QRectF row(0, top * camera.zoom, books.rect.width() * camera.zoom, height * camera.zoom);
        const QImage strip = image.copy(row.toAlignedRect().adjusted(1, 0, -1, 0));
        QVERIFY2(pixelsOf(strip, Theme::light().color(Token::Separator)) > 4, qPrintable(books.rows.at(i).fullName));
    }
}

void TestScene::blocksAreNamed_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<bool>("named");
    QTest::newRow("22 %") << 0.22 << true;
    QTest::newRow("no room for letters") << 0.1 << false;
}

void TestScene::blocksAreNamed()
{
    QFETCH(double, zoom);
    QFETCH(bool, named);
    Scene nameless = m_scene;
    for (Card &card : nameless.cards)
        card.title = card.fullTitle = QString();
    for (const Card &card : m_scene.cards) {
        const Camera camera{card.rect.topLeft(), zoom, card.rect.size() * zoom};
        const bool differs = paint(m_scene, camera, {}, Theme::light()) != paint(nameless, camera, {}, Theme::light());
        QVERIFY2(differs == named, qPrintable(card.fullTitle));
    }
}

void TestScene::stateIsPainted()
{
    Camera camera;
    camera.size = {900, 520};
    camera.topLeft = {-20, -20};
    const QColor accent = Theme::light().color(Token::Accent);
    const int plain = pixelsOf(paint(m_scene, camera, {}, Theme::light()), accent);
    ViewState selected;
    selected.selected.insert(entity("books"));
    QVERIFY(pixelsOf(paint(m_scene, camera, selected, Theme::light()), accent) > plain + 300);
    ViewState line;
    line.selectedLines.insert(schema::RelationshipId(QStringLiteral("r_books_reviews")));
    QVERIFY(pixelsOf(paint(m_scene, camera, line, Theme::light()), accent) > plain + 50);
    ViewState band;
    band.rubberBand = {700, 420, 80, 50};
    QVERIFY(pixelsOf(paint(m_scene, camera, band, Theme::light()), accent) > plain + 200);
    for (const double zoom : {1.0, 0.5}) {
        Camera nearer = camera;
        nearer.zoom = zoom;
        ViewState hover;
        hover.hover.line =
            m_scene.byRelationship.value(schema::RelationshipId(QStringLiteral("r_books_reviews"))).first();
        const int without = pixelsOf(paint(m_scene, nearer, {}, Theme::light()), accent);
        QVERIFY(pixelsOf(paint(m_scene, nearer, hover, Theme::light()), accent) > without + 50);
    }
    ViewState row;
    row.selectedRow = {entity("books"), 2};
    QVERIFY(pixelsOf(paint(m_scene, camera, row, Theme::light()), Theme::light().color(Token::Selection)) > 1000);
}

void TestScene::fitting()
{
    const Camera camera = Camera::fitting({100, 50, 2000, 500}, {800, 600}, 20);
    QVERIFY(camera.visible().contains(QRectF(100, 50, 2000, 500)));
    QCOMPARE(camera.zoom, 0.38);
    QCOMPARE(camera.toScene(camera.toView(QPointF(7, 8))), QPointF(7, 8));
    QCOMPARE(Camera::fitting({0, 0, 10, 10}, {800, 600}).zoom, 1.0);
    QCOMPARE(Camera::fitting({}, {800, 600}).zoom, 1.0);
}

void TestScene::areasCountTheirCards()
{
    schema::Model model = m_model;
    schema::Note area;
    area.id = schema::NoteId(QStringLiteral("a1"));
    area.area = true;
    area.x = -20;
    area.y = -40;
    area.width = 250;
    area.height = 600;
    model.diagrams[0].notes.append(area);
    const Scene scene = SceneBuilder(Metrics()).modelScene(model, mainDiagram(model));
    QVERIFY(scene.notes.first().area); // areas lie below notes
    QCOMPARE(scene.notes.first().members.size(), 3);
    QCOMPARE(hitTest(scene, {0, -30}, 1).part, Hit::Part::Area);
    Camera camera;
    camera.zoom = 0.2;
    camera.size = {300, 200};
    camera.topLeft = {-50, -50};
    QVERIFY(!paint(scene, camera, {}, Theme::dark()).isNull());
}

void TestScene::picturesAreFiles()
{
    const QTemporaryDir folder;
    const Metrics metrics;
    const auto write = [&](const QString &name) {
        const QString path = folder.filePath(name);
        PictureOptions options;
        const auto format = formatOf(path);
        if (!format)
            return QByteArray();
        options.format = *format;
        if (!renderFile(m_scene, metrics, path, options))
            return QByteArray();
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray png = write(QStringLiteral("a.png"));
    const QImage image = QImage::fromData(png, "PNG");
    QVERIFY(image.width() > 800 && image.height() > 450);
    QVERIFY(write(QStringLiteral("a.pdf")).startsWith("%PDF-"));
    const QByteArray svg = write(QStringLiteral("a.svg"));
    for (const char *name : {"inventory", "description", "400 k docs", "[0, 40, 2 k]", "Guests may order"})
        QVERIFY2(svg.contains(name), name);
    QCOMPARE(formatOf(QStringLiteral("a.gif")).error().code, base::ErrorCode::Usage);
    QVERIFY(!renderFile(m_scene, metrics, folder.filePath(QStringLiteral("none/a.svg")), {}));
    QVERIFY(renderPicture(Scene(), metrics, {}).has_value()); // an empty model is a picture too
}

void TestScene::svgIsSafe()
{
    schema::Model model = m_model;
    model.entities[3].name = QStringLiteral("<script>alert(1)</script>&\u0001\uffff");
    model.entities[3].fields[1].name = QStringLiteral("\"]]><x onload='1'>");
    const Scene scene = SceneBuilder(Metrics()).modelScene(model, mainDiagram(model));
    PictureOptions options;
    options.title = QStringLiteral("</title><script>1</script>\u0002&");
    options.description = QStringLiteral("<b>");
    const auto svg = renderPicture(scene, Metrics(), options);
    QVERIFY(svg);
    QVERIFY(!svg->contains("<script"));
    QXmlStreamReader reader(*svg);
    QString title;
    QString texts;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == QLatin1String("title"))
            title = reader.readElementText();
        else if (reader.isCharacters())
            texts += reader.text();
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(title.startsWith(QLatin1String("</title><script>")));
    QVERIFY(texts.contains(QLatin1String("<script>")));
}

void TestScene::hugePicturesAreScaled()
{
    schema::Model model = m_model;
    model.diagrams[0].places[schema::EntityId(QStringLiteral("e_books"))] = {200000, 90000, false, false};
    const Scene scene = SceneBuilder(Metrics()).modelScene(model, mainDiagram(model));
    PictureOptions options;
    options.format = PictureFormat::Png;
    const auto png = renderPicture(scene, Metrics(), options);
    QVERIFY(png);
    QBuffer file;
    file.setData(*png);
    const QSize size =
        QImageReader(&file, "PNG").size(); // of the head of the file: the image is larger than readers take
    QVERIFY(size.isValid());
    QVERIFY(double(size.width()) * size.height() <= 65e6);
}

/// Also where the scene ends within the last pixel.
void TestScene::darkPicturesAreDarkToTheEdge()
{
    const Scene scene = SceneBuilder(Metrics()).modelScene(m_model, mainDiagram(m_model));
    PictureOptions options;
    options.format = PictureFormat::Png;
    options.theme = PictureTheme::Dark;
    for (const double scale : {0.111, 0.23, 0.517}) {
        options.scale = scale;
        const auto png = renderPicture(scene, Metrics(), options);
        QVERIFY(png);
        const QImage image = QImage::fromData(*png);
        QVERIFY(image.pixelColor(image.width() - 1, image.height() - 1).lightness() < 60);
    }
}

QTEST_MAIN(TestScene)
#include "tst_scene.moc"
