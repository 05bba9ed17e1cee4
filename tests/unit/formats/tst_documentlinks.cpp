// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "tests/support/documentinputs.h"

#include <QTest>

#include <cmath>

using namespace sw;
using namespace sw::testsupport;

/// How collections that are read together refer to each other, and what a part of them says about all.
class TestDocumentLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linksCollections();
    void linksArraysOfIds();
    void tellsIdsOfOtherTypes();
    void doesNotLinkByChance();
    void usesNaturalIds();
    void samples();
    void samplesWithIdsOfOtherNames();
    void samplesOfPairs();
    void sampleIsEvenAndRepeats();
    void cancels();
    void isTheSameEveryTime();
};

void TestDocumentLinks::linksCollections()
{
    const QByteArray users = repeated(50, [](int i) {
        return "{\"_id\":{\"$oid\":\"65a1c7e0f1f2f3f4f5f6" + QByteArray::number(1000 + i) + "\"},\"name\":\"n\"}";
    });
    const QByteArray orders = repeated(200, [](int i) {
        const QByteArray owner =
            ",\"ownerId\":{\"$oid\":\"65a1c7e0f1f2f3f4f5f6" + QByteArray::number(1000 + i % 40) + "\"}";
        return "{\"_id\":" + QByteArray::number(i) + (i % 4 == 0 ? QByteArray() : owner) + '}';
    });
    const formats::Imported result =
        imported({{QStringLiteral("users.json"), users}, {QStringLiteral("orders.json"), orders}});
    QCOMPARE(result.model.relationships.size(), 1);
    const schema::Relationship &link = result.model.relationships.first();
    QCOMPARE(link.type, schema::RelationshipType::OneToMany);
    QCOMPARE(result.model.entity(link.a.entity)->name, QStringLiteral("users"));
    QCOMPARE(link.a.perOther, (schema::Cardinality{0, 0.75, 1, false}));
    QCOMPARE(link.b.perOther, (schema::Cardinality{0, 3, 5, false}));
    QVERIFY(link.isDoubted()); // found, not decided
    const design::Design design = patterns::buildDesign(result.model);
    const design::Node *reference = design.collection(QStringLiteral("orders"))->root.field(QStringLiteral("ownerId"));
    QVERIFY(reference && reference->reference);
    QCOMPARE(reference->reference->collection, QStringLiteral("users"));
    for (const formats::ImportedCollection &collection : result.collections)
        QCOMPARE(designBytes(result, collection.name), collection.storedBytes);
}

void TestDocumentLinks::linksArraysOfIds()
{
    const formats::Imported result = imported(
        {{QStringLiteral("product.json"), contentOf(QStringLiteral("cosmicworks/product.json"))},
         {QStringLiteral("productCategory.json"), contentOf(QStringLiteral("cosmicworks/productCategory.json"))},
         {QStringLiteral("productTag.json"), contentOf(QStringLiteral("cosmicworks/productTag.json"))}});
    QCOMPARE(result.model.relationships.size(), 2);
    const schema::Relationship &tags = result.model.relationships.last();
    QCOMPARE(tags.type, schema::RelationshipType::ManyToMany);
    QCOMPARE(result.model.entity(tags.b.entity)->name, QStringLiteral("productTag"));
    QVERIFY(tags.b.perOther.likely > 1 && tags.b.perOther.max >= tags.b.perOther.likely);
    QVERIFY(hasNote(result, "productTag.id", "becomes _id"));
}

