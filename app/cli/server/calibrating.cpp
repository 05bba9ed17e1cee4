// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/server/calibrating.h"

#include "app/cli/commands/projectcommand.h"
#include "app/cli/program.h"
#include "app/cli/progressline.h"
#include "app/cli/server/serverconnection.h"
#include "models/base/files/statefolder.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/services/calibration/livecalibration.h"

#include <QCoreApplication>

namespace sw::cli
{

namespace
{

base::Result<services::CalibrationLimits> limitsOf(const Arguments &arguments)
{
    services::CalibrationLimits limits;
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
    const base::Error refusal{base::ErrorCode::Refused, Text::tr("It was not confirmed; nothing was written."),
                              connection.server, Text::tr("Give --yes.")};
    if (!context.inputIsTerminal)
        return refusal;
    const QString question =
        Text::tr("Write %1 to the new database %2 on %3, measure them and drop it again? Type yes to continue:")
            .arg(what, base::visibleText(connection.database), base::visibleText(connection.server));
    context.err.write((question + QLatin1Char(' ')).toUtf8());
    QByteArray line;
    char c = 0;
    while (line.size() < 1024 && context.in.read(&c, 1) == 1 && c != '\n')
        line += c;
    return line.trimmed() == "yes" ? base::Result<void>() : refusal;
}

QString extentText(const services::CalibrationExtent &extent)
{
    return Text::tr("%1 documents (%2) in %3 collections")
        .arg(base::countText(extent.documents), base::bytesText(extent.data),
             QString::number(extent.collections.size()));
}

} // namespace

QList<Option> calibrationOptions()
{
    QList<Option> options{
        {{QStringLiteral("calibrate")},
         {},
         Text::tr("correct the estimates by the sizes of the collections in the databases --db of the server --uri, "
                  "and by what its cache holds under its own load; only reads"),
         false},
        {{QStringLiteral("db")},
         QStringLiteral("DB"),
         Text::tr("a database with collections of the design; repeatable, a collection is taken from the first that "
                  "has it"),
         true},
        {{QStringLiteral("watch")},
         QStringLiteral("SECONDS"),
         Text::tr("how long the server's cache is watched, 0 to 3600; default: 5"),
         false},
        {{QStringLiteral("synthetic")},
         {},
         Text::tr("calibrate with synthetic documents instead: load them into a scratch database on the server, "
                  "compare their sizes, then drop it"),
         false},
        {{QStringLiteral("scratch-db")},
         QStringLiteral("DB"),
         Text::tr("its name, which must not exist yet; default: a generated name"),
         false},
        {{QStringLiteral("documents-per-collection")},
         QStringLiteral("N"),
         Text::tr("documents of each collection at most, 1 to 10000000; default: 100000, never more than planned"),
         false},
        {{QStringLiteral("mib-per-collection")},
         QStringLiteral("MiB"),
         Text::tr("their BSON at most, 1 to 16384; default: 64"),
         false},
        {{QStringLiteral("yes"), QStringLiteral("y")}, {}, Text::tr("write without asking"), false},
        {{QStringLiteral("save")},
         {},
         Text::tr("keep the factors in FILE, or remove them from it with --without-calibration"),
         false},
        {{QStringLiteral("without-calibration")}, {}, Text::tr("estimate without the factors stored in FILE"), false}};
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
    const bool synthetic = arguments.has(QStringLiteral("synthetic"));
    if (calibrates && !synthetic && !arguments.has(QStringLiteral("db")))
        return wrong(QStringLiteral("--calibrate"), Text::tr("The database to read is missing."),
                     Text::tr("For example: --db shop; or load synthetic documents with --synthetic."));
    for (const char *reading : {"db", "watch"}) {
        if (synthetic && arguments.has(QLatin1String(reading)))
            return wrong(QStringLiteral("--synthetic"),
                         Text::tr("It cannot be given together with --%1.").arg(QLatin1String(reading)),
                         Text::tr("Synthetic documents go into a database of their own, --scratch-db."));
    }
    if (arguments.has(QStringLiteral("save")) && !calibrates && !without)
        return wrong(QStringLiteral("--save"), Text::tr("There is nothing to save."),
                     Text::tr("Give --calibrate or --without-calibration, too."));
    for (const char *needing : {"scratch-db", "documents-per-collection", "mib-per-collection", "yes"}) {
        if (calibrates && !synthetic && arguments.has(QLatin1String(needing)))
            return wrong(QStringLiteral("--") + QLatin1String(needing), Text::tr("It only applies with --synthetic."),
                         Text::tr("Add --synthetic, or leave it out: without, nothing is written."));
    }
    for (const char *needing : {"scratch-db", "documents-per-collection", "mib-per-collection", "yes", "synthetic",
                                "db", "watch", "uri", "password-stdin", "password-fd"}) {
        if (!calibrates && arguments.has(QLatin1String(needing)))
            return wrong(QStringLiteral("--") + QLatin1String(needing), Text::tr("It only applies with --calibrate."),
                         Text::tr("Add --calibrate."));
    }
    return {};
}

schema::Calibration calibrationToUse(const Arguments &arguments, const schema::Model &model)
{
    return arguments.has(QStringLiteral("without-calibration")) ? schema::Calibration() : schema::calibrationOf(model);
}

namespace
{

base::Result<services::Calibrated> calibrateByReading(Context &context, const Arguments &arguments,
                                                      const design::Design &design, const sizing::SizeOptions &options)
{
    const QString watch = QStringLiteral("watch");
    const base::Result<qint64> seconds =
        arguments.has(watch) ? arguments.integer(watch, 0, 3600) : base::Result<qint64>(services::usualWatchSeconds);
    if (!seconds)
        return seconds.error();
    const QStringList databases = arguments.values(QStringLiteral("db"));
    const auto session = connectToRead(context, arguments, databases);
    if (!session)
        return session.error();
    ProgressLine line(context);
    return services::calibrateLive(**session, databases, design, options, static_cast<int>(*seconds), line.progress());
}

base::Result<services::Calibrated> calibrateByLoading(Context &context, const Arguments &arguments,
                                                      const design::Design &design, const sizing::SizeOptions &options)
{
    const base::Result<services::CalibrationLimits> limits = limitsOf(arguments);
    if (!limits)
        return limits.error();
    const QString given = arguments.value(QStringLiteral("scratch-db"));
    base::Result<ScratchConnection> connection =
        connectToScratch(context, arguments, given.isEmpty() ? services::scratchName() : given);
    if (!connection)
        return connection.error();
    const services::CalibrationExtent extent = services::calibrationExtent(design, options, *limits);
    if (const auto agreed = askBeforeWriting(context, arguments, *connection, extentText(extent)); !agreed)
        return agreed.error();
    const base::Result<QString> folder = base::stateFolder(QStringLiteral("scratch"), context.environment);
    if (!folder)
        return folder.error();
    ProgressLine line(context);
    return services::calibrate(*connection->session, connection->database, design, options, *limits, *folder,
                               line.progress());
}

} // namespace

base::Result<services::Calibrated> calibrateDesign(Context &context, const Arguments &arguments,
                                                   const design::Design &design, const sizing::SizeOptions &options)
{
    return arguments.has(QStringLiteral("synthetic")) ? calibrateByLoading(context, arguments, design, options)
                                                      : calibrateByReading(context, arguments, design, options);
}

base::Result<void> saveCalibration(Context &context, const Project &project, const schema::Calibration &calibration)
{
    base::Result<Project> stored = openProject(context, project.path);
    if (!stored)
        return stored.error();
    schema::setCalibration(stored->model, calibration);
    return saveProject(*stored);
}

} // namespace sw::cli
