// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/membervalues.h"
#include "models/formats/project/samplelibrary.h"
#include "models/services/differences/membertexts.h"
#include "models/services/differences/projectdifference.h"
#include "tests/support/modelbuilder.h"

#include <QJsonArray>
#include <QtTest>

using namespace sw;
using services::ChangedObject;
using services::ChangeKind;
using services::ObjectChange;

namespace
{

schema::Model shop()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20 isbn:string:13!")
        .entity("reviews", 40000, "stars:int32 text:string:400")
        .link("books 1:N reviews [0,40,2000] placement=referenceFromB")
        .operation("OpenBook", "read 50/s books books-reviews:10 filter=books.isbn")
        .use("subset", "books-reviews");
    return builder.model;
}

const ObjectChange *find(const services::ModelDifference &difference, ChangedObject object, const QString &name)
{
    for (const ObjectChange &change : difference.changes) {
        if (change.object == object && change.name == name)
            return &change;
    }
    return nullptr;
}

QStringList propertyNames(const ObjectChange &change)
{
    QStringList names;
    for (const services::PropertyChange &property : change.properties)
        names << property.name;
    return names;
}

} // namespace

class TestProjectDifference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingChanged();
    void renamedById();
    void matchedByName();
    void fields();
    void movedField();
    void relationships();
    void operations();
    void timesInUnitsOfPeople();
    void patterns();
    void indexes();
    void ignoredFindings();
    void project();
    void positionsApart();
    void designFollows();
    void renamedCollection();
    void invalidModel();
    void everyMemberHasALabel();
    void backwardsIsTheInverse();
};

void TestProjectDifference::nothingChanged()
{
    const services::ProjectDifference difference = services::compareProjects(shop(), shop());
    QVERIFY(difference.sameMeaning());
    QVERIFY(difference.model.isEmpty());
    QVERIFY(difference.design && difference.design->collections.isEmpty() && difference.design->figures.isEmpty());
}

void TestProjectDifference::renamedById()
{
    schema::Model after = shop();
    after.entities[0].name = QStringLiteral("titles");
    const services::ModelDifference difference = services::differenceOf(shop(), after);
    QCOMPARE(difference.changes.size(), 1);
    QCOMPARE(difference.changes.first().formerName, QStringLiteral("books"));
    QCOMPARE(difference.changes.first().name, QStringLiteral("titles"));
    QCOMPARE(propertyNames(difference.changes.first()), QStringList{QStringLiteral("name")});
    after.entities[0].fields[0].maxLength = 50; // the field itself keeps its name
    const services::ModelDifference both = services::differenceOf(shop(), after);
    QVERIFY(find(both, ChangedObject::Field, QStringLiteral("titles.title"))->formerName.isEmpty());
}

/// The same things drawn by two people have other ids.
void TestProjectDifference::matchedByName()
{
    schema::Model after = shop();
    const schema::EntityId books(QStringLiteral("x1"));
    after.entities[0].id = books;
    for (schema::Field &field : after.entities[0].fields)
        field.id = schema::FieldId(QStringLiteral("x-") + field.name);
    after.relationships[0].a.entity = books;
    after.operations[0].entity = books;
    after.operations[0].filters[0].field.entity = books;
    QVERIFY(services::differenceOf(shop(), after).isEmpty());
    after.entities[0].count.likely = 2000;
    const services::ModelDifference difference = services::differenceOf(shop(), after);
    QCOMPARE(difference.changes.size(), 1);
    QCOMPARE(propertyNames(difference.changes.first()), QStringList{QStringLiteral("count")});
}

