// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/program.h"
#include "app/cli/resultfile.h"
#include "models/base/text.h"
#include "models/formats/exporter.h"
#include "models/formats/exporterregistry.h"
#include "models/patterns/core/designbuilder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <memory>

namespace sw::cli
{

namespace
{

/// Writes the design in another program's format.
class ExportCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(ExportCommand)

public:
    QString name() const override { return QStringLiteral("export"); }
    QString summary() const override { return tr("write the design as a script, schemas or a document"); }
    QString details() const override
    {
        return tr("A format that makes several files needs a folder: -o DIR, which is made when its parent exists. "
                  "Existing files are replaced.");
    }
    QList<Positional> positionals() const override
    {
        return {{QStringLiteral("FORMAT"), tr("'shapewright-cli formats' lists them"), true}, filePositional()};
    }
    QList<Option> options() const override
    {
        return {outputOption(tr("the file or folder to write; default: standard output"))};
    }
    QStringList examples() const override
    {
        return {QStringLiteral("export mongosh shop.shape.json -o shop.js"),
                QStringLiteral("export json-schema shop.shape.json -o schemas")};
    }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;

private:
    base::Result<void> writeFiles(Context &context, const QString &folder, const Project &project,
                                  const QList<formats::OutputFile> &files) const;
};

QString fileNames(const QList<formats::OutputFile> &files)
{
    QStringList names;
    for (const formats::OutputFile &file : files.mid(0, 20))
        names << file.name;
    const QString list = base::visibleText(names.join(QStringLiteral(", ")));
    return files.size() > names.size() ? list + QStringLiteral(", …") : list;
}

base::Result<int> ExportCommand::run(Context &context, const Arguments &arguments) const
{
    const QString format = arguments.positional(QStringLiteral("FORMAT"));
    if (formats::ExporterRegistry::instance().find(format))
        return ProjectCommand::run(context, arguments);
    QStringList ids;
    for (const formats::Exporter *exporter : formats::ExporterRegistry::instance().all())
        ids << exporter->id();
    return base::Error{base::ErrorCode::Usage, tr("There is no format '%1'.").arg(format), name(),
                       suggestion(format, ids)};
}

base::Result<int> ExportCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const formats::Exporter *exporter =
        formats::ExporterRegistry::instance().find(arguments.positional(QStringLiteral("FORMAT")));
    const QString target = arguments.value(QStringLiteral("output"));
    const auto files = exporter->write(project.model, patterns::buildDesign(project.model));
    if (!files)
        return files.error();
    const bool folder = !isStandardOutput(target) && (QFileInfo(target).isDir() || target.endsWith(QLatin1Char('/')));
    if (files->size() > 1 && isStandardOutput(target))
        return base::Error{base::ErrorCode::Usage,
                           tr("The format '%1' makes %2 files.").arg(exporter->id()).arg(files->size()), name(),
                           tr("Name a folder for them: -o DIR.")};
    base::Result<void> written;
    if (folder || files->size() > 1)
        written = writeFiles(context, target, project, *files);
    else if (!files->isEmpty())
        written = writeResult(context, target, files->first().content, project.path);
    if (!written)
        return written.error();
    return ExitCode::done;
}

base::Result<void> ExportCommand::writeFiles(Context &context, const QString &folder, const Project &project,
                                             const QList<formats::OutputFile> &files) const
{
    if (!QFileInfo(folder).isDir() && !QDir().mkdir(folder))
        return base::Error{base::ErrorCode::File, tr("The folder cannot be made."), folder,
                           tr("Make it first, or name another one with -o.")};
    for (const formats::OutputFile &file : files) {
        const QString path = QDir(folder).filePath(file.name);
        if (QFileInfo(path).isSymLink())
            return base::Error{base::ErrorCode::File,
                               tr("A link with this name is in the folder; it was not followed."), path,
                               tr("Remove it, or name another folder with -o.")};
        if (const auto written = writeResult(context, path, file.content, project.path); !written)
            return written;
    }
    say(context, tr("Wrote to %1: %2.").arg(base::visibleText(folder), fileNames(files)));
    return {};
}

} // namespace

const Command &exportCommand()
{
    static const ExportCommand command;
    return command;
}

} // namespace sw::cli
