// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/output/pages.h"
#include "models/diagram/output/renderfile.h"
#include "models/diagram/paint/painter.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/diagram/scene/scenepart.h"
#include "tests/edit/bookstore.h"
#include "tests/support/realmodel.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QtTest>
#include <QXmlStreamReader>

using namespace sw;
using namespace sw::diagram;

namespace
{

Scene sceneOf(const schema::Model &model, Notation notation)
{
    SceneOptions options;
    options.notation = notation;
    return SceneBuilder(Metrics()).modelScene(model, mainDiagram(model), {}, options);
}

/// Two entities and one relationship with these counts: how many of a belong to one b, and of b to one a.
schema::Model pairOf(const schema::Cardinality &ofA, const schema::Cardinality &ofB)
{
    schema::Model model;
    model.name = QStringLiteral("pair");
    model.entities = {testing::makeEntity(QStringLiteral("whole"), 10, {}),
                      testing::makeEntity(QStringLiteral("part"), 100, {})};
    const auto type = ofA.max > 1 ? schema::RelationshipType::ManyToMany : schema::RelationshipType::OneToMany;
    model.relationships = {testing::makeLink(QStringLiteral("whole"), QStringLiteral("part"), type, ofB, ofA)};
    return model;
}

QImage paint(const Scene &scene, const Theme &theme, double zoom, const ViewState &state = {})
{
    Camera camera;
    camera.zoom = zoom;
    camera.size = QSizeF(900, 600);
    camera.topLeft = scene.bounds().center() - QPointF(450, 300) / zoom;
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
            count += image.pixel(x, y) == color.rgb();
    }
    return count;
}

} // namespace

class TestNotations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreKnown();
    void endsSayTheCounts_data();
    void endsSayTheCounts();
    void chenHasDiamonds();
    void umlMarksOwners();
    void weakEntitiesHaveTwoFrames();
    void everyNotationPaints_data();
    void everyNotationPaints();
    void screenAndFileAgree();
    void movedTogether();
    void blockTips();
    void bundlesCountLines();
    void rightToLeftNamesAreSeen();
    void partsKeepTheirLines();
    void pagesCoverThePicture_data();
    void pagesCoverThePicture();
    void pagesAreWritten();
    void largePicturesHaveEverything();
};

void TestNotations::namesAreKnown()
{
    QCOMPARE(notationNames(),
             QStringList({QStringLiteral("crowsfoot"), QStringLiteral("chen"), QStringLiteral("uml")}));
    for (const QString &name : notationNames()) {
        QCOMPARE(notationName(*notationNamed(name)), name);
        QVERIFY(!notationTitle(*notationNamed(name)).isEmpty());
    }
    QVERIFY(!notationNamed(QStringLiteral("Chen")));
    QVERIFY(!notationNamed({}));
}

void TestNotations::endsSayTheCounts_data()
{
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::addColumn<QString>("foot");
    QTest::addColumn<int>("glyph");
    QTest::addColumn<QString>("chen");
    QTest::addColumn<QString>("uml");
    const auto glyph = [](Glyph value) {
        return int(value);
    };
    QTest::newRow("one") << 1.0 << 1.0 << "[1]" << glyph(Glyph::One) << "1"
                         << "1";
    QTest::newRow("zero or one") << 0.0 << 1.0 << "[0, 1, 1]" << glyph(Glyph::ZeroOrOne) << "1"
                                 << "0..1";
    QTest::newRow("many") << 0.0 << 60.0 << "[0, 7, 60]" << glyph(Glyph::ZeroOrMany) << "N [0, 7, 60]"
                          << "0..60";
    QTest::newRow("one or many") << 1.0 << 60.0 << "[1, 7, 60]" << glyph(Glyph::OneOrMany) << "N [1, 7, 60]"
                                 << "1..60";
    QTest::newRow("zillions") << 0.0 << 2e6 << "[0, 7, 2 M]" << glyph(Glyph::Zillions) << "N [0, 7, 2 M]"
                              << "0..*";
}

