// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/removal.h"
#include "tests/gui/panels/propertiesfixture.h"

#include "models/document/edits/entityedits.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/projectedits.h"
#include "models/items/fieldtablemodel.h"
#include "views/files/filecontroller.h"
#include "views/panels/propertiespanel.h"
#include "views/properties/collectionpage.h"
#include "views/properties/entitypage.h"
#include "views/properties/fieldpage.h"
#include "views/properties/fieldtable.h"
#include "views/properties/operationpage.h"
#include "views/properties/patternpage.h"
#include "views/properties/projectpage.h"
#include "views/properties/relationshippage.h"
#include "views/widgets/editors/cardinalityedit.h"
#include "views/widgets/editors/chiplist.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/editors/rateedit.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/segmentedcontrol.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QHeaderView>
#include <QJsonArray>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTableView>
#include <QtTest>

using namespace sw;
using namespace sw::views;
using test::errorOf;
using test::named;
using test::Panel;
using test::retype;

class TestProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsThePageOfTheSelection();
    void namesAreCheckedWhileTyping();
    void namesArriveWithoutEnter();
    void escapeTakesBack();
    void typingIsOneStep();
    void followsTheModel();
    void undoKeysReachTheWindow();
    void endsOfARelationship();
    void endsThatChangeSides();
    void quickKinds();
    void fieldTable();
    void fieldTableRefuses();
    void fieldTypeShowsItsRows();
    void typesAreTypedWhole();
    void mapsAndMixedTypes();
    void rulesOfAnEntity();
    void keysOfALink();
    void rates();
    void chips();
    void quickKindKeepsWhatWasTyped();
    void patternParameters();
    void sumsAreOfNumbers();
    void leadsFromDocumentsToModel();
    void removedObjectsGiveWay();
    void savingTakesWhatIsTyped();
};

void TestProperties::showsThePageOfTheSelection()
{
    Panel p;
    QVERIFY(qobject_cast<ProjectPage *>(p.panel.currentPage()) != nullptr);
    p.selection.selectEntity(p.entity("books"));
    QVERIFY(qobject_cast<EntityPage *>(p.panel.currentPage()) != nullptr);
    p.selection.selectField(p.entity("books"), p.model().entity(p.entity("books"))->fields.first().id);
    QVERIFY(qobject_cast<FieldPage *>(p.panel.currentPage()) != nullptr);
    p.selection.selectRelationship(p.model().relationships.first().id);
    QVERIFY(qobject_cast<RelationshipPage *>(p.panel.currentPage()) != nullptr);
    p.selection.selectOperation(p.model().operations.first().id);
    QVERIFY(qobject_cast<OperationPage *>(p.panel.currentPage()) != nullptr);
    p.selection.selectCollection(QStringLiteral("books"));
    QVERIFY(qobject_cast<CollectionPage *>(p.panel.currentPage()) != nullptr);
    p.selection.clear();
    QVERIFY(qobject_cast<ProjectPage *>(p.panel.currentPage()) != nullptr);
}

