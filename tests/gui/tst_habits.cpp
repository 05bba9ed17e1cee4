// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/patternfitmodel.h"
#include "models/patterns/patternregistry.h"
#include "tests/gui/windowfixture.h"
#include "views/bench/patternbench.h"
#include "views/bench/patternlists.h"
#include "views/files/exportfiledialog.h"
#include "views/files/picturedialog.h"
#include "views/window/canvasarea.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTreeView>
#include <QtTest>

using namespace sw;
using items::PatternFitModel;
using sw::test::Window;

namespace
{

constexpr int patience = 60000;

} // namespace

/// Dialogs and lists do what people are used to.
class TestHabits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { test::useTestSettings(); }
    void pageKeepsThePattern();
    void pagePutsWhatFitsFirstAndSaysWhyNot();
    void exportAsksForFormatAndPlace();
    void exportTellsWhatIsWrong();
    void pictureIsSeenBefore();
    void overviewAndZoomBoxCanBeClosed();
    void fieldLineIsCompleted();
    void f2EditsTheWholeLine();
};

/// What is looked at stays so when what fits changes.
void TestHabits::pageKeepsThePattern()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.action("view.patterns")->trigger();
    views::PatternBench &bench = w.window.area().bench();
    QTRY_VERIFY_WITH_TIMEOUT(bench.isCurrent() && !bench.pattern().isEmpty(), patience);
    bench.openPattern(QStringLiteral("tree"));
    w.window.selection().selectEntity(w.entity(QStringLiteral("users")));
    QCOMPARE(bench.pattern(), QStringLiteral("tree"));
    const QModelIndex current = bench.lists()->all()->currentIndex();
    QCOMPARE(current.data(PatternFitModel::PatternRole).toString(), QStringLiteral("tree"));
}

void TestHabits::pagePutsWhatFitsFirstAndSaysWhyNot()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.action("view.patterns")->trigger();
    QAbstractItemModel *model = w.window.area().bench().lists()->all()->model();
    const auto first = [model] {
        return model->index(0, 0, model->index(0, 0));
    };
    QTRY_VERIFY_WITH_TIMEOUT(first().data(PatternFitModel::FitsRole).toBool(), patience);
    bool fitted = true;
    int patterns = 0;
    for (int group = 0; group < model->rowCount(); ++group) {
        const QModelIndex parent = model->index(group, 0);
        for (int row = 0; row < model->rowCount(parent); ++row, ++patterns) {
            const QModelIndex index = model->index(row, 0, parent);
            const bool fits = index.data(PatternFitModel::FitsRole).toBool();
            QVERIFY(fitted || !fits);
            fitted = fits;
            const QString tip = index.data(Qt::ToolTipRole).toString();
            QVERIFY2(fits || tip.contains(QStringLiteral("Here: ")), qPrintable(tip));
        }
    }
    QCOMPARE(patterns, static_cast<int>(patterns::PatternRegistry::instance().all().size()));
}

void TestHabits::exportAsksForFormatAndPlace()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    QTRY_VERIFY(w.window.derived().isKnown());
    QTemporaryDir folder;
    views::ExportFileDialog dialog(w.model(), w.window.derived().design(), {QStringLiteral("books")}, folder.path(),
                                   nullptr);
    dialog.setFormat(QStringLiteral("mongosh"));
    QVERIFY(dialog.path().endsWith(QStringLiteral(".js")));
    dialog.setFormat(QStringLiteral("markdown"));
    QVERIFY2(dialog.path().endsWith(QStringLiteral(".md")), qPrintable(dialog.path()));
    QVERIFY(!dialog.path().contains(QStringLiteral(".js")));
    dialog.accept();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY(QFile::exists(dialog.path()));
    QCOMPARE(dialog.written().value(0), dialog.path());
}

