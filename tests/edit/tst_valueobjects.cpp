// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/document.h"
#include "models/document/edits/fieldedits.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/removal.h"
#include "models/items/fieldtablemodel.h"
#include "models/schema/typetext.h"
#include "models/schema/valueobjects.h"
#include "tests/edit/bookstore.h"

#include <QtTest>
#include <QUndoStack>

using namespace sw;
using namespace sw::document;

/// Addresses of customers and of orders, which one value object describes.
class TestValueObjects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void takesTheFieldsOfTheFirst();
    void changesAllUses_data();
    void changesAllUses();
    void keepsPathsOfOthers();
    void keepsWhatWasUnlike();
    void neverHoldsItself();
    void isAType();

private:
    FieldKey key(const char *entity, const char *path) const;
    const schema::Field &field(const char *entity, const char *path) const;
    QStringList names(const char *entity, const char *path) const;

    std::unique_ptr<Document> m_document;
};

void TestValueObjects::init()
{
    using enum schema::FieldType;
    schema::Model model;
    model.name = QStringLiteral("shop");
    schema::Field billing = testing::makeField(QStringLiteral("billing"), Object);
    billing.fields = {testing::makeField(QStringLiteral("street"), String),
                      testing::makeField(QStringLiteral("zip"), String)};
    model.entities << testing::makeEntity(QStringLiteral("customers"), 1000, {billing})
                   << testing::makeEntity(QStringLiteral("orders"), 5000,
                                          {testing::makeField(QStringLiteral("number"), Int32)});
    schema::Field shipping = testing::makeField(QStringLiteral("shipping"), Object);
    shipping.id = schema::FieldId(QStringLiteral("orders_shipping"));
    model.entities.last().fields << shipping;
    schema::Operation find;
    find.id = schema::OperationId(QStringLiteral("find"));
    find.name = QStringLiteral("orders by zip");
    find.entity = model.entities.last().id;
    find.perSecond = 5;
    model.operations << find;
    m_document = std::make_unique<Document>();
    m_document->setModel(model);
    const auto share = [](schema::Field &field) {
        field.valueObject = QStringLiteral("Address");
    };
    QVERIFY(changeField(*m_document, key("customers", "billing"), {}, share));
    QVERIFY(changeField(*m_document, key("orders", "shipping"), {}, share));
}

FieldKey TestValueObjects::key(const char *entity, const char *path) const
{
    const schema::Entity *owner = m_document->model().entityNamed(QLatin1String(entity));
    const schema::Field *found = schema::fieldAtPath(owner->fields, QLatin1String(path));
    return {{owner->id, {}}, found ? found->id : schema::FieldId()};
}

const schema::Field &TestValueObjects::field(const char *entity, const char *path) const
{
    static const schema::Field none;
    const schema::Field *found = fieldOf(m_document->model(), key(entity, path));
    return found ? *found : none;
}

QStringList TestValueObjects::names(const char *entity, const char *path) const
{
    QStringList out;
    for (const schema::Field &each : field(entity, path).fields)
        out << each.name;
    return out;
}

void TestValueObjects::takesTheFieldsOfTheFirst()
{
    QCOMPARE(names("orders", "shipping"), (QStringList{QStringLiteral("street"), QStringLiteral("zip")}));
    QVERIFY(key("orders", "shipping.zip").id != key("customers", "billing.zip").id);
    QCOMPARE(schema::valueObjectNames(m_document->model()), QStringList{QStringLiteral("Address")});
    m_document->history().undo();
    QVERIFY(names("orders", "shipping").isEmpty());
}

void TestValueObjects::changesAllUses_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"add", "rename", "change", "move", "remove"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

