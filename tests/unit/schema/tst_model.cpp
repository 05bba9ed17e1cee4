// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/model.h"

#include <QTest>

using namespace sw::schema;

class TestModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesOfEnumerators();
    void shortTypeNames();
    void collectionNames_data();
    void collectionNames();
    void fieldsByIdAndPath();
    void lookups();
    void index();
};

template <typename Enum>
static void checkNames(int first, int count)
{
    const QStringList names = namesOf<Enum>();
    QCOMPARE(names.size(), count);
    for (int i = 0; i < count; ++i) {
        const auto value = static_cast<Enum>(first + i);
        QCOMPARE(nameOf(value), names.at(i));
        QCOMPARE(parseName<Enum>(names.at(i)), std::optional<Enum>(value));
    }
    QVERIFY(!parseName<Enum>(QStringLiteral("strng")));
    QVERIFY(!parseName<Enum>(QString()));
    QVERIFY(nameOf(static_cast<Enum>(first + count)).isEmpty());
    QVERIFY(nameOf(static_cast<Enum>(first - 1)).isEmpty());
}

void TestModel::namesOfEnumerators()
{
    checkNames<FieldType>(0, 16);
    checkNames<Mutability>(0, 3);
    checkNames<EntityKind>(0, 2);
    checkNames<SchemaDynamics>(0, 4);
    checkNames<Lifecycle>(0, 3);
    checkNames<IdStrategy>(0, 4);
    checkNames<RelationshipType>(0, 3);
    checkNames<Growth>(0, 2);
    checkNames<OperationKind>(0, 5);
    checkNames<Criticality>(1, 3);
    checkNames<RateUnit>(0, 8);
    checkNames<Durability>(0, 3);
    checkNames<FilterOp>(0, 7);
    checkNames<Goal>(0, 3);
    checkNames<UseCase>(0, 8);
    checkNames<Placement>(0, 7);
    QCOMPARE(nameOf(Placement::LinkCollection), QStringLiteral("linkCollection"));
    QCOMPARE(nameOf(UseCase::SingleView), QStringLiteral("singleView"));
    QCOMPARE(nameOf(FilterOp::Geo), QStringLiteral("geo"));
    QCOMPARE(nameOf(Criticality::High), QStringLiteral("high"));
    QCOMPARE(nameOf(RelationshipType::ManyToMany), QStringLiteral("N:M"));
}

void TestModel::shortTypeNames()
{
    QStringList names;
    for (int i = 0; i < namesOf<FieldType>().size(); ++i)
        names << shortTypeName(static_cast<FieldType>(i));
    QCOMPARE(names.join(QLatin1Char(' ')),
             QStringLiteral("str i32 i64 dbl dec bool date ts oid uuid bin obj arr map geo any"));
}

void TestModel::collectionNames_data()
{
    QTest::addColumn<QString>("entity");
    QTest::addColumn<QString>("collection");
    const QList<std::pair<const char *, const char *>> rows{
        {"Order line", "order_lines"},
        {"OrderLine", "order_lines"},
        {"order-line", "order_lines"},
        {"category", "categories"},
        {"news", "news"},
        {"books", "books"},
        {"Book", "books"},
        {"address", "addresses"},
        {"box", "boxes"},
        {"day", "days"},
        {"status", "statuses"},
        {"analysis", "analyses"},
        {"person", "people"},
        {"sales person", "sales_people"},
        {"HTTPServer", "http_servers"},
        {"branch", "branches"},
        {"B2", "b2"},
        {"Küche", "küches"},
        {"  two   words ", "two_words"},
        {"", "unnamed"},
        {"$$$", "unnamed"},
        {"books$system", "books_systems"},
        {"Фильм", "фильм"},
        {"movie", "movies"},
    };
    for (const auto &[entity, collection] : rows)
        QTest::newRow(entity) << QString::fromUtf8(entity) << QString::fromUtf8(collection);
}

void TestModel::collectionNames()
{
    QFETCH(QString, entity);
    Entity e;
    e.name = entity;
    QTEST(collectionNameOf(e), "collection");
    e.collectionName = QStringLiteral("Own Name");
    QCOMPARE(collectionNameOf(e), QStringLiteral("Own Name"));
}

static Field field(const char *id, const char *name, const QList<Field> &fields = {})
{
    Field f;
    f.id = FieldId(QString::fromLatin1(id));
    f.name = QString::fromLatin1(name);
    f.fields = fields;
    if (!fields.isEmpty())
        f.type = FieldType::Object;
    return f;
}