void TestHabits::exportTellsWhatIsWrong()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    QTemporaryDir folder;
    views::ExportFileDialog dialog(w.model(), w.window.derived().design(), {}, folder.path(), nullptr);
    dialog.setPath(folder.filePath(QStringLiteral("none/there.js")));
    dialog.accept();
    QCOMPARE(dialog.result(), 0);
    bool told = false;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        told = told || label->text().contains(QStringLiteral("There is no folder"));
    QVERIFY(told);
    dialog.setPath({});
    dialog.accept();
    QVERIFY(dialog.written().isEmpty());
}

void TestHabits::pictureIsSeenBefore()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.canvas().finishRouting();
    views::PictureDialog dialog({w.canvas().scene(), {}, w.canvas().camera().visible()});
    bool seen = false;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        seen = seen || !label->pixmap(Qt::ReturnByValue).isNull();
    QVERIFY(seen);
}

void TestHabits::overviewAndZoomBoxCanBeClosed()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.canvas().navigation().zoomTo(2, QPointF(100, 100));
    QVERIFY(!w.canvas().navigation().minimapRect().isNull());
    w.action("view.overview")->trigger();
    QVERIFY(w.canvas().navigation().minimapRect().isNull());
    w.action("view.overview")->trigger();
    QVERIFY(!w.canvas().navigation().minimapRect().isNull());
    QVERIFY(w.window.area().isZoomBoxShown());
    w.action("view.zoomBox")->trigger();
    QVERIFY(!w.window.area().isZoomBoxShown());
    Window next; // as it was left, on both canvases
    QVERIFY(!next.window.area().isZoomBoxShown() && next.window.area().isOverviewShown());
    QVERIFY(!next.action("view.zoomBox")->isChecked());
    next.action("view.zoomBox")->trigger();
    QVERIFY(next.window.area().isZoomBoxShown());
}

void TestHabits::fieldLineIsCompleted()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.window.selection().selectEntity(w.entity(QStringLiteral("users")));
    w.key(Qt::Key_Insert);
    QVERIFY(w.isTyping());
    views::InlineEditor &editor = w.canvas().inlineEditor();
    QTest::keyClicks(&editor, QStringLiteral("mail str"));
    QCOMPARE(editor.help().ghost(), QStringLiteral("ing"));
    QTest::keyClick(&editor, Qt::Key_Tab);
    QVERIFY(w.isTyping());
    QCOMPARE(editor.text(), QStringLiteral("mail string "));
    QTest::keyClicks(&editor, QStringLiteral("u"));
    QCOMPARE(editor.help().offered(), QStringList{QStringLiteral("unique")});
    QTest::keyClick(&editor, Qt::Key_Tab);
    QTest::keyClick(&editor, Qt::Key_Return);
    const schema::Field *mail =
        schema::fieldAtPath(w.model().entityNamed(QStringLiteral("users"))->fields, QStringLiteral("mail"));
    QVERIFY(mail != nullptr && mail->unique && mail->type == schema::FieldType::String);
    QVERIFY(w.isTyping()); // the next one
    QTest::keyClicks(&editor, QStringLiteral("best -> boo"));
    QTest::keyClick(&editor, Qt::Key_Down);
    QTest::keyClick(&editor, Qt::Key_Return);
    QCOMPARE(editor.text().trimmed(), QStringLiteral("best -> books"));
    const qsizetype links = w.model().relationships.size();
    QTest::keyClick(&editor, Qt::Key_Return);
    QCOMPARE(w.model().relationships.size(), links + 1);
    w.escape();
}

void TestHabits::f2EditsTheWholeLine()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    const schema::Entity &users = *w.model().entityNamed(QStringLiteral("users"));
    w.window.selection().selectField(users.id, schema::fieldAtPath(users.fields, QStringLiteral("email"))->id);
    w.key(Qt::Key_F2);
    QVERIFY(w.isTyping());
    QCOMPARE(w.canvas().inlineEditor().text(), QStringLiteral("email string unique 26 B"));
    w.escape();
}

QTEST_MAIN(TestHabits)
#include "tst_habits.moc"
