// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/linkedits.h"
#include "tests/gui/panels/propertiesfixture.h"
#include "views/widgets/linkbutton.h"
#include "views/widgets/propertyform.h"

#include <QRandomGenerator>
#include <QTreeWidget>
#include <QtTest>

using namespace sw;
using sw::test::Panel;

namespace
{

constexpr int slack = 2; // of frames
constexpr int ends = 11; // rows of a relationship before what the advisor says of it

/// Every row of the page that can be seen, by its editor's name, and whether it is lower than it has to be.
QStringList rowsOf(const views::PropertiesPanel &panel)
{
    QStringList rows;
    const QWidget *page = panel.currentPage();
    for (const views::FormRow *row : page->findChildren<views::FormRow *>()) {
        if (row->isVisibleTo(page))
            rows << row->editor()->accessibleName() + (row->height() + slack < row->editor()->minimumSizeHint().height()
                                                           ? QStringLiteral(": too low")
                                                           : QString());
    }
    return rows;
}

/// Where the rows of the page stand that can be seen, apart from notes that lie over it.
QStringList placesOf(const views::PropertiesPanel &panel)
{
    QStringList places;
    const QWidget *page = panel.currentPage();
    for (const views::FormRow *row : page->findChildren<views::FormRow *>()) {
        if (row->isVisibleTo(page))
            places << QStringLiteral("%1 at %2, %3 high")
                          .arg(row->editor()->accessibleName())
                          .arg(row->mapTo(page, QPoint()).y())
                          .arg(row->height());
    }
    return places;
}

/// Lets all layouts that are asked for be done.
void settle()
{
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

/// All whose rows have one height each.
QList<items::SelectedObjects> everything(const schema::Model &model)
{
    QList<items::SelectedObjects> all{items::SelectedObjects()};
    for (const schema::Entity &entity : model.entities) {
        items::SelectedObjects objects;
        objects.entities.insert(entity.id);
        all << objects;
        for (const schema::Field &field : entity.fields) {
            objects.field = field.id;
            all << objects;
            for (const schema::Field &inner : field.fields) {
                objects.field = inner.id;
                all << objects;
            }
        }
    }
    for (const schema::PatternUse &use : model.patterns) {
        items::SelectedObjects objects;
        objects.pattern = use.id;
        all << objects;
    }
    return all;
}

} // namespace

/// A panel that has shown other objects shows an object as a fresh one does.
class TestSteadyRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usedPanelAsFreshOne_data();
    void usedPanelAsFreshOne();
    void errorsMoveNothing_data();
    void errorsMoveNothing();
    void contradictionsMoveNothing_data();
    void contradictionsMoveNothing();
    void choicesMoveNothing();
    void placementsMoveNothing();
};

void TestSteadyRows::usedPanelAsFreshOne_data()
{
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {1u, 2u, 3u})
        QTest::addRow("seed %u", seed) << seed;
}

void TestSteadyRows::usedPanelAsFreshOne()
{
    QFETCH(quint32, seed);
    Panel used;
    const QList<items::SelectedObjects> all = everything(used.model());
    QRandomGenerator random(seed);
    for (int i = 0; i < 120; ++i) {
        const items::SelectedObjects &objects = all.at(random.bounded(static_cast<int>(all.size())));
        used.selection.set(objects);
        if (random.bounded(3) == 0) // several selections between two layouts as well as one
            continue;
        settle();
        Panel fresh;
        fresh.selection.set(objects);
        settle();
        QTRY_COMPARE_WITH_TIMEOUT(rowsOf(used.panel), rowsOf(fresh.panel), 2000); // layouts take some rounds
        QVERIFY2(rowsOf(used.panel).filter(QStringLiteral("too low")).isEmpty(),
                 qPrintable(rowsOf(used.panel).join(QLatin1Char('\n'))));
    }
}

void TestSteadyRows::errorsMoveNothing_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {260, 320, 500})
        QTest::addRow("%d", width) << width;
}

