// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/windowfixture.h"
#include "views/window/boxes/documentsboxes.h"
#include "views/window/boxes/notationbox.h"
#include "views/window/boxes/pathchip.h"
#include "views/window/boxes/zoombox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QTabBar>
#include <QToolButton>
#include <QtTest>

using namespace sw;
using sw::test::Window;
using views::CanvasMode;

/// What lies on and above the canvas: zoom and notation.
class TestCanvasBoxes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void beginsAtFullSize();
    void zooms();
    void staysInItsCorner();
    void coversNoCardThatFits();
    void leavesTheCanvasAlone();
    void showsAndChangesTheNotation();
    void boxesOfTheDocumentsFollowTheirCommands();
    void nextBoxTakesThePlaceOfTheZoomBox();
    void tabsAreWhole();

private:
    QToolButton *button(Window &w, const char *command)
    {
        for (QToolButton *each : w.canvas().findChild<views::ZoomBox *>()->findChildren<QToolButton *>()) {
            if (each->defaultAction() == w.action(command))
                return each;
        }
        return nullptr;
    }
};

/// What is drawn first has the size of the texts around it.
void TestCanvasBoxes::beginsAtFullSize()
{
    Window w;
    QCOMPARE(w.canvas().camera().zoom, 1.0);
    w.action("view.fit")->trigger();
    QCOMPARE(w.canvas().camera().zoom, 1.0);
}

void TestCanvasBoxes::zooms()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    const double fitted = w.canvas().camera().zoom;
    for (const char *command : {"view.zoomOut", "view.actual", "view.zoomIn", "view.fit"}) {
        QVERIFY(button(w, command) != nullptr);
        QVERIFY(!button(w, command)->accessibleName().isEmpty() &&
                !button(w, command)->accessibleName().contains(QLatin1Char('&')));
        QVERIFY(
            button(w, command)->toolTip().contains(w.action(command)->shortcut().toString(QKeySequence::NativeText)));
    }
    QTest::mouseClick(button(w, "view.actual"), Qt::LeftButton);
    QCOMPARE(w.canvas().camera().zoom, 1.0);
    QCOMPARE(button(w, "view.actual")->text().remove(QLatin1Char(' ')).remove(QChar(0xa0)), QStringLiteral("100%"));
    QTest::mouseClick(button(w, "view.zoomIn"), Qt::LeftButton);
    QCOMPARE(w.canvas().camera().zoom, 1.25);
    QVERIFY(button(w, "view.actual")->accessibleName().contains(QStringLiteral("125")));
    QTest::mouseClick(button(w, "view.zoomOut"), Qt::LeftButton);
    QCOMPARE(w.canvas().camera().zoom, 1.0);
    QTest::mouseClick(button(w, "view.fit"), Qt::LeftButton);
    QCOMPARE(w.canvas().camera().zoom, fitted);
}

/// What is fitted into the view is seen as a whole, also beside the box.
void TestCanvasBoxes::coversNoCardThatFits()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    w.action("view.documents")->trigger();
    views::CanvasView &view = w.window.canvas(CanvasMode::Documents);
    QTRY_VERIFY(!view.scene().cards.isEmpty());
    for (const QSize &size : {QSize(1440, 900), QSize(1100, 800), QSize(1700, 760)}) {
        w.window.resize(size);
        QCoreApplication::processEvents();
        view.navigation().fit();
        QCOMPARE(view.camera().size, QSizeF(view.size())); // all of it is painted
        for (const diagram::Card &card : view.scene().cards) {
            const QRectF rect(view.camera().toView(card.rect.topLeft()), view.camera().toView(card.rect.bottomRight()));
            QVERIFY2(!rect.intersects(QRectF(view.findChild<views::ZoomBox *>()->geometry())), qPrintable(card.title));
            QVERIFY2(QRectF(view.rect()).contains(rect), qPrintable(card.title));
        }
    }
}

void TestCanvasBoxes::staysInItsCorner()
{
    Window w;
    for (const CanvasMode mode : {CanvasMode::Model, CanvasMode::Documents}) {
        w.window.setMode(mode);
        views::CanvasView &view = w.window.canvas(mode);
        const auto *box = view.findChild<views::ZoomBox *>();
        for (const QSize &size : {QSize(1440, 900), QSize(1200, 760)}) {
            w.window.resize(size);
            QTRY_COMPARE(box->geometry().bottomLeft(), QPoint(12, view.height() - 13));
        }
        w.window.setLayoutDirection(Qt::RightToLeft);
        QTRY_COMPARE(box->geometry().bottomRight(), QPoint(view.width() - 13, view.height() - 13));
        w.window.setLayoutDirection(Qt::LeftToRight);
    }
}

