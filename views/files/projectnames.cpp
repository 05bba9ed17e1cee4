// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/projectnames.h"

#include "models/base/files/filenames.h"
#include "models/base/texts.h"

namespace sw::views
{

QString projectFilter()
{
    return Text::tr("Shapewright projects (*.shape.json);;All files (*)");
}

QString proposedFileName(const QString &project)
{
    const QString name = base::cleanFileName(project.trimmed(), QStringLiteral(" "));
    return name.isEmpty() ? QStringLiteral("design") : name;
}

} // namespace sw::views
