// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/document.h"
#include "models/document/edits/diagramedits.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/fieldedits.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/removal.h"
#include "models/document/edits/workloadedits.h"
#include "models/document/files/fragment.h"
#include "models/document/finding.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectwriter.h"
#include "models/schema/validation/validatemodel.h"
#include "tests/edit/bookstore.h"

#include <QRandomGenerator>
#include <QtTest>
#include <QUndoStack>

#include <limits>

using namespace sw;
using namespace sw::document;
using schema::EntityId;
using schema::RelationshipId;

namespace
{

/// One edit of the bookstore that must change something.
struct Act
{
    const char *name;
    std::function<bool(Document &)> run;
};

EntityId entity(const char *name)
{
    return EntityId(QStringLiteral("e_") + QLatin1String(name));
}

RelationshipId link(const char *name)
{
    return RelationshipId(QStringLiteral("r_") + QLatin1String(name));
}

FieldKey field(const char *owner, const char *name)
{
    return {{entity(owner), {}},
            schema::FieldId(QStringLiteral("%1_%2").arg(QLatin1String(owner), QLatin1String(name)))};
}

/// The bookstore with operations and pattern uses that refer to all kinds of things.
schema::Model fullBookstore()
{
    schema::Model model = testing::bookstore();
    schema::Operation page;
    page.id = schema::OperationId(QStringLiteral("o_page"));
    page.name = QStringLiteral("Show book page");
    page.entity = entity("books");
    page.perSecond = 900;
    page.path = {{link("books_reviews"), entity("reviews"), 10},
                 {link("authors_books"), entity("authors"), std::nullopt}};
    page.filters = {{{entity("books"), QStringLiteral("isbn")}, schema::FilterOp::Equal}};
    page.sort = {{{entity("reviews"), QStringLiteral("created")}, true}};
    page.reads = {{entity("books"), QStringLiteral("cover.url")},
                  {entity("reviews"), QStringLiteral("body")},
                  {entity("authors"), QStringLiteral("name")}};
    schema::Operation order;
    order.id = schema::OperationId(QStringLiteral("o_order"));
    order.name = QStringLiteral("Place an order");
    order.kind = schema::OperationKind::Insert;
    order.entity = entity("orders");
    order.perSecond = 25;
    order.writes = {{entity("orders"), QStringLiteral("total")}};
    order.atomicWith = {entity("inventory")};
    model.operations = {page, order};
    schema::PatternUse subset;
    subset.id = schema::PatternUseId(QStringLiteral("p_subset"));
    subset.pattern = QStringLiteral("subset");
    subset.relationship = link("books_reviews");
    schema::PatternUse attribute;
    attribute.id = schema::PatternUseId(QStringLiteral("p_attribute"));
    attribute.pattern = QStringLiteral("attribute");
    attribute.entity = entity("books");
    attribute.path = QStringLiteral("formats");
    model.patterns = {subset, attribute};
    return model;
}

QList<Act> acts()
{
    const auto ok = [](const auto &result) {
        return result.has_value();
    };
    return {
        {"addEntity",
         [=](Document &d) {
             return ok(addEntity(d, {}, {900, 0}));
         }},
        {"renameEntity",
         [=](Document &d) {
             return ok(renameEntity(d, entity("books"), QStringLiteral("titles")));
         }},
        {"setEntityCount",
         [=](Document &d) {
             return ok(setEntityCount(d, entity("books"), {0, 5, std::numeric_limits<double>::infinity(), false}));
         }},
        {"changeEntity",
         [=](Document &d) {
             return ok(changeEntity(d, entity("books"), {}, [](schema::Entity &e) { e.appendOnly = true; }));
         }},
        {"duplicateEntities",
         [=](Document &d) {
             return ok(duplicateEntities(d, {}, {entity("books"), entity("reviews")}, {40, 40}));
         }},
        {"addField",
         [=](Document &d) {
             return ok(addField(d, {{entity("books"), {}}, {}}, {}, 1));
         }},
        {"addNestedField",
         [=](Document &d) {
             return ok(addField(d, {{entity("books"), {}}, schema::FieldId(QStringLiteral("books_cover"))}, {}));
         }},
        {"renameField",
         [=](Document &d) {
             return ok(renameField(d, field("books", "isbn"), QStringLiteral("ean")));
         }},
        {"setFieldType",
         [=](Document &d) {
             return ok(setFieldType(d, field("books", "cover"), schema::FieldType::String));
         }},
        {"changeField",
         [=](Document &d) {
             return ok(changeField(d, field("books", "title"), {}, [](schema::Field &f) { f.presence = 0.5; }));
         }},
        {"moveField",
         [=](Document &d) {
             return ok(moveField(d, field("books", "isbn"),
                                 {{entity("books"), {}}, schema::FieldId(QStringLiteral("books_cover"))}, 0));
         }},
        {"moveFieldWithin",
         [=](Document &d) {
             return ok(moveField(d, field("books", "isbn"), {{entity("books"), {}}, {}}, 3));
         }},
        {"moveFieldAway",
         [=](Document &d) {
             return ok(moveField(d, field("books", "isbn"), {{entity("users"), {}}, {}}, 0));
         }},
        {"removeField",
         [](Document &d) {
             return removeObjects(d, {{}, {field("books", "isbn"), field("reviews", "created")}, {}, {}, {}, {}});
         }},
        {"addRelationship",
         [=](Document &d) {
             return ok(addRelationship(d, entity("users"), entity("users"), LinkKind::ManyToMany));
         }},
        {"setLinkKind",
         [=](Document &d) {
             return ok(setLinkKind(d, link("orders_books"), LinkKind::OneToZillions));
         }},
        {"setEndCount",
         [=](Document &d) {
             return ok(setEndCount(d, link("books_reviews"), End::A, {1, 2, 3, false}));
         }},
        {"reconnectEnd",
         [=](Document &d) {
             return ok(reconnectEnd(d, link("books_reviews"), End::B, entity("users")));
         }},
        {"swapEnds",
         [=](Document &d) {
             return ok(swapEnds(d, link("books_reviews")));
         }},
        {"renameRelationship",
         [=](Document &d) {
             return ok(renameRelationship(d, link("books_reviews"), QStringLiteral("opinions")));
         }},
        {"changeRelationship",
         [=](Document &d) {
             return ok(changeRelationship(d, link("books_reviews"), {},
                                          [](schema::Relationship &r) { r.composition = true; }));
         }},
        {"removeEntity",
         [](Document &d) {
             return removeObjects(d, {{entity("books")}, {}, {}, {}, {}, {}});
         }},
        {"removeMany",
         [](Document &d) {
             return removeObjects(d, {{entity("reviews"), entity("authors")},
                                      {},
                                      {link("users_orders")},
                                      {schema::OperationId(QStringLiteral("o_order"))},
                                      {},
                                      {schema::NoteId(QStringLiteral("n1"))}});
         }},
        {"removeRelationship",
         [](Document &d) {
             return removeObjects(d, {{}, {}, {link("books_reviews")}, {}, {}, {}});
         }},
        {"removePattern",
         [](Document &d) {
             return removeObjects(d, {{}, {}, {}, {}, {schema::PatternUseId(QStringLiteral("p_subset"))}, {}});
         }},
        {"addOperation",
         [=](Document &d) {
             schema::Operation operation;
             operation.entity = entity("users");
             return ok(addOperation(d, operation));
         }},
        {"changeOperation",
         [=](Document &d) {
             return ok(changeOperation(d, schema::OperationId(QStringLiteral("o_page")), {},
                                       [](schema::Operation &o) { o.perSecond = 1; }));
         }},
        {"moveOperation",
         [](Document &d) {
             return moveOperation(d, schema::OperationId(QStringLiteral("o_page")), 1);
         }},
        {"movePattern",
         [](Document &d) {
             return movePattern(d, schema::PatternUseId(QStringLiteral("p_subset")), 1);
         }},
        {"editModel",
         [](Document &d) {
             return editModel(d, QStringLiteral("Apply advice"),
                              [](schema::Model &model) { model.patterns = model.patterns.mid(1); });
         }},
        {"setGoal",
         [](Document &d) {
             return setGoal(d, schema::Goal::Performance);
         }},
        {"setRam",
         [=](Document &d) {
             return ok(setRam(d, 64));
         }},
        {"setUseCase",
         [](Document &d) {
             return setUseCase(d, schema::UseCase::Catalog);
         }},
        {"setServer",
         [](Document &d) {
             return setServer(d, {6, 0});
         }},
        {"setProjectText",
         [](Document &d) {
             return setProjectText(d, QStringLiteral("shop"), QStringLiteral("text"));
         }},
        {"silence",
         [](Document &d) {
             return suppress(d, QStringLiteral("E3"), QStringLiteral("books"), QStringLiteral("known"));
         }},
        {"moveNodes",
         [](Document &d) {
             return moveNodes(d, {}, {{entity("books"), {11, 12}}}, {{QStringLiteral("books"), {1, 2}}});
         }},
        {"addDiagram",
         [=](Document &d) {
             return ok(addDiagram(d, {}, {{entity("books"), {5, 6}}}));
         }},
        {"renameDiagram",
         [=](Document &d) {
             return ok(renameDiagram(d, mainDiagramId(d.model()), QStringLiteral("shop")));
         }},
        {"hideInDiagram",
         [](Document &d) {
             return hideInDiagram(d, {}, {entity("books")}, {{entity("users"), {1, 2}}});
         }},
        {"setLocked",
         [](Document &d) {
             return setLocked(d, {}, {{entity("books"), {1, 2}}}, {{QStringLiteral("books"), {3, 4}}}, true);
         }},
        {"setColor",
         [](Document &d) {
             return setColor(d, {entity("books")}, {}, QStringLiteral("#b5604a"));
         }},
        {"replaceText",
         [=](Document &d) {
             const Search search{QStringLiteral("book"), false, true, true, true};
             return ok(replaceText(d, findText(d.model(), search), search, QStringLiteral("title")));
         }},
        {"pasteFragment",
         [=](Document &d) {
             FragmentChoice choice;
             choice.entities = {entity("books"), entity("reviews")};
             choice.places = {{entity("books"), {0, 0}}};
             return ok(pasteFragment(d, {}, writeFragment(d.model(), {}, choice), {300, 300}));
         }},
        {"setCollapsed",
         [](Document &d) {
             return setCollapsed(d, {}, {entity("books")}, {}, true);
         }},
        {"addNote",
         [=](Document &d) {
             schema::Note note;
             note.text = QStringLiteral("area");
             note.area = true;
             return ok(addNote(d, {}, note));
         }},
        {"changeNote",
         [=](Document &d) {
             return ok(changeNote(d, mainDiagramId(d.model()), schema::NoteId(QStringLiteral("n1")), {},
                                  [](schema::Note &n) { n.text = QStringLiteral("x"); }));
         }},
    };
}

} // namespace

class TestCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEditComesBack_data();
    void everyEditComesBack();
    void secondTimeChangesNothing();
    void randomSequencesComeBack();
    void referencesFollowNames();
    void removalLeavesNothingDangling();
    void linkNamesAreFollowed();
    void keysFollowTheirFields();
    void kindsFollowTheirEntity();
    void badInputIsRefused();
    void typesFollowCounts();
};

void TestCommands::everyEditComesBack_data()
{
    QTest::addColumn<int>("number");
    const QList<Act> all = acts();
    for (int i = 0; i < all.size(); ++i)
        QTest::newRow(all.at(i).name) << i;
}

void TestCommands::everyEditComesBack()
{
    QFETCH(int, number);
    const Act act = acts().at(number);
    Document document;
    document.setModel(fullBookstore());
    const schema::Model untouched = document.model();
    const QByteArray before = formats::writeProject(document.model());
    QVERIFY(act.run(document));
    QCOMPARE(document.history().count(), 1);
    QVERIFY(!document.history().undoText().isEmpty());
    const QByteArray after = formats::writeProject(document.model());
    QVERIFY(after != before);
    for (int round = 0; round < 2; ++round) {
        document.history().undo();
        QCOMPARE(formats::writeProject(document.model()), before);
        QVERIFY(document.model() == untouched);
        QVERIFY(!document.isModified());
        document.history().redo();
        QCOMPARE(formats::writeProject(document.model()), after);
    }
    QVERIFY(schema::validateModel(document.model()).isEmpty());
}