void TestProperties::namesAreCheckedWhileTyping()
{
    Panel p;
    const schema::EntityId books = p.entity("books");
    p.selection.selectEntity(books);
    auto *name = p.find<QLineEdit>("Name");
    QVERIFY(name != nullptr);
    QCOMPARE(name->text(), QStringLiteral("books"));
    retype(name, QStringLiteral("users"));
    QVERIFY(errorOf(name).contains(QStringLiteral("Another entity")));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(p.model().entity(books)->name, QStringLiteral("books"));
    QCOMPARE(name->text(), QStringLiteral("users"));
    QTest::keyClicks(name, QStringLiteral("2"));
    QCOMPARE(errorOf(name), QString());
    QCOMPARE(p.model().entity(books)->name, QStringLiteral("books"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(p.model().entity(books)->name, QStringLiteral("users2"));
    QCOMPARE(p.steps(), 1);
    p.undo();
    QCOMPARE(name->text(), QStringLiteral("books"));
}

void TestProperties::namesArriveWithoutEnter()
{
    Panel p;
    const schema::EntityId books = p.entity("books");
    p.selection.selectEntity(books);
    retype(p.find<QLineEdit>("Name"), QStringLiteral("titles"));
    p.selection.selectEntity(p.entity("users"));
    QCOMPARE(p.model().entity(books)->name, QStringLiteral("titles"));
    QCOMPARE(p.find<QLineEdit>("Name")->text(), QStringLiteral("users"));
    retype(p.find<QLineEdit>("Name"), QStringLiteral("readers"));
    QKeyEvent save(QEvent::ShortcutOverride, Qt::Key_S, Qt::ControlModifier);
    QCoreApplication::sendEvent(p.find<QLineEdit>("Name"), &save);
    QVERIFY(p.model().entityNamed(QStringLiteral("readers")) != nullptr);
}

void TestProperties::escapeTakesBack()
{
    Panel p;
    p.selection.selectEntity(p.entity("books"));
    auto *name = p.find<QLineEdit>("Name");
    retype(name, QStringLiteral("users"));
    QTest::keyClick(name, Qt::Key_Escape);
    QCOMPARE(name->text(), QStringLiteral("books"));
    QCOMPARE(errorOf(name), QString());
    QCOMPARE(p.steps(), 0);
}

void TestProperties::typingIsOneStep()
{
    Panel p;
    QVERIFY(p.active);
    const schema::EntityId books = p.entity("books");
    p.selection.selectEntity(books);
    const QString before = p.model().entity(books)->description;
    auto *notes = p.find<QPlainTextEdit>("Description");
    notes->setFocus();
    notes->selectAll();
    QTest::keyClicks(notes, QStringLiteral("What people read"));
    QCOMPARE(p.model().entity(books)->description, QStringLiteral("What people read"));
    QCOMPARE(p.steps(), 1);
    p.find<QLineEdit>("Name")->setFocus();
    notes->setFocus();
    notes->moveCursor(QTextCursor::End);
    QTest::keyClicks(notes, QStringLiteral(" at night"));
    QCOMPARE(p.steps(), 2);
    p.undo();
    QCOMPARE(notes->toPlainText(), QStringLiteral("What people read"));
    p.undo();
    QCOMPARE(notes->toPlainText(), before);
}

void TestProperties::followsTheModel()
{
    Panel p;
    const schema::EntityId books = p.entity("books");
    p.selection.selectEntity(books);
    auto *collection = p.find<QLineEdit>("Collection");
    collection->setFocus();
    collection->clear();
    QTest::keyClicks(collection, QStringLiteral("titles"));
    collection->setCursorPosition(2);
    QVERIFY(document::setEntityCount(p.document, books, {0, 7, 9, false}));
    QCOMPARE(collection->text(), QStringLiteral("titles"));
    QCOMPARE(collection->cursorPosition(), 2);
    QCOMPARE(p.find<CardinalityEdit>("Count")->likely()->typed(), QStringLiteral("7"));
}

void TestProperties::undoKeysReachTheWindow()
{
    Panel p;
    p.selection.selectEntity(p.entity("books"));
    auto *collection = p.find<QLineEdit>("Collection");
    collection->setFocus();
    QKeyEvent first(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    first.ignore();
    QCoreApplication::sendEvent(collection, &first);
    QVERIFY(!first.isAccepted());
    QTest::keyClicks(collection, QStringLiteral("x"));
    QKeyEvent second(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    second.ignore();
    QCoreApplication::sendEvent(collection, &second);
    QVERIFY(second.isAccepted());
}

void TestProperties::endsOfARelationship()
{
    Panel p;
    const schema::RelationshipId id = p.link("books", "reviews");
    QVERIFY(!id.isEmpty());
    p.selection.selectRelationship(id);
    const QList<CardinalityEdit *> ends = p.panel.currentPage()->findChildren<CardinalityEdit *>();
    QCOMPARE(ends.size(), 2);
    const schema::Cardinality before = p.model().relationship(id)->b.perOther;
    QCOMPARE(ends.first()->likely()->read().value().value(), before.likely);
    retype(ends.first()->likely(), QStringLiteral("25"));
    QCOMPARE(p.model().relationship(id)->b.perOther.likely, 25.0);
    QTest::keyClick(ends.first()->likely(), Qt::Key_Up);
    QCOMPARE(p.model().relationship(id)->b.perOther.likely, 26.0);
    p.undo();
    QCOMPARE(p.model().relationship(id)->b.perOther, before);
}

void TestProperties::endsThatChangeSides()
{
    Panel p;
    const auto id =
        document::addRelationship(p.document, p.entity("books"), p.entity("users"), document::LinkKind::OneToOne);
    QVERIFY(id.has_value());
    p.selection.selectRelationship(*id);
    const QList<CardinalityEdit *> ends = p.panel.currentPage()->findChildren<CardinalityEdit *>();
    retype(ends.last()->maximum(), QStringLiteral("5"));
    // Now many books belong to one user: users is the one side, yet the row still is about the books.
    QCOMPARE(p.model().relationship(*id)->a.entity, p.entity("users"));
    QCOMPARE(p.model().relationship(*id)->b.perOther.max, 5.0);
    QCOMPARE(ends.last()->maximum()->typed(), QStringLiteral("5"));
    retype(ends.last()->maximum(), QStringLiteral("50"));
    QCOMPARE(p.model().relationship(*id)->b.perOther.max, 50.0);
    QCOMPARE(ends.first()->maximum()->typed(), QStringLiteral("1"));
}

void TestProperties::quickKinds()
{
    Panel p;
    const schema::RelationshipId id = p.link("books", "reviews");
    p.selection.selectRelationship(id);
    auto *kind = p.panel.currentPage()->findChild<SegmentedControl *>();
    QCOMPARE(kind->current(), static_cast<int>(document::kindOf(*p.model().relationship(id))));
    QTest::mouseClick(kind->findChildren<QAbstractButton *>().at(2), Qt::LeftButton);
    QCOMPARE(p.model().relationship(id)->type, schema::RelationshipType::ManyToMany);
    p.undo();
    QCOMPARE(p.model().relationship(id)->type, schema::RelationshipType::OneToMany);
    QCOMPARE(kind->current(), 1);
}

void TestProperties::fieldTable()
{
    Panel p;
    const schema::EntityId users = p.entity("users");
    p.selection.selectEntity(users);
    auto *table = p.panel.currentPage()->findChild<FieldTable *>();
    const qsizetype before = p.model().entity(users)->fields.size();
    table->view()->setFocus();
    QTest::keyClick(table->view(), Qt::Key_Insert);
    QCOMPARE(p.model().entity(users)->fields.size(), before + 1);
    QWidget *editor = table->view()->viewport()->focusWidget() != nullptr ? table->view()->viewport()->focusWidget()
                                                                          : QApplication::focusWidget();
    auto *line = qobject_cast<QLineEdit *>(editor);
    if (line == nullptr)
        line = table->view()->findChild<QLineEdit *>();
    QVERIFY(line != nullptr);
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("nickname"));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY(schema::fieldAtPath(p.model().entity(users)->fields, QStringLiteral("nickname")) != nullptr);
    QTest::keyClick(table->view(), Qt::Key_Delete);
    QCOMPARE(p.model().entity(users)->fields.size(), before);
    p.undo();
    QCOMPARE(p.model().entity(users)->fields.size(), before + 1);
    const QString second = p.model().entity(users)->fields.at(1).name;
    table->view()->setCurrentIndex(table->view()->model()->index(1, 0));
    QTest::keyClick(table->view(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(p.model().entity(users)->fields.first().name, second);
}

void TestProperties::fieldTableRefuses()
{
    Panel p;
    const schema::EntityId users = p.entity("users");
    p.selection.selectEntity(users);
    auto *table = p.panel.currentPage()->findChild<FieldTable *>();
    const QString taken = p.model().entity(users)->fields.at(1).name;
    const QModelIndex first = table->view()->model()->index(0, items::FieldTableModel::Name);
    QVERIFY(!table->view()->model()->setData(first, taken));
    QVERIFY(table->findChild<QFrame *>(QString(), Qt::FindDirectChildrenOnly) != nullptr);
    QVERIFY(named<QWidget>(table, QStringLiteral("Another field beside it has this name. Choose a different name.")) !=
            nullptr);
    QVERIFY(table->view()->model()->setData(first, QStringLiteral("other")));
    QVERIFY(named<QWidget>(table, QStringLiteral("Another field beside it has this name. Choose a different name.")) ==
            nullptr);
}

void TestProperties::fieldTypeShowsItsRows()
{
    Panel p;
    const schema::EntityId books = p.entity("books");
    const schema::Field *title = schema::fieldAtPath(p.model().entity(books)->fields, QStringLiteral("title"));
    QVERIFY(title != nullptr);
    const schema::FieldId id = title->id;
    p.selection.selectField(books, id);
    QVERIFY(p.find<QComboBox>("Items") == nullptr);
    QVERIFY(p.find<CountEdit>("Max length") != nullptr);
    auto *type = p.find<QComboBox>("Type");
    type->setFocus();
    type->setCurrentIndex(static_cast<int>(schema::FieldType::Any));
    QTest::keyClick(type, Qt::Key_Up);
    QCOMPARE(schema::findField(p.model().entity(books)->fields, id)->type, schema::FieldType::GeoPoint);
    QVERIFY(p.find<CountEdit>("Max length") == nullptr);
    p.undo();
    QVERIFY(p.find<CountEdit>("Max length") != nullptr);
    auto *present = p.find<CountEdit>("Present in");
    retype(present, QStringLiteral("40"));
    QCOMPARE(schema::findField(p.model().entity(books)->fields, id)->presence, 0.4);
}

/// "object" is what was typed, though "objectId" begins with it and stands before it.
void TestProperties::typesAreTypedWhole()
{
    Panel p;
    const schema::EntityId books = p.entity("books");
    const schema::FieldId id = schema::fieldAtPath(p.model().entity(books)->fields, QStringLiteral("title"))->id;
    const auto type = [&] {
        return schema::findField(p.model().entity(books)->fields, id)->type;
    };
    p.selection.selectField(books, id);
    auto *box = p.find<QComboBox>("Type");
    QVERIFY(box->findText(QStringLiteral("objectId")) < box->findText(QStringLiteral("object")));
    box->setFocus();
    QTest::keyClicks(box, QStringLiteral("object"));
    QCOMPARE(type(), schema::FieldType::Object);
    QTest::keyClicks(p.find<QComboBox>("Type"), QStringLiteral("i"));
    QCOMPARE(type(), schema::FieldType::ObjectId);
}

void TestProperties::mapsAndMixedTypes()
{
    Panel p;
    const schema::EntityId books = p.entity("books");
    const schema::FieldId id = schema::fieldAtPath(p.model().entity(books)->fields, QStringLiteral("title"))->id;
    const auto field = [&]() -> const schema::Field & {
        return *schema::findField(p.model().entity(books)->fields, id);
    };
    p.selection.selectField(books, id);
    QVERIFY(p.find<CountEdit>("Average name") == nullptr);
    auto *others = p.find<QLineEdit>("Or");
    QVERIFY(others != nullptr);
    retype(others, QStringLiteral("int32, date"));
    QTest::keyClick(others, Qt::Key_Return);
    QCOMPARE(field().otherTypes, (QList{schema::FieldType::Int32, schema::FieldType::Date}));
    retype(others, QStringLiteral("object"));
    QTest::keyClick(others, Qt::Key_Return);
    QVERIFY(errorOf(others).contains(QStringLiteral("“object”")));
    QCOMPARE(field().otherTypes.size(), 2);
    p.selection.selectEntity(books);
    auto *table = p.panel.currentPage()->findChild<FieldTable *>();
    for (int row = 0; row < table->view()->model()->rowCount(); ++row) {
        const QModelIndex type = table->view()->model()->index(row, items::FieldTableModel::Type);
        if (type.data(items::FieldTableModel::FieldRole).toString() != id.text())
            continue;
        QCOMPARE(type.data().toString(), QStringLiteral("string|int32|date"));
        QVERIFY(table->view()->model()->setData(type, QStringLiteral("int32{}")));
    }
    QCOMPARE(field().type, schema::FieldType::Map);
    QCOMPARE(field().itemType, schema::FieldType::Int32);
    QVERIFY(field().otherTypes.isEmpty());
    const QHeaderView *heads = table->view()->horizontalHeader();
    for (int column = 0; column < heads->count(); ++column)
        QVERIFY2(heads->isSectionHidden(column) || heads->sectionSize(column) >= heads->sectionSizeHint(column),
                 qPrintable(table->view()->model()->headerData(column, Qt::Horizontal).toString()));
    p.selection.selectField(books, id);
    auto *names = p.find<CountEdit>("Average name");
    QVERIFY(names != nullptr);
    retype(names, QStringLiteral("12"));
    QCOMPARE(field().keyBytes, 12.0);
    while (p.steps() > 0)
        p.undo();
    QCOMPARE(field().type, schema::FieldType::String);
}

void TestProperties::rulesOfAnEntity()
{
    Panel p;
    const schema::EntityId books = p.entity("books");
    p.selection.selectEntity(books);
    auto *rule = p.find<QPlainTextEdit>("Own rule");
    QVERIFY(rule != nullptr);
    rule->setFocus();
    QTest::keyClicks(rule, QStringLiteral("{\"title\": {\"$ne\": \"\"}}"));
    QCOMPARE(p.model().entity(books)->rules.expression.keys(), QStringList{QStringLiteral("title")});
    QTest::keyClicks(rule, QStringLiteral("x"));
    QVERIFY(!errorOf(rule).isEmpty());
    QVERIFY(!p.model().entity(books)->rules.expression.isEmpty());
    auto *shardKey = p.find<QLineEdit>("Shard key");
    retype(shardKey, QStringLiteral("title hashed"));
    QTest::keyClick(shardKey, Qt::Key_Return);
    QCOMPARE(p.model().entity(books)->shardKey, QStringLiteral("title hashed"));
    QVERIFY(p.find<CountEdit>("Actively used") != nullptr);
    auto *inUse = p.find<QComboBox>("Used documents");
    inUse->setFocus();
    inUse->setCurrentIndex(2);
    QTest::keyClick(inUse, Qt::Key_Down);
    QCOMPARE(p.model().entity(books)->hot, schema::HotDocuments::Skewed);
    QVERIFY(p.find<CountEdit>("Actively used") == nullptr);
    QVERIFY(p.find<CountEdit>("Skew") != nullptr);
    p.undo();
    QVERIFY(p.find<CountEdit>("Actively used") != nullptr);
}

void TestProperties::keysOfALink()
{
    Panel p;
    const schema::RelationshipId id = p.model().relationships.first().id;
    const auto linkOf = [&](bool a) {
        const schema::Relationship &link = *p.model().relationship(id);
        return (a ? link.a : link.b).link;
    };
    const schema::Entity &target = *p.model().entity(p.model().relationships.first().a.entity);
    const QString path = target.fields.first().name;
    p.selection.selectRelationship(id);
    auto *key = p.find<QLineEdit>("First key");
    QVERIFY(key != nullptr);
    retype(key, QStringLiteral("nothing"));
    QTest::keyClick(key, Qt::Key_Return);
    QVERIFY2(errorOf(key).contains(QStringLiteral("does not exist")), qPrintable(errorOf(key)));
    QVERIFY(linkOf(true).key.isEmpty());
    retype(key, path);
    QTest::keyClick(key, Qt::Key_Return);
    QCOMPARE(linkOf(true).key, QStringList{path});
    auto *held = p.find<QLineEdit>("First held in");
    retype(held, QStringLiteral("ownerId"));
    QTest::keyClick(held, Qt::Key_Return);
    QCOMPARE(linkOf(true).names, QStringList{QStringLiteral("ownerId")});
    p.undo();
    QVERIFY(linkOf(true).names.isEmpty());
}

void TestProperties::rates()
{
    Panel p;
    const schema::OperationId id = p.model().operations.first().id;
    p.selection.selectOperation(id);
    auto *rate = p.panel.currentPage()->findChild<RateEdit *>();
    rate->unit()->setCurrentIndex(3);
    retype(rate->number(), QStringLiteral("24"));
    QCOMPARE(p.model().operation(id)->perSecond * 86400, 24.0);
    QCOMPARE(rate->number()->typed(), QStringLiteral("24"));
    QCOMPARE(p.model().operation(id)->rateUnit, schema::RateUnit::Day);
    p.selection.selectOperation(p.model().operations.last().id);
    p.selection.selectOperation(id);
    QCOMPARE(rate->number()->typed(), QStringLiteral("24")); // not 1 per hour
    QCOMPARE(rate->unit()->currentIndex(), 3);
    p.undo();
    QCOMPARE(rate->read().value(), p.model().operation(id)->perSecond);
}

void TestProperties::chips()
{
    Panel p;
    schema::OperationId id;
    for (const schema::Operation &each : p.model().operations) {
        if (id.isEmpty() && each.reads.size() > 1)
            id = each.id;
    }
    QVERIFY(!id.isEmpty());
    p.selection.selectOperation(id);
    auto *reads = p.find<ChipList>("Reads");
    const QList<schema::FieldRef> before = p.model().operation(id)->reads;
    QCOMPARE(reads->chips().size(), before.size());
    QAbstractButton *remove = nullptr;
    QTRY_VERIFY((remove = named<QAbstractButton>(reads, QStringLiteral("Remove %1").arg(reads->chips().first()))) !=
                nullptr);
    QTest::mouseClick(remove, Qt::LeftButton);
    QCOMPARE(p.model().operation(id)->reads, before.mid(1));
    QCOMPARE(reads->chips().size(), before.size() - 1);
    p.undo();
    QCOMPARE(reads->chips().size(), before.size());
}

void TestProperties::quickKindKeepsWhatWasTyped()
{
    Panel p;
    const schema::RelationshipId id = p.link("books", "reviews");
    p.selection.selectRelationship(id);
    retype(p.panel.currentPage()->findChildren<CardinalityEdit *>().first()->likely(), QStringLiteral("100"));
    const int before = p.steps();
    const QList<QAbstractButton *> kinds =
        p.panel.currentPage()->findChild<SegmentedControl *>()->findChildren<QAbstractButton *>();
    QTest::mouseClick(kinds.at(3), Qt::LeftButton);
    const auto link = [&]() -> const schema::Relationship & {
        return *p.model().relationship(id);
    };
    QCOMPARE(link().b.perOther.likely, 100.0);
    QVERIFY(link().b.perOther.isUnbounded());
    QCOMPARE(link().growth, schema::Growth::Unbounded);
    QCOMPARE(p.find<QComboBox>("Growth")->currentIndex(), static_cast<int>(schema::Growth::Unbounded));
    QCOMPARE(p.steps(), before + 1);
    QTest::mouseClick(kinds.at(1), Qt::LeftButton);
    QCOMPARE(link().b.perOther.likely, 100.0);
    QVERIFY(!link().b.perOther.isUnbounded());
    p.undo();
    p.undo();
    QVERIFY(!link().b.perOther.isUnbounded());
    retype(p.panel.currentPage()->findChildren<CardinalityEdit *>().first()->maximum(), QStringLiteral("inf"));
    QCOMPARE(link().growth, schema::Growth::Unbounded);
}

void TestProperties::patternParameters()
{
    Panel p;
    const schema::PatternUseId id = p.showPattern("subset", {{}, p.link("books", "reviews"), {}});
    QVERIFY(qobject_cast<PatternPage *>(p.panel.currentPage()) != nullptr);
    auto *number = p.panel.currentPage()->findChild<CountEdit *>();
    QVERIFY(number != nullptr);
    const int steps = p.steps();
    retype(number, QStringLiteral("7"));
    QVERIFY(p.model().pattern(id)->parameters.value(QStringLiteral("n")).toInt() == 7 ||
            !p.model().pattern(id)->parameters.isEmpty());
    QCOMPARE(p.steps(), steps + 1);
    p.undo();
    QVERIFY(p.model().pattern(id)->parameters.isEmpty());
    QTest::mouseClick(p.panel.currentPage()->findChild<QAbstractButton *>(), Qt::LeftButton, {}, QPoint(8, 8));

    p.showPattern("hot-cold", {p.entity("authors"), {}, {}},
                  {{QStringLiteral("cold"), QJsonArray{QStringLiteral("bio")}}});
    QTRY_VERIFY(p.panel.currentPage()->findChild<CountEdit *>() == nullptr);
    QCOMPARE(p.panel.currentPage()->findChild<ChipList *>()->chips(), QStringList{QStringLiteral("bio")});
    p.selection.selectPattern(id);
    QTRY_VERIFY(p.panel.currentPage()->findChild<CountEdit *>() != nullptr);
}

void TestProperties::sumsAreOfNumbers()
{
    Panel p;
    p.showPattern("computed", {{}, p.link("books", "reviews"), {}});
    QTRY_VERIFY(p.find<ChipList>("Sums") != nullptr);
    QMenu *menu = p.find<ChipList>("Sums")->addMenu();
    Q_EMIT menu->aboutToShow();
    QStringList sums;
    for (const QAction *action : menu->actions())
        sums << action->text();
    QVERIFY2(sums.contains(QStringLiteral("helpful")), qPrintable(sums.join(QLatin1Char(' '))));
    QVERIFY2(!sums.contains(QStringLiteral("title")) && !sums.contains(QStringLiteral("created")),
             qPrintable(sums.join(QLatin1Char(' '))));
}

void TestProperties::leadsFromDocumentsToModel()
{
    Panel p;
    p.selection.selectCollection(QStringLiteral("books"), QStringLiteral("title"));
    QAbstractButton *show = nullptr;
    for (auto *each : p.panel.currentPage()->findChildren<QAbstractButton *>()) {
        if (each->text() == QStringLiteral("Show in Model"))
            show = each;
    }
    QVERIFY(show != nullptr);
    QTest::mouseClick(show, Qt::LeftButton);
    QVERIFY(qobject_cast<FieldPage *>(p.panel.currentPage()) != nullptr);
    QCOMPARE(p.selection.entity(), p.entity("books"));
}

void TestProperties::removedObjectsGiveWay()
{
    Panel p;
    const schema::EntityId books = p.entity("books");
    p.selection.selectEntity(books);
    document::Removal removal;
    removal.entities.insert(books);
    QVERIFY(document::removeObjects(p.document, removal));
    QVERIFY(qobject_cast<ProjectPage *>(p.panel.currentPage()) != nullptr);
    p.undo();
    p.selection.clear();
    p.selection.selectEntity(books);
    QVERIFY(qobject_cast<EntityPage *>(p.panel.currentPage()) != nullptr);
}

/// By a click into the menu or the toolbar, which leaves the focus where it is and sends no key.
void TestProperties::savingTakesWhatIsTyped()
{
    Panel p;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("books.shape.json"));
    QVERIFY(p.document.saveAs(path));
    FileController files(p.document, &p.panel);
    connect(&files, &FileController::aboutToSave, &p.panel, &PropertiesPanel::commit);
    p.selection.selectEntity(p.entity("books"));
    retype(p.find<QLineEdit>("Name"), QStringLiteral("titles"));
    QVERIFY(files.save());
    QVERIFY(p.model().entityNamed(QStringLiteral("titles")) != nullptr);
    document::Document again;
    QVERIFY(again.open(path));
    QVERIFY(again.model().entityNamed(QStringLiteral("titles")) != nullptr);
}

QTEST_MAIN(TestProperties)
#include "tst_properties.moc"
