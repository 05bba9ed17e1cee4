// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/translation.h"
#include "models/document/edits/entityedits.h"
#include "models/formats/project/samplelibrary.h"
#include "models/services/help/helppages.h"
#include "tests/gui/windowfixture.h"
#include "views/bench/patternbench.h"
#include "views/panels/helppanel.h"
#include "views/panels/propertiespanel.h"
#include "views/properties/propertypage.h"
#include "views/widgets/editors/cardinalityedit.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/linkbutton.h"
#include "views/window/canvasarea.h"
#include "views/window/docks.h"
#include "views/window/goalbar.h"
#include "views/window/start/startpage.h"
#include "views/window/start/tour.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>
#include <QtTest>

using namespace sw;
using sw::test::Window;

/// How somebody begins: the start page of an empty canvas, help on what has the focus, and the tour.
class TestStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { test::useTestSettings(); }
    void cleanup() { base::useLanguage(QStringLiteral("en")); }
    void offersWaysToBegin();
    void buttonsStandOnALine();
    void goesWithTheFirstCard();
    void opensSamplesAndRecentFiles();
    void canBeClosed();
    void leavesTheFocusWhereItIs();
    void hasSamplesOnASmallCanvas();
    void hasTourAndLessonsBesideRecentFiles();
    void helpFollowsTheFocus();
    void helpIsSearched();
    void helpIsInBothLanguages();
    void toolkitSpeaksTheSameLanguage();
    void standsWholeOnASmallCanvas();
    void pagesTakeTheFocus();
    void tourGivesTheFocusToWhatItSpeaksOf();
    void tourStaysOutOfTheWay();
    void tourShowsFiveStepsAndCanBeLeft_data();
    void tourShowsFiveStepsAndCanBeLeft();
    void f6GoesAround();
};

void TestStart::offersWaysToBegin()
{
    Window w;
    auto *page = w.window.findChild<views::StartPage *>();
    QVERIFY(page != nullptr && page->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(page->pictures(), static_cast<int>(formats::samples().size()), 12000);
    QVERIFY(page->geometry().intersects(w.canvas().rect()));
    for (const QToolButton *sample : page->findChildren<QToolButton *>()) {
        QVERIFY(!sample->icon().isNull());
        QVERIFY(!sample->toolTip().isEmpty());
    }
}

void TestStart::buttonsStandOnALine()
{
    QWidget strip;
    auto *line = new views::FlowLayout(6);
    strip.setLayout(line);
    QList<QPushButton *> buttons;
    for (const int height : {20, 26, 31}) {
        buttons.append(new QPushButton);
        buttons.last()->setFixedSize(80, height);
        line->addWidget(buttons.last());
    }
    buttons[1]->hide();
    line->setGeometry(QRect(0, 0, 200, 100));
    QVERIFY(std::abs(buttons[0]->geometry().center().y() - buttons[2]->geometry().center().y()) <= 1);
    QCOMPARE(buttons[2]->x(), 86); // what is hidden takes no room
    QCOMPARE(line->heightForWidth(166), 31);
    QCOMPARE(line->heightForWidth(165), 20 + 6 + 31);
}

void TestStart::goesWithTheFirstCard()
{
    Window w;
    auto *page = w.window.findChild<views::StartPage *>();
    QVERIFY(page->isVisible());
    QTest::keyClick(&w.canvas(), Qt::Key_E);
    QVERIFY(!page->isVisible());
    QTest::keyClick(&w.canvas(), Qt::Key_V);
    QVERIFY(page->isVisible());
    QVERIFY(document::addEntity(w.document(), {}, {}, QStringLiteral("books")));
    QVERIFY(!page->isVisible());
    w.history().undo();
    QVERIFY(page->isVisible());
}

void TestStart::opensSamplesAndRecentFiles()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("kept.shape.json"));
    {
        Window first;
        schema::Model model;
        model.name = QStringLiteral("kept");
        first.document().setModel(model);
        QVERIFY(first.document().saveAs(path));
        QVERIFY(first.window.files().openPath(path));
    }
    Window w;
    auto *page = w.window.findChild<views::StartPage *>();
    views::LinkButton *recent = nullptr;
    for (auto *each : page->findChildren<views::LinkButton *>())
        recent = each->text() == QLatin1String("kept.shape.json") ? each : recent;
    QVERIFY(recent != nullptr);
    recent->click();
    QCOMPARE(w.document().filePath(), path);
    page->findChildren<QToolButton *>().last()->click();
    QVERIFY(!w.model().entities.isEmpty());
    QVERIFY(!page->isVisible());
}

