// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/program.h"
#include "app/cli/progressline.h"
#include "app/cli/reports/calibratedreport.h"
#include "app/cli/reports/sizereport.h"
#include "app/cli/server/calibrating.h"
#include "models/engine/wiredtigerengine.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/questions/explanations.h"
#include "models/services/questions/operations.h"
#include "models/sizing/estimate/hostmemory.h"
#include "models/sizing/estimate/topology.h"

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
                   {{QStringLiteral("ram")},
                    QStringLiteral("GiB"),
                    tr("memory of the server, 0.25 to 1048576, or 'here' for that of this machine or its container; "
                       "default: the project's"),
                    false},
                   goalOption(),
                   {{QStringLiteral("topology")},
                    QStringLiteral("KIND"),
                    tr("replica-set, which keeps the times of recent changes, or standalone; default: the project's"),
                    false},
                   {{QStringLiteral("measure")},
                    {},
                    tr("build the collections with synthetic documents in the storage engine that MongoDB uses, up to "
                       "100,000 "
                       "documents of each, and measure the files"),
                    false},
                   {{QStringLiteral("documents")},
                    QStringLiteral("COLLECTION=N"),
                    tr("what if the collection had N documents, 0 to 10^15; repeatable"),
                    true},
                   {{QStringLiteral("growth")},
                    QStringLiteral("[MONTHS]"),
                    tr("month by month, 1 to 600, 60 unless told: sizes, and when an array or document passes 1,000 "
                       "elements, 1 "
                       "MiB, 16 MiB; "
                       "with and without each pattern"),
                    false},
                   {{QStringLiteral("operations")},
                    {},
                    tr("what each operation of the workload costs: documents, index entries, bytes, round trips, "
                       "copies to keep in step"),
                    false},
                   {{QStringLiteral("explain")},
                    QStringLiteral("[COLLECTION]"),
                    tr("how the figures came about: the working set and the cache, and those of the collection; with "
                       "--growth or "
                       "--operations theirs too"),
                    false}} +
               calibrationOptions() + QList<Option>{jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(
                   R"({"collections": [{"name", "documents": {"low", "likely", "high"},)"
                   "\n"
                   R"(    "document": {"low", "likely", "high", "maximum", "tooLarge"},)"
                   "\n"
                   R"(    "dataBytes", "storageBytes", "storage": {"low", "likely", "high"}, "hotDocuments", "hotBytes",)"
                   "\n"
                   R"(    "hotDocumentsRange": {"low", "likely", "high"}, "hot": {"low", "likely", "high"},)"
                   "\n"
                   R"(    "indexes": [{"name", "keys": [["field", 1]], "bytes", "entries", "entriesRange": {"low", "likely", "high"},)"
                   "\n"
                   R"(    "file": {"low", "likely", "high"}, "hotBytes", "hot": {"low", "likely", "high"}, "used"}]}],)"
                   "\n"
                   R"(  "totals": {"dataBytes", "storageBytes", "indexBytes", "workingSetBytes", "dirtyBytes"},)"
                   "\n"
                   R"(  "workingSet": {"low", "likely", "high"}, "cache": {"ramGiB", "bytes"}, "fit": "fits|tight|too-large",)"
                   "\n"
                   R"(  "diskReads": {"asksPerSecond", "readsPerSecond", "residenceSeconds", "residence": {"low", "likely", "high"},)"
                   "\n"
                   R"(    "reads": {"low", "likely", "high"}},)"
                   "\n"
                   R"(  "topology": "replica-set|standalone", "basis": "formula|calibrated|engine",)"
                   "\n"
                   R"(  "measured" (with --measure): {"engine", "collections": [{"name", "documents", "planned", "dataBytes",)"
                   "\n"
                   R"(      "storageBytes", "seconds",)"
                   "\n"
                   R"(    "indexes": [{"name", "bytes", "serverBytes", "entries"}]}], "notes": []},)"
                   "\n"
                   R"(  "growth" (with --growth): {"from", "months": [{"month", "documents", "dataBytes", "storageBytes", "indexBytes",)"
                   "\n"
                   R"(    "workingSetBytes", "largestDocumentBytes", "data": {"low", "likely", "high"}, "storage", "indexes", "workingSet"}],)"
                   "\n"
                   R"(    "collections": [{"name", "months": [], "unknownArrays": []}],)"
                   "\n"
                   R"(    "limits": [{"collection", "path", "limit", "largest": {"months", "date"}, "usual": {"months", "date"}}],)"
                   "\n"
                   R"(    "cacheFull": {"months", "date"}, "cacheFullAtFirst", "cacheFullAtLast",)"
                   "\n"
                   R"(    "without": [{"pattern", "use", "documents", …, "limits"}]},)"
                   "\n"
                   R"(  "operations" (with --operations): [{"name", "perSecond", "documentsRead", "documentsJoined", "documentsWritten",)"
                   "\n"
                   R"(    "copiesWritten", "indexEntries", "roundTrips", "bytesRead", "bytesWritten", "units",)"
                   "\n"
                   R"(    "read": {"low", "likely", "high"}, "written": {"low", "likely", "high"}}],)"
                   "\n"
                   R"(  "explained" (with --explain): [{"figure", "lines": []}],)"
                   "\n") +
               calibratedMembers() + QLatin1Char('}');
    }
    bool hasSafePoints() const override { return true; }
    QStringList examples() const override
    {
        return {QStringLiteral("size shop.shape.json"),
                QStringLiteral("size shop.shape.json --ram 64 --documents books=5000000 --json"),
                QStringLiteral("size shop.shape.json --measure"),
                QStringLiteral("size shop.shape.json --calibrate --uri mongodb://127.0.0.1:27017 --db shop --save"),
                QStringLiteral("size shop.shape.json --calibrate --synthetic --uri mongodb://127.0.0.1:27017 --yes"),
                QStringLiteral("size shop.shape.json --growth 36"),
                QStringLiteral("size shop.shape.json --operations --explain books")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;

private:
    base::Result<schema::Calibration> factorsFor(Context &context, const Arguments &arguments, const Project &project,
                                                 const design::Design &design, const sizing::SizeOptions &options,
                                                 SizeAnswer &answer) const;
    int codeOf(Context &context, const SizeAnswer &answer) const;
    base::Result<sizing::SizeOptions> sizeOptions(const Arguments &arguments, const Project &project,
                                                  const design::Design &design) const;
    base::Result<void> setServer(const Arguments &arguments, sizing::SizeOptions &options) const;
    base::Result<void> addAnswers(Context &context, const Arguments &arguments, const schema::ModelIndex &model,
                                  SizeAnswer &answer) const;
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
    const schema::ModelIndex index(project.model);
    const design::Design design = patterns::buildDesign(index);
    const base::Result<sizing::SizeOptions> options = sizeOptions(arguments, project, design);
    if (!options)
        return options.error();
    SizeAnswer answer;
    const base::Result<schema::Calibration> factors = factorsFor(context, arguments, project, design, *options, answer);
    if (!factors)
        return factors.error();
    answer.priced = services::price(index, design, {*options, *factors});
    if (arguments.has(QStringLiteral("measure"))) {
        ProgressLine line(context);
        const auto result = services::measure(engine::WiredTigerEngine(), design, *options,
                                              services::mostMeasuredDocuments, line.progress());
        if (!result)
            return result.error();
        answer.measured = *result;
        sizing::useMeasured(answer.priced.sizes, result->collections, result->estimate, QStringLiteral("engine"));
    }
    if (const auto answered = addAnswers(context, arguments, index, answer); !answered)
        return answered.error();
    if (arguments.has(QStringLiteral("json")))
        context.out.write(sizeJson(answer));
    else
        printSizes(context.out, project.model, answer);
    return codeOf(context, answer);
}

/// The factors to estimate with: fresh ones from a server, which \p answer then has more of, or those of the project.
base::Result<schema::Calibration> SizeCommand::factorsFor(Context &context, const Arguments &arguments,
                                                          const Project &project, const design::Design &design,
                                                          const sizing::SizeOptions &options, SizeAnswer &answer) const
{
    const bool saves = arguments.has(QStringLiteral("save"));
    if (arguments.has(QStringLiteral("measure"))) // what was measured takes their place
        return schema::Calibration();
    if (!arguments.has(QStringLiteral("calibrate"))) {
        const schema::Calibration factors = calibrationToUse(arguments, project.model);
        const auto saved = saves ? saveCalibration(context, project, factors) : base::Result<void>();
        return saved ? base::Result<schema::Calibration>(factors) : saved.error();
    }
    base::Result<services::Calibrated> calibrated = calibrateDesign(context, arguments, design, options);
    if (!calibrated)
        return calibrated.error();
    const schema::Calibration factors = calibrated->result.calibration;
    answer.calibrated = std::move(*calibrated);
    if (saves && !factors.isEmpty()) {
        if (const auto saved = saveCalibration(context, project, factors); !saved)
            return saved.error();
        answer.calibrationSaved = true;
    }
    return factors;
}

/// Says it when a database was left behind.
int SizeCommand::codeOf(Context &context, const SizeAnswer &answer) const
{
    if (!answer.calibrated || !answer.calibrated->leftOver)
        return ExitCode::done;
    report(context, *answer.calibrated->leftOver);
    return exitCodeOf(answer.calibrated->leftOver->code);
}

base::Result<void> SizeCommand::addAnswers(Context &context, const Arguments &arguments,
                                           const schema::ModelIndex &model, SizeAnswer &answer) const
{
    const services::PricedDesign &priced = answer.priced;
    const bool explain = arguments.has(QStringLiteral("explain"));
    const QString collection = arguments.value(QStringLiteral("explain"));
    if (explain && !collection.isEmpty()) {
        if (const auto found = findCollection(priced.design, collection); !found)
            return found.error();
    }
    if (explain)
        answer.explained = services::explainSizes(model.model(), priced, collection);
    if (arguments.has(QStringLiteral("growth"))) {
        const base::Result<qint64> months = arguments.value(QStringLiteral("growth")).isEmpty()
                                                ? sizing::usualMonths
                                                : arguments.integer(QStringLiteral("growth"), 1, 600);
        if (!months)
            return months.error();
        ProgressLine line(context);
        answer.growth = services::growthOf(model, priced, static_cast<int>(*months), line.progress());
        if (!answer.growth)
            return base::Error{base::ErrorCode::Cancelled, {}, {}, {}};
        if (explain)
            answer.explained += services::explainGrowth(model, priced, answer.growth->options, collection);
    }
    if (arguments.has(QStringLiteral("operations"))) {
        answer.costs = services::costRanges(model, priced);
        if (explain)
            answer.explained += services::explainCosts(model.model(), *answer.costs);
    }
    return {};
}

base::Result<void> SizeCommand::setServer(const Arguments &arguments, sizing::SizeOptions &options) const
{
    const QString ram = QStringLiteral("ram");
    if (arguments.value(ram) == QLatin1String("here")) {
        const std::optional<sizing::HostMemory> host = sizing::hostMemory();
        if (!host)
            return base::Error{base::ErrorCode::Usage, tr("This machine does not tell its memory."),
                               QStringLiteral("--ram"), tr("Give a number of GiB.")};
        options.ramGiB = host->bytes / base::gibibytes(1);
        options.cacheOverrideMiB.reset();
    } else if (arguments.has(ram)) {
        const base::Result<double> given = arguments.number(ram, 0.25, 1024 * 1024, base::NumberUnit::Gibibytes);
        if (!given)
            return given.error();
        options.ramGiB = *given;
        options.cacheOverrideMiB.reset();
    }
    if (arguments.has(QStringLiteral("topology"))) {
        const QString name = arguments.value(QStringLiteral("topology"));
        const auto topology = sizing::topologyNamed(name);
        if (!topology)
            return base::Error{base::ErrorCode::Usage, tr("'%1' cannot be used here.").arg(name),
                               QStringLiteral("--topology"), tr("Give replica-set or standalone.")};
        options.topology = *topology;
    }
    return {};
}

base::Result<sizing::SizeOptions> SizeCommand::sizeOptions(const Arguments &arguments, const Project &project,
                                                           const design::Design &design) const
{
    sizing::SizeOptions options = sizing::sizeOptions(project.model);
    if (const auto set = setServer(arguments, options); !set)
        return set.error();
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
    const base::Result<double> count =
        base::readNumber(text.section(QLatin1Char('='), -1), base::NumberUnit::None, base::NumberSource::Script);
    if (collection.isEmpty() || !count || !(*count >= 0 && *count <= 1e15))
        return base::Error{base::ErrorCode::Usage, tr("'%1' cannot be used here.").arg(text),
                           QStringLiteral("--documents"),
                           tr("Give a collection and a count, e.g. --documents books=5000000.")};
    if (!design.collection(collection))
        return base::Error{base::ErrorCode::Usage, tr("There is no collection '%1' in the design.").arg(collection),
                           QStringLiteral("--documents"), suggestion(collection, collectionNames(design))};
    options.documents.insert(collection, *count);
    return {};
}

} // namespace

const Command &sizeCommand()
{
    static const SizeCommand command;
    return command;
}

} // namespace sw::cli