void TestNotations::endsSayTheCounts()
{
    QFETCH(double, min);
    QFETCH(double, max);
    const schema::Cardinality count{min, max > 1 ? 7 : 1.0, max, false};
    const schema::Model model = pairOf({1, 1, 1, false}, count);
    const Line foot = sceneOf(model, Notation::CrowsFoot).lines.first();
    QTEST(foot.b.label, "foot");
    QTEST(int(foot.b.glyph), "glyph");
    const Line chen = sceneOf(model, Notation::Chen).lines.first();
    QTEST(chen.b.label, "chen");
    QCOMPARE(chen.b.glyph, Glyph::None);
    QCOMPARE(chen.allOfA, min >= 1);
    QVERIFY(chen.allOfB);
    const Line uml = sceneOf(model, Notation::Uml).lines.first();
    QTEST(uml.b.label, "uml");
    QCOMPARE(uml.a.label, QStringLiteral("1"));
}

void TestNotations::chenHasDiamonds()
{
    schema::Model model = pairOf({0, 3, 9, false}, {0, 3, 9, false});
    model.relationships.first().name = QStringLiteral("holds");
    model.relationships.first().attributes = {testing::makeField(QStringLiteral("since"), schema::FieldType::Date)};
    const Scene scene = sceneOf(model, Notation::Chen);
    const Line &line = scene.lines.first();
    QCOMPARE(line.diamond, QStringLiteral("holds"));
    QVERIFY(line.a.label.startsWith(QLatin1Char('M')) && line.b.label.startsWith(QLatin1Char('N')));
    QVERIFY(line.attributesRect.height() > 36);
    bool onLine = false;
    for (qsizetype i = 1; i < line.points.size(); ++i)
        onLine |= QRectF(line.points.at(i - 1), line.points.at(i))
                      .normalized()
                      .adjusted(-1, -1, 1, 1)
                      .contains(line.attributesRect.center());
    QVERIFY(onLine);
    // Every relationship has its diamond, a self relationship too.
    schema::Model self;
    self.entities = {testing::makeEntity(QStringLiteral("employee"), 10, {})};
    self.relationships = {testing::makeLink(QStringLiteral("employee"), QStringLiteral("employee"),
                                            schema::RelationshipType::OneToMany, {0, 5, 9, false}, {0, 1, 1, false})};
    const Scene tree = sceneOf(self, Notation::Chen);
    QVERIFY(!tree.lines.first().diamond.isEmpty());
    QVERIFY(!tree.lines.first().attributesRect.isEmpty());
}

void TestNotations::umlMarksOwners()
{
    schema::Model model = pairOf({1, 1, 1, false}, {0, 3, 9, false});
    QCOMPARE(sceneOf(model, Notation::Uml).lines.first().a.glyph, Glyph::None);
    model.relationships.first().composition = true;
    QCOMPARE(sceneOf(model, Notation::Uml).lines.first().a.glyph, Glyph::Owner);
    model.relationships.first().shared = true;
    QCOMPARE(sceneOf(model, Notation::Uml).lines.first().a.glyph, Glyph::Holder);
    model.relationships.first().composition = false;
    model.relationships.first().shared = false;
    model.entities[1].kind = schema::EntityKind::Weak;
    model.entities[1].owner = model.entities[0].id;
    QCOMPARE(sceneOf(model, Notation::Uml).lines.first().a.glyph, Glyph::Owner);
    QVERIFY(sceneOf(model, Notation::Chen).lines.first().identifying);
    model.entities[1].superEntity = model.entities[0].id;
    for (const QString &name : notationNames()) {
        const Scene scene = sceneOf(model, *notationNamed(name));
        QCOMPARE(scene.lines.last().b.glyph, Glyph::Triangle); // is-a, in all three
        QCOMPARE(scene.lines.last().style, LineStyle::Inheritance);
    }
}