/// From either side, as one step.
void TestValueObjects::changesAllUses()
{
    QFETCH(QString, what);
    const schema::Model before = m_document->model();
    const schema::FieldId zip = key("customers", "billing.zip").id;
    const int steps = m_document->history().index();
    if (what == QLatin1String("add")) {
        QVERIFY(addField(*m_document, {key("orders", "x").owner, key("orders", "shipping").id},
                         testing::makeField(QStringLiteral("city"), schema::FieldType::String)));
        QCOMPARE(names("customers", "billing").last(), QStringLiteral("city"));
    } else if (what == QLatin1String("rename")) {
        QVERIFY(renameField(*m_document, key("orders", "shipping.zip"), QStringLiteral("postcode")));
        QCOMPARE(names("customers", "billing").last(), QStringLiteral("postcode"));
        QCOMPARE(key("customers", "billing.postcode").id, zip);
    } else if (what == QLatin1String("change")) {
        QVERIFY(changeField(*m_document, key("orders", "shipping.zip"), {},
                            [](schema::Field &each) { each.maxLength = 9; }));
        QCOMPARE(field("customers", "billing.zip").maxLength, std::optional<int>(9));
    } else if (what == QLatin1String("move")) {
        QVERIFY(moveField(*m_document, key("orders", "shipping.zip"),
                          {key("orders", "x").owner, key("orders", "shipping").id}, 0));
        QCOMPARE(names("customers", "billing").first(), QStringLiteral("zip"));
    } else {
        Removal removal;
        removal.fields << key("orders", "shipping.zip");
        QVERIFY(removeObjects(*m_document, removal));
        QCOMPARE(names("customers", "billing"), QStringList{QStringLiteral("street")});
    }
    QVERIFY(schema::sameFields(field("customers", "billing").fields, field("orders", "shipping").fields));
    QCOMPARE(m_document->history().index(), steps + 1);
    m_document->history().undo();
    QVERIFY(m_document->model() == before);
}

void TestValueObjects::keepsPathsOfOthers()
{
    editModel(*m_document, QStringLiteral("filter"), [this](schema::Model &model) {
        schema::Filter filter;
        filter.field = {key("orders", "x").owner.entity, QStringLiteral("shipping.zip")};
        model.operations.first().filters << filter;
    });
    QVERIFY(renameField(*m_document, key("customers", "billing.zip"), QStringLiteral("postcode")));
    QCOMPARE(m_document->model().operations.first().filters.first().field.path, QStringLiteral("shipping.postcode"));
    Removal removal;
    removal.fields << key("customers", "billing.postcode");
    QVERIFY(removeObjects(*m_document, removal));
    QVERIFY(m_document->model().operations.first().filters.isEmpty());
}

/// Of a file that somebody wrote.
void TestValueObjects::keepsWhatWasUnlike()
{
    schema::Model model = m_document->model();
    model.entities.last().fields.last().fields.removeLast();
    m_document->setModel(model);
    QVERIFY(renameField(*m_document, key("orders", "number"), QStringLiteral("no")));
    QCOMPARE(names("orders", "shipping").size(), 1);
    QCOMPARE(names("customers", "billing").size(), 2);
}

void TestValueObjects::neverHoldsItself()
{
    schema::Field inner = testing::makeField(QStringLiteral("former"), schema::FieldType::Object);
    inner.valueObject = QStringLiteral("Address");
    QVERIFY(addField(*m_document, {key("orders", "x").owner, key("orders", "shipping").id}, inner));
    QCOMPARE(field("orders", "shipping.former").valueObject, QString());
    QVERIFY(field("customers", "billing.former.former").name.isEmpty());
    QCOMPARE(names("customers", "billing").last(), QStringLiteral("former"));
}

/// In the table of fields it is typed as a type, also as that of the items of an array.
void TestValueObjects::isAType()
{
    items::FieldTableModel table(*m_document);
    table.setOwner({key("orders", "x").owner.entity, {}});
    const QModelIndex type = table.index(0, items::FieldTableModel::Type);
    QVERIFY(table.data(type, items::FieldTableModel::ChoicesRole).toStringList().contains(QStringLiteral("Address")));
    QVERIFY(table.setData(type, QStringLiteral("Address[]"), Qt::EditRole));
    QCOMPARE(field("orders", "number").fields.size(), 2);
    QCOMPARE(schema::typeText(field("orders", "number")), QStringLiteral("Address[]"));
    QVERIFY(table.setData(type, QStringLiteral("string"), Qt::EditRole));
    QVERIFY(field("orders", "number").valueObject.isEmpty());
    QCOMPARE(field("orders", "number").fields.size(), 0);
}

QTEST_MAIN(TestValueObjects)
#include "tst_valueobjects.moc"
