// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sizereport.h"

#include "app/cli/output.h"
#include "app/cli/table.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"

#include <QCoreApplication>
#include <QHash>

#include <cmath>

namespace sw::cli
{

namespace
{

QString tr(const char *text)
{
    return QCoreApplication::translate("SizeReport", text);
}

double whole(base::Bytes bytes)
{
    return std::round(bytes.value());
}

void writeIndex(base::JsonWriter &json, const sizing::IndexSize &index)
{
    json.beginObject().member(QStringLiteral("name"), index.name).key(QStringLiteral("keys")).beginArray();
    for (const design::IndexKey &key : index.keys) {
        static const QHash<design::KeyKind, QString> words{{design::KeyKind::Text, QStringLiteral("text")},
                                                           {design::KeyKind::Hashed, QStringLiteral("hashed")},
                                                           {design::KeyKind::Geo2dSphere, QStringLiteral("2dsphere")}};
        json.beginArray().value(key.path);
        if (words.contains(key.kind))
            json.value(words.value(key.kind));
        else
            json.value(key.kind == design::KeyKind::Descending ? -1 : 1);
        json.end();
    }
    json.end()
        .member(QStringLiteral("bytes"), whole(index.file.likely))
        .member(QStringLiteral("entries"), std::round(index.entries))
        .end();
}

void writeCollection(base::JsonWriter &json, const sizing::CollectionSize &collection)
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
    json.member(QStringLiteral("maximum"), whole(collection.documentMaximum)).end();
    json.member(QStringLiteral("dataBytes"), whole(collection.data))
        .member(QStringLiteral("storageBytes"), whole(collection.storage.likely));
    json.member(QStringLiteral("hotDocuments"), std::round(collection.hotDocuments))
        .member(QStringLiteral("hotBytes"), whole(collection.hotBytes));
    json.key(QStringLiteral("indexes")).beginArray();
    for (const sizing::IndexSize &index : collection.indexes) {
        json.inlineNext();
        writeIndex(json, index);
    }
    json.end().end();
}

QString keysText(const QList<design::IndexKey> &keys)
{
    QStringList parts;
    for (const design::IndexKey &key : keys) {
        static const QHash<design::KeyKind, QString> marks{
            {design::KeyKind::Descending, QStringLiteral(" ↓")},
            {design::KeyKind::Text, QStringLiteral(" (text)")},
            {design::KeyKind::Hashed, QStringLiteral(" (hashed)")},
            {design::KeyKind::Geo2dSphere, QStringLiteral(" (2dsphere)")}};
        parts << key.path + marks.value(key.kind);
    }
    return parts.join(QStringLiteral(", "));
}

QString maximumText(base::Bytes bytes)
{
    return std::isinf(bytes.value()) ? QStringLiteral("∞") : base::bytesText(bytes);
}

void printCollections(Output &out, const sizing::SizeReport &report)
{
    Table table({tr("Collection"), tr("Documents"), tr("Each: low"), tr("likely"), tr("high"), tr("maximum"),
                 tr("Data"), tr("Storage"), tr("Hot documents"), tr("In cache")},
                {Table::Left, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right,
                 Table::Right, Table::Right, Table::Right});
    for (const sizing::CollectionSize &collection : report.collections) {
        table.add({collection.name, base::countText(collection.documents.likely),
                   base::bytesText(collection.document.low), base::bytesText(collection.document.likely),
                   base::bytesText(collection.document.high), maximumText(collection.documentMaximum),
                   base::bytesText(collection.data), base::bytesText(collection.storage.likely),
                   base::countText(std::round(collection.hotDocuments)), base::bytesText(collection.hotBytes)});
    }
    table.print(out);
}

void printIndexes(Output &out, const sizing::SizeReport &report)
{
    Table table({tr("Index"), tr("Entries"), tr("File"), tr("In cache"), tr("In use"), tr("Keys")},
                {Table::Left, Table::Right, Table::Right, Table::Right, Table::Right});
    for (const sizing::CollectionSize &collection : report.collections) {
        for (const sizing::IndexSize &index : collection.indexes) {
            const QString keys =
                index.used ? keysText(index.keys) : tr("%1 — used by no operation").arg(keysText(index.keys));
            table.add({collection.name + QLatin1Char('.') + index.name, base::countText(std::round(index.entries)),
                       base::bytesText(index.file.likely), base::bytesText(index.cache),
                       base::bytesText(index.workingSet), keys});
        }
    }
    table.print(out);
}

} // namespace

QByteArray sizeReportJson(const sizing::SizeReport &report, const std::optional<Measured> &measured, const std::optional<Calibrated> &calibrated)
{
    base::JsonWriter json;
    json.beginObject().key(QStringLiteral("collections")).beginArray();
    for (const sizing::CollectionSize &collection : report.collections)
        writeCollection(json, collection);
    json.end();
    json.key(QStringLiteral("totals"))
        .inlineNext()
        .beginObject()
        .member(QStringLiteral("dataBytes"), whole(report.data));
    json.member(QStringLiteral("storageBytes"), whole(report.storage))
        .member(QStringLiteral("indexBytes"), whole(report.indexes));
    json.member(QStringLiteral("workingSetBytes"), whole(report.workingSet.likely)).end();
    json.key(QStringLiteral("cache")).inlineNext().beginObject().member(QStringLiteral("ramGiB"), report.cache.ramGiB);
    json.member(QStringLiteral("bytes"), whole(report.cache.bytes)).end();
    json.member(QStringLiteral("basis"), report.basis);
    if (measured)
        writeMeasured(json, *measured);
    if (calibrated)
        writeCalibrated(json, *calibrated);
    return json.end().result();
}

void printSizeReport(Output &out, const schema::Model &model, const sizing::SizeReport &report)
{
    out.line(tr("%1, goal %2, %3 GiB of memory, estimated by %4")
                 .arg(base::visibleText(model.name), schema::nameOf(model.goal), QString::number(report.cache.ramGiB),
                      report.basis == QLatin1String("calibrated") ? tr("formula, files calibrated with a server") : report.basis));
    out.line();
    printCollections(out, report);
    out.line();
    printIndexes(out, report);
    out.line();
    Table totals;
    totals.add({tr("Data"), base::bytesText(report.data)});
    totals.add({tr("Storage"), base::bytesText(report.storage)});
    totals.add({tr("Indexes"), base::bytesText(report.indexes)});
    totals.add({tr("Working set"), workingSetText(report)});
    totals.print(out);
}

QString workingSetText(const sizing::SizeReport &report)
{
    static const QHash<sizing::Fit, const char *> verdicts{
        {sizing::Fit::Fits, QT_TRANSLATE_NOOP("SizeReport", "fits")},
        {sizing::Fit::Tight, QT_TRANSLATE_NOOP("SizeReport", "tight")},
        {sizing::Fit::TooLarge, QT_TRANSLATE_NOOP("SizeReport", "too large")}};
    return tr("%1 (%2 to %3), %4 of the cache of %5: %6")
        .arg(base::bytesText(report.workingSet.likely), base::bytesText(report.workingSet.low),
             base::bytesText(report.workingSet.high), base::percentText(report.share()),
             base::bytesText(report.cache.bytes), tr(verdicts.value(report.fit())));
}

} // namespace sw::cli
