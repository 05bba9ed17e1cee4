// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/check.h"
#include "models/design/validator/validator.h"
#include "models/patterns/core/designbuilder.h"
#include "models/samples/write/samplegenerator.h"
#include "models/schema/validation/linkvalidation.h"
#include "models/schema/validation/validatemodel.h"
#include "models/sizing/cost/operationcost.h"
#include "tests/support/modelbuilder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using namespace sw;

namespace
{

test::ModelBuilder shop()
{
    test::ModelBuilder builder;
    builder.entity("customers", 200, "email:string:24! name:string:12 tenant:string:6 code:string:8");
    builder.entity("orders", 1000, "total:decimal128 tenant:string:6");
    builder.link("customers 1:N orders [0,5,50] placement=referenceFromB");
    builder.operation("orders_of_customer", "read 50/s customers customers-orders:5 filter=customers.email");
    return builder;
}

schema::RelationshipEnd &firstEnd(schema::Model &model)
{
    return model.relationships.first().a;
}

QJsonObject documentOf(const samples::SampleGenerator &generator, quint64 number)
{
    return QJsonDocument::fromJson(generator.document(number).toRelaxedJson()).object();
}

QStringList findingsOf(const schema::Model &model, const char *check)
{
    const schema::ModelIndex index(model);
    const design::Design design = patterns::buildDesign(index);
    const sizing::SizeReport sizes = sizing::estimate(design, sizing::sizeOptions(model));
    QStringList titles;
    for (const checks::Finding &finding :
         checks::runChecks({index, design, sizes, sizing::OperationCosts(index, design, 1)})) {
        if (finding.check == QLatin1String(check))
            titles << finding.title;
    }
    return titles;
}

QStringList indexesOf(const design::Design &design, const char *collection)
{
    QStringList texts;
    for (const design::Index &index : design.collection(QLatin1String(collection))->indexes) {
        QStringList paths;
        for (const design::IndexKey &key : index.keys)
            paths << key.path;
        texts << paths.join(QLatin1Char(','));
    }
    return texts;
}

} // namespace

/// References that hold another key than _id, under names that a person gave.
class TestLinkKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdsTheChosenKey();
    void namesComeFromTheRole();
    void idMayHaveAnyName();
    void joinedKeysShareFields();
    void listsHoldKeys();
    void keyMayBeTheId();
    void samplesAgree();
    void samplesOfJoinedKeysAgree();
    void patternsOfIdsRefuse();
    void findings();
    void refusals_data();
    void refusals();
    void referencesOfSeveralKinds();
    void someReferToNothing();
    void listsOfSeveralKinds();
    void guestsDoNotRepeatTheirHome();
};

void TestLinkKeys::holdsTheChosenKey()
{
    test::ModelBuilder builder = shop();
    firstEnd(builder.model).link = {{QStringLiteral("email")}, {QStringLiteral("customer")}, {}, {}};
    const QList<base::Error> wrong = schema::validateModel(builder.model);
    QVERIFY2(wrong.isEmpty(), wrong.isEmpty() ? "" : qPrintable(wrong.first().text()));
    const design::Design design = patterns::buildDesign(builder.model);
    const design::Node *held = design.collection(QStringLiteral("orders"))->root.field(QStringLiteral("customer"));
    QVERIFY(held);
    QCOMPARE(held->type(), schema::FieldType::String);
    QVERIFY(held->reference);
    QCOMPARE(held->reference->collection, QStringLiteral("customers"));
    QCOMPARE(held->reference->path, QStringLiteral("email"));
    QVERIFY(!held->uniqueValues);
    QCOMPARE(*held->distinctValues, 200.0);
    QVERIFY(!design.collection(QStringLiteral("orders"))->root.field(QStringLiteral("customer_id")));
    QVERIFY(indexesOf(design, "orders").contains(QStringLiteral("customer")));
}

void TestLinkKeys::namesComeFromTheRole()
{
    test::ModelBuilder builder = shop();
    firstEnd(builder.model).link.key = {QStringLiteral("email")};
    const auto held = [&] {
        const design::Design design = patterns::buildDesign(builder.model);
        for (const design::Node &node : design.collection(QStringLiteral("orders"))->root.fields) {
            if (node.reference)
                return node.name;
        }
        return QString();
    };
    QCOMPARE(held(), QStringLiteral("customer_email"));
    firstEnd(builder.model).role = QStringLiteral("buyer");
    QCOMPARE(held(), QStringLiteral("buyer_email"));
}