void TestStart::canBeClosed()
{
    Window w;
    auto *page = w.window.findChild<views::StartPage *>();
    QTest::keyClick(page, Qt::Key_Escape);
    QVERIFY(!page->isVisible());
    QVERIFY(w.canvas().hasFocus());
}

/// Once it was used, later changes of the model do not bring the focus to the canvas.
void TestStart::leavesTheFocusWhereItIs()
{
    Window w;
    auto *sample = w.window.findChild<views::StartPage *>()->findChildren<QToolButton *>().last();
    sample->setFocus();
    sample->click();
    QVERIFY(!w.model().entities.isEmpty());
    auto *find = w.window.findChild<QDockWidget *>(QStringLiteral("outline"))->findChild<QLineEdit *>();
    find->setFocus();
    QVERIFY(find->hasFocus());
    QVERIFY(document::addEntity(w.document(), {}, {}, QStringLiteral("added")));
    QVERIFY(find->hasFocus());
}

void TestStart::hasSamplesOnASmallCanvas()
{
    Window w;
    auto *page = w.window.findChild<views::StartPage *>();
    for (const int height : {720, 1000}) {
        w.window.resize(1280, height);
        QCoreApplication::processEvents();
        for (const QToolButton *sample : page->findChildren<QToolButton *>())
            QVERIFY(sample->isVisible() && page->rect().contains(QRect(sample->mapTo(page, QPoint()), sample->size())));
    }
}

void TestStart::hasTourAndLessonsBesideRecentFiles()
{
    QTemporaryDir folder;
    {
        Window first;
        for (const char *name : {"a", "b", "c", "d", "e"}) {
            const QString path = folder.filePath(QStringLiteral("%1.shape.json").arg(QLatin1String(name)));
            QVERIFY(first.document().saveAs(path));
            QVERIFY(first.window.files().openPath(path));
        }
    }
    Window w;
    auto *page = w.window.findChild<views::StartPage *>();
    const auto *offers = page->findChild<QScrollArea *>();
    QVERIFY(!offers || page->height() + 24 >= page->parentWidget()->height() ||
            offers->height() >= offers->widget()->sizeHint().height()); // not scrolled where there is room
    page->parentWidget()->setMaximumSize(500, 200); // as among panels at 1024 × 768, in larger letters
    QTRY_VERIFY(page->isVisible() && page->width() < 500);
    const auto *bar =
        page->findChild<QScrollArea *>() ? page->findChild<QScrollArea *>()->verticalScrollBar() : nullptr;
    QTRY_VERIFY(!bar || (bar->isVisible() && bar->maximum() > 0)); // to the samples
    QStringList whole;
    for (const QPushButton *each : page->findChildren<QPushButton *>()) {
        if (each->visibleRegion().boundingRect() == each->rect() && each->height() >= each->sizeHint().height())
            whole << each->text();
    }
    for (const char *text : {"New", "Open…", "Import…", "Tour", "Lessons"})
        QVERIFY2(whole.contains(QString::fromUtf8(text)), text);
    for (const QToolButton *sample : page->findChildren<QToolButton *>()) {
        QVERIFY2(sample->fontMetrics().horizontalAdvance(sample->text()) <= sample->width() - 8,
                 qPrintable(sample->text()));
        QVERIFY(sample->text().isEmpty() || sample->accessibleName().startsWith(sample->text().left(5)));
    }
}

