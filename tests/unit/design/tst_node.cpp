// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/node.h"

#include <QtTest>

using namespace sw::design;
using sw::schema::FieldType;

namespace
{

Node book()
{
    const Node stars = makeNode(QStringLiteral("stars"), FieldType::Int32);
    const Node city = makeNode(QStringLiteral("city"), FieldType::String);
    Node root = makeObject({}, {makeNode(QStringLiteral("_id"), FieldType::ObjectId),
                                makeObject(QStringLiteral("publisher"), {city}),
                                makeArray(QStringLiteral("reviews"), makeObject({}, {stars}), {0, 3, 10, false})});
    root.variants = {{QStringLiteral("paper"), 1, {makeNode(QStringLiteral("weight"), FieldType::Double)}}};
    return root;
}

} // namespace

class TestNode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsPaths_data();
    void findsPaths();
    void editsWithoutTouchingCopies();
    void takesNodes();
    void visitsEveryNode();
    void marksOrigin();
};

void TestNode::findsPaths_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("name");
    QTest::newRow("field") << QStringLiteral("_id") << QStringLiteral("_id");
    QTest::newRow("in an object") << QStringLiteral("publisher.city") << QStringLiteral("city");
    QTest::newRow("through an array") << QStringLiteral("reviews.stars") << QStringLiteral("stars");
    QTest::newRow("the array") << QStringLiteral("reviews") << QStringLiteral("reviews");
    QTest::newRow("in a variant") << QStringLiteral("weight") << QStringLiteral("weight");
    QTest::newRow("none") << QStringLiteral("reviews.text") << QString();
    QTest::newRow("below a leaf") << QStringLiteral("_id.x") << QString();
    QTest::newRow("prefix of a name") << QStringLiteral("review") << QString();
}

void TestNode::findsPaths()
{
    QFETCH(QString, path);
    QFETCH(QString, name);
    const Node root = book();
    const Node *found = nodeAt(root, path);
    QCOMPARE(found ? found->name : QString(), name);
    QVERIFY(nodeAt(root, {}) == &root);
}

void TestNode::editsWithoutTouchingCopies()
{
    const Node before = book();
    Node after = before;
    nodeAt(after, QStringLiteral("reviews.stars"))->name = QStringLiteral("points");
    QVERIFY(nodeAt(before, QStringLiteral("reviews.stars")));
    QVERIFY(!nodeAt(after, QStringLiteral("reviews.stars")));
    QVERIFY(!(before == after));
}

void TestNode::takesNodes()
{
    Node root = book();
    const auto stars = takeNode(root, QStringLiteral("reviews.stars"));
    QVERIFY(stars.has_value());
    QCOMPARE(stars->name, QStringLiteral("stars"));
    QVERIFY(!nodeAt(root, QStringLiteral("reviews.stars")));
    QVERIFY(!takeNode(root, QStringLiteral("reviews.stars")).has_value());
    QVERIFY(takeNode(root, QStringLiteral("weight")).has_value());
    QVERIFY(!takeNode(root, {}).has_value());
}

void TestNode::visitsEveryNode()
{
    QStringList paths;
    forEachNode(book(), [&](const QString &path, const Node &) { paths << path; });
    const QStringList expected{
        QStringLiteral("_id"),     QStringLiteral("publisher"),     QStringLiteral("publisher.city"),
        QStringLiteral("reviews"), QStringLiteral("reviews.stars"), QStringLiteral("weight")};
    QCOMPARE(paths, expected);
}

void TestNode::marksOrigin()
{
    Node root = book();
    setOrigin(root, {sw::schema::PatternUseId(QStringLiteral("u1")), QStringLiteral("subset")});
    QCOMPARE(nodeAt(root, QStringLiteral("reviews.stars"))->origin.pattern, QStringLiteral("subset"));
    QCOMPARE(nodeAt(root, QStringLiteral("weight"))->origin.pattern, QStringLiteral("subset"));
}

QTEST_APPLESS_MAIN(TestNode)
#include "tst_node.moc"
