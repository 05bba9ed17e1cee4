// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"

#include "app/cli/program.h"
#include "models/base/texts.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"
#include "models/schema/validation/validatemodel.h"

#include <QCoreApplication>

namespace sw::cli
{

namespace
{
} // namespace

Positional ProjectCommand::filePositional()
{
    return {QStringLiteral("FILE"), Text::tr("a project file (*.shape.json)"), true};
}

base::Result<int> ProjectCommand::run(Context &context, const Arguments &arguments) const
{
    base::Result<std::optional<Project>> project =
        openSoundProject(context, arguments.positional(QStringLiteral("FILE")));
    if (!project)
        return project.error();
    return *project ? runOn(context, arguments, **project) : base::Result<int>(ExitCode::usage);
}

base::Result<std::optional<Project>> openSoundProject(Context &context, const QString &path)
{
    base::Result<Project> project = openProject(context, path);
    if (!project)
        return project.error();
    if (!reportModelErrors(context, *project))
        return std::optional<Project>();
    return std::optional(std::move(*project));
}

base::Result<Project> openProject(Context &context, const QString &path)
{
    base::Result<formats::LoadedProject> loaded = formats::loadProjectFile(path);
    if (!loaded)
        return loaded.error();
    for (const base::Error &warning : loaded->warnings)
        warn(context, warning);
    return Project{path, std::move(loaded->model), loaded->readOnly};
}

bool reportModelErrors(Context &context, const Project &project)
{
    constexpr qsizetype most = 20;
    const QList<base::Error> errors = schema::validateModel(project.model);
    for (base::Error error : errors.mid(0, most)) {
        error.where = error.where.isEmpty() ? project.path : project.path + QStringLiteral(": ") + error.where;
        report(context, error);
    }
    if (errors.size() > most)
        say(context, Text::tr("… and %1 more errors.").arg(errors.size() - most));
    return errors.isEmpty();
}

base::Result<void> saveProject(const Project &project)
{
    if (project.readOnly)
        return base::Error{base::ErrorCode::File, Text::tr("The file is write-protected; it was not changed."),
                           project.path, Text::tr("Get write permission, or work on a copy.")};
    return formats::saveProjectFile(project.path, project.model);
}

Option goalOption()
{
    return {{QStringLiteral("goal")},
            QStringLiteral("GOAL"),
            Text::tr("simplicity, balanced or performance; default: the project's"),
            false};
}

base::Result<schema::Goal> goalOf(const Arguments &arguments, const schema::Model &model)
{
    const QString option = QStringLiteral("goal");
    if (!arguments.has(option))
        return model.goal;
    if (const auto goal = schema::parseName<schema::Goal>(arguments.value(option)))
        return *goal;
    return base::Error{base::ErrorCode::Usage, Text::tr("There is no goal '%1'.").arg(arguments.value(option)),
                       QStringLiteral("--goal"), suggestion(arguments.value(option), schema::namesOf<schema::Goal>())};
}

Option collectionOption(const QString &help)
{
    return {{QStringLiteral("collection"), QStringLiteral("c")}, QStringLiteral("NAME"), help, false};
}

QStringList collectionNames(const design::Design &design)
{
    QStringList names;
    for (const design::Collection &collection : design.collections)
        names << collection.name;
    return names;
}

base::Result<const design::Collection *> findCollection(const design::Design &design, const QString &name)
{
    if (const design::Collection *collection = design.collection(name))
        return collection;
    return base::Error{base::ErrorCode::Usage, Text::tr("There is no collection '%1' in the design.").arg(name),
                       QStringLiteral("--collection"), suggestion(name, collectionNames(design))};
}

} // namespace sw::cli
