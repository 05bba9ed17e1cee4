// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/files/statefolder.h"

#include "models/base/texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace sw::base
{

Result<QString> stateFolder(const QString &name, const QProcessEnvironment &environment)
{
    const QString stateHome = environment.value(QStringLiteral("XDG_STATE_HOME"));
    const QString root = QDir::isAbsolutePath(stateHome)
                             ? stateHome
                             : environment.value(QStringLiteral("HOME")) + QStringLiteral("/.local/state");
    const QString path = root + QStringLiteral("/shapewright/") + name;
    if (QDir::isAbsolutePath(path) && QDir().mkpath(path) &&
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        return path;
    return Error{ErrorCode::File, Text::tr("The folder for what this program remembers cannot be made."), path,
                 Text::tr("Set XDG_STATE_HOME to a folder that can be written.")};
}

} // namespace sw::base
