// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/figures/explain.h"

#include "models/base/suggestion.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/sizing/estimate/calibration.h"
#include "models/sizing/estimate/documentdoubts.h"
#include "models/sizing/figures/figure.h"
#include "models/sizing/files/tablesize.h"
#include "models/sizing/keys/indexentries.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

using base::bytesText;
using base::countText;
using base::percentText;

namespace
{

QString ratioText(double ratio)
{
    return QString::number(ratio, 'f', 1);
}

QString onAverage(double bytes)
{
    return Text::tr("%1 B").arg(QString::number(bytes, 'f', bytes < 100 ? 1 : 0));
}

QString insertsText(const TableFacts &facts)
{
    return base::rateText(base::PerSecond(facts.insertsPerSecond));
}

QString freeText(const Churn &churn, bool atTheEnd)
{
    if (churn.isMeasured)
        return Text::tr("Free space: %1, as the server has it.").arg(percentText(churn.free));
    if (churn.free <= 0)
        return Text::tr("Free space: none, because nothing is written after it was loaded.");
    if (atTheEnd)
        return Text::tr("Free space: %1, as files have that only grow at their end.").arg(percentText(churn.free));
    return Text::tr("Free space: %1 of what is in use. %2 hit pages at random, and what changed between two "
                    "checkpoints (60 s) is written "
                    "to new places before the old ones are free.")
        .arg(percentText(churn.free), base::rateText(base::PerSecond(churn.touchesPerSecond)));
}

QString historyText(const Churn &churn, const TableFacts &facts, double bytes)
{
    if (facts.topology == Topology::Standalone)
        return Text::tr("History: none, because a single server keeps no times of changes.");
    return Text::tr("History: a replica set keeps the time of changes of the last 300 s; about %1 of the entries carry "
                    "it, %2 each.")
        .arg(percentText(churn.young), onAverage(bytes));
}

QStringList wholeHistoryText(const TableFacts &facts)
{
    return facts.topology == Topology::ReplicaSet && facts.writesPerSecond > 0
               ? QStringList{Text::tr("High as well: history in every entry.")}
               : QStringList();
}

QString rangeText(const Range &range)
{
    return Text::tr("Low %1, likely %2, high %3.")
        .arg(bytesText(range.low), bytesText(range.likely), bytesText(range.high));
}

QString nameOf(Unknown what)
{
    switch (what) {
    case Unknown::Sample:
        return Text::tr("documents that were not looked at");
    case Unknown::Change:
        return Text::tr("what the model says otherwise than the documents that were looked at");
    case Unknown::Numbers:
        return Text::tr("whether the program that loads them stores 4.0 as a double or as an int");
    case Unknown::Lengths:
        return Text::tr("lengths of texts");
    case Unknown::Counts:
        return Text::tr("items of arrays");
    case Unknown::Cells:
        return Text::tr("how many cells of the globe a line or an area touches");
    case Unknown::Shares:
        return Text::tr("shares of documents that have a field");
    case Unknown::Values:
        return Text::tr("how often values repeat");
    case Unknown::Packing:
        return Text::tr("how well pages compress");
    case Unknown::Places:
        return Text::tr("which pages hold what is in use");
    case Unknown::Order:
        return Text::tr("the order in which documents came");
    case Unknown::Server:
        break;
    }
    return Text::tr("why the server's figure is outside the range of the formulas");
}

QString doubtsText(const Doubts &doubts)
{
    QStringList causes;
    for (const Doubts::Cause &cause : doubts.causes())
        causes << Text::tr("%1 (%2 less to %3 more)")
                      .arg(nameOf(cause.what), percentText(1 - 1 / withinNineOfTen(cause.smaller)),
                           percentText(withinNineOfTen(cause.larger) - 1));
    if (causes.isEmpty())
        return Text::tr("All of its values have a fixed size.");
    return Text::tr("Nine times in ten the truth is between low and high. Not known: %1.")
        .arg(causes.join(QStringLiteral("; ")));
}

QStringList collectionCacheTexts(const CollectionTable &table, double documents)
{
    const base::Bytes plain =
        collectionCache(documents, base::Bytes(table.pages.entryBytes * documents), table.pages.leaves);
    QStringList lines{Text::tr("All of it in cache: 1.08 × (%1 documents × %2 + %3 leaf pages × 208 B) = %4; "
                               "compression does not change it.")
                          .arg(countText(documents), onAverage(table.pages.entryBytes + 8),
                               countText(std::round(table.pages.leaves)), bytesText(plain))};
    if (table.pages.cache > plain)
        lines << Text::tr("With the times of recent changes: %1.").arg(bytesText(table.pages.cache));
    return lines;
}

QString hotText(const TableFacts &facts, const CollectionTable &table)
{
    const QString hot = Text::tr("%1 of the documents are actively used.").arg(percentText(facts.hot));
    const QString pages =
        table.heat.place == Heat::Place::Side
            ? Text::tr("They are the newest and lie side by side, so as much of the leaf pages is in use.")
        : table.heat.place == Heat::Place::NewestOfEach
            ? Text::tr(
                  "They are the newest %1 of each %2, of which there are %3 on average: older ones lie ever farther "
                  "apart, %4 of the pages hold one.")
                  .arg(countText(table.heat.newest), base::visibleText(facts.visits.newestOf),
                       valueText(table.heat.perValue, Unit::Count), percentText(table.hotPages))
            : Text::tr("They are scattered, %1 documents to a leaf page, and a page stays in memory for one of them: 1 "
                       "− (1 − %2)^%1 = %3 of the pages.")
                  .arg(countText(std::round(table.pages.documentsPerLeaf)), percentText(facts.hot),
                       percentText(table.hotPages));
    return hot + QLatin1Char(' ') + pages;
}

QString indexHeatText(const IndexTable &index)
{
    const QString share = bytesText(index.inUse.likely);
    const QString whole = bytesText(index.pages.cache);
    if (!index.heat.read && index.heat.inserts <= 0)
        return Text::tr("Index %1: nothing of %2, because no operation comes to it.").arg(index.name, whole);
    if (!index.heat.read)
        return Text::tr(
                   "Index %1: %2 of %3, where new keys came to in the last minute; no operation finds documents by it.")
            .arg(index.name, share, whole);
    if (index.ascending && index.heat.entries.place == Heat::Place::Side)
        return Text::tr("Index %1: %2 of %3, because the keys in use are at its end.").arg(index.name, share, whole);
    const QString written = !index.ascending && index.heat.inserts > 0
                                ? Text::tr(" New keys came to some of them in the last minute.")
                                : QString();
    return Text::tr(
               "Index %1: %2, the pages with a key in use and the keys that look-ups unpack; all its pages take %3.")
               .arg(index.name, share, whole) +
           written;
}

/// The collection of that name, and what index sizes need to know of the others.
struct Question
{
    const design::Collection *collection = nullptr;
    QHash<QString, double> documents;
};

Question question(const design::Design &design, const QString &name, const SizeOptions &options)
{
    Question asked;
    asked.collection = design.collection(name);
    for (const design::Collection &each : design.collections)
        asked.documents.insert(each.name, options.documents.value(each.name, each.documents.likely));
    return asked;
}

QList<IndexTable> tablesOf(const Question &asked, const TableFacts &facts, const SizeOptions &options)
{
    return indexTables(facts, options, {facts.documents, facts.insertsPerSecond, &asked.documents});
}

QStringList mostTexts(const IndexTable &index, const TableFacts &facts)
{
    if (facts.writesPerSecond <= 0)
        return {};
    if (index.churn.isMeasured)
        return QStringList{Text::tr("High: with a third more free space than the server has.")} +
               wholeHistoryText(facts);
    return QStringList{Text::tr("High: pages split at random (%1 more), and as much free space as data.")
                           .arg(percentText(index.splits))} +
           wholeHistoryText(facts);
}

QStringList explainPairs(const design::Collection &collection, const QString &name)
{
    QStringList lines;
    const auto index = std::find_if(collection.indexes.begin(), collection.indexes.end(),
                                    [&name](const design::Index &each) { return each.name == name; });
    for (const KeyPair &pair : index == collection.indexes.end() ? QList<KeyPair>() : dependentKeys(collection, *index))
        lines << Text::tr("%1 and %2 depend on each other: there are %3 different pairs of their values, so more keys "
                          "begin alike.")
                     .arg(pair.first, pair.second, countText(pair.different));
    return lines;
}

/// Of the index on ids that tell when they were made.
QStringList explainIds(const TableFacts &facts, const IndexTable &index)
{
    const design::Node *id = design::nodeAt(facts.collection.root, design::idName);
    if (index.role != IndexRole::Id || !id || id->type() != schema::FieldType::ObjectId)
        return {};
    switch (idAgeOf(facts)) {
    case IdAge::Seen:
        return {Text::tr("Ids: made as those of the imported documents were, %1.")
                    .arg(base::rateText(base::PerSecond(facts.collection.sampled.idsPerSecond)))};
    case IdAge::Loaded:
        return {Text::tr("Ids: the imported documents have none and nothing is known of their growth, so they are "
                         "those that one program gives while it loads the documents (%1): neighbours begin alike. "
                         "High: given by programs over years.")
                    .arg(base::rateText(base::PerSecond(schema::loadedPerSecond)))};
    case IdAge::Inserted:
        return {Text::tr("Ids: made as documents are inserted, %1.").arg(insertsText(facts))};
    case IdAge::Unknown:
        break;
    }
    return {Text::tr("Ids: nothing is known of when they are made, so they are spread over two years. Low: given by "
                     "one program while it loads the documents; neighbours then begin alike.")};
}

} // namespace