void TestStart::helpFollowsTheFocus()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.canvas().setFocus();
    QTest::keyClick(&w.canvas(), Qt::Key_F1);
    auto &help = w.window.panel<views::HelpPanel>();
    QVERIFY(help.isVisible());
    QCOMPARE(help.page(), QStringLiteral("drawing"));
    w.window.selection().selectRelationship(w.model().relationships.first().id);
    w.canvas().setFocus();
    QTest::keyClick(&w.canvas(), Qt::Key_F1);
    QCOMPARE(help.page(), QStringLiteral("cardinalities"));
    w.window.showPanel(QStringLiteral("workload"));
    QWidget *workload = w.window.docks().dock("workload")->widget();
    workload->findChild<QAbstractItemView *>()->setFocus();
    QTest::keyClick(workload->findChild<QAbstractItemView *>(), Qt::Key_F1);
    QCOMPARE(help.page(), QStringLiteral("workload"));
}

void TestStart::helpIsSearched()
{
    views::HelpPanel panel;
    auto *search = panel.findChild<QLineEdit *>();
    search->setText(QStringLiteral("16 MiB"));
    QCOMPARE(panel.page(), QStringLiteral("cardinalities"));
    search->setText(QStringLiteral("no such words at all"));
    QCOMPARE(panel.findChild<QListWidget *>()->count(), 1);
    search->clear();
    QCOMPARE(panel.findChild<QListWidget *>()->count(), 9);
}

void TestStart::helpIsInBothLanguages()
{
    const QList<services::HelpPage> english = services::helpPages();
    QCOMPARE(english.size(), 9);
    for (const services::HelpPage &page : english) {
        QVERIFY2(!page.title.isEmpty() && page.text.size() > 400, qPrintable(page.id));
        QVERIFY2(page.text.contains(QStringLiteral("](help:")), qPrintable(page.id));
        for (const QString &folder : {QString(), QStringLiteral("de/")})
            QVERIFY2(QFile::exists(QStringLiteral(":/help/%1%2.md").arg(folder, page.id)), qPrintable(page.id));
    }
    QCOMPARE(base::useLanguage(QStringLiteral("de")), QStringLiteral("de"));
    const QList<services::HelpPage> german = services::helpPages();
    for (qsizetype i = 0; i < german.size(); ++i)
        QVERIFY2(german.at(i).title != english.at(i).title || german.at(i).id == QLatin1String("export"),
                 qPrintable(german.at(i).id));
}

/// Words of the toolkit come with a package of the system's; without it the file dialog was half English.
void TestStart::toolkitSpeaksTheSameLanguage()
{
    QCOMPARE(base::useLanguage(QStringLiteral("de")), QStringLiteral("de"));
    for (const char *text : {"Look in:", "Files of type:", "%1 already exists.\nDo you want to replace it?"})
        QVERIFY2(QCoreApplication::translate("QFileDialog", text) != QLatin1String(text), text);
    QVERIFY(QCoreApplication::translate("QPlatformTheme", "Cancel") != QLatin1String("Cancel"));
}

/// In a wordy language buttons go on in a second line, which was cut, and so was the last row of samples.
void TestStart::standsWholeOnASmallCanvas()
{
    QCOMPARE(base::useLanguage(QStringLiteral("de")), QStringLiteral("de"));
    Window w;
    w.window.showPanel(QStringLiteral("method"));
    w.window.resize(1280, 720);
    w.window.resizeDocks({w.window.docks().dock("preview")}, {330}, Qt::Vertical);
    auto *page = w.window.findChild<views::StartPage *>();
    QTRY_VERIFY(w.canvas().height() < 300);
    QList<QRect> all;
    for (const QAbstractButton *each : page->findChildren<QAbstractButton *>()) {
        if (!each->isVisible())
            continue;
        const QRect at(each->mapTo(page, QPoint()), each->size());
        QVERIFY2(page->rect().contains(at), qPrintable(each->text()));
        for (const QRect &other : std::as_const(all))
            QVERIFY2(!other.intersects(at), qPrintable(each->text()));
        all << at;
    }
    QVERIFY(all.size() > 10);
    QVERIFY(w.canvas().rect().contains(page->geometry()));
}

