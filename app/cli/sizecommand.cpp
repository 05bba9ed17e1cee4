// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"
#include "app/cli/projectcommand.h"
#include "app/cli/sizereport.h"
#include "models/patterns/designbuilder.h"
#include "models/sizing/calibration.h"
#include "models/sizing/sizing.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// Estimates what the design will weigh.
class SizeCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(SizeCommand)

public:
    QString name() const override { return QStringLiteral("size"); }
    QString summary() const override { return tr("documents, bytes, indexes, and the working set against the cache"); }
    QList<Option> options() const override
    {
        return QList<Option>{
            {{QStringLiteral("ram")}, QStringLiteral("GiB"), tr("memory of the server; default: the project's"), false},
            goalOption(),
            {{QStringLiteral("measure")},
             {},
             tr("build the collections with synthetic documents in the storage engine that MongoDB uses, up to 100,000 "
                "documents of each, and measure the files"),
             false},
            {{QStringLiteral("documents")},
             QStringLiteral("COLLECTION=N"),
             tr("what if the collection had N documents; repeatable"),
             true}} +
            calibrationOptions() + QList<Option>{jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"({"collections": [{"name", "documents": {"low", "likely", "high"}, "document": {"low", "likely", "high", "maximum"},)"
            "\n"
            R"(    "dataBytes", "storageBytes", "hotDocuments", "hotBytes",)"
            "\n"
            R"(    "indexes": [{"name", "keys": [["field", 1]], "bytes", "entries"}]}],)"
            "\n"
            R"(  "totals": {"dataBytes", "storageBytes", "indexBytes", "workingSetBytes"},)"
            "\n"
            R"(  "cache": {"ramGiB", "bytes"}, "basis": "formula|calibrated|engine",)"
            "\n"
            R"(  "measured" (with --measure): {"engine", "collections": [{"name", "documents", "dataBytes", "storageBytes", "seconds",)"
            "\n"
            R"(    "indexes": [{"name", "bytes", "serverBytes", "entries"}]}], "notes": []},)"
            "\n") +
            calibratedMembers() + QLatin1Char('}');
    }
    QStringList examples() const override
    {
        return {QStringLiteral("size shop.shape.json"),
                QStringLiteral("size shop.shape.json --ram 64 --documents books=5000000 --json"),
                QStringLiteral("size shop.shape.json --measure"),
                QStringLiteral("size shop.shape.json --calibrate --uri mongodb://127.0.0.1:27017 --save")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;

private:
    base::Result<schema::Calibration> factorsFor(Context &context, const Arguments &arguments, const Project &project,
                                                 const design::Design &design, const sizing::SizeOptions &options,
                                                 std::optional<Calibrated> &calibrated) const;
    int codeOf(Context &context, const std::optional<Calibrated> &calibrated) const;
    base::Result<sizing::SizeOptions> sizeOptions(const Arguments &arguments, const Project &project,
                                                  const design::Design &design) const;
    base::Result<void> addWhatIf(const QString &text, const design::Design &design, sizing::SizeOptions &options) const;
};

base::Result<int> SizeCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    if (const auto sound = checkCalibrationOptions(arguments); !sound)
        return sound.error();
    const base::Result<schema::Goal> goal = goalOf(arguments, project.model);
    if (!goal)
        return goal.error();
    project.model.goal = *goal;
    const design::Design design = patterns::buildDesign(project.model);
    const base::Result<sizing::SizeOptions> options = sizeOptions(arguments, project, design);
    if (!options)
        return options.error();
    std::optional<Calibrated> calibrated;
    const base::Result<schema::Calibration> factors = factorsFor(context, arguments, project, design, *options, calibrated);
    if (!factors)
        return factors.error();
    sizing::SizeReport report = sizing::estimate(design, *options, *factors);
    std::optional<Measured> measured;
    if (arguments.has(QStringLiteral("measure"))) {
        const base::Result<Measured> result = measureDesign(context, design, report, *options);
        if (!result)
            return result.error();
        measured = *result;
        sizing::useMeasured(report, measured->collections, measured->estimate, QStringLiteral("engine"));
    }
    if (arguments.has(QStringLiteral("json"))) {
        context.out.write(sizeReportJson(report, measured, calibrated));
        return codeOf(context, calibrated);
    }
    printSizeReport(context.out, project.model, report);
    if (measured) {
        context.out.line();
        printMeasured(context.out, *measured);
    }
    if (calibrated) {
        context.out.line();
        printCalibrated(context.out, *calibrated);
    }
    return codeOf(context, calibrated);
}

