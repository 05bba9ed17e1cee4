// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/arrangescene.h"
#include "models/diagram/layout/layoutprocess.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/document/edits/projectedits.h"
#include "tests/edit/graphs.h"
#include "tests/edit/scenechecks.h"
#include "tests/support/realmodel.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QtTest>

using namespace sw;
using namespace sw::diagram;

namespace
{

Scene sceneOf(const schema::Model &model)
{
    return SceneBuilder(Metrics()).modelScene(model, mainDiagram(model));
}

/// \p model with its cards laid out; fails the test when the program is not used.
void layOut(schema::Model &model, const QSet<NodeKey> &selected = {}, LayoutMethod method = LayoutMethod::Automatic)
{
    const Scene scene = sceneOf(model);
    const auto arrangement = arrange(requestFor(scene, selected, method, 1.6), LayoutProcess());
    QVERIFY(arrangement);
    QCOMPARE(arrangement->notice, QString());
    document::applyTo(document::diagramIn(model, {}), editFor(scene, selected, *arrangement));
}

void verifyClean(const Scene &scene)
{
    QCOMPARE(testing::overlappingCards(scene), 0);
    QCOMPARE(testing::slantedPieces(scene), 0);
    QCOMPARE(testing::piercedCards(scene), 0);
    QCOMPARE(testing::sharedChannels(scene), 0);
}

/// Never gets there.
class StuckEngine final : public LayoutEngine
{
public:
    base::Result<QList<QList<QPointF>>> centres(const QList<LayoutGraph> &, const base::Progress &) const override
    {
        return base::Error{base::ErrorCode::Unsupported, QStringLiteral("stuck"), {}, {}};
    }
};

} // namespace

class TestLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void largeModelsAreClean_data();
    void largeModelsAreClean();
    void sameInputSamePlaces();
    void isCompact_data();
    void isCompact();
    void membersStayInTheirAreas();
    void lockedCardsStay();
    void selectionMovesAlone();
    void notesGoAlong();
    void worksWithoutTheProgram();
    void believesNoAnswer_data();
    void believesNoAnswer();
    void isCancelledAtOnce();
    void programRefusesNonsense_data();
    void programRefusesNonsense();
};

void TestLayout::largeModelsAreClean_data()
{
    QTest::addColumn<int>("entities");
    QTest::addColumn<quint32>("seed");
    for (const int entities : {50, 65, 80, 100, 130, 160, 200, 250, 300, 400, 600, 1000})
        QTest::addRow("real %d", entities) << entities << quint32(0);
    for (quint32 seed = 1; seed <= 8; ++seed)
        QTest::addRow("random %u", seed) << int(50 + seed * 25) << seed;
}

void TestLayout::largeModelsAreClean()
{
    QFETCH(int, entities);
    QFETCH(quint32, seed);
    schema::Model model = seed == 0 ? testsupport::realModel(entities) : testing::randomModel(entities, seed);
    layOut(model);
    const Scene scene = sceneOf(model);
    QCOMPARE(scene.cards.size(), entities);
    verifyClean(scene);
}

void TestLayout::sameInputSamePlaces()
{
    schema::Model one = testsupport::realModel(150);
    schema::Model two = one;
    layOut(one);
    layOut(two);
    QCOMPARE(one, two);
}

void TestLayout::isCompact_data()
{
    QTest::addColumn<int>("entities");
    QTest::newRow("50") << 50;
    QTest::newRow("300") << 300;
}

void TestLayout::isCompact()
{
    QFETCH(int, entities);
    schema::Model model = testsupport::realModel(entities);
    layOut(model);
    const Scene scene = sceneOf(model);
    QRectF all;
    double covered = 0;
    for (const Card &card : scene.cards) {
        all |= card.rect;
        covered += card.rect.width() * card.rect.height();
    }
    const double aspect = all.width() / all.height();
    QVERIFY2(aspect > 0.9 && aspect < 2.9, qPrintable(QString::number(aspect)));
    const double share = covered / (all.width() * all.height());
    QVERIFY2(share > 0.17, qPrintable(QString::number(share)));
}