QStringList explainData(const design::Design &design, const QString &collection, const SizeOptions &options,
                        const schema::Calibration &calibration)
{
    const design::Collection *found = design.collection(collection);
    if (!found)
        return {};
    TableFacts facts = tableFacts(*found, options);
    facts.factors = factorsOf(calibration, *found);
    const CollectionTable table = collectionTable(facts);
    const design::DocumentSize &document = table.document;
    QStringList lines{
        Text::tr("%1 documents × %2 = %3 of BSON.")
            .arg(countText(facts.documents), onAverage(document.likely.value()),
                 bytesText(document.likely * facts.documents)),
        Text::tr("A document: 5 B, and for each field 1 B for its type, the name, 1 B, and the value; optional fields "
                 "by their share, arrays at "
                 "their likely length."),
        Text::tr(
            "One without optional fields and with the shortest arrays: %1. One with all of them and long arrays: %2.")
            .arg(bytesText(document.low), bytesText(document.high))};
    if (documentFactor(facts.factors) != 1)
        lines << Text::tr("Calibrated: × %1, as large as the documents of %2 (%3) are.")
                     .arg(QString::number(documentFactor(facts.factors), 'f', 3), base::visibleText(calibration.server),
                          base::visibleText(calibration.date));
    return lines << doubtsText(table.documentDoubts);
}