void TestSteadyRows::errorsMoveNothing()
{
    QFETCH(int, width);
    Panel p;
    p.panel.resize(width, 900);
    p.selection.selectOperation(p.model().operations.first().id);
    settle();
    const QStringList before = placesOf(p.panel);
    for (const char *name : {"Rate", "Peak", "Latency", "Max. staleness", "Expected results"}) {
        auto *edit = p.find<views::CountEdit>(name);
        QVERIFY2(edit != nullptr, name);
        test::retype(edit, QStringLiteral("often"));
        QVERIFY2(!test::errorOf(edit).isEmpty(), name);
        settle();
        QCOMPARE(placesOf(p.panel), before);
    }
}

void TestSteadyRows::contradictionsMoveNothing_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {260, 320, 500})
        QTest::addRow("%d", width) << width;
}

void TestSteadyRows::contradictionsMoveNothing()
{
    QFETCH(int, width);
    Panel p;
    p.panel.resize(width, 900);
    for (const char *other : {"reviews", "authors"}) {
        const schema::RelationshipId link = p.link("books", other);
        p.selection.selectRelationship(link);
        settle();
        const QStringList before = placesOf(p.panel);
        document::editModel(p.document, QStringLiteral("more"), [](schema::Model &model) {
            for (schema::Entity &entity : model.entities) {
                entity.count.likely *= entity.name == QStringLiteral("books") ? 1 : 1234;
                entity.count.max = std::max(entity.count.max, entity.count.likely);
            }
        });
        settle();
        QTRY_VERIFY(p.derived.isCurrent());
        settle();
        QStringList offered;
        for (const views::LinkButton *button : p.panel.currentPage()->findChildren<views::LinkButton *>()) {
            if (button->isVisible())
                offered << button->text();
        }
        QCOMPARE(offered.size(), 2);
        QCOMPARE(placesOf(p.panel).mid(0, ends), before.mid(0, ends));
        p.undo();
    }
}

/// What a choice makes meaningful is there before, but disabled.
void TestSteadyRows::choicesMoveNothing()
{
    Panel p;
    p.selection.selectOperation(p.model().operations.first().id);
    settle();
    QStringList before = placesOf(p.panel);
    const auto written =
        document::changeOperation(p.document, p.model().operations.first().id, {}, [](schema::Operation &each) {
            each.kind = each.isRead() ? schema::OperationKind::Insert : schema::OperationKind::Read;
        });
    QVERIFY(written);
    settle();
    QCOMPARE(placesOf(p.panel), before);
    p.selection.selectRelationship(p.link("books", "reviews"));
    settle();
    before = placesOf(p.panel);
    const auto grows =
        document::changeRelationship(p.document, p.link("books", "reviews"), {}, [](schema::Relationship &link) {
            const bool unbounded = link.growth == schema::Growth::Unbounded;
            link.growth = unbounded ? schema::Growth::Bounded : schema::Growth::Unbounded;
        });
    QVERIFY(grows);
    settle();
    QCOMPARE(placesOf(p.panel).mid(0, ends), before.mid(0, ends));
}

/// Reasons of any length stand below the table of ways to store a relationship.
void TestSteadyRows::placementsMoveNothing()
{
    Panel p;
    const schema::RelationshipId link = p.link("books", "reviews");
    p.selection.selectRelationship(link);
    settle();
    const auto *table = p.panel.currentPage()->findChild<QTreeWidget *>();
    QVERIFY(table && table->isVisibleTo(&p.panel));
    const QPoint place = table->mapTo(p.panel.currentPage(), QPoint());
    const QStringList before = placesOf(p.panel);
    for (const schema::Placement placement : {schema::Placement::EmbedInA, schema::Placement::ReferenceFromB}) {
        QVERIFY(document::changeRelationship(p.document, link, {},
                                             [&](schema::Relationship &each) { each.placement = placement; }));
        settle();
        QCOMPARE(table->mapTo(p.panel.currentPage(), QPoint()), place);
        QCOMPARE(placesOf(p.panel), before);
    }
}

QTEST_MAIN(TestSteadyRows)
#include "tst_steadyrows.moc"