void TestProjectDifference::fields()
{
    schema::Model after = shop();
    schema::Field price;
    price.id = schema::FieldId(QStringLiteral("new"));
    price.name = QStringLiteral("price");
    price.type = schema::FieldType::Decimal128;
    after.entities[0].fields.append(price);
    after.entities[0].fields[1].name = QStringLiteral("isbn13");
    after.entities[1].fields.removeFirst();
    const services::ModelDifference difference = services::differenceOf(shop(), after);
    QCOMPARE(difference.changes.size(), 3);
    QCOMPARE(find(difference, ChangedObject::Field, QStringLiteral("books.price"))->kind, ChangeKind::Added);
    QCOMPARE(find(difference, ChangedObject::Field, QStringLiteral("books.isbn13"))->formerName,
             QStringLiteral("books.isbn"));
    QCOMPARE(find(difference, ChangedObject::Field, QStringLiteral("reviews.stars"))->kind, ChangeKind::Removed);

    after = shop();
    std::swap(after.entities[0].fields[0], after.entities[0].fields[1]);
    const services::ModelDifference reordered = services::differenceOf(shop(), after);
    QCOMPARE(reordered.changes.size(), 1);
    QCOMPARE(propertyNames(reordered.changes.first()), QStringList{QStringLiteral("fieldOrder")});
}

void TestProjectDifference::movedField()
{
    schema::Model after = shop();
    after.entities[1].fields.append(after.entities[0].fields.takeFirst());
    const services::ModelDifference difference = services::differenceOf(shop(), after);
    QCOMPARE(difference.changes.size(), 1);
    QCOMPARE(difference.changes.first().name, QStringLiteral("reviews.title"));
    QCOMPARE(difference.changes.first().formerName, QStringLiteral("books.title"));
    QCOMPARE(difference.changes.first().kind, ChangeKind::Changed);
}

void TestProjectDifference::relationships()
{
    schema::Model after = shop();
    after.relationships[0].placement = schema::Placement::EmbedInA;
    after.relationships[0].b.perOther = {0, 10, 20, false};
    const services::ModelDifference difference = services::differenceOf(shop(), after);
    QCOMPARE(difference.changes.size(), 1);
    const ObjectChange &change = difference.changes.first();
    QCOMPARE(propertyNames(change), (QStringList{QStringLiteral("placement"), QStringLiteral("b.perOther")}));
    QCOMPARE(change.properties.at(0).before, QJsonValue(QStringLiteral("referenceFromB")));
    QCOMPARE(change.properties.at(1).after, QJsonValue(QJsonArray{0, 10, 20}));
    QCOMPARE(change.properties.at(1).beforeText, QStringLiteral("[0, 40, 2 k]"));
}

void TestProjectDifference::operations()
{
    schema::Model after = shop();
    after.operations[0].perSecond = 80;
    after.operations[0].path[0].itemsWanted = 5;
    schema::Operation more = after.operations[0];
    more.id = schema::OperationId(QStringLiteral("more"));
    more.name = QStringLiteral("Search");
    after.operations.append(more);
    const services::ModelDifference difference = services::differenceOf(shop(), after);
    QCOMPARE(difference.changes.size(), 2);
    QCOMPARE(difference.changes.at(1).kind, ChangeKind::Added);
    const ObjectChange &change = difference.changes.first();
    QCOMPARE(propertyNames(change), (QStringList{QStringLiteral("perSecond"), QStringLiteral("path")}));
    QCOMPARE(change.properties.at(0).afterText, QStringLiteral("80/s"));
    QCOMPARE(change.properties.at(1).beforeText, QStringLiteral("reviews (10)"));
}

void TestProjectDifference::timesInUnitsOfPeople()
{
    const schema::Model model;
    const auto text = [&](const char *member, double value) {
        return services::memberText(model, QLatin1String(member), value);
    };
    QCOMPARE(text("freshnessSeconds", 2592000), QStringLiteral("30 days"));
    QCOMPARE(text("expireAfterSeconds", 7200), QStringLiteral("2 hours"));
    QCOMPARE(text("lifecycleDays", 3650), QStringLiteral("10 years"));
    QCOMPARE(text("latencyMs", 15), QStringLiteral("15 ms"));
}

