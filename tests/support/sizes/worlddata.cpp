// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sizes/worlddata.h"

#include "models/base/bson/bsonbuilder.h"
#include "tests/support/sizes/worldvalues.h"

#include <QStringList>

#include <cmath>

namespace sw::testsupport
{

using base::Bson;
using base::BsonBuilder;

namespace
{

std::vector<Bson> orders(int documents, quint64 seed)
{
    Chance chance(seed + 11);
    std::vector<Bson> out;
    qint64 at = start;
    for (int n = 0; n < documents; ++n) {
        at += static_cast<qint64>(-std::log(1 - chance.share()) * 500'000);
        BsonBuilder order;
        order.objectId("_id", objectId(at, 7, n)).date("placed", at);
        order.objectId("customer", objectId(start - 900 * day, 3, static_cast<int>(chance.skewed(9'000, 2.5))));
        order.string("number", QStringLiteral("B-%1").arg(100'000 + n));
        order.string("status", chance.in(0.9) ? QStringLiteral("delivered") : QStringLiteral("open"));
        const qint64 lines = chance.in(0.7) ? 1 + chance.below(3) : 12 + chance.below(30);
        double total = 0;
        order.beginArray("lines");
        for (qint64 i = 0; i < lines; ++i) {
            const qint64 article = chance.skewed(4'000, 2);
            const double price = 3 + static_cast<double>((article * 7919) % 20'000) / 100;
            total += price;
            order.beginDocument(order.nextIndex()).int32("article", 1000 + static_cast<int>(article));
            order.real("price", price).int32("pieces", 1 + static_cast<int>(chance.skewed(12, 3))).end();
        }
        order.end().real("total", total);
        if (chance.in(0.3))
            order.string("coupon", QStringLiteral("SAVE%1").arg(chance.skewed(40, 2)));
        out.push_back(order.finish());
    }
    return out;
}

std::vector<Bson> people(int documents, quint64 seed)
{
    Chance chance(seed + 12);
    std::vector<Bson> out;
    for (int n = 0; n < documents; ++n) {
        const QString first = capital(word(static_cast<quint64>(chance.skewed(800, 2))));
        const QString last = capital(word(5'000 + static_cast<quint64>(chance.skewed(20'000, 2))));
        const qint64 city = chance.skewed(1'200, 2.5);
        BsonBuilder person;
        person.objectId("_id", objectId(start + n * 90'000, 9, n)).string("firstName", first).string("lastName", last);
        person.string("email", QStringLiteral("%1.%2%3@%4.example")
                                   .arg(first.toLower(), last.toLower())
                                   .arg(n % 97)
                                   .arg(word(static_cast<quint64>(chance.skewed(30, 2)))));
        person.beginDocument("address").string("city", capital(word(90'000 + static_cast<quint64>(city))));
        person.string("zip", QStringLiteral("%1").arg(10'000 + city * 60 + chance.below(20))).end();
        person.date("born", start - static_cast<qint64>(365 * (18 + chance.below(60)) + chance.below(365)) * day);
        if (chance.in(0.41))
            person.string("phone", QStringLiteral("+49%1").arg(1'000'000'000 + chance.below(8'000'000'000)));
        else
            person.null("phone");
        out.push_back(person.finish());
    }
    return out;
}

std::vector<Bson> reviews(int documents, quint64 seed)
{
    Chance chance(seed + 13);
    std::vector<Bson> out;
    for (int n = 0; n < documents; ++n) {
        BsonBuilder review;
        const auto language = static_cast<quint64>(chance.skewed(3, 2));
        review.int32("_id", n + 1).int32("product", static_cast<int>(chance.skewed(6'000, 3)));
        review.binary("author", 4, Chance(static_cast<quint64>(chance.skewed(20'000, 1.5))).bytes(16));
        review.int32("stars", 5 - static_cast<int>(chance.skewed(5, 2.5)));
        review.string("language", QStringList{QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("de")}.at(
                                      static_cast<qsizetype>(language)));
        review.string("title", chance.in(0.25) ? QStringLiteral("Great product")
                                               : capital(text(chance, 8 + chance.below(30), language, 2'000)));
        review.string("text", text(chance, static_cast<qint64>(chance.lognormal(180, 0.9)), language, 9'000));
        review.date("at", start + chance.below(900) * day + chance.below(day));
        review.int32("helpful", static_cast<int>(chance.skewed(400, 8)));
        out.push_back(review.finish());
    }
    return out;
}

std::vector<Bson> readings(int documents, quint64 seed)
{
    Chance chance(seed + 14);
    std::vector<Bson> out;
    for (int n = 0; n < documents; ++n) {
        const qint64 device = chance.skewed(700, 1.4);
        BsonBuilder reading;
        reading.objectId("_id", objectId(start + n * 40, 4, n)).date("at", start + n * 40 / 1000 * 1000);
        reading.string("device",
                       QStringLiteral("plant-%1/line-%2/sensor-%3").arg(device % 4).arg(device % 17).arg(device));
        reading.real("celsius", std::round((20 + 5 * chance.normal()) * 100) / 100);
        reading.int32("battery", 100 - static_cast<int>(chance.skewed(60, 2)));
        if (chance.in(0.02))
            reading.beginArray("alarms").string("0", QStringLiteral("overheated")).end();
        else
            reading.beginArray("alarms").end();
        out.push_back(reading.finish());
    }
    return out;
}

std::vector<Bson> articles(int documents, quint64 seed)
{
    Chance chance(seed + 15);
    std::vector<Bson> out;
    for (int n = 0; n < documents; ++n) {
        const QString title = capital(text(chance, 20 + chance.below(50), 0, 12'000));
        QString slug = title.toLower();
        slug.replace(QLatin1Char(' '), QLatin1Char('-')).remove(QLatin1Char('.'));
        BsonBuilder article;
        article.string("_id", QStringLiteral("%1-%2").arg(slug).arg(n)).string("title", title);
        article.string("body", text(chance, static_cast<qint64>(chance.lognormal(1'500, 0.7)), 0, 12'000));
        article.string("author", capital(word(60'000 + static_cast<quint64>(chance.skewed(350, 2)))));
        article.beginArray("tags");
        for (qint64 i = chance.skewed(9, 1.5); i > 0; --i)
            article.string(article.nextIndex(), word(70'000 + static_cast<quint64>(chance.skewed(900, 3))));
        article.end()
            .boolean("published", chance.in(0.93))
            .int64("views", static_cast<qint64>(chance.lognormal(300, 2)));
        out.push_back(article.finish());
    }
    return out;
}

std::vector<Bson> places(int documents, quint64 seed)
{
    Chance chance(seed + 16);
    std::vector<Bson> out;
    for (int n = 0; n < documents; ++n) {
        const qint64 town = chance.skewed(300, 2);
        BsonBuilder place;
        place.int64("_id", 4'000'000'000 + n * 13)
            .string("name", capital(text(chance, 6 + chance.below(20), 1, 6'000)));
        place.beginDocument("location").string("type", QStringLiteral("Point")).beginArray("coordinates");
        place.real("0", std::round((static_cast<double>(town % 20) + 0.05 * chance.normal()) * 1e6) / 1e6);
        place.real("1", std::round((40 + static_cast<double>(town) / 20 + 0.05 * chance.normal()) * 1e6) / 1e6)
            .end()
            .end();
        place.string("kind", word(80'000 + static_cast<quint64>(chance.skewed(60, 2))));
        place.string("town", capital(word(95'000 + static_cast<quint64>(town))));
        place.real("rating", std::round(chance.lognormal(3.9, 0.1) * 10) / 10);
        out.push_back(place.finish());
    }
    return out;
}

std::vector<Bson> payments(int documents, quint64 seed)
{
    Chance chance(seed + 17);
    std::vector<Bson> out;
    for (int n = 0; n < documents; ++n) {
        BsonBuilder payment;
        payment.binary("_id", 4, chance.bytes(16));
        payment.binary("account", 4, Chance(1'000'000 + static_cast<quint64>(chance.below(5'000))).bytes(16));
        payment.decimal("amount", QByteArray::number(std::round(chance.lognormal(45, 1.1) * 100) / 100, 'f', 2));
        payment.string("currency", chance.in(0.8) ? QStringLiteral("EUR") : QStringLiteral("USD"));
        payment.date("booked", start + n * 20'000 / day * day);
        if (chance.in(0.41))
            payment.objectId("refund", objectId(start + n * 20'000, 21, n));
        else
            payment.null("refund");
        payment.string("memo", chance.in(0.6) ? QStringLiteral("Invoice %1").arg(20'000 + n / 3)
                                              : text(chance, 10 + chance.below(90), 0, 3'000));
        out.push_back(payment.finish());
    }
    return out;
}

std::vector<Bson> requests(int documents, quint64 seed)
{
    Chance chance(seed + 18);
    std::vector<Bson> out;
    for (int n = 0; n < documents; ++n) {
        const qint64 user = chance.skewed(15'000, 2);
        BsonBuilder request;
        request.objectId("_id", objectId(start + n * 70, 33, n)).date("at", start + n * 70);
        request.string("path", QStringLiteral("/api/v2/%1/%2")
                                   .arg(word(static_cast<quint64>(chance.skewed(25, 2))))
                                   .arg(chance.skewed(8'000, 2)));
        request.string("address", QStringLiteral("10.%1.%2.%3").arg(user % 5).arg(user % 251).arg(user % 13));
        request.int32("status", chance.in(0.95) ? 200 : 400 + static_cast<int>(chance.below(5)));
        request.int32("microseconds", static_cast<int>(chance.lognormal(9'000, 1.2)));
        request.string("agent", QStringLiteral("Client/%1 (%2)")
                                    .arg(chance.skewed(30, 2))
                                    .arg(word(static_cast<quint64>(chance.skewed(8, 2)))));
        out.push_back(request.finish());
    }
    return out;
}

} // namespace

const std::vector<WorldData> &worldData()
{
    static const std::vector<WorldData> all{
        {"orders",
         60'000,
         orders,
         {"placed", "customer,-placed", "number", "status", "lines.article", "total", "coupon"}},
        {"people", 60'000, people, {"lastName,firstName", "email", "address.city", "address.zip", "born", "phone"}},
        {"reviews", 50'000, reviews, {"product,-at", "author", "stars", "at", "title", "helpful"}},
        {"readings", 200'000, readings, {"device,-at", "at", "celsius", "battery", "alarms"}},
        {"articles", 20'000, articles, {"title", "author", "tags", "views", "published"}},
        {"places", 60'000, places, {"name", "kind,rating", "town", "rating"}},
        {"payments", 100'000, payments, {"account", "account,-booked", "amount", "booked", "refund", "memo"}},
        {"requests", 120'000, requests, {"at", "path", "address", "status,at", "microseconds", "agent"}},
    };
    return all;
}

} // namespace sw::testsupport