void TestStart::pagesTakeTheFocus()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    QVERIFY(w.canvas().hasFocus());
    auto *tabs = w.window.area().findChild<QTabBar *>();
    QWidget *find = w.window.docks().dock("outline")->widget()->findChild<QLineEdit *>();
    find->setFocus();
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    QTRY_VERIFY(w.window.canvas(views::CanvasMode::Documents).hasFocus());
    find->setFocus();
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    QTRY_VERIFY(w.canvas().hasFocus());
    QTest::keyClick(&w.canvas(), Qt::Key_E);
    QCOMPARE(w.canvas().tool(), views::CanvasTool::Entity);
    find->setFocus();
    w.action("view.documents")->trigger();
    QVERIFY(w.window.canvas(views::CanvasMode::Documents).hasFocus());
    // What is new is drawn on the Model page.
    find->setFocus();
    w.action("file.new")->trigger();
    QCOMPARE(w.window.mode(), views::CanvasMode::Model);
    QVERIFY(w.canvas().hasFocus());
}

void TestStart::tourGivesTheFocusToWhatItSpeaksOf()
{
    Window w;
    w.action("learn.tour")->trigger();
    auto *tour = w.window.findChild<views::Tour *>();
    QVERIFY(w.canvas().hasFocus()); // "Press E and click"
    QTest::keyClick(&w.canvas(), Qt::Key_F6);
    QVERIFY(tour->isAncestorOf(w.window.focusWidget()));
    QCOMPARE(tour->step(), 0);
    QTest::keyClick(w.window.focusWidget(), Qt::Key_Return);
    QCOMPARE(tour->step(), 1);
    QVERIFY(!w.window.selection().relationship().isEmpty());
    auto *properties = w.window.docks().dock("properties")->widget();
    QVERIFY(properties->isAncestorOf(w.window.focusWidget()));
    const auto *page = w.window.panel<views::PropertiesPanel>().currentPage();
    const auto *numbers = page->findChild<views::CardinalityEdit *>();
    QVERIFY(numbers != nullptr && numbers->isAncestorOf(w.window.focusWidget()));
    for (const char *place : {"workload", "", "problems"}) {
        tour->goTo(tour->step() + 1);
        // Where another goal shows: the fit of patterns. Elsewhere nothing changed when it was chosen.
        QCOMPARE(w.window.area().bench().isVisible(), *place == 0);
        QWidget *spoken = *place == 0 ? w.window.findChild<views::GoalBar *>() : w.window.docks().dock(place)->widget();
        QVERIFY2(spoken->isAncestorOf(w.window.focusWidget()), place);
        QTest::qWait(50);
        QVERIFY2(w.window.focusWidget()->isVisible(), place);
    }
}