void TestCommands::secondTimeChangesNothing()
{
    Document document;
    document.setModel(fullBookstore());
    QVERIFY(setGoal(document, schema::Goal::Performance));
    document.history().undo();
    QVERIFY(document.history().canRedo());
    QVERIFY(!setGoal(document, document.model().goal));
    QVERIFY(renameEntity(document, entity("books"), QStringLiteral("books")));
    QVERIFY(setEntityCount(document, entity("books"), document.model().entity(entity("books"))->count));
    QCOMPARE(document.history().count(), 1);
    QVERIFY(document.history().canRedo()); // what changes nothing does not cost the redo
}

void TestCommands::randomSequencesComeBack()
{
    QRandomGenerator random(20);
    const QList<Act> all = acts();
    Document document;
    document.setModel(fullBookstore());
    const QByteArray first = formats::writeProject(document.model());
    int done = 0;
    for (int step = 0; step < 5000; ++step) {
        const int dice = random.bounded(100);
        if (dice < 25) {
            document.history().undo();
        } else if (dice < 35) {
            document.history().redo();
        } else if (dice < 40) {
            document.endBurst();
        } else if (dice < 42 && document.model().entities.size() > 3) {
            const qsizetype at = random.bounded(static_cast<int>(document.model().entities.size()));
            removeObjects(document, {{document.model().entities.at(at).id}, {}, {}, {}, {}, {}});
        } else if (dice < 50 && !document.model().entities.isEmpty()) {
            const auto pick = [&] {
                return document.model()
                    .entities.at(random.bounded(static_cast<int>(document.model().entities.size())))
                    .id;
            };
            QVERIFY(addRelationship(document, pick(), pick(), static_cast<LinkKind>(random.bounded(4))));
            QVERIFY(addField(document, {{pick(), {}}, {}}, {}));
        } else {
            done += all.at(random.bounded(static_cast<int>(all.size()))).run(document) ? 1 : 0;
        }
        for (int back = 0; back < 12 && document.model().entities.size() < 6; ++back)
            document.history().undo();
        if (document.model().entities.size() > 30)
            removeObjects(
                document,
                {{document.model().entities.last().id, document.model().entities.at(20).id}, {}, {}, {}, {}, {}});
    }
    QVERIFY(done > 300);
    while (document.history().canRedo())
        document.history().redo();
    const QByteArray last = formats::writeProject(document.model());
    while (document.history().canUndo())
        document.history().undo();
    QCOMPARE(formats::writeProject(document.model()), first);
    while (document.history().canRedo())
        document.history().redo();
    QCOMPARE(formats::writeProject(document.model()), last);
}

