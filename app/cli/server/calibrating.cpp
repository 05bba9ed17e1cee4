// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/server/calibrating.h"

#include "app/cli/commands/projectcommand.h"
#include "app/cli/output.h"
#include "app/cli/program.h"
#include "app/cli/progressline.h"
#include "app/cli/reports/table.h"
#include "app/cli/server/serverconnection.h"
#include "models/base/statefolder.h"
#include "models/base/text.h"
#include "models/base/texts.h"

#include <QCoreApplication>
#include <QDate>

#include <cmath>

namespace sw::cli
{

namespace
{

base::Result<calibration::Limits> limitsOf(const Arguments &arguments)
{
    calibration::Limits limits;
    const QString documents = QStringLiteral("documents-per-collection");
    const QString data = QStringLiteral("mib-per-collection");
    if (arguments.has(documents)) {
        const base::Result<qint64> number = arguments.integer(documents, 1, 10'000'000);
        if (!number)
            return number.error();
        limits.documents = static_cast<double>(*number);
    }
    if (arguments.has(data)) {
        const base::Result<double> number = arguments.number(data, 1, 16 * 1024);
        if (!number)
            return number.error();
        limits.data = base::mebibytes(*number);
    }
    return limits;
}

/// \p what: "12 k documents (35 MiB) in 3 collections".
base::Result<void> askBeforeWriting(Context &context, const Arguments &arguments, const ScratchConnection &connection,
                                    const QString &what)
{
    if (arguments.has(QStringLiteral("yes")))
        return {};
    const base::Error refusal{base::ErrorCode::Refused, Text::tr("Nobody has agreed to it; nothing was written."),
                              connection.server, Text::tr("Give --yes.")};
    if (!context.inputIsTerminal)
        return refusal;
    const QString question =
        Text::tr("Write %1 into the new database %2 on %3, weigh them, and drop it again? Type yes to go on:")
            .arg(what, base::visibleText(connection.database), base::visibleText(connection.server));
    context.err.write((question + QLatin1Char(' ')).toUtf8());
    QByteArray line;
    char c = 0;
    while (line.size() < 1024 && context.in.read(&c, 1) == 1 && c != '\n')
        line += c;
    return line.trimmed() == "yes" ? base::Result<void>() : refusal;
}

QString extentText(const calibration::Extent &extent)
{
    return Text::tr("%1 documents (%2) in %3 collections")
        .arg(base::countText(extent.documents), base::bytesText(extent.data),
             QString::number(extent.collections.size()));
}

QString serverText(const deploy::ServerIdentity &server)
{
    return QStringLiteral("%1 %2, %3").arg(server.product, server.versionText(), server.topology);
}

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

void writeCollection(base::JsonWriter &json, const Calibrated &calibrated, const sizing::MeasuredCollection &collection)
{
    const calibration::Outcome &outcome = calibrated.outcome;
    const auto writeCache = [&](const QString &name) {
        json.key(QStringLiteral("cacheBytes"));
        outcome.inCache.contains(name) ? json.value(whole(outcome.inCache.value(name))) : json.null();
    };
    json.beginObject()
        .member(QStringLiteral("name"), collection.name)
        .member(QStringLiteral("documents"), collection.documents);
    writeCache(collection.name);
    static const QHash<int, QString> names{{int(What::Document), QStringLiteral("document")},
                                           {int(What::Data), QStringLiteral("data")},
                                           {int(What::Storage), QStringLiteral("storage")}};
    for (const sizing::CalibrationRow &row : outcome.result.rows) {
        if (row.collection != collection.name || row.what == What::Index)
            continue;
        json.key(names.value(int(row.what))).inlineNext().beginObject();
        writeFigures(json, row);
        json.end();
    }
    json.key(QStringLiteral("indexes")).beginArray();
    for (const sizing::CalibrationRow &row : outcome.result.rows) {
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

QList<Option> calibrationOptions()
{
    QList<Option> options{
        {{QStringLiteral("calibrate")},
         {},
         Text::tr("load synthetic documents into a scratch database on the server --uri, compare what they weigh, drop "
                  "it again"),
         false},
        {{QStringLiteral("scratch-db")},
         QStringLiteral("DB"),
         Text::tr("its name, of no database that exists; default: one that is made up"),
         false},
        {{QStringLiteral("documents-per-collection")},
         QStringLiteral("N"),
         Text::tr("documents of each collection at most; default: 100000, never more than planned"),
         false},
        {{QStringLiteral("mib-per-collection")},
         QStringLiteral("MiB"),
         Text::tr("their BSON at most; default: 64"),
         false},
        {{QStringLiteral("yes"), QStringLiteral("y")}, {}, Text::tr("write without asking"), false},
        {{QStringLiteral("save")},
         {},
         Text::tr("keep the factors in FILE, or remove them from it with --without-calibration"),
         false},
        {{QStringLiteral("without-calibration")}, {}, Text::tr("estimate without the factors that FILE keeps"), false}};
    for (const Option &option : connectionOptions()) {
        if (option.names.first() != QLatin1String("db"))
            options << option;
    }
    return options;
}

base::Result<void> checkCalibrationOptions(const Arguments &arguments)
{
    const bool calibrates = arguments.has(QStringLiteral("calibrate"));
    const bool without = arguments.has(QStringLiteral("without-calibration"));
    const auto wrong = [](const QString &option, const QString &message, const QString &wayOut) {
        return base::Error{base::ErrorCode::Usage, message, option, wayOut};
    };
    for (const QString &other : {QStringLiteral("measure"), QStringLiteral("without-calibration")}) {
        if (calibrates && arguments.has(other))
            return wrong(QStringLiteral("--calibrate"), Text::tr("It cannot be given together with --%1.").arg(other),
                         Text::tr("Run the command twice."));
    }
    if (arguments.has(QStringLiteral("save")) && !calibrates && !without)
        return wrong(QStringLiteral("--save"), Text::tr("There is nothing to save."),
                     Text::tr("Give --calibrate or --without-calibration, too."));
    for (const char *needing : {"scratch-db", "documents-per-collection", "mib-per-collection", "yes", "uri",
                                "password-stdin", "password-fd"}) {
        if (!calibrates && arguments.has(QLatin1String(needing)))
            return wrong(QStringLiteral("--") + QLatin1String(needing),
                         Text::tr("It says something about --calibrate, which was not given."),
                         Text::tr("Add --calibrate."));
    }
    return {};
}

schema::Calibration calibrationToUse(const Arguments &arguments, const schema::Model &model)
{
    return arguments.has(QStringLiteral("without-calibration")) ? schema::Calibration() : schema::calibrationOf(model);
}

base::Result<Calibrated> calibrateDesign(Context &context, const Arguments &arguments, const design::Design &design,
                                         const sizing::SizeOptions &options)
{
    const base::Result<calibration::Limits> limits = limitsOf(arguments);
    if (!limits)
        return limits.error();
    const QString given = arguments.value(QStringLiteral("scratch-db"));
    base::Result<ScratchConnection> connection =
        connectToScratch(context, arguments, given.isEmpty() ? calibration::scratchName() : given);
    if (!connection)
        return connection.error();
    const calibration::Extent extent = calibration::extentOf(design, options, *limits);
    if (const auto agreed = askBeforeWriting(context, arguments, *connection, extentText(extent)); !agreed)
        return agreed.error();
    const base::Result<QString> folder = base::stateFolder(QStringLiteral("scratch"), context.environment);
    if (!folder)
        return folder.error();
    base::Result<calibration::Outcome> outcome = [&] {
        ProgressLine line(context, {});
        const calibration::Progress progress = [&](double share, const QString &what) {
            line.update(static_cast<qint64>(share * extent.documents), static_cast<qint64>(extent.documents), what);
            return !context.isCancelled();
        };
        return calibration::calibrate(*connection->session, connection->database, design, options, *limits, *folder,
                                      progress);
    }();
    if (!outcome)
        return outcome.error();
    Calibrated calibrated{std::move(*outcome), {}, false};
    calibrated.calibration = calibrated.outcome.result.calibration;
    calibrated.calibration.server = serverText(calibrated.outcome.server);
    calibrated.calibration.date = QDate::currentDate().toString(Qt::ISODate);
    return calibrated;
}

base::Result<void> saveCalibration(Context &context, const Project &project, const schema::Calibration &calibration)
{
    base::Result<Project> stored = openProject(context, project.path);
    if (!stored)
        return stored.error();
    schema::setCalibration(stored->model, calibration);
    return saveProject(*stored);
}

void printCalibrated(Output &out, const Calibrated &calibrated)
{
    Table table({Text::tr("Loaded into %1").arg(base::visibleText(calibrated.calibration.server)),
                 Text::tr("Documents, entries"), Text::tr("Estimated"), Text::tr("Measured"), Text::tr("Difference"),
                 Text::tr("Factor")},
                {Table::Left, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right});
    for (const sizing::CalibrationRow &row : calibrated.outcome.result.rows)
        table.add({rowName(row), base::countText(std::round(row.count)), base::bytesText(row.estimated),
                   base::bytesText(row.measured), differenceText(row.difference()), factorText(row)});
    table.print(out);
    for (const QString &note : calibrated.outcome.notes)
        out.line(note);
    if (calibrated.calibration.isEmpty())
        out.line(Text::tr("All files are so small that a page more or less matters: there are no factors."));
    else if (!calibrated.saved)
        out.line(Text::tr("The factors were not kept; --save keeps them with the project."));
}

void writeCalibrated(base::JsonWriter &json, const Calibrated &calibrated)
{
    const calibration::Outcome &outcome = calibrated.outcome;
    json.key(QStringLiteral("calibrated"))
        .beginObject()
        .member(QStringLiteral("server"), calibrated.calibration.server);
    json.member(QStringLiteral("saved"), calibrated.saved).key(QStringLiteral("collections")).beginArray();
    for (const sizing::MeasuredCollection &collection : outcome.measured)
        writeCollection(json, calibrated, collection);
    json.end().key(QStringLiteral("notes")).beginArray();
    for (const QString &note : outcome.notes)
        json.value(note);
    json.end().key(QStringLiteral("left"));
    outcome.leftOver ? json.value(outcome.leftOver->where) : json.null();
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
