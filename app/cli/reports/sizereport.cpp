// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/sizereport.h"

#include "app/cli/output.h"
#include "app/cli/reports/calibratedreport.h"
#include "app/cli/reports/intervals.h"
#include "app/cli/reports/measuredreport.h"
#include "app/cli/reports/table.h"
#include "models/base/jsonwriter.h"
#include "models/base/limits.h"
#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/sizing/estimate/ranges.h"
#include "models/sizing/estimate/topology.h"
#include "models/sizing/figures/sizetexts.h"
#include "models/sizing/files/indexdoubts.h"

#include <QCoreApplication>
#include <QHash>

#include <cmath>

namespace sw::cli
{

namespace
{

void writeIndex(base::JsonWriter &json, const sizing::IndexSize &index, const sizing::Interval &entries)
{
    json.beginObject().member(QStringLiteral("name"), index.name).key(QStringLiteral("keys")).beginArray();
    for (const design::IndexKey &key : index.keys) {
        const design::IndexKindTraits &kind = design::traitsOf(key.kind);
        json.beginArray().value(key.path);
        if (kind.direction != 0)
            json.value(kind.direction);
        else
            json.value(QString(QLatin1String(kind.word)));
        json.end();
    }
    json.end()
        .member(QStringLiteral("bytes"), whole(index.file.likely))
        .member(QStringLiteral("entries"), std::round(index.entries));
    writeCounts(json, QStringLiteral("entriesRange"), entries);
    writeRange(json, QStringLiteral("file"), index.file);
    json.member(QStringLiteral("hotBytes"), whole(index.inUse.likely));
    writeRange(json, QStringLiteral("hot"), index.inUse);
    json.member(QStringLiteral("used"), index.used).end();
}

void writeCollection(base::JsonWriter &json, const SizeAnswer &answer, const sizing::CollectionSize &collection)
{
    json.beginObject().member(QStringLiteral("name"), collection.name);
    json.key(QStringLiteral("documents"))
        .inlineNext()
        .beginObject()
        .member(QStringLiteral("low"), collection.documents.min);
    json.member(QStringLiteral("likely"), collection.documents.likely)
        .member(QStringLiteral("high"), collection.documents.max)
        .end();
    json.key(QStringLiteral("document"))
        .inlineNext()
        .beginObject()
        .member(QStringLiteral("low"), whole(collection.document.low));
    json.member(QStringLiteral("likely"), whole(collection.document.likely))
        .member(QStringLiteral("high"), whole(collection.document.high));
    json.member(QStringLiteral("maximum"), whole(collection.documentMaximum))
        .member(QStringLiteral("tooLarge"), collection.documentMaximum > base::maximumDocument)
        .end();
    json.member(QStringLiteral("dataBytes"), whole(collection.data))
        .member(QStringLiteral("storageBytes"), whole(collection.storage.likely));
    writeRange(json, QStringLiteral("storage"), collection.storage);
    json.member(QStringLiteral("hotDocuments"), std::round(collection.hotDocuments))
        .member(QStringLiteral("hotBytes"), whole(collection.hot.likely));
    writeCounts(json, QStringLiteral("hotDocumentsRange"), sizing::hotDocumentsInterval(collection));
    writeRange(json, QStringLiteral("hot"), collection.hot);
    json.key(QStringLiteral("indexes")).beginArray();
    for (const sizing::IndexSize &index : collection.indexes) {
        json.inlineNext();
        writeIndex(json, index,
                   sizing::entriesInterval(answer.priced.design, collection.name, index, answer.priced.options));
    }
    json.end().end();
}

QString keysText(const QList<design::IndexKey> &keys)
{
    QStringList parts;
    for (const design::IndexKey &key : keys)
        parts << key.path + QString::fromUtf8(design::traitsOf(key.kind).mark);
    return parts.join(QStringLiteral(", "));
}

QString maximumText(base::Bytes bytes)
{
    return std::isinf(bytes.value()) ? QStringLiteral("∞") : base::bytesText(bytes);
}

QString documentsText(const sizing::Interval &documents)
{
    return sizing::rangeText(documents, sizing::Unit::Count);
}

/// What a server would refuse.
void printTooLarge(Output &out, const sizing::CollectionSize &collection)
{
    const QString name = base::visibleText(collection.name);
    const QString most = base::bytesText(base::maximumDocument);
    if (collection.document.likely > base::maximumDocument)
        out.line(Text::tr("%1: an average document has %2, and MongoDB refuses documents above %3.")
                     .arg(name, base::bytesText(collection.document.likely), most));
    else if (collection.documentMaximum > base::maximumDocument)
        out.line(Text::tr("%1: the largest documents have %2, and MongoDB refuses documents above %3.")
                     .arg(name, maximumText(collection.documentMaximum), most));
}

void printCollections(Output &out, const SizeAnswer &answer)
{
    const sizing::SizeReport &report = answer.priced.sizes;
    Table table({Text::tr("Collection"), Text::tr("Documents"), Text::tr("Each: low"), Text::tr("likely"),
                 Text::tr("high"), Text::tr("maximum"), Text::tr("Data"), Text::tr("Storage"),
                 Text::tr("Hot documents"), Text::tr("In cache")},
                {Table::Left, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right,
                 Table::Right, Table::Right, Table::Right});
    for (const sizing::CollectionSize &collection : report.collections) {
        table.add({collection.name, documentsText(sizing::documentsInterval(collection)),
                   base::bytesText(collection.document.low), base::bytesText(collection.document.likely),
                   base::bytesText(collection.document.high), maximumText(collection.documentMaximum),
                   sizing::rangeText(sizing::dataRange(collection)), sizing::rangeText(collection.storage),
                   documentsText(sizing::hotDocumentsInterval(collection)), sizing::rangeText(collection.hot)});
    }
    table.print(out);
    for (const sizing::CollectionSize &collection : report.collections)
        printTooLarge(out, collection);
}

void printIndexes(Output &out, const SizeAnswer &answer)
{
    const services::PricedDesign &priced = answer.priced;
    Table table({Text::tr("Index"), Text::tr("Entries"), Text::tr("File"), Text::tr("In cache"), Text::tr("In use"),
                 Text::tr("Keys")},
                {Table::Left, Table::Right, Table::Right, Table::Right, Table::Right});
    for (const sizing::CollectionSize &collection : priced.sizes.collections) {
        for (const sizing::IndexSize &index : collection.indexes) {
            const sizing::Interval entries =
                sizing::entriesInterval(priced.design, collection.name, index, priced.options);
            const QString keys =
                index.used ? keysText(index.keys) : Text::tr("%1 — used by no operation").arg(keysText(index.keys));
            table.add({collection.name + QLatin1Char('.') + index.name, documentsText(entries),
                       sizing::rangeText(index.file), base::bytesText(index.cache), sizing::rangeText(index.inUse),
                       keys});
        }
    }
    table.print(out);
}

QString fitName(sizing::Fit fit)
{
    switch (fit) {
    case sizing::Fit::Fits:
        return QStringLiteral("fits");
    case sizing::Fit::Tight:
        return QStringLiteral("tight");
    case sizing::Fit::TooLarge:
        break;
    }
    return QStringLiteral("too-large");
}

void writeReads(base::JsonWriter &json, const sizing::DiskReads &reads)
{
    json.key(QStringLiteral("diskReads"))
        .inlineNext()
        .beginObject()
        .member(QStringLiteral("asksPerSecond"), reads.asksPerSecond);
    json.member(QStringLiteral("readsPerSecond"), reads.readsPerSecond).key(QStringLiteral("residenceSeconds"));
    if (reads.residenceSeconds)
        json.value(*reads.residenceSeconds);
    else
        json.null();
    writeInterval(json, QStringLiteral("residence"), reads.residence);
    writeInterval(json, QStringLiteral("reads"), reads.range);
    json.end();
}

void writeTotals(base::JsonWriter &json, const sizing::SizeReport &report)
{
    json.key(QStringLiteral("totals"))
        .inlineNext()
        .beginObject()
        .member(QStringLiteral("dataBytes"), whole(report.data));
    json.member(QStringLiteral("storageBytes"), whole(report.storage))
        .member(QStringLiteral("indexBytes"), whole(report.indexes));
    json.member(QStringLiteral("workingSetBytes"), whole(report.workingSet.likely))
        .member(QStringLiteral("dirtyBytes"), whole(report.dirty))
        .end();
    writeRange(json, QStringLiteral("workingSet"), report.workingSet);
    json.key(QStringLiteral("cache")).inlineNext().beginObject().member(QStringLiteral("ramGiB"), report.cache.ramGiB);
    json.member(QStringLiteral("bytes"), whole(report.cache.bytes)).end();
    json.member(QStringLiteral("fit"), fitName(report.fit()));
}

QString readsText(const sizing::DiskReads &reads)
{
    if (reads.readsPerSecond <= 0)
        return reads.range.high <= 0 ? Text::tr("none: what is in use fits into the cache")
                                     : Text::tr("none, if the working set is as large as is likely; up to %1")
                                           .arg(base::rateText(base::PerSecond(reads.range.high)));
    return Text::tr("%1, %2 of the pages that operations ask for")
        .arg(sizing::rangeText(reads.range, sizing::Unit::PerSecond), base::percentText(1 - reads.hitShare()));
}

void printTotals(Output &out, const SizeAnswer &answer)
{
    const sizing::SizeReport &report = answer.priced.sizes;
    Table totals;
    totals.add({Text::tr("Data"), sizing::rangeText(sizing::dataRange(report))});
    totals.add({Text::tr("Storage"), sizing::rangeText(sizing::storageRange(report))});
    totals.add({Text::tr("Indexes"), sizing::rangeText(sizing::indexRange(report))});
    totals.add({Text::tr("Working set"), workingSetText(report)});
    totals.add({Text::tr("Not yet written"),
                Text::tr("%1 of it: changes between two checkpoints, %2 of the cache")
                    .arg(base::bytesText(report.dirty),
                         base::percentText(report.cache.bytes.value() > 0 ? report.dirty / report.cache.bytes : 0))});
    totals.add({Text::tr("Disk reads"), readsText(answer.priced.diskReads)});
    totals.add({Text::tr("Topology"), answer.priced.options.topology == sizing::Topology::Standalone
                                          ? Text::tr("single server")
                                          : Text::tr("replica set: recent changes keep their time for 300 s")});
    totals.print(out);
}

QString basisText(const QString &basis)
{
    if (basis == QLatin1String("calibrated"))
        return Text::tr("formula, files calibrated with a server");
    return basis == QLatin1String("engine") ? Text::tr("the storage engine") : Text::tr("formula");
}

} // namespace

QByteArray sizeJson(const SizeAnswer &answer)
{
    base::JsonWriter json;
    json.beginObject().key(QStringLiteral("collections")).beginArray();
    for (const sizing::CollectionSize &collection : answer.priced.sizes.collections)
        writeCollection(json, answer, collection);
    json.end();
    writeTotals(json, answer.priced.sizes);
    writeReads(json, answer.priced.diskReads);
    json.member(QStringLiteral("topology"), sizing::topologyName(answer.priced.options.topology));
    json.member(QStringLiteral("basis"), answer.priced.sizes.basis);
    if (answer.measured)
        writeMeasured(json, *answer.measured, answer.priced.sizes);
    if (answer.calibrated)
        writeCalibrated(json, *answer.calibrated, answer.calibrationSaved);
    if (answer.growth)
        writeGrowth(json, *answer.growth);
    if (answer.costs)
        writeCosts(json, *answer.costs);
    if (!answer.explained.isEmpty())
        writeExplained(json, answer.explained);
    return json.end().result();
}

void printSizes(Output &out, const schema::Model &model, const SizeAnswer &answer)
{
    const sizing::SizeReport &report = answer.priced.sizes;
    out.line(Text::tr("%1, goal %2, %3 GiB of memory, estimated by %4")
                 .arg(base::visibleText(model.name), schema::nameOf(model.goal),
                      base::exactNumberText(report.cache.ramGiB), basisText(report.basis)));
    out.line();
    if (!answer.answersQuestions()) {
        printCollections(out, answer);
        out.line();
        printIndexes(out, answer);
        out.line();
    }
    printTotals(out, answer);
    if (answer.measured) {
        out.line();
        printMeasured(out, *answer.measured, report);
    }
    if (answer.calibrated) {
        out.line();
        printCalibrated(out, *answer.calibrated, answer.priced.diskReads, answer.calibrationSaved);
    }
    if (answer.growth) {
        out.line();
        printGrowth(out, *answer.growth);
    }
    if (answer.costs) {
        out.line();
        printCosts(out, *answer.costs);
    }
    printExplained(out, answer.explained);
}

QString workingSetText(const sizing::SizeReport &report)
{
    return Text::tr("%1, %2 of the cache of %3: %4")
        .arg(sizing::rangeText(report.workingSet), sizing::rangeText(sizing::shareOfCache(report), sizing::Unit::Share),
             base::bytesText(report.cache.bytes), sizing::fitText(report.fit()));
}

} // namespace sw::cli
