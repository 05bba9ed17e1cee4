// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/translation.h"
#include "models/items/fieldtablemodel.h"
#include "tests/gui/panels/propertiesfixture.h"
#include "tests/gui/windowfixture.h"
#include "views/properties/fieldtable.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QtTest>

using namespace sw;

/// Beside a canvas on a small screen, in a wordy language, nothing in a panel is out of reach.
class TestNarrowPanels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { test::useTestSettings(); }
    void cleanup() { base::useLanguage(QStringLiteral("en")); }
    void propertiesFit_data();
    void propertiesFit();
    void fieldsHaveNames();
};

void TestNarrowPanels::propertiesFit_data()
{
    QTest::addColumn<QString>("language");
    QTest::addRow("en") << QStringLiteral("en");
    QTest::addRow("de") << QStringLiteral("de");
}

void TestNarrowPanels::propertiesFit()
{
    QFETCH(const QString, language);
    base::useLanguage(language);
    test::Panel w;
    w.panel.resize(w.panel.minimumWidth(), 600);
    QStringList tooWide;
    QStringList outOfReach;
    const auto look = [&](const QString &what, bool mayScroll) {
        QCoreApplication::processEvents();
        const QWidget *page = w.panel.currentPage();
        const auto *area = qobject_cast<const QScrollArea *>(page->parentWidget()->parentWidget());
        const bool fits = page->width() <= area->viewport()->width();
        if (!fits && !mayScroll)
            tooWide << QStringLiteral("%1: %2 of %3").arg(what).arg(page->width()).arg(area->viewport()->width());
        if (!fits && !area->horizontalScrollBar()->isVisible())
            outOfReach << what;
    };
    look(QStringLiteral("project"), false);
    for (const schema::Entity &entity : w.model().entities) {
        w.selection.selectEntity(entity.id);
        look(entity.name, false);
        for (const schema::Field &field : entity.fields) {
            w.selection.selectField(entity.id, field.id);
            look(entity.name + QLatin1Char('.') + field.name, false);
        }
    }
    for (const schema::Relationship &link : w.model().relationships) {
        w.selection.selectRelationship(link.id);
        look(schema::relationshipName(w.model(), link), false);
    }
    for (const schema::Operation &operation : w.model().operations) {
        w.selection.selectOperation(operation.id);
        look(operation.name, true); // it has names of any length
    }
    for (const schema::PatternUse &use : w.model().patterns) {
        w.selection.selectPattern(use.id);
        look(use.pattern, true);
    }
    for (const auto &collection : w.derived.design().collections) {
        w.selection.selectCollection(collection.name);
        look(collection.name, true);
    }
    QCOMPARE(outOfReach, QStringList());
    QVERIFY2(tooWide.isEmpty(), qPrintable(tooWide.join(QStringLiteral("; "))));
}

/// The other columns of the table leave them room.
void TestNarrowPanels::fieldsHaveNames()
{
    base::useLanguage(QStringLiteral("de"));
    test::Panel w;
    w.panel.resize(w.panel.minimumWidth(), 600);
    w.selection.selectEntity(w.entity("books"));
    QCoreApplication::processEvents();
    const QTableView *fields = w.panel.currentPage()->findChild<views::FieldTable *>()->view();
    QVERIFY2(fields->columnWidth(items::FieldTableModel::Name) >= fields->viewport()->width() / 3,
             qPrintable(QString::number(fields->columnWidth(items::FieldTableModel::Name))));
}

QTEST_MAIN(TestNarrowPanels)
#include "tst_narrowpanels.moc"