void TestLinkKeys::idMayHaveAnyName()
{
    test::ModelBuilder builder = shop();
    builder.link("customers 1:N orders [0,5,50] placement=referenceFromB name=sent");
    firstEnd(builder.model).link.names = {QStringLiteral("ownerId")};
    builder.model.relationships.last().a.link.names = {QStringLiteral("receiver")};
    const design::Design design = patterns::buildDesign(builder.model);
    const design::Node &root = design.collection(QStringLiteral("orders"))->root;
    for (const char *name : {"ownerId", "receiver"}) {
        const design::Node *held = root.field(QLatin1String(name));
        QVERIFY2(held && held->reference, name);
        QCOMPARE(held->type(), schema::FieldType::ObjectId);
        QCOMPARE(held->reference->path, QStringLiteral("_id"));
    }
}

void TestLinkKeys::joinedKeysShareFields()
{
    test::ModelBuilder builder = shop();
    firstEnd(builder.model).link = {{QStringLiteral("tenant"), QStringLiteral("code")},
                                    {QStringLiteral("tenant"), QStringLiteral("customer")},
                                    {},
                                    {}};
    QVERIFY(schema::validateModel(builder.model).isEmpty());
    const design::Design design = patterns::buildDesign(builder.model);
    const design::Node &root = design.collection(QStringLiteral("orders"))->root;
    const design::Node *tenant = root.field(QStringLiteral("tenant"));
    QVERIFY(tenant && tenant->reference);
    QCOMPARE(tenant->reference->path, QStringLiteral("tenant"));
    QVERIFY2(!tenant->source.field.isEmpty(), "the drawn field is the one that holds it");
    QVERIFY(root.field(QStringLiteral("customer"))->reference);
    const QStringList indexes = indexesOf(design, "orders");
    QVERIFY2(indexes.contains(QStringLiteral("tenant,customer")), qPrintable(indexes.join(QLatin1Char(' '))));
    QVERIFY(!indexes.contains(QStringLiteral("tenant")));
    // Another link with the same tenant.
    builder.link("customers 1:N orders [0,5,50] placement=referenceFromB name=sent");
    builder.model.relationships.last().a.link = {{QStringLiteral("tenant"), QStringLiteral("code")},
                                                 {QStringLiteral("tenant"), QStringLiteral("receiver")},
                                                 {},
                                                 {}};
    const design::Design both = patterns::buildDesign(builder.model);
    QStringList names;
    for (const design::Node &node : both.collection(QStringLiteral("orders"))->root.fields)
        names << node.name;
    QCOMPARE(names.count(QStringLiteral("tenant")), 1);
    QVERIFY(names.contains(QStringLiteral("receiver")));
}

void TestLinkKeys::listsHoldKeys()
{
    test::ModelBuilder builder;
    builder.entity("articles", 1000, "title:string:20").entity("tags", 50, "name:string:8! color:string:6");
    builder.link("articles [0,3,9] N:M tags [1,2,5] placement=referenceFromA");
    schema::RelationshipEnd &tags = builder.model.relationships.first().b;
    tags.link = {{QStringLiteral("name")}, {QStringLiteral("tags")}, {}, {}};
    const design::Design design = patterns::buildDesign(builder.model);
    const design::Node *list = design.collection(QStringLiteral("articles"))->root.field(QStringLiteral("tags"));
    QVERIFY(list && list->isArray());
    QCOMPARE(list->item().type(), schema::FieldType::String);
    QCOMPARE(list->item().reference->path, QStringLiteral("name"));
}

void TestLinkKeys::keyMayBeTheId()
{
    test::ModelBuilder builder = shop();
    schema::Entity &customers = builder.model.entities.first();
    customers.idStrategy = schema::IdStrategy::Field;
    customers.idFields = {QStringLiteral("email")};
    firstEnd(builder.model).link = {{QStringLiteral("email")}, {QStringLiteral("customer")}, {}, {}};
    const design::Design design = patterns::buildDesign(builder.model);
    const design::Node *held = design.collection(QStringLiteral("orders"))->root.field(QStringLiteral("customer"));
    QVERIFY(held && held->reference);
    QCOMPARE(held->reference->path, QStringLiteral("_id"));
    QCOMPARE(held->type(), schema::FieldType::String);
}

