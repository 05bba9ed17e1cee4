// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/command.h"
#include "models/design/design.h"

#include <optional>

namespace sw::cli
{

/// A project file that was opened for a command.
struct Project
{
    QString path;
    schema::Model model;
    bool readOnly = false;
};

/// A command that works on a project FILE: opens it, passes on what is odd about it, and refuses an invalid model with
/// all that is wrong in it, so that the commands themselves only see sound models.
class ProjectCommand : public Command
{
public:
    QList<Positional> positionals() const override { return {filePositional()}; }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;
    static Positional filePositional();

protected:
    virtual base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const = 0;
};

/// Opens a project that a picture or a result is to be made of: nothing when there are errors in its model, which have
/// been reported.
base::Result<std::optional<Project>> openSoundProject(Context &context, const QString &path);
/// Opens a project and reports its warnings.
base::Result<Project> openProject(Context &context, const QString &path);
/// Reports all errors of \p model; false when there are any.
bool reportModelErrors(Context &context, const Project &project);
/// Saves \p project over its file. Error File for one that is write-protected.
base::Result<void> saveProject(const Project &project);

/// `--goal`, which takes another goal than the project's.
Option goalOption();
/// The goal given, else the project's. Error Usage.
base::Result<schema::Goal> goalOf(const Arguments &arguments, const schema::Model &model);

/// `--collection`, which takes one of the design's.
Option collectionOption(const QString &help);
QStringList collectionNames(const design::Design &design);
/// The collection called \p name. Error Usage names what there is.
base::Result<const design::Collection *> findCollection(const design::Design &design, const QString &name);

} // namespace sw::cli
