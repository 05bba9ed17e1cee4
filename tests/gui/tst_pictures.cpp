// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/theme.h"
#include "models/document/document.h"
#include "models/items/selection.h"
#include "tests/support/realmodel.h"
#include "views/canvas/canvaslayers.h"
#include "views/files/picturedialog.h"
#include "views/files/printdialog.h"
#include "views/widgets/style/appearance.h"
#include "views/window/actions.h"
#include "views/window/mainwindow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPainter>
#include <QPrinter>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace sw;
using namespace sw::views;

namespace
{

PictureSource sourceOf(const CanvasView &view)
{
    return {view.scene(), view.selectedKeys(), view.camera().visible()};
}

struct Fixture
{
    Fixture()
        : model(testsupport::realModel(60, testsupport::Areas::Drawn)),
          scene(diagram::SceneBuilder(metrics).modelScene(model, diagram::mainDiagram(model))),
          painter(diagram::Theme::light(), metrics),
          camera(diagram::Camera::fitting(scene.bounds(), QSizeF(800, 600)))
    {}

    QImage byLayers()
    {
        QImage image(800, 600, QImage::Format_RGB32);
        QPainter onImage(&image);
        layers.paint(onImage, painter, scene, camera, state);
        return image;
    }

    QImage atOnce()
    {
        QImage image(800, 600, QImage::Format_RGB32);
        QPainter onImage(&image);
        painter.paint(onImage, scene, camera, state);
        return image;
    }

    diagram::Metrics metrics;
    schema::Model model;
    diagram::Scene scene;
    diagram::Painter painter;
    diagram::Camera camera;
    diagram::ViewState state;
    CanvasLayers layers;
};

int differences(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y);
    }
    return count;
}

} // namespace

class TestPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void overlaysLeaveTheRestAlone();
    void draggedCardsAreLifted();
    void whatRestsIsPaintedAnew();
    void notationsAreSwitched();
    void printsPages();
    void extents();
    void themesAreChosen();
    void checkBoxesStandOut_data();
    void checkBoxesStandOut();
};

void TestPictures::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("shapewright-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("pictures"));
    QSettings().clear();
}

void TestPictures::overlaysLeaveTheRestAlone()
{
    Fixture fixture;
    QCOMPARE(differences(fixture.byLayers(), fixture.atOnce()), 0);
    QCOMPARE(fixture.layers.restingFrames(), 1);
    for (int i = 0; i < 20; ++i) {
        fixture.state.rubberBand = QRectF(fixture.camera.topLeft, QSizeF(300 + i * 40, 500));
        fixture.state.hover.card = i;
        fixture.state.hover.part = diagram::Hit::Part::Header;
        QCOMPARE(differences(fixture.byLayers(), fixture.atOnce()), 0);
    }
    QCOMPARE(fixture.layers.restingFrames(), 1);
}

void TestPictures::draggedCardsAreLifted()
{
    Fixture fixture;
    fixture.camera.zoom = 1;
    const diagram::Card card = fixture.scene.cards.at(20);
    fixture.camera.topLeft = card.rect.topLeft() - QPointF(300, 200);
    fixture.byLayers();
    for (int step = 1; step <= 30; ++step) {
        diagram::moveCards(fixture.scene, {{card.key, card.rect.topLeft() + QPointF(step * 7, step * 3)}},
                           diagram::Reroute::OwnLines);
        fixture.layers.sceneTouched();
        fixture.byLayers();
    }
    // Painted once without the card; lines that the drag brings into play may add a few frames.
    QVERIFY2(fixture.layers.restingFrames() <= 4, qPrintable(QString::number(fixture.layers.restingFrames())));
    // What moved is on top; where nothing else is, the picture is the one that is painted at once.
    QVERIFY(differences(fixture.byLayers(), fixture.atOnce()) < 800 * 600 / 20);
    fixture.layers.invalidate();
    QCOMPARE(differences(fixture.byLayers(), fixture.atOnce()), 0);
}

void TestPictures::whatRestsIsPaintedAnew()
{
    Fixture fixture;
    fixture.byLayers();
    fixture.camera.topLeft += QPointF(50, 0);
    QCOMPARE(differences(fixture.byLayers(), fixture.atOnce()), 0);
    fixture.state.selected.insert(fixture.scene.cards.first().key);
    QCOMPARE(differences(fixture.byLayers(), fixture.atOnce()), 0);
    QCOMPARE(fixture.layers.restingFrames(), 3);
    diagram::moveNote(fixture.scene, fixture.scene.notes.first().id,
                      fixture.scene.notes.first().rect.translated(0, -30));
    fixture.layers.sceneTouched();
    QCOMPARE(differences(fixture.byLayers(), fixture.atOnce()), 0);
    fixture.painter.setTheme(diagram::Theme::dark());
    fixture.layers.invalidate();
    QCOMPARE(differences(fixture.byLayers(), fixture.atOnce()), 0);
}