/// Some programs wrote the ids of users as texts: nothing was said of what they refer to.
void TestDocumentLinks::tellsIdsOfOtherTypes()
{
    const auto idOf = [](int i) {
        return "65a1c7e0f1f2f3f4f5f6" + QByteArray::number(1000 + i);
    };
    const QByteArray users =
        repeated(50, [&](int i) { return "{\"_id\":{\"$oid\":\"" + idOf(i) + "\"},\"name\":\"n\"}"; });
    const QByteArray loans = repeated(200, [&](int i) {
        const QByteArray id = '"' + idOf(i % 50) + '"';
        const QByteArray user = i % 4 == 0 ? id : "{\"$oid\":" + id + '}';
        return "{\"_id\":" + QByteArray::number(i) + ",\"user\":{\"_id\":" + user + ",\"name\":\"n\"}}";
    });
    const formats::Imported result =
        imported({{QStringLiteral("users.json"), users}, {QStringLiteral("loans.json"), loans}});
    QVERIFY(result.model.relationships.isEmpty());
    QVERIFY(hasNote(result, "loans.user._id",
                    "All of its values are ids of users. Only 75 % are of their type, objectId."));
}

void TestDocumentLinks::doesNotLinkByChance()
{
    const QByteArray shops = repeated(30, [](int i) { return "{\"_id\":" + QByteArray::number(i) + "}"; });
    const QByteArray sales = repeated(100, [](int i) {
        return "{\"_id\":" + QByteArray::number(i) + ",\"pieces\":" + QByteArray::number(i % 9) +
               ",\"shop_id\":" + QByteArray::number(i % 30) + '}';
    });
    const formats::Imported result =
        imported({{QStringLiteral("shops.json"), shops}, {QStringLiteral("sales.json"), sales}});
    QCOMPARE(result.model.relationships.size(), 1);
    QCOMPARE(result.model.relationships.first().a.role, QStringLiteral("shop_id"));
}

void TestDocumentLinks::usesNaturalIds()
{
    const QByteArray lists =
        R"({"Artist":[{"ArtistId":1,"Name":"a"},{"ArtistId":2,"Name":"b"}],"Album":[{"AlbumId":1,"ArtistId":1},{"AlbumId":2,"ArtistId":2},{"AlbumId":3,"ArtistId":2}]})";
    const formats::Imported result = imported(lists);
    QCOMPARE(result.model.entities.size(), 2);
    QCOMPARE(result.model.entities.first().idStrategy, schema::IdStrategy::Field);
    QCOMPARE(result.model.entities.last().idStrategy, schema::IdStrategy::ObjectId);
    QCOMPARE(result.model.relationships.size(), 1);
    QCOMPARE(result.model.relationships.first().b.perOther, (schema::Cardinality{1, 1.5, 2, false}));
    for (const formats::ImportedCollection &collection : result.collections)
        QCOMPARE(designBytes(result, collection.name), collection.storedBytes);
}

void TestDocumentLinks::samples()
{
    const QByteArray users = repeated(3000, [](int i) {
        return "{\"_id\":" + QByteArray::number(i) + ",\"text\":\"" + QByteArray(i % 100, 'x') + "\"}";
    });
    const QByteArray posts = repeated(9000, [](int i) {
        return "{\"_id\":" + QByteArray::number(i) + ",\"user_id\":" + QByteArray::number(i % 3000) + '}';
    });
    formats::ImportOptions options;
    options.sample = 1000;
    const formats::Imported result =
        imported({{QStringLiteral("users.json"), users}, {QStringLiteral("posts.json"), posts}}, options);
    QCOMPARE(result.collections.first().documents, 3000);
    QCOMPARE(result.collections.first().examined, 1000);
    const schema::Field *id = schema::fieldAtPath(result.model.entities.first().fields, QStringLiteral("_id"));
    QVERIFY(id && id->maximum.value_or(0) - id->minimum.value_or(0) >= 2999); // those that were not looked into, too
    const double error = designBytes(result, QStringLiteral("users")) / result.collections.first().storedBytes - 1;
    QVERIFY2(std::abs(error) < 0.03, qPrintable(QString::number(error)));
    QCOMPARE(result.model.relationships.size(), 1);
    const double perUser = result.model.relationships.first().b.perOther.likely;
    QVERIFY2(perUser > 2.9 && perUser < 3.1, qPrintable(QString::number(perUser)));
}