QStringList explainStorage(const design::Design &design, const QString &collection, const SizeOptions &options,
                           const schema::Calibration &calibration)
{
    const design::Collection *found = design.collection(collection);
    if (!found)
        return {};
    TableFacts facts = tableFacts(*found, options);
    facts.factors = factorsOf(calibration, *found);
    const CollectionTable table = collectionTable(facts);
    if (facts.documents <= 0)
        return {Text::tr("An empty collection takes %1.").arg(bytesText(table.storage.likely))};
    QStringList lines{
        Text::tr("On its page a document takes %1: the heads of key and value, the record id, and the BSON.")
            .arg(onAverage(table.pages.entryBytes)),
        Text::tr("%1 documents fill %2 leaf pages of 28 to 116 KiB; each is compressed and rounded up to 4 KiB.")
            .arg(countText(facts.documents), countText(std::round(table.pages.leaves))),
        (table.ratio.measured ? Text::tr("Snappy compressed pages of the imported documents to 1/%1 of their size.")
                              : Text::tr("Snappy compresses pages of this shape to about 1/%1 of their size; no real "
                                         "documents were compressed, as an import would do."))
            .arg(ratioText(table.ratio.likely)),
        freeText(table.churn, facts.insertsPerSecond > 0 && table.churn.free <= appendFreeShare),
        historyText(table.churn, facts, recordWindowBytes)};
    lines << explainCalibration(design, collection, {}, calibration) << rangeText(table.storage);
    if (table.churn.isMeasured)
        return lines << doubtsText(table.storageDoubts)
                     << Text::tr("Low: without free space. High: with a third more free space than the server has.");
    if (storageFactor(facts.factors))
        return lines << doubtsText(table.storageDoubts)
                     << Text::tr("Low: loaded in one go, without free space and history.")
                     << Text::tr("High: with history in every document that is written later, and free space as "
                                 "documents are updated.");
    return lines << doubtsText(table.storageDoubts) << Text::tr("Low: loaded in one go, without free space.")
                 << (facts.updatesPerSecond() > 0
                         ? Text::tr("High: with as much free space as data, because documents are updated.")
                         : Text::tr("High: with %1 more in free space, because none is updated.")
                               .arg(base::percentText(table.mostFree)))
                 << wholeHistoryText(facts);
}

