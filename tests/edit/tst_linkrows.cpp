// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/scenebuilder.h"
#include "tests/support/modelbuilder.h"

#include <QtTest>

using namespace sw;
using namespace sw::diagram;

/// Rows of the Model view that stand for relationships.
class TestLinkRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldsThatHoldALinkStandOnce();
};

/// Imported documents have the field, and the relationship that it holds; the card had a row for each, of one name.
void TestLinkRows::fieldsThatHoldALinkStandOnce()
{
    test::ModelBuilder builder;
    builder.entity("orders", 1000, "total:decimal128")
        .entity("products", 500, "name:string:20")
        .entity("order_items", 3000, "order_id:int32 quantity:int32")
        .link("orders 1:N order_items [1,3,9] a=order_id")
        .link("products 1:N order_items [0,6,90]");
    const Scene scene = SceneBuilder(Metrics()).modelScene(builder.model, mainDiagram(builder.model));
    const Card *items = scene.card(NodeKey::ofEntity(builder.model.entities.last().id));
    QVERIFY(items);
    QStringList names;
    for (const Row &row : items->rows)
        names << row.fullName;
    QCOMPARE(names.count(QStringLiteral("order_id")), 1);
    QCOMPARE(names.size(), 4); // _id, both fields, and the link to products, which no field holds
    const qsizetype held = names.indexOf(QStringLiteral("order_id"));
    QCOMPARE(items->rows.at(held).mark, Mark::Link);
    QVERIFY(!items->rows.at(held).field.isEmpty());
    const schema::RelationshipId link = builder.model.relationships.first().id;
    QCOMPARE(items->rows.at(held).relationship, link);
    const auto line = std::find_if(scene.lines.cbegin(), scene.lines.cend(),
                                   [&](const Line &each) { return each.relationship == link; });
    QVERIFY(line != scene.lines.cend());
    QVERIFY(line->a.row == held || line->b.row == held);
}

QTEST_MAIN(TestLinkRows)
#include "tst_linkrows.moc"