void TestLinkKeys::samplesAgree()
{
    test::ModelBuilder builder = shop();
    firstEnd(builder.model).link = {{QStringLiteral("email")}, {QStringLiteral("customer")}, {}, {}};
    const design::Design design = patterns::buildDesign(builder.model);
    const samples::SampleGenerator customers(design, *design.collection(QStringLiteral("customers")));
    const samples::SampleGenerator orders(design, *design.collection(QStringLiteral("orders")));
    QSet<QString> emails;
    for (quint64 n = 0; n < 200; ++n)
        emails << documentOf(customers, n).value(QStringLiteral("email")).toString();
    QCOMPARE(emails.size(), 200);
    for (quint64 n = 0; n < 300; ++n) {
        const QString held = documentOf(orders, n).value(QStringLiteral("customer")).toString();
        QVERIFY2(emails.contains(held), qPrintable(held));
    }
}

void TestLinkKeys::samplesOfJoinedKeysAgree()
{
    test::ModelBuilder builder = shop();
    firstEnd(builder.model).link = {{QStringLiteral("tenant"), QStringLiteral("code")},
                                    {QStringLiteral("tenant"), QStringLiteral("customer")},
                                    {},
                                    {}};
    const design::Design design = patterns::buildDesign(builder.model);
    const samples::SampleGenerator customers(design, *design.collection(QStringLiteral("customers")));
    const samples::SampleGenerator orders(design, *design.collection(QStringLiteral("orders")));
    QSet<QString> keys;
    const auto pair = [](const QJsonObject &document, const char *second) {
        return document.value(QStringLiteral("tenant")).toString() + QLatin1Char('/') +
               document.value(QLatin1String(second)).toString();
    };
    for (quint64 n = 0; n < 200; ++n)
        keys << pair(documentOf(customers, n), "code");
    for (quint64 n = 0; n < 300; ++n)
        QVERIFY(keys.contains(pair(documentOf(orders, n), "customer")));
}

void TestLinkKeys::patternsOfIdsRefuse()
{
    test::ModelBuilder builder = shop();
    builder.use("extended-reference", "customers-orders");
    QVERIFY(patterns::buildDesign(builder.model).skipped.isEmpty());
    firstEnd(builder.model).link.key = {QStringLiteral("email")};
    const design::Design design = patterns::buildDesign(builder.model);
    QCOMPARE(design.skipped.size(), 1);
    QVERIFY2(design.skipped.first().reason.contains(QLatin1String("email")), qPrintable(design.skipped.first().reason));
}

void TestLinkKeys::findings()
{
    test::ModelBuilder builder = shop();
    firstEnd(builder.model).link.key = {QStringLiteral("email")};
    QVERIFY(findingsOf(builder.model, "E40").isEmpty());
    firstEnd(builder.model).link.key = {QStringLiteral("name")};
    QCOMPARE(findingsOf(builder.model, "E40"),
             QStringList{QStringLiteral("The key name of customers need not be unique.")});
    firstEnd(builder.model).link.key = {QStringLiteral("email")};
    builder.operation("change", "update 1/s customers filter=customers.email writes=customers.email");
    QCOMPARE(findingsOf(builder.model, "E40"),
             QStringList{QStringLiteral("Documents refer to customers by email, which changes.")});
}

void TestLinkKeys::refusals_data()
{
    QTest::addColumn<QStringList>("key");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("message");
    const auto list = [](const char *text) {
        return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    };
    QTest::newRow("unknown") << list("phone") << list("") << QStringLiteral("“phone” of “customers” does not exist");
    QTest::newRow("twice") << list("email email") << list("") << QStringLiteral("names “email” twice");
    QTest::newRow("too many names") << list("tenant code") << list("a b c") << QStringLiteral("3 names are given");
    QTest::newRow("same name") << list("tenant code") << list("a a") << QStringLiteral("held by “a”");
    QTest::newRow("dot") << list("") << list("a.b") << QStringLiteral("contains a dot");
}

