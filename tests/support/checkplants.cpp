// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/checkplants.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/design/indexes/deriveindexes.h"
#include "models/design/shape/mapping.h"

namespace sw::test
{

using checks::Finding;
using checks::Severity;
using design::Index;
using design::KeyKind;
using design::makeArray;
using design::makeNode;
using design::makeObject;
using design::Node;
using schema::FieldType;

ModelBuilder shop()
{
    ModelBuilder builder;
    builder.entity("books", 1000, "isbn:string:13! title:string:40 price:decimal128 published:date");
    builder.entity("reviews", 5000, "stars:int32 text:string:100 created:date");
    builder.link("books 1:N reviews [0,5,40] placement=referenceFromB");
    builder.model.entities[0].growthPerDay = 5000;
    builder.model.entities[1].growthPerDay = 80000;
    builder.operation("show book", "read 20/s books filter=books.isbn");
    builder.operation("list reviews", "read 5/s reviews sort=-reviews.created");
    builder.operation("show reviews", "read 2/s books books-reviews:5");
    builder.operation("review", "insert 1/s reviews");
    builder.operation("reprice", "update 0.1/s books filter=books.isbn writes=books.price");
    return builder;
}

Case::Case(const ModelBuilder &builder) : model(builder.model), options(sizing::sizeOptions(model))
{
    const schema::ModelIndex index(model);
    design = design::mapModel(index, {});
    design::deriveIndexes(design, index);
}

QList<Finding> Case::findings() const
{
    const schema::ModelIndex index(model);
    const sizing::SizeReport sizes = sizing::estimate(design, options);
    return checks::runChecks(
        {index, design, sizes, sizing::OperationCosts(index, design, sizing::fetchCostFactor(sizes))});
}

QList<design::Problem> judged(const Case &planted)
{
    const schema::ModelIndex index(planted.model);
    return checks::judge(index, planted.design, sizing::estimate(planted.design, planted.options),
                         sizing::OperationCosts(index, planted.design, 1));
}

static Index index(const QList<design::IndexKey> &keys)
{
    Index made;
    made.keys = keys;
    made.name = design::defaultIndexName(keys);
    made.reasons = {QStringLiteral("show book")};
    return made;
}

static Index ascending(const QStringList &paths)
{
    QList<design::IndexKey> keys;
    for (const QString &path : paths)
        keys << design::IndexKey{path, KeyKind::Ascending};
    return index(keys);
}

Node field(const char *name, FieldType type)
{
    return makeNode(QString::fromLatin1(name), type);
}

Node array(const char *name, const schema::Cardinality &count, const Node &item)
{
    return makeArray(QString::fromLatin1(name), item, count);
}

Case with(const std::function<void(Case &)> &change)
{
    Case planted;
    change(planted);
    return planted;
}

static void plantArrays(Plants &plants)
{
    plants[QStringLiteral("E1")] = {
        {[] { return with([](Case &c) {
                  c.root("books").fields << array("log", {0, 5, endless, false});
              }); },
         Severity::Error, QStringLiteral("books.log")}};
    plants[QStringLiteral("E2")] = {
        {[] { return with([](Case &c) {
                  c.root("books").fields << array("tags", {0, 5, 300, false});
              }); },
         Severity::Warning, QStringLiteral("books.tags")}};
    plants[QStringLiteral("E3")] = {
        {[] { return with([](Case &c) { c.root("books").field(QStringLiteral("title"))->averageBytes = 300e3; }); },
         Severity::Warning, QStringLiteral("books")},
        {[] {
             return with([](Case &c) {
                 Node page = field("page", FieldType::String);
                 page.averageBytes = 90e3;
                 c.root("books").fields << array("pages", {0, 1, 200, false}, makeObject({}, {page}));
             });
         },
         Severity::Error, QStringLiteral("books")}};
    plants[QStringLiteral("E12")] = {{[] {
                                          return with([](Case &c) {
                                              Node deep = field("end");
                                              for (int i = 0; i < 25; ++i)
                                                  deep = makeObject(QStringLiteral("in"), {deep});
                                              c.root("books").fields << deep;
                                          });
                                      },
                                      Severity::Info, QStringLiteral("books")}};
    plants[QStringLiteral("E13")] = {
        {[] {
             return with([](Case &c) {
                 c.root("books").fields << array("tags", {0, 5, 9, false}) << array("formats", {0, 2, 9, false});
                 c.collection("books").indexes << ascending({QStringLiteral("tags"), QStringLiteral("formats")});
             });
         },
         Severity::Error, QStringLiteral("books: tags_1_formats_1")}};
    plants[QStringLiteral("E14")] = {
        {[] {
             return with([](Case &c) {
                 c.root("books").fields << array("seats", {5, 5, 5, false}, array("", {5, 5, 5, false}));
                 c.collection("books").indexes << ascending({QStringLiteral("seats")});
             });
         },
         Severity::Warning, QStringLiteral("books: seats_1")}};
    plants[QStringLiteral("E16")] = {{[] {
                                          return with([](Case &c) {
                                              c.root("books").fields << array("tags", {0, 5, 9, false});
                                              c.collection("books").action = design::ValidationAction::Warn;
                                          });
                                      },
                                      Severity::Warning, QStringLiteral("books")}};
}

static void plantSizes(Plants &plants)
{
    plants[QStringLiteral("E4")] = {
        {[] {
             ModelBuilder builder = shop();
             builder.model.entities[0].fields[1].averageBytes = 4000;
             builder.model.operations[0].reads = {{test::entityId("books"), QStringLiteral("price")}};
             return Case(builder);
         },
         Severity::Warning, QStringLiteral("books")}};
    plants[QStringLiteral("E5")] = {{[] { return with([](Case &c) { c.options.cacheOverrideMiB = 0.2; }); },
                                     Severity::Error, QStringLiteral("working set")},
                                    {[] {
                                         return with([](Case &c) {
                                             const double bytes =
                                                 sizing::estimate(c.design, c.options).workingSet.likely.value();
                                             c.options.cacheOverrideMiB = bytes / 0.8 / 1024 / 1024;
                                         });
                                     },
                                     Severity::Warning, QStringLiteral("working set")}};
    plants[QStringLiteral("E6")] = {{[] {
                                         return with([](Case &c) {
                                             for (const char *name : {"log_2026_01", "log_2026_02"}) {
                                                 c.design.collections << c.collection("books");
                                                 c.design.collections.last().name = QString::fromLatin1(name);
                                             }
                                         });
                                     },
                                     Severity::Warning, QStringLiteral("log")}};
    const auto indexes = [](int count) {
        return [count] {
            return with([count](Case &c) {
                for (int i = 0; i < count; ++i) {
                    const QString name = QStringLiteral("f%1").arg(i);
                    c.root("books").fields << makeNode(name, FieldType::String);
                    c.collection("books").indexes << ascending({name});
                }
            });
        };
    };
    plants[QStringLiteral("E7")] = {
        {indexes(10), Severity::Info, QStringLiteral("books")},
        {indexes(50), Severity::Warning, QStringLiteral("books")},
        {indexes(64), Severity::Error, QStringLiteral("books")},
        {[] {
             Case heavy;
             heavy.collection("books").documents = {1e7, 1e7, 1e7, false};
             for (const char *name : {"isbn", "title"}) {
                 heavy.root("books").field(QString::fromLatin1(name))->averageBytes = 300;
                 heavy.collection("books").indexes << ascending({QString::fromLatin1(name), QStringLiteral("price")});
             }
             return heavy;
         },
         Severity::Warning, QStringLiteral("books")}};
}

static void plantIndexes(Plants &plants)
{
    plants[QStringLiteral("E33")] = {{[] {
                                          ModelBuilder builder = shop();
                                          builder.entity("notes", 10, "book_id:string:20 text:string");
                                          builder.link("books 1:N notes [0,1,9] placement=referenceFromB");
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("notes.book_id")}};
    plants[QStringLiteral("E32")] = {{[] {
                                          ModelBuilder builder = shop();
                                          schema::IndexDefinition own;
                                          own.name = QStringLiteral("mine");
                                          own.keys = {schema::IndexKey{QStringLiteral("reviews.text"), {}},
                                                      schema::IndexKey{QStringLiteral("reviews.stars"), {}}};
                                          builder.model.entities.first().indexes = {own};
                                          return Case(builder);
                                      },
                                      Severity::Error, QStringLiteral("books: mine")}};
    plants[QStringLiteral("E8")] = {{[] {
                                         return with([](Case &c) {
                                             c.collection("books").indexes
                                                 << ascending({QStringLiteral("title")})
                                                 << ascending({QStringLiteral("title"), QStringLiteral("price")});
                                         });
                                     },
                                     Severity::Warning, QStringLiteral("books: title_1")},
                                    {[] {
                                         return with([](Case &c) {
                                             Index unused = ascending({QStringLiteral("title")});
                                             unused.reasons = {QStringLiteral("nothing known")};
                                             c.collection("books").indexes << unused;
                                         });
                                     },
                                     Severity::Warning, QStringLiteral("books: title_1")},
                                    {[] {
                                         return with([](Case &c) {
                                             c.root("books").fields << field("sold", FieldType::Bool);
                                             c.collection("books").indexes << ascending({QStringLiteral("sold")});
                                         });
                                     },
                                     Severity::Warning, QStringLiteral("books: sold_1")}};
    plants[QStringLiteral("E9")] = {{[] { return with([](Case &c) { c.collection("books").indexes.clear(); }); },
                                     Severity::Warning, QStringLiteral("show book")}};
    plants[QStringLiteral("E15")] = {
        {[] {
             return with([](Case &c) {
                 c.root("books").fields << array("tags", {0, 5, 9, false});
                 c.collection("books").indexes << index({{QStringLiteral("tags"), KeyKind::Hashed}});
             });
         },
         Severity::Error, QStringLiteral("books: tags_hashed")},
        {[] {
             return with([](Case &c) {
                 c.root("books").fields << field("language");
                 c.collection("books").indexes << index({{QStringLiteral("title"), KeyKind::Text}});
             });
         },
         Severity::Error, QStringLiteral("books: title_text")},
        {[] {
             return with([](Case &c) {
                 c.collection("books").indexes << index({{QStringLiteral("title"), KeyKind::Text}})
                                               << index({{QStringLiteral("isbn"), KeyKind::Text}});
             });
         },
         Severity::Error, QStringLiteral("books")},
        {[] {
             return with([](Case &c) {
                 c.root("books").fields << array("shops", {0, 5, 9, false});
                 c.collection("books").indexes << index({{QStringLiteral("shops"), KeyKind::Geo2dSphere}});
             });
         },
         Severity::Error, QStringLiteral("books: shops_2dsphere")}};
    plants[QStringLiteral("E23")] = {
        {[] {
             return with([](Case &c) {
                 c.collection("reviews").timeSeries = design::TimeSeriesOptions{QStringLiteral("stars"), {}, {}};
             });
         },
         Severity::Error, QStringLiteral("reviews")}};
    plants[QStringLiteral("E24")] = {
        {[] {
             return with([](Case &c) {
                 Index ttl = ascending({QStringLiteral("title")});
                 ttl.expireAfterSeconds = 60;
                 c.collection("books").indexes << ttl;
             });
         },
         Severity::Error, QStringLiteral("books: title_1")},
        {[] {
             return with([](Case &c) {
                 Node link = field("book");
                 link.reference = design::Reference{QStringLiteral("books"), {}, QStringLiteral("book")};
                 Node &root = c.root("books");
                 root.discriminator = QStringLiteral("kind");
                 root.variants = {
                     {QStringLiteral("book"), 1, {design::makeNode(QStringLiteral("until"), FieldType::Date)}},
                     {QStringLiteral("note"), 1, {link}}};
                 Index ttl = ascending({QStringLiteral("until")});
                 ttl.expireAfterSeconds = 60;
                 base::BsonBuilder filter;
                 ttl.partialFilter = filter.string(root.discriminator, QStringLiteral("book")).finish();
                 c.collection("books").indexes << ttl;
             });
         },
         Severity::Warning, QStringLiteral("books: until_1")}};
}

static void plantLinks(Plants &plants)
{
    plants[QStringLiteral("E10")] = {{[] {
                                          ModelBuilder builder = shop();
                                          builder.operation("show with book", "read 5/s reviews books-reviews");
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("books · reviews")}};
    plants[QStringLiteral("B3")] = {{[] {
                                         ModelBuilder builder = shop(); // 4,000 of the 5,000 reviews are of no book
                                         builder.model.relationships.first().placement = schema::Placement::EmbedInA;
                                         builder.model.relationships.first().a.perOther = {0, 0.2, 1, false};
                                         return Case(builder);
                                     },
                                     Severity::Error, QStringLiteral("books · reviews")},
                                    {[] {
                                         ModelBuilder builder = shop();
                                         builder.model.relationships.first().placement = schema::Placement::EmbedInA;
                                         builder.model.entities[1].lifecycle = schema::Lifecycle::Retention;
                                         builder.model.entities[1].lifecycleDays = 30;
                                         builder.model.entities[1].lifecycleField = QStringLiteral("created");
                                         return Case(builder);
                                     },
                                     Severity::Error, QStringLiteral("books · reviews")},
                                    {[] {
                                         ModelBuilder builder = shop(); // a review has one place only
                                         builder.entity("readers", 5000, "name:string");
                                         builder.link("readers 1:N reviews [0,1,9] placement=embedInA");
                                         builder.model.relationships.first().placement = schema::Placement::EmbedInA;
                                         return Case(builder);
                                     },
                                     Severity::Warning,
                                     {}}};
    plants[QStringLiteral("E17")] = {{[] {
                                          ModelBuilder builder = shop();
                                          builder.model.relationships.first().placement = schema::Placement::EmbedInB;
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("reviews.book.price")}};
    plants[QStringLiteral("E25")] = {{[] {
                                          ModelBuilder builder = shop();
                                          builder.operation("remove book", "delete 0.01/s books filter=books.isbn");
                                          return Case(builder);
                                      },
                                      Severity::Info, QStringLiteral("remove book")}};
    plants[QStringLiteral("E11")] = {{[] {
                                          ModelBuilder builder = shop();
                                          builder.operation("search", "read 1/s books filter=books.isbn");
                                          builder.model.operations.last().filters.first().op =
                                              schema::FilterOp::CaseInsensitiveRegex;
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("search")}};
    plants[QStringLiteral("E21")] = {{[] {
                                          ModelBuilder builder = shop();
                                          builder.model.entities[1].shardKey = QStringLiteral("{created: 1}");
                                          return Case(builder);
                                      },
                                      Severity::Info, QStringLiteral("reviews.created")}};
}

static void plantNumbers(Plants &plants)
{
    plants[QStringLiteral("E27")] = {{[] {
                                          ModelBuilder builder = shop();
                                          builder.model.entities[1].count.likely = 5'000'000;
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("books · reviews")}};
    plants[QStringLiteral("E28")] = {{[] {
                                          ModelBuilder builder = shop();
                                          builder.model.entities[1].growthPerDay = 1e6;
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("reviews")},
                                     {[] {
                                          ModelBuilder builder = shop();
                                          builder.model.entities[1].growthPerDay = 0;
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("reviews")},
                                     {[] {
                                          ModelBuilder builder = shop();
                                          builder.model.entities[1].growthPerDay = 1000;
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("reviews")}};
    plants[QStringLiteral("E29")] = {{[] {
                                          ModelBuilder builder = shop();
                                          builder.model.operations.first().perSecond = 2e7;
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("show book")},
                                     {[] {
                                          ModelBuilder builder = shop();
                                          builder.model.entities.first().count = {1e13, 1e13, 1e13, false};
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("books")},
                                     {[] {
                                          ModelBuilder builder = shop();
                                          builder.model.entities.first().growthPerDay = 1e12;
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("books")}};
    plants[QStringLiteral("E31")] = {
        {[] {
             ModelBuilder builder = shop();
             builder.operation("stars", "read 50/s reviews filter=reviews.book_id");
             builder.model.operations.last().selectivity = 5;
             builder.model.operations.last().reads = {{test::entityId("reviews"), QStringLiteral("stars")}};
             return Case(builder);
         },
         Severity::Info, QStringLiteral("reviews: book_id_1")}};
    plants[QStringLiteral("E30")] = {{[] {
                                          ModelBuilder builder = shop();
                                          builder.operation("by title", "read 1/s books filter=books.title");
                                          return Case(builder);
                                      },
                                      Severity::Info, QStringLiteral("books.title")}};
}

ModelBuilder numbered(double most)
{
    ModelBuilder builder = shop();
    schema::Field id;
    id.id = schema::FieldId(QStringLiteral("books_id"));
    id.name = QStringLiteral("_id");
    id.type = FieldType::Int32;
    id.minimum = 1;
    id.maximum = most;
    builder.model.entities.first().fields.prepend(id);
    return builder;
}

static void plantForms(Plants &plants)
{
    plants[QStringLiteral("E40")] = {{[] {
                                          ModelBuilder builder = shop();
                                          builder.model.relationships.first().a.link.key = {QStringLiteral("title")};
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("books · reviews")}};
    plants[QStringLiteral("E41")] = {
        {[] {
             ModelBuilder builder = shop();
             builder.model.entities.first().rules.expression = {{QStringLiteral("colour"), QStringLiteral("red")}};
             return Case(builder);
         },
         Severity::Warning, QStringLiteral("books")}};
    plants[QStringLiteral("E43")] = {{[] { return Case(numbered(200)); }, Severity::Error, QStringLiteral("books._id")},
                                     {[] {
                                          ModelBuilder builder = shop();
                                          schema::Field &isbn = builder.model.entities.first().fields.first();
                                          isbn.enumValues = {QStringLiteral("a"), QStringLiteral("b")};
                                          return Case(builder);
                                      },
                                      Severity::Error, QStringLiteral("books.isbn")}};
    plants[QStringLiteral("E44")] = {{[] {
                                          ModelBuilder builder = shop();
                                          builder.model.entities[0].growthPerDay = 0;
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("books · reviews")}};
    plants[QStringLiteral("E42")] = {{[] {
                                          ModelBuilder builder = shop();
                                          for (qsizetype at = 0; at < 2; ++at) {
                                              schema::Entity &entity = builder.model.entities[at];
                                              schema::Field address;
                                              address.id =
                                                  schema::FieldId(entity.id.text() + QStringLiteral("_address"));
                                              address.name = QStringLiteral("address");
                                              address.type = schema::FieldType::Object;
                                              address.valueObject = QStringLiteral("Address");
                                              schema::Field part;
                                              part.id = schema::FieldId(entity.id.text() + QStringLiteral("_part"));
                                              part.name = entity.name + QStringLiteral("_part");
                                              address.fields << part;
                                              entity.fields << address;
                                          }
                                          return Case(builder);
                                      },
                                      Severity::Warning, QStringLiteral("reviews.address")}};
}

static void plantNames(Plants &plants)
{
    plants[QStringLiteral("E18")] = {
        {[] { return with([](Case &c) { c.collection("books").name = QStringLiteral("bo$oks"); }); }, Severity::Error,
         QStringLiteral("bo$oks")},
        {[] { return with([](Case &c) { c.collection("books").name = QStringLiteral("1books"); }); }, Severity::Warning,
         QStringLiteral("1books")}};
    plants[QStringLiteral("E19")] = {{[] { return with([](Case &c) { c.root("books").fields << field("$set"); }); },
                                      Severity::Error, QStringLiteral("books.$set")},
                                     {[] { return with([](Case &c) { c.root("books").fields << field("title"); }); },
                                      Severity::Error, QStringLiteral("books.title")},
                                     {[] {
                                          return with([](Case &c) {
                                              Node days = makeObject(QStringLiteral("days"), {});
                                              for (int i = 0; i < 60; ++i)
                                                  days.fields
                                                      << makeNode(QStringLiteral("2026-%1").arg(i), FieldType::Int32);
                                              c.root("books").fields << days;
                                          });
                                      },
                                      Severity::Warning, QStringLiteral("books.days")}};
    plants[QStringLiteral("E20")] = {
        {[] { return with([](Case &c) { c.root("books").fields << field("listPrice", FieldType::Double); }); },
         Severity::Warning, QStringLiteral("books.listPrice")},
        {[] { return with([](Case &c) { c.root("books").fields << field("created_at"); }); }, Severity::Warning,
         QStringLiteral("books.created_at")},
        {[] {
             return with([](Case &c) {
                 Node wrong = field("book", FieldType::Int32);
                 wrong.reference = design::Reference{QStringLiteral("books"), {}};
                 c.root("reviews").fields << wrong;
             });
         },
         Severity::Warning, QStringLiteral("reviews.book")}};
    plants[QStringLiteral("E22")] = {
        {[] {
             return with([](Case &c) {
                 Node group = field("shop");
                 group.constraints.enumValues = {QStringLiteral("north_east"), QStringLiteral("south")};
                 Node key = field("key");
                 key.derivation = design::Derivation{design::Derivation::Kind::Text, QStringLiteral("{shop}_{isbn}")};
                 c.root("books").fields << group << key;
             });
         },
         Severity::Error, QStringLiteral("books.key")}};
    plants[QStringLiteral("C18")] = {{[] {
                                          return with([](Case &c) {
                                              c.design.cautions << design::Caution{
                                                  QStringLiteral("books"), QStringLiteral("one"), QStringLiteral("two"),
                                                  QStringLiteral("old copies are short.")};
                                          });
                                      },
                                      Severity::Warning, QStringLiteral("books")},
                                     {[] {
                                          return with([](Case &c) {
                                              for (const char *name : {"first", "second", "third", "fourth"}) {
                                                  schema::PatternUse use;
                                                  use.id = schema::PatternUseId(QLatin1String(name));
                                                  c.design.applied << use;
                                                  Node node = field(name);
                                                  node.origin = {use.id, QLatin1String(name)};
                                                  c.root("books").fields << node;
                                              }
                                          });
                                      },
                                      Severity::Warning, QStringLiteral("books")}};
    plants[QStringLiteral("pattern")] = {{[] {
                                              return with([](Case &c) {
                                                  c.design.skipped << design::SkippedUse{
                                                      schema::PatternUseId(QStringLiteral("one")),
                                                      QStringLiteral("subset"), QStringLiteral("nothing is embedded.")};
                                              });
                                          },
                                          Severity::Warning, QStringLiteral("subset")}};
    plants[QStringLiteral("F6")] = {
        {[] { return with([](Case &c) { c.root("books").fields << field(""); }); }, Severity::Error, {}}};
}

Plants plants()
{
    Plants all;
    plantArrays(all);
    plantSizes(all);
    plantIndexes(all);
    plantLinks(all);
    plantNumbers(all);
    plantForms(all);
    plantNames(all);
    return all;
}

} // namespace sw::test