void TestLayout::membersStayInTheirAreas()
{
    schema::Model model = testsupport::realModel(120, testsupport::Areas::Drawn);
    const Scene before = sceneOf(model);
    layOut(model);
    const Scene after = sceneOf(model);
    verifyClean(after);
    for (qsizetype i = 0; i < before.cards.size(); ++i)
        QCOMPARE(after.cards.at(i).area, before.cards.at(i).area);
    for (const NoteBox &area : after.notes) {
        for (const qsizetype member : area.members)
            QVERIFY(area.rect.contains(after.cards.at(member).rect));
        for (const NoteBox &other : after.notes)
            QVERIFY(area.id == other.id || !area.rect.intersects(other.rect));
    }
}

void TestLayout::lockedCardsStay()
{
    schema::Model model = testing::randomModel(60, 4);
    layOut(model);
    schema::Diagram &diagram = model.diagrams.first();
    for (const int number : {3, 20, 41}) {
        schema::NodePlace &place = diagram.places[model.entities.at(number).id];
        place.locked = true;
        place.x += 333;
        place.y -= 77;
    }
    const schema::Diagram moved = diagram;
    layOut(model);
    const schema::Diagram &after = model.diagrams.first();
    for (const int number : {3, 20, 41})
        QCOMPARE(after.places.value(model.entities.at(number).id), moved.places.value(model.entities.at(number).id));
    QVERIFY(after.places != moved.places);
    QCOMPARE(testing::overlappingCards(sceneOf(model)), 0);
}

void TestLayout::selectionMovesAlone()
{
    schema::Model model = testing::randomModel(60, 8);
    layOut(model);
    const schema::Diagram before = model.diagrams.first();
    QSet<NodeKey> selected;
    for (int number = 10; number < 22; ++number) {
        selected.insert(NodeKey::ofEntity(model.entities.at(number).id));
        model.diagrams.first().places[model.entities.at(number).id].x = 0; // on a heap
        model.diagrams.first().places[model.entities.at(number).id].y = 0;
    }
    layOut(model, selected, LayoutMethod::Layered);
    for (const schema::Entity &entity : std::as_const(model.entities)) {
        if (!selected.contains(NodeKey::ofEntity(entity.id)))
            QCOMPARE(model.diagrams.first().places.value(entity.id), before.places.value(entity.id));
    }
    verifyClean(sceneOf(model));
}

void TestLayout::notesGoAlong()
{
    schema::Model model = testing::bookstore();
    layOut(model);
    const schema::NodePlace place = model.diagrams.first().places.value(model.entities.first().id);
    schema::Note note;
    note.id = schema::NoteId(QStringLiteral("beside"));
    note.text = QStringLiteral("about it");
    note.x = place.x - 190;
    note.y = place.y;
    model.diagrams.first().notes = {note};
    for (schema::NodePlace &each : model.diagrams.first().places)
        each.x += 5000;
    model.diagrams.first().notes.first().x += 5000;
    layOut(model, {}, LayoutMethod::Force);
    const Scene scene = sceneOf(model);
    const QRectF rect = scene.notes.first().rect;
    for (const Card &card : scene.cards)
        QVERIFY(!card.rect.intersects(rect));
    const QRectF about = scene.cards.first().rect.adjusted(-400, -400, 400, 400);
    QVERIFY(about.intersects(rect));
}

void TestLayout::worksWithoutTheProgram()
{
    schema::Model model = testing::randomModel(80, 2);
    const Scene scene = sceneOf(model);
    const ArrangeRequest request = requestFor(scene, {}, LayoutMethod::Automatic, 1.6);
    for (const bool stuck : {true, false}) {
        const StuckEngine engine;
        const LayoutProcess missing(QStringLiteral("no-such-program"));
        const auto arrangement = arrange(request, stuck ? static_cast<const LayoutEngine &>(engine) : missing);
        QVERIFY(arrangement);
        QVERIFY(!arrangement->notice.isEmpty());
        document::applyTo(document::diagramIn(model, {}), editFor(scene, {}, *arrangement));
        QCOMPARE(testing::overlappingCards(sceneOf(model)), 0);
    }
}