void TestLinkKeys::refusals()
{
    QFETCH(QStringList, key);
    QFETCH(QStringList, names);
    QFETCH(QString, message);
    test::ModelBuilder builder = shop();
    firstEnd(builder.model).link = {key, names, {}, {}};
    const QList<base::Error> errors = schema::validateModel(builder.model);
    QVERIFY(!errors.isEmpty());
    QVERIFY2(errors.first().message.contains(message), qPrintable(errors.first().text()));
    QVERIFY(!errors.first().wayOut.isEmpty());
    QVERIFY(!schema::validateLinkFields(builder.model, firstEnd(builder.model)).isEmpty());
}

namespace
{

/// Activities whose target is a page or a user.
test::ModelBuilder activities()
{
    test::ModelBuilder builder;
    builder.entity("activities", 1000, "action:string:8").entity("pages", 100, "title:string:20");
    builder.entity("users", 50, "name:string:12");
    builder.link("pages 1:N activities [0,6,60] placement=referenceFromB");
    builder.link("users 1:N activities [0,8,80] placement=referenceFromB");
    for (schema::Relationship &relationship : builder.model.relationships) {
        relationship.a.link.names = {QStringLiteral("target")};
        relationship.a.link.kindField = QStringLiteral("targetModel");
        relationship.a.perOther = {0, 0.6, 1, false};
    }
    builder.model.relationships.last().a.perOther = {0, 0.4, 1, false};
    builder.model.relationships.last().a.link.kind = QStringLiteral("User");
    return builder;
}

QSet<QString> idsOf(const design::Design &design, const char *collection, quint64 count)
{
    const samples::SampleGenerator generator(design, *design.collection(QLatin1String(collection)));
    QSet<QString> ids;
    for (quint64 n = 0; n < count; ++n)
        ids << documentOf(generator, n)
                   .value(QStringLiteral("_id"))
                   .toObject()
                   .value(QStringLiteral("$oid"))
                   .toString();
    return ids;
}

} // namespace

void TestLinkKeys::referencesOfSeveralKinds()
{
    const schema::Model model = activities().model;
    QVERIFY(schema::validateModel(model).isEmpty());
    const design::Design design = patterns::buildDesign(model);
    const design::Collection &held = *design.collection(QStringLiteral("activities"));
    QCOMPARE(held.root.discriminator, QStringLiteral("targetModel"));
    QCOMPARE(held.root.variants.size(), 2);
    const QSet<QString> pages = idsOf(design, "pages", 100), users = idsOf(design, "users", 50);
    const samples::SampleGenerator generator(design, held);
    int ofUsers = 0;
    for (quint64 n = 0; n < 1000; ++n) {
        const QJsonObject document = documentOf(generator, n);
        const QString kind = document.value(QStringLiteral("targetModel")).toString();
        const QString id = document.value(QStringLiteral("target")).toObject().value(QStringLiteral("$oid")).toString();
        QVERIFY(kind == QLatin1String("pages") || kind == QLatin1String("User"));
        QVERIFY2((kind == QLatin1String("User") ? users : pages).contains(id), qPrintable(kind));
        ofUsers += kind == QLatin1String("User");
    }
    QVERIFY2(ofUsers > 300 && ofUsers < 500, qPrintable(QString::number(ofUsers)));
    const QJsonObject rules = QJsonDocument::fromJson(design::validatorOf(held, {}).toRelaxedJson())
                                  .object()
                                  .value(QStringLiteral("$jsonSchema"))
                                  .toObject();
    QVERIFY(rules.value(QStringLiteral("required")).toArray().contains(QStringLiteral("targetModel")));
}