void TestStart::tourStaysOutOfTheWay()
{
    Window w;
    w.window.resize(1280, 720);
    w.action("learn.tour")->trigger();
    auto *tour = w.window.findChild<views::Tour *>();
    tour->goTo(views::Tour::steps - 1);
    for (const char *panel : {"help", "method", "properties"}) {
        w.window.showPanel(QLatin1String(panel));
        QWidget *dock = w.window.docks().dock(panel);
        const auto isClear = [&] {
            const QRect at(dock->mapTo(&w.window, QPoint()), dock->size());
            return dock->width() > 100 && !at.intersects(tour->geometry());
        };
        QTRY_VERIFY2(isClear(), panel);
        QVERIFY(!w.window.menuBar()->geometry().intersects(tour->geometry()));
        const auto isOnTop = [&] {
            const QWidget *there = w.window.childAt(tour->geometry().center());
            return there == tour || tour->isAncestorOf(there);
        };
        QTRY_VERIFY2(isOnTop(), panel);
    }
    const QPoint from(20, 8), by(60, 50);
    const QPoint before = tour->pos();
    QTest::mousePress(tour, Qt::LeftButton, {}, from);
    QTest::mouseMove(tour, from + by);
    QTest::mouseRelease(tour, Qt::LeftButton, {}, from);
    QCOMPARE(tour->pos(), before + by);
    w.window.resize(1270, 715);
    QTRY_VERIFY(std::abs(tour->x() - before.x() - by.x()) < 2);
}

void TestStart::tourShowsFiveStepsAndCanBeLeft_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("large") << QSize(1440, 900);
    QTest::newRow("small") << QSize(1280, 720);
}

void TestStart::tourShowsFiveStepsAndCanBeLeft()
{
    QFETCH(const QSize, size);
    Window w;
    w.window.resize(size);
    w.action("learn.tour")->trigger();
    QPointer<views::Tour> tour = w.window.findChild<views::Tour *>();
    QVERIFY(tour && tour->isVisible());
    QVERIFY(!w.model().entities.isEmpty()); // there is something to see
    QVERIFY(!w.document().isModified());
    std::optional<QPoint> corner;
    for (int step = 0; step < views::Tour::steps; ++step) {
        QCOMPARE(tour->step(), step);
        const QRect bubble = tour->geometry();
        if (corner) { // it stays where it was unless it would cover what it speaks of
            const QRect kept(QPoint(corner->x(), corner->y() + 1 - bubble.height()), bubble.size());
            const QList<QRect> clear = tour->spokenOf();
            const bool covers = std::any_of(clear.begin(), clear.end(), [&](const QRect &each) {
                return each.intersects(kept.adjusted(-16, -16, 16, 16));
            });
            QVERIFY2(covers || !w.window.rect().contains(kept) || bubble == kept, qPrintable(QString::number(step)));
        }
        corner = bubble.bottomLeft();
        QVERIFY(w.window.rect().contains(tour->geometry()));
        QVERIFY(!tour->spokenOf().isEmpty());
        for (const QRect &spoken : tour->spokenOf())
            QVERIFY2(!spoken.intersects(tour->geometry()), qPrintable(QString::number(step)));
        for (const QLabel *label : tour->findChildren<QLabel *>())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        auto *next = tour->findChildren<QPushButton *>().last();
        if (step % 2 == 0) {
            next->setFocus();
            QTest::keyClick(next, Qt::Key_Return);
        } else {
            next->click();
        }
    }
    QTRY_VERIFY(tour.isNull());
    w.action("learn.tour")->trigger();
    tour = w.window.findChild<views::Tour *>();
    QTest::keyClick(tour, Qt::Key_Escape);
    QTRY_VERIFY(tour.isNull());
    QVERIFY(w.canvas().hasFocus());
}

void TestStart::f6GoesAround()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.canvas().setFocus();
    QSet<QWidget *> seen;
    for (int i = 0; i < 12; ++i) {
        QWidget *focus = w.window.focusWidget();
        QVERIFY(focus != nullptr && focus->isVisible());
        QVERIFY2(!qobject_cast<QScrollArea *>(focus), "nobody sees where the keys go");
        seen.insert(focus);
        QTest::keyClick(focus, Qt::Key_F6);
        if (w.canvas().hasFocus())
            break;
    }
    QVERIFY(w.canvas().hasFocus());
    QVERIFY(seen.size() >= 3);
    QTest::keyClick(&w.canvas(), Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(!w.canvas().hasFocus());
}

QTEST_MAIN(TestStart)
#include "tst_start.moc"
