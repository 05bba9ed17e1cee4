// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectfile.h"

#include "models/base/files/safefile.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace sw::formats
{

namespace
{

class ProjectFile
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFile)

public:
    /// The error with the file's name before the place in it.
    static base::Error inFile(const QString &path, base::Error error);
    static base::Error notSavable(const QString &path, const base::Error &reason);
    static base::Error notEqual(const QString &path);
};

base::Error ProjectFile::inFile(const QString &path, base::Error error)
{
    error.where = error.where.isEmpty() ? path : tr("%1, %2").arg(path, error.where);
    return error;
}

base::Error ProjectFile::notSavable(const QString &path, const base::Error &reason)
{
    return {base::ErrorCode::InvalidModel,
            tr("The project was not saved, because it could not be read back: %1").arg(reason.text()), path,
            tr("What the file held before is unchanged. Correct the object and save again.")};
}

base::Error ProjectFile::notEqual(const QString &path)
{
    return {
        base::ErrorCode::InvalidModel, tr("The project was not saved, because reading it back gives something else."),
        path,
        tr("What the file held before is unchanged. A name with half a character or a member that occurs twice does "
           "this.")};
}

} // namespace

base::Result<LoadedProject> loadProjectFile(const QString &path)
{
    const auto content = base::readFile(path, maximumProjectBytes);
    if (!content)
        return content.error();
    auto project = readProject(*content);
    if (!project)
        return ProjectFile::inFile(path, project.error());
    for (base::Error &warning : project->warnings)
        warning = ProjectFile::inFile(path, warning);
    project->readOnly = !QFileInfo(path).isWritable();
    return project;
}

base::Result<void> saveProjectFile(const QString &path, const schema::Model &model)
{
    const QByteArray text = writeProject(model);
    const auto back = readProject(text);
    if (!back)
        return ProjectFile::notSavable(path, back.error());
    if (!(back->model == model))
        return ProjectFile::notEqual(path);
    return base::writeFileSafely(path, text);
}

} // namespace sw::formats