void TestCommands::referencesFollowNames()
{
    Document document;
    document.setModel(fullBookstore());
    QVERIFY(renameField(document, field("books", "cover"), QStringLiteral("front")));
    QVERIFY(renameField(document, field("books", "formats"), QStringLiteral("editions")));
    QVERIFY(renameField(document, field("reviews", "created"), QStringLiteral("at")));
    const schema::Operation &page = document.model().operations.first();
    QCOMPARE(page.reads.first().path, QStringLiteral("front.url"));
    QCOMPARE(page.sort.first().field.path, QStringLiteral("at"));
    QCOMPARE(document.model().patterns.last().path, QStringLiteral("editions"));
    QVERIFY(moveField(document, field("books", "isbn"),
                      {{entity("books"), {}}, schema::FieldId(QStringLiteral("books_cover"))}, 0));
    QCOMPARE(document.model().operations.first().filters.first().field.path, QStringLiteral("front.isbn"));
}

void TestCommands::removalLeavesNothingDangling()
{
    for (const schema::Entity &gone : fullBookstore().entities) {
        Document document;
        document.setModel(fullBookstore());
        QVERIFY(removeObjects(document, {{gone.id}, {}, {}, {}, {}, {}}));
        const QList<base::Error> errors = schema::validateModel(document.model());
        QVERIFY2(errors.isEmpty(), errors.isEmpty() ? "" : qPrintable(errors.first().text()));
        for (const schema::Diagram &diagram : document.model().diagrams)
            QVERIFY(!diagram.places.contains(gone.id));
    }
}