void TestCanvasBoxes::leavesTheCanvasAlone()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    auto *box = w.canvas().findChild<views::ZoomBox *>();
    const QByteArray before = w.bytes();
    w.key(Qt::Key_E);
    QTest::mouseClick(box, Qt::LeftButton, {}, {1, 1}); // beside the buttons
    QTest::mouseDClick(box, Qt::LeftButton, {}, {1, 1});
    QCOMPARE(w.bytes(), before);
    QTest::mouseClick(button(w, "view.zoomIn"), Qt::LeftButton);
    QVERIFY(w.canvas().hasFocus());
    QCOMPARE(box->cursor().shape(), Qt::ArrowCursor);
}

void TestCanvasBoxes::showsAndChangesTheNotation()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    auto *box = w.window.findChild<views::NotationBox *>();
    QVERIFY(box->isVisible());
    QComboBox *list = box->list();
    QCOMPARE(list->count(), 3);
    QCOMPARE(list->currentIndex(), static_cast<int>(w.canvas().notation()));
    for (int i = 0; i < list->count(); ++i) {
        const QKeySequence key = w.window.actions().action(list->itemData(i).toString())->shortcut();
        QVERIFY(list->itemData(i, Qt::ToolTipRole).toString().contains(key.toString(QKeySequence::NativeText)));
        QVERIFY(!list->itemText(i).contains(QLatin1Char('&')));
    }
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(w.canvas().notation(), diagram::Notation::Chen);
    QCOMPARE(w.canvas().scene().notation, diagram::Notation::Chen);
    w.canvas().setFocus();
    w.key(Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(list->currentText(), w.action("view.uml")->text().remove(QLatin1Char('&')));
    w.action("view.crowsfoot")->trigger();
    QCOMPARE(list->currentIndex(), 0);
    w.window.setMode(CanvasMode::Documents);
    QVERIFY(!box->isVisible());
}

void TestCanvasBoxes::boxesOfTheDocumentsFollowTheirCommands()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    w.window.resize(1440, 900);
    auto *boxes = w.window.findChild<views::DocumentsBoxes *>();
    QVERIFY(!boxes->isVisible() && !w.action("view.tints")->isEnabled());
    w.window.setMode(CanvasMode::Documents);
    const views::CanvasView &view = w.window.canvas(CanvasMode::Documents);
    QTRY_VERIFY(!view.scene().lines.isEmpty());
    QVERIFY(boxes->isVisible());
    const QList<QCheckBox *> all = boxes->findChildren<QCheckBox *>();
    QCOMPARE(all.size(), 3);
    for (const QCheckBox *box : all)
        QVERIFY(box->isChecked() && !box->icon().isNull() && !box->toolTip().isEmpty());
    QTest::mouseClick(all.at(0), Qt::LeftButton, {}, QPoint(8, all.at(0)->height() / 2));
    QVERIFY(view.scene().lines.isEmpty()); // references are the only ones without patterns
    QVERIFY(!w.action("view.references")->isChecked() && !all.at(0)->isChecked());
    w.action("view.references")->trigger();
    QVERIFY(!view.scene().lines.isEmpty() && all.at(0)->isChecked());
    w.action("view.tints")->trigger();
    QVERIFY(!view.scene().tinted && !all.at(2)->isChecked());
    w.action("view.tints")->trigger();
    QVERIFY(view.scene().tinted);
    QVERIFY(w.window.minimumSizeHint().width() <= 1000);
    w.window.resize(w.window.minimumSizeHint().expandedTo(QSize(900, 700)));
    QTRY_VERIFY(!boxes->isVisible()); // no room: the menu has them
    QVERIFY(w.action("view.tints")->isEnabled());
}

/// A path whose chip left the zoom box's place empty looked lost.
void TestCanvasBoxes::nextBoxTakesThePlaceOfTheZoomBox()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    w.window.selection().selectOperation(w.document().model().operations.first().id);
    auto *chip = w.canvas().findChild<views::PathChip *>();
    QTRY_VERIFY(chip->isVisible());
    w.action("view.zoomBox")->trigger();
    QTRY_COMPARE(chip->geometry().left(), 12);
    w.action("view.zoomBox")->trigger();
    QTRY_VERIFY(chip->geometry().left() > w.canvas().findChild<views::ZoomBox *>()->geometry().right());
}

/// What stands beside them gives way.
void TestCanvasBoxes::tabsAreWhole()
{
    Window w;
    QVERIFY(w.window.files().openSample(QStringLiteral("bookstore")));
    const QTabBar *tabs = nullptr;
    for (const QTabBar *each : w.window.findChildren<QTabBar *>())
        tabs = each->accessibleName() == QLatin1String("Pages") ? each : tabs;
    QVERIFY(tabs);
    for (const CanvasMode mode : {CanvasMode::Model, CanvasMode::Documents}) {
        w.window.setMode(mode);
        for (int width = 1000; width <= 1560; width += 10) {
            w.window.resize(width, 800);
            QCoreApplication::processEvents();
            QVERIFY2(tabs->width() >= tabs->sizeHint().width(), qPrintable(QString::number(width)));
        }
    }
}

QTEST_MAIN(TestCanvasBoxes)
#include "tst_canvasboxes.moc"
