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
        return {};
    const QString factor = QString::number(*row.factor, 'f', 3);
    return row.limited ? Text::tr("%1 (limit)").arg(factor) : factor;
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
        if (row.collection != collection.name || row.what == What::Index)
            continue;
        json.key(names.value(int(row.what))).inlineNext().beginObject();
        writeFigures(json, row);
        json.end();
    }
    json.key(QStringLiteral("indexes")).beginArray();
    for (const sizing::CalibrationRow &row : calibrated.result.rows) {
        if (row.collection != collection.name || row.what != What::Index)
            continue;
        json.inlineNext().beginObject().member(QStringLiteral("name"), row.index);
        writeFigures(json, row);
        writeCache(collection.name + QLatin1Char('.') + row.index);
        json.end();
    }
    json.end().end();
}

} // namespace

void printCalibrated(Output &out, const services::Calibrated &calibrated, bool saved)
{
    Table table({Text::tr("Loaded into %1").arg(base::visibleText(calibrated.result.calibration.server)),
                 Text::tr("Documents, entries"), Text::tr("Estimated"), Text::tr("Measured"), Text::tr("Difference"),
                 Text::tr("Factor")},
                {Table::Left, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right});
    for (const sizing::CalibrationRow &row : calibrated.result.rows)
        table.add({rowName(row), base::countText(std::round(row.count)), base::bytesText(row.estimated),
                   base::bytesText(row.measured), base::differenceText(row.difference()), factorText(row)});
    table.print(out);
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
    json.key(QStringLiteral("left"));
    calibrated.leftOver ? json.value(calibrated.leftOver->where) : json.null();
    json.end();
}

QString calibratedMembers()
{
    return QStringLiteral(
        R"(  "calibrated" (with --calibrate): {"server", "saved", "collections": [{"name", "documents", "cacheBytes",)"
        "\n"
        R"(    "document": {"estimated", "measured", "factor"}, "data": {…}, "storage": {…},)"
        "\n"
        R"(    "indexes": [{"name", "estimated", "measured", "factor", "cacheBytes"}]}], "notes": [], "left"})");
}

} // namespace sw::cli
