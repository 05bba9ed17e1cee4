// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/documentsize.h"
#include "models/schema/calibration.h"
#include "models/sizing/cost/workingset.h"
#include "models/sizing/estimate/collectionsize.h"
#include "models/sizing/estimate/doubts.h"
#include "models/sizing/estimate/sizing.h"
#include "models/sizing/files/compression.h"
#include "models/sizing/files/indexsize.h"
#include "models/sizing/keys/indexentries.h"

namespace sw::sizing
{

/// By what operations come to the documents of a collection.
struct TableVisits
{
    bool byId = true;           ///< at least one does not use another index
    QSet<QString> operations{}; ///< their names
    double newest = 0;          ///< of each value of \ref newestOf only so many are asked for; 0: whichever are in use
    QString newestOf{};
    double skew = 0; ///< exponent of Zipf's law by which documents are asked for; 0: those in use alike
};

/// What the sizes of one collection and its indexes have in common.
struct TableFacts
{
    const design::Collection &collection;
    double documents = 0;
    double hot = 0; ///< share of the documents
    double insertsPerSecond = 0;
    double writesPerSecond = 0; ///< inserts included
    Topology topology = Topology::ReplicaSet;
    const schema::CollectionFactors *factors = nullptr; ///< what a server measured; tableFacts() knows of none
    TableVisits visits{};

    double updatesPerSecond() const { return writesPerSecond - insertsPerSecond; }
};
/// How it is known when the ids of documents were made, of type ObjectId.
enum class IdAge {
    Seen,     ///< an import has seen them
    Loaded,   ///< documents were imported without ids, and nothing is known of their growth: a program gives them at
              ///< one go when it loads them
    Inserted, ///< as documents are inserted
    Unknown   ///< spread over two years
};
IdAge idAgeOf(const TableFacts &facts);

/// The result points to \p collection.
TableFacts tableFacts(const design::Collection &collection, const SizeOptions &options);

/// What makes a file in use larger than one built at one go.
struct Churn
{
    double young = 0;            ///< share of the entries that carry the time of their last change
    double touchesPerSecond = 0; ///< of pages, at random
    double free = 0;             ///< free bytes for each in use
    bool isMeasured = false;     ///< a server in use says how much is free
};

/// Extra bytes of an entry that carries the time of its last change, on an index page and, packed, on one of a
/// collection.
inline constexpr double indexWindowBytes = 18;
inline constexpr double recordWindowBytes = 6;
/// Of a file that only grows at its end.
inline constexpr double appendFreeShare = 0.06;
/// The smallest file once it was changed between checkpoints.
inline constexpr base::Bytes smallestChangedFileBytes{36864};

struct CollectionTable
{
    design::DocumentSize document;
    CompressionRatio ratio;
    CollectionPages pages;
    Churn churn;
    base::Bytes fresh; ///< file after a load, of the likely compression
    Doubts documentDoubts;
    Doubts storageDoubts;
    Range documentBytes; ///< of one on average
    Range storage;
    double mostFree = 0;            ///< free bytes for each in use, as the high end of the range has it
    std::optional<double> inMemory; ///< factor of a server for what is in use of it in memory
    Heat heat;                      ///< of the documents
    double hotPages = 0;            ///< of the bytes in cache, those of pages with a document in use
    Doubts hotDoubts;
};
/// Pages of documents in use, in cache.
Range hotRange(const CollectionTable &table);
CollectionTable collectionTable(const TableFacts &facts);
/// The same with documents of \p document bytes, when these are not those of the shape as it is.
CollectionTable collectionTable(const TableFacts &facts, const design::DocumentSize &document,
                                const CompressionRatio &ratio);

struct IndexTable
{
    QString name; ///< "_id_" first
    QList<design::IndexKey> keys;
    IndexRole role = IndexRole::Secondary;
    bool ascending = false; ///< new keys are the largest
    bool used = true;
    double entriesPerDocument = 1;
    KeyShape key;
    IndexPages pages;
    Churn churn;
    Doubts doubts;
    double splits = 0;   ///< pages more for each of a file built at one go, as the high end of the range has it
    double removed = 0;  ///< bytes of keys that updates took out and history keeps, there
    double mostFree = 1; ///< free bytes for each in use, there
    Range file;
    IndexHeat heat;
    double pagesInUse = 0;          ///< share
    std::optional<double> inMemory; ///< factor of a server for what is in use of it in memory
    Range inUse;                    ///< of the bytes in cache
};
QList<IndexTable> indexTables(const TableFacts &facts, const SizeOptions &options, const KeyContext &context);

/// The cache as it is set, else WiredTiger's default for the memory.
base::Bytes cacheOf(const SizeOptions &options);

/// Share of the entries of a table that carry the time of their last change in a replica set, which keeps 300 s of
/// history: at random places those that are younger; at the end of the table those that were younger when their page
/// was last written, since a page that is full is not written again.
double youngShare(double changesPerSecond, double entries, double entriesPerLeaf, bool atTheEnd);

} // namespace sw::sizing