void TestPictures::notationsAreSwitched()
{
    {
        MainWindow window(nullptr);
        window.document().setModel(testsupport::realModel(12));
        QAction *chen = window.actions().action(QStringLiteral("view.chen"));
        QVERIFY(window.actions().action(QStringLiteral("view.crowsfoot"))->isChecked());
        QVERIFY(!chen->shortcuts().isEmpty());
        chen->trigger();
        QCOMPARE(window.canvas(CanvasMode::Model).notation(), diagram::Notation::Chen);
        QCOMPARE(window.canvas(CanvasMode::Model).scene().notation, diagram::Notation::Chen);
        QVERIFY(!window.actions().action(QStringLiteral("view.crowsfoot"))->isChecked());
        QVERIFY(!window.document().isModified()); // a way to look at the model, not a part of it
    }
    MainWindow next(nullptr);
    QCOMPARE(next.canvas(CanvasMode::Model).notation(), diagram::Notation::Chen);
    QVERIFY(next.actions().action(QStringLiteral("view.chen"))->isChecked());
    next.actions().action(QStringLiteral("view.crowsfoot"))->trigger();
}

void TestPictures::printsPages()
{
    MainWindow window(nullptr);
    window.document().setModel(testsupport::realModel(60, testsupport::Areas::Drawn));
    PrintDialog dialog(sourceOf(window.canvas(CanvasMode::Model)), QStringLiteral("<i>shop</i>"),
                       QStringLiteral("All"));
    QCOMPARE(dialog.pageCount(), 1);
    dialog.pagesBox()->setCurrentIndex(dialog.pagesBox()->findData(3));
    const int pages = dialog.pageCount();
    QVERIFY(pages >= 3);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("pages.pdf"));
    dialog.printer().setOutputFormat(QPrinter::PdfFormat);
    dialog.printer().setOutputFileName(path);
    QVERIFY(dialog.print());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QVERIFY(pdf.startsWith("%PDF-"));
    const QByteArray count = "/Count " + QByteArray::number(pages);
    QVERIFY2(pdf.contains(count), count.constData());
    QVERIFY(
        window.actions().action(QStringLiteral("file.print"))->shortcuts().contains(QKeySequence(QKeySequence::Print)));
}

void TestPictures::extents()
{
    MainWindow window(nullptr);
    window.document().setModel(testsupport::realModel(20, testsupport::Areas::Drawn));
    CanvasView &view = window.canvas(CanvasMode::Model);
    QCOMPARE(sourceOf(view).part(PictureExtent::Everything).cards.size(), 20);
    QCOMPARE(PictureDialog(sourceOf(view)).findChildren<QComboBox *>().first()->count(), 2); // no selection to choose
    window.selection().selectEntity(window.document().model().entities.first().id);
    QCOMPARE(sourceOf(view).part(PictureExtent::Selection).cards.size(), 1);
    PictureDialog dialog(sourceOf(view));
    QCOMPARE(dialog.extent(), PictureExtent::Everything);
    QCOMPARE(dialog.scale(), 2.0);
}

void TestPictures::themesAreChosen()
{
    applyTheme(ThemeChoice::HighContrast);
    QVERIFY(theme().isHighContrast());
    QVERIFY(!theme().isDark());
    applyTheme(ThemeChoice::HighContrastDark);
    QVERIFY(theme().isHighContrast());
    QVERIFY(theme().isDark());
    applyTheme(ThemeChoice::Dark);
    QVERIFY(!theme().isHighContrast());
    QVERIFY(theme().isDark());
    applyTheme(ThemeChoice::Light);
    QVERIFY(!theme().isDark());
}

void TestPictures::checkBoxesStandOut_data()
{
    QTest::addColumn<int>("choice");
    QTest::newRow("light") << int(ThemeChoice::Light);
    QTest::newRow("dark") << int(ThemeChoice::Dark);
    QTest::newRow("contrast") << int(ThemeChoice::HighContrast);
    QTest::newRow("contrast dark") << int(ThemeChoice::HighContrastDark);
}

void TestPictures::checkBoxesStandOut()
{
    QFETCH(int, choice);
    applyTheme(ThemeChoice(choice));
    for (const bool checked : {false, true}) {
        QCheckBox box;
        box.setChecked(checked);
        box.resize(40, 24);
        const QImage image = box.grab().toImage();
        const QColor window = box.palette().color(QPalette::Window);
        double best = 0;
        for (int x = 0; x < 20; ++x)
            best = std::max(best, diagram::contrast(image.pixelColor(x, image.height() / 2), window));
        QVERIFY2(best >= 3, qPrintable(QString::number(best)));
    }
    applyTheme(ThemeChoice::Light);
}

QTEST_MAIN(TestPictures)
#include "tst_pictures.moc"
