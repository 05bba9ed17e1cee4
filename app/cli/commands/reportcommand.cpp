// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/progressline.h"
#include "app/cli/resultfile.h"
#include "models/record/recordfile.h"

#include <QCoreApplication>

namespace sw::cli
{

namespace
{

/// Writes the decision record.
class ReportCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(ReportCommand)

public:
    QString name() const override { return QStringLiteral("report"); }
    QString summary() const override { return tr("the decision record as HTML, Markdown or PDF"); }
    QString details() const override
    {
        return tr(
            "The ending of OUT decides the format. HTML is one page that needs nothing else; beside Markdown stand "
            "its two diagrams as SVG. Goal, workload, diagrams, decisions with what was rejected, documents, "
            "validators, indexes, sizes, growth, findings and assumptions. Files that exist are replaced.");
    }
    QList<Option> options() const override { return {outputOption(tr("the record to write: *.html, *.md or *.pdf"))}; }
    QStringList examples() const override
    {
        return {QStringLiteral("report shop.shape.json -o shop.html"),
                QStringLiteral("report shop.shape.json -o shop.pdf")};
    }
    bool drawsPictures() const override { return true; }
    bool hasSafePoints() const override { return true; }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

base::Result<int> ReportCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const QString path = arguments.value(QStringLiteral("output"));
    if (isStandardOutput(path))
        return base::Error{base::ErrorCode::Usage, tr("The file to write is missing."), QStringLiteral("-o"),
                           tr("For example: -o shop.html.")};
    if (const auto format = record::formatOf(path); !format)
        return format.error();
    if (const auto usable = checkTarget(path, project.path); !usable)
        return usable.error();
    ProgressLine line(context);
    const base::Progress progress = line.progress();
    const services::Record made = services::recordOf(project.model, QDate::currentDate(), progress);
    if (progress.isCancelled())
        return base::Error{base::ErrorCode::Cancelled, {}, {}, {}};
    const auto files = record::writeRecord(made, project.model, path);
    if (!files)
        return files.error();
    for (const record::RecordFile &file : *files) {
        if (const auto written = writeResult(context, file.path, file.content, project.path); !written)
            return written.error();
    }
    return ExitCode::done;
}

} // namespace

const Command &reportCommand()
{
    static const ReportCommand command;
    return command;
}

} // namespace sw::cli
