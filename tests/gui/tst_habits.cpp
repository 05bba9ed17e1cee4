// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/patterngallerymodel.h"
#include "tests/gui/windowfixture.h"
#include "views/files/exportfiledialog.h"
#include "views/files/picturedialog.h"
#include "views/patterns/patternspanel.h"
#include "views/window/canvasarea.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTreeView>
#include <QtTest>

using namespace sw;
using items::PatternGalleryModel;
using sw::test::Window;

/// Dialogs and lists do what people are used to.
class TestHabits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { test::useTestSettings(); }
    void galleryKeepsThePattern();
    void galleryPutsWhatFitsFirstAndSaysWhyNot();
    void exportAsksForFormatAndPlace();
    void exportTellsWhatIsWrong();
    void pictureIsSeenBefore();
    void overviewAndZoomBoxCanBeClosed();
    void fieldLineIsCompleted();
    void f2EditsTheWholeLine();
};

void TestHabits::galleryKeepsThePattern()
{
    PatternGalleryModel model;
    schema::Relationship link;
    link.id = schema::RelationshipId(QStringLiteral("link"));
    const patterns::Target there{{}, link.id, {}};
    model.setFindings({{QStringLiteral("tree"), {{there, {}, {}, {}}}}});
    QTreeView view;
    view.setModel(&model);
    const int last = model.rowCount() - 1;
    view.setCurrentIndex(model.index(last, 0));
    const QString chosen = view.currentIndex().data(PatternGalleryModel::PatternRole).toString();
    model.setTarget(there, {chosen}); // what is used comes first
    QCOMPARE(view.currentIndex().data(PatternGalleryModel::PatternRole).toString(), chosen);
    QCOMPARE(view.currentIndex().row(), 0);
    model.setTarget(patterns::Target(), {});
    QCOMPARE(view.currentIndex().data(PatternGalleryModel::PatternRole).toString(), chosen);
}

void TestHabits::galleryPutsWhatFitsFirstAndSaysWhyNot()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    auto &panel = w.window.panel<views::PatternsPanel>();
    QAbstractItemModel *model = nullptr;
    for (const QTreeView *view : panel.findChildren<QTreeView *>())
        model = qobject_cast<PatternGalleryModel *>(view->model()) ? view->model() : model;
    QVERIFY(model != nullptr);
    constexpr int patience = 20000;
    QTRY_VERIFY_WITH_TIMEOUT(model->index(0, 0).data(PatternGalleryModel::FitsRole).toBool(), patience);
    bool fitted = true;
    for (int row = 0; row < model->rowCount(); ++row) {
        const bool fits = model->index(row, 0).data(PatternGalleryModel::FitsRole).toBool();
        QVERIFY(fitted || !fits);
        fitted = fits;
        const QString tip = model->index(row, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(fits || tip.contains(QStringLiteral("Here: ")), qPrintable(tip));
    }
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