void TestLayout::believesNoAnswer_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::newRow("echo") << QByteArray("cat");
    QTest::newRow("nothing") << QByteArray("cat > /dev/null");
    QTest::newRow("fails") << QByteArray("exit 3");
    QTest::newRow("killed") << QByteArray("kill -9 $$");
    QTest::newRow("too few") << QByteArray("cat > /dev/null; printf 'placed 0 2\\n1 2\\n'");
    QTest::newRow("not numbers") << QByteArray("cat > /dev/null; printf 'placed 0 2\\n1 x\\n3 4\\ndone\\n'");
    QTest::newRow("infinite") << QByteArray("cat > /dev/null; printf 'placed 0 2\\n1 inf\\n3 nan\\ndone\\n'");
    QTest::newRow("too much") << QByteArray("cat > /dev/null; printf 'placed 0 2\\n1 2\\n3 4\\n5 6\\ndone\\n'");
    QTest::newRow("endless") << QByteArray("yes");
}

void TestLayout::believesNoAnswer()
{
    QFETCH(QByteArray, script);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("program"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\n" + script + '\n');
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const LayoutGraph graph{{{100, 50}, {100, 50}}, {{0, 1}}, LayoutMethod::Layered, 1};
    const auto centres = LayoutProcess(path).centres({graph}, {});
    QVERIFY(!centres);
    QCOMPARE(centres.error().code, base::ErrorCode::Unsupported);
}

void TestLayout::isCancelledAtOnce()
{
    const Scene scene = sceneOf(testsupport::realModel(1000));
    QElapsedTimer time;
    time.start();
    const auto arrangement =
        arrange(requestFor(scene, {}, LayoutMethod::Layered, 1.6), LayoutProcess(), {{}, [&time] {
                                                                                         return time.elapsed() > 20;
                                                                                     }});
    QVERIFY(!arrangement);
    QCOMPARE(arrangement.error().code, base::ErrorCode::Cancelled);
}

void TestLayout::programRefusesNonsense_data()
{
    QTest::addColumn<QByteArray>("input");
    const QByteArray head("shapewright-layout 1\n");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("other version") << QByteArray("shapewright-layout 2\n");
    QTest::newRow("binary") << QByteArray("\x7f"
                                          "ELF\0\0\0\xff",
                                          8);
    QTest::newRow("no run") << head + "graph force\nbox 1 1\n";
    QTest::newRow("box without graph") << head + "box 1 1\n";
    QTest::newRow("negative") << head + "graph force\nbox -1 1\nrun\n";
    QTest::newRow("nan") << head + "graph force\nbox nan 1\nrun\n";
    QTest::newRow("infinite") << head + "graph force\nbox inf 1\nrun\n";
    QTest::newRow("huge") << head + "graph force\nbox 1e300 1\nrun\n";
    QTest::newRow("words") << head + "graph force\nbox 1 1 onemore\nrun\n";
    QTest::newRow("link to nowhere") << head + "graph force\nbox 1 1\nlink 0 1\nrun\n";
    QTest::newRow("negative link") << head + "graph force\nbox 1 1\nlink 0 -1\nrun\n";
    QTest::newRow("long line") << head + "graph force\nbox " + QByteArray(100'000, '1') + "\nrun\n";
    QTest::newRow("too many") << head + "graph force\n" + QByteArray("box 1 1\n").repeated(20'001) + "run\n";
    QTest::newRow("other method") << head + "graph circo\nrun\n";
    QTest::newRow("stagger") << head + "graph layered 100000\nrun\n";
}

void TestLayout::programRefusesNonsense()
{
    QFETCH(QByteArray, input);
    QProcess process;
    process.start(LayoutProcess::standardProgram(), {});
    QVERIFY(process.waitForStarted());
    process.write(input);
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().startsWith("shapewright-layout: line "));
}

QTEST_MAIN(TestLayout)
#include "tst_layout.moc"