QStringList explainIndexFile(const design::Design &design, const QString &collection, const QString &index,
                             const SizeOptions &options, const schema::Calibration &calibration)
{
    const Question asked = question(design, collection, options);
    if (!asked.collection)
        return {};
    TableFacts facts = tableFacts(*asked.collection, options);
    facts.factors = factorsOf(calibration, *asked.collection);
    const QList<IndexTable> tables = tablesOf(asked, facts, options);
    const auto found =
        std::find_if(tables.begin(), tables.end(), [&](const IndexTable &table) { return table.name == index; });
    if (found == tables.end())
        return {};
    if (found->pages.entries <= 0)
        return {Text::tr("An empty index takes %1.").arg(bytesText(found->file.likely))};
    return QStringList{Text::tr("%1 documents × %2 entries each = %3 entries.")
                           .arg(countText(facts.documents), valueText(found->entriesPerDocument, Unit::Count),
                                countText(found->pages.entries)),
                       Text::tr("A key has %1 without its record id; on its page an entry takes %2, because what it "
                                "begins with like the key before is not repeated.")
                           .arg(onAverage(found->key.bytes), onAverage(found->pages.entryBytes))} +
           explainIds(facts, *found) + explainPairs(*asked.collection, index) +
           QStringList{Text::tr("Leaf pages of 16 KiB are filled to 14,745 B: %1 of them.")
                           .arg(countText(std::ceil(found->pages.leaves))),
                       freeText(found->churn, found->ascending), historyText(found->churn, facts, indexWindowBytes)} +
           explainCalibration(design, collection, index, calibration) +
           QStringList{rangeText(found->file), doubtsText(found->doubts),
                       found->ascending
                           ? Text::tr("Likely: %1 new documents, whose keys go to its end.").arg(insertsText(facts))
                           : Text::tr("Likely: %1 new documents, whose keys go to any page.").arg(insertsText(facts))} +
           mostTexts(*found, facts) +
           (found->removed > 0 ? QStringList{Text::tr("High as well: %1 of keys that updates took out in the last five "
                                                      "minutes, should each change the key.")
                                                 .arg(bytesText(base::Bytes(found->removed)))}
                               : QStringList());
}

QStringList explainWorkingSet(const design::Design &design, const QString &collection, const SizeOptions &options,
                              const schema::Calibration &calibration)
{
    const Question asked = question(design, collection, options);
    if (!asked.collection)
        return {};
    TableFacts facts = tableFacts(*asked.collection, options);
    facts.factors = factorsOf(calibration, *asked.collection);
    const CollectionTable table = collectionTable(facts);
    QStringList lines{hotText(facts, table)};
    lines << collectionCacheTexts(table, facts.documents);
    lines << Text::tr("In use of it: %1.").arg(bytesText(table.pages.cache * table.hotPages))
          << doubtsText(table.hotDoubts);
    for (const IndexTable &index : tablesOf(asked, facts, options))
        lines << indexHeatText(index);
    return lines + explainCacheCalibration(design, collection, calibration);
}

