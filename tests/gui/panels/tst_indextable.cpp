// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/indextablemodel.h"
#include "tests/gui/panels/propertiesfixture.h"
#include "views/indexes/indexdialog.h"
#include "views/indexes/indexesdialog.h"
#include "views/indexes/indextable.h"

#include <QLineEdit>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace sw;
using sw::test::named;
using sw::test::Panel;

/// Indexes in the window: the list of an entity and of a collection, and the dialog with all options.
class TestIndexTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entitiesListTheirs();
    void addsByDialog();
    void dialogSaysWhatIsWrong();
    void keepsChangesAndSuppresses();
    void collectionsListTheirs();
    void listsAll();

private:
    static QStringList rows(const QTableView *view);
    static int rowOf(const QTableView *view, const QString &keys);
};

QStringList TestIndexTable::rows(const QTableView *view)
{
    QStringList texts;
    for (int row = 0; row < view->model()->rowCount(); ++row)
        texts << view->model()->index(row, items::IndexTableModel::Keys).data().toString() + QLatin1String(": ") +
                     view->model()->index(row, items::IndexTableModel::Origin).data().toString();
    return texts;
}

int TestIndexTable::rowOf(const QTableView *view, const QString &keys)
{
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        if (view->model()->index(row, items::IndexTableModel::Keys).data().toString().startsWith(keys))
            return row;
    }
    return -1;
}

void TestIndexTable::entitiesListTheirs()
{
    Panel p;
    p.selection.selectEntity(p.entity("users"));
    auto *view = p.find<QTableView>("Indexes");
    QVERIFY(view);
    QVERIFY2(rows(view).contains(QStringLiteral("email · unique: derived")),
             qPrintable(rows(view).join(QLatin1Char('\n'))));
    QVERIFY(!view->model()->index(0, items::IndexTableModel::Size).data().toString().isEmpty());
}

void TestIndexTable::addsByDialog()
{
    Panel p;
    p.selection.selectEntity(p.entity("users"));
    named<QToolButton>(p.panel.currentPage(), QStringLiteral("Add an index (Ins)"))->click();
    auto *dialog = p.panel.findChild<views::IndexDialog *>();
    QVERIFY(dialog);
    test::retype(named<QLineEdit>(dialog, QStringLiteral("Keys")), QStringLiteral("joined -1"));
    test::retype(named<QLineEdit>(dialog, QStringLiteral("Only where")), QStringLiteral(R"({"name": {"$gt": "a"}})"));
    dialog->accept();
    QCOMPARE(dialog->result(), static_cast<int>(QDialog::Accepted));
    auto *view = p.find<QTableView>("Indexes");
    QVERIFY2(rows(view).contains(QStringLiteral(R"(joined -1 · only where {"name":{"$gt":"a"}}: yours)")),
             qPrintable(rows(view).join(QLatin1Char('\n'))));
    QCOMPARE(p.steps(), 1);
    p.undo();
    QCOMPARE(rowOf(view, QStringLiteral("joined")), -1);
}

void TestIndexTable::dialogSaysWhatIsWrong()
{
    Panel p;
    views::IndexTable::ask(p.document, p.entity("users"), QStringLiteral("email"), &p.panel);
    auto *dialog = p.panel.findChild<views::IndexDialog *>();
    QVERIFY(dialog);
    auto *keys = named<QLineEdit>(dialog, QStringLiteral("Keys"));
    QCOMPARE(keys->text(), QStringLiteral("email"));
    test::retype(keys, QStringLiteral("email txt"));
    dialog->accept();
    QVERIFY(dialog->isVisible());
    test::retype(keys, QStringLiteral("email hashed, name hashed"));
    dialog->accept();
    QVERIFY(dialog->isVisible());
    test::retype(keys, QStringLiteral("name text(3)"));
    QVERIFY(named<QLineEdit>(dialog, QStringLiteral("Language field")));
    dialog->accept();
    QCOMPARE(dialog->result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(p.model().entity(p.entity("users"))->indexes.size(), 1);
}

void TestIndexTable::keepsChangesAndSuppresses()
{
    Panel p;
    p.selection.selectEntity(p.entity("users"));
    auto *view = p.find<QTableView>("Indexes");
    auto *table = p.panel.currentPage()->findChild<views::IndexTable *>();
    view->setCurrentIndex(view->model()->index(rowOf(view, QStringLiteral("email")), 0));
    table->suppress(); // it keeps emails unique
    QCOMPARE(p.steps(), 0);
    table->keep();
    QCOMPARE(p.steps(), 1);
    QVERIFY(rows(view).contains(QStringLiteral("email · unique: yours")));
    view->setCurrentIndex(view->model()->index(rowOf(view, QStringLiteral("email")), 0));
    QTest::keyClick(view, Qt::Key_Delete);
    QCOMPARE(p.steps(), 2);
    QVERIFY(rows(view).contains(QStringLiteral("email · unique: derived")));
    const auto listed = services::listIndexes(schema::ModelIndex(p.model()), p.derived.design(), nullptr);
    const auto plain = std::find_if(listed.cbegin(), listed.cend(), [](const services::ListedIndex &one) {
        return one.origin == services::IndexOrigin::Derived && !one.definition.unique;
    });
    QVERIFY(plain != listed.cend());
    p.selection.selectEntity(plain->entity);
    view = p.find<QTableView>("Indexes");
    table = p.panel.currentPage()->findChild<views::IndexTable *>();
    const QString keys = view->model()->index(0, 0).data().toString();
    view->setCurrentIndex(view->model()->index(0, 0));
    table->suppress();
    QCOMPARE(p.steps(), 3);
    view->setCurrentIndex(view->model()->index(rowOf(view, keys), 0));
    QVERIFY(rows(view).join(QLatin1Char('\n')).contains(QStringLiteral("suppressed")));
}

void TestIndexTable::collectionsListTheirs()
{
    Panel p;
    p.selection.selectCollection(QStringLiteral("users"));
    auto *view = p.find<QTableView>("Indexes");
    QVERIFY(view);
    QVERIFY(rowOf(view, QStringLiteral("email")) >= 0);
}

void TestIndexTable::listsAll()
{
    test::PanelFixture p;
    views::IndexesDialog dialog(p.document, p.derived, nullptr);
    dialog.show();
    const QTableView *view = dialog.table()->view();
    qsizetype count = 0;
    for (const design::Collection &collection : p.derived.design().collections)
        count += collection.indexes.size();
    QCOMPARE(view->model()->rowCount(), static_cast<int>(count));
    QVERIFY(!view->isColumnHidden(items::IndexTableModel::UsedBy));
}

QTEST_MAIN(TestIndexTable)
#include "tst_indextable.moc"
