// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/design/design.h"

#include <QHash>
#include <QSet>

namespace sw::sizing
{

/// low <= likely <= high, in bytes: in nine of ten cases the truth is between low and high.
struct Range
{
    base::Bytes low;
    base::Bytes likely;
    base::Bytes high;

    Range &operator+=(const Range &other);
};

struct IndexSize
{
    QString name; ///< "_id_" first
    QList<design::IndexKey> keys;
    double entries = 0;
    Range file;        ///< bytes of the index file
    base::Bytes fresh; ///< likely file as built at one go on what is there
    base::Bytes cache; ///< when fully read
    Range inUse;       ///< of cache: pages that the workload keeps in use
    bool used = true;  ///< by at least one operation
};

struct CollectionSize
{
    QString name;
    schema::Cardinality documents;
    Range document; ///< bytes of one on average
    base::Bytes documentMaximum;
    base::Bytes data;         ///< documents x likely, uncompressed
    Range storage;            ///< file, compressed
    base::Bytes freshStorage; ///< file as it is after a load, without free room; of the likely compression
    double hotDocuments = 0;
    Range hot; ///< bytes of their pages in cache
    QList<IndexSize> indexes;

    base::Bytes indexBytes() const; ///< likely, all files
};

struct CacheSize
{
    double ramGiB = 8;
    base::Bytes bytes;
};

enum class Fit { Fits, Tight, TooLarge }; ///< <= 70 %, <= 100 %, above

struct SizeReport
{
    QList<CollectionSize> collections; ///< in design order
    base::Bytes data, storage, indexes;
    Range workingSet;         ///< hot pages of collections and indexes, and changes that wait to be written
    base::Bytes dirty;        ///< of the working set: changed documents between two checkpoints
    base::Bytes writtenPages; ///< in memory, of collections that are written to and their indexes
    CacheSize cache;
    bool knowsVisits = true; ///< else no operation says which indexes are read, and all of them count
    QString basis = QStringLiteral("formula");

    Range dirtyRange() const;
    Fit fit() const;
    double share() const; ///< working set (likely) of the cache
    const CollectionSize *collection(const QString &name) const;
};

/// A replica set keeps the time of each change of the last minutes beside the entry, a single server does not.
enum class Topology { ReplicaSet, Standalone };

/// How an operation that is no insert comes to documents of an entity.
struct Visit
{
    QString operation; ///< its name
    double newest = 0; ///< of each value of what it filters by, so many of the newest; 0: whichever
};

/// New documents of an entity, by the operations that insert it and by what it grows by.
struct Arrivals
{
    double inserted = 0;  ///< a second, by operations that are about it
    double withOwner = 0; ///< a second, by operations that insert the entity that it is a part of
    double grown = 0;     ///< a second, as sizes are worked out with
};

struct SizeOptions
{
    double ramGiB = 8;
    std::optional<double> cacheOverrideMiB;
    QHash<QString, double> documents;                ///< what-if counts by collection name
    QHash<schema::EntityId, double> writesPerSecond; ///< of the workload, by the entity it starts at
    QHash<schema::EntityId, Arrivals> arrivals;      ///< of entities that operations insert
    QSet<QString> operations;                        ///< names in the workload; empty: every index counts as used
    QHash<schema::EntityId, QList<Visit>> visits;    ///< of operations; empty: every index is read
    QHash<schema::EntityId, double> skews;           ///< by which documents are asked for that are not all in use alike
    Topology topology = Topology::ReplicaSet;
};

/// WiredTiger's default cache: max(0.5 x (RAM - 1 GiB), 0.25 GiB), at most 10,000,000 MB.
base::Bytes defaultCacheBytes(double ramGiB);

/// Estimates by formulas alone, in time linear in the design; a 1,000-collection design takes well under 200 ms.
/// Sources: BSON 1.1; KeyString lengths and page rules as observed on WiredTiger and a MongoDB 6.0 server.
SizeReport estimate(const design::Design &design, const SizeOptions &options);
/// RAM, cache, write rates and operation names of \p model.
SizeOptions sizeOptions(const schema::Model &model);

/// How much costlier a document is to fetch when not everything in use fits into the cache: 1 when it does, else
/// 1 + 20 x (1 - cache / working set), because the share that is missing comes from disk.
double fetchCostFactor(base::Bytes workingSet, base::Bytes cache);
double fetchCostFactor(const SizeReport &report);

/// Bytes of the KeyString of one value of \p node's type (without record id), expected over its values.
double keyBytes(const design::Node &node);

} // namespace sw::sizing
