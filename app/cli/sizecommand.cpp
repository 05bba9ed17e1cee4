// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"
#include "app/cli/projectcommand.h"
#include "app/cli/sizereport.h"
#include "models/patterns/designbuilder.h"
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
        return {
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
             true},
            jsonOption()};
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
            R"(  "cache": {"ramGiB", "bytes"}, "basis": "formula|engine",)"
            "\n"
            R"(  "measured" (with --measure): {"engine", "collections": [{"name", "documents", "dataBytes", "storageBytes", "seconds",)"
            "\n"
            R"(    "indexes": [{"name", "bytes", "serverBytes", "entries"}]}], "notes": []}})");
    }
    QStringList examples() const override
    {
        return {QStringLiteral("size shop.shape.json"),
                QStringLiteral("size shop.shape.json --ram 64 --documents books=5000000 --json"),
                QStringLiteral("size shop.shape.json --measure")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;

private:
    base::Result<sizing::SizeOptions> sizeOptions(const Arguments &arguments, const Project &project,
                                                  const design::Design &design) const;
    base::Result<void> addWhatIf(const QString &text, const design::Design &design, sizing::SizeOptions &options) const;
};

base::Result<int> SizeCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const base::Result<schema::Goal> goal = goalOf(arguments, project.model);
    if (!goal)
        return goal.error();
    project.model.goal = *goal;
    const design::Design design = patterns::buildDesign(project.model);
    const base::Result<sizing::SizeOptions> options = sizeOptions(arguments, project, design);
    if (!options)
        return options.error();
    sizing::SizeReport report = sizing::estimate(design, *options);
    std::optional<Measured> measured;
    if (arguments.has(QStringLiteral("measure"))) {
        const base::Result<Measured> result = measureDesign(context, design, report, *options);
        if (!result)
            return result.error();
        measured = *result;
        sizing::useMeasured(report, measured->collections, measured->estimate, QStringLiteral("engine"));
    }
    if (arguments.has(QStringLiteral("json"))) {
        context.out.write(sizeReportJson(report, measured));
        return ExitCode::done;
    }
    printSizeReport(context.out, project.model, report);
    if (measured) {
        context.out.line();
        printMeasured(context.out, *measured);
    }
    return ExitCode::done;
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