void TestProjectDifference::patterns()
{
    schema::Model after = shop();
    after.patterns[0].parameters.insert(QStringLiteral("n"), 5);
    after.patterns[0].enabled = false;
    QCOMPARE(propertyNames(services::differenceOf(shop(), after).changes.first()),
             (QStringList{QStringLiteral("enabled"), QStringLiteral("parameters")}));
    after.patterns.clear();
    QCOMPARE(services::differenceOf(shop(), after).changes.first().kind, ChangeKind::Removed);
}

void TestProjectDifference::indexes()
{
    schema::Model after = shop();
    schema::IndexDefinition index;
    index.keys = {{QStringLiteral("title"), schema::KeyKind::Ascending}};
    after.entities[0].indexes.append(index);
    const services::ModelDifference added = services::differenceOf(shop(), after);
    QCOMPARE(added.changes.size(), 1);
    QCOMPARE(added.changes.first().name, QStringLiteral("books: title_1"));
    schema::Model unique = after;
    unique.entities[0].indexes[0].unique = true;
    QCOMPARE(propertyNames(services::differenceOf(after, unique).changes.first()),
             QStringList{QStringLiteral("unique")});
}

void TestProjectDifference::ignoredFindings()
{
    schema::Model after = shop();
    after.suppressed.append({QStringLiteral("E11"), QStringLiteral("books"), QStringLiteral("small")});
    const services::ModelDifference difference = services::differenceOf(shop(), after);
    QCOMPARE(difference.changes.first().object, ChangedObject::Ignored);
    QCOMPARE(difference.changes.first().kind, ChangeKind::Added);
}

void TestProjectDifference::project()
{
    schema::Model after = shop();
    after.goal = schema::Goal::Performance;
    after.ramGiB = 16;
    const services::ModelDifference difference = services::differenceOf(shop(), after);
    QCOMPARE(difference.changes.size(), 1);
    QCOMPARE(difference.changes.first().object, ChangedObject::Project);
    QCOMPARE(propertyNames(difference.changes.first()),
             (QStringList{QStringLiteral("ramGiB"), QStringLiteral("goal")}));
    QCOMPARE(difference.changes.first().properties.last().afterText, QStringLiteral("Performance"));
}

void TestProjectDifference::positionsApart()
{
    schema::Model before = shop();
    schema::Diagram diagram;
    diagram.id = schema::DiagramId(QStringLiteral("main"));
    diagram.name = QStringLiteral("Main");
    diagram.places.insert(before.entities[0].id, {10, 20, false, false});
    before.diagrams.append(diagram);
    schema::Model after = before;
    after.diagrams[0].places[before.entities[0].id].x = 400;
    const services::ProjectDifference difference = services::compareProjects(before, after);
    QVERIFY(difference.sameMeaning());
    QCOMPARE(difference.model.layout.size(), 1);
    QCOMPARE(difference.model.layout.first().cards, 1);
}

void TestProjectDifference::designFollows()
{
    schema::Model after = shop();
    after.patterns.clear();
    after.relationships[0].placement = schema::Placement::EmbedInA;
    after.relationships[0].b.perOther = {0, 4, 10, false};
    after.entities[0].fields[0].maxLength = 50;
    const services::ProjectDifference difference = services::compareProjects(shop(), after);
    QVERIFY(difference.design);
    const QList<services::CollectionChange> &collections = difference.design->collections;
    QCOMPARE(collections.size(), 2);
    QCOMPARE(collections.at(0).name, QStringLiteral("books"));
    QCOMPARE(collections.at(1).name, QStringLiteral("reviews"));
    QCOMPARE(collections.at(1).kind, ChangeKind::Removed);
    QCOMPARE(collections.at(1).before.documents, 40000.0);
    QVERIFY(collections.at(0).validator);
    const auto hasField = [&](const QString &path, ChangeKind kind) {
        return std::any_of(collections.at(0).fields.cbegin(), collections.at(0).fields.cend(),
                           [&](const services::PartChange &part) { return part.name == path && part.kind == kind; });
    };
    QVERIFY(hasField(QStringLiteral("title"), ChangeKind::Changed));
    QVERIFY(!hasField(QStringLiteral("isbn"), ChangeKind::Changed));
    QCOMPARE(difference.design->before.collections, 2);
    QCOMPARE(difference.design->after.collections, 1);
    QVERIFY(!difference.design->figures.isEmpty());
}