/// What operations say through the name of a link follows that name, and goes with the link.
void TestCommands::linkNamesAreFollowed()
{
    Document document;
    schema::Model model = testing::bookstore();
    schema::Operation operation;
    operation.id = schema::OperationId(QStringLiteral("o_link"));
    operation.name = QStringLiteral("Stock of a book");
    operation.entity = entity("inventory");
    operation.filters = {schema::Filter{{entity("inventory"), QStringLiteral("book_id")}}};
    operation.reads = {{entity("inventory"), QStringLiteral("books.title")}};
    model.operations.append(operation);
    QCOMPARE(schema::validateModel(model).value(0).text(), QString());
    document.setModel(model);
    const auto now = [&document] {
        return document.model().operations.last();
    };
    const auto sound = [&document] {
        return schema::validateModel(document.model()).isEmpty();
    };

    QVERIFY(renameEntity(document, entity("books"), QStringLiteral("volumes")));
    QCOMPARE(now().filters.first().field.path, QStringLiteral("volume_id"));
    QCOMPARE(now().reads.first().path, QStringLiteral("volumes.title"));
    QVERIFY(changeRelationship(document, link("books_inventory"), {},
                               [](schema::Relationship &each) { each.a.role = QStringLiteral("subject"); }, {}));
    QCOMPARE(now().filters.first().field.path, QStringLiteral("subject_id"));
    QVERIFY(sound());
    QVERIFY(removeObjects(document, {{}, {}, {link("books_inventory")}, {}, {}, {}}));
    QVERIFY(now().filters.isEmpty() && now().reads.isEmpty());
    QVERIFY(sound());
    for (int steps = 3; steps > 0; --steps)
        document.history().undo();
    QVERIFY(document.model() == model);
}

/// A kind has its entity's fields: they follow a new name, and go with the field or the is-a.
void TestCommands::keysFollowTheirFields()
{
    Document document;
    document.setModel(fullBookstore());
    const RelationshipId id = link("books_reviews");
    const auto held = [&] {
        return document.model().relationship(id)->a.link;
    };
    QVERIFY(changeRelationship(document, id, {}, [](schema::Relationship &changed) {
        changed.a.link.key = {QStringLiteral("isbn")};
        changed.a.link.names = {QStringLiteral("stars")};
    }));
    const schema::Model before = document.model();
    QVERIFY(renameField(document, field("books", "isbn"), QStringLiteral("number")));
    QCOMPARE(held().key, QStringList{QStringLiteral("number")});
    QVERIFY(renameField(document, field("reviews", "stars"), QStringLiteral("book")));
    QCOMPARE(held().names, QStringList{QStringLiteral("book")});
    document.history().undo();
    document.history().undo();
    QVERIFY(document.model() == before);
    Removal removal;
    removal.fields = {field("books", "isbn")};
    QVERIFY(removeObjects(document, removal));
    QVERIFY2(held().key.isEmpty() && held().names.isEmpty(), "a part of a key tells nothing");
    document.history().undo();
    QVERIFY(document.model() == before);
    QVERIFY(reconnectEnd(document, id, End::A, entity("authors")));
    QVERIFY(held().key.isEmpty());
}

