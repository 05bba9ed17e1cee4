// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/measuredreport.h"

#include "app/cli/output.h"
#include "app/cli/reports/table.h"
#include "models/base/text.h"
#include "models/base/texts.h"

namespace sw::cli
{

namespace
{

double plannedOf(const sizing::SizeReport &planned, const QString &collection)
{
    const sizing::CollectionSize *size = planned.collection(collection);
    return size ? size->documents.likely : 0;
}

} // namespace

void printMeasured(Output &out, const services::Measured &measured, const sizing::SizeReport &planned)
{
    Table table({Text::tr("Built by %1").arg(measured.engine), Text::tr("Documents, entries"), Text::tr("Measured"),
                 Text::tr("On a server"), Text::tr("By the formulas"), Text::tr("Difference")},
                {Table::Left, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right});
    for (const sizing::Comparison &row : measured.rows) {
        const QString name = row.index.isEmpty() ? row.collection : row.collection + QLatin1Char('.') + row.index;
        table.add({name, base::countText(row.count), base::bytesText(row.measured), base::bytesText(row.onServer),
                   base::bytesText(row.estimated), base::differenceText(row.difference())});
    }
    if (measured.rows.isEmpty())
        out.line(Text::tr("No collection could be built."));
    else
        table.print(out);
    for (const sizing::MeasuredCollection &one : measured.collections) {
        const double documents = plannedOf(planned, one.name);
        if (documents > one.documents)
            out.line(
                Text::tr("%1: built with %2 documents; the sizes above are of the %3 planned, in the proportion in "
                         "which the formulas grow.")
                    .arg(base::visibleText(one.name), base::countText(one.documents), base::countText(documents)));
    }
    for (const QString &note : measured.notes)
        out.line(note);
}

void writeMeasured(base::JsonWriter &json, const services::Measured &measured, const sizing::SizeReport &planned)
{
    json.key(QStringLiteral("measured")).beginObject().member(QStringLiteral("engine"), measured.engine);
    json.key(QStringLiteral("collections")).beginArray();
    for (const sizing::MeasuredCollection &one : measured.collections) {
        json.beginObject().member(QStringLiteral("name"), one.name).member(QStringLiteral("documents"), one.documents);
        json.member(QStringLiteral("planned"), plannedOf(planned, one.name));
        json.member(QStringLiteral("dataBytes"), whole(one.data))
            .member(QStringLiteral("storageBytes"), whole(one.records.live()));
        json.member(QStringLiteral("seconds"), one.seconds).key(QStringLiteral("indexes")).beginArray();
        for (const sizing::MeasuredIndex &index : one.indexes) {
            json.inlineNext()
                .beginObject()
                .member(QStringLiteral("name"), index.name)
                .member(QStringLiteral("bytes"), whole(index.size.live()));
            json.member(QStringLiteral("serverBytes"), whole(index.onServer));
            json.member(QStringLiteral("entries"), index.entries).end();
        }
        json.end().end();
    }
    json.end();
    writeTexts(json, QStringLiteral("notes"), measured.notes);
    json.end();
}

} // namespace sw::cli