/// Why it fell when operations came to be known: indexes that none comes to, by the size of their files.
QString unvisitedText(const SizeReport &report)
{
    QStringList names;
    base::Bytes files;
    for (const CollectionSize &collection : report.collections) {
        for (const IndexSize &index : collection.indexes) {
            if (index.inUse.likely.value() > 0)
                continue;
            names << base::visibleText(collection.name + QLatin1Char('.') + index.name);
            files += index.file.likely;
        }
    }
    constexpr qsizetype shown = 4;
    return names.isEmpty() ? QString()
                           : Text::tr("Indexes that no operation comes to do not count, with files of %1: %2.")
                                 .arg(bytesText(files), base::firstOf(names, shown));
}

QStringList explainWorkingSet(const SizeReport &report)
{
    base::Bytes documents;
    base::Bytes indexes;
    for (const CollectionSize &collection : report.collections) {
        documents += collection.hot.likely;
        for (const IndexSize &index : collection.indexes)
            indexes += index.inUse.likely;
    }
    QStringList lines{
        Text::tr(
            "Pages of documents in use %1 + index pages in use %2 + changes that wait for the next checkpoint %3 = %4.")
            .arg(bytesText(documents), bytesText(indexes), bytesText(report.dirty),
                 bytesText(report.workingSet.likely)),
        Text::tr("That is %1 of the cache of %2; up to 70 % fits well.")
            .arg(percentText(report.share()), bytesText(report.cache.bytes)),
        Text::tr(
            "Low %1, high %2: how large documents and keys are, how many of them lie on a page, where those in use "
            "are, and changes from none to 5 % of the cache.")
            .arg(bytesText(report.workingSet.low), bytesText(report.workingSet.high))};
    if (!report.knowsVisits)
        lines << Text::tr(
            "No operation says yet which indexes are read, so all of them count. The first operations may "
            "make the working set smaller.");
    else if (const QString unvisited = unvisitedText(report); !unvisited.isEmpty())
        lines << unvisited;
    return lines;
}

QStringList explainConstants()
{
    return {
        Text::tr("Bytes of a document: the specification of BSON 1.1 (bsonspec.org)."),
        Text::tr("Bytes of a key, heads of cells, leaf pages of up to 32 KiB packed and 16 KiB of an index, 4 KiB "
                 "blocks: the "
                 "formats of MongoDB and WiredTiger; compared with 60 index files of a MongoDB 6.0.5, within 0.3 %."),
        Text::tr(
            "8 % over, 208 B a page, 8 B an entry in cache: compared with 16 collections and 57 indexes that a MongoDB "
            "6.0.5 had read whole, within 2 %."),
        Text::tr("Cache of half the memory beyond 1 GiB; checkpoints every 60 s; history of 300 s; pages thrown out "
                 "from 80 % "
                 "of the cache on, changed ones written from 5 % on: defaults of MongoDB, in its manual."),
        Text::tr("Free room: share of the pages that change between two checkpoints to the power of 0.64, fitted to 19 "
                 "files "
                 "of the engine; on 9 others the largest error was 0.10."),
        Text::tr(
            "18 B for the times of an index entry, 6 B of a packed document: seen on replica sets of MongoDB 6.0.5."),
        Text::tr(
            "Ranges: chosen so that nine of ten figures of collections lie inside that no part of this program made; "
            "README, “How right the sizes are”.")};
}

QStringList explainCache(const SizeOptions &options)
{
    if (options.cacheOverrideMiB)
        return {Text::tr("The cache is set to %1.").arg(bytesText(cacheOf(options)))};
    return {Text::tr("Half of what %1 of memory have beyond 1 GiB, at least 256 MiB: %2, as the server does by itself.")
                .arg(bytesText(base::gibibytes(options.ramGiB)), bytesText(cacheOf(options))),
            Text::tr("A server in a container counts the container's limit as its memory.")};
}

} // namespace sw::sizing