void TestNotations::weakEntitiesHaveTwoFrames()
{
    schema::Model model = pairOf({1, 1, 1, false}, {0, 3, 9, false});
    const int plain =
        pixelsOf(paint(sceneOf(model, Notation::CrowsFoot), Theme::light(), 1), Theme::light().color(Token::CardLine));
    model.entities[1].kind = schema::EntityKind::Weak;
    model.entities[1].owner = model.entities[0].id;
    const int framed =
        pixelsOf(paint(sceneOf(model, Notation::CrowsFoot), Theme::light(), 1), Theme::light().color(Token::CardLine));
    QVERIFY2(framed > plain + 300, qPrintable(QStringLiteral("%1 %2").arg(plain).arg(framed)));
}

void TestNotations::everyNotationPaints_data()
{
    QTest::addColumn<QString>("notation");
    QTest::addColumn<double>("zoom");
    for (const QString &name : notationNames()) {
        for (const double zoom : {0.1, 0.3, 0.5, 0.7, 1.0, 2.0})
            QTest::addRow("%s %g", qPrintable(name), zoom) << name << zoom;
    }
}

void TestNotations::everyNotationPaints()
{
    QFETCH(QString, notation);
    QFETCH(double, zoom);
    const Scene scene = sceneOf(testing::bookstore(), *notationNamed(notation));
    for (const Theme &theme : {Theme::light(), Theme::dark(), Theme::highContrast(Theme::highContrastPalette(true))}) {
        const QImage image = paint(scene, theme, zoom);
        QCOMPARE(pixelsOf(image, Qt::magenta), 0);
        QVERIFY(pixelsOf(image, theme.color(Token::Canvas)) > 1000);
        QVERIFY(pixelsOf(image, theme.color(Token::CardLine)) > 50);
    }
}

/// Prepared glyphs, copied corners and filled lines look like what goes into files, but for single edge pixels.
void TestNotations::screenAndFileAgree()
{
    for (const QString &name : notationNames()) {
        const Scene scene = sceneOf(testing::bookstore(), *notationNamed(name));
        Camera camera;
        camera.topLeft = QPointF(-40, -30);
        camera.size = QSizeF(900, 600);
        ViewState state;
        state.grid = false;
        QImage images[2] = {QImage(900, 600, QImage::Format_RGB32), QImage(900, 600, QImage::Format_RGB32)};
        for (const bool forFile : {false, true}) {
            Painter painter(Theme::light(), Metrics());
            painter.setForFile(forFile);
            QPainter onImage(&images[forFile]);
            painter.paintScene(onImage, scene, camera, state);
        }
        int far = 0;
        for (int y = 0; y < 600; ++y) {
            for (int x = 0; x < 900; ++x)
                far += qAbs(qGray(images[0].pixel(x, y)) - qGray(images[1].pixel(x, y))) > 110;
        }
        QVERIFY2(far < 900 * 600 / 200, qPrintable(QStringLiteral("%1: %2 pixels differ").arg(name).arg(far)));
    }
}

/// Lines between cards that move together keep their ways; nothing is routed again.
void TestNotations::movedTogether()
{
    Scene scene = sceneOf(testing::bookstore(), Notation::CrowsFoot);
    const Scene before = scene;
    QHash<NodeKey, QPointF> places;
    for (const Card &card : scene.cards)
        places.insert(card.key, card.rect.topLeft() + QPointF(130, -70));
    moveCards(scene, places, Reroute::OwnLines);
    for (qsizetype i = 0; i < scene.lines.size(); ++i) {
        QList<QPointF> shifted = before.lines.at(i).points;
        for (QPointF &point : shifted)
            point += QPointF(130, -70);
        QCOMPARE(scene.lines.at(i).points, shifted);
        QCOMPARE(scene.lines.at(i).a.labelRect, before.lines.at(i).a.labelRect.translated(130, -70));
        QVERIFY(scene.lineGrid.query(scene.lines.at(i).pieces().first()).contains(i));
    }
}

