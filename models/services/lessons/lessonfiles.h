// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

namespace sw::services
{

/// Files to start a lesson of one's own from.
struct LessonFiles
{
    QByteArray steps;
    QByteArray texts;
    QString textsPath; ///< beside that of the steps
};

/// A lesson of a few steps of all kinds, to be called as the file at \p path.
base::Result<LessonFiles> templateLesson(const QString &path);
/// The shipped lesson \p id, called as the file at \p path. Error Usage names the lessons that there are.
base::Result<LessonFiles> copiedLesson(const QString &id, const QString &path);

} // namespace sw::services
