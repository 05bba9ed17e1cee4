// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/projectname.h"

#include <QFileInfo>

namespace sw::cli
{

QString projectName(const QString &path)
{
    QString name = QFileInfo(path).fileName();
    for (const QString &ending : {QStringLiteral(".json"), QStringLiteral(".shape")}) {
        if (name.endsWith(ending) && name.size() > ending.size())
            name.chop(ending.size());
    }
    return name;
}

} // namespace sw::cli
