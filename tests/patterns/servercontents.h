// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonbuilder.h"
#include "models/design/validator/validator.h"
#include "tests/live/deploytesting.h"
#include "tests/support/sizes/storedfacts.h"

#include <QJsonDocument>

namespace sw::patterntesting
{

using testsupport::StoredDocuments;

/// What is in the databases of a server: written and read without any of the program's own ways to a server.
class ServerContents
{
public:
    explicit ServerContents(deploytesting::RawClient &raw) : m_raw(raw) {}

    void drop(const QString &database) { m_raw.run(database, R"({"dropDatabase":1})"); }

    void empty(const QString &database, const QString &collection)
    {
        base::BsonBuilder command;
        command.string(QStringLiteral("delete"), collection).beginArray(QStringLiteral("deletes"));
        command.beginDocument(command.nextIndex())
            .beginDocument(QStringLiteral("q"))
            .end()
            .int32(QStringLiteral("limit"), 0)
            .end()
            .end();
        m_raw.run(database, command.finish());
    }

    QString insert(const QString &database, const QString &collection, const QList<base::Bson> &documents)
    {
        for (qsizetype from = 0; from < documents.size(); from += 500) {
            base::BsonBuilder command;
            command.string(QStringLiteral("insert"), collection).beginArray(QStringLiteral("documents"));
            for (const base::Bson &document : documents.mid(from, 500))
                command.document(command.nextIndex(), document);
            command.end();
            const base::Bson reply = m_raw.run(database, command.finish());
            if (!deploy::truthAt(reply, "ok") || deploy::contains(reply, "writeErrors"))
                return collection + QLatin1Char(' ') + QString::fromUtf8(reply.toRelaxedJson().left(1500));
        }
        return {};
    }

    StoredDocuments stored(const QString &database, const design::Design &design)
    {
        StoredDocuments out;
        for (const design::Collection &collection : design.collections)
            out[collection.name] = documentsOf(database, collection.name);
        return out;
    }

    /// The documents of all collections but time series, in which the server puts fields in an order of its own.
    QList<base::Bson> all(const QString &database)
    {
        QList<base::Bson> out;
        const base::Bson collections =
            m_raw.run(database, R"({"listCollections":1,"filter":{"type":"collection"},"nameOnly":true})");
        for (const base::Bson &collection : deploy::documentsAt(collections, "cursor.firstBatch")) {
            const QString name = deploy::textAt(collection, "name");
            if (!name.startsWith(QLatin1String("system.")))
                out += documentsOf(database, name);
        }
        return out;
    }

    QList<base::Bson> documentsOf(const QString &database, const QString &collection)
    {
        base::BsonBuilder find;
        find.string(QStringLiteral("find"), collection).int32(QStringLiteral("batchSize"), 100'000);
        base::Bson reply = m_raw.run(database, find.finish());
        QList<base::Bson> out = deploy::documentsAt(reply, "cursor.firstBatch");
        while (const qint64 cursor = deploy::wholeAt(reply, "cursor.id").value_or(0)) {
            base::BsonBuilder more;
            more.int64(QStringLiteral("getMore"), cursor).string(QStringLiteral("collection"), collection);
            reply = m_raw.run(database, more.finish());
            out += deploy::documentsAt(reply, "cursor.nextBatch");
        }
        return out;
    }

    /// Names of the indexes of \p collection.
    QStringList indexesOf(const QString &database, const QString &collection)
    {
        QStringList names;
        base::BsonBuilder list;
        list.string(QStringLiteral("listIndexes"), collection);
        for (const base::Bson &index : deploy::documentsAt(m_raw.run(database, list.finish()), "cursor.firstBatch"))
            names << deploy::textAt(index, "name");
        return names;
    }

    /// The hashes of the contents of all collections.
    QString hashOf(const QString &database)
    {
        return QString::fromUtf8(
            deploy::documentAt(m_raw.run(database, R"({"dbHash":1})"), "collections").toRelaxedJson());
    }

    /// The contents as text in which every moment since this object was made is the same one, and every steady
    /// ObjectId.
    QString timelessOf(const QString &database, const design::Design &design)
    {
        StoredDocuments documents = stored(database, design);
        for (const design::Collection &collection : design.collections) {
            if (collection.timeSeries)
                sortFields(documents[collection.name]);
        }
        return testsupport::timelessText(documents, m_since);
    }

    /// Documents that the validators of \p design refuse, one example for each collection; only those with a field \p
    /// having unless that is empty.
    QStringList invalid(const QString &database, const design::Design &design, const schema::Model &model,
                        const QString &having = {})
    {
        QStringList out;
        for (const design::Collection &collection : design.collections) {
            const base::Bson validator = design::validatorOf(collection, design::validatorOptions(model));
            if (validator.isEmpty())
                continue;
            base::BsonBuilder find;
            find.string(QStringLiteral("find"), collection.name).beginDocument(QStringLiteral("filter"));
            if (!having.isEmpty())
                find.beginDocument(having).boolean(QStringLiteral("$exists"), true).end();
            find.beginArray(QStringLiteral("$nor"));
            find.document(find.nextIndex(), validator).end().end();
            const base::Bson reply = m_raw.run(database, find.finish());
            const QList<base::Bson> found = deploy::documentsAt(reply, "cursor.firstBatch");
            if (!deploy::truthAt(reply, "ok"))
                out << collection.name + QStringLiteral(": ") + QString::fromUtf8(reply.toRelaxedJson());
            else if (!found.isEmpty())
                out << QStringLiteral("%1: %2 or more, such as %3")
                           .arg(collection.name, QString::number(found.size()),
                                QString::fromUtf8(found.first().toRelaxedJson().left(600)));
        }
        return out;
    }

private:
    /// A time-series collection gives the fields of a document back in an order of its own.
    static void sortFields(QList<base::Bson> &documents)
    {
        for (base::Bson &document : documents) {
            const QJsonDocument sorted = QJsonDocument::fromJson(document.toCanonicalJson());
            if (const auto again = base::Bson::fromJson(sorted.toJson(QJsonDocument::Compact)))
                document = *again;
        }
    }

    deploytesting::RawClient &m_raw;
    qint64 m_since = QDateTime::currentMSecsSinceEpoch();
};

} // namespace sw::patterntesting
