// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/windowfixture.h"
#include "views/canvas/canvasaccessible.h"

#include <QAbstractScrollArea>
#include <QtTest>

using namespace sw;
using sw::test::Window;
using views::CanvasMode;

/// What a screen reader finds on the canvas.
class TestCanvasAccessible : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void namesEverythingInTheModel();
    void namesEverythingInTheDocuments();
    void structureIsConsistent();
    void followsTheSelection();
    void actsSelect();
    void survivesChanges();

private:
    static QStringList dump(QAccessibleInterface *node, int depth = 0);
    static void verify(QAccessibleInterface *node);
};

/// One line for each node: its role, name and description, indented by its depth.
QStringList TestCanvasAccessible::dump(QAccessibleInterface *node, int depth)
{
    QStringList lines{QString(depth, QLatin1Char(' ')) + node->text(QAccessible::Name) + QStringLiteral(" | ") +
                      node->text(QAccessible::Description)};
    for (int i = 0; i < node->childCount(); ++i)
        lines += dump(node->child(i), depth + 1);
    return lines;
}

void TestCanvasAccessible::namesEverythingInTheModel()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    const QStringList tree = dump(QAccessible::queryAccessibleInterface(&w.canvas()));
    const auto has = [&tree](const QString &beginning) {
        return std::any_of(tree.cbegin(), tree.cend(), [&](const QString &line) { return line.startsWith(beginning); });
    };
    for (const schema::Entity &entity : w.model().entities) {
        QVERIFY2(has(QLatin1Char(' ') + entity.name + QStringLiteral(" | entity")), qPrintable(entity.name));
        for (const schema::Field &field : entity.fields)
            QVERIFY2(has(QStringLiteral("  ") + field.name + QStringLiteral(", ")),
                     qPrintable(entity.name + QLatin1Char('.') + field.name));
    }
    for (const schema::Relationship &link : w.model().relationships) {
        const QString a = w.model().entity(link.a.entity)->name;
        const QString b = w.model().entity(link.b.entity)->name;
        QVERIFY2(has(QStringLiteral(" %1 to %2, relationship").arg(a, b)) ||
                     has(QStringLiteral(" %1 to %2, relationship").arg(b, a)),
                 qPrintable(a + b));
    }
    for (const schema::Note &note : w.model().diagrams.first().notes)
        QVERIFY2(has(QLatin1Char(' ') + note.text), qPrintable(note.text));
}

void TestCanvasAccessible::namesEverythingInTheDocuments()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    QTRY_VERIFY(w.window.derived().isCurrent() && !w.window.canvas(CanvasMode::Documents).scene().cards.isEmpty());
    w.window.setMode(CanvasMode::Documents);
    const QStringList tree = dump(QAccessible::queryAccessibleInterface(&w.window.canvas(CanvasMode::Documents)));
    for (const design::Collection &collection : w.window.derived().design().collections)
        QVERIFY2(
            tree.join(QLatin1Char('\n')).contains(QLatin1Char(' ') + collection.name + QStringLiteral(" | collection")),
            qPrintable(collection.name));
}

void TestCanvasAccessible::verify(QAccessibleInterface *node)
{
    for (int i = 0; i < node->childCount(); ++i) {
        QAccessibleInterface *child = node->child(i);
        QVERIFY(child != nullptr && child->isValid());
        QCOMPARE(child->parent(), node);
        QCOMPARE(node->indexOfChild(child), i);
        QCOMPARE(node->child(i), child); // the same each time
        if (child->object() == nullptr) {
            QVERIFY(!child->text(QAccessible::Name).isEmpty());
            QVERIFY(!child->rect().isEmpty());
        }
        verify(child);
    }
    if (qobject_cast<QAbstractScrollArea *>(node->object()) != nullptr)
        return; // for those Qt itself looks behind the end of its list
    QCOMPARE(node->child(node->childCount()), nullptr);
    QCOMPARE(node->child(-1), nullptr);
}

void TestCanvasAccessible::structureIsConsistent()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    QAccessibleInterface *canvas = QAccessible::queryAccessibleInterface(&w.canvas());
    verify(canvas);
    const QRect books = canvas
                            ->child(static_cast<int>(w.canvas().scene().indexOf(
                                diagram::NodeKey::ofEntity(w.entity(QStringLiteral("books"))))))
                            ->rect();
    QAccessibleInterface *hit = canvas->childAt(books.center().x(), books.top() + 6);
    QVERIFY(hit != nullptr);
    QCOMPARE(hit->text(QAccessible::Name), QStringLiteral("books"));
}

void TestCanvasAccessible::followsTheSelection()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    QAccessibleInterface *canvas = QAccessible::queryAccessibleInterface(&w.canvas());
    const schema::Entity *books = w.model().entityNamed(QStringLiteral("books"));
    w.window.selection().selectEntity(books->id);
    QCOMPARE(canvas->focusChild()->text(QAccessible::Name), QStringLiteral("books"));
    QVERIFY(canvas->focusChild()->state().selected);
    w.window.selection().selectField(books->id, books->fields.first().id);
    QVERIFY(canvas->focusChild()->text(QAccessible::Name).startsWith(books->fields.first().name));
    w.window.selection().selectRelationship(w.model().relationships.first().id);
    QVERIFY(canvas->focusChild()->text(QAccessible::Name).contains(QStringLiteral("relationship")));
}

void TestCanvasAccessible::actsSelect()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    QAccessibleInterface *canvas = QAccessible::queryAccessibleInterface(&w.canvas());
    for (int i = 0; i < canvas->childCount(); ++i) {
        QAccessibleInterface *child = canvas->child(i);
        if (child->object() != nullptr)
            continue;
        w.window.selection().clear();
        child->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY2(child->state().selected, qPrintable(child->text(QAccessible::Name)));
    }
}

/// Interfaces that a screen reader holds may outlive what they speak of.
void TestCanvasAccessible::survivesChanges()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    QAccessibleInterface *canvas = QAccessible::queryAccessibleInterface(&w.canvas());
    QList<QAccessibleInterface *> all;
    for (int i = 0; i < canvas->childCount(); ++i) {
        all << canvas->child(i);
        for (int j = 0; j < canvas->child(i)->childCount(); ++j)
            all << canvas->child(i)->child(j);
    }
    w.action("edit.selectAll")->trigger();
    w.action("edit.delete")->trigger();
    for (QAccessibleInterface *each : std::as_const(all)) {
        if (each->object() != nullptr)
            continue;
        QVERIFY(!each->isValid());
        QVERIFY(each->text(QAccessible::Name).isEmpty());
        QVERIFY(each->rect().isEmpty());
        QCOMPARE(each->childCount(), 0);
        each->state();
    }
    w.history().undo();
    for (QAccessibleInterface *each : std::as_const(all))
        QVERIFY(each->isValid());
}

QTEST_MAIN(TestCanvasAccessible)
#include "tst_canvasaccessible.moc"
