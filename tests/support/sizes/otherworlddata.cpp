// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sizes/otherworlddata.h"

#include "models/base/bson/bsonbuilder.h"
#include "tests/support/sizes/worldvalues.h"

#include <QStringList>

namespace sw::testsupport
{

using base::Bson;
using base::BsonBuilder;

namespace
{

/// 1, 2, 3 …, each half as frequent or less as the one before.
qint64 geometric(Chance &chance, double goesOn)
{
    qint64 count = 1;
    while (chance.in(goesOn) && count < 400)
        ++count;
    return count;
}

QString hexadecimal(quint64 number, int digits)
{
    return QStringLiteral("%1").arg(mixed(number), 16, 16, QLatin1Char('0')).left(digits);
}

QString cyrillic(Chance &chance, qint64 letters)
{
    QString out = text(chance, letters, 4, 5'000);
    for (QChar &c : out) {
        if (c.isLower())
            c = QChar(0x430 + (c.unicode() - 'a'));
    }
    return out;
}

std::vector<Bson> shipments(int documents, quint64 seed)
{
    Chance chance(seed + 51);
    std::vector<Bson> out;
    for (int n = 0; n < documents; ++n) {
        BsonBuilder shipment;
        shipment.string("_id", QStringLiteral("%1-%2-4%3")
                                   .arg(hexadecimal(seed + static_cast<quint64>(n), 8),
                                        hexadecimal(static_cast<quint64>(n) * 7, 4),
                                        hexadecimal(static_cast<quint64>(n) * 13, 11)));
        shipment.int64("created", start + n * 45'000 + chance.below(30'000));
        shipment.string("carrier",
                        QStringList{QStringLiteral("NORD"), QStringLiteral("Express Lines"), QStringLiteral("Post")}.at(
                            static_cast<qsizetype>(chance.skewed(3, 2))));
        shipment.beginArray("parcels");
        for (qint64 parcel = geometric(chance, 0.3); parcel > 0; --parcel) {
            shipment.beginDocument(shipment.nextIndex()).int32("grams", static_cast<int>(chance.lognormal(900, 1.1)));
            shipment.beginArray("events");
            for (qint64 event = geometric(chance, 0.75); event > 0; --event)
                shipment.beginDocument(shipment.nextIndex())
                    .string("place", QStringLiteral("HUB%1").arg(chance.skewed(70, 1.5)))
                    .date("at", start + n * 45'000 + chance.below(5 * day))
                    .end();
            shipment.end().end();
        }
        shipment.end();
        if (chance.in(0.12))
            shipment.string("note", text(chance, static_cast<qint64>(chance.lognormal(40, 0.8)), 3, 1'500));
        out.push_back(shipment.finish());
    }
    return out;
}

std::vector<Bson> tickets(int documents, quint64 seed)
{
    Chance chance(seed + 52);
    std::vector<Bson> out;
    for (int n = 0; n < documents; ++n) {
        BsonBuilder ticket;
        ticket.objectId("_id", objectId(start + n * 700'000 + chance.below(600'000), 17, n));
        ticket.int32("number", n + 1).string("subject", cyrillic(chance, 12 + chance.below(60)));
        if (chance.in(0.4))
            ticket.objectId("assignee", objectId(start - 300 * day, 18, static_cast<int>(chance.skewed(45, 1.6))));
        else
            ticket.null("assignee");
        ticket.string("priority", chance.in(0.02) ? QStringLiteral("urgent") : QStringLiteral("normal"));
        ticket.beginArray("comments");
        const qint64 comments = chance.in(0.55) ? 0 : static_cast<qint64>(chance.lognormal(4, 0.9));
        for (qint64 i = 0; i < comments; ++i)
            ticket.beginDocument(ticket.nextIndex())
                .string("by", capital(word(static_cast<quint64>(chance.skewed(600, 2)))))
                .string("text", cyrillic(chance, static_cast<qint64>(chance.lognormal(90, 1))))
                .end();
        ticket.end().beginArray("labels");
        for (qint64 i = chance.skewed(5, 1); i > 0; --i)
            ticket.string(ticket.nextIndex(), word(500 + static_cast<quint64>(chance.skewed(40, 1.3))));
        ticket.end();
        out.push_back(ticket.finish());
    }
    return out;
}

std::vector<Bson> ledger(int documents, quint64 seed)
{
    Chance chance(seed + 53);
    std::vector<Bson> out;
    qint64 batch = 7'000;
    for (int n = 0; n < documents; ++n) {
        batch += chance.in(0.01) ? 1 : 0;
        const auto account = static_cast<quint64>(chance.skewed(30'000, 1.2));
        BsonBuilder entry;
        entry.int64("_id", 20'000'000'000 + n).int64("batch", batch);
        entry.string("account",
                     QStringLiteral("DE%1").arg(mixed(account) % 1'000'000'000'000'000, 20, 10, QLatin1Char('0')));
        entry.decimal("debit", QByteArray::number(std::round(chance.lognormal(250, 1.8) * 100) / 100, 'f', 2));
        entry.date("valued", start + n / 400 * day);
        entry.string("text", chance.in(0.7) ? QStringLiteral("SALARY %1/2023").arg(1 + n % 12)
                                            : text(chance, 20 + chance.below(40), 6, 800));
        out.push_back(entry.finish());
    }
    return out;
}

std::vector<Bson> clicks(int documents, quint64 seed)
{
    Chance chance(seed + 54);
    std::vector<Bson> out;
    quint64 session = 1;
    for (int n = 0; n < documents; ++n) {
        session += chance.in(0.2) ? 1 : 0;
        BsonBuilder click;
        click.objectId("_id", objectId(start + n * 350, 40 + n % 3, n)).date("at", start + n * 350 + chance.below(900));
        click.binary("session", 4, Chance(seed + 9'000'000 + session).bytes(16));
        click.string("url", QStringLiteral("https://shop.example/%1?ref=%2&page=%3")
                                .arg(word(1'000 + static_cast<quint64>(chance.skewed(5'000, 4))))
                                .arg(hexadecimal(static_cast<quint64>(chance.below(1'000'000)), 6))
                                .arg(geometric(chance, 0.4)));
        if (chance.in(0.3))
            click.string("referrer",
                         QStringLiteral("https://%1.example/").arg(word(static_cast<quint64>(chance.skewed(300, 3)))));
        click.string("browser", QStringLiteral("Browser/%1.0 (%2; rv:%1) Engine/2010")
                                    .arg(chance.skewed(25, 2))
                                    .arg(text(chance, 6, 8, 6)));
        click.real("scrolled", chance.in(0.5) ? 0 : std::round(chance.share() * 1000) / 1000);
        out.push_back(click.finish());
    }
    return out;
}

std::vector<Bson> patients(int documents, quint64 seed)
{
    Chance chance(seed + 55);
    std::vector<Bson> out;
    for (int n = 0; n < documents; ++n) {
        BsonBuilder patient;
        patient.int32("_id", static_cast<int>(mixed(static_cast<quint64>(n)) % 2'000'000'000));
        patient.beginDocument("name").string("family",
                                             capital(word(20'000 + static_cast<quint64>(chance.skewed(4'000, 1.5)))));
        patient.string("given", capital(word(static_cast<quint64>(chance.skewed(300, 1.3))))).end();
        patient.string("born", QStringLiteral("19%1-%2-%3")
                                   .arg(20 + chance.below(80))
                                   .arg(1 + chance.below(12), 2, 10, QLatin1Char('0'))
                                   .arg(1 + chance.below(28), 2, 10, QLatin1Char('0')));
        patient.beginArray("diagnoses");
        for (qint64 i = chance.in(0.35) ? 0 : geometric(chance, 0.6); i > 0; --i)
            patient.string(patient.nextIndex(), QStringLiteral("%1%2.%3")
                                                    .arg(QChar('A' + static_cast<int>(chance.skewed(20, 1.4))))
                                                    .arg(chance.skewed(90, 1.5), 2, 10, QLatin1Char('0'))
                                                    .arg(chance.skewed(9, 2)));
        patient.end();
        if (chance.in(0.8))
            patient.beginDocument("insurance")
                .string("company", capital(word(40'000 + static_cast<quint64>(chance.skewed(60, 2)))))
                .string("policy", QStringLiteral("P%1").arg(chance.below(900'000'000), 9, 10, QLatin1Char('0')))
                .end();
        patient.boolean("consent", chance.in(0.97)).real("bmi", std::round(10 * chance.lognormal(25, 0.18)) / 10);
        out.push_back(patient.finish());
    }
    return out;
}

std::vector<Bson> files(int documents, quint64 seed)
{
    Chance chance(seed + 56);
    std::vector<Bson> out;
    for (int n = 0; n < documents; ++n) {
        QString path = QStringLiteral("/srv/data/%1").arg(word(static_cast<quint64>(chance.skewed(40, 1.5))));
        for (qint64 depth = geometric(chance, 0.6); depth > 0; --depth)
            path += QLatin1Char('/') + word(static_cast<quint64>(chance.skewed(700, 2)));
        const auto content = static_cast<quint64>(chance.in(0.15) ? chance.below(500) : 1'000 + n);
        BsonBuilder file;
        file.objectId("_id", objectId(start + n / 5'000 * 30 * day + n % 5'000, 3, n)); // five thousand once a month
        file.string("path", path + QStringLiteral("/%1.dat").arg(n));
        file.string("hash", hexadecimal(content, 16) + hexadecimal(content + 1'000'000'007, 16));
        file.int64("size", static_cast<qint64>(chance.lognormal(30'000, 2.2)));
        file.string("type", QStringList{QStringLiteral("image/jpeg"), QStringLiteral("application/pdf"),
                                        QStringLiteral("text/plain"), QStringLiteral("video/mp4")}
                                .at(static_cast<qsizetype>(chance.skewed(4, 1.5))));
        if (chance.in(0.25))
            file.binary("thumbnail", 0, chance.bytes(static_cast<int>(chance.lognormal(700, 0.5))));
        out.push_back(file.finish());
    }
    return out;
}

std::vector<Bson> bids(int documents, quint64 seed)
{
    Chance chance(seed + 57);
    std::vector<Bson> out;
    for (int n = 0; n < documents; ++n) {
        const qint64 auction = std::max<qint64>(0, n / 60 - chance.skewed(300, 3));
        BsonBuilder bid;
        bid.objectId("_id", objectId(start + n * 9'000, 6, n)).int32("auction", static_cast<int>(auction));
        bid.objectId("bidder",
                     objectId(start - chance.skewed(700, 1.5) * day, 5, static_cast<int>(chance.skewed(12'000, 2))));
        bid.real("price", std::round(5 * std::exp(4 * chance.share())) + (chance.in(0.8) ? 0 : 0.5));
        bid.date("at", start + n * 9'000 - chance.skewed(600'000, 4));
        bid.int32("rank", static_cast<int>(geometric(chance, 0.9)));
        out.push_back(bid.finish());
    }
    return out;
}

std::vector<Bson> songs(int documents, quint64 seed)
{
    Chance chance(seed + 58);
    std::vector<Bson> out;
    for (int n = 0; n < documents; ++n) {
        QString title;
        for (qint64 i = 2 + chance.below(8); i > 0; --i)
            title += QChar(0x4e00 + static_cast<int>(chance.skewed(2'500, 2)));
        BsonBuilder song;
        song.string("_id", QStringLiteral("sng_%1").arg(hexadecimal(static_cast<quint64>(n) + seed, 16)));
        song.string("title", chance.in(0.4) ? title : capital(text(chance, 5 + chance.below(25), 1, 4'000)));
        song.int32("artist", 500 + static_cast<int>(chance.skewed(7'000, 2.2)));
        song.int32("seconds", static_cast<int>(std::max(30.0, 210 + 60 * chance.normal())));
        song.beginArray("genres");
        for (qint64 i = 1 + chance.skewed(4, 2); i > 0; --i)
            song.string(song.nextIndex(), word(3'000 + static_cast<quint64>(chance.skewed(25, 1.8))));
        song.end().int64("plays", static_cast<qint64>(chance.lognormal(5'000, 2.5)));
        if (chance.in(0.5))
            song.string("lyrics", text(chance, static_cast<qint64>(chance.lognormal(800, 0.4)), 1, 4'000));
        out.push_back(song.finish());
    }
    return out;
}

} // namespace

const std::vector<WorldData> &otherWorldData()
{
    static const std::vector<WorldData> all{
        {"shipments", 40'000, shipments, {"created", "carrier,-created", "parcels.events.place", "note"}},
        {"tickets", 30'000, tickets, {"number", "assignee", "priority", "comments.by", "labels", "subject"}},
        {"ledger", 120'000, ledger, {"batch", "account,-valued", "account", "debit", "valued", "text"}},
        {"clicks", 100'000, clicks, {"at", "session", "url", "referrer", "browser", "scrolled"}},
        {"patients", 50'000, patients, {"name.family,name.given", "born", "diagnoses", "insurance.policy", "bmi"}},
        {"files", 40'000, files, {"path", "hash", "size", "type,-size"}},
        {"bids", 150'000, bids, {"auction,-price", "bidder", "price", "at", "rank"}},
        {"songs", 40'000, songs, {"title", "artist", "seconds", "genres", "plays"}},
    };
    return all;
}

} // namespace sw::testsupport
