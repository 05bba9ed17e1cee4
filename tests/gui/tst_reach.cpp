// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/translation.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/patience.h"
#include "views/panels/helppanel.h"
#include "views/widgets/mnemonics.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/window/dockrows.h"
#include "views/window/docks.h"
#include "views/window/goalbar.h"
#include "views/window/shortcutsdialog.h"
#include "views/window/spokenfocus.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QtTest>

using namespace sw;
using sw::test::Window;

namespace
{

QStringList doubledIn(const QList<QAction *> &actions, const QString &where)
{
    QStringList doubled;
    QHash<QChar, QString> known;
    for (const QAction *action : actions) {
        const QChar letter = views::mnemonicOf(action->text());
        if (letter.isNull() || !action->isVisible())
            continue;
        if (known.contains(letter))
            doubled << QStringLiteral("%1: %2 and %3").arg(where, known.value(letter), action->text());
        known.insert(letter, action->text());
        if (action->menu() != nullptr)
            doubled << doubledIn(action->menu()->actions(), action->text());
    }
    return doubled;
}

QString placeOf(const QWidget *widget)
{
    QStringList path;
    for (; widget != nullptr; widget = widget->parentWidget())
        path.prepend(QLatin1String(widget->metaObject()->className()));
    return path.join(QLatin1Char('/'));
}

/// A label whose buddy it is names a widget as well.
bool isNamed(const QWidget *widget)
{
    if (!widget->accessibleName().isEmpty())
        return true;
    const auto labels = widget->window()->findChildren<QLabel *>();
    return std::any_of(labels.cbegin(), labels.cend(), [widget](const QLabel *label) {
        return label->buddy() != nullptr && (label->buddy() == widget || label->buddy()->isAncestorOf(widget));
    });
}

QStringList namelessIn(const QWidget &host)
{
    QStringList nameless;
    for (const QWidget *each : host.findChildren<QWidget *>()) {
        const bool needsName = qobject_cast<const QComboBox *>(each) || qobject_cast<const QAbstractSpinBox *>(each) ||
                               qobject_cast<const views::SegmentedControl *>(each);
        if (needsName && !isNamed(each))
            nameless << placeOf(each);
    }
    return nameless;
}

} // namespace

/// Everything can be reached and has a name.
class TestReach : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { test::useTestSettings(); }
    void cleanup() { base::useLanguage(QStringLiteral("en")); }
    void editorsHaveNames();
    void mnemonicsDiffer_data();
    void mnemonicsDiffer();
    void panelsAreInTheirMenu();
    void exportIsInReach_data();
    void exportIsInReach();
    void focusIsSeen();
    void tabStaysInSight();
    void f6ReachesCoveredPanels();
    void onlyTheFocusIsTold();
    void tabLeadsToTheChosenSegment();
    void dialogsHaveHelp();
    void dialogsHaveNames();
};

void TestReach::editorsHaveNames()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    const QStringList nameless = namelessIn(w.window);
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    w.window.selection().selectRelationship(w.model().relationships.first().id);
    for (const QAbstractSpinBox *each : w.window.docks().dock("properties")->findChildren<QAbstractSpinBox *>()) {
        const QString name = each->accessibleName();
        QVERIFY2(name.isEmpty() || name.at(0).isLetterOrNumber(), qPrintable(placeOf(each) + name));
    }
}

/// Tab goes around all that is in sight, past the panels that lie behind others.
void TestReach::tabStaysInSight()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.window.selection().selectEntity(w.model().entities.first().id);
    auto *first = w.window.findChild<views::SegmentedControl *>()->findChild<QAbstractButton *>();
    first->setFocus();
    QSet<const QWidget *> reached;
    for (int i = 0; i < 400; ++i) {
        QTest::keyClick(w.window.focusWidget(), Qt::Key_Tab);
        const QWidget *now = w.window.focusWidget();
        QVERIFY(now != nullptr);
        for (const views::DockRow &row : views::dockRows()) {
            const QDockWidget *dock = w.window.docks().dock(row.id);
            QVERIFY2(!dock->isAncestorOf(now) || !dock->visibleRegion().isEmpty(), qPrintable(placeOf(now)));
        }
        if (reached.contains(now) && qobject_cast<const views::CanvasView *>(now) == nullptr)
            break;
        reached.insert(now);
    }
    QVERIFY(reached.size() > 20);
}