void TestProjectDifference::renamedCollection()
{
    schema::Model after = shop();
    after.entities[0].collectionName = QStringLiteral("titles");
    const services::ProjectDifference difference = services::compareProjects(shop(), after);
    const auto &collections = difference.design->collections;
    QVERIFY(!collections.isEmpty());
    QCOMPARE(collections.first().name, QStringLiteral("titles"));
    QCOMPARE(collections.first().formerName, QStringLiteral("books"));
    for (const advisor::EffectRow &row : difference.design->figures)
        QVERIFY2(!row.label.startsWith(QLatin1String("books")), qPrintable(row.label));
}

void TestProjectDifference::invalidModel()
{
    schema::Model after = shop();
    after.entities[0].fields[0].name.clear();
    const services::ProjectDifference difference = services::compareProjects(shop(), after);
    QVERIFY(!difference.design);
    QVERIFY(!difference.sameMeaning());
    QVERIFY(!services::linesOf(difference).isEmpty());
}

void TestProjectDifference::everyMemberHasALabel()
{
    const QStringList lists{QStringLiteral("entities"),
                            QStringLiteral("relationships"),
                            QStringLiteral("operations"),
                            QStringLiteral("patterns"),
                            QStringLiteral("silenced"),
                            QStringLiteral("indexes"),
                            QStringLiteral("suppressedIndexes"),
                            QStringLiteral("fields"),
                            QStringLiteral("attributes"),
                            QStringLiteral("a"),
                            QStringLiteral("b")};
    QStringList names = formats::memberNames<schema::Model>() + formats::memberNames<schema::Entity>() +
                        formats::memberNames<schema::IndexDefinition>() + formats::memberNames<schema::Field>() +
                        formats::memberNames<schema::Relationship>() + formats::memberNames<schema::Operation>() +
                        formats::memberNames<schema::PatternUse>() + formats::memberNames<schema::Suppressed>() +
                        formats::memberNames<schema::SuppressedIndex>();
    for (const QString &name : formats::memberNames<schema::RelationshipEnd>())
        names << QStringLiteral("a.") + name << QStringLiteral("b.") + name;
    for (const QString &name : std::as_const(names)) {
        if (lists.contains(name))
            continue;
        const QString label = services::memberLabel(name);
        const bool isCamel =
            std::any_of(name.cbegin(), name.cend(), [](QChar c) { return c.isUpper() || c == QLatin1Char('.'); });
        QVERIFY2(!label.isEmpty() && (!isCamel || label != name), qPrintable(name));
    }
}

/// For all samples: what one direction adds, the other removes, and each property has both values.
void TestProjectDifference::backwardsIsTheInverse()
{
    QList<schema::Model> models;
    for (const formats::SampleInfo &sample : formats::samples()) {
        const auto loaded = formats::loadSample(sample.name);
        QVERIFY(loaded);
        models.append(*loaded);
    }
    for (const schema::Model &a : std::as_const(models)) {
        QVERIFY2(services::differenceOf(a, a).isEmpty(), qPrintable(a.name));
        const schema::Model &b = models.first();
        const services::ModelDifference there = services::differenceOf(a, b);
        const services::ModelDifference back = services::differenceOf(b, a);
        const auto count = [](const services::ModelDifference &all, ChangeKind kind) {
            return std::count_if(all.changes.cbegin(), all.changes.cend(),
                                 [&](const ObjectChange &change) { return change.kind == kind; });
        };
        QCOMPARE(count(there, ChangeKind::Added), count(back, ChangeKind::Removed));
        QCOMPARE(count(there, ChangeKind::Changed), count(back, ChangeKind::Changed));
    }
}

QTEST_GUILESS_MAIN(TestProjectDifference)
#include "tst_projectdifference.moc"
