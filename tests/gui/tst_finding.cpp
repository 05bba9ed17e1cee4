// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/finding.h"
#include "tests/gui/openpick.h"
#include "tests/gui/windowfixture.h"
#include "views/canvas/findbar.h"

#include <QLineEdit>
#include <QTreeView>
#include <QtTest>

using namespace sw;
using sw::test::Window;
using views::CanvasMode;

/// Finding by name: the find bar, go to, and the palette of commands.
class TestFinding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void findsAndReplaces();
    void goesToByName();
    void runsFromThePalette();
    void paletteShowsWhatIsOff();
    void ranksWordsFirst();
    void findsEverythingBestFirst();
    void enterInTheOutlineEdits();

private:
    void open(Window &w);
};

void TestFinding::open(Window &w)
{
    QVERIFY(w.active);
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    QTRY_VERIFY(w.window.derived().isCurrent() && !w.window.canvas(CanvasMode::Documents).scene().cards.isEmpty());
    w.canvas().setFocus();
}

void TestFinding::findsAndReplaces()
{
    Window w;
    open(w);
    w.key(Qt::Key_R, Qt::ControlModifier);
    views::FindBar &bar = w.window.findBar();
    QVERIFY(bar.isVisible() && bar.replacement()->isVisible());
    bar.text()->setText(QStringLiteral("review"));
    QVERIFY(bar.matches().size() > 0);
    QVERIFY(!w.canvas().state().found.isEmpty());
    const auto first = w.window.selection().objects();
    if (bar.matches().size() > 1) {
        QTest::keyClick(bar.text(), Qt::Key_Return);
        QVERIFY(!(w.window.selection().objects() == first));
    }
    const QByteArray before = w.bytes();
    bar.replacement()->setText(QStringLiteral("opinion"));
    bar.replaceAll();
    QVERIFY(w.model().entityNamed(QStringLiteral("opinions")) != nullptr);
    QVERIFY(bar.matches().isEmpty());
    w.history().undo();
    QCOMPARE(w.bytes(), before);
    QTest::keyClick(&bar, Qt::Key_Escape);
    QVERIFY(!bar.isVisible());
    QVERIFY(w.canvas().state().found.isEmpty());
}

void TestFinding::goesToByName()
{
    Window w;
    open(w);
    w.key(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(test::openPick(w.window) != nullptr);
    QTest::keyClicks(test::openPick(w.window)->search(), QStringLiteral("books.isbn"));
    QVERIFY(test::openPick(w.window)->list()->model()->rowCount() > 0);
    QTest::keyClick(test::openPick(w.window)->search(), Qt::Key_Return);
    QTRY_VERIFY(!w.window.selection().objects().field.isEmpty());
    QCOMPARE(w.window.selection().entity(), w.entity(QStringLiteral("books")));
}

void TestFinding::runsFromThePalette()
{
    Window w;
    open(w);
    w.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(test::openPick(w.window) != nullptr);
    QTest::keyClicks(test::openPick(w.window)->search(), QStringLiteral("documents"));
    QTest::keyClick(test::openPick(w.window)->search(), Qt::Key_Return);
    QTRY_COMPARE(w.window.mode(), CanvasMode::Documents);
}

/// What cannot be done now is found all the same, and does nothing.
void TestFinding::paletteShowsWhatIsOff()
{
    Window w;
    open(w);
    w.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(test::openPick(w.window) != nullptr);
    QTest::keyClicks(test::openPick(w.window)->search(), QStringLiteral("align left"));
    const QAbstractItemModel *model = test::openPick(w.window)->list()->model();
    QCOMPARE(model->rowCount(), 1);
    QVERIFY(!model->flags(model->index(0, 0)).testFlag(Qt::ItemIsEnabled));
    QTest::keyClick(test::openPick(w.window)->search(), Qt::Key_Return);
    QVERIFY(test::openPick(w.window)->isVisible());
    QCOMPARE(w.history().count(), 0);
}

void TestFinding::ranksWordsFirst()
{
    using views::QuickPick;
    QCOMPARE(QuickPick::rank(QStringLiteral("books"), QStringLiteral("xyz")), 0);
    QVERIFY(QuickPick::rank(QStringLiteral("Align left"), QStringLiteral("left")) >
            QuickPick::rank(QStringLiteral("cleft palate"), QStringLiteral("left")));
    QVERIFY(QuickPick::rank(QStringLiteral("Align left"), QStringLiteral("al")) >
            QuickPick::rank(QStringLiteral("Total"), QStringLiteral("al")));
    QVERIFY(QuickPick::rank(QStringLiteral("View: Documents"), QStringLiteral("documents")) >
            QuickPick::rank(QStringLiteral("File: Generate documents"), QStringLiteral("documents")));
    QVERIFY(QuickPick::rank(QStringLiteral("order lines"), QStringLiteral("ol")) > 0);
}

/// Entities came first however badly they matched, and operations never.
void TestFinding::findsEverythingBestFirst()
{
    Window w;
    open(w);
    QVERIFY(!w.model().operations.isEmpty());
    schema::Model model = w.model();
    model.entities[0].name = QStringLiteral("Preorders");
    model.operations[0].name = QStringLiteral("Order");
    model.relationships[0].name = QStringLiteral("order lines");
    const QList<document::Match> found = document::findText(model, {QStringLiteral("order")});
    QVERIFY(found.size() >= 3);
    QCOMPARE(found.at(0).operation, model.operations[0].id);
    const auto rankOf = [&](const QString &text) {
        for (qsizetype i = 0; i < found.size(); ++i) {
            if (found.at(i).text == text)
                return i;
        }
        return found.size();
    };
    QVERIFY(rankOf(QStringLiteral("order lines")) < rankOf(QStringLiteral("Preorders")));
    QVERIFY(rankOf(QStringLiteral("Preorders")) < found.size());
    w.key(Qt::Key_F, Qt::ControlModifier);
    w.window.findBar().text()->setText(w.model().operations[0].name);
    QCOMPARE(w.window.selection().objects().operation, w.model().operations[0].id);
}

/// As in other programs: what is listed is edited by Enter or F4.
void TestFinding::enterInTheOutlineEdits()
{
    Window w;
    open(w);
    QWidget *outline = w.window.findChild<QWidget *>(QStringLiteral("outline"));
    QWidget *properties = w.window.findChild<QWidget *>(QStringLiteral("properties"));
    QVERIFY(outline != nullptr && properties != nullptr);
    auto *tree = outline->findChild<QTreeView *>();
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_F4}) {
        w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
        tree->setFocus();
        QTest::keyClick(tree, key);
        QVERIFY(properties->isVisible() && properties->isAncestorOf(w.window.focusWidget()));
        QCOMPARE(w.window.selection().entity(), w.entity(QStringLiteral("books")));
    }
}

QTEST_MAIN(TestFinding)
#include "tst_finding.moc"