/// A panel whose parts cover all of it was passed over, as that of the properties in a high window.
void TestReach::f6ReachesCoveredPanels()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    QWidget *panel = w.window.docks().dock("properties")->widget();
    QWidget cover(panel);
    cover.setAttribute(Qt::WA_OpaquePaintEvent);
    cover.setGeometry(panel->rect());
    cover.lower();
    cover.show();
    QVERIFY(panel->visibleRegion().isEmpty());
    w.canvas().setFocus();
    bool reached = false;
    for (int i = 0; i < 6 && !reached; ++i) {
        w.window.docks().focusNext(1);
        reached = panel->isAncestorOf(w.window.focusWidget());
    }
    QVERIFY(reached);
}

/// A list in a panel that follows what is done elsewhere does not take a screen reader along.
void TestReach::onlyTheFocusIsTold()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    auto *outline = w.window.docks().dock("outline")->findChild<QAbstractItemView *>();
    QAccessibleEvent row(outline, QAccessible::Focus);
    w.canvas().setFocus();
    QVERIFY(!views::isTrueFocus(row));
    outline->setFocus();
    QVERIFY(views::isTrueFocus(row));
    QVERIFY(views::isTrueFocus(QAccessibleEvent(&w.canvas(), QAccessible::Focus)));
}

/// As in a row of radio buttons: Space there changes nothing.
void TestReach::tabLeadsToTheChosenSegment()
{
    views::SegmentedControl control({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    const auto stops = [&control] {
        QStringList texts;
        for (const QAbstractButton *each : control.findChildren<QAbstractButton *>()) {
            if (each->focusPolicy() & Qt::TabFocus)
                texts << each->text();
        }
        return texts;
    };
    QCOMPARE(stops(), QStringList{QStringLiteral("a")});
    control.setCurrent(1);
    QCOMPARE(stops(), QStringList{QStringLiteral("b")});
    control.show();
    control.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&control));
    control.findChildren<QAbstractButton *>().at(1)->setFocus();
    QTest::keyClick(control.findChildren<QAbstractButton *>().at(1), Qt::Key_Right);
    QCOMPARE(control.current(), 2);
    QCOMPARE(stops(), QStringList{QStringLiteral("c")});
    QTest::mouseClick(control.findChildren<QAbstractButton *>().at(0), Qt::LeftButton);
    QCOMPARE(stops(), QStringList{QStringLiteral("a")});
}

void TestReach::mnemonicsDiffer_data()
{
    QTest::addColumn<QString>("language");
    QTest::addRow("en") << QStringLiteral("en");
    QTest::addRow("de") << QStringLiteral("de");
}

void TestReach::mnemonicsDiffer()
{
    QFETCH(QString, language);
    base::useLanguage(language);
    Window w;
    const QStringList doubled = doubledIn(w.window.menuBar()->actions(), QStringLiteral("menu bar"));
    QVERIFY2(doubled.isEmpty(), qPrintable(doubled.join(QLatin1Char('\n'))));
}

void TestReach::panelsAreInTheirMenu()
{
    Window w;
    for (const views::DockRow &row : views::dockRows()) {
        QAction *action = w.action(qPrintable(QStringLiteral("panel.") + QLatin1String(row.id)));
        QVERIFY2(action != nullptr, row.id);
        action->trigger();
        action->trigger();
    }
}

/// The keys from panel to panel never lead to what shows no focus, as an area that scrolls.
void TestReach::exportIsInReach_data()
{
    QTest::addColumn<QString>("language");
    QTest::addRow("en") << QStringLiteral("en");
    QTest::addRow("de") << QStringLiteral("de");
}