void TestNotations::blockTips()
{
    const Scene scene = sceneOf(testing::bookstore(), Notation::CrowsFoot);
    ViewState state;
    const QImage plain = paint(scene, Theme::light(), 0.2, state);
    state.hover.part = Hit::Part::Row;
    state.hover.card = scene.indexOf(NodeKey::ofEntity(schema::EntityId(QStringLiteral("e_books"))));
    state.hover.row = 0;
    const QImage tipped = paint(scene, Theme::light(), 0.2, state);
    QVERIFY(pixelsOf(tipped, Theme::light().color(Token::Card)) >
            pixelsOf(plain, Theme::light().color(Token::Card)) + 5000);
}

void TestNotations::bundlesCountLines()
{
    const schema::Model model = testsupport::realModel(100, testsupport::Areas::Drawn);
    const Scene scene = sceneOf(model, Notation::CrowsFoot);
    int between = 0;
    for (const Line &line : scene.lines) {
        const qsizetype a = scene.cards.at(line.a.card).area;
        const qsizetype b = scene.cards.at(line.b.card).area;
        QVERIFY(a >= 0 && b >= 0);
        between += a != b;
    }
    QVERIFY(between > 10);
    const Camera camera = Camera::fitting(scene.bounds(), QSizeF(900, 600));
    QVERIFY(camera.zoom < 0.25);
    QCOMPARE(pixelsOf(paint(scene, Theme::dark(), camera.zoom), Qt::magenta), 0);
    QVERIFY(pixelsOf(paint(scene, Theme::dark(), camera.zoom), Theme::dark().color(Token::Relation)) >
            100); // bundles are at full strength
}

void TestNotations::rightToLeftNamesAreSeen()
{
    schema::Model model;
    const QString hebrew = QString::fromUtf8("\xd7\xa1\xd7\xa4\xd7\xa8\xd7\x99\xd7\x9d");
    const QString arabic = QString::fromUtf8("\xd9\x83\xd8\xaa\xd8\xa7\xd8\xa8");
    model.entities = {testing::makeEntity(hebrew, 10, {testing::makeField(arabic, schema::FieldType::String)})};
    const Scene scene = sceneOf(model, Notation::CrowsFoot);
    QCOMPARE(scene.cards.first().title, hebrew);
    Scene empty = scene;
    empty.cards.first().title.clear();
    empty.cards.first().version += 1000000;
    const QImage with = paint(scene, Theme::light(), 1);
    const QImage without = paint(empty, Theme::light(), 1);
    int changed = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x)
            changed += with.pixel(x, y) != without.pixel(x, y);
    }
    QVERIFY2(changed > 20, qPrintable(QString::number(changed)));
}

void TestNotations::partsKeepTheirLines()
{
    const Scene scene = sceneOf(testing::bookstore(), Notation::CrowsFoot);
    const auto key = [](const char *name) {
        return NodeKey::ofEntity(schema::EntityId(QLatin1String("e_") + QLatin1String(name)));
    };
    const Scene part = partOf(scene, {key("books"), key("reviews"), key("nothing")});
    QCOMPARE(part.cards.size(), 2);
    QCOMPARE(part.lines.size(), 1);
    const Line &line = part.lines.first();
    QVERIFY(part.cards.at(line.a.card).key == key("books"));
    QVERIFY(part.cards.at(line.b.card).key == key("reviews"));
    QCOMPARE(part.cards.at(line.a.card).rect, scene.card(key("books"))->rect);
    QCOMPARE(partOf(scene, {}).cards.size(), 0);
    QCOMPARE(partIn(scene, scene.bounds()).cards.size(), scene.cards.size());
    QCOMPARE(partIn(scene, scene.bounds()).lines.size(), scene.lines.size());
}