void TestCommands::kindsFollowTheirEntity()
{
    Document document;
    schema::Model model = testing::bookstore();
    model.entity(entity("reviews"))->superEntity = entity("books");
    schema::Operation operation;
    operation.id = schema::OperationId(QStringLiteral("o_kind"));
    operation.name = QStringLiteral("Kinds");
    operation.entity = entity("reviews");
    operation.reads = {{entity("reviews"), QStringLiteral("isbn")}, {entity("reviews"), QStringLiteral("cover.url")}};
    model.operations.append(operation);
    document.setModel(model);
    const auto reads = [&document] {
        return document.model().operations.last().reads;
    };

    QVERIFY(renameField(document, field("books", "isbn"), QStringLiteral("number")));
    QCOMPARE(reads().first().path, QStringLiteral("number"));
    QVERIFY(removeObjects(document, {{}, {field("books", "isbn")}, {}, {}, {}, {}}));
    QCOMPARE(reads().size(), 1);
    QVERIFY(changeEntity(document, entity("reviews"), {}, [](schema::Entity &each) { each.superEntity = {}; }));
    QVERIFY(reads().isEmpty());
    document.history().undo();
    QCOMPARE(reads().first().path, QStringLiteral("cover.url"));
}

void TestCommands::badInputIsRefused()
{
    Document document;
    document.setModel(fullBookstore());
    const auto refused = [](const auto &result) {
        return !result.has_value() && result.error().code == base::ErrorCode::InvalidModel &&
               !result.error().message.isEmpty() && !result.error().wayOut.isEmpty();
    };
    QVERIFY(refused(renameEntity(document, entity("books"), QStringLiteral("users"))));
    QVERIFY(refused(renameEntity(document, entity("books"), QStringLiteral("  "))));
    QVERIFY(refused(renameEntity(document, entity("books"), QString(300, QLatin1Char('x')))));
    QVERIFY(refused(renameEntity(document, entity("gone"), QStringLiteral("x"))));
    QVERIFY(refused(setEntityCount(document, entity("books"), {5, 3, 10, false})));
    QVERIFY(
        refused(setEntityCount(document, entity("books"), {0, std::numeric_limits<double>::quiet_NaN(), 10, false})));
    QVERIFY(refused(renameField(document, field("books", "isbn"), QStringLiteral("title"))));
    QVERIFY(refused(renameField(document, field("books", "isbn"), QStringLiteral("$where"))));
    QVERIFY(refused(renameField(document, field("books", "isbn"), QStringLiteral("a.b"))));
    QVERIFY(refused(moveField(document, field("books", "cover"),
                              {{entity("books"), {}}, schema::FieldId(QStringLiteral("books_cover"))}, 0)));
    QVERIFY(refused(moveField(document, field("books", "isbn"),
                              {{entity("books"), {}}, schema::FieldId(QStringLiteral("books_title"))}, 0)));
    QVERIFY(refused(changeField(document, field("books", "isbn"), {}, [](schema::Field &f) { f.presence = 0; })));
    QVERIFY(refused(addRelationship(document, entity("books"), entity("gone"))));
    QVERIFY(refused(setRam(document, -1)));
    schema::Operation operation;
    operation.entity = entity("gone");
    QVERIFY(refused(addOperation(document, operation)));
    QCOMPARE(document.history().count(), 0);
}

void TestCommands::typesFollowCounts()
{
    Document document;
    document.setModel(fullBookstore());
    const RelationshipId id = link("books_reviews");
    QVERIFY(setEndCount(document, id, End::A, {1, 2, 3, false}));
    QCOMPARE(document.model().relationship(id)->type, schema::RelationshipType::ManyToMany);
    QVERIFY(setEndCount(document, id, End::B, {1, 1, 1, false}));
    const schema::Relationship *turned = document.model().relationship(id);
    QCOMPARE(turned->type, schema::RelationshipType::OneToMany);
    QCOMPARE(turned->a.entity, entity("reviews")); // the one side of a 1:N is a
    QVERIFY(setLinkKind(document, id, LinkKind::OneToZillions));
    QVERIFY(document.model().relationship(id)->b.perOther.isUnbounded());
    QCOMPARE(kindOf(*document.model().relationship(id)), LinkKind::OneToZillions);
}

QTEST_GUILESS_MAIN(TestCommands)
#include "tst_commands.moc"