void TestLinkKeys::someReferToNothing()
{
    test::ModelBuilder builder = activities();
    builder.model.relationships.first().a.perOther.likely = 0.3;
    const design::Design design = patterns::buildDesign(builder.model);
    const design::Collection &held = *design.collection(QStringLiteral("activities"));
    QCOMPARE(held.root.variants.size(), 3);
    const samples::SampleGenerator generator(design, held);
    int without = 0;
    for (quint64 n = 0; n < 1000; ++n) {
        const QJsonObject document = documentOf(generator, n);
        QCOMPARE(document.contains(QStringLiteral("target")), document.contains(QStringLiteral("targetModel")));
        without += !document.contains(QStringLiteral("target"));
    }
    QVERIFY2(without > 200 && without < 400, qPrintable(QString::number(without)));
    const QByteArray rules = design::validatorOf(held, {}).toRelaxedJson();
    QVERIFY2(rules.contains("\"not\""), rules.constData());
}

void TestLinkKeys::listsOfSeveralKinds()
{
    test::ModelBuilder builder;
    builder.entity("pages", 1000, "title:string:20")
        .entity("groups", 40, "name:string:8")
        .entity("users", 50, "name:string:8");
    builder.link("pages [0,9,90] N:M groups [0,2,5] placement=referenceFromA");
    builder.link("pages [0,9,90] N:M users [0,1,5] placement=referenceFromA");
    for (schema::Relationship &relationship : builder.model.relationships) {
        relationship.b.link.names = {QStringLiteral("granted")};
        relationship.b.link.kindField = QStringLiteral("type");
    }
    const design::Design design = patterns::buildDesign(builder.model);
    const design::Collection &pages = *design.collection(QStringLiteral("pages"));
    const design::Node *granted = pages.root.field(QStringLiteral("granted"));
    QVERIFY(granted && granted->isArray());
    QCOMPARE(granted->count.likely, 3.0);
    QCOMPARE(granted->item().variants.size(), 2);
    const QSet<QString> groups = idsOf(design, "groups", 40), users = idsOf(design, "users", 50);
    const samples::SampleGenerator generator(design, pages);
    for (quint64 n = 0; n < 200; ++n) {
        for (const QJsonValue each : documentOf(generator, n).value(QStringLiteral("granted")).toArray()) {
            const QString kind = each.toObject().value(QStringLiteral("type")).toString();
            const QString id =
                each.toObject().value(QStringLiteral("item")).toObject().value(QStringLiteral("$oid")).toString();
            QVERIFY((kind == QLatin1String("users") ? users : groups).contains(id));
        }
    }
}

/// Imports of documents and people who think in tables draw the field that holds a link.
void TestLinkKeys::guestsDoNotRepeatTheirHome()
{
    const auto items = [](const test::ModelBuilder &builder) {
        const design::Design design = patterns::buildDesign(builder.model);
        const design::Node *list = design.collection(QStringLiteral("orders"))->root.field(QStringLiteral("lines"));
        QStringList names;
        for (const design::Node &field : list ? list->item().fields : QList<design::Node>())
            names << field.name;
        return names;
    };
    test::ModelBuilder builder;
    builder.entity("orders", 400, "_id:int32 status:string:8")
        .entity("products", 100, "_id:int32 name:string:20")
        .entity("lines", 1300, "_id:int32 order_id:int32 product_id:int32 quantity:int32")
        .link("orders 1:N lines [1,3,7] placement=embedInA")
        .link("products 1:N lines [0,13,900] placement=referenceFromB")
        .operation("Items", "read 10/s orders orders-lines");
    builder.model.relationships[0].a.role = QStringLiteral("order_id");
    builder.model.relationships[1].a.role = QStringLiteral("product_id");
    QCOMPARE(items(builder), QStringList({"_id", "product_id", "quantity"}));

    test::ModelBuilder asked = builder;
    asked.operation("Of", "read 1/s lines filter=lines.order_id");
    QCOMPARE(items(asked), QStringList({"_id", "order_id", "product_id", "quantity"}));

    test::ModelBuilder both = builder; // the same field holds another link, too
    both.model.relationships[1].a.role = QStringLiteral("order_id");
    QCOMPARE(items(both), QStringList({"_id", "order_id", "product_id", "quantity"}));

    test::ModelBuilder other = builder; // not what the link would hold
    other.model.entities[2].fields[1].type = schema::FieldType::String;
    QCOMPARE(items(other), QStringList({"_id", "order_id", "product_id", "quantity"}));
}

QTEST_GUILESS_MAIN(TestLinkKeys)
#include "tst_linkkeys.moc"