void TestNotations::pagesCoverThePicture_data()
{
    QTest::addColumn<QSizeF>("picture");
    QTest::addColumn<int>("across");
    for (const int across : {0, 1, 2, 5}) {
        QTest::addRow("small %d", across) << QSizeF(100, 80) << across;
        QTest::addRow("wide %d", across) << QSizeF(9000, 300) << across;
        QTest::addRow("tall %d", across) << QSizeF(300, 9000) << across;
        QTest::addRow("huge %d", across) << QSizeF(60000, 50000) << across;
    }
}

void TestNotations::pagesCoverThePicture()
{
    QFETCH(QSizeF, picture);
    QFETCH(int, across);
    PageOptions options;
    options.across = across;
    const QRectF bounds(QPointF(-50, 20), picture);
    const PagePlan plan = planPages(bounds, QSizeF(540, 780), options);
    QVERIFY(plan.count() >= 1 && plan.count() <= 400);
    QVERIFY(plan.pointsPerUnit <= 0.75);
    if (across == 1)
        QCOMPARE(plan.count(), 1);
    if (across > 1)
        QVERIFY(plan.columns <= across);
    QRectF covered;
    for (int page = 0; page < plan.count(); ++page) {
        covered |= plan.sourceOf(page);
        QVERIFY(plan.sourceOf(page).width() * plan.pointsPerUnit <= 540.01);
        QVERIFY(plan.sourceOf(page).height() * plan.pointsPerUnit <= 780.01 - 34);
    }
    QVERIFY(covered.adjusted(-0.01, -0.01, 0.01, 0.01).contains(bounds));
}

void TestNotations::pagesAreWritten()
{
    const Scene scene = sceneOf(testing::bookstore(), Notation::CrowsFoot);
    PictureOptions options;
    options.format = PictureFormat::Pdf;
    options.paper = QStringLiteral("a5");
    options.pages.across = 2;
    options.pages.title = QStringLiteral("<b>shop</b> & more");
    options.pages.subtitle = pageSubtitle(scene, QStringLiteral("Whole shop"));
    QCOMPARE(options.pages.subtitle, QStringLiteral("Model · Whole shop · Crow's foot"));
    const auto pdf = renderPicture(scene, Metrics(), options);
    QVERIFY(pdf.has_value());
    QVERIFY(pdf->startsWith("%PDF-"));
    QVERIFY(pdf->contains("/Count 4")); // two across and two down
    options.paper = QStringLiteral("A99");
    const auto refused = renderPicture(scene, Metrics(), options);
    QVERIFY(!refused.has_value());
    QVERIFY(refused.error().wayOut.contains(QLatin1String("Letter")));
}

void TestNotations::largePicturesHaveEverything()
{
    const schema::Model model = testsupport::realModel(1000, testsupport::Areas::Drawn);
    const Scene scene = sceneOf(model, Notation::CrowsFoot);
    PictureOptions options;
    options.title = QStringLiteral("</title><script>");
    const auto svg = renderPicture(scene, Metrics(), options);
    QVERIFY(svg.has_value());
    QXmlStreamReader reader(*svg);
    QHash<QString, int> texts;
    while (!reader.atEnd()) {
        reader.readNext();
        QVERIFY(reader.name() != QLatin1String("script"));
        if (reader.isCharacters() && !reader.isWhitespace())
            ++texts[reader.text().toString().trimmed()];
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    for (const Card &card : scene.cards)
        QVERIFY2(texts.contains(card.title), qPrintable(card.title));
    options.format = PictureFormat::Png;
    options.scale = 0.25;
    const auto png = renderPicture(scene, Metrics(), options);
    QVERIFY(png.has_value());
    QImage image;
    QVERIFY(image.loadFromData(*png));
    QVERIFY(image.width() > 1500);
}

QTEST_MAIN(TestNotations)
#include "tst_notations.moc"
