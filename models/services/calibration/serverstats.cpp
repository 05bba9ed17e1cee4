// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/calibration/serverstats.h"

#include "models/deploy/bsonread.h"

namespace sw::services
{

namespace
{

using base::Bytes;

Bytes bytesOf(const base::Bson &document, const char *path)
{
    return Bytes(deploy::numberAt(document, path).value_or(0));
}

struct IndexFigures
{
    sizing::FileSize size;
    Bytes cache;
};

/// By name: names have dots, so that no path leads there.
QHash<QString, IndexFigures> indexesOf(const base::Bson &statistics)
{
    QHash<QString, IndexFigures> found;
    for (const base::BsonField &field : deploy::fieldsAt(statistics, "indexDetails")) {
        const base::Bson details = base::Bson::inside(field);
        const base::Bson blocks = deploy::documentAt(details, "block-manager");
        IndexFigures &figures = found[field.nameText()];
        figures.size.file = bytesOf(blocks, "file size in bytes");
        figures.size.free = bytesOf(blocks, "file bytes available for reuse");
        figures.cache = bytesOf(deploy::documentAt(details, "cache"), "bytes currently in the cache");
    }
    return found;
}

} // namespace

StoredSizes storedSizes(const design::Collection &collection, const QList<base::Bson> &statistics)
{
    StoredSizes stored;
    sizing::MeasuredCollection &measured = stored.measured;
    measured.name = collection.name;
    QHash<QString, IndexFigures> indexes;
    for (const base::Bson &part : statistics) {
        measured.documents += deploy::numberAt(part, "count").value_or(0);
        measured.data += bytesOf(part, "size");
        measured.records.file += bytesOf(part, "storageSize");
        measured.records.free += bytesOf(part, "freeStorageSize");
        stored.inCache[QString()] +=
            bytesOf(deploy::documentAt(part, "wiredTiger.cache"), "bytes currently in the cache");
        const QHash<QString, IndexFigures> found = indexesOf(part);
        for (auto it = found.cbegin(); it != found.cend(); ++it) {
            indexes[it.key()].size.file += it->size.file;
            indexes[it.key()].size.free += it->size.free;
            stored.inCache[it.key()] += it->cache;
        }
    }
    QStringList names{QStringLiteral("_id_")};
    for (const design::Index &index : collection.indexes)
        names << index.name;
    for (const QString &name : std::as_const(names)) {
        if (const auto found = indexes.constFind(name); found != indexes.cend())
            measured.indexes << sizing::MeasuredIndex{name, 0, found->size, found->size.live(), true};
    }
    return stored;
}

QString serverText(const deploy::ServerIdentity &server)
{
    return QStringLiteral("%1 %2, %3").arg(server.product, server.versionText(), server.topology);
}

sizing::Topology storedTopology(const deploy::ServerIdentity &server)
{
    return server.topology == QLatin1String("standalone") ? sizing::Topology::Standalone : sizing::Topology::ReplicaSet;
}

} // namespace sw::services