/// The factors to estimate with: fresh ones from a server, which \p calibrated then has more of, or those of the project.
base::Result<schema::Calibration> SizeCommand::factorsFor(Context &context, const Arguments &arguments,
                                                          const Project &project, const design::Design &design,
                                                          const sizing::SizeOptions &options,
                                                          std::optional<Calibrated> &calibrated) const
{
    const bool saves = arguments.has(QStringLiteral("save"));
    if (arguments.has(QStringLiteral("measure"))) // what was measured takes their place
        return schema::Calibration();
    if (!arguments.has(QStringLiteral("calibrate"))) {
        const schema::Calibration factors = calibrationToUse(arguments, project.model);
        const auto saved = saves ? saveCalibration(context, project, factors) : base::Result<void>();
        return saved ? base::Result<schema::Calibration>(factors) : saved.error();
    }
    base::Result<Calibrated> result = calibrateDesign(context, arguments, design, options);
    if (!result)
        return result.error();
    calibrated = std::move(*result);
    if (saves && !calibrated->calibration.isEmpty()) {
        if (const auto saved = saveCalibration(context, project, calibrated->calibration); !saved)
            return saved.error();
        calibrated->saved = true;
    }
    return calibrated->calibration;
}

/// Says it when a database was left behind.
int SizeCommand::codeOf(Context &context, const std::optional<Calibrated> &calibrated) const
{
    if (!calibrated || !calibrated->outcome.leftOver)
        return ExitCode::done;
    report(context, *calibrated->outcome.leftOver);
    return exitCodeOf(calibrated->outcome.leftOver->code);
}

base::Result<sizing::SizeOptions> SizeCommand::sizeOptions(const Arguments &arguments, const Project &project,
                                                           const design::Design &design) const
{
    sizing::SizeOptions options = sizing::sizeOptions(project.model);
    if (arguments.has(QStringLiteral("ram"))) {
        const base::Result<double> ram = arguments.number(QStringLiteral("ram"), 0.25, 1024 * 1024);
        if (!ram)
            return ram.error();
        options.ramGiB = *ram;
        options.cacheOverrideMiB.reset();
    }
    for (const QString &text : arguments.values(QStringLiteral("documents"))) {
        if (const auto added = addWhatIf(text, design, options); !added)
            return added.error();
    }
    return options;
}

base::Result<void> SizeCommand::addWhatIf(const QString &text, const design::Design &design,
                                          sizing::SizeOptions &options) const
{
    const QString collection = text.section(QLatin1Char('='), 0, -2);
    bool isNumber = false;
    const double count = text.section(QLatin1Char('='), -1).toDouble(&isNumber);
    if (collection.isEmpty() || !isNumber || !(count >= 0 && count <= 1e15))
        return base::Error{base::ErrorCode::Usage, tr("'%1' cannot be used here.").arg(text),
                           QStringLiteral("--documents"),
                           tr("Give a collection and a count, e.g. --documents books=5000000.")};
    if (!design.collection(collection))
        return base::Error{base::ErrorCode::Usage, tr("There is no collection '%1' in the design.").arg(collection),
                           QStringLiteral("--documents"), suggestion(collection, collectionNames(design))};
    options.documents.insert(collection, count);
    return {};
}

} // namespace

std::unique_ptr<const Command> makeSize()
{
    return std::make_unique<SizeCommand>();
}

} // namespace sw::cli