/// The tool bar drops words before it hides its last button, which has the ways out of the program below it.
void TestReach::exportIsInReach()
{
    QFETCH(const QString, language);
    base::useLanguage(language);
    Window w;
    const auto *exports = static_cast<const QToolButton *>(nullptr);
    for (const auto *button : w.window.findChildren<QToolButton *>()) {
        if (button->defaultAction() == w.action("server.export"))
            exports = button;
    }
    QVERIFY(exports != nullptr);
    const auto *useCase = w.window.findChild<views::GoalBar *>()->findChild<QComboBox *>();
    QList<Qt::ToolButtonStyle> styles;
    for (const int width : {940, 1000, 1024, 1180, 1280, 1440, 1920}) {
        w.window.resize(width, 720);
        QTest::qWait(50); // words go one after the other
        QTRY_VERIFY2_WITH_TIMEOUT(exports->isVisible() &&
                                      exports->geometry().right() <= exports->parentWidget()->width(),
                                  qPrintable(QString::number(width)), sw::test::patience);
        styles << exports->toolButtonStyle();
        QStyleOptionComboBox box;
        box.initFrom(useCase);
        const QRect room =
            useCase->style()->subControlRect(QStyle::CC_ComboBox, &box, QStyle::SC_ComboBoxEditField, useCase);
        for (int i = 0; i < useCase->count(); ++i)
            QVERIFY2(room.width() > useCase->fontMetrics().horizontalAdvance(useCase->itemText(i)),
                     qPrintable(useCase->itemText(i)));
    }
    QCOMPARE(styles.first(), Qt::ToolButtonIconOnly);
    QCOMPARE(styles.last(), Qt::ToolButtonTextBesideIcon);

    QVERIFY(exports->menu() != nullptr && exports->popupMode() == QToolButton::MenuButtonPopup);
    QList<QAction *> expected;
    for (const char *id : {"server.export", "file.exportScript", "file.picture", "file.record"})
        expected << w.action(id);
    QCOMPARE(exports->menu()->actions(), expected);
}

void TestReach::focusIsSeen()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    for (const char *panel : {"properties", "method", "problems", "preview"}) {
        w.window.docks().show(QLatin1String(panel));
        const auto areas = w.window.docks().dock(panel)->findChildren<QScrollArea *>();
        for (QScrollArea *area : areas) // where the keys were last, as after a click beside everything
            area->setFocus();
        QSet<QWidget *> seen;
        for (QWidget *focus = nullptr; !seen.contains(focus); focus = w.window.focusWidget()) {
            seen.insert(focus);
            w.window.docks().focusNext(1);
            QVERIFY2(w.window.focusWidget() != nullptr, panel);
            QVERIFY2(qobject_cast<QScrollArea *>(w.window.focusWidget()) == nullptr, panel);
        }
        QVERIFY(seen.size() > 2);
    }
}

void TestReach::dialogsHaveHelp()
{
    Window w;
    auto *dialog = new views::ShortcutsDialog(w.window.actions(), &w.window);
    dialog->open();
    QTest::keyClick(dialog, Qt::Key_F1);
    auto *help = dialog->findChild<views::HelpPanel *>();
    QVERIFY(help != nullptr && help->isVisible());
    QCOMPARE(help->page(), QStringLiteral("keys"));
    help->window()->close();
    QVERIFY(dialog->isVisible());
    delete dialog;
}

/// Of all dialogs that a command opens.
void TestReach::dialogsHaveNames()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.window.selection().selectEntity(w.entity(QStringLiteral("books")));
    QSet<QString> seen;
    QStringList nameless;
    QTimer look;
    connect(&look, &QTimer::timeout, this, [&] {
        QWidget *modal = QApplication::activeModalWidget();
        if (modal == nullptr)
            return;
        if (qobject_cast<QFileDialog *>(modal) == nullptr && qobject_cast<QMessageBox *>(modal) == nullptr) {
            seen.insert(QLatin1String(modal->metaObject()->className()));
            nameless << namelessIn(*modal);
            for (const QWidget *each : modal->findChildren<QWidget *>()) {
                const bool needsName = qobject_cast<const QLineEdit *>(each) ||
                                       qobject_cast<const QAbstractItemView *>(each) ||
                                       qobject_cast<const QPlainTextEdit *>(each);
                const bool isPart = qobject_cast<const QComboBox *>(each->parentWidget()) ||
                                    qobject_cast<const QAbstractSpinBox *>(each->parentWidget()) ||
                                    each->inherits("QHeaderView") || each->inherits("QComboBoxListView");
                if (needsName && !isPart && !isNamed(each))
                    nameless << placeOf(each);
            }
        }
        modal->close();
    });
    look.start(40);
    const QStringList leavesTheProject{QStringLiteral("file.new"), QStringLiteral("file.quit")};
    for (const views::WindowCommand &command : w.window.actions().commands()) {
        QAction *action = w.window.actions().action(command.id);
        if (leavesTheProject.contains(command.id) || !command.text.contains(QStringLiteral("…")) ||
            !action->isEnabled())
            continue;
        action->trigger();
        QTest::qWait(100);
    }
    QVERIFY2(seen.size() >= 6, qPrintable(seen.values().join(QLatin1Char(' '))));
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
}

QTEST_MAIN(TestReach)
#include "tst_reach.moc"
