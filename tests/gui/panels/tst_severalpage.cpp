// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/panels/propertiesfixture.h"

#include "models/document/edits/entityedits.h"
#include "views/properties/entitypage.h"
#include "views/properties/projectpage.h"
#include "views/properties/relationshippage.h"
#include "views/properties/severalpage.h"
#include "views/widgets/panelheader.h"
#include "views/widgets/style/entitycolors.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QtTest>

using namespace sw;
using namespace sw::views;
using test::Panel;

namespace
{

void selectEntities(Panel &p, const QList<const char *> &names)
{
    items::SelectedObjects objects;
    for (const char *name : names)
        objects.entities.insert(p.entity(name));
    p.selection.set(objects);
}

QAbstractButton *buttonOf(const Panel &p, const QString &text)
{
    for (auto *each : p.panel.currentPage()->findChildren<QAbstractButton *>()) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

} // namespace

/// What the properties panel shows and does when several objects are selected.
class TestSeveralPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void severalEntities();
    void colorsSeveral();
    void deletesSeveral();
    void relatesTwo();
};

void TestSeveralPage::severalEntities()
{
    Panel p;
    selectEntities(p, {"books", "users", "reviews"});
    QVERIFY(qobject_cast<SeveralPage *>(p.panel.currentPage()) != nullptr);
    const auto *header = p.panel.currentPage()->findChild<PanelHeader *>();
    QCOMPARE(header->title(), QStringLiteral("3 entities selected"));
    QCOMPARE(header->subtitle(), QStringLiteral("books, reviews, users"));
    QVERIFY(!buttonOf(p, QStringLiteral("Relate"))->isVisibleTo(&p.panel));
    QVERIFY(document::renameEntity(p.document, p.entity("users"), QStringLiteral("readers")));
    QCOMPARE(header->subtitle(), QStringLiteral("books, reviews, readers"));
    items::SelectedObjects mixed = p.selection.objects();
    mixed.relationships.insert(p.link("books", "reviews"));
    p.selection.set(mixed);
    QCOMPARE(header->title(), QStringLiteral("4 objects selected"));
    p.selection.selectEntity(p.entity("books"));
    QVERIFY(qobject_cast<EntityPage *>(p.panel.currentPage()) != nullptr);
}

void TestSeveralPage::colorsSeveral()
{
    Panel p;
    QVERIFY(document::changeEntity(p.document, p.entity("books"), {},
                                   [](schema::Entity &entity) { entity.color = entityColors().at(2); }));
    const int steps = p.steps();
    selectEntities(p, {"books", "users"});
    auto *color = p.find<QComboBox>("Color");
    QVERIFY(color != nullptr);
    QCOMPARE(color->currentIndex(), -1); // they differ
    color->setFocus();
    QTest::keyClick(color, Qt::Key_Home);
    QTest::keyClick(color, Qt::Key_Down);
    QCOMPARE(p.model().entity(p.entity("books"))->color, entityColors().at(1));
    QCOMPARE(p.model().entity(p.entity("users"))->color, entityColors().at(1));
    QVERIFY(p.model().entity(p.entity("reviews"))->color.isEmpty());
    QCOMPARE(color->currentIndex(), 1);
    while (p.steps() > steps)
        p.undo();
    QCOMPARE(p.model().entity(p.entity("books"))->color, entityColors().at(2));
    QVERIFY(p.model().entity(p.entity("users"))->color.isEmpty());
}

void TestSeveralPage::deletesSeveral()
{
    Panel p;
    const qsizetype before = p.model().entities.size();
    selectEntities(p, {"books", "users"});
    QTest::mouseClick(buttonOf(p, QStringLiteral("Delete")), Qt::LeftButton);
    QCOMPARE(p.model().entities.size(), before - 2);
    QVERIFY(qobject_cast<ProjectPage *>(p.panel.currentPage()) != nullptr);
    QCOMPARE(p.steps(), 1);
    p.undo();
    QCOMPARE(p.model().entities.size(), before);
    selectEntities(p, {"books", "users"});
    QTest::mouseClick(buttonOf(p, QStringLiteral("Duplicate")), Qt::LeftButton);
    QCOMPARE(p.model().entities.size(), before + 2);
    QCOMPARE(p.selection.objects().entities.size(), 2);
    QVERIFY(!p.selection.objects().entities.contains(p.entity("books")));
}

void TestSeveralPage::relatesTwo()
{
    Panel p;
    const qsizetype before = p.model().relationships.size();
    selectEntities(p, {"users", "publishers"});
    QTest::mouseClick(buttonOf(p, QStringLiteral("Relate")), Qt::LeftButton);
    QCOMPARE(p.model().relationships.size(), before + 1);
    QVERIFY(qobject_cast<RelationshipPage *>(p.panel.currentPage()) != nullptr);
}

QTEST_MAIN(TestSeveralPage)
#include "tst_severalpage.moc"
