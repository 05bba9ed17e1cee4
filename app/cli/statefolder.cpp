// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/statefolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace sw::cli
{

base::Result<QString> stateFolder(const Context &context, const QString &name)
{
    QString root = context.environment.value(QStringLiteral("XDG_STATE_HOME"));
    if (!QDir::isAbsolutePath(root)) // also when it is empty: the specification says to ignore relative ones
        root = context.environment.value(QStringLiteral("HOME")) + QStringLiteral("/.local/state");
    const QString path = root + QStringLiteral("/shapewright/") + name;
    if (QDir::isAbsolutePath(path) && QDir().mkpath(path) &&
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        return path;
    return base::Error{base::ErrorCode::File,
                       QCoreApplication::translate("StateFolder", "The folder for journals cannot be made."), path,
                       QCoreApplication::translate(
                           "StateFolder", "Set XDG_STATE_HOME to a folder that can be written; nothing was sent.")};
}

} // namespace sw::cli
