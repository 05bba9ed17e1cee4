// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sizes/sizeddesigns.h"

#include "models/base/bson/bsonbuilder.h"
#include "tests/support/shapes.h"

#include <QRandomGenerator>

#include <memory>

namespace sw::testsupport
{

using design::Index;
using design::IndexKey;
using design::KeyKind;
using design::Node;
using schema::FieldType;

namespace
{

Node text(const char *name, double bytes)
{
    Node node = fieldNode(name, FieldType::String);
    node.averageBytes = bytes;
    return node;
}

Node number(const char *name, FieldType type, double least, double most)
{
    Node node = fieldNode(name, type);
    node.constraints.minimum = least;
    node.constraints.maximum = most;
    return node;
}

Node binary(const char *name, double bytes)
{
    Node node = fieldNode(name, FieldType::Binary);
    node.averageBytes = bytes;
    return node;
}

Node choice(const char *name, const QStringList &values)
{
    Node node = fieldNode(name, FieldType::String);
    node.constraints.enumValues = values;
    return node;
}

Node sometimes(Node node, double share)
{
    node.presence = share;
    return node;
}

Node unique(Node node)
{
    node.uniqueValues = true;
    return node;
}

Node object(const char *name, const QList<Node> &fields)
{
    return design::makeObject(QString::fromUtf8(name), fields);
}

Node list(const char *name, const Node &item, double least, double likely, double most)
{
    return design::makeArray(QString::fromUtf8(name), item, {least, likely, most, false});
}

Node states()
{
    return choice("status",
                  {QStringLiteral("new"), QStringLiteral("paid"), QStringLiteral("shipped"), QStringLiteral("done")});
}

/// "at:-1 customer" with a name that no path needs dots for.
Index index(const char *name, const char *keys)
{
    static const QHash<QString, KeyKind> kinds{{QStringLiteral("1"), KeyKind::Ascending},
                                               {QStringLiteral("-1"), KeyKind::Descending},
                                               {QStringLiteral("text"), KeyKind::Text},
                                               {QStringLiteral("hashed"), KeyKind::Hashed},
                                               {QStringLiteral("2dsphere"), KeyKind::Geo2dSphere}};
    Index out;
    out.name = QString::fromLatin1(name);
    for (const QString &key : QString::fromLatin1(keys).split(QLatin1Char(' ')))
        out.keys << IndexKey{key.section(QLatin1Char(':'), 0, 0),
                             kinds.value(key.section(QLatin1Char(':'), 1), KeyKind::Ascending)};
    return out;
}

Index partial(Index index, const char *filter)
{
    index.partialFilter = *base::Bson::fromJson(QByteArray(filter));
    return index;
}

Index sparse(Index index)
{
    index.sparse = true;
    return index;
}

Index uniqueIndex(Index index)
{
    index.unique = true;
    return index;
}

/// Words of three languages, 1 to 3 bytes a character.
const QStringList &wordsOf(int language)
{
    static const QStringList words[] = {
        {QStringLiteral("river"), QStringLiteral("mountain"), QStringLiteral("harbour"), QStringLiteral("bridge"),
         QStringLiteral("light"), QStringLiteral("station"), QStringLiteral("window"), QStringLiteral("garden"),
         QStringLiteral("letter"), QStringLiteral("winter"), QStringLiteral("market"), QStringLiteral("island")},
        {QStringLiteral("река"), QStringLiteral("город"), QStringLiteral("письмо"), QStringLiteral("зима"),
         QStringLiteral("окно"), QStringLiteral("станция"), QStringLiteral("остров"), QStringLiteral("рынок"),
         QStringLiteral("дорога"), QStringLiteral("книга"), QStringLiteral("погода"), QStringLiteral("вечер")},
        {QStringLiteral("河流"), QStringLiteral("城市"), QStringLiteral("冬天"), QStringLiteral("窗户"),
         QStringLiteral("火车站"), QStringLiteral("岛屿"), QStringLiteral("市场"), QStringLiteral("道路"),
         QStringLiteral("图书馆"), QStringLiteral("天气"), QStringLiteral("晚上"), QStringLiteral("花园")}};
    return words[language];
}

constexpr int wordsInText = 12;

double bytesOfWords(int language)
{
    double bytes = 0;
    for (const QString &word : wordsOf(language))
        bytes += static_cast<double>(word.toUtf8().size());
    return wordsInText * bytes / static_cast<double>(wordsOf(language).size()) + wordsInText - 1;
}

base::Bson threeLanguages(quint64 n)
{
    QRandomGenerator random(static_cast<quint32>(n * 2654435761u + 1));
    QByteArray id(12, '\0');
    for (int i = 0; i < 8; ++i)
        id[11 - i] = static_cast<char>(n >> (8 * i));
    base::BsonBuilder document;
    document.objectId(QStringLiteral("_id"), id);
    for (int language = 0; language < 3; ++language) {
        QStringList words;
        for (int i = 0; i < wordsInText; ++i)
            words << wordsOf(language).at(random.bounded(12));
        document.string(QStringList{QStringLiteral("en"), QStringLiteral("ru"), QStringLiteral("zh")}.at(language),
                        words.join(QLatin1Char(' ')));
    }
    return document.finish();
}

SizedDesign sized(const char *name, const char *collection, const QList<Node> &fields, double few, double many,
                  const QList<Index> &indexes)
{
    SizedDesign out{QString::fromLatin1(name), collectionOf(collection, QList<Node>{idNode()} + fields, many), few};
    out.collection.indexes = indexes;
    return out;
}

QList<SizedDesign> plainDesigns()
{
    const Node address = object("address", {text("street", 22), text("city", 9), text("zip", 5),
                                            object("geo", {number("lat", FieldType::Double, -90, 90),
                                                           number("lon", FieldType::Double, -180, 180)})});
    QList<Node> wide{fieldNode("at", FieldType::Date)};
    for (int i = 0; i < 20; ++i)
        wide << number(qPrintable(QStringLiteral("count%1").arg(i)), FieldType::Int32, 0, 5000)
             << number(qPrintable(QStringLiteral("mean%1").arg(i)), FieldType::Double, 0, 100);
    SizedDesign languages =
        sized("three languages", "languages",
              {text("en", bytesOfWords(0)), text("ru", bytesOfWords(1)), text("zh", bytesOfWords(2))}, 58000, 150000,
              {index("ru", "ru"), index("zh", "zh")});
    languages.document = threeLanguages;
    return {
        sized("flat small", "flat",
              {text("name", 14), states(), number("stock", FieldType::Int32, 0, 500),
               fieldNode("created", FieldType::Date)},
              120000, 200000, {index("name", "name"), index("state", "status created:-1"), index("stock", "stock")}),
        sized("nested", "nested",
              {text("name", 18), text("email", 24), address,
               object("settings", {fieldNode("mails", FieldType::Bool), states(),
                                   object("limits", {number("daily", FieldType::Int32, 0, 100000)})})},
              52000, 200000, {index("city", "address.city"), index("limit", "settings.limits.daily name")}),
        sized("optional fields", "optional",
              {text("title", 30), sometimes(text("subtitle", 40), 0.4),
               sometimes(number("rating", FieldType::Double, 0, 5), 0.7),
               sometimes(object("award", {text("by", 20), fieldNode("at", FieldType::Date)}), 0.1),
               sometimes(list("links", text("", 35), 1, 2, 3), 0.3)},
              72000, 200000,
              {index("rating", "rating:-1"), sparse(index("award", "award.at")), index("links", "links")}),
        languages,
        sized("numbers and decimals", "numbers",
              {number("a", FieldType::Int32, 0, 2e9), number("b", FieldType::Int64, 0, 1e12),
               number("c", FieldType::Double, -1000, 1000), number("total", FieldType::Decimal128, 0, 100000),
               number("tax", FieldType::Decimal128, 0, 1000), fieldNode("at", FieldType::Date)},
              96000, 200000, {index("a", "a"), index("b", "b c"), index("total", "total")}),
        sized("uuids", "uuids",
              {fieldNode("key", FieldType::Uuid), fieldNode("session", FieldType::Uuid),
               fieldNode("device", FieldType::Uuid)},
              66000, 200000, {index("key", "key"), index("device", "device session")}),
        sized("wide", "wide", wide, 0, 100000, {index("count", "count0 at"), index("mean", "mean0")}),
        sized("prose", "prose",
              {text("title", 60), text("body", 900), choice("language", {QStringLiteral("en"), QStringLiteral("de")})},
              0, 80000, {index("title", "title"), index("language", "language title")}),
        sized("5 kB documents", "large", {text("title", 40), text("body", 4800), fieldNode("at", FieldType::Date)},
              2800, 20000, {index("title", "title")}),
        sized("40 kB documents", "huge", {text("title", 40), text("body", 39800), fieldNode("at", FieldType::Date)}, 0,
              3000, {index("title", "title")}),
    };
}

QList<SizedDesign> designsOfArrays()
{
    const Node line = object("", {referenceNode("book_id", "books"), number("quantity", FieldType::Int32, 1, 5),
                                  number("price", FieldType::Double, 1, 200)});
    const Node reading = object("", {fieldNode("at", FieldType::Date), number("value", FieldType::Double, -50, 50)});
    const Node attribute = object("", {choice("k", {QStringLiteral("colour"), QStringLiteral("weight"),
                                                    QStringLiteral("width"), QStringLiteral("maker")}),
                                       text("v", 12)});
    return {
        sized("arrays", "arrays",
              {fieldNode("placed", FieldType::Date), list("lines", line, 1, 5, 9), list("tags", text("", 7), 0, 3, 6)},
              40000, 120000, {index("tags", "tags"), index("quantity", "lines.quantity placed")}),
        sized("buckets", "buckets",
              {number("sensor", FieldType::Int32, 1, 2000), fieldNode("start", FieldType::Date),
               number("count", FieldType::Int32, 1, 60), list("readings", reading, 40, 55, 60)},
              0, 40000, {index("sensor", "sensor start:-1")}),
        sized("attributes", "attributes", {text("name", 24), list("attributes", attribute, 2, 4, 6)}, 0, 120000,
              {index("attributes", "attributes.k attributes.v")}),
    };
}

/// Values of every type, alone, together, descending, hashed, unique and with an expiry.
SizedDesign indexedValues()
{
    Index expiring = index("ttl", "expires");
    expiring.expireAfterSeconds = 2147483647;
    return sized("indexes of values", "values",
                 {number("i32", FieldType::Int32, 0, 1e6), number("stars", FieldType::Int32, 1, 5),
                  number("i64", FieldType::Int64, -1e12, 1e12), number("real", FieldType::Double, 0, 10000),
                  number("price", FieldType::Decimal128, 0, 1000), fieldNode("flag", FieldType::Bool),
                  fieldNode("at", FieldType::Date), fieldNode("expires", FieldType::Date),
                  fieldNode("stamp", FieldType::Timestamp), fieldNode("other", FieldType::ObjectId),
                  unique(fieldNode("key", FieldType::Uuid)), binary("bytes", 24), text("name", 14), text("url", 60),
                  object("box", {number("width", FieldType::Int32, 1, 300), text("colour", 6)})},
                 60000, 200000,
                 {index("int32", "i32"),
                  index("int32_desc", "i32:-1"),
                  index("few", "stars"),
                  index("int64", "i64"),
                  index("double", "real"),
                  index("decimal", "price"),
                  index("bool", "flag"),
                  index("date", "at"),
                  index("date_desc", "at:-1"),
                  expiring,
                  index("timestamp", "stamp"),
                  index("objectid", "other"),
                  uniqueIndex(index("uuid_unique", "key")),
                  index("binary", "bytes"),
                  index("string", "name"),
                  index("long_string", "url"),
                  index("object", "box"),
                  index("nested", "box.width"),
                  index("hashed_id", "other:hashed"),
                  index("hashed_int", "i32:hashed"),
                  index("compound2", "stars at:-1"),
                  index("compound3", "name real:-1 flag")});
}

/// Arrays, optional fields, filters, texts and places.
SizedDesign indexedOrders()
{
    const Node line = object("", {text("sku", 8), number("quantity", FieldType::Int32, 1, 9)});
    return sized("indexes of arrays and parts", "orders",
                 {choice("status", {QStringLiteral("new"), QStringLiteral("paid"), QStringLiteral("shipped")}),
                  number("customer", FieldType::Int32, 1, 5000), fieldNode("at", FieldType::Date),
                  number("total", FieldType::Double, 1, 500), sometimes(text("cover", 20), 0.25),
                  fieldNode("place", FieldType::GeoPoint), text("comment", 60), text("title", 30),
                  list("tags", text("", 7), 0, 3, 8), list("lines", line, 0, 2, 5)},
                 60000, 120000,
                 {index("low_cardinality", "status"), index("customer_at", "customer at:-1"), index("date", "at"),
                  index("multikey", "tags"), index("multikey_nested", "lines.sku"),
                  index("multikey_compound", "lines.quantity lines.sku at"), index("optional", "cover"),
                  sparse(index("sparse", "cover:-1")),
                  partial(index("partial_equal", "customer"), R"({"status": "new"})"),
                  partial(index("partial_range", "at"), R"({"total": {"$gte": 100, "$lt": 200}})"),
                  partial(index("partial_exists", "title"),
                          R"({"$and": [{"cover": {"$exists": true}}, {"status": {"$in": ["new", "paid"]}}]})"),
                  index("text", "comment:text"), index("sphere", "place:2dsphere"),
                  index("status_sphere", "status place:2dsphere")});
}

/// A wildcard, and keys that are too long for a page.
SizedDesign indexedThings()
{
    Node story = text("story", 1500);
    story.constraints.minLength = 20;
    story.constraints.maxLength = 6000;
    return sized(
        "long keys and wildcards", "things",
        {text("name", 14), number("weight", FieldType::Int64, 0, 1e6), fieldNode("made", FieldType::Date),
         object("size", {number("width", FieldType::Int32, 1, 300), number("height", FieldType::Double, 1, 300)}),
         story, list("parts", text("", 9), 0, 3, 6)},
        8000, 20000,
        {index("wildcard", "size.$**"), index("overflow", "story"), index("text_two", "name:text story:text")});
}

} // namespace

SizedDesign SizedDesign::withDocuments(double count) const
{
    SizedDesign out = *this;
    out.collection.documents = {count, count, count, false};
    return out;
}

sizing::DocumentSource SizedDesign::source() const
{
    if (document)
        return document;
    design::Design whole;
    whole.collections << collection;
    const auto generator = std::make_shared<const samples::SampleGenerator>(whole, collection);
    return [generator](quint64 n) {
        return generator->document(n);
    };
}

QList<SizedDesign> packedDesigns()
{
    return plainDesigns() + designsOfArrays();
}

QList<SizedDesign> indexedDesigns()
{
    return {indexedValues(), indexedOrders(), indexedThings()};
}

} // namespace sw::testsupport