void TestModel::fieldsByIdAndPath()
{
    QList<Field> fields{field("1", "name"),
                        field("2", "address", {field("3", "city"), field("4", "geo", {field("5", "lat")})})};
    const QList<Field> before = fields;
    QCOMPARE(findField(std::as_const(fields), FieldId(QStringLiteral("5")))->name, QStringLiteral("lat"));
    QVERIFY(!findField(std::as_const(fields), FieldId(QStringLiteral("9"))));
    QCOMPARE(fieldPath(fields, FieldId(QStringLiteral("5"))), QStringLiteral("address.geo.lat"));
    QCOMPARE(fieldPath(fields, FieldId(QStringLiteral("9"))), QString());
    QCOMPARE(fieldAtPath(fields, QStringLiteral("address.city"))->id.text(), QStringLiteral("3"));
    for (const char *path : {"", "city", "address.", "address.city.x", ".address", "address..city"})
        QVERIFY2(!fieldAtPath(fields, QString::fromLatin1(path)), path);

    Field *changed = findField(fields, FieldId(QStringLiteral("5")));
    changed->name = QStringLiteral("latitude");
    QVERIFY(fieldAtPath(fields, QStringLiteral("address.geo.latitude")));
    QVERIFY2(fieldAtPath(before, QStringLiteral("address.geo.lat")), "a copy stays as it was");
    QVERIFY(!findField(fields, FieldId(QStringLiteral("9"))));
}

static Model threeEntities()
{
    Model model;
    for (const char *id : {"a", "b", "c"}) {
        Entity e;
        e.id = EntityId(QString::fromLatin1(id));
        e.name = QString::fromLatin1(id).repeated(2);
        model.entities << e;
    }
    const auto link = [&](const char *id, const char *a, const char *b) {
        Relationship r;
        r.id = RelationshipId(QString::fromLatin1(id));
        r.a.entity = EntityId(QString::fromLatin1(a));
        r.b.entity = EntityId(QString::fromLatin1(b));
        model.relationships << r;
    };
    link("ab", "a", "b");
    link("cc", "c", "c");
    link("bc", "b", "c");
    Operation o;
    o.id = OperationId(QStringLiteral("o"));
    o.entity = EntityId(QStringLiteral("a"));
    o.path = {{RelationshipId(QStringLiteral("ab")), EntityId(QStringLiteral("b")), {}},
              {RelationshipId(QStringLiteral("ab")), EntityId(QStringLiteral("a")), {}}};
    model.operations << o;
    PatternUse use;
    use.id = PatternUseId(QStringLiteral("p"));
    model.patterns << use;
    return model;
}

void TestModel::lookups()
{
    Model model = threeEntities();
    const Model copy = model;
    QCOMPARE(model.entityNamed(QStringLiteral("bb"))->id.text(), QStringLiteral("b"));
    QVERIFY(!model.entityNamed(QStringLiteral("b")));
    model.entity(EntityId(QStringLiteral("b")))->name = QStringLiteral("changed");
    QCOMPARE(copy.entity(EntityId(QStringLiteral("b")))->name, QStringLiteral("bb"));
    QVERIFY(!model.entity(EntityId(QStringLiteral("x"))));
    QVERIFY(model.relationship(RelationshipId(QStringLiteral("cc")))->isSelf());
    QVERIFY(!copy.relationship(RelationshipId(QStringLiteral("x"))));
    QVERIFY(model.operation(OperationId(QStringLiteral("o"))));
    QVERIFY(!copy.operation(OperationId()));
    QVERIFY(model.pattern(PatternUseId(QStringLiteral("p"))));
    QVERIFY(!copy.pattern(PatternUseId()));
    QCOMPARE(relationshipName(copy, copy.relationships.first()), QStringLiteral("aa · bb"));
    Relationship named = copy.relationships.first();
    named.name = QStringLiteral("writes");
    QCOMPARE(relationshipName(copy, named), QStringLiteral("writes"));
    named.name.clear();
    named.b.entity = EntityId(QStringLiteral("gone"));
    QCOMPARE(relationshipName(copy, named), QStringLiteral("aa · ?"));
}

void TestModel::index()
{
    const Model model = threeEntities();
    const ModelIndex index(model);
    const auto ids = [&](const char *entity) {
        QStringList found;
        for (const Relationship *r : index.relationshipsOf(EntityId(QString::fromLatin1(entity))))
            found << r->id.text();
        return found.join(QLatin1Char(' '));
    };
    QCOMPARE(ids("a"), QStringLiteral("ab"));
    QCOMPARE(ids("b"), QStringLiteral("ab bc"));
    QCOMPARE(ids("c"), QStringLiteral("cc bc"));
    QCOMPARE(ids("x"), QString());
    QCOMPARE(index.operationsOf(EntityId(QStringLiteral("a"))).size(), 1);
    QCOMPARE(index.operationsOf(EntityId(QStringLiteral("b"))).size(), 1);
    QCOMPARE(index.operationsOf(EntityId(QStringLiteral("c"))).size(), 0);
    QCOMPARE(index.entity(EntityId(QStringLiteral("b"))), &model.entities.at(1));
    QVERIFY(!index.entity(EntityId()));
    QCOMPARE(index.relationship(RelationshipId(QStringLiteral("bc"))), &model.relationships.at(2));
    QVERIFY(!index.relationship(RelationshipId()));
}

QTEST_GUILESS_MAIN(TestModel)
#include "tst_model.moc"
