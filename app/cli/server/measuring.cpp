// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/server/measuring.h"

#include "app/cli/output.h"
#include "app/cli/progressline.h"
#include "app/cli/reports/table.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/engine/measure.h"
#include "models/samples/write/samplegenerator.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::cli
{

namespace
{

/// \p one of \p all; nothing when it cannot be measured, which \p notes then says.
base::Result<void> measureOne(Context &context, const design::Design &design, const design::Collection &collection,
                              double documents, Measured &measured)
{
    const samples::SampleGenerator generator(design, collection);
    if (const auto possible = generator.check(); !possible) {
        measured.notes << possible.error().text();
        return {};
    }
    engine::MeasureOptions options;
    options.documents = static_cast<quint64>(std::clamp(documents, 1.0, static_cast<double>(options.documents)));
    ProgressLine line(context, Text::tr("%1: documents").arg(base::visibleText(collection.name)));
    const auto progress = [&](double share) {
        line.update(static_cast<qint64>(share * static_cast<double>(options.documents)),
                    static_cast<qint64>(options.documents));
        return !context.isCancelled();
    };
    auto one = engine::measure(
        collection, [&](quint64 n) { return generator.document(n); }, options, progress);
    if (one)
        measured.collections << *one;
    else if (one.error().code == base::ErrorCode::Unsupported)
        measured.notes << one.error().text();
    else
        return one.error();
    return {};
}

} // namespace

base::Result<Measured> measureDesign(Context &context, const design::Design &design, const sizing::SizeReport &report,
                                     const sizing::SizeOptions &options)
{
    Measured measured;
    measured.engine = engine::Store::version();
    for (const design::Collection &collection : design.collections) {
        const sizing::CollectionSize *planned = report.collection(collection.name);
        const auto done = measureOne(context, design, collection, planned ? planned->documents.likely : 0, measured);
        if (!done)
            return done.error();
    }
    sizing::SizeOptions stored = options;
    for (const sizing::MeasuredCollection &one : std::as_const(measured.collections))
        stored.documents.insert(one.name, one.documents);
    measured.estimate = sizing::estimate(design, stored);
    return measured;
}

void printMeasured(Output &out, const Measured &measured)
{
    Table table({Text::tr("Built by %1").arg(measured.engine), Text::tr("Documents, entries"), Text::tr("Measured"),
                 Text::tr("On a server"), Text::tr("By the formulas"), Text::tr("Difference")},
                {Table::Left, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right});
    QHash<QString, double> counts;
    for (const sizing::MeasuredCollection &one : measured.collections) {
        counts.insert(one.name, one.documents);
        for (const sizing::MeasuredIndex &index : one.indexes)
            counts.insert(one.name + QLatin1Char('.') + index.name, index.entries);
    }
    for (const sizing::Comparison &row : sizing::compare(measured.collections, measured.estimate))
        table.add({row.name, base::countText(counts.value(row.name)), base::bytesText(row.measured),
                   base::bytesText(row.onServer), base::bytesText(row.estimated), differenceText(row.difference())});
    table.print(out);
    for (const QString &note : measured.notes)
        out.line(note);
}

void writeMeasured(base::JsonWriter &json, const Measured &measured)
{
    json.key(QStringLiteral("measured")).beginObject().member(QStringLiteral("engine"), measured.engine);
    json.key(QStringLiteral("collections")).beginArray();
    for (const sizing::MeasuredCollection &one : measured.collections) {
        json.beginObject().member(QStringLiteral("name"), one.name).member(QStringLiteral("documents"), one.documents);
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
    json.end().key(QStringLiteral("notes")).beginArray();
    for (const QString &note : measured.notes)
        json.value(note);
    json.end().end();
}

} // namespace sw::cli