/// Only a field called _id had room for the documents that were not looked into.
void TestDocumentLinks::samplesWithIdsOfOtherNames()
{
    const QByteArray artists = repeated(3000, [](int i) { return "{\"ArtistId\":" + QByteArray::number(i) + '}'; });
    const QByteArray albums = repeated(9000, [](int i) {
        return "{\"AlbumId\":" + QByteArray::number(i) + ",\"ArtistId\":" + QByteArray::number(i % 3000) + '}';
    });
    formats::ImportOptions options;
    options.sample = 20;
    const formats::Imported result =
        imported({{QStringLiteral("Artist.json"), artists}, {QStringLiteral("Album.json"), albums}}, options);
    const schema::Entity &artist = result.model.entities.first();
    QCOMPARE(artist.idFields, QStringList(QStringLiteral("ArtistId")));
    const schema::Field *id = schema::fieldAtPath(artist.fields, QStringLiteral("ArtistId"));
    QVERIFY(id && id->maximum.value_or(0) - id->minimum.value_or(0) >= 2999);
}

/// What no two of a sample have in common, two of the others may.
void TestDocumentLinks::samplesOfPairs()
{
    const QByteArray messages = repeated(3000, [](int i) {
        return "{\"_id\":" + QByteArray::number(i) +
               ",\"reply_to_message_id\":" + QByteArray::number((i + 2000) % 3000) + '}';
    });
    formats::ImportOptions options;
    options.sample = 100;
    const formats::Imported part = imported({{QStringLiteral("messages.json"), messages}}, options);
    QCOMPARE(part.model.relationships.size(), 1);
    QCOMPARE(part.model.relationships.first().type, schema::RelationshipType::OneToMany);
    const formats::Imported all = imported({{QStringLiteral("messages.json"), messages}});
    QCOMPARE(all.model.relationships.size(), 1);
    QCOMPARE(all.model.relationships.first().type, schema::RelationshipType::OneToOne);
}

void TestDocumentLinks::sampleIsEvenAndRepeats()
{
    const Inputs inputs{{QStringLiteral("x.json"), repeated(10'000, [](int i) {
                             return "{\"n\":" + QByteArray::number(i) + ",\"late\":" + (i < 5000 ? "false" : "true") +
                                    (i >= 9000 ? ",\"last\":1}" : "}");
                         })}};
    formats::ImportOptions options;
    options.sample = 1000;
    double shares = 0;
    for (quint64 seed = 1; seed <= 5; ++seed) {
        options.seed = seed;
        shares += fieldAt(imported(inputs, options), "last").presence / 5;
    }
    QVERIFY2(std::abs(shares - 0.1) < 0.02, qPrintable(QString::number(shares)));
    QVERIFY(imported(inputs, options).model == imported(inputs, options).model);
}

void TestDocumentLinks::cancels()
{
    int asked = 0;
    const base::Progress progress({}, [&] { return ++asked > 2; });
    const auto result = importAll(
        {{QStringLiteral("x.json"), repeated(5000, [](int) { return QByteArray("{\"a\":1}"); })}}, {}, progress);
    QVERIFY(!result);
    QCOMPARE(result.error().code, base::ErrorCode::Cancelled);
    QCOMPARE(asked, 3);
}

void TestDocumentLinks::isTheSameEveryTime()
{
    const Inputs inputs{{QStringLiteral("fanclub.json"), contentOf(QStringLiteral("fanclub.json"))}};
    const formats::Imported first = imported(inputs);
    QVERIFY(first.model == imported(inputs).model);
    const QByteArray text = formats::writeProject(first.model);
    const auto again = formats::readProject(text);
    QVERIFY(again.has_value());
    QVERIFY(again->model == first.model);
}

QTEST_GUILESS_MAIN(TestDocumentLinks)
#include "tst_documentlinks.moc"
