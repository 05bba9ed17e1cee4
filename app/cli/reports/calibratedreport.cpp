// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/calibratedreport.h"

#include "app/cli/output.h"
#include "app/cli/reports/table.h"
#include "models/base/text.h"
#include "models/base/texts.h"

#include <cmath>

namespace sw::cli
{

namespace
{

QString factorText(const sizing::CalibrationRow &row)
{
    if (!row.factor)
        return row.isLeast ? Text::tr("at least") : QString();
    const QString factor = QString::number(*row.factor, 'f', 3);
    return row.isBeyond ? Text::tr("%1 (outside)").arg(factor) : factor;
}

using What = sizing::CalibrationRow::What;

QString rowName(const sizing::CalibrationRow &row)
{
    switch (row.what) {
    case What::Document:
        return Text::tr("%1, average document").arg(row.collection);
    case What::Data:
        return Text::tr("%1, data").arg(row.collection);
    case What::Storage:
        return Text::tr("%1, storage").arg(row.collection);
    case What::Memory:
        return Text::tr("%1, in memory")
            .arg(row.index.isEmpty() ? row.collection : row.collection + QLatin1Char('.') + row.index);
    case What::Index:
        break;
    }
    return row.collection + QLatin1Char('.') + row.index;
}

void writeFigures(base::JsonWriter &json, const sizing::CalibrationRow &row)
{
    json.member(QStringLiteral("estimated"), whole(row.estimated))
        .member(QStringLiteral("measured"), whole(row.measured));
    json.key(QStringLiteral("factor"));
    row.factor ? json.value(*row.factor) : json.null();
    json.member(QStringLiteral("outside"), row.isBeyond);
}

void writeMemory(base::JsonWriter &json, const services::Calibrated &calibrated, const QString &collection,
                 const QString &index)
{
    for (const sizing::CalibrationRow &row : calibrated.result.rows) {
        if (row.what != What::Memory || row.collection != collection || row.index != index)
            continue;
        json.key(QStringLiteral("memory")).inlineNext().beginObject();
        writeFigures(json, row);
        json.member(QStringLiteral("atLeast"), row.isLeast).end();
    }
}

void writeNumber(base::JsonWriter &json, const QString &name, const std::optional<double> &number)
{
    json.key(name);
    number ? json.value(*number) : json.null();
}

void writeLoad(base::JsonWriter &json, const services::ServerLoad &load)
{
    const auto bytes = [](const std::optional<base::Bytes> &size) {
        return size ? std::optional(size->value()) : std::nullopt;
    };
    json.key(QStringLiteral("load")).beginObject();
    writeNumber(json, QStringLiteral("upSeconds"), load.upSeconds);
    writeNumber(json, QStringLiteral("cacheBytes"), bytes(load.cache));
    writeNumber(json, QStringLiteral("inCacheBytes"), bytes(load.inCache));
    json.member(QStringLiteral("watchedSeconds"), load.watchedSeconds);
    writeNumber(json, QStringLiteral("asksPerSecond"), load.asksPerSecond);
    writeNumber(json, QStringLiteral("readsPerSecond"), load.readsPerSecond);
    json.end();
}

void writeCollection(base::JsonWriter &json, const services::Calibrated &calibrated,
                     const sizing::MeasuredCollection &collection)
{
    const auto writeCache = [&](const QString &name) {
        json.key(QStringLiteral("cacheBytes"));
        calibrated.inCache.contains(name) ? json.value(whole(calibrated.inCache.value(name))) : json.null();
    };
    json.beginObject()
        .member(QStringLiteral("name"), collection.name)
        .member(QStringLiteral("documents"), collection.documents);
    writeCache(collection.name);
    static const QHash<int, QString> names{{int(What::Document), QStringLiteral("document")},
                                           {int(What::Data), QStringLiteral("data")},
                                           {int(What::Storage), QStringLiteral("storage")}};
    for (const sizing::CalibrationRow &row : calibrated.result.rows) {
        if (row.collection != collection.name || row.what == What::Index || row.what == What::Memory)
            continue;
        json.key(names.value(int(row.what))).inlineNext().beginObject();
        writeFigures(json, row);
        json.end();
    }
    writeMemory(json, calibrated, collection.name, {});
    json.key(QStringLiteral("indexes")).beginArray();
    for (const sizing::CalibrationRow &row : calibrated.result.rows) {
        if (row.collection != collection.name || row.what != What::Index)
            continue;
        json.inlineNext().beginObject().member(QStringLiteral("name"), row.index);
        writeFigures(json, row);
        writeCache(collection.name + QLatin1Char('.') + row.index);
        writeMemory(json, calibrated, collection.name, row.index);
        json.end();
    }
    json.end().end();
}

} // namespace

namespace
{

/// What the server does beside what the operations of the model would make it do.
void printLoad(Output &out, const services::ServerLoad &load, const sizing::DiskReads &estimated)
{
    if (load.cache && load.inCache)
        out.line(Text::tr("The server's cache of %1 holds %2, of all its databases.")
                     .arg(base::bytesText(*load.cache), base::bytesText(*load.inCache)));
    if (load.asksPerSecond && load.readsPerSecond)
        out.line(Text::tr("Pages asked for in %1, by all its databases: %2, read from disk: %3. The operations of the "
                          "model would ask for %4 and read %5.")
                     .arg(base::periodText(load.watchedSeconds / base::secondsPerDay),
                          base::rateText(base::PerSecond(*load.asksPerSecond)),
                          base::rateText(base::PerSecond(*load.readsPerSecond)),
                          base::rateText(base::PerSecond(estimated.asksPerSecond)),
                          base::rateText(base::PerSecond(estimated.readsPerSecond))));
}

} // namespace

void printCalibrated(Output &out, const services::Calibrated &calibrated, const sizing::DiskReads &estimated,
                     bool saved)
{
    const QString server = base::visibleText(calibrated.result.calibration.server);
    Table table({calibrated.load ? Text::tr("Found on %1").arg(server) : Text::tr("Loaded into %1").arg(server),
                 Text::tr("Documents, entries"), Text::tr("Estimated"), Text::tr("Measured"), Text::tr("Difference"),
                 Text::tr("Factor")},
                {Table::Left, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right});
    bool beyond = false;
    for (const sizing::CalibrationRow &row : calibrated.result.rows) {
        beyond = beyond || row.isBeyond;
        table.add({rowName(row), base::countText(std::round(row.count)), base::bytesText(row.estimated),
                   base::bytesText(row.measured), base::differenceText(row.difference()), factorText(row)});
    }
    table.print(out);
    if (calibrated.load)
        printLoad(out, *calibrated.load, estimated);
    if (beyond)
        out.line(Text::tr("Outside: further off than the range of the formulas reaches. Check what the model says of "
                          "these documents; ranges stay wide there."));
    for (const QString &note : calibrated.notes)
        out.line(note);
    if (calibrated.result.calibration.isEmpty())
        out.line(Text::tr("All files are so small that a single page changes the result, so no factors were derived."));
    else if (!saved)
        out.line(Text::tr("The factors were not kept; --save keeps them with the project."));
}

void writeCalibrated(base::JsonWriter &json, const services::Calibrated &calibrated, bool saved)
{
    json.key(QStringLiteral("calibrated"))
        .beginObject()
        .member(QStringLiteral("server"), calibrated.result.calibration.server);
    json.member(QStringLiteral("saved"), saved).key(QStringLiteral("collections")).beginArray();
    for (const sizing::MeasuredCollection &collection : calibrated.measured)
        writeCollection(json, calibrated, collection);
    json.end();
    writeTexts(json, QStringLiteral("notes"), calibrated.notes);
    if (calibrated.load)
        writeLoad(json, *calibrated.load);
    json.key(QStringLiteral("left"));
    calibrated.leftOver ? json.value(calibrated.leftOver->where) : json.null();
    json.end();
}

QString calibratedMembers()
{
    return QStringLiteral(
        R"(  "calibrated" (with --calibrate): {"server", "saved", "collections": [{"name", "documents", "cacheBytes",)"
        "\n"
        R"(    "document": {"estimated", "measured", "factor", "outside"}, "data": {…}, "storage": {…},)"
        "\n"
        R"(    "memory": {"estimated", "measured", "factor", "outside", "atLeast"},)"
        "\n"
        R"(    "indexes": [{"name", "estimated", "measured", "factor", "outside", "cacheBytes", "memory"}]}], "notes": [],)"
        "\n"
        R"(    "load": {"upSeconds", "cacheBytes", "inCacheBytes", "watchedSeconds", "asksPerSecond", "readsPerSecond"}, "left"})");
}

} // namespace sw::cli
